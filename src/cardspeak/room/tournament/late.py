"""Late entries, alternates and re-entries: where somebody who comes after the beginning sits."""

from collections.abc import Sequence

from cardspeak.law.law import Law
from cardspeak.room.tournament.balance import Move, Moved, balanced
from cardspeak.room.tournament.seating import Seating, free, waits, with_player


def open_seats(
    tables: Sequence[Seating], guests: Sequence[str] = (), size: int = 0
) -> tuple[tuple[int, int], ...]:  # fmt: skip
    """Return the seats that a late entry draws from, as tables and places: those of the tables with fewest players.

    So tables that are balanced stay balanced. Bounty players (`guests`) do not count; where there are any a table takes
    `size` others, and the seat that is left is for one of them.
    """
    others = {table.number: sum(1 for each in table.places if each and each not in guests) for table in tables}
    with_room = [table for table in tables if free(table) and not (guests and others[table.number] >= size)]
    fewest = min((others[table.number] for table in with_room), default=0)
    return tuple(
        [(table.number, place) for table in with_room if others[table.number] == fewest for place in free(table)]
    )


def entered(
    tables: Sequence[Seating], player: str, law: Law, pick: int, size: int, order: Sequence[int] = (),
    seats: Sequence[tuple[int, int]] = (),
) -> Moved:  # fmt: skip
    """Seat a late entry, drawn among the open seats (points `entry.stack`, `seat.places`); none named: `open_seats`.

    `pick` is the seat card drawn, below the number of open seats. Where every seat is taken a table is opened, and
    others are moved to it until the tables are balanced; `order` is that of `balanced`.
    """
    seats = seats or open_seats(tables)
    if not seats:
        number = max((table.number for table in tables), default=0) + 1
        opened = (*tables, Seating(number, ("",) * size))
        first = entered(opened, player, law, pick % size, size)
        rest = balanced(first.tables, law, [*order, number] if order else ())
        return Moved(rest.tables, (*first.moves, *rest.moves))
    number, place = seats[pick]
    now = tuple(
        [with_player(table, player, place) if table.number == number else table for table in tables]
    )  # fmt: skip
    wait = waits(next(table for table in now if table.number == number), place, law)
    cites = law.cites("entry.draw", "entry.stack", "seat.places")
    return Moved(now, (Move(player, 0, -1, number, place, "entered", wait, cites),))
