"""Coming back: for how much a player buys in who has left the game with chips."""

from cardspeak.law.law import Law
from cardspeak.room.cash.buying import Limits, Reach, first, full

MINUTE = 60_000  # milliseconds


def back(limits: Limits, took: int, away: int, law: Law) -> Reach:
    """Return for how much a player comes back who left with so many chips so many minutes ago (point `buyin.back`).

    What has to come back holds against the table's maximum. Started minutes count as minutes: an hour is over with its
    first minute more.
    """
    least, stays = law.buyin_back(took=took, away=away, full=full(limits, law))
    if not stays:
        reach = first(limits, law)
        return reach._replace(cites=law.cites("buyin.back", "buyin.first", "buyin.most"))
    most = int(law.buyin_most(most=limits.most))
    return Reach(least, max(most, least) if most else None, law.cites("buyin.back", "buyin.first", "buyin.most"))


def minutes_away(left_at: int, now: int) -> int:
    """Return the minutes since a player left, a started one counted; both times in milliseconds."""
    return -(-max(now - left_at, 0) // MINUTE)
