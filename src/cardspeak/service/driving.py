"""Which tables this process drives, where several share a store: those whose leases it holds.

Nobody trusts a wall clock here. A process counts in the database as long as it lives; the others see it stand still,
by their own clocks, and bury it. The number of a lease keeps whoever was buried alive from acting for a table.
"""

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from hashlib import blake2b
from typing import Any

from cardspeak.ports import Clock, Lease, Peers, Process, Unavailable

BEAT = 0.5  # seconds
DEAD = 2.0  # seconds without a beat after which a process is taken for dead
ROOM = "room"  # what is done once for all processes is done by whoever holds this lease


class Driving:
    """The leases of this process: `wanted` are the streams to be driven, which it takes its share of.

    `drive` is called with each lease that was taken, `rest` with the stream of each that is gone, `looked` after each
    look at who drives what.
    """

    def __init__(
        self, peers: Peers, clock: Clock, wanted: Callable[[], Collection[str]],
        drive: Callable[[Lease], object], rest: Callable[[str], object],
        looked: Callable[[], object],
    ) -> None:  # fmt: skip
        self._peers, self._clock, self._wanted = peers, clock, wanted
        self._drive, self._rest, self._looked_at = drive, rest, looked
        self._thread = ThreadPoolExecutor(1, "cardspeak-driving")  # so that nothing else keeps it from beating
        self._known: dict[str, tuple[int, float]] = {}  # how far each process has counted, and since when
        self._looked = 0.0
        self._free: frozenset[str] = frozenset()  # what nobody drove at the last look
        self._awake = asyncio.Event()
        self._one = asyncio.Lock()  # a look, or leaving
        self._leaving = False
        self.held: dict[str, Lease] = {}
        self.drivers: dict[str, str] = {}  # which process drives each stream

    async def join(self) -> tuple[bool, int]:
        """Say whether others live, and take their time if so; return the last time that anybody noted, too."""
        others, living = await self._others(), list[Process]()
        if others:
            await asyncio.sleep(1.5 * BEAT)
            before = {process.id: process.beat for process in others}
            others = await self._others()
            living = [each for each in others if before.get(each.id) != each.beat and each.at]
            if living:
                self._clock.begin_at(max([each.at + each.ago for each in living]))
        return bool(living), max([each.at for each in others], default=0)

    async def _others(self) -> list[Process]:
        processes, _ = await self._do(self._peers.beat, 0)  # whose time is not known yet has none to tell
        return [process for process in processes if process.id != self._peers.me]

    async def keep(self) -> None:
        """Say that this process lives, and see what there is to drive, again and again."""
        while not self._leaving:
            self._awake.clear()
            with suppress(Unavailable):
                await self.look()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), BEAT)

    def first(self, stream: str) -> None:
        """Be the first to take a lease that nobody has had yet."""
        self._free |= {stream}
        self.soon()

    def soon(self) -> None:
        """Look now: somebody gave leases back."""
        self._awake.set()

    async def look(self) -> None:
        """Beat once, bury who is dead, let go of what is lost, and take what nobody drives."""
        async with self._one:
            if not self._leaving:
                await self._look()

    async def _look(self) -> None:
        now = asyncio.get_running_loop().time()
        processes, leases = await self._do(self._peers.beat, self._clock.now())
        others = [process for process in processes if process.id != self._peers.me]
        if now - self._looked > 3 * BEAT:
            self._known = {}  # while nobody looked nobody was seen to be silent
        self._looked = now
        self._known = {each.id: self._heard_of(each, now) for each in others}
        dead = [each for each in others if now - self._known[each.id][1] > DEAD]
        for process in dead:
            await self._do(self._peers.bury, process)
        living = [each for each in others if each not in dead]
        self._clock.go_on_from(max([each.at + each.ago for each in living if each.at], default=0))
        self.drivers = {lease.stream: lease.process for lease in leases}
        fences = {lease.stream: lease.fence for lease in leases if lease.process == self._peers.me}
        wanted = {*self._wanted()}
        for stream, lease in [*self.held.items()]:
            if fences.get(stream) != lease.fence or stream not in wanted:
                del self.held[stream]
                self._rest(stream)
        for lease in leases:
            # one that was taken though the answer never came
            if lease.process == self._peers.me and lease.stream in wanted and lease.stream not in self.held:
                self._holds(lease)
        over = [stream for stream in fences if stream not in wanted]
        if over:
            await self._do(self._peers.give_back, over, self._clock.now())
        await self._take(wanted, [self._peers.me, *[each.id for each in living]])
        self._looked_at()
        if dead:
            self.soon()

    def _heard_of(self, process: Process, now: float) -> tuple[int, float]:
        known = self._known.get(process.id)
        return known if known is not None and known[0] == process.beat else (process.beat, now)

    async def _take(self, wanted: Collection[str], living: Collection[str]) -> None:
        """Take what is this process's share of what nobody drives, and what nobody has taken since the last look."""
        free = [stream for stream in wanted if not self.drivers.get(stream)]
        mine = [stream for stream in free if stream in self._free or preferred(stream, living) == self._peers.me]
        self._free = frozenset(free)
        for lease in await self._do(self._peers.take, mine) if mine else ():
            self._holds(lease)

    def _holds(self, lease: Lease) -> None:
        self.drivers[lease.stream] = lease.process
        self.held[lease.stream] = lease
        self._drive(lease)

    async def leave(self) -> None:
        """Give everything back, and take nothing more."""
        self._leaving = True
        async with self._one:
            for stream in [*self.held]:
                del self.held[stream]
                self._rest(stream)
            with suppress(Unavailable):  # the others will find out by themselves
                await self._do(self._peers.leave, self._clock.now())

    async def _do(self, work: Callable[..., Any], *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *given))


def preferred(stream: str, living: Collection[str]) -> str:
    """Return which of the processes is to drive a stream: each its share, and none moves when another comes or goes."""
    return max(living, key=lambda process: blake2b(f"{process} {stream}".encode(), digest_size=8).digest())
