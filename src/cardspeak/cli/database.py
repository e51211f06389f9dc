"""The `--db` of commands that look at a room's database."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from cardspeak.errors import Unreadable

if TYPE_CHECKING:
    from cardspeak.store import AnyStore

DEFAULT = "cardspeak.db"


def add_db(command: argparse.ArgumentParser) -> None:
    """Add the option."""
    command.add_argument(
        "--db", metavar="URL", default=DEFAULT, help=f"a path or postgresql://… (default: {DEFAULT} in this folder)"
    )


@contextmanager
def room_at(url: str) -> "Iterator[AnyStore]":
    """Open the room that is there; `Unreadable` says in one sentence why it cannot be used."""
    from cardspeak.ports import NewerDatabase, Unavailable
    from cardspeak.store import open_store

    try:
        store = open_store(url, create=False)
        try:
            yield store
        finally:
            store.close()
    except (Unavailable, NewerDatabase) as error:
        raise Unreadable(f"{url}: {error.reason if isinstance(error, Unavailable) else error}") from error
