"""Places: who finished where, when several are out at once too, and the prizes that they share."""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.chips import split
from cardspeak.law.law import Law
from cardspeak.record import record


@record
class Out(NamedTuple):
    """A player who is out: the table, the chips at the start of that hand, and how good the losing hand was.

    `hand` is any number that is higher for a better hand; 0 where it is not known.
    """

    player: str
    started: int
    table: int = 1
    hand: int = 0


@record
class Finish(NamedTuple):
    """The place of a player; who shares places has the best and the worst of those that are shared."""

    player: str
    best: int
    worst: int
    cites: tuple[str, ...]


def placed(
    left: int, out: Sequence[Out], law: Law, hand_for_hand: bool = False, finishing: bool = False
) -> tuple[Finish, ...]:  # fmt: skip
    """Place those who are out in one hand, of so many who were left before it, the best first.

    Points `place.same_hand`, and `place.hand_for_hand` when tables play hand for hand: there `out` are those of all
    tables. `finishing` says that the hand was on already when that was announced (`place.counts_from`); where it does
    not count, the tables were done in the order in which they are named.
    """
    if hand_for_hand and not law.place_counts_from(finishing=finishing):
        return _table_by_table(left, out, law)
    point = "place.hand_for_hand" if hand_for_hand else "place.same_hand"
    rule = law.place_hand_for_hand if hand_for_hand else law.place_same_hand
    ranks = rule(started=tuple([each.started for each in out]))
    cites = law.cites(point, "place.counts_from") if hand_for_hand else law.cites(point)
    first, finishes = left - len(out) + 1, []
    for rank in sorted(set(ranks)):
        group = [each for each, its in zip(out, ranks, strict=True) if its == rank]
        finishes += [Finish(each.player, first, first + len(group) - 1, cites) for each in group]
        first += len(group)
    return tuple(finishes)


def _table_by_table(left: int, out: Sequence[Out], law: Law) -> tuple[Finish, ...]:
    finishes: tuple[Finish, ...] = ()
    for table in dict.fromkeys(each.table for each in out):
        here = [each for each in out if each.table == table]
        finishes = (*placed(left, here, law), *finishes)
        left -= len(here)
    return finishes


def prizes_of(
    finishes: Sequence[Finish], prizes: Sequence[int], law: Law, hands: dict[str, int] | None = None, unit: int = 1
) -> dict[str, int]:
    """Return what each of these players wins; `prizes` are those of the places from the first on.

    Who shares places shares their prizes in whole units; what is left over goes as `prize.odd` has it, by `hands`,
    numbers that are higher for better hands.
    """
    worth = hands or {}
    won: dict[str, int] = {}
    for best, worst in dict.fromkeys((each.best, each.worst) for each in finishes):
        group = [each.player for each in finishes if (each.best, each.worst) == (best, worst)]
        if len(group) != worst - best + 1:
            raise ValueError(f"places {best} to {worst} are shared by {len(group)}: {', '.join(group)}")
        share, over = split(sum(prizes[best - 1 : worst]), len(group), unit)
        won.update(dict.fromkeys(group, share))
        if over:
            won[group[law.prize_odd(hands=[worth.get(player, 0) for player in group])]] += over
    return won


def moved_down(finishes: Sequence[Finish], entries: int) -> tuple[Finish, ...]:
    """Return places after so many more entries: who was out before they came is placed behind them."""
    return tuple([each._replace(best=each.best + entries, worst=each.worst + entries) for each in finishes])
