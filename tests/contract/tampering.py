"""A few streams, and somebody who changes them behind the room's back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import psycopg

from cardspeak.ports import NewEvent
from cardspeak.store import AnyStore
from tests.appending import appended

Tamper = Callable[..., None]


def fill(store: AnyStore) -> None:
    """Three streams; table/2 has events 1 to 6."""
    for stream, count in (("table/1", 3), ("table/2", 6), ("table/3", 1)):
        for version in range(count):
            events = [NewEvent("hand.raised", 1, {"to": 100 * version, "who": "m1"})]
            appended(store, stream, version, events, at=1000 + version, command=f"c{version}").result(60)


def tampering(url: str) -> Tamper:
    """Return what runs SQL on a database, as somebody would who has the file or the server."""

    def run(sql: str, *values: object) -> None:
        if url.startswith("postgresql"):
            with psycopg.connect(url) as connection:
                connection.execute(sql.replace("?", "%s").encode(), values)
            return
        file = sqlite3.connect(url)
        file.execute(sql, values)
        file.commit()
        file.close()

    return run
