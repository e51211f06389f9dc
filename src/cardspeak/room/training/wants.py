"""What the room wants of a training table between its hands."""

from cardspeak.room.table import commands as c
from cardspeak.room.table.due import Wants
from cardspeak.room.table.state import Table

KEPT_FOR = 10 * 60 * 1000  # milliseconds for which a seat is kept for a player who is not there


def with_people(table: Table) -> bool:
    """Say whether a person plays: bots alone do not play on when everybody has left or sits out."""
    return any(seat and not seat.bot and not seat.out and seat.stack for seat in table.seats)


def bot_comes_back(table: Table) -> c.TopUp | c.SitIn | None:
    """Return how a bot that sits out comes back: one that has lost everything buys in again first."""
    bot = next((seat for seat in table.seats if seat and seat.bot and seat.out), None)
    if bot is None:
        return None
    if not bot.stack:
        return c.TopUp(bot.member, table.settings.stakes.most_buy_in or 100 * table.settings.stakes.big_blind)
    return c.SitIn(bot.member, post=True)


TRAINING = Wants(with_people, bot_comes_back, KEPT_FOR)
