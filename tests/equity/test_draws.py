"""Which cards are thrown away, by ranking."""

import pytest

from cardspeak.cards.card import cards_text, parse_cards
from cardspeak.equity.draws import throws

CASES = [
    ("high", "AsKsQsJsTs", 1, ""),
    ("high", "9c9d9h4s4c", 1, ""),
    ("high", "9c9d9h4s2c", 1, "4s2c"),
    ("high", "9c9d5h5s2c", 1, "2c"),
    ("high", "9c9d5h4s2c", 1, "5h4s2c"),
    ("high", "KhTh7h2h3c", 1, "3c"),
    ("high", "9c8d7h6s2c", 1, "2c"),
    ("high", "KcJd7h6s2c", 1, "7h6s2c"),
    ("deuce-to-seven", "7c5d4h3s2c", 3, ""),
    ("deuce-to-seven", "6c5d4h3s2c", 3, "6c"),
    ("deuce-to-seven", "7c5c4c3c2c", 3, "7c"),
    ("deuce-to-seven", "Tc5d4h3s2c", 1, ""),
    ("deuce-to-seven", "Tc5d4h3s2c", 2, "Tc"),
    ("deuce-to-seven", "AcKd4h3s2c", 3, "AcKd"),
    ("ace-to-five", "5cAd4h3s2c", 3, ""),
    ("ace-to-five", "KcAd4h3s3c", 3, "Kc3c"),
    ("badugi", "Ac2d3h4s", 3, ""),
    ("badugi", "Ac2d3h4h", 3, "4h"),
    ("badugi", "Ac2d3hKs", 1, ""),
]


@pytest.mark.parametrize(("name", "cards", "draws", "out"), CASES)
def test_throws(name: str, cards: str, draws: int, out: str) -> None:
    held = parse_cards(cards)
    assert cards_text([held[place] for place in throws(name, held, draws)]) == out
