"""The waiting list of a game: who joins, who is called, what the called answer, and what lateness costs.

Times are in milliseconds. A list is kept in its order; each game with its stakes has a list of its own.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record

Reply = Literal["coming", "more_time", "no"]


@record
class Waits(NamedTuple):
    """One who waits: who, whether present or by phone, since when, and until when a call is good (0: not called)."""

    member: str
    present: bool
    since: int
    until: int = 0
    reply: Literal["", "coming", "more_time"] = ""


List = tuple[Waits, ...]


def place_of(waiting: Sequence[Waits], member: str) -> int:
    """Return the place of somebody on the list, from 1; 0 where they do not wait."""
    return next((at for at, each in enumerate(waiting, 1) if each.member == member), 0)


def joined(waiting: List, member: str, present: bool, now: int, law: Law) -> List | Refused:
    """Put somebody on the list (point `waiting.joins`); refused who waits already, and who should have come."""
    if place_of(waiting, member):
        return Refused("waits_already", {"place": place_of(waiting, member)})
    if not law.waiting_joins(present=present):
        return Refused("waits_in_person", {}, law.cites("waiting.joins"))
    return (*waiting, Waits(member, present, now))


def struck(waiting: List, member: str) -> List | Refused:
    """Take somebody off the list."""
    if not place_of(waiting, member):
        return _not_waiting()
    return tuple([each for each in waiting if each.member != member])


def next_called(waiting: Sequence[Waits]) -> str:
    """Return the first on the list who has not been called; the empty string where nobody is left."""
    return next((each.member for each in waiting if not each.until), "")


def called(waiting: List, member: str, until: int) -> List | Refused:
    """Call somebody to a seat; the call is good until then."""
    if not place_of(waiting, member):
        return _not_waiting()
    return tuple([each._replace(until=until, reply="") if each.member == member else each for each in waiting])


def answered(waiting: List, member: str, reply: Reply, until: int, law: Law) -> List | Refused:
    """Note what somebody who was called says: on the way, more time (good until then), or no, which passes the turn."""
    at = place_of(waiting, member)
    if not at:
        return _not_waiting()
    one = waiting[at - 1]
    if not one.until:
        return Refused("not_called", {"place": at})
    if reply == "no":
        return passed(waiting, member, law)
    good = until if reply == "more_time" else one.until
    return tuple([each._replace(until=good, reply=reply) if each is one else each for each in waiting])


def late(waiting: Sequence[Waits], now: int) -> tuple[str, ...]:
    """Return those whose call has run out."""
    return tuple([each.member for each in waiting if each.until and now >= each.until])


def passed(waiting: List, member: str, law: Law) -> List | Refused:
    """Pass over somebody who was called and does not come (point `waiting.absent`): kept, the last, or off the list."""
    if not place_of(waiting, member):
        return _not_waiting()
    place = law.waiting_absent()
    others = tuple([each for each in waiting if each.member != member])
    if place == "lost":
        return others
    one = next(each for each in waiting if each.member == member)._replace(until=0, reply="")
    if place == "last":
        return (*others, one)
    at = place_of(waiting, member) - 1
    return (*others[:at], one, *others[at:])


def _not_waiting() -> Refused:
    return Refused("not_on_the_list", {})
