"""Who plays hands in bulk by name: the players of the kernel, and the house's bots, who look at views."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cardspeak.bots.levels import LEVELS
from cardspeak.bulk import play, record
from cardspeak.bulk.table import POLICIES, Table
from cardspeak.bulk.views import action_of, options_of, view_of
from cardspeak.errors import Unreadable

PLAYERS = (*POLICIES, *[name for name in LEVELS if name not in POLICIES])
AT_ONCE = 256  # hands that bots play side by side


def seated(table: Table, players: Sequence[str] | str) -> list[str]:
    """Return the name of the player in each seat; `Unreadable` for one that nobody knows."""
    names = [players] * table.players if isinstance(players, str) else [*players]
    if len(names) != table.players:
        raise Unreadable(f"there are {table.players} seats, and {len(names)} players were named")
    for name in names:
        if name not in PLAYERS:
            raise Unreadable(f"there is no player {name} in bulk; there is {', '.join(PLAYERS)}")
    return names


def play_out(table: Table, rows: Any, names: Sequence[str]) -> int:
    """Let these players act until the hands are over; return how often they did."""
    who = table.policies(names)
    chances: dict[int, Random] = {}
    acts = 0
    while True:
        acts += int(play.play_all(table.rules, rows, who))
        waiting = [at for at in range(len(rows)) if rows[at].stage != record.OVER]
        if not waiting:
            return acts
        for at in waiting:
            hand = rows[at]
            if at not in chances:
                chances[at] = Random(int(hand.chance) ^ int(hand.whim))
            seen, options = view_of(table.deal, table.rules[0], hand), options_of(table.rules[0], hand)
            command = LEVELS[names[hand.actor]](seen, options, chances[at])
            play.act(table.rules[0], hand, *action_of(command))
        acts += len(waiting)


def simulate(
    table: Table, count: int, players: Sequence[str] | str = "random", *, seed: int = 0, first: int = 0
) -> Any:
    """Play so many hands to their end and return what each seat won: int32[count, players], each row sums to 0.

    `players` are names of `PLAYERS`, one for each seat or one for all. The hands follow from the seed and their
    numbers, which count from `first`: parts that are played apart are the same hands. Raises `Unreadable` for an
    unknown player.
    """
    names = seated(table, players)
    if count < 0:
        raise Unreadable(f"a number of hands is 0 or more, not {count}")
    won = record.numbers((count, table.players))
    if all(name in POLICIES for name in names):
        play.simulate(table.rules, table.hands(1), table.policies(names), seed, first, won)
        return won
    for begin in range(0, count, AT_ONCE):
        rows = table.hands(min(AT_ONCE, count - begin))
        play.deal_all(table.rules, rows, seed, first + begin, False)
        play_out(table, rows, names)
        for at, hand in enumerate(rows):
            for seat in range(table.players):
                won[begin + at][seat] = hand.stacks[seat] - hand.start[seat]
    return won
