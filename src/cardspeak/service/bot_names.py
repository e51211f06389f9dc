"""What bots are called: the name follows from the id, so that nothing has to be kept of them."""

from collections.abc import Collection

from cardspeak.room.table import commands as c
from cardspeak.room.table.state import Table
from cardspeak.service import chance

BOT = "b"  # how the ids of bots begin; those of people begin with m
BOT_NAMES = "Ada Blaise Carl Daniel Emmy Felix Grace Henri Ida John Kurt Leonhard Maria Niels Olga Pierre".split()


def is_bot(member: str) -> bool:
    """Say whether a member is a bot."""
    return member.startswith(BOT)


def bot_name(member: str) -> str:
    """Return the name of a bot."""
    return BOT_NAMES[int(member.removeprefix(BOT), 16) % len(BOT_NAMES)]


def new_bot(table: Table, seat: int, level: str, names: Collection[str] = ()) -> c.TakeSeat:
    """Return the command by which a bot sits down, whose name nobody else has: no bot at the table, none of `names`."""
    taken = {bot_name(each.member) for each in table.seats if each and is_bot(each.member)}.union(names)
    member = next(found for found in iter(lambda: chance.short_id(BOT), "") if bot_name(found) not in taken)
    chips = table.settings.stakes.most_buy_in or table.settings.stakes.big_blind * 100
    return c.TakeSeat(member, seat, chips, level)
