"""Reading a room's tables back from its store, before anything happens at them."""

from collections.abc import Iterable
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.library import books
from cardspeak.ports import Clock, Store, Unavailable
from cardspeak.record import record
from cardspeak.room.table.state import Table
from cardspeak.service import older_tables, standing
from cardspeak.service.supervision import tell
from cardspeak.service.tables import TABLES, RunningTable

ALIVE = "room.alive"


@record
class Restored(NamedTuple):
    """What a store has: the open tables, those that cannot be read with their names as far as they are known."""

    open_ones: tuple[RunningTable, ...]
    unavailable: dict[str, str]
    recorded: int  # the last moment of which the store knows
    stood: dict[str, int]  # since when a table has stood that no room could read, or give its time back, until now
    is_new: bool  # whether there was never a table online

    @property
    def members(self) -> set[str]:
        """Everybody who is to be seen at the tables."""
        return {member for running in self.open_ones for member in members_of(running.state)}


def restored(store: Store, clock: Clock) -> Restored:
    """Read every open table back; `Unreadable` when one plays under a book that is not there."""
    unavailable = {table_id: table_id for table_id in older_tables.bring_over(store, clock)}
    streams = store.streams(TABLES.prefix)
    tables = [RunningTable(name.removeprefix(TABLES.prefix), store, clock) for name in streams]
    found = [running for running in tables if _is_read(running, unavailable)]
    open_ones = [running for running in found if running.known is not None and not running.known.closed]
    for running in open_ones:
        name, book = running.state.settings.name, running.state.settings.book
        if book not in books():
            raise Unreadable(f"the table {name} plays under the book {book}, which is not here: name its folder")
    recorded = max([_alive(store), *[running.at for running in found]])
    stood = {each.id: since for each in open_ones if (since := standing.stood(store, each.id, each.version, each.at))}
    for table_id in unavailable:
        standing.note_unreadable(store, table_id, store.version(TABLES.prefix + table_id), recorded)
    real = [running for running in open_ones if running.state.telling is not None]
    is_new = not unavailable and len(streams) == len(real)
    return Restored(tuple(open_ones), unavailable, recorded, stood, is_new)


def _is_read(running: RunningTable, unavailable: dict[str, str]) -> bool:
    """Read a table back; one that cannot be read is not available, and the others are."""
    try:
        running.restore()
    except Unavailable:
        raise
    except Exception as error:
        tell("table", running.id, error, after=running.version)
        known = running.known
        shown = known is not None and known.telling is None  # a real table is nobody's business but its floor's
        unavailable[running.id] = known.settings.name if known and shown else running.id
        return False
    return True


def _alive(store: Store) -> int:
    """Return the moment at which a room over this store last noted that it was there; 0: there was none."""
    noted = store.noted(ALIVE) or ""
    return int(noted) if noted.isdecimal() else 0


def members_of(table: Table) -> Iterable[str]:
    """Return the members whom those who look at a table are told of."""
    players = table.hand.deal.seats if table.hand and table.telling is None else ()
    callers = [call.member for call in table.calls]
    guests = (*table.home.guests, *[wish.member for wish in table.home.wishes]) if table.home else ()
    return {*[seat.member for seat in table.seats if seat], *table.floor, *players, *callers, *guests}
