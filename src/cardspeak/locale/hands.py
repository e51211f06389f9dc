"""Cards, and what they make, in words."""

from collections.abc import Sequence

from cardspeak.locale.messages import say

RANK_NAMES = "two three four five six seven eight nine ten jack queen king ace".split()
SUIT_NAMES = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}

_LETTERS = "23456789TJQKA"
_ACE = 12
_WHEEL = (3, 2, 1, 0, _ACE)
_LOWS = ("ace-to-five", "8-or-better", "deuce-to-seven")
_KICKED = {"four_of_a_kind": 1, "three_of_a_kind": 1, "two_pair": 2, "pair": 1}  # the ranks before the kicker


def made_in_words(language: str, code: str, ranks: Sequence[int], ranking: str = "high") -> str:
    """What a holding makes, as `cards.made` has it: its code, its ranks (0 for a deuce to 12 for an ace).

    `ranking` is by what it counts: high cards without a pair are a low where lows are ranked.
    """
    if code == "high_card" and ranking in _LOWS:
        code = "low"
    written = "-".join(rank_sign(rank) for rank in ranks)
    if code == "low":
        return say(language, _low(ranks, ranking), a=RANK_NAMES[ranks[0]], cards=written)
    if code.startswith("badugi"):
        return say(language, f"made-{code.replace('_', '-')}", cards=written)
    named = dict(zip("ab", (RANK_NAMES[rank] for rank in ranks), strict=False))
    said = say(language, f"made-{code.replace('_', '-')}", **named)
    before = _KICKED.get(code, len(ranks))
    if len(ranks) <= before:
        return said
    return say(language, "made-with-kicker", hand=said, kicker=RANK_NAMES[ranks[before]])


def _low(ranks: Sequence[int], ranking: str) -> str:
    """The message of a low; with the ace as its highest card, as in deuce-to-seven, nobody says "ace low"."""
    if ranking == "deuce-to-seven":
        return "made-ace-high" if ranks[0] == _ACE else "made-low"
    return "made-wheel" if tuple(ranks) == _WHEEL else "made-low"


def rank_sign(rank: int) -> str:
    """A rank as it is printed on a card, the ten as 10."""
    return "10" if rank == 8 else _LETTERS[rank]


def card_in_words(language: str, card: str) -> str:
    """A card in full, as a screen reader says it, from its two letters: `Ks` is the king of spades."""
    if card == "??":
        return say(language, "card-face-down")
    return say(language, "card-name", rank=RANK_NAMES[_LETTERS.index(card[0])], suit=SUIT_NAMES[card[1]])


def card_sign(card: str) -> str:
    """A card in short with the sign of its suit, `K♠`; one that is face down is `▯`."""
    return "▯" if card == "??" else rank_sign(_LETTERS.index(card[0])) + SIGNS[card[1]]


def cards_in_words(language: str, cards: Sequence[str]) -> str:
    """Cards in full, one after the other."""
    return ", ".join(card_in_words(language, card) for card in cards)


def card_signs(cards: Sequence[str]) -> str:
    """Cards in short, one after the other."""
    return " ".join(card_sign(card) for card in cards)
