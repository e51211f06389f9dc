"""How often the board is run: when an all-in has closed the betting those are asked whom the book has agree."""

from cardspeak.hand.state import WHOLE_TABLE
from cardspeak.room.table.state import Seat, Table, in_hand

NOT_WAITED_FOR = 2_000  # a moment to come back for a player whose time ran out


def is_asked(table: Table) -> bool:
    """Say whether the hand waits for the players to agree on how often the board is run."""
    return table.hand is not None and table.hand.stage == "runs"


def voices(table: Table) -> tuple[int, ...]:
    """Return the seats of the table whose players have a say in it (point `agree.runs`).

    They are those who are still in the hand, or all who were dealt in and have not left the table.
    """
    if table.hand is None or not is_asked(table):
        return ()
    whole = table.hand.noted.runs == WHOLE_TABLE
    return tuple([number for number in table.players if in_hand(table, number) or (whole and _is_here(table, number))])


def _is_here(table: Table, number: int) -> bool:
    seat = table.seats[number]
    return seat is not None and not (seat.bot or seat.away or seat.leaving)


def unanswered(table: Table) -> tuple[int, ...]:
    """Return the seats whose players are asked and have not answered yet."""
    given = dict(table.runs)
    return tuple([number for number in voices(table) if number not in given])


def agreed(table: Table) -> int:
    """Return how often the board is run by the answers so far, 0 while they are not all given.

    Everybody has to want the same; as soon as one wants it once, or something else than another, it is run once.
    """
    given = dict(table.runs)
    wanted = {given[number] for number in voices(table) if number in given}
    if 1 in wanted or len(wanted) > 1:
        return 1
    return 0 if unanswered(table) else max(wanted, default=1)


def until(table: Table) -> int:
    """Return when the time to answer runs out: a turn without the bank, since no answer means once."""
    seats = [table.seats[number] for number in unanswered(table)]
    return table.since + min([_time(table, seat) for seat in seats if seat], default=0)


def _time(table: Table, seat: Seat) -> int:
    gone = seat.idle or seat.away or seat.leaving
    return min(NOT_WAITED_FOR, table.settings.speed.turn) if gone else table.settings.speed.turn
