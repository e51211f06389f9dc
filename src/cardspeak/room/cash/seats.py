"""Seats at cash tables: how many tables, which seat, whether a player may change, when one may leave."""

from collections.abc import Collection
from typing import Literal

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.cash.duties import who


def another_table(sits: Collection[str], law: Law) -> Refused | None:
    """Say why a player who sits at these tables gets no seat at another (point `seat.tables`)."""
    if law.seat_tables(sits=len(sits)):
        return None
    return Refused("sits_elsewhere", {"table": ", ".join(sorted(sits))}, law.cites("seat.tables"))


def chosen_by(law: Law) -> Literal["player", "staff"]:
    """Say who chooses a player's seat (point `seat.chosen`)."""
    by: Literal["player", "staff"] = law.seat_chosen()
    return by


def change_table(granted: bool, law: Law) -> Refused | None:
    """Say why a player may not go to another table (point `table.changed`); `granted` says that the staff agreed."""
    if law.table_changed(granted=granted):
        return None
    return Refused("table_change_not_granted", {"roles": who("moves", law)}, law.cites("table.changed", "who.moves"))


def leave(played: int, named: int, law: Law) -> Refused | None:
    """Say why a player may not leave the game yet (point `leave.when`).

    `played` is for how many minutes the player has played, `named` the minutes that the room has named, 0 none.
    """
    if law.leave_when(played=played, named=named):
        return None
    return Refused("leaves_too_early", {"minutes": named}, law.cites("leave.when"))
