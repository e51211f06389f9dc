"""`decide(state, command, law) -> events or Refused`: what a command leads to, the dealer's own work included.

Nothing here changes anything: a refusal leaves the state as it was, and events count only once they are folded.
"""

from collections.abc import Callable, Sequence
from typing import Any

from cardspeak.cards.card import DECKS, UNKNOWN, card_text, cards_text
from cardspeak.finding import Finding, finding
from cardspeak.hand import asking, betting, showdown
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.dealing import burns_due, dealers_work, draws_owed, most_runs, served, shuffled_cards
from cardspeak.hand.evolve import EVOLVE
from cardspeak.hand.faces import FACES, impossible, no_such_card
from cardspeak.hand.posting import unfit
from cardspeak.hand.pots import pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import HIDDEN, NOTHING_YET, Cards, Secret, Stage, State, new, seats_in
from cardspeak.law.law import Law

Outcome = Sequence[e.Event] | Refused


WHOLE = {count: frozenset(deck) for count, deck in DECKS.items()}


def begin(state: State | None, command: c.Begin, law: Law) -> Outcome:
    """Begin a deal with a shuffled deck, or with a deck that nobody knows."""
    deal = command.deal
    refused = unfit(deal, law) if state is None else _begun_already(law)
    if refused:
        return refused
    order = command.order
    if not order:
        order = HIDDEN[deal.game.deck]
    elif not _whole(order, deal.game.deck):
        twice = next((card for card in order if card != UNKNOWN and order.count(card) > 1), None)
        facts: dict[str, object] = {"cards": len(order)}
        if twice in FACES[52]:
            facts["card"] = card_text(twice)
        return Refused("deck_order", facts, law.cites("deal.deck"), finding("cards_each_once", cards=deal.game.deck))
    return new(e.HandBegun, (deal,)), new(e.Shuffled, (order,))


def _whole(order: tuple[int, ...], deck: int) -> bool:
    """Say whether these are the cards of a deck of so many, each once; any of them may be unknown."""
    if len(order) == deck and WHOLE[deck] == {*order}:
        return True
    known = len(FACES[deck].intersection(order))
    return len(order) == deck and (known == deck or known + max(order.count(UNKNOWN) - 1, 0) == deck)


def set_up(state: State | None, command: c.SetUp, law: Law) -> Outcome:
    """Set a deal up in the middle; a card may lie in one place only."""
    if state is not None:
        return _begun_already(law)
    deal = command.deal
    players = len(deal.seats)
    empty: tuple[tuple[int, ...], ...] = ((),) * players
    down, up = command.down or empty, command.up or empty
    discards = command.discards or empty
    rows = (*down, *up, command.board, command.stub, command.burns, *discards)
    known = [card for row in rows for card in row if card != UNKNOWN]
    refused = no_such_card(deal.game.deck, known, law)
    if refused:
        return refused
    twice = sorted({card for card in known if known.count(card) > 1})
    if twice:
        return Refused("card_twice", {"card": cards_text(tuple(twice))}, law.cites("deal.deck"))
    stub = command.stub or HIDDEN[max(deal.game.deck - sum(map(len, rows)), 0)]
    opened = tuple([HIDDEN[len(row)] for row in down])
    cards = Cards((command.board,), opened, up, 0)
    secret = Secret(down, stub, command.burns, discards)
    now = command.round
    # who speaks first in a round without a bet has opened it
    opener = now.queue[0] if now.queue and not now.level else -1
    noted = command.noted or NOTHING_YET._replace(opener=opener, increase=now.aggressor)
    so_far = noted.opener, noted.increase, noted.idle, noted.left
    return (e.SpotSet(deal, command.street, now, command.pot, cards, secret, *so_far),)


def _not_now(state: State, command: Any, law: Law, stage: Stage) -> Refused:
    """Refuse what comes in the wrong stage, from an empty seat, or out of turn."""
    players = len(state.deal.seats)
    seat = getattr(command, "seat", -1)
    if not 0 <= seat < players:
        return Refused("no_such_seat", {"seat": seat}, law.cites("turn.order"), finding("one_of_seats", number=players))
    name = state.deal.seats[seat]
    if state.stage == "over":
        return Refused("hand_is_over", {"seat": name}, law.cites("pot.winner"))
    if not state.round.live >> seat & 1:
        return Refused("not_in_the_hand", {"seat": name}, law.cites("fold.effect", "turn.order"))
    if state.stage != stage:
        return Refused("not_now", {"seat": name, "stage": state.stage}, law.cites("deal.sequence"), expected(state))
    facts = {"seat": name, "to_act": state.deal.seats[state.round.queue[0]]}
    return Refused("out_of_turn", facts, law.cites("turn.order"), expected(state))


def _begun_already(law: Law) -> Refused:
    return Refused("begun_already", {}, law.cites("deal.sequence"), Finding("play_deal_to_its_end"))


def _name(state: State, seat: int) -> str:
    seats = state.deal.seats
    return seats[seat] if 0 <= seat < len(seats) else f"number {seat}"


def _of_seat(function: Callable[[State, Any, Law], Outcome]) -> Callable[[State, Any, Law], Outcome]:
    """Refuse what comes from, or is asked of, a seat that is not there."""

    def decided(state: State, command: Any, law: Law) -> Outcome:
        players = len(state.deal.seats)
        for seat in (command.seat, getattr(command, "target", command.seat)):
            if not 0 <= seat < players:
                return Refused(
                    "no_such_seat", {"seat": seat}, law.cites("turn.order"), finding("one_of_seats", number=players)
                )
        return function(state, command, law)

    return decided


AWAITED = {
    "dictating": "dealer_says_cards",
    "shuffling": "order_of_shuffled_cards",
    "runs": "how_often_board_is_run",
    "naming": "dealer_names_winners",
}


def expected(state: State) -> Finding | None:
    """Return what the hand waits for; none where it waits for nothing."""
    queue = state.round.queue
    if queue:
        return finding("to_act", name=state.deal.seats[queue[0]])
    code = AWAITED.get(state.stage)
    return Finding(code) if code else None


def discard(state: State, command: c.Discard, law: Law) -> Outcome:
    """Throw cards away, each of them one's own."""
    queue, seat = state.round.queue, command.seat
    if state.stage != "drawing" or not queue or queue[0] != seat:
        return _not_now(state, command, law, "drawing")
    held = state.secret.down[seat]
    positions: tuple[int, ...] | None = command.positions
    if command.cards:
        refused = impossible(state, command.cards, held, law)
        if refused:
            return refused
        positions = betting.positions_of(held, command.cards)
    if positions is None or any(not 0 <= place < len(held) for place in positions):
        facts = {"seat": state.deal.seats[seat], "cards": cards_text(command.cards)}
        return Refused("not_his_cards", facts, law.cites("deal.holding"), Finding("own_cards"))
    if len(set(positions)) != len(positions):
        return Refused("card_twice", {"seat": state.deal.seats[seat]}, law.cites("deal.holding"))
    cards = command.cards or tuple([held[place] for place in positions])
    return (e.Discarded(seat, positions, cards, state.round._replace(queue=queue[1:])),)


def turn_up(state: State, command: c.TurnUp, law: Law) -> Outcome:
    """Take the dealer's word for the cards that were dealt; cards that are not named stay unknown."""
    if state.stage != "dictating":
        return Refused("no_cards_due", {"stage": state.stage}, law.cites("deal.sequence"), expected(state))
    deal, live = state.deal, served(state, law)
    players = len(deal.seats)
    drawn = state.street >= 0 and deal.game.streets[state.street].draw
    index = state.street if drawn else state.street + 1
    street = deal.game.streets[index]
    wanted = draws_owed(state) if drawn else _for_each(live, street.down, players)
    opened = _for_each(live, street.up, players)
    named = [*command.board]
    for _, row in (*command.down, *command.up):
        named += row
    refused = impossible(state, named, (), law)
    if refused:
        return refused
    common = bool(command.board) and not street.board and index > 0
    board = 1 if common and deal.game.family == "stud" else street.board
    if len(command.board) > board:
        facts: dict[str, object] = {"cards": len(command.board), "street": street.name}
        return Refused("too_many_cards", facts, law.cites("deal.board"), finding("so_many_cards", cards=board))
    if not common and deal.game.family == "stud":
        there = len(state.secret.stub) + len(state.secret.burns)
        if sum(wanted) + sum(opened) > there:
            facts = {"players": live.bit_count(), "stub": len(state.secret.stub)}
            return Refused("not_enough_cards", facts, law.cites("deal.short_stub"), Finding("one_card_for_all"))
    for given, counts in ((command.down, wanted), (command.up, opened)):
        for seat, cards in given:
            if not 0 <= seat < players or len(cards) > counts[seat]:
                facts = {"seat": deal.seats[seat] if 0 <= seat < players else seat, "cards": cards_text(cards)}
                return Refused(
                    "too_many_cards", facts, law.cites("deal.holding"), finding("cards_of_street", name=street.name)
                )
    down, up = _filled(command.down, wanted, common), _filled(command.up, opened, common)
    burns = HIDDEN[burns_due(state, law) if street.burn else 0]
    return (new(e.Dealt, (index, burns, down, up, command.board + HIDDEN[board - len(command.board)], 0)),)


def _filled(
    given: tuple[tuple[int, tuple[int, ...]], ...], counts: list[int], common: bool
) -> tuple[tuple[int, ...], ...]:
    """The named cards by seat, filled up with unknown ones, unless a common card stands for them; empty for none."""
    if not any(counts):
        return ()
    rows = [HIDDEN[0 if common else count] for count in counts]
    for seat, cards in given:
        missing = counts[seat] - len(cards)
        rows[seat] = cards + HIDDEN[missing] if missing else cards
    return tuple(rows) if any(rows) else ()


def _for_each(live: int, cards: int, players: int) -> list[int]:
    return [cards if live >> seat & 1 else 0 for seat in range(players)] if cards else [0] * players


def reshuffle(state: State, command: c.Reshuffle, law: Law) -> Outcome:
    """Take the new order of the cards that were shuffled."""
    if state.stage != "shuffling":
        return Refused("no_shuffle_due", {"stage": state.stage}, law.cites("deal.sequence"), expected(state))
    cards, kept = shuffled_cards(state)
    if sorted(cards) != sorted(command.order):
        facts: dict[str, object] = {"cards": len(command.order)}
        return Refused(
            "deck_order", facts, law.cites("deal.deck"), finding("same_cards_in_new_order", cards=len(cards))
        )
    return (e.Reshuffled(command.order, kept),)


def run(state: State, command: c.Run, law: Law) -> Outcome:
    """Run the rest of the board as often as the players agreed."""
    if state.stage != "runs":
        return Refused("no_runs_due", {"stage": state.stage}, law.cites("deal.runs"), expected(state))
    most = most_runs(state, law)
    if not 1 <= command.times <= most:
        return Refused(
            "number_of_runs", {"times": command.times}, law.cites("deal.runs"), finding("from_to", least=1, most=most)
        )
    return (e.RunsAgreed(command.times),)


def show(state: State, command: c.Show, law: Law) -> Outcome:
    """Show at the showdown, or expose cards while the hand goes on."""
    seat = command.seat
    if not 0 <= seat < len(state.deal.seats) or not state.secret.down[seat]:
        return _not_now(state, command, law, "showdown")
    if command.cards:
        refused = impossible(state, command.cards, state.secret.down[seat] + state.cards.up[seat], law)
        if refused:
            return refused
    if state.stage in ("betting", "drawing"):
        if not state.round.live >> seat & 1:
            return _not_now(state, command, law, "showdown")
        event: e.Event | Refused = betting.expose(state, seat, command.cards or state.secret.down[seat], law)
    elif state.stage == "over":
        held = state.secret.down[seat]
        places = betting.positions_of(held, command.cards or held)
        if places is None:
            return Refused("not_his_cards", {"seat": state.deal.seats[seat]}, law.cites("show.words"))
        event = e.CardShown(seat, places, command.cards or held)
    elif state.stage == "showdown" and showdown.claims(state) >> seat & 1:
        event = showdown.show(state, command, law)
    else:
        return _not_now(state, command, law, "showdown")
    return event if isinstance(event, Refused) else (event,)


def _at_showdown(function: Callable[[State, Any, Law], e.Event | Refused]) -> Callable[[State, Any, Law], Outcome]:
    def decided(state: State, command: Any, law: Law) -> Outcome:
        if state.stage != "showdown" or command.seat not in state.round.queue:
            return _not_now(state, command, law, "showdown")
        event = function(state, command, law)
        return event if isinstance(event, Refused) else (event,)

    return decided


def name_winners(state: State, command: c.NameWinners, law: Law) -> Outcome:
    """Award by the dealer's word: for each pot, the main pot first, the seats that won it."""
    waits = state.stage == "showdown" and showdown.unseen(state, showdown.claims(state))
    if state.stage != "naming" and not waits:
        return Refused("no_winners_due", {"stage": state.stage}, law.cites("pot.winner", "show.words"), expected(state))
    found = pots(state)
    winners = command.winners * len(found) if len(command.winners) == 1 else command.winners
    if len(winners) != len(found):
        return Refused("winners_of_each_pot", {"pots": len(found)}, law.cites("pot.winner", "pot.sides"))
    for pot, names in zip(found, winners, strict=True):
        among = pot.seats & showdown.claims(state)
        if not among:
            continue  # nobody is left in it: it was won before
        strangers = [seat for seat in names if seat < 0 or not among >> seat & 1]
        if strangers or not names or len(set(names)) != len(names):
            facts = {"seats": ", ".join(_name(state, seat) for seat in strangers)}
            may = ", ".join(state.deal.seats[seat] for seat in seats_in(among, len(state.deal.seats)))
            return Refused("no_share_in_the_pot", facts, law.cites("pot.sides"), finding("any_of", names=may))
    events: list[e.Event] = []
    showdown.pay(state, law, winners, events)
    return events


BETTING: dict[type, Callable[[Any, Any, Law], e.Event | Refused]] = {
    c.Fold: betting.fold,
    c.Check: betting.check,
    c.Call: betting.call,
    c.RaiseTo: betting.raise_to,
    c.RaiseBy: betting.raise_by,
    c.AllIn: betting.all_in,
    c.BringIn: betting.bring_in,
}

DECIDE: dict[type, Callable[[Any, Any, Law], Outcome]] = {
    c.Begin: begin,
    c.SetUp: set_up,
    c.Discard: discard,
    c.TurnUp: turn_up,
    c.Reshuffle: reshuffle,
    c.Run: run,
    c.Show: show,
    c.Muck: _at_showdown(showdown.muck),
    c.PlayBoard: _at_showdown(showdown.play_board),
    c.AskToSee: _of_seat(asking.ask_to_see),
    c.AskPot: _of_seat(asking.ask_pot),
    c.AskBet: _of_seat(asking.ask_bet),
    c.AskSpread: _of_seat(asking.ask_spread),
    c.AskGather: _of_seat(asking.ask_gather),
    c.AskBurn: _of_seat(asking.ask_burn),
    c.Rabbit: _of_seat(asking.rabbit),
    c.NameWinners: name_winners,
}


def follow(state: State | None, decided: Sequence[e.Event], law: Law) -> tuple[State, list[e.Event]]:
    """Fold events and the dealer's work that follows them; return the state and all events."""
    events = [*decided]
    for event in events:
        state = EVOLVE[type(event)](state, event)
    assert state is not None
    if state.round.queue and state.stage == "betting":
        return state, events
    return dealers_work(state, law, events), events


def step(state: State | None, command: c.Command, law: Law) -> tuple[State, list[e.Event]] | Refused:
    """Decide a command and fold its events, with the dealer's work that follows."""
    act = BETTING.get(type(command))
    if state is None or act is None:
        if state is None and not isinstance(command, c.Begin | c.SetUp):
            return Refused("not_begun", {}, law.cites("deal.sequence"), Finding("beginning_of_deal"))
        decided = DECIDE[type(command)](state, command, law)
        return decided if isinstance(decided, Refused) else follow(state, decided, law)
    queue = state.round.queue
    if not queue or queue[0] != command.seat or state.stage != "betting":  # type: ignore[union-attr]
        return _not_now(state, command, law, "betting")
    event = act(state, command, law)
    if type(event) is Refused:
        return event
    state = EVOLVE[type(event)](state, event)
    events = [event]
    return state if state.round.queue else dealers_work(state, law, events), events


def decide(state: State | None, command: c.Command, law: Law) -> list[e.Event] | Refused:
    """Return the events that a command leads to, the dealer's work included, or why it is refused."""
    outcome = step(state, command, law)
    return outcome if isinstance(outcome, Refused) else outcome[1]
