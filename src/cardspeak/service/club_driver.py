"""The driver of the club: has done what is due (`room/club/due.py`), and follows what other processes do."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock, Stored, Unavailable
from cardspeak.room.club.due import Due, due
from cardspeak.service.aggregate import Update
from cardspeak.service.club import ClubDesk
from cardspeak.service.supervision import Paused, tell
from cardspeak.service.threads import EVENTS, PEOPLE

AGAIN = 1000  # milliseconds until what was not possible is looked at again
SELDOM = 3_600_000  # milliseconds until a club in which nothing is due is looked at again
NEVER = 1 << 62

Keep = Callable[..., "asyncio.Task[None]"]


class ClubDriver:
    """Drives the club of a process, as far as it is to; `keep` keeps work up as long as the room is open."""

    def __init__(self, desk: ClubDesk, clock: Clock, keep: Keep) -> None:
        self.desk, self._clock, self._keep = desk, clock, keep
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def stream(self) -> str:
        """The stream of the club."""
        return self.desk.running.stream

    def restore(self) -> int:
        """Read the club back, if it can be read; return the last moment of which its stream knows."""
        try:
            self.desk.restore()
        except Unavailable:
            raise
        except Exception as error:
            tell("club", self.stream, error, after=self.desk.running.version)
            self.desk.unreadable = True
        return self.desk.running.at

    # ---- driven ------------------------------------------------------------------------------------------------------
    def wanted(self) -> list[str]:
        """Return the stream of the club, where there is one that somebody has to drive."""
        return [self.stream] if self.desk.club is not None and not self.desk.unreadable else []

    def drive(self, fence: int = 0) -> None:
        """Drive the club from now on."""
        self.rest()
        self._task = self._keep("club", self.stream, partial(self._drive, fence), self._pause)

    def rest(self) -> None:
        """Drive it no longer: another process does, or will."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _pause(self, why: str, seconds: float) -> None:
        now = self._clock.now()
        self.desk.running.stands(Paused(why, now + int(seconds * 1000)), now)

    def _changed(self, update: Update) -> None:
        self._awake.set()

    def next_due(self) -> Due | None:
        """Return what is due, and when."""
        club = self.desk.club
        return due(club, self._clock.now()) if club is not None else None

    async def _drive(self, fence: int) -> None:
        running = self.desk.running
        if running.paused is not None:
            await running.caught_up()
            running.stands(None, self._clock.now())
        running.listeners.add(self._changed)
        try:
            while True:
                self._awake.clear()
                found = self.next_due()
                if found is None or found.at > self._clock.now():
                    await self._wait(found.at if found else NEVER)
                    continue
                outcome = await running.do(found.command, fence=fence)
                if (isinstance(outcome, Refused) or not outcome.events) and self.next_due() == found:
                    await self._wait(NEVER, AGAIN)  # what is due is not possible now; a change, or a moment, tells more
        finally:
            running.listeners.discard(self._changed)

    async def _wait(self, until: int, most: int = SELDOM) -> None:
        wait = min(until - self._clock.now(), most)
        alarm = asyncio.get_running_loop().call_later(max(wait, 0) / 1000, self._awake.set)
        try:
            await self._awake.wait()
        finally:
            alarm.cancel()

    # ---- followed ----------------------------------------------------------------------------------------------------
    async def appended(self, rows: list[Stored]) -> None:
        """Take in what other processes appended to the club."""
        running = self.desk.running
        if self.desk.unreadable:
            return
        if running.lock.locked() or rows[0].version > running.version + 1:
            self._keep("following", self.stream, self._catch_up, forever=False)
        else:
            self._takes(rows)
        named = [str(row.data["member"]) for row in rows if row.name == "club.member_registered"]
        with suppress(Unavailable):  # a name may wait
            await self.desk.know(named)

    async def _catch_up(self) -> None:
        running = self.desk.running
        async with running.lock:
            self._takes(await EVENTS.call(running.store.load, running.stream, running.version))

    def _takes(self, rows: Sequence[Stored]) -> None:
        try:
            self.desk.running.take_in(rows)
        except Unreadable as error:
            tell("club", self.stream, error, after=self.desk.running.version)
            self.desk.unreadable = True
            self.rest()

    def renamed(self) -> None:
        """Learn the names of the club's people anew."""
        self._keep("names", self.stream, partial(PEOPLE.call, self.desk.people.restore), forever=False)
