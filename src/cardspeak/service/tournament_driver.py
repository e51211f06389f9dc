"""The driver of a tournament: waits until something is due (`room/tournament/run/due.py`), and has it done."""

import asyncio

from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock
from cardspeak.room.tournament.run.due import Due, due
from cardspeak.service.aggregate import Update
from cardspeak.service.running_tournament import GiveBack, RunningTournament

AGAIN = 1000  # milliseconds until what was not possible is looked at again
SELDOM = 3_600_000  # milliseconds until a tournament in which nothing is due is looked at again
NEVER = 1 << 62


class TournamentDriver:
    """Drives one tournament; where several processes could, `fence` is the number of the lease of this one."""

    def __init__(self, running: RunningTournament, clock: Clock, fence: int = 0) -> None:
        self.running, self._clock, self._fence = running, clock, fence
        self._awake = asyncio.Event()

    def changed(self, update: Update) -> None:
        """Look again at what is due."""
        self._awake.set()

    def next_due(self) -> Due | None:
        """Return what is due, and when."""
        return due(self.running.state, self._clock.now())

    async def drive(self) -> None:
        """Do what is due, until the tournament is over."""
        self.running.listeners.add(self.changed)
        try:
            while not self.running.over:
                self._awake.clear()
                owes = self.running.owes_time()  # before the clock is looked at
                if owes and isinstance(await self.running.do(GiveBack(), fence=self._fence), Refused):
                    await self._wait(NEVER, AGAIN)
                    continue
                found = self.next_due()
                if found is None or found.at > self._clock.now():
                    await self._wait(found.at if found else NEVER)
                    continue
                outcome = await self.running.do(found.command, fence=self._fence)
                if (isinstance(outcome, Refused) or not outcome.events) and self.next_due() == found:
                    # what is due is not possible now; a change, or a moment, will tell more
                    await self._wait(NEVER, AGAIN)
        finally:
            self.running.listeners.discard(self.changed)

    async def _wait(self, until: int, most: int = SELDOM) -> None:
        wait = min(until - self._clock.now(), most)
        alarm = asyncio.get_running_loop().call_later(max(wait, 0) / 1000, self._awake.set)
        try:
            await self._awake.wait()
        finally:
            alarm.cancel()
