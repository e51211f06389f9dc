"""Sampled equity against known values, within the error of the sample."""

from math import sqrt
from random import Random

import pytest

from cardspeak.cards.card import DECKS, parse_cards
from cardspeak.equity.sampled import equity, looks, sampled
from cardspeak.equity.spot import Other, Spot

SAMPLES = 4000
HIGH = (("high", "any"),)


def spot(
    sides: tuple[tuple[str, str], ...],
    mine: str,
    others: tuple[Other, ...],
    board: str = "",
    deck: int = 52,
    **rest: int,
) -> Spot:
    """A spot whose unseen cards are those that nobody is known to have."""
    own, common = parse_cards(mine), parse_cards(board)
    seen = {*own, *common, *(card for other in others for card in other.known)}
    return Spot(sides, own, common, tuple(card for card in DECKS[52] if card not in seen), others, **rest)


def known(text: str) -> Other:
    """An opponent whose cards all lie open."""
    return Other(parse_cards(text), 0)


KNOWN = [
    # published all-in figures, enumerated over all boards
    (spot(HIGH, "AsAh", (known("KdKc"),), board_to_come=5), 0.8195),
    (spot(HIGH, "AsKs", (known("QdQc"),), board_to_come=5), 0.4605),
    (spot(HIGH, "AsAh", (Other((), 2),), board_to_come=5), 0.852),
    (spot(HIGH, "7c2d", (Other((), 2),), board_to_come=5), 0.346),
    (spot(HIGH, "AsAh", (Other((), 2), Other((), 2)), board_to_come=5), 0.734),
    # a flush draw with two cards to come, by its outs: 1 - (38/47 * 37/46) less the full houses of the pair
    (spot(HIGH, "AsKs", (known("7d7c"),), "2s9s7h", board_to_come=2), 0.2545),
    # one card to come: nine spades of 44, two of which fill the set
    (spot(HIGH, "AsKs", (known("7d7c"),), "2s9s7h3c", board_to_come=1), 7 / 44),
]


@pytest.mark.parametrize(("here", "expected"), KNOWN, ids=range(len(KNOWN)))
def test_known_equities(here: Spot, expected: float) -> None:
    found = equity(here, SAMPLES, Random(7))
    assert abs(found - expected) < 4 * sqrt(expected * (1 - expected) / SAMPLES)


def test_an_unbeatable_hand_wins_all_and_a_tie_is_halved() -> None:
    assert equity(spot(HIGH, "AsKs", (Other((), 2),), "QsJsTs2d3d"), 50, Random(1)) == 1
    assert equity(spot(HIGH, "2c2d", (known("3c3d"),), "AsKsQsJsTs"), 10, Random(1)) == 0.5


def test_hi_lo_divides_the_pot() -> None:
    sides = (("high", "two"), ("8-or-better", "two"))
    assert equity(spot(sides, "KsKhQdJc", (known("As2h4d9c"),), "KdKc3s5h8d"), 10, Random(1)) == 0.5
    assert equity(spot(sides, "KsKhQdJc", (known("As2h4d9c"),), "KdKc9s9h8d"), 10, Random(1)) == 1


def test_the_better_of_several_holdings_leaves_less() -> None:
    shares = [
        equity(spot(HIGH, "JsTs", (Other((), 2, picks),), "9h8d2c", board_to_come=2), 1500, Random(3))
        for picks in (-3, 1, 3)
    ]
    assert shares[0] > shares[1] + 0.03
    assert shares[1] > shares[2] + 0.03


def test_a_pat_hand_is_better_than_one_drawn_to() -> None:
    sides = (("deuce-to-seven", "any"),)
    pat, three = [
        equity(spot(sides, "9c8d6h4s2c", (Other((), 5, 1, drew),), past=1), 800, Random(4)) for drew in (0, 3)
    ]
    assert pat < three - 0.2


def test_a_raise_speaks_for_the_better_hands_that_fit_the_draws() -> None:
    sides = (("deuce-to-seven", "any"),)
    shares = [
        equity(spot(sides, "9c8d6h4s2c", (Other((), 5, picks, 4),), past=3), 800, Random(4)) for picks in (-3, 1, 5)
    ]
    assert shares[0] > shares[1] + 0.15
    assert shares[1] > shares[2] + 0.15


def test_the_same_seed_gives_the_same_samples() -> None:
    here = KNOWN[3][0]
    assert sampled(here, 50, Random(5)) == sampled(here, 50, Random(5))
    assert sampled(here, 50, Random(5)) != sampled(here, 50, Random(6))


def test_looks_are_ascending_and_rise_with_open_cards() -> None:
    here = spot(HIGH, "2c3d", (), "", each_to_come=4)
    aces = looks(here, Other(parse_cards("AsAd"), 2), 60, Random(1))
    low = looks(here, Other(parse_cards("7s4d"), 2), 60, Random(1))
    assert aces == sorted(aces)
    assert sum(aces) > sum(low)
