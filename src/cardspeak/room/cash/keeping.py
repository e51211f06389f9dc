"""Keeping: the chips of a player who is long away leave the table, counted, and are handed back."""

from typing import NamedTuple

from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.cash.duties import who


@record
class Kept(NamedTuple):
    """Chips that leave the table: who counts them, who keeps them and hands them back, and the clauses."""

    counts: str
    keeps: str
    cites: tuple[str, ...]


def kept(away: int, waiting: bool, law: Law) -> Kept | None:
    """Say whether the chips of an absent player leave the table now, and through whose hands (point `absent.kept`).

    `away` is for how many whole minutes, `waiting` that somebody waits for a seat. None where seat and chips stay.
    """
    if not law.absent_kept(away=away, waiting=waiting):
        return None
    return Kept(who("counts", law), who("keeps", law), law.cites("absent.kept", "who.counts", "who.keeps"))
