"""Breaking tables: when one fewer is enough its players draw new seats, until the final table is formed."""

from collections.abc import Collection, Sequence
from typing import Literal

from cardspeak.law.law import Law
from cardspeak.room.tournament.balance import Move, Moved, counts
from cardspeak.room.tournament.draw import checked, handed_out, tables_needed
from cardspeak.room.tournament.seating import Seating, free, players, waits, with_player


def final_size(law: Law, seats: int) -> int:
    """Return with how many players the final table is formed, when tables seat so many (point `tables.final`)."""
    return int(law.tables_final(seats=seats))


def due(
    tables: Sequence[Seating], law: Law, seats: int, uncounted: Collection[str] = ()
) -> Literal["", "table", "final"]:  # fmt: skip
    """Say what is to be broken now: nothing, a table, or all of them for the final table.

    Between the size of a table and that of the final table (10 players of nine-handed tables, where the final table has
    nine) two tables stay.
    """
    left = sum(counts(tables))
    if len(tables) < 2:
        return ""
    if left <= final_size(law, seats):
        return "final"
    return "table" if tables_needed(sum(counts(tables, uncounted)), seats) < len(tables) else ""


def seats_for(tables: Sequence[Seating], count: int, law: Law) -> tuple[tuple[int, int], ...]:
    """Return the seats that go to so many players of a broken table, as tables and places, so that tables are even.

    A place between button and small blind, which is not dealt into the coming hand, is given when no other one is free.
    """
    there = {table.number: len(players(table)) for table in tables}
    rows = {table.number: _by_waiting(table, law) for table in tables}
    chosen = []
    for _ in range(count):
        open_tables = [number for number in rows if rows[number]]
        if not open_tables:
            raise ValueError(f"{count} players need as many free seats")
        number = min(open_tables, key=lambda each: there[each])
        there[number] += 1
        chosen.append((number, rows[number].pop(0)))
    return tuple(chosen)


def _by_waiting(table: Seating, law: Law) -> list[int]:
    return sorted(free(table), key=lambda place: waits(with_player(table, "-", place, "broken"), place, law))


def broken(
    tables: Sequence[Seating], number: int, law: Law, order: Sequence[int], cards: Sequence[int] = ()
) -> Moved:  # fmt: skip
    """Break a table: its players draw among the seats of the others (points `breaking.draw`, `seat.places`).

    `order` is how the seat cards lie after shuffling, one for each player of the table; `cards` the playing cards that
    a draw in two steps deals to them.
    """
    gone = next(table for table in tables if table.number == number)
    rest = {table.number: table for table in tables if table.number != number}
    who = players(gone)
    seats = seats_for(tuple(rest.values()), len(who), law)
    drawn = handed_out(who, seats, order, cards or [0] * len(who), law)
    for player in who:
        to, place = drawn[player]
        rest[to] = with_player(rest[to], player, place, "broken")
    moves = []
    for player in who:
        to, place = drawn[player]
        wait = waits(rest[to], place, law)
        cites = law.cites("breaking.draw", "seat.places")
        moves.append(Move(player, number, gone.places.index(player), to, place, "broken", wait, cites))
    return Moved(tuple(rest.values()), tuple(moves))


def final_table(tables: Sequence[Seating], law: Law, order: Sequence[int], number: int = 1) -> Moved:
    """Seat everybody who is left at the final table, drawn afresh; the button is to be drawn there.

    `order` says who gets seat 1, seat 2 and so on, of the players by table and place.
    """
    left = [(player, table) for table in tables for player in players(table)]
    row = [left[at] for at in checked(order, len(left))]
    table = Seating(number, tuple([player for player, _ in row]))
    cites = law.cites("tables.final", "entry.draw")
    moves = [
        Move(player, old.number, old.places.index(player), number, place, "final", False, cites)
        for place, (player, old) in enumerate(row)
    ]
    return Moved((table,), tuple(moves))


def next_to_break(tables: Sequence[Seating], order: Sequence[int]) -> int:
    """Return the number of the table that is broken next, by the order that was announced before."""
    there = [table.number for table in tables]
    return next(number for number in order if number in there)


def steps_of_a_break(law: Law) -> tuple[str, ...]:
    """Return, as codes, what else is done when a table breaks (point `breaking.steps`)."""
    return tuple(law.breaking_steps())


def carried(law: Law) -> tuple[str, ...]:
    """Return, as codes, how chips are carried to another table (point `chips.carried`)."""
    return tuple(law.chips_carried())
