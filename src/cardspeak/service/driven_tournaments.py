"""The tournaments of a process: read back when it starts, driven as far as it is to, followed, put away when over."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import msgspec

from cardspeak.errors import Unreadable
from cardspeak.library import books
from cardspeak.ports import Clock, Store, Stored, Unavailable
from cardspeak.record import record
from cardspeak.service.aggregate import Update
from cardspeak.service.log import note
from cardspeak.service.running_tournament import TOURNAMENTS, GiveBack, RunningTournament, time_runs
from cardspeak.service.standing import stood
from cardspeak.service.supervision import Paused, tell
from cardspeak.service.threads import EVENTS, PEOPLE
from cardspeak.service.tournament_driver import TournamentDriver
from cardspeak.service.tournaments import Tournaments

PREFIX = TOURNAMENTS.prefix
NOTED = "tournament.over/"  # the note for each that is over: it is not read at the start
KEPT_OVER = 3600.0  # seconds for which one that is over stays in memory, though nobody follows it

Keep = Callable[..., "asyncio.Task[None]"]


@record
class Past(NamedTuple):
    """A tournament that was over when the room began: its version then, and what a list says of it."""

    version: int
    name: str
    starts: int
    ended: int
    public: bool


class DrivenTournaments:
    """Drives tournaments; `keep` keeps work up as long as the room is open."""

    def __init__(self, tournaments: Tournaments, store: Store, clock: Clock, keep: Keep) -> None:
        self._tournaments, self._store, self._clock, self._keep = tournaments, store, clock, keep
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._leaving: set[str] = set()
        self.past: dict[str, Past] = {}
        self.stood: dict[str, int] = {}  # since when tournaments have stood that nobody could give time back to
        self.alone = True  # whether no other process could drive
        tournaments.took_in, tournaments.opened = self._took_in, self._opened
        self.first: Callable[[str], object] = lambda stream: None  # takes the lease of a stream that began here

    # ---- read back ---------------------------------------------------------------------------------------------------
    def restore(self) -> int:
        """Read every tournament back that is not over; return the last moment of which their streams know.

        `Unreadable` when one is played under a book that is not there.
        """
        recorded = 0
        for stream in self._store.streams(PREFIX):
            tournament_id = stream.removeprefix(PREFIX)
            past = _past(self._store.noted(NOTED + tournament_id))
            if past is not None and past.version == self._store.version(stream):
                self.past[tournament_id] = past
                recorded = max(recorded, past.ended)
                continue
            running = self._read(tournament_id)
            if running is None or running.known is None:
                continue
            recorded = max(recorded, running.at)
            if running.over:
                self._note_over(running)
                continue
            name, book = running.state.settings.name, running.state.settings.book
            if book not in books():
                raise Unreadable(
                    f"the tournament {name} is played under the book {book}, which is not here: name its folder"
                )
            self._tournaments.running[tournament_id] = running
            since = stood(self._store, tournament_id, running.version, running.at)
            if since:
                self.stood[tournament_id] = since
        return recorded

    def _read(self, tournament_id: str) -> RunningTournament | None:
        """Read a tournament back; one that cannot be read is not available, and the others are."""
        running = self._tournaments.made(tournament_id)
        try:
            running.restore()
        except Unavailable:
            raise
        except Exception as error:
            tell("tournament", tournament_id, error, after=running.version)
            named = running.known.settings.name if running.known is not None else tournament_id
            self._tournaments.unavailable[tournament_id] = named
            return None
        return running

    async def give_back(self, since: Callable[[RunningTournament], int]) -> None:
        """Give the time back since a moment of each, before anybody plays on, or looks at a clock."""
        for running in tuple(self._tournaments.running.values()):
            await self._goes_on(running, since(running))

    async def start(self) -> None:
        """Take in what was read back; where no other process could, drive it on."""
        for running in tuple(self._tournaments.running.values()):
            with suppress(Unavailable):  # a name may wait
                await self._tournaments.know(running)
            self._tournaments.take_in(running)

    async def _goes_on(self, running: RunningTournament, since: int) -> None:
        try:
            await self.go_on(running, since)
        except Exception as error:  # the driver comes upon it as well, and pauses this one alone
            tell("tournament", running.id, error)

    async def go_on(self, running: RunningTournament, since: int, fence: int = 0) -> None:
        """Give the time back for which nobody could play at tables online; the clock of a real room runs on."""
        since = max(since, running.given)
        if since < self._clock.now() and time_runs(running.state):
            running.lost_since = since  # where the store fails again nobody's time begins
            await running.do(GiveBack(), fence=fence)

    # ---- driven ------------------------------------------------------------------------------------------------------
    def drive(self, running: RunningTournament, fence: int = 0) -> None:
        """Drive a tournament from now on."""
        self.rest(running.id)
        driver = TournamentDriver(running, self._clock, fence)
        self._tasks[running.id] = self._keep(
            "tournament", running.id, partial(self._drive, driver), partial(self._pause, running)
        )

    async def _drive(self, driver: TournamentDriver) -> None:
        running = driver.running
        if running.paused is not None:
            await running.caught_up()
            running.stands(None, self._clock.now())
        await driver.drive()

    def _pause(self, running: RunningTournament, why: str, seconds: float) -> None:
        now = self._clock.now()
        running.stands(Paused(why, now + int(seconds * 1000)), now)

    def rest(self, tournament_id: str) -> None:
        """Drive a tournament no longer: another process does, or will."""
        task = self._tasks.pop(tournament_id, None)
        if task is not None:
            task.cancel()

    def wanted(self) -> list[str]:
        """Return the streams of the tournaments that somebody has to drive."""
        return [running.stream for running in self._tournaments.running.values() if not running.over]

    def leased(self, stream: str, fence: int, since: int) -> None:
        """Drive a tournament whose lease this process has now, and which nobody drove since a moment (0: unknown)."""
        running = self._tournaments.running.get(stream.removeprefix(PREFIX))
        if running is not None:
            if since:
                self._keep("clock", running.id, partial(self.go_on, running, since, fence), forever=False)
            self.drive(running, fence)

    # ---- taken in, put away ------------------------------------------------------------------------------------------
    def _opened(self, running: RunningTournament) -> None:
        self.first(running.stream)

    def _took_in(self, running: RunningTournament) -> None:
        running.listeners.add(partial(self._happened, running))
        if running.over:
            self._leave_soon(running)
        elif self.alone:
            self.drive(running)

    def _happened(self, running: RunningTournament, update: Update) -> None:
        if running.over:
            self.rest(running.id)
            self._note_over(running)
            self._leave_soon(running)
        elif running.id not in self._tournaments.running:  # its end was taken back
            self._tournaments.running[running.id] = running
        if self.alone and not running.over and update.events and running.id not in self._tasks:
            self.drive(running)

    def _note_over(self, running: RunningTournament) -> None:
        known = running.state
        past = Past(running.version, known.settings.name, known.settings.starts, running.at, known.settings.public)
        self.past[running.id] = past
        self._store.note(NOTED + running.id, msgspec.json.encode(past).decode())

    def _leave_soon(self, running: RunningTournament) -> None:
        if running.id not in self._leaving:
            self._leaving.add(running.id)
            self._keep("closed", running.id, partial(self._put_away, running), forever=False)

    async def _put_away(self, running: RunningTournament) -> None:
        """Keep a tournament that is over in the store alone, and in the memory of those who still follow it."""
        try:
            await asyncio.sleep(KEPT_OVER)
        finally:
            self._leaving.discard(running.id)
        if running.over:
            self._tournaments.running.pop(running.id, None)

    # ---- followed ----------------------------------------------------------------------------------------------------
    async def appended(self, stream: str, rows: list[Stored]) -> None:
        """Take in what other processes appended to a tournament."""
        tournament_id = stream.removeprefix(PREFIX)
        running = self._tournaments.here(tournament_id)
        if tournament_id in self._tournaments.unavailable or tournament_id in self._tournaments.opening:
            return
        if running is None:
            if rows[0].version == 1:  # else it was over before this process began; whoever looks at it reads it
                await self._began(tournament_id, rows)
            return
        named = [str(row.data["member"]) for row in rows if "member" in row.data]
        with suppress(Unavailable):  # names come first, so that nobody is shown without one
            if any(running.names.is_id(member) and running.names.name(member) == member for member in named):
                await PEOPLE.call(running.names.restore)
        if running.lock.locked() or rows[0].version > running.version + 1:
            self.catch_up(running)
        else:
            self._takes(running, rows)
        with suppress(Unavailable):
            await self._tournaments.know(running)

    async def _began(self, tournament_id: str, rows: Sequence[Stored]) -> None:
        running = await PEOPLE.call(self._tournaments.made, tournament_id)
        self._takes(running, rows)
        if running.known is not None and self._tournaments.here(tournament_id) is None:
            with suppress(Unavailable):
                await self._tournaments.know(running)
            self._tournaments.take_in(running)

    def catch_up(self, running: RunningTournament) -> None:
        """Take in what a tournament has more, as soon as no command is on its way."""

        async def work() -> None:
            async with running.lock:
                self._takes(running, await EVENTS.call(running.store.load, running.stream, running.version))

        self._keep("following", running.id, work)

    def _takes(self, running: RunningTournament, rows: Sequence[Stored]) -> None:
        try:
            running.take_in(rows)
        except Unreadable as error:
            tell("tournament", running.id, error, after=running.version)
            self._tournaments.running.pop(running.id, None)
            self._tournaments.unavailable[running.id] = running.known.settings.name if running.known else running.id
            self.rest(running.id)

    def renamed(self, tournament_id: str) -> Callable[[], Awaitable[object]] | None:
        """Return what learns the names of a tournament anew; None where there is none of this id here."""
        running = self._tournaments.here(tournament_id)
        return partial(PEOPLE.call, running.names.restore) if running is not None else None


def _past(noted: str | None) -> Past | None:
    try:
        return msgspec.json.decode(noted, type=Past) if noted else None
    except msgspec.DecodeError:
        note("note_unreadable", logging.WARNING)
        return None
