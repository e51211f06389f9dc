"""An all-in hand that is dealt to its end, street by street: what everybody sees at each, and what each hand is worth.

The whole of it happens at once, in one commit. The pages show it in time: a frame for each street, and how long it
stays. Whoever comes later sees how it ended.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from cardspeak.hand import events as e
from cardspeak.hand.evolve import evolve
from cardspeak.hand.state import State
from cardspeak.hand.view import SPECTATOR, view
from cardspeak.record import record
from cardspeak.room.table.due import beat
from cardspeak.room.table.state import Table
from cardspeak.service.tables import RunningTable
from cardspeak.service.threads import EVENTS
from cardspeak.web.table.odds import odds_at

CHOICES = (e.Checked, e.Called, e.RaisedTo, e.Folded, e.BroughtIn, e.Posted, e.Discarded, e.RunsAgreed)


@record
class Moment(NamedTuple):
    """A table as everybody sees it for a while (milliseconds); chances by seat of the hand, in hundredths."""

    table: Table
    chances: dict[int, int]
    stays: int


@record
class Runout(NamedTuple):
    """The moments of a hand that was run out; `after` is the version of the last choice that somebody made."""

    number: int
    after: int
    moments: tuple[Moment, ...]


NONE = Runout(0, 0, ())


class Runouts:
    """The last run-out of each table that somebody looks at."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[RunningTable, Runout] = WeakKeyDictionary()

    def of(self, running: RunningTable) -> Runout:
        """Return the run-out of the hand that was on last, as far as it is known."""
        kept = self._kept.get(running, NONE)
        return kept if kept.number == running.state.number else NONE

    async def look(self, running: RunningTable) -> None:
        """Find out, beside everything else, whether the last hand was run out, and what its hands were worth."""
        table = running.state
        if table.playing or table.hand is None or self._kept.get(running, NONE).number == table.number:
            return
        recent = tuple(running.recent)
        found = await EVENTS.call(runout, table, recent)
        self._kept[running] = found


def runout(table: Table, recent: Sequence[tuple[int, Any]]) -> Runout:
    """Return the run-out of a hand that is over, without moments where somebody could choose to the end.

    `recent` are the events of the table since the hand began, with their versions.
    """
    state: State | None = None
    after, found = 0, list[State]()
    for version, event in recent:
        if type(event) not in e.NAMES:  # of the table
            continue
        if isinstance(event, e.Dealt) and after and state is not None:
            if not found:
                found.append(state)
            found.append(evolve(state, event))
        elif isinstance(event, CHOICES):
            after, found = version, []
        elif isinstance(event, e.RoundOpened) and event.round.queue:
            found = []
        state = evolve(state, event)
    if len(found) < 2:
        return Runout(table.number, after, ())
    stays = beat(table.settings.speed)
    return Runout(
        table.number, after,
        tuple([Moment(table._replace(hand=state), chances(state), stays) for state in found]),
    )  # fmt: skip


def chances(state: State) -> dict[int, int]:
    """Return what each hand is worth by what everybody sees, in hundredths of the pot; empty where a hand is hidden."""
    return {seat: round(share) for seat, share in odds_at(view(state), SPECTATOR)[0].items()}
