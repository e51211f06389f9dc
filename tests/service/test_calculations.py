"""Calculations for pages: in turn, bounded, left when nobody looks; what was found is kept."""

from collections.abc import Iterator

from cardspeak.errors import Unreadable
from cardspeak.service.calculations import GONE, KEPT, MOST, WORK, Calculations


class Watch:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def counting(upto: int) -> Iterator[int]:
    yield from range(1, upto + 1)


def test_each_gets_its_turn_and_what_was_found_is_kept() -> None:
    work = Calculations[int](Watch(), alone=False)
    long, short = work.begin("long", "Ann", counting(5)), work.begin("short", "Ben", counting(2))
    assert long is not None
    assert short is not None
    for found in ((1, None), (1, 1), (2, 1), (2, 2)):
        work.step()
        assert (long.found, short.found) == found
    while work.step():
        pass
    assert (long.found, long.state, short.found, short.state) == (5, "done", 2, "done")
    assert work.known("long") is long
    for number in range(KEPT):
        work.begin(number, "Ann", counting(1))
        while work.step():
            pass
    assert work.known("long") is None, "the oldest is forgotten"


def test_who_asks_for_more_than_they_may_leaves_what_they_looked_at_longest_ago() -> None:
    watch = Watch()
    work = Calculations[int](watch, alone=False)
    first = work.begin("a", "Ann", counting(9), 2)
    watch.now = 1.0
    second = work.begin("b", "Ann", counting(9), 2)
    watch.now = 2.0
    assert work.known("a") is first
    other = work.begin("x", "Ben", counting(9), 2)
    work.begin("c", "Ann", counting(9), 2)
    assert first is not None
    assert second is not None
    assert other is not None
    assert (first.state, second.state, other.state) == ("running", "left", "running")
    assert work.known("b") is None, "it begins anew"
    assert work.known("b", left=True) is second


def test_nobody_looks_any_more() -> None:
    watch, ended = Watch(), []

    def steps() -> Iterator[int]:
        try:
            yield from counting(99)
        finally:
            ended.append(True)

    work = Calculations[int](watch, alone=False)
    begun = work.begin("a", "Ann", steps())
    assert begun is not None
    work.step()
    watch.now = GONE + 0.1
    work.step()
    assert (begun.state, begun.found, ended) == ("left", 1, [True])
    assert not work.step()


def test_bounds_of_time_and_number() -> None:
    watch = Watch()

    def slow() -> Iterator[int]:
        for number in counting(99):
            watch.now += GONE - 1
            yield number

    work = Calculations[int](watch, alone=False)
    begun = work.begin("slow", "Ann", slow())
    while work.step():
        work.known("slow")
    assert begun is not None
    assert begun.state == "bounded"
    assert WORK < begun.worked < WORK + GONE
    for number in range(MOST):
        assert work.begin(number, number, counting(9)) is not None
    assert work.begin("one more", "Eve", counting(9)) is None


def test_what_fails_ends_alone() -> None:
    def failing(error: Exception) -> Iterator[int]:
        yield 1
        raise error

    work = Calculations[int](Watch(), alone=False)
    unreadable, broken = Unreadable("no"), ZeroDivisionError()
    one, two = work.begin("a", "Ann", failing(unreadable)), work.begin("b", "Ben", failing(broken))
    sound = work.begin("c", "Cy", counting(9))
    while work.step():
        pass
    assert one is not None
    assert two is not None
    assert sound is not None
    assert (one.state, one.trouble, two.state, two.trouble) == ("done", unreadable, "failed", None)
    assert (sound.state, sound.found) == ("done", 9)


def test_the_thread_works_alone() -> None:
    work = Calculations[int]()
    begun = work.begin("a", "Ann", counting(9))
    assert begun is not None
    begun.ended.wait(60)
    assert (begun.state, begun.found) == ("done", 9)
