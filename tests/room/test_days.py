"""Days of a tournament: bags, counts, redraws, flights; every chip that was bagged plays on or was given up."""

from random import Random

import pytest
from tests.room.nights import shuffled, tournament_law

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament import days as d
from cardspeak.room.tournament.seating import players

LAW = tournament_law("tda-2024")
ANN, BOB = d.Bag("ann", 1, (("x", 4000), ("y", 4000))), d.Bag("bob", 2, (("x", 6000), ("y", 6000)))


def code(refused: Refused | None) -> str:
    return refused.code if refused else ""


def test_a_bag_is_counted_twice_by_two_people() -> None:
    once = d.counted(d.Bag("ann", 1), "x", 4000)
    assert isinstance(once, d.Bag)
    assert once.chips == -1
    again = d.counted(once, "x", 4100)
    assert isinstance(again, d.Bag)
    assert (again.counts, again.chips) == ((("x", 4100),), -1)
    twice = d.counted(again, "y", 4100)
    assert isinstance(twice, d.Bag)
    assert twice.chips == 4100
    assert isinstance(d.counted(twice, "y", 0), Refused)


@pytest.mark.parametrize(
    ("bags", "in_play", "accepted", "why"),
    [
        ((ANN, BOB), 10000, False, ""),
        ((ANN,), 10000, False, "bags_uncounted"),
        ((ANN, BOB._replace(counts=BOB.counts[:1])), 10000, True, "bags_uncounted"),
        ((ANN, BOB._replace(counts=(("x", 6000), ("y", 6025)))), 10000, True, "bags_differ"),
        ((ANN, BOB), 10100, False, "bags_do_not_add_up"),
        ((ANN, BOB), 10100, True, ""),
    ],
)
def test_when_the_day_is_closed(bags: tuple[d.Bag, ...], in_play: int, accepted: bool, why: str) -> None:
    assert code(d.not_yet(d.compared(["ann", "bob"], bags, in_play), accepted)) == why


def test_what_is_over_and_what_is_missing() -> None:
    assert d.compared(["ann", "bob"], [ANN, BOB], 10100).over == -100
    # the bag of a player who is out counts for nothing
    assert d.compared(["ann"], [ANN, BOB], 4000).over == 0


@pytest.mark.parametrize(("left", "sizes"), [(20, [7, 7, 6]), (10, [5, 5]), (9, [9]), (4, [4])])
def test_a_new_day_is_drawn_afresh(left: int, sizes: list[int]) -> None:
    names = [f"p{at}" for at in range(left)]
    order = shuffled(Random(left), left)
    tables = d.redrawn(names, 9, order, LAW)
    assert [len(players(table)) for table in tables] == sizes
    assert sorted(player for table in tables for player in players(table)) == sorted(names)
    assert d.redrawn(names, 9, order, LAW) == tables


def test_the_largest_stack_of_several_flights() -> None:
    found = d.merged([[("ann", 4000), ("bob", 100)], [("ann", 2500)], [("ann", 9000), ("cyd", 5)]])
    assert found.stacks == (("ann", 9000), ("bob", 100), ("cyd", 5))
    assert found.given_up == (("ann", 2500), ("ann", 4000))
    assert found.in_play == 9105


@pytest.mark.parametrize("seed", range(20))
def test_no_chip_of_a_flight_is_lost(seed: int) -> None:
    chance = Random(seed)
    names = [f"p{at}" for at in range(30)]
    flights = [
        {name: chance.randrange(1, 10**6) for name in chance.sample(names, chance.randrange(1, 25))}
        for _ in range(chance.randrange(1, 5))
    ]
    found = d.merged([tuple(flight.items()) for flight in flights])
    assert d.conserved(flights, found)
    assert len(dict(found.stacks)) == len(found.stacks)
    assert dict(found.stacks) == {
        name: max(flight[name] for flight in flights if name in flight) for flight in flights for name in flight
    }
