"""Who reaches a table: a private one is there for those who were let in, and for nobody else."""

from cardspeak.room.table.home import may_see
from cardspeak.service.tables import RunningTable
from cardspeak.web.people.session import Connection, parts_of, who


def reached(connection: Connection, table_id: str) -> RunningTable | None:
    """Return a table of the room; none where there is none, or none for whoever asks."""
    running = parts_of(connection).room.running(table_id)
    return running if running is not None and may_see(running.state, asking(connection)) else None


def asking(connection: Connection) -> str:
    """Return the id of the member who asks, "" where nobody is signed in."""
    me = who(connection)
    return me.id if me else ""
