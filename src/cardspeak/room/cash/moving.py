"""Moves between cash tables: in which order players are called from a must-move table, and placed from a broken one."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from cardspeak.law.law import Law
from cardspeak.record import record

Came = Literal["broken", "must-move"]


@record
class Sat(NamedTuple):
    """A player at the old table, and since when, in milliseconds."""

    member: str
    since: int


@record
class Placed(NamedTuple):
    """A player's new table and its seat, from 0."""

    member: str
    table: str
    seat: int


def order(players: Sequence[Sat], came: Came, drawn: Sequence[int], law: Law) -> tuple[str, ...]:
    """Return the players in the order in which they go to another table (point `move.order`).

    `drawn` is a draw of their places in the list, from 0; it decides only where the law draws.
    """
    if law.move_order(came=came) == "drawn":
        return tuple([players[at].member for at in drawn])
    return tuple([each.member for each in sorted(players, key=lambda each: each.since)])


def called(players: Sequence[Sat], law: Law) -> str:
    """Return who has to go to the main game when a seat falls free there; the empty string where nobody is left."""
    ordered = order(players, "must-move", range(len(players)), law)
    return ordered[0] if ordered else ""


def broken(
    players: Sequence[Sat], drawn: Sequence[int], free: Mapping[str, Sequence[int]], law: Law
) -> tuple[tuple[Placed, ...], tuple[str, ...]]:  # fmt: skip
    """Place the players of a table that closes, in their order, each where most seats are free.

    `free` are the free seats of each table with the same game and limit. Returns the new places, and who finds none and
    goes to the head of the waiting list.
    """
    left = {table: list(seats) for table, seats in free.items()}
    places: list[Placed] = []
    ordered = order(players, "broken", drawn, law)
    for member in ordered:
        table = max(left, key=lambda name: len(left[name]), default="")
        if not table or not left[table]:
            break
        places.append(Placed(member, table, left[table].pop(0)))
    return tuple(places), ordered[len(places) :]
