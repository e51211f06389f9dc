"""Days: stacks are bagged and counted twice, compared with the chips in play, and drawn to new seats the next day.

An event with several first days (flights) goes on with everybody who has bagged chips in one of them.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.tournament.breaking import final_size
from cardspeak.room.tournament.draw import drawn
from cardspeak.room.tournament.seating import Seating


@record
class Bag(NamedTuple):
    """The bag of a player with its tag: the number, and what was counted, each count by whom.

    A count of the same person replaces what they had counted before.
    """

    player: str
    tag: int
    counts: tuple[tuple[str, int], ...] = ()

    @property
    def chips(self) -> int:
        """What is in the bag, once two people have counted the same; -1 before."""
        numbers = {chips for _, chips in self.counts}
        return numbers.pop() if len(self.counts) > 1 and len(numbers) == 1 else -1


@record
class Compared(NamedTuple):
    """The bags against the chips in play: who has no second count, whose counts differ, what is in the bags."""

    uncounted: tuple[str, ...]
    differ: tuple[str, ...]
    bagged: int
    in_play: int

    @property
    def over(self) -> int:
        """How many chips more than there are in play were counted; below zero how many are missing."""
        return self.bagged - self.in_play


def counted(bag: Bag, by: str, chips: int) -> Bag | Refused:
    """Return a bag with what somebody has counted; a stack has a chip at least."""
    if chips < 1:
        return Refused("empty_bag", {"chips": chips})
    return bag._replace(counts=(*[each for each in bag.counts if each[0] != by], (by, chips)))


def compared(players: Sequence[str], bags: Sequence[Bag], in_play: int) -> Compared:
    """Compare the bags of the players who are left with each other's counts and with the chips in play."""
    there = {bag.player: bag for bag in bags}
    once = [player for player in players if player not in there or len(there[player].counts) < 2]
    differ = [player for player in players if player not in once and there[player].chips < 0]
    agreed = sum(bag.chips for bag in bags if bag.chips > 0 and bag.player in players)
    return Compared(tuple(once), tuple(differ), agreed, in_play)


def not_yet(found: Compared, accepted: bool = False) -> Refused | None:
    """Say why the day cannot be closed: a bag is not counted twice, counts differ, or the total is not that in play.

    `accepted` says that the director takes the total as it is, with a reason.
    """
    if found.uncounted:
        return Refused("bags_uncounted", {"count": len(found.uncounted), "player": found.uncounted[0]})
    if found.differ:
        return Refused("bags_differ", {"count": len(found.differ), "player": found.differ[0]})
    if found.over and not accepted:
        return Refused("bags_do_not_add_up", {"bagged": found.bagged, "in_play": found.in_play})
    return None


def redrawn(players: Sequence[str], size: int, order: Sequence[int], law: Law) -> tuple[Seating, ...]:
    """Draw the players of a new day to seats; so few that they make the final table sit at one.

    `order` is that of the draw; players are taken in the order of their tags.
    """
    final = len(players) <= final_size(law, size)
    return drawn(players, max(size, len(players)) if final else size, order, law)


@record
class Brought(NamedTuple):
    """What the flights bring to the next day: the chips of each player, the bags given up, the chips in play."""

    stacks: tuple[tuple[str, int], ...]
    given_up: tuple[tuple[str, int], ...]
    in_play: int


def merged(flights: Sequence[Sequence[tuple[str, int]]]) -> Brought:
    """Bring flights together, each as players and chips: whoever bagged in several plays the largest stack.

    The others that they bagged leave play.
    """
    best: dict[str, int] = {}
    given_up: list[tuple[str, int]] = []
    for flight in flights:
        for player, chips in flight:
            before = best.get(player, 0)
            if before:
                given_up.append((player, min(before, chips)))
            best[player] = max(before, chips)
    return Brought(tuple(best.items()), tuple(given_up), sum(best.values()))


def conserved(flights: Sequence[Mapping[str, int]], brought: Brought) -> bool:
    """Say whether every chip that was bagged plays on or was given up."""
    return sum(sum(flight.values()) for flight in flights) == brought.in_play + sum(
        chips for _, chips in brought.given_up
    )
