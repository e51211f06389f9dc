"""Playing a whole story: the hand begins, and is told to its end or to the first refusal."""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.floor.ruling import Ruling
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.decide import step
from cardspeak.hand.evolve import evolve
from cardspeak.hand.force import killed
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.story.statements import Statement
from cardspeak.telling.acts import seat_of
from cardspeak.telling.setting import Setting
from cardspeak.telling.tell import Followed, Told, tell, unasked


@record
class Played(NamedTuple):
    """What became of a story: the state at its end, all events, what was refused and where, the floor's rulings.

    `followed` says of each ruling what came of it; `said` is the statement that was told last, `ruled_on` whether a
    ruling was made on it.
    """

    state: State | None
    events: tuple[e.Event, ...]
    refused: Refused | None
    refused_at: int
    law: Law
    rulings: tuple[Ruling, ...] = ()
    followed: tuple[Followed, ...] = ()
    said: Statement | None = None
    ruled_on: bool = False


def play(setting: Setting) -> Played:
    """Play a story from its setting to its end, or to the first refusal."""
    law = setting.law
    begun = begin(setting)
    if isinstance(begun, Refused):
        return Played(None, (), begun, -1, law)
    told = begun._replace(events=())
    if setting.story:
        told = tell(begun, (), begun.events, setting.story, setting.known, law, not setting.waits)
    events = [*begun.events, *told.events]
    so_far = len(begun.events)
    followed = tuple([Followed(at, first + so_far, last + so_far) for at, first, last in told.followed])
    ruled = (told.rulings, followed, told.said, told.ruled_on)
    if told.refused is not None:
        return Played(told.state, tuple(events), told.refused, told.refused_at, law, *ruled)
    state = told.state
    waiting = unasked(state, None, True) if not setting.waits else None
    while waiting is not None:
        outcome = step(state, waiting, law)
        if isinstance(outcome, Refused):
            break
        state, more = outcome
        events += more
        waiting = unasked(state, None, True)
    return Played(state, tuple(events), None, -1, law, *ruled)


def begin(setting: Setting) -> Told | Refused:
    """Begin the hand of a setting; the hands of players who are not there are killed."""
    law = setting.law
    outcome = step(None, setting.command, law)
    if isinstance(outcome, Refused):
        return outcome
    state, events = outcome
    for name in setting.absent:
        commands = (c.TurnUp(),) if state.stage == "dictating" else ()
        for command in commands:
            dealt = step(state, command, law)
            if not isinstance(dealt, Refused):
                state, events = dealt[0], [*events, *dealt[1]]
        dead = killed(state, seat_of(name, setting.seats), law)
        if not isinstance(dead, Refused):
            state, events = dead[0], [*events, *dead[1]]
    return Told(state, events=tuple(events))


def states(events: Sequence[e.Event]) -> list[State]:
    """Return the state after each event."""
    found: list[State] = []
    state: State | None = None
    for event in events:
        state = evolve(state, event)
        found.append(state)
    return found
