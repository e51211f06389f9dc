"""Places and shared prizes, as the books have them."""

import pytest
from tests.room.nights import tournament_law

from cardspeak.room.tournament.places import Finish, Out, placed, prizes_of

THREE = (Out("A", 500, 1, hand=3), Out("B", 900, 2, hand=7), Out("C", 500, 3, hand=5))


def told(finishes: tuple[Finish, ...]) -> dict[str, tuple[int, int]]:
    return {each.player: (each.best, each.worst) for each in finishes}


def test_more_chips_at_the_start_of_the_hand_are_higher() -> None:
    assert told(placed(10, THREE, tournament_law("diamond-club"))) == {"B": (8, 8), "A": (9, 10), "C": (9, 10)}


def test_hand_for_hand_the_places_are_shared() -> None:
    """52 are left and 50 places paid when three are out: all of them share the 50th prize."""
    law = tournament_law("tda-2024")
    finishes = placed(52, THREE, law, hand_for_hand=True, finishing=True)
    assert told(finishes) == {"A": (50, 52), "B": (50, 52), "C": (50, 52)}
    assert finishes[0].cites == ("tda-2024:rp8a",)
    assert prizes_of(finishes, [0] * 49 + [300, 0, 0], law) == {"A": 100, "B": 100, "C": 100}


def test_the_hand_that_was_on_counts_only_where_the_book_says_so() -> None:
    finishes = placed(52, THREE, tournament_law("tda-2011"), hand_for_hand=True, finishing=True)
    assert told(finishes) == {"A": (52, 52), "B": (51, 51), "C": (50, 50)}


def test_what_cannot_be_shared_goes_to_the_better_hand() -> None:
    law = tournament_law("diamond-club")
    finishes = placed(4, [THREE[0], THREE[2]], law)
    won = prizes_of(finishes, [500, 300, 200, 101], law, {"A": 3, "C": 5}, unit=10)
    assert won == {"A": 150, "C": 151}


def test_a_prize_is_shared_by_all_who_share_the_places() -> None:
    with pytest.raises(ValueError, match="places 2 to 3 are shared by 1: A"):
        prizes_of([Finish("A", 2, 3, ())], [50, 30, 20], tournament_law("common"))
