"""Presence: who follows which table over a live connection, at this process and at the others; nothing of it is kept.

Only who was connected and is no more counts as gone: of somebody who was never seen nobody knows anything.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import monotonic

Seen = Mapping[str, Sequence[str]]  # the members who are connected, by table

GONE_AFTER = 3.0  # seconds without a connection: whoever opens a page anew is back before that
AGAIN = 30.0  # seconds after which each process says anew who is connected to it
SILENT = 75.0  # seconds after which a process that says nothing any more has nobody
MOST = 400  # members of a table, and of one message


class Presence:
    """Who is connected: `changed` is told of each table and member that come or go, `send` tells other processes."""

    def __init__(self, changed: Callable[[str, str], object], send: Callable[[Seen], object]) -> None:
        self._changed, self._send = changed, send
        self._here: dict[str, Counter[str]] = {}
        self._others: dict[str, dict[str, frozenset[str]]] = {}  # by process and table
        self._heard: dict[str, float] = {}  # when each process said something
        self._gone: set[tuple[str, str]] = set()
        self.changes = 0

    def is_gone(self, table: str, member: str) -> bool:
        """Say whether a member was connected to a table and is no more."""
        return (table, member) in self._gone

    def came(self, table: str, member: str) -> Callable[[], None]:
        """Note a connection of a member to a table; return what notes its end."""
        here = self._here.setdefault(table, Counter())
        here[member] += 1
        if here[member] == 1:
            self._look(table, member)
            self._say(table)
        loop = asyncio.get_running_loop()

        def went() -> None:
            here[member] -= 1
            if not here[member]:
                loop.call_later(GONE_AFTER, self._went, table, member)

        return went

    def _went(self, table: str, member: str) -> None:
        here = self._here.get(table, Counter())
        if member in here and not here[member]:
            del here[member]
            if not here:
                del self._here[table]
            self._look(table, member)
            self._say(table)

    def _look(self, table: str, member: str) -> None:
        there = member in self._here.get(table, ()) or any(
            member in tables.get(table, ()) for tables in self._others.values()
        )
        if there == ((table, member) in self._gone):
            (self._gone.discard if there else self._gone.add)((table, member))
            self.changes += 1
            self._changed(table, member)

    def _say(self, table: str) -> None:
        self._send({table: sorted(self._here.get(table, ()))[:MOST]})

    def heard(self, process: str, seen: Seen) -> None:
        """Take in who is connected to some tables at another process."""
        self._heard[process] = monotonic()
        tables = self._others.setdefault(process, {})
        for table, members in seen.items():
            before, now = tables.get(table, frozenset()), frozenset(members)
            tables[table] = now
            if not now:
                del tables[table]
            for member in sorted(before | now):
                self._look(table, member)

    def say_all(self) -> None:
        """Tell the other processes of everybody here, a part at a time."""
        for part in self._parts():
            self._send(part)

    def _parts(self) -> Iterator[Seen]:
        part: dict[str, Sequence[str]] = {}
        for table, here in self._here.items():
            if part and sum(1 + len(members) for members in part.values()) + len(here) > MOST:
                yield part
                part = {}
            part[table] = sorted(here)[:MOST]
        yield part  # also where it is empty: it says that this process is there

    def forget_silent(self) -> None:
        """Believe no longer what a process said that says nothing any more."""
        for process, at in tuple(self._heard.items()):
            if monotonic() - at > SILENT:
                self.heard(process, dict.fromkeys(self._others.get(process, ()), ()))
                del self._heard[process], self._others[process]

    def forget(self, table: str) -> None:
        """Forget who was connected to a table that is over."""
        self._here.pop(table, None)
        self._gone = {key for key in self._gone if key[0] != table}

    async def keep(self) -> None:
        """Say and forget, again and again."""
        while True:
            self.say_all()
            self.forget_silent()
            await asyncio.sleep(AGAIN)
