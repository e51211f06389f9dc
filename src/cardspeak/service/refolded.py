"""Snapshots held against the events that they stand for: what an audit does, and no table has the time for."""

from collections.abc import Iterator

from cardspeak.ports import EventStore, Snapshot
from cardspeak.room.table.state import Table
from cardspeak.service.snapshots import state_in
from cardspeak.service.stored import read
from cardspeak.service.tables import TABLES


def false_snapshots(store: EventStore) -> Iterator[tuple[str, int]]:
    """Yield the tables, with the version of the snapshot, whose snapshot is not what their events come to."""
    for stream in store.streams(TABLES.prefix):
        kept = store.snapshot(stream)
        state = state_in(kept, Table) if kept else None
        if kept is not None and state is not None and state != _at_rest(store, stream, kept):
            yield stream, kept.version


def _at_rest(store: EventStore, stream: str, kept: Snapshot) -> Table | None:
    """Return the state that was to be kept before the event after the snapshot."""
    table: Table | None = None
    for row in store.load(stream, 0, kept.version + 1):
        event = read(row)
        if row.version > kept.version:
            return TABLES.rest(table, event)
        table = TABLES.evolve(table, event, row.at)
    return None
