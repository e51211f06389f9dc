"""Telling: what one line does to a hand as it stands; what was told before is looked at as far as a rule needs it."""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.floor.ruling import Ruling
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.decide import step
from cardspeak.hand.pots import pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.story import statements as s
from cardspeak.telling.acts import command_of, turned_up
from cardspeak.telling.early import applied, supposed
from cardspeak.telling.how_folded import unforced
from cardspeak.telling.known import Known
from cardspeak.telling.mishaps import passed_by
from cardspeak.telling.resolved import resolved
from cardspeak.telling.rulers import ruled
from cardspeak.telling.turn import Moment, further, goes_on_in, turns_after
from cardspeak.telling.waiting import (
    NOTHING,
    Outcome,
    Waiting,
    again,
    bound,
    come_due,
    held_to,
    kept_until,
    others_held,
)

# what is kept for those who rule later, and changes nothing by itself
TOLD_ONLY = (s.DealerDoes, s.Person, s.TimePasses, s.FloorRules, s.Penalises)
# what may be told while the dealer has the next street still to turn
BEFORE_A_STREET = (s.Dealt, s.DealerDoes, s.Mishap, s.Person, s.TimePasses)


@record
class Followed(NamedTuple):
    """What followed from a ruling: the statement it was made on, and its events, from the first to before the last."""

    statement: int
    first: int
    last: int


@record
class Told(NamedTuple):
    """What became of a line: the hand after it, what waits, what happened, the rulings in their order.

    `refused` says why it goes no further, `refused_at` at which of its statements; what comes before that was done.
    `followed` says of each ruling what came of it; `said` is the statement that was told last, `ruled_on` whether a
    ruling was made on it.
    """

    state: State
    waiting: Waiting = NOTHING
    events: tuple[e.Event, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    refused: Refused | None = None
    refused_at: int = -1
    followed: tuple[Followed, ...] = ()
    said: s.Statement | None = None
    ruled_on: bool = False


def tell(
    before: Told,
    past: Sequence[s.Statement],
    happened: Sequence[e.Event],
    line: Sequence[s.Statement],
    known: Known,
    law: Law,
    dealer_goes_on: bool = False,
) -> Told:
    """Tell a line of a hand: `past` are the statements before it, `happened` the events of the hand before it.

    With `dealer_goes_on` the dealer does what comes next without being told. Raises `Unreadable` and `Unruled`.
    """
    state, waiting = before.state, before.waiting
    apart = waiting.said if _of_pots(waiting.said) and not isinstance(line[0], s.Wins) else ()
    story, at = (*past, *line), len(past) - len(waiting.said if not apart else ())
    told_as = list(range(len(story)))  # which statement each one comes from, since one may stand for several
    if waiting.said != apart:
        waiting = waiting._replace(said=apart)
    events: list[e.Event] = []
    rulings: list[Ruling] = []
    marks: list[tuple[int, int]] = []  # of each ruling its statement, and how many events there were before it
    ends: dict[int, int] = {}  # how many there were after a statement
    last, said = -1, None
    refused: Refused | None = None
    turn = state.round.queue[:1] if _last_was_early(waiting, past, known) else ()
    while at < len(story):
        if not dealer_goes_on and _goes_on(state, story[at:], known, law):
            waiting = waiting._replace(said=story[at:])
            break
        outcome: Outcome
        command = None if goes_on_in(waiting.turns, story[at], known) else unasked(state, story[at], dealer_goes_on)
        while command is not None:
            outcome = step(state, command, law)
            if isinstance(outcome, Refused):
                refused = outcome
                break
            state, more = outcome
            events += more
            command = unasked(state, story[at], dealer_goes_on)
        if refused is not None:
            break
        meant = resolved(state, story[at], known.seats)
        if meant is not None:
            story, told_as[at : at + 1] = (*story[:at], *meant, *story[at + 1 :]), told_as[at : at + 1] * len(meant)
            continue
        last, said = at, story[at]
        seen = supposed(state, waiting.held, story[at], known, law)
        if isinstance(story[at], s.Says | s.PutsOut):
            known = known._replace(last_bet=last_bet((*happened, *events)))
        if isinstance(said, s.Mishap) and said.what == "wants_back" and said.seat in known.seats:
            seat = known.seats.index(said.seat)
            known = known._replace(unforced=unforced(before.state.round, (*happened, *events), seat))
        moment = Moment(state, story, at, known, law, (*happened, *events), waiting.held)
        added = further(waiting.turns, moment) if waiting.turns else None
        if isinstance(added, Refused):
            refused = added
            break
        if added is not None:
            seen = supposed(state, others_held(waiting, story[at], known), story[at], known, law)
        at_once = added or (again(waiting, state, story[at], known, law) if waiting.held else None)
        by_the_floor = ruled(seen, story, at, known, law) if at_once is None else (at_once, 1)
        if waiting.held and turn == state.round.queue[:1]:  # whoever acted last was not to act
            by_the_floor = passed_by(state, story, at, known, law, by_the_floor)
        ruling: Ruling | None = None
        if by_the_floor is not None:
            ruling, used = by_the_floor
            rulings.append(ruling)
            marks.append((at, len(events)))
            waiting = kept_until(waiting, seen, state, law, ruling, story[: at + 1], known)
            outcome = applied(state, ruling, law, _so_far(ruling, happened, events))
        elif isinstance(story[at], TOLD_ONLY):
            outcome, used = _only_told(state, story[at], law, dealer_goes_on), 1
        else:
            made, used = command_of(state, story, at, known, law)
            outcome = (state, []) if made is None else step(state, made, law)
        if waiting.promises:
            broken, waiting = held_to(waiting, state, law, outcome)
            if broken is not None:
                rulings.append(broken)
                marks.append((at, len(events)))
                outcome = applied(state, broken, law, _so_far(broken, happened, events))
        if waiting.held:
            outcome, waiting = bound(waiting, state, law, outcome)
        if not isinstance(outcome, Refused):
            turns = turns_after(waiting.turns, moment, outcome[0], ruling, added is not None)
            waiting = waiting._replace(turns=turns)
        while not isinstance(outcome, Refused):
            state, more = outcome
            events += more
            if not (waiting.held or waiting.promises):
                break
            of_one, waiting = come_due(waiting, state, law, known.know, (at + used, len(happened) + len(events)))
            if of_one is None:
                break
            rulings.append(of_one)
            marks.append((at, len(events)))
            outcome = applied(state, of_one, law, _so_far(of_one, happened, events))
        if isinstance(outcome, Refused):
            refused = outcome
            break
        ends[at] = len(events)
        turn = moment.state.round.queue[:1]
        at += used
    where = max(told_as[at] - len(past), 0) if refused else -1
    followed = _followed(marks, ends, len(events))
    numbered = tuple([each._replace(statement=told_as[each.statement] - len(past)) for each in followed])
    on_it = bool(marks) and marks[-1][0] == last
    as_told = [*told_as, len(past) + len(line)]  # a turn may begin with the next statement
    turns = tuple([turn._replace(since=as_told[turn.since]) for turn in waiting.turns])
    waiting = waiting._replace(turns=turns)
    return Told(state, waiting, tuple(events), tuple(rulings), refused, where, numbered, said, on_it)


def _last_was_early(waiting: Waiting, past: Sequence[s.Statement], known: Known) -> bool:
    """Say whether whoever was told of last has acted before their turn."""
    return bool(waiting.held and past) and getattr(past[-1], "seat", "") == known.seats[waiting.held[-1].seat]


def _followed(marks: Sequence[tuple[int, int]], ends: dict[int, int], total: int) -> list[Followed]:
    """Return what followed from each ruling, to the next one on the same statement or to the end of the statement."""
    after = [*marks[1:], (-1, total)]
    return [
        Followed(at, first, end if later == at else ends.get(at, total))
        for (at, first), (later, end) in zip(marks, after, strict=False)
    ]


def settled(state: State, waiting: Waiting, law: Law) -> tuple[State, list[e.Event]]:
    """Return the hand with the cards that nobody is shown dealt, unknown or as they were told so far.

    The table waits with them for a line, since that may name them.
    """
    found: list[e.Event] = []
    command = turned_up(waiting.said, state.deal.seats) if not _of_pots(waiting.said) else None
    while state.stage == "dictating" and not board_due(state):
        outcome = step(state, command or c.TurnUp(), law)
        if isinstance(outcome, Refused):
            break
        state, more = outcome
        found += more
        command = None
    return state, found


def unasked(state: State, coming: s.Statement | None, dealer_goes_on: bool) -> c.Command | None:
    """Return what the dealer does unasked before the next statement: cards nobody named, a shuffle, one board."""
    if state.stage == "dictating" and not isinstance(coming, s.Dealt):
        waits = not dealer_goes_on and board_due(state) and isinstance(coming, BEFORE_A_STREET)
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


def last_bet(happened: Sequence[e.Event]) -> int:
    """Return the last bet of the round before this one, 0 for none."""
    before, now = 0, 0
    for event in happened:
        if isinstance(event, e.RoundOpened):
            before, now = now, 0
        elif isinstance(event, e.RaisedTo):
            now = event.total
    return before


def _goes_on(state: State, rest: Sequence[s.Statement], known: Known, law: Law) -> bool:
    # cards that players got and winners named pot by pot may be told in several lines
    if state.stage == "dictating" and all(isinstance(each, s.Dealt) and not each.street for each in rest):
        return not isinstance(step(state, turned_up(rest, known.seats), law), Refused)
    return state.stage in ("naming", "showdown") and _of_pots(rest) and len(rest) < len(pots(state))


def _of_pots(told: Sequence[s.Statement]) -> bool:
    return bool(told) and all(isinstance(each, s.Wins) and each.part[:4] in ("main", "side") for each in told)


def _so_far(ruling: Ruling, happened: Sequence[e.Event], events: Sequence[e.Event]) -> Sequence[e.Event]:
    return (*happened, *events) if ruling.remedies else ()


def _only_told(state: State, said: s.Statement, law: Law, dealer_goes_on: bool) -> Outcome:
    if not isinstance(said, s.DealerDoes) or said.what != "deals":
        return state, []
    if dealer_goes_on and said.street in ("", state.deal.game.streets[state.street].name):
        return state, []  # it was dealt when the betting was over
    return step(state, c.TurnUp(), law)
