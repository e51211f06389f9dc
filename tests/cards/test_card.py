"""Cards are read as people write them and written in one way."""

from __future__ import annotations

import pytest

from cardspeak.cards.card import (
    DECKS,
    RANKS,
    SUITS,
    UNKNOWN,
    card_text,
    cards_text,
    parse_card,
    parse_cards,
    rank_of,
    suit_of,
)
from cardspeak.errors import Unreadable


def test_every_card_reads_back() -> None:
    """Written and read, every card of the deck is itself; the order is rank, then clubs, diamonds, hearts,
    spades.
    """
    assert [parse_card(card_text(card)) for card in range(53)] == list(range(53))
    assert parse_cards(cards_text(DECKS[52])) == DECKS[52]
    assert parse_cards(cards_text(DECKS[36], " ")) == DECKS[36]
    assert card_text(0) == "2c"
    assert card_text(51) == "As"
    assert cards_text((51, 46)) == "AsKh"
    assert [RANKS[rank_of(c)] + SUITS[suit_of(c)] for c in range(52)] == [card_text(c) for c in range(52)]
    assert len(DECKS[36]) == 36
    assert card_text(DECKS[36][0]) == "6c"


@pytest.mark.parametrize(
    "text", ["AsTd??", "As Td ??", "as,10D,??", " asTD ?? ", "AS10d??", "A♠ T♦ ??", "a♠\ufe0f10d??"]
)
def test_ways_of_writing(text: str) -> None:
    """Together or apart, with 10 for T, in any letters, with suit signs."""
    assert parse_cards(text) == (51, 33, UNKNOWN)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("AsKx", "'Kx' is no card in 'AsKx': 'x' is no suit"),
        ("1s", "'1s' is no card: a rank is one of"),
        ("As K", "'K' is no card in 'As K': the suit is missing"),
        ("10", "'10' is no card: the suit is missing"),
        ("?", "'?' is no card"),
        ("Ass", "'s' is no card in 'Ass'"),
    ],
)
def test_unreadable(text: str, says: str) -> None:
    """The complaint names the piece."""
    with pytest.raises(Unreadable) as error:
        parse_cards(text)
    assert str(error.value).startswith(says)


def test_one_card_means_one() -> None:
    """None and two are refused; a number that is no card is a mistake of the program."""
    for text in ("", "AsKs"):
        with pytest.raises(Unreadable, match="one card is wanted"):
            parse_card(text)
    assert parse_cards("") == ()
    with pytest.raises(ValueError, match="no card has the number 53"):
        card_text(53)
