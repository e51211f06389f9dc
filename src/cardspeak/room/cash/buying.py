"""Buying in: how many chips a player has to bring, and may, by the limits of the table and the law."""

from typing import Literal, NamedTuple

from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record

Broke = Literal["plays", "waits", "out"]


@record
class Limits(NamedTuple):
    """What a table sets, in chips: the least buy-in, the largest stack to be bought (0: any), its largest fixed bet.

    `bet` is 0 where the bets are not fixed.
    """

    least: int
    most: int = 0
    bet: int = 0


@record
class Reach(NamedTuple):
    """How many chips may be bought: `least` to `most` (none: without an end), and the clauses behind it."""

    least: int
    most: int | None
    cites: tuple[str, ...]


def may_set(by: Literal["club", "players"], within: bool, begun: bool, law: Law) -> Refused | None:
    """Say whether somebody may set the buy-in of a table (point `buyin.set`).

    `within` says that the amount lies within the bounds that the club has set, `begun` that the game is on.
    """
    if law.buyin_set(by=by, within=within, begun=begun):
        return None
    if begun and law.buyin_set(by=by, within=within, begun=False):
        return Refused("buy_in_stays", {}, law.cites("buyin.set"))
    return Refused("buy_in_is_set", {"by": by}, law.cites("buyin.set"))


def full(limits: Limits, law: Law) -> int:
    """Return the least of a first buy-in (point `buyin.first`)."""
    return int(law.buyin_first(minimum=limits.least, bet=limits.bet))


def first(limits: Limits, law: Law) -> Reach:
    """Return for how much a new player buys in (points `buyin.first`, `buyin.most`)."""
    return _reach(full(limits, law), 0, limits, law, "buyin.first")


def later(limits: Limits, stack: int, shorts: int, law: Law) -> Reach:
    """Return how much a seated player buys (points `buyin.again` with no chips left, else `buyin.add`).

    `stack` is what the player has, `shorts` how often the player bought in for less than a first buy-in in this game.
    """
    least = full(limits, law)
    if stack:
        return _reach(int(law.buyin_add(full=least)), stack, limits, law, "buyin.add")
    return _reach(int(law.buyin_again(full=least, shorts=shorts)), 0, limits, law, "buyin.again")


def moved(limits: Limits, stack: int, came: Literal["broken", "must-move"], alike: bool, law: Law) -> Reach:
    """Return what a player adds who was moved here with a stack (point `buyin.moved`).

    `alike` says that both tables play the same game at the same limit. Nothing is added where the least is 0.
    """
    least = int(law.buyin_moved(came=came, alike=alike, full=full(limits, law), stack=stack))
    return _reach(least, stack, limits, law, "buyin.moved")


def changed(limits: Limits, stack: int, law: Law) -> Reach:
    """Return what a player adds who comes from another table by choice (point `buyin.changed`)."""
    return _reach(int(law.buyin_changed(full=full(limits, law), stack=stack)), stack, limits, law, "buyin.changed")


def broke(limits: Limits, announced: int, shorts: int, law: Law) -> Broke | Refused:
    """Say what becomes of a player without chips before the next hand (points `buyin.broke`, `buyin.again`).

    `announced` is how much plays, as the player has said, 0 for nothing; `shorts` as in `later`. Refused is an amount
    that cannot be bought.
    """
    if announced:
        wrong = refused(later(limits, 0, shorts, law), announced)
        if wrong is not None:
            return wrong
    said: Broke = law.buyin_broke(announced=announced)
    return said


def refused(reach: Reach, chips: int) -> Refused | None:
    """Say why nobody can buy so many chips; none where they can."""
    if reach.least <= chips and (reach.most is None or chips <= reach.most):
        return None
    if reach.most is None:
        facts = {"chips": chips, "least": reach.least}
        return Refused("buy_in_short", facts, reach.cites, finding("so_much", amount=reach.least))
    if reach.most < reach.least:
        return Refused("stack_at_the_maximum", {"chips": chips}, reach.cites)
    facts = {"chips": chips, "least": reach.least, "most": reach.most}
    return Refused("buy_in_outside", facts, reach.cites, finding("from_to", least=reach.least, most=reach.most))


def _reach(least: int, stack: int, limits: Limits, law: Law, point: str) -> Reach:
    largest = int(law.buyin_most(most=limits.most))
    cites = law.cites(point, "buyin.first", "buyin.most") if largest else law.cites(point, "buyin.first")
    if not largest:
        return Reach(least, None, cites)
    # a table's maximum shuts nobody out who has to buy more
    return Reach(least, max(largest - stack, 0) if stack else max(largest, least), cites)
