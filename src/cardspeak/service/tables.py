"""The running tables: tables as the runner decides, commits and tells them."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardspeak.hand import events as hand
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Rake
from cardspeak.library import find_game, law_at
from cardspeak.ports import Clock, EventStore
from cardspeak.record import record
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.button import Laws
from cardspeak.room.table.decide import Outcome, decide
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Settings, Table, kept_seats
from cardspeak.service.aggregate import Aggregate, Done, Kind, Update
from cardspeak.service.build import build, rules
from cardspeak.service.commitment import dealt_from
from cardspeak.service.runner import PROMPT, run
from cardspeak.service.table_log import Entry, Numbering

__all__ = ["LAWS", "Done", "RunningTable", "Update", "stream_of"]

HANDS_A_SNAPSHOT = 5
LAST_TOLD = 400


def stream_of(table_id: str) -> str:
    """Return the name of a table's stream."""
    return TABLES.prefix + table_id


def laws(settings: Settings, code: str, players: int) -> object:
    """Return game, structure and law of one game of a table."""
    game, structure = find_game(code)
    return game, structure, law_at(settings.book, game, structure, players, settings.event)


LAWS: Laws = laws  # type: ignore[assignment]


def decided(table: Table | None, command: c.Command, at: int) -> Outcome:
    """Decide under the law of the table's book; a hand says by which program and which rules it began."""
    outcome = decide(table, command, LAWS, at)
    if isinstance(outcome, Refused) or table is None or not isinstance(command, c.StartHand):
        return outcome
    code, book = build(), rules(table.settings.book)
    return tuple([
        event._replace(build=code, rules=book) if isinstance(event, e.HandStarted) else event for event in outcome
    ])  # fmt: skip


def new_turn(before: Table | None, after: Table) -> bool:
    """Say whether what was chosen before may not be meant for the table as it is now."""
    if before is None or after.hand is not before.hand or after.telling is not None:
        return True  # whoever tells lines has the whole table before their eyes
    return (after.since, after.number) != (before.since, before.number)


def at_rest(before: Table | None, event: e.Event) -> Table | None:
    """Return the table between two hands, every so many of them: it is small then.

    The hand before it can still be read from the stream. Where lines are told a hand that was begun may be taken back,
    beyond any snapshot.
    """
    if before is None or before.telling is not None:
        return None
    if isinstance(event, e.HandStarted) and event.number % HANDS_A_SNAPSHOT == 0:
        return before._replace(hand=None, called=None)
    return None


TABLES: Kind[Table, c.Command, e.Event] = Kind("table/", Table, decided, evolve, new_turn, at_rest)


@record
class Finished(NamedTuple):
    """A hand that is over: its first and last version in the stream, and the table as it stood then."""

    first: int
    last: int
    table: Table


class RunningTable(Aggregate[Table, c.Command, e.Event]):
    """One table in memory, with the hand that is on, or was on last, event by event."""

    def __init__(self, table_id: str, store: EventStore, clock: Clock) -> None:
        super().__init__(TABLES, table_id, store, clock)
        self.hand_version = 0  # the version before the hand that is on, or was on last
        self.recent: list[tuple[int, e.Event]] = []  # since the last hand began, with versions
        self.told: deque[Entry] = deque(maxlen=LAST_TOLD)  # where lines are told
        self.numbering = Numbering()
        self.finished: deque[Finished] = deque(maxlen=8)  # the last hands
        self.rake: Callable[[], Rake | None] | None = None  # what the house takes of the pots of the next hand

    def fold(self, event: e.Event, version: int, at: int) -> None:
        """Take in an event, and keep it until the next hand begins."""
        super().fold(event, version, at)
        if isinstance(event, e.HandStarted):
            self.hand_version = version - 1
            self.recent.clear()
        self.recent.append((version, event))
        if self.state.telling is not None and type(event) not in hand.NAMES:
            self.told.append(self.numbering.take(version, at, event))
        if isinstance(event, e.HandFinished):
            self.finished.append(Finished(self.hand_version + 1, version, self.state))

    @property
    def given(self) -> int:
        """Return when time was given back last, or something happened after that."""
        return self.at

    def meant(self, command: c.Command, at: int) -> c.Command:
        """Give the time back that nobody could use: without the store, or a process that drives, nobody could act.

        A hand is dealt from the deck that was sealed for it, as it was cut until this moment, and raked as the house
        does it now.
        """
        if isinstance(command, c.StartHand):
            command = command._replace(rake=self.rake() if self.rake else None)
        if isinstance(command, c.StartHand) and self.known is not None and self.known.sealed is not None:
            order, *second = dealt_from(self.known.sealed, self.known.cuts)
            return command._replace(order=order, draw=second[0] if second else ())
        given = isinstance(command, c.TimeUp) or (isinstance(command, c.Resume) and self.lost_since)
        return c.Resume(self.away(at)) if given and self.away(at) else command

    def given_back(self, command: c.Command, at: int) -> Sequence[e.Event]:
        """Give everybody the time back for which the table stood still, before anything happens there."""
        return () if isinstance(command, c.Resume) or not self.away(at) else (e.Resumed(self.away(at)),)

    def away(self, at: int) -> int:
        """Return for how many milliseconds anybody's time ran while nobody could use it."""
        if self.known is None or self.known.telling is not None:
            return 0
        if not self.known.playing and not kept_seats(self.known):
            return 0
        return self.late + (at - self.lost_since if self.lost_since else 0)

    def owed(self, at: int) -> int:
        """Return for how many milliseconds, up to now, time was nobody's and was not given back yet."""
        waits = at - self.committing if self.committing else 0
        return max(self.away(at), waits if waits > PROMPT else 0)

    def owes_time(self) -> bool:
        """Say whether anybody's time runs while nobody can use it."""
        return bool(self.lost_since) and self.away(self.lost_since + 1) > 0

    def followed(self, events: Sequence[e.Event]) -> None:
        """Take in that others went on: whoever drives the table gives time back for all."""
        super().followed(events)
        self.late = 0
        if any(isinstance(event, e.Resumed) for event in events) and not (self.paused or self.unsure):
            self.lost_since = 0

    def begin(self) -> None:
        """Know nothing of the stream."""
        super().begin()
        self.hand_version = 0
        self.recent.clear()
        self.told.clear()
        self.numbering = Numbering()
        self.finished.clear()

    async def do(
        self, command: c.Command, command_id: str = "", seen: int | None = None, fence: int = 0
    ) -> Done | Refused:
        """Carry out one command; see `runner.run`."""
        return await run(self, lambda: [(self, command)], command_id, seen, fence)

    async def do_all(self, commands: Sequence[c.Command]) -> Done | Refused:
        """Carry out commands one after the other, in one commit; or none of them."""
        return await run(self, lambda: [(self, command) for command in commands])
