"""Presence: who has lost the connection to a table is known at every process, and who never had one is not."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from cardspeak.service import presence
from cardspeak.service.presence import Presence, Seen


class Processes:
    """Two processes that hear each other; `told` are the members whose presence changed, by process."""

    def __init__(self) -> None:
        self.cut = False
        self.told: dict[str, list[str]] = {"a": [], "b": []}
        self.a, self.b = self.process("a", "b"), self.process("b", "a")

    def process(self, name: str, other: str) -> Presence:
        def send(seen: Seen) -> None:
            if not self.cut:
                getattr(self, other).heard(name, seen)

        return Presence(lambda table, member: self.told[name].append(member), send)

    def gone(self, member: str) -> list[bool]:
        return [process.is_gone("t1", member) for process in (self.a, self.b)]


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


async def a_moment() -> None:
    """Let everything happen that is due at once."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_who_loses_the_last_connection_is_gone_everywhere_until_they_are_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "GONE_AFTER", 0)

    async def work() -> None:
        both = Processes()
        assert both.gone("m1") == [False, False]  # of whom nobody ever heard
        first, second = both.a.came("t1", "m1"), both.b.came("t1", "m1")
        first()
        await a_moment()
        assert both.gone("m1") == [False, False]
        second()
        await a_moment()
        assert both.gone("m1") == [True, True]
        assert both.gone("m2") == [False, False]
        again = both.a.came("t1", "m1")
        assert both.gone("m1") == [False, False]
        assert both.told == {"a": ["m1", "m1"], "b": ["m1", "m1"]}
        assert (both.a.changes, both.b.changes) == (2, 2)
        again()

    run(work)


def test_a_page_that_is_opened_anew_changes_nothing() -> None:
    async def work() -> None:
        both = Processes()
        both.a.came("t1", "m1")()
        await a_moment()
        both.b.came("t1", "m1")
        assert both.gone("m1") == [False, False]
        assert both.told == {"a": [], "b": []}

    run(work)


def test_a_process_that_says_nothing_any_more_has_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(presence, "monotonic", lambda: now)

    async def work() -> None:
        nonlocal now
        both = Processes()
        both.a.came("t1", "m1")
        both.b.came("t1", "m2")
        both.cut = True
        now = presence.SILENT
        both.b.forget_silent()
        assert both.gone("m1") == [False, False]
        now += 1
        both.b.forget_silent()
        assert both.gone("m1") == [False, True]
        assert both.gone("m2") == [False, False]
        both.cut = False
        both.a.say_all()
        assert both.gone("m1") == [False, False]

    run(work)


def test_everybody_at_many_tables_is_told_in_parts() -> None:
    async def work() -> None:
        both = Processes()
        both.cut = True
        for table in range(300):
            for member in range(6):
                both.a.came(f"t{table}", f"m{table}-{member}")
        parts = list[Seen]()
        told = Presence(lambda table, member: None, parts.append)
        told._here = both.a._here
        told.say_all()
        assert len(parts) > 1
        assert sum(len(members) for part in parts for members in part.values()) == 300 * 6
        assert max(len(str(part)) for part in parts) < 7000

    run(work)
