"""The waiting list: who is called for a seat; and players who have paid and do not come."""

from random import Random

import pytest
from tests.room.nights import tournament_law

from cardspeak.law.book import Answer
from cardspeak.law.law import Law
from cardspeak.room.tournament import noshows
from cardspeak.room.tournament.waiting import called, may_wait

CLUB, COMMON = tournament_law("diamond-club"), tournament_law("common")


def other(law: Law, point: str, policy: str, **given: str | int | bool) -> Law:
    """The law with another answer to one point."""
    before: Answer = law.answers[point]
    return law.replaced(before._replace(policy=policy, parameters=tuple(sorted(given.items()))))


@pytest.mark.parametrize(
    ("law", "rest"),
    [
        (CLUB, ("a", "b", "d")),
        (COMMON, ("d",)),
        (other(COMMON, "waiting.absent", "next_on_the_list", place="last"), ("d", "a", "b")),
    ],
)
def test_those_called_in_vain(law: Law, rest: tuple[str, ...]) -> None:
    found = called("abcd", {"c", "d"}, law)
    assert (found.player, found.waiting, found.passed) == ("c", rest, ("a", "b"))
    assert found.struck == (("a", "b") if law is COMMON else ())


def test_nobody_is_there() -> None:
    assert called("ab", (), COMMON)[:4] == ("", ("a", "b"), ("a", "b"), ())
    assert called("", {"z"}, COMMON).player == ""


@pytest.mark.parametrize("seed", range(20))
def test_nobody_is_called_twice_and_nobody_is_forgotten(seed: int) -> None:
    chance = Random(seed)
    law = chance.choice([CLUB, COMMON])
    names = [f"p{at}" for at in range(12)]
    waiting: tuple[str, ...] = tuple(names)
    seated, struck = list[str](), list[str]()
    while waiting:
        there = {name for name in waiting if chance.random() < 0.6}
        found = called(waiting, there, law)
        if found.player:
            assert found.player in there
            seated.append(found.player)
        struck += found.struck
        waiting = found.waiting
    assert sorted([*seated, *struck]) == sorted(names)


def test_who_may_wait() -> None:
    assert may_wait(CLUB, present=False)
    assert not may_wait(other(CLUB, "waiting.joins", "only_in_person"), present=False)


def test_stacks_of_those_who_do_not_come() -> None:
    seats = [noshows.Empty("ann", 1, 5000), noshows.Empty("bob", 3, 4200)]
    assert noshows.removed(seats, COMMON, 20, closed=True).seats == ()
    gone = noshows.removed(seats, COMMON, 5, closed=False, own=4)
    assert (gone.seats, gone.chips, gone.cites) == (tuple(seats), 9200, ("common:no-shows",))
    assert noshows.stack_stays(COMMON, 4, closed=True, own=4)
    strict = other(COMMON, "noshow.stack", "until_entries_close")
    assert noshows.stack_stays(strict, 3, closed=False)
    assert not noshows.stack_stays(strict, 3, closed=True)
    assert noshows.posts(COMMON)
