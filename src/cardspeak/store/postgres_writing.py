"""What is written to PostgreSQL in one transaction."""

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, NamedTuple

import psycopg

from cardspeak.record import record
from cardspeak.store.batch import Batch, asked_of, fenced_of, streams_of
from cardspeak.store.doubt import InDoubt, is_there
from cardspeak.store.rows import Commit

# Positions come from a sequence, so a smaller one may be committed later, and a reader of the tail must not run past
# it. Every writer therefore takes a shared advisory lock that says after which position its own will be, before it
# draws any. A reader notes the last position drawn, then the locks: what is drawn later lies above the first, what
# was drawn before and is not committed lies above one of the locks. No writer ever waits for this.
SPACE = 0x0CA4
LAST = "SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS position FROM events_position_seq"
ANNOUNCE = f"SELECT pg_advisory_xact_lock_shared({SPACE << 48} | position) FROM ({LAST}) AS last"
HEADS = "SELECT stream, version, hash FROM heads WHERE stream = ANY(%s) ORDER BY stream FOR UPDATE"
CARRIED = """
    SELECT stream, command, version FROM commands JOIN unnest(%s::text[], %s::text[]) AS asked (stream, command)
    USING (stream, command)
"""
# after the heads are locked: whoever takes a lease locks them too
FENCES = "SELECT stream, fence FROM leases WHERE stream = ANY(%s)"
ADD = """
    INSERT INTO events (stream, version, at, name, schema, data, command, along, rest, hash) SELECT * FROM unnest(
    %s::text[], %s::bigint[], %s::bigint[], %s::text[], %s::integer[], %s::text[], %s::text[], %s::text[],
    %s::integer[], %s::bytea[])
"""
SET_HEADS = """
    INSERT INTO heads (stream, version, hash) SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bytea[])
    ON CONFLICT (stream) DO UPDATE SET version = excluded.version, hash = excluded.hash
"""
COMMANDS = """
    INSERT INTO commands (stream, command, version) SELECT * FROM unnest(%s::text[], %s::text[], %s::bigint[])
    ON CONFLICT DO NOTHING
"""
WHICH = "SELECT pg_current_xact_id()::text"

Connection = psycopg.Connection[tuple[Any, ...]]


@record
class Aside(NamedTuple):
    """What is written beside the events."""

    sql: str
    values: tuple[object, ...]


Work = Commit | Aside


def transaction(connection: Connection, batch: Sequence[Work]) -> list[Any]:
    """Do all this work, or nothing of it; `InDoubt` where COMMIT fails, `psycopg.Error` before it."""
    doubt = None
    try:
        with connection.transaction():
            doubt = _written(connection, batch)
    except psycopg.Error as error:
        if doubt is None:
            raise
        raise doubt from error
    return [*doubt.answers]


def _written(connection: Connection, batch: Sequence[Work]) -> InDoubt:
    """Write a batch in two trips to the server: where the streams are, then everything.

    Whatever is locked or made is so in the order of the streams' names, so that no two batches wait for each other.
    """
    commits = [work for work in batch if isinstance(work, Commit)]
    asked, fenced = asked_of(commits), fenced_of(commits)
    with connection.pipeline():
        connection.execute(ANNOUNCE)
        which = connection.execute(WHICH)
        found = connection.execute(HEADS, (streams_of(commits),))
        before = connection.execute(CARRIED, [list(column) for column in zip(*asked, strict=True)]) if asked else ()
        fences = connection.execute(FENCES, (fenced,)) if fenced else ()
        written = Batch(
            {stream: (version, bytes(hash)) for stream, version, hash in found},
            {(stream, command): version for stream, command, version in before},
            dict(fences),
        )
        known = which.fetchall()[0][0]
    answers = [written.take(work) if isinstance(work, Commit) else 1 for work in batch]
    stands = is_there(written.rows[-1]) if written.rows else ("SELECT 1 WHERE false", ())
    written.rows.sort(key=itemgetter(0))  # by stream; those of one stay in their order
    with connection.pipeline():
        for sql, rows in ((ADD, written.rows), (SET_HEADS, sorted(written.ends())), (COMMANDS, written.commands)):
            if rows:
                connection.execute(sql, [list(column) for column in zip(*rows, strict=True)])
        for work in batch:
            if isinstance(work, Aside):
                connection.execute(work.sql, work.values)
    return InDoubt(answers, stands, transaction=known)
