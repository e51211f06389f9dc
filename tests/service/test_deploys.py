"""A new version is put in place of the running one under load: nothing is lost, and nobody's time runs out by it.

How often is `CARDSPEAK_DEPLOYS`: half of them of a room that one process serves, half of one of two processes.
"""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from tests.postgres import Postgres
from tests.service.test_nothing_lost import Death, nothing_is_lost
from tests.serving import Server, opened

DEPLOYS = int(os.environ.get("CARDSPEAK_DEPLOYS", "2"))
ENDS_WITHIN = 30.0  # seconds
RAN_OUT = "table.time_ran_out"


def deploy(server: Server) -> Death:
    """Return how a process is told to end, and another one begins in its place."""

    def end() -> None:
        begun = time.monotonic()
        assert server.kill(signal.SIGTERM) == 0, server.words()
        assert time.monotonic() - begun < ENDS_WITHIN

    return Death(end, server.start)


def nobodys_time_ran_out(database: str) -> None:
    """No player was folded by the clock: the time in which no process drove their table was not theirs."""
    store = opened(database)
    try:
        late = [row for table in store.streams("table/") for row in store.load(table) if row.name == RAN_OUT]
    finally:
        store.close()
    assert late == []


def test_a_process_is_replaced_under_load(tmp_path: Path) -> None:
    """The players come back to the new process by themselves, and every table plays on."""
    server = Server(tmp_path / "room.db")
    nothing_is_lost([server], [deploy(server)] * (DEPLOYS - DEPLOYS // 2))
    nobodys_time_ran_out(server.database)


def test_two_processes_are_replaced_one_after_the_other(tmp_path: Path, postgres: Postgres) -> None:
    """Each gives its tables to the other before it ends."""
    both = [Server(tmp_path / f"room{number}.db", database=postgres.empty()) for number in range(2)]
    nothing_is_lost(both, [deploy(both[number % 2]) for number in range(DEPLOYS // 2)])
    nobodys_time_ran_out(both[0].database)
