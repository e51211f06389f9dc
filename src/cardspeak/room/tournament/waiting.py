"""The waiting list: alternates who get a seat as one falls free, and pay for it only then."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from cardspeak.law.law import Law
from cardspeak.record import record


@record
class Called(NamedTuple):
    """Who gets the seat ("" nobody), the list after it, who was called before and was not there, who lost the place."""

    player: str
    waiting: tuple[str, ...]
    passed: tuple[str, ...]
    struck: tuple[str, ...]
    cites: tuple[str, ...]


def may_wait(law: Law, present: bool) -> bool:
    """Say whether a player may go on the list (point `waiting.joins`)."""
    return bool(law.waiting_joins(present=present))


def called(waiting: Sequence[str], there: Collection[str], law: Law) -> Called:
    """Call the list for one seat, the first who came first (point `waiting.absent`).

    `there` are those who are present. The first of these gets the seat; those before, who were called in vain, keep
    their places, become the last in their order, or lose them.
    """
    absent: list[str] = []
    for at, player in enumerate(waiting):
        if player in there:
            rest = tuple(waiting[at + 1 :])
            return _after(player, tuple(absent), rest, law)
        absent.append(player)
    # nobody is there: the seat stays free, and the list as it is
    return Called("", tuple(waiting), tuple(absent), (), law.cites("waiting.absent"))


def _after(player: str, absent: tuple[str, ...], rest: tuple[str, ...], law: Law) -> Called:
    cites = law.cites("waiting.absent")
    if not absent:
        return Called(player, rest, (), (), cites)
    place = law.waiting_absent()
    if place == "lost":
        return Called(player, rest, absent, absent, cites)
    return Called(player, (*absent, *rest) if place == "kept" else (*rest, *absent), absent, (), cites)
