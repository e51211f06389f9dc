"""Which cards belong where is the game's own affair: incidents look at its streets, not at hold'em's."""

import pytest

from cardspeak.cases.rule import judged, tell
from cardspeak.cli.shelf import SHELF
from cardspeak.floor.incidents.likely import likely
from cardspeak.locale.rulings import english

TABLE = {"blinds": [10, 20], "seats": "A B C D", "stacks": 1000}


def told(game: str, story: str) -> tuple[str, str]:
    """Return what is ruled, and why."""
    ruling = judged(tell({"table": {**TABLE, "game": game}}, "common", story, SHELF)).ruling
    assert ruling is not None
    return english(ruling.outcome), english(ruling.reason)


@pytest.mark.parametrize(
    ("game", "story", "why"),
    [
        ("nlhe", "the dealer exposes C's fourth card", "no player has more than 2 cards yet"),
        ("plo", "the dealer exposes C's fifth card", "no player has more than 4 cards yet"),
        ("five-card-draw", "the dealer exposes C's sixth card", "no player has more than 5 cards yet"),
        ("stud", "the dealer exposes C's fourth card", "no player has more than 3 cards yet"),
        ("stud", "the flop has four cards", "4 are not too many"),
        ("stud", "the flop is opened too early", "the game has no flop"),
        ("five-card-draw", "the turn is opened too early", "the game has no turn"),
        ("plo", "the turn is opened too early", "the turn does not come next"),
    ],
)
def test_what_the_game_does_not_have_cannot_be(game: str, story: str, why: str) -> None:
    assert told(game, story) == ("that cannot be now", why)


def test_a_flop_has_as_many_cards_as_the_game_deals_to_it() -> None:
    assert told("plcour", "C calls; D calls; A calls; B checks; the flop has three cards")[0] == (
        "the flop is dealt again"
    )
    assert told("plcour", "C calls; D calls; A calls; B checks; the flop has two cards")[1] == ("2 are not too many")
    assert told("nlhe", "C calls; D calls; A calls; B checks; the flop has three cards")[1] == "3 are not too many"


def test_what_is_offered_is_of_the_game() -> None:
    def offered(game: str) -> set[str]:
        played = tell({"table": {**TABLE, "game": game}}, "common", "C calls", SHELF)
        assert played.state is not None
        return set(likely(played.state))

    assert "early-flop" in offered("nlhe")
    assert "early-flop" in offered("plcour")
    assert not {"early-flop", "early-turn", "early-river"} & offered("five-card-draw")
