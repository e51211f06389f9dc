"""Playing a story: each statement becomes a command, and the hand goes on."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.floor.promises import Promise
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.turns import Held
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.betting import Barred, bounds
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.decide import step
from cardspeak.hand.evolve import evolve
from cardspeak.hand.force import killed
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.story import statements as s
from cardspeak.telling.early import (
    again,
    applied,
    bound,
    came_due,
    came_true,
    held_to,
    promises,
    supposed,
    waits,
)
from cardspeak.telling.floor_play import ruled
from cardspeak.telling.setting import Setting


class Played(NamedTuple):
    """What became of a story: the state at its end, all events, what was refused and where, the floor's rulings."""

    state: State | None
    events: tuple[e.Event, ...]
    refused: Refused | None
    refused_at: int
    law: Law
    rulings: tuple[Ruling, ...] = ()


class Unruled(ValueError):
    """A statement that this room does not rule on yet."""


def play(setting: Setting, to_the_end: bool = True) -> Played:
    """Play a story from its setting to its end, or to the first refusal.

    Not `to_the_end`: what the dealer would do next by himself is left to be told.
    """
    law = setting.law
    outcome = step(None, setting.command, law)
    if isinstance(outcome, Refused):
        return Played(None, (), outcome, -1, law)
    state, events = outcome
    told = list(events)
    for name in setting.absent:
        if state.stage == "dictating":
            state, events = _done(step(state, c.TurnUp(), law), state)
            told += events
        state, events = _done(killed(state, seat_of(name, setting), law), state)
        told += events
    rulings: list[Ruling] = []
    held: list[Held] = []
    made: list[Promise] = []
    story = setting.story
    at = 0
    while at < len(story):
        waiting = _unasked(state, story[at], to_the_end)
        while waiting is not None:
            outcome = step(state, waiting, law)
            if isinstance(outcome, Refused):
                return Played(state, tuple(told), outcome, at, law)
            state, events = outcome
            told += events
            waiting = _unasked(state, story[at], to_the_end)
        now = _given(setting, at)
        seen = supposed(state, held, story[at], now, law)
        twice = again(held, state, story[at], now)
        by_the_floor = ruled(seen, story, at, now, law) if twice is None else (twice, 1)
        if by_the_floor is not None:
            ruling, used = by_the_floor
            rulings.append(ruling)
            waits(held, seen, law, ruling, story[at - 1] if at else None, now)
            promises(made, state, ruling)
            outcome = applied(state, ruling, law, told)
        elif not to_the_end and isinstance(story[at], TOLD_ONLY):
            of_dealer = isinstance(story[at], s.DealerDoes) and story[at].what == "deals"  # type: ignore[union-attr]
            outcome, used = step(state, c.TurnUp(), law) if of_dealer else (state, []), 1
        else:
            command, used = _command(state, story, at, setting, law)
            outcome = (state, []) if command is None else step(state, command, law)
        broken = held_to(made, state, law, outcome)
        if broken is not None:
            rulings.append(broken)
            outcome = applied(state, broken, law, told)
        outcome = bound(held, state, law, outcome)
        at += used
        while not isinstance(outcome, Refused):
            state, events = outcome
            told += events
            of_one = came_due(held, state, law, now.know) or came_true(made, state, law, now.know)
            if of_one is None:
                break
            rulings.append(of_one)
            outcome = applied(state, of_one, law, told)
        if isinstance(outcome, Refused):
            return Played(state, tuple(told), outcome, at - used, law, tuple(rulings))
    waiting = _unasked(state, None) if to_the_end else None
    while waiting is not None:
        outcome = step(state, waiting, law)
        if isinstance(outcome, Refused):
            break
        state, events = outcome
        told += events
        waiting = _unasked(state, None)
    return Played(state, tuple(told), None, -1, law, tuple(rulings))


def _given(setting: Setting, at: int) -> Setting:
    """Return the setting as it is known at one statement."""
    given = setting.given.get(at)
    return setting._replace(know={**setting.know, **given.know}, record=given.record) if given else setting


def _done(outcome: tuple[State, list[e.Event]] | Refused, before: State) -> tuple[State, list[e.Event]]:
    return (before, []) if isinstance(outcome, Refused) else outcome


# what is kept for those who rule later, and changes nothing by itself
TOLD_ONLY = (s.DealerDoes, s.Person, s.TimePasses, s.FloorRules, s.Penalises)
# what may be told while the dealer has the next street still to turn
BEFORE_A_STREET = (s.Dealt, s.DealerDoes, s.Mishap, s.Person, s.TimePasses)


def _unasked(state: State, coming: s.Statement | None, by_himself: bool = True) -> c.Command | None:
    """Return what the dealer does by himself before the next statement: cards nobody named, a shuffle, one board."""
    if state.stage == "dictating" and not isinstance(coming, s.Dealt):
        waits = not by_himself and board_due(state) and isinstance(coming, BEFORE_A_STREET)
        return None if waits else c.TurnUp()
    if state.stage == "shuffling":
        return c.Reshuffle(shuffled_cards(state)[0])
    if state.stage == "runs" and not isinstance(coming, s.Runs):
        return c.Run(1)
    return None


def board_due(state: State) -> int:
    """Return how many cards of the board the dealer, who is waited for, has to turn; 0 where it is no board."""
    streets = state.deal.game.streets
    if state.stage != "dictating" or (state.street >= 0 and streets[state.street].draw):
        return 0
    return streets[state.street + 1].board


def _command(
    state: State, story: Sequence[s.Statement], at: int, setting: Setting, law: Law
) -> tuple[c.Command | None, int]:
    said = story[at]
    if isinstance(said, s.Dealt):
        return _dealt(story, at, setting)
    if isinstance(said, s.Acts):
        return action(state, said, seat_of(said.seat, setting), law), 1
    if isinstance(said, s.Draws):
        seat = seat_of(said.seat, setting)
        return c.Discard(seat, tuple(range(said.number)) if not said.cards else (), said.cards), 1
    if isinstance(said, s.Shows):
        seat = seat_of(said.seat, setting)
        cards = said.cards
        if not cards and said.number:
            cards = state.secret.down[seat][: said.number]
        return c.Show(seat, cards), 1
    if isinstance(said, s.Asks):
        return _asks(said, seat_of(said.seat, setting), setting), 1
    if isinstance(said, s.Runs):
        return c.Run(said.times), 1
    if isinstance(said, s.Skipped):
        seat_of(said.seat, setting)
        return None, 1  # whoever acts next does it out of turn, and is ruled on then
    if isinstance(said, s.DealerDoes) and said.what in ("asks_to_act", "says"):
        return None, 1  # what a player does upon it is ruled on then
    if isinstance(said, s.Wins):
        return _named(story, at, setting)
    raise Unruled(
        f"not ruled on by the hand itself: {type(said).__name__} of {getattr(said, 'seat', '') or 'the dealer'}"
    )


def seat_of(name: str, setting: Setting) -> int:
    """Return the number of a seat."""
    if name not in setting.seats:
        raise Unreadable(f"there is no seat {name!r} (seats: {' '.join(setting.seats)})")
    return setting.seats.index(name)


def _dealt(story: Sequence[s.Statement], at: int, setting: Setting) -> tuple[c.Command | None, int]:
    board: tuple[int, ...] = ()
    down: list[tuple[int, tuple[int, ...]]] = []
    up: list[tuple[int, tuple[int, ...]]] = []
    used = 0
    for said in story[at:]:
        if not isinstance(said, s.Dealt) or (said.street and board):
            break
        used += 1
        if said.street:
            board = said.cards
        elif said.face == "up":
            up.append((seat_of(said.seat, setting), said.cards))
        else:
            down.append((seat_of(said.seat, setting), said.cards))
    return c.TurnUp(board, tuple(down), tuple(up)), used


def _named(story: Sequence[s.Statement], at: int, setting: Setting) -> tuple[c.Command, int]:
    """Return who is named for the pots, one after another: the main pot is named before the side pots."""
    named: list[tuple[int, ...]] = []
    for said in story[at:]:
        if not isinstance(said, s.Wins) or (named and said.part in ("pot", "main pot")):
            break
        named.append(tuple(seat_of(name, setting) for name in said.seats))
    return c.NameWinners(tuple(named)), len(named)


def _amount(amount: s.Amount) -> int:
    if amount != int(amount):
        raise Unreadable(f"{amount} is no whole number of chips")
    return int(amount)


def action(state: State, said: s.Acts, seat: int, law: Law) -> c.Command | None:
    """Return the command that an action in words is; none where it changes nothing."""
    verb = said.verb
    simple: dict[str, Callable[[int], c.Command]] = {
        "fold": c.Fold, "check": c.Check, "call": c.Call, "all_in": c.AllIn, "bring_in": c.BringIn,
        "plays_board": c.PlayBoard,
    }  # fmt: skip
    if verb in simple:
        return simple[verb](seat)
    if verb == "muck":
        return c.Fold(seat) if state.stage == "betting" else c.Muck(seat)
    if verb == "win_unseen":
        return None
    if verb == "raise_by" and said.amount is not None:
        return c.RaiseBy(seat, _amount(said.amount))
    if verb in ("bet", "raise_to", "complete", "bet_pot", "raise_pot"):
        if said.amount is not None:
            return c.RaiseTo(seat, _amount(said.amount))
        reach = bounds(state, law, seat)
        if isinstance(reach, Barred):
            return c.RaiseTo(seat, state.round.level + 1)
        largest = verb.endswith("pot") or said.how == "maximum"
        return c.RaiseTo(seat, max(reach) if largest else min(reach))
    raise Unruled(f"{said.seat} {verb.replace('_', ' ')}: before the cards only, or ruled on by the floor")


ASKED: dict[str, Callable[[int], c.Command]] = {
    "pot": c.AskPot,
    "next_card": c.Rabbit,
    "spread": c.AskSpread,
    "gather": c.AskGather,
    "burn": c.AskBurn,
}


def _asks(said: s.Asks, seat: int, setting: Setting) -> c.Command:
    if said.what == "hand":
        return c.AskToSee(seat, seat_of(said.other, setting))
    return ASKED.get(said.what, c.AskBet)(seat)


def states(events: Sequence[e.Event]) -> list[State]:
    """Return the state after each event."""
    found: list[State] = []
    state: State | None = None
    for event in events:
        state = evolve(state, event)
        found.append(state)
    return found
