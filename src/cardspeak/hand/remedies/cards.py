"""Doing to the cards of a hand what a ruling wants: cards taken back, replaced, burned or mixed; none is lost."""

from collections.abc import Callable, Sequence
from operator import add
from typing import Any

from cardspeak.cards.card import UNKNOWN
from cardspeak.finding import finding
from cardspeak.hand import events as e
from cardspeak.hand.dealing import burns_due
from cardspeak.hand.faces import impossible
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies import events as a
from cardspeak.hand.remedies import kinds as m
from cardspeak.hand.state import HIDDEN, Cards, Round, Secret, State
from cardspeak.hand.turn import betting_is_closed
from cardspeak.law.law import Law

Events = list[e.Event]
Row = tuple[int, ...]
Rows = tuple[Row, ...]


def replace(state: State, remedy: m.Replace, law: Law, happened: Sequence[e.Event]) -> Events:
    """Change a card for the next of the stub, where there is one."""
    seat, place, stub = remedy.seat, remedy.position, state.secret.stub
    held = state.secret.down[seat]
    if not stub or not 0 <= place < len(held):
        return []
    return [a.CardReplaced(seat, place, held[place], stub[0], remedy.burns_next)]


def shuffle_stub(state: State, remedy: m.ShuffleStub, law: Law, happened: Sequence[e.Event]) -> Events | Refused:
    """Shuffle the stub: the same cards in their new order."""
    stub = state.secret.stub
    order = remedy.order or stub
    if sorted(order) != sorted(stub):
        return Refused(
            "deck_order", {"cards": len(order)}, law.cites("deal.deck"), finding("cards_of_stub", cards=len(stub))
        )
    return [a.StubShuffled(order)] if stub else []


def deal_again(state: State, remedy: m.DealAgain, law: Law, happened: Sequence[e.Event]) -> Events:
    """Take the common cards of this street back, with the bets that were made on them; the dealer deals it again."""
    count = state.deal.game.streets[state.street].board
    boards, now = state.cards.boards, state.round
    fresh = state.stage == "betting" or (state.stage == "dictating" and betting_is_closed(now))
    if not count or len(boards) > 1 or not fresh:
        return []
    burns, stub = _as_burned(state, remedy.burned, law, happened)
    keep = len(burns) - remedy.burned if remedy.burn_back else len(burns)
    back = _untold(state, burns[keep:] + boards[0][-count:])
    stub = stub + back if remedy.into else back + stub
    events, now = _bets_back(state)
    secret = state.secret._replace(stub=stub, burns=burns[:keep])
    cards = state.cards._replace(boards=(boards[0][:-count],))
    then = () if remedy.burn_back else (0,)
    laid = a.CardsLaid(state.street - 1, "due", now._replace(queue=()), cards, secret, then)
    return [*events, laid] if _enough(state, laid, law) else []


def burned(state: State, remedy: m.Burned, law: Law, happened: Sequence[e.Event]) -> Events:
    """Put the number of burned cards right, and what burns next; the cards on the table stay."""
    burns, stub = _as_burned(state, remedy.burned, law, happened)
    if (
        state.stage == "over"
        or len(state.cards.boards) > 1
        or (burns == state.secret.burns and remedy.then == state.noted.burns)
    ):
        return []
    return _laid(state, law, state.cards, state.secret._replace(stub=stub, burns=burns), remedy.then)


def _as_burned(state: State, number: int, law: Law, happened: Sequence[e.Event]) -> tuple[Row, Row]:
    """Return burns and stub as they lie when so many were burned before this street; what lies open stays open."""
    burns, stub, there = state.secret.burns, state.secret.stub, _burned_here(state, number, law, happened)
    if number < there:
        at = len(burns) - there + number
        return burns[:at], burns[at:] + stub
    return burns + stub[: number - there], stub[number - there :]


def _burned_here(state: State, ruled: int, law: Law, happened: Sequence[e.Event]) -> int:
    """Return how many cards were burned before this street, or how many should have been where it was set up."""
    for event in reversed(happened):
        if isinstance(event, a.CardsLaid):
            return ruled  # it was put right before
        if isinstance(event, e.Dealt):
            return len(event.burns)
    should = law.deal_burn() if state.deal.game.streets[state.street].burn else 0
    return min(should, len(state.secret.burns))


def _bets_back(state: State) -> tuple[Events, Round]:
    now = state.round
    back = tuple([(seat, bet) for seat, bet in enumerate(now.bets) if bet])
    if not back:
        return [], now
    now = now._replace(stacks=tuple(map(add, now.stacks, now.bets)), bets=(0,) * len(now.bets))
    return [a.BetsReturned(back, state.pot.paid, state.pot.dead, now)], now


def opened_early(state: State, remedy: m.OpenedEarly, law: Law, happened: Sequence[e.Event]) -> Events:
    """Put the cards of the next street into the stub, the burn before them to the burns, or into the stub, too."""
    streets, stub = state.deal.game.streets, state.secret.stub
    if state.stage != "betting" or state.street + 1 >= len(streets):
        return []
    burn = burns_due(state, law) if streets[state.street + 1].burn else 0
    burns, early, rest = stub[:burn], stub[burn : burn + remedy.cards], stub[burn + remedy.cards :]
    then = () if remedy.burn_back else remedy.then
    if len(rest) <= burn + 1:
        return []
    if remedy.burn_back:
        early, burns = burns + early, ()
    elif remedy.river:
        again, river, rest = rest[:burn], rest[burn], rest[burn + 1 :]
        burns += again
        rest = (*rest[:1], river, *rest[1:])  # the turn will come from the shuffled stub, the river lies fast
    secret = state.secret._replace(stub=rest + _untold(state, early), burns=state.secret.burns + burns)
    return _laid(state, law, state.cards, secret, then)


def turn_over(state: State, remedy: m.TurnOver, law: Law, happened: Sequence[e.Event]) -> Events | Refused:
    """Change a down card of stud for the open card; where nobody has acted, the round is opened anew."""
    seat, place, now = remedy.seat, remedy.position, state.round
    held, opened = state.secret.down[seat], state.cards.up[seat]
    if state.street or state.stage != "betting" or len(opened) != 1 or not 0 <= place < len(held):
        return []
    card = held[place]
    if card == UNKNOWN:
        card = remedy.card
        refused = impossible(state, (card,), (), law)
        if refused:
            return refused
    down = _put(state.secret.down, seat, (*held[:place], opened[0], *held[place + 1 :]))
    seen = state.cards.open[seat]
    cards = state.cards._replace(
        up=_put(state.cards.up, seat, (card,)),
        open=_put(state.cards.open, seat, (*seen[:place], UNKNOWN, *seen[place + 1 :])),
    )
    fresh = max(now.acted) < 0 and not any(now.bets)
    now = now._replace(queue=()) if fresh else now
    stage = "dealt" if fresh else state.stage
    return [a.CardsLaid(state.street, stage, now, cards, state.secret._replace(down=down), state.noted.burns)]


def lie_open(state: State, remedy: m.LieOpen, law: Law, happened: Sequence[e.Event]) -> Events | Refused:
    """Show a down card to all, and leave it where it is; a card that nobody has named stays as it is."""
    seat, place = remedy.seat, remedy.position
    held = state.secret.down[seat]
    if state.stage == "over" or not 0 <= place < len(held):
        return []
    card = remedy.card if held[place] == UNKNOWN else held[place]
    if card == UNKNOWN:
        return []
    refused = impossible(state, (card,), held, law)
    return refused or [e.Exposed(seat, (place,), (card,), state.round)]


def scrap(state: State, remedy: m.Scrap, law: Law, happened: Sequence[e.Event]) -> Events | Refused:
    """Take cards out of the deck, or put them on the stub to burn; one that was dealt is replaced by the next."""
    cards, secret = state.cards, state.secret
    if state.stage == "over":
        return []
    for card in remedy.cards:
        if not any(card in row for row in (secret.stub, *secret.down)):
            refused = impossible(state, (card,), (), law)
            if refused:
                return refused
        cards, secret = _without(cards, secret, card, remedy.burns_next)
    if (cards, secret) == (state.cards, state.secret):
        return []
    return _laid(state, law, cards, secret, state.noted.burns)


def _without(cards: Cards, secret: Secret, card: int, burns_next: bool) -> tuple[Cards, Secret]:
    stub, top = secret.stub, (card,) if burns_next else ()
    if card in stub:  # one that nobody named is the next card
        at = 0 if card == UNKNOWN else stub.index(card)
        return cards, secret._replace(stub=(*top, *stub[:at], *stub[at + 1 :]))
    for seat, held in enumerate(secret.down):
        if card in held and card != UNKNOWN and stub:
            at = held.index(card)
            down = _put(secret.down, seat, (*held[:at], stub[0], *held[at + 1 :]))
            seen = cards.open[seat]
            opened = _put(cards.open, seat, (*seen[:at], UNKNOWN, *seen[at + 1 :]))
            return cards._replace(open=opened), secret._replace(down=down, stub=(*top, *stub[1:]))
    if card != UNKNOWN and UNKNOWN in stub:  # it lies where nobody knows
        at = stub.index(UNKNOWN)
        return cards, secret._replace(stub=(*top, *stub[:at], *stub[at + 1 :]))
    return cards, secret


def scramble_all(state: State, remedy: m.ScrambleAll, law: Law, happened: Sequence[e.Event]) -> Events:
    """Put the burned cards and the hands that are out into the stub."""
    live, secret, cards = state.round.live, state.secret, state.cards
    if state.stage == "over":
        return []
    out = [seat for seat in range(len(secret.down)) if not live >> seat & 1]
    mixed = secret.burns
    for seat in out:
        mixed += secret.down[seat] + cards.up[seat] + secret.discards[seat]
    kept = [() if seat in out else row for seat, row in enumerate(secret.discards)]
    if not mixed:
        return []
    stub = secret.stub + _untold(state, mixed)
    secret = Secret(_empty(secret.down, out), stub, (), tuple(kept))
    cards = cards._replace(open=_empty(cards.open, out), up=_empty(cards.up, out))
    return _laid(state, law, cards, secret, state.noted.burns)


def _laid(state: State, law: Law, cards: Cards, secret: Secret, then: tuple[int, ...]) -> Events:
    laid = a.CardsLaid(state.street, state.stage, state.round, cards, secret, then)
    return [laid] if _enough(state, laid, law) else []


def _enough(state: State, laid: a.CardsLaid, law: Law) -> bool:
    """Say whether the stub still reaches to the end of the board; in other games the law helps where it does not."""
    later = state.deal.game.streets[laid.street + 1 :]
    then = (*laid.burns, *[-1] * len(later))
    wanted = [
        street.board + (law.deal_burn() if street.burn and burns < 0 else burns)
        for street, burns in zip(later, then, strict=False)
    ]
    return state.deal.game.family != "flop" or sum(wanted) <= len(laid.secret.stub)


def _untold(state: State, cards: Row) -> Row:
    """Return cards that go back into a deck: where the dealer says what comes, nobody knows any more where they lie."""
    return HIDDEN[len(cards)] if state.deal.source == "dictated" else cards


def _put(rows: Rows, seat: int, row: Row) -> Rows:
    return (*rows[:seat], row, *rows[seat + 1 :])


def _empty(rows: Rows, seats: Sequence[int]) -> Rows:
    return tuple([() if seat in seats else row for seat, row in enumerate(rows)])


CARDS: dict[type, Callable[[State, Any, Law, Sequence[e.Event]], Events | Refused]] = {
    m.Replace: replace,
    m.ShuffleStub: shuffle_stub,
    m.DealAgain: deal_again,
    m.Burned: burned,
    m.OpenedEarly: opened_early,
    m.TurnOver: turn_over,
    m.LieOpen: lie_open,
    m.Scrap: scrap,
    m.ScrambleAll: scramble_all,
}
