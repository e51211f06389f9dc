"""Places: whoever takes many takes them from themselves."""

from hypothesis import given
from hypothesis import strategies as st

from cardspeak.service.places import Places


def test_the_one_that_waited_longest_gives_way() -> None:
    places = Places[int](100, 3)
    assert [places.enter(number, "here") for number in range(3)] == [None] * 3
    assert places.enter(3, "here") == 0
    places.works(1)
    assert places.enter(4, "here") == 2
    places.waits(1)
    assert [places.enter(5, "here"), places.enter(6, "here"), places.enter(7, "here")] == [3, 4, 1]
    assert len(places) == 3


def test_where_nobody_can_give_way_the_newcomer_does() -> None:
    places = Places[int](100, 2)
    for number in range(2):
        places.enter(number, "here")
        places.works(number)
    assert places.enter(2, "here") == 2
    assert places.enter(3, "there") is None
    places.leave(0)
    assert places.enter(4, "here") is None


def test_of_an_address_the_holder_with_most_gives_way() -> None:
    """A player keeps the place that they have had longest when somebody behind the same address opens a hundred."""
    places = Places[str](1000, 100)
    places.enter("player", "club", "ann")
    gone = [places.enter(f"flood {number}", "club", "") for number in range(200)]
    assert "player" not in gone
    assert gone[99:102] == ["flood 0", "flood 1", "flood 2"]
    assert places.enter("newcomer", "club", "ben") == "flood 101"


def test_in_all_the_address_with_most_gives_way() -> None:
    places = Places[str](50, 100)
    places.enter("first", "home")
    gone = [places.enter(f"flood {number}", "elsewhere") for number in range(100)]
    assert gone[:49] == [None] * 49
    assert gone[49:] == [f"flood {number}" for number in range(51)]
    assert places.enter("second", "home") == "flood 51"


@given(st.lists(st.tuples(st.sampled_from("ewwl"), st.integers(0, 9), st.sampled_from("ab"), st.sampled_from("xy"))))
def test_there_are_never_more_than_there_may_be(steps: list[tuple[str, int, str, str]]) -> None:
    """And nothing is left of whoever went."""
    places, there = Places[int](5, 3), dict[int, str]()
    for what, number, address, holder in steps:
        if what == "e" and number not in there:
            there[number] = address
            gone = places.enter(number, address, holder)
            if gone is not None:
                del there[gone]
        elif what == "w":
            (places.works if holder == "x" else places.waits)(number)
        elif what == "l":
            places.leave(number)
            there.pop(number, None)
        assert len(places) == len(there)
        working_only = not places._waiting
        assert len(there) <= 5 or working_only
        assert all(list(there.values()).count(each) <= 3 for each in "ab")
    for number in tuple(there):
        places.leave(number)
    assert (places._whose, places._waiting, dict(places._count), dict(places._ready)) == ({}, {}, {}, {})
