"""A card is a small whole number, and this is how it is written.

The number is ``rank * 4 + suit``: rank 0..12 for deuce to ace, suit 0..3 for clubs, diamonds, hearts, spades.
Plain order of the numbers is therefore rank first, then the suit order by which every rulebook breaks a tie
of up-cards or of a draw for the button.
"""

from __future__ import annotations

from cardspeak.errors import Unreadable

RANKS = "23456789TJQKA"
SUITS = "cdhs"

UNKNOWN = 52
"""A card that nobody has seen, written ``??``; it takes a place in a holding and has no value."""

DECKS: dict[int, tuple[int, ...]] = {52: tuple(range(52)), 36: tuple(range(16, 52))}
"""The decks in use, by their number of cards, each in order; 36 is six and up (short deck)."""

_TEXT = (*(rank + suit for rank in RANKS for suit in SUITS), "??")
_CARD = {text: card for card, text in enumerate(_TEXT)}
_CARD |= {text.lower(): card for text, card in _CARD.items()}
_CARD |= {text[0].lower() + text[1].upper(): card for text, card in _CARD.items()}
_CARD |= {text.upper(): card for text, card in _CARD.items()}
_CARD |= {"10" + text[1]: card for text, card in _CARD.items() if text[0] == "T"}
# Writers of hand histories use the suit signs too; they cost nothing to read.
_SIGNS = str.maketrans({"♣": "c", "♦": "d", "♥": "h", "♠": "s", "♧": "c", "♢": "d", "♡": "h", "♤": "s", "\ufe0f": None})
_BETWEEN = " ,\t\n\r"


def parse_cards(text: str) -> tuple[int, ...]:
    """The cards written in ``text``, in the order written: ``AsKd``, ``As Kd``, ``10s``, ``as,kd``, ``??``.

    Raises ``Unreadable`` that names the first piece which is no card. Whether a card comes twice is not
    judged here: a fouled deck has to be written down too.
    """
    plain = text.translate(_SIGNS)
    cards: list[int] = []
    at, end = 0, len(plain)
    while at < end:
        if plain[at] in _BETWEEN:
            at += 1
            continue
        length = 3 if plain.startswith("10", at) else 2
        card = _CARD.get(plain[at : at + length])
        if card is None:
            raise Unreadable(_complaint(plain[at : at + length].strip(_BETWEEN), text))
        cards.append(card)
        at += length
    return tuple(cards)


def parse_card(text: str) -> int:
    """The one card written in ``text``; raises ``Unreadable`` for none, for several, for what is no card."""
    cards = parse_cards(text)
    if len(cards) != 1:
        raise Unreadable(f"one card is wanted, {text!r} has {len(cards)}")
    return cards[0]


def card_text(card: int) -> str:
    """The card as it is written, ``As``; the unknown card is ``??``."""
    if not 0 <= card <= UNKNOWN:
        raise ValueError(f"no card has the number {card}: they run from 0 to 51, and {UNKNOWN} is the unknown card")
    return _TEXT[card]


def cards_text(cards: tuple[int, ...] | list[int], sep: str = "") -> str:
    """The cards one after the other, ``AsKd``, with ``sep`` between them."""
    return sep.join(map(card_text, cards))


def rank_of(card: int) -> int:
    """The rank, 0 for a deuce to 12 for an ace; the unknown card has none (13 comes back)."""
    return card >> 2


def suit_of(card: int) -> int:
    """The suit, 0 clubs, 1 diamonds, 2 hearts, 3 spades; ask it of known cards only."""
    return card & 3


def _complaint(piece: str, text: str) -> str:
    where = "" if piece == text.strip() else f" in {text!r}"
    start = 2 if piece.startswith("10") else 1
    rank, suit = piece[:start], piece[start:]
    if rank != "10" and (not rank or rank.upper() not in RANKS):
        return f"{piece!r} is no card{where}: a rank is one of {RANKS} (or 10), a suit one of {SUITS}"
    if not suit:
        return f"{piece!r} is no card{where}: the suit is missing, one of {SUITS}"
    return f"{piece!r} is no card{where}: {suit!r} is no suit, use one of {SUITS}"
