"""Bounty players: announced guests whom the size of a table does not count, and who go on to another table."""

from collections.abc import Sequence

from cardspeak.law.law import Law
from cardspeak.room.tournament.balance import Move, Moved
from cardspeak.room.tournament.seating import Seating, free, waits, with_player, without


def goes_on(law: Law, new_level: bool) -> bool:
    """Say whether a bounty player goes to another table now (point `tables.guest`)."""
    return bool(law.tables_guest(new_level=new_level))


def open_to_guests(tables: Sequence[Seating], guest: str, visited: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return the seats open to a bounty player: free ones at the other tables that were visited least."""
    others = [table for table in tables if guest not in table.places and free(table)]
    least = min((visited.count(table.number) for table in others), default=0)
    return tuple(
        [(table.number, place) for table in others if visited.count(table.number) == least for place in free(table)]
    )


def moved_on(tables: Sequence[Seating], guest: str, law: Law, pick: int, visited: Sequence[int] = ()) -> Moved:
    """Move a bounty player to another table, drawn among the seats that are open to them; none: they stay.

    `visited` are the numbers of the tables at which the player has been, `pick` the seat card drawn.
    """
    seats = open_to_guests(tables, guest, visited)
    here = next((table for table in tables if guest in table.places), None)
    if here is None or not seats:
        return Moved(tuple(tables), ())
    number, place = seats[pick % len(seats)]
    now = [
        without(table, guest)
        if table.number == here.number
        else with_player(table, guest, place, "balanced")
        if table.number == number
        else table
        for table in tables
    ]
    wait = waits(next(table for table in now if table.number == number), place, law)
    move = Move(
        guest, here.number, here.places.index(guest), number, place, "balanced", wait,
        law.cites("tables.guest", "tables.size"),
    )  # fmt: skip
    return Moved(tuple(now), (move,))
