"""`evolve(state, event) -> state`: what a deal looks like after an event.

It reads neither law nor clock nor chance: what was concluded stands in the event. The same function folds a full state
and a redacted view of one, because an event seen with holes leaves holes.
"""

from collections.abc import Callable, Sequence
from functools import cache
from operator import add
from typing import Any

from cardspeak.hand import events as e
from cardspeak.hand.remedies.evolve import EVOLVE_REMEDIES
from cardspeak.hand.state import HIDDEN, NOTHING_YET, STACKS, WHOLE_TABLE, Cards, Noted, Pot, Round, Secret, State, new


def begun(state: State | None, event: e.HandBegun) -> State:
    """The players sit with their chips; nothing was posted or dealt."""
    deal = event.deal
    players = len(deal.seats)
    nothing, nobody, pot, cards, secret = _blank(players)
    everybody = (1 << players) - 1
    opening = new(Round, (
        deal.stacks, nothing, everybody, (), 0, 0, deal.big_blind, 0, players, players, nobody, 0, -1, 0, -1,
    ))  # fmt: skip
    return new(State, (deal, -1, "posting", opening, pot, cards, secret, NOTHING_YET))


@cache
def _blank(players: int) -> tuple[tuple[int, ...], tuple[int, ...], Pot, Cards, Secret]:
    """What every deal of so many begins with: no chips in front, nobody who has acted, no pot, no cards."""
    nothing = (0,) * players
    empty: tuple[tuple[int, ...], ...] = ((),) * players
    pot, cards = Pot(nothing, nothing, (), 0, 0), Cards(((),), empty, empty, 0)
    return nothing, (-1,) * players, pot, cards, Secret(empty, (), (), empty)


def set_up(state: State | None, event: e.SpotSet) -> State:
    """The deal stands as it was set up."""
    deal, street, now, pot, cards, secret, opener, increase, idle, left = event
    so_far = NOTHING_YET._replace(opener=opener, increase=increase, idle=idle, left=left)
    return new(State, (deal, street, "betting", now, pot, cards, secret, so_far))


def shuffled(state: State, event: e.Shuffled) -> State:
    deal, street, stage, now, pot, cards, (down, _, burns, discards), noted = state
    secret = new(Secret, (down, event.order, burns, discards))
    return new(State, (deal, street, stage, now, pot, cards, secret, noted))


def posted(state: State, event: e.Posted) -> State:
    deal, street, _, _, pot, cards, secret, noted = state
    pot = new(Pot, (event.paid, event.dead, pot.carried, 0, 0))
    return new(State, (deal, street, "due", event.round, pot, cards, secret, noted))


def dealt(state: State, event: e.Dealt) -> State:
    return all_dealt(state, (event,))


def all_dealt(state: State, events: Sequence[e.Dealt]) -> State:
    """The cards of one street lie there, or of several that were dealt one after the other."""
    deal, before, _, now, pot, (boards, opened, up, tabled), (down, stub, burns, discards), noted = state
    taken = 0
    ruled = noted.burns
    for street, burned, new_down, new_up, board, run in events:
        taken += len(burned) + len(board)
        if new_down:
            counts = [*map(len, new_down)]
            hidden = tuple(map(HIDDEN.__getitem__, counts))
            taken += sum(counts)
            if before < 0:
                down, opened = new_down, hidden
            else:
                down = tuple(map(add, down, new_down))
                opened = tuple(map(add, opened, hidden))
        if new_up:
            taken += sum(map(len, new_up))
            up = tuple(map(add, up, new_up))
        if board:
            boards = _put(boards, run, boards[run] + board) if len(boards) > 1 else (boards[0] + board,)
        burns += burned
        if ruled and street != before:
            ruled = ruled[1:]
        before = street
    seen_by_all = new(Cards, (boards, opened, up, tabled))
    held_by_some = new(Secret, (down, stub[taken:], burns, discards))
    if noted.burns:
        noted = noted._replace(burns=ruled)
    return new(State, (deal, before, "dealt", now, pot, seen_by_all, held_by_some, noted))


def opened(state: State, event: e.RoundOpened) -> State:
    deal, street, _, _, pot, cards, secret, noted = state
    now, opener = event
    if noted.opener != opener:
        noted = new(Noted, (opener, *noted[1:]))
    return new(State, (deal, street, "betting", now, pot, cards, secret, noted))


def folded(state: State, event: e.Folded) -> State:
    deal, street, stage, now, pot, cards, secret, noted = state
    seat, after = event
    opener, increase, mucked, claimed, runs, odd, idle, burns, counted, given, left = noted
    if now.bets[seat] == now.level:
        idle |= 1 << seat
    gone = new(Noted, (opener, increase, mucked, claimed, runs, odd, idle, burns, counted, given, (*left, seat)))
    return new(State, (deal, street, stage, after, pot, cards, secret, gone))


def acted(state: State, event: e.Checked | e.Called | e.BroughtIn | e.UncalledReturned) -> State:
    deal, street, stage, _, pot, cards, secret, noted = state
    return new(State, (deal, street, stage, event.round, pot, cards, secret, noted))


def raised(state: State, event: e.RaisedTo) -> State:
    deal, street, stage, _, pot, cards, secret, noted = state
    if noted.idle:
        noted = noted._replace(idle=0)
    if event.full and noted.increase != event.seat:
        noted = new(Noted, (noted.opener, event.seat, *noted[2:]))
    return new(State, (deal, street, stage, event.round, pot, cards, secret, noted))


def collected(state: State, event: e.Collected) -> State:
    deal, street, _, _, (_, dead, carried, taken, raked), cards, secret, noted = state
    paid, now = event
    pot = new(Pot, (paid, dead, carried, taken, raked))
    if noted.counted_all_in:
        noted = noted._replace(counted_all_in=())
    return new(State, (deal, street, "due", now, pot, cards, secret, noted))


def draw_opened(state: State, event: e.DrawOpened) -> State:
    return state._replace(street=event.street, stage="drawing", round=event.round)


def discarded(state: State, event: e.Discarded) -> State:
    if not event.positions:
        return state._replace(round=event.round)
    seat, secret, cards = event.seat, state.secret, state.cards
    gone = frozenset(event.positions)
    kept = tuple(card for place, card in enumerate(secret.down[seat]) if place not in gone)
    seen = tuple(card for place, card in enumerate(cards.open[seat]) if place not in gone)
    return state._replace(
        round=event.round,
        cards=cards._replace(open=_put(cards.open, seat, seen)),
        secret=secret._replace(
            down=_put(secret.down, seat, kept),
            discards=_put(secret.discards, seat, secret.discards[seat] + event.cards),
        ),
    )


def cards_asked(state: State, event: e.CardsAsked) -> State:
    deal, street, _, now, pot, cards, secret, noted = state
    return new(State, (deal, street, "dictating", now, pot, cards, secret, noted))


def shuffle_asked(state: State, event: e.ShuffleAsked) -> State:
    return state._replace(stage="shuffling")


def reshuffled(state: State, event: e.Reshuffled) -> State:
    secret = state.secret
    if not event.kept:
        return state._replace(stage="due", secret=secret._replace(stub=event.order, burns=()))
    live = state.round.live
    down = tuple(held if live >> seat & 1 else () for seat, held in enumerate(secret.down))
    seen = tuple(held if live >> seat & 1 else () for seat, held in enumerate(state.cards.open))
    discards = tuple(thrown[len(thrown) - kept :] for thrown, kept in zip(secret.discards, event.kept, strict=True))
    thrown_away = any(map(len, secret.discards)) or down != secret.down
    return state._replace(
        stage="drawing",
        cards=state.cards._replace(open=seen),
        secret=secret._replace(
            stub=event.order, down=down, discards=discards, burns=secret.burns if thrown_away else ()
        ),
    )


def runs_asked(state: State, event: e.RunsAsked) -> State:
    return state._replace(stage="runs", noted=state.noted._replace(runs=WHOLE_TABLE if event.whole_table else 0))


def runs_agreed(state: State, event: e.RunsAgreed) -> State:
    boards = state.cards.boards * event.times
    return state._replace(
        stage="due", noted=state.noted._replace(runs=event.times), cards=state.cards._replace(boards=boards)
    )


def showdown_opened(state: State, event: e.ShowdownOpened) -> State:
    deal, street, _, _, pot, cards, secret, noted = state
    return new(State, (deal, street, "showdown", event.round, pot, cards, secret, noted))


def tabled(state: State, event: e.Tabled) -> State:
    deal, street, stage, _, pot, (boards, opened, up, before), (down, stub, burns, discards), noted = state
    seat, held, now = event
    seen, known = [*opened], [*down]
    seen[seat] = known[seat] = held
    cards = new(Cards, (boards, tuple(seen), up, before | 1 << seat))
    secret = new(Secret, (tuple(known), stub, burns, discards))
    return new(State, (deal, street, stage, now, pot, cards, secret, noted))


def some_shown(state: State, event: e.CardShown | e.Exposed) -> State:
    seat, cards, secret = event.seat, state.cards, state.secret
    seen = _with(cards.open[seat], event.positions, event.cards)
    known = _with(secret.down[seat], event.positions, event.cards)
    return state._replace(
        cards=cards._replace(open=_put(cards.open, seat, seen)),
        secret=secret._replace(down=_put(secret.down, seat, known)),
        round=event.round if isinstance(event, e.Exposed) else state.round,
    )


def mucked_unseen(state: State, event: e.Mucked) -> State:
    deal, street, stage, _, pot, cards, secret, noted = state
    seat, now = event
    opener, increase, mucked, claimed, runs, odd, idle, burns, counted, given, left = noted
    mucked |= 1 << seat
    gone = new(Noted, (opener, increase, mucked, claimed, runs, odd, idle, burns, counted, given, (*left, seat)))
    return new(State, (deal, street, stage, now, pot, cards, secret, gone))


def board_played(state: State, event: e.BoardPlayed) -> State:
    noted = state.noted._replace(claimed=state.noted.claimed | 1 << event.seat)
    return state._replace(round=event.round, noted=noted)


def winners_asked(state: State, event: e.WinnersAsked) -> State:
    return state._replace(stage="naming")


def raked(state: State, event: e.Raked) -> State:
    pot = state.pot
    return state._replace(pot=pot._replace(taken=pot.taken + event.amount, raked=event.amount))


def awarded(state: State, event: e.Awarded) -> State:
    deal, street, stage, now, (paid, dead, carried, taken, raked), cards, secret, noted = state
    which, _, _, size, shares, odd_to = event
    stacks = [*now.stacks]
    paid_out = []
    for seat, amount in shares:
        stacks[seat] += amount
        paid_out.append((which, seat, amount))
    opener, increase, mucked, claimed, runs, odd, idle, burns, counted, given, left = noted
    given += tuple(paid_out)
    noted = new(Noted, (opener, increase, mucked, claimed, runs, odd + odd_to, idle, burns, counted, given, left))
    after = [*now]
    after[STACKS] = tuple(stacks)
    pot = new(Pot, (paid, dead, carried, taken + size, raked))
    return new(State, (deal, street, stage, new(Round, after), pot, cards, secret, noted))


def ended(state: State, event: e.HandEnded) -> State:
    deal, street, _, now, pot, cards, secret, noted = state
    return new(State, (deal, street, "over", now, pot, cards, secret, noted))


def told(state: State, event: e.PotTold | e.BetTold | e.PotSpread | e.BetsGathered | e.RabbitShown) -> State:
    return state


def hand_seen(state: State, event: e.HandSeen) -> State:
    seat = event.target
    return state._replace(
        cards=state.cards._replace(open=_put(state.cards.open, seat, event.cards)),
        secret=state.secret._replace(down=_put(state.secret.down, seat, event.cards)),
    )


def _put(rows: tuple[tuple[int, ...], ...], seat: int, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    changed = [*rows]
    changed[seat] = row
    return tuple(changed)


def _with(held: tuple[int, ...], positions: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    faces = dict(zip(positions, cards, strict=True))
    return tuple(faces.get(place, card) for place, card in enumerate(held))


EVOLVE: dict[type, Callable[[Any, Any], State]] = {
    e.HandBegun: begun,
    e.SpotSet: set_up,
    e.Shuffled: shuffled,
    e.Posted: posted,
    e.Dealt: dealt,
    e.RoundOpened: opened,
    e.BroughtIn: acted,
    e.Checked: acted,
    e.Called: acted,
    e.RaisedTo: raised,
    e.Folded: folded,
    e.Exposed: some_shown,
    e.UncalledReturned: acted,
    e.Collected: collected,
    e.DrawOpened: draw_opened,
    e.Discarded: discarded,
    e.CardsAsked: cards_asked,
    e.ShuffleAsked: shuffle_asked,
    e.Reshuffled: reshuffled,
    e.RunsAsked: runs_asked,
    e.RunsAgreed: runs_agreed,
    e.ShowdownOpened: showdown_opened,
    e.Tabled: tabled,
    e.CardShown: some_shown,
    e.Mucked: mucked_unseen,
    e.BoardPlayed: board_played,
    e.WinnersAsked: winners_asked,
    e.Raked: raked,
    e.Awarded: awarded,
    e.HandEnded: ended,
    e.PotTold: told,
    e.BetTold: told,
    e.PotSpread: told,
    e.BetsGathered: told,
    e.RabbitShown: told,
    e.HandSeen: hand_seen,
    **EVOLVE_REMEDIES,
}


def evolve(state: State | None, event: e.Event) -> State:
    """Return the state after an event; the first event of a deal needs no state."""
    return EVOLVE[type(event)](state, event)


def happened(state: State, event: e.Event, events: list[e.Event]) -> State:
    """Add an event to those that happened, and return the state after it."""
    events.append(event)
    return EVOLVE[type(event)](state, event)
