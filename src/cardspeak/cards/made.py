"""The hand that cards make: what it is called, which ranks a sentence names, and the cards themselves."""

from __future__ import annotations

from typing import NamedTuple

from cardspeak.cards.badugi import badugi_cards, badugi_value
from cardspeak.cards.low import LOW_BIT
from cardspeak.record import record


@record
class Made(NamedTuple):
    """The best hand of a holding: its name, its ranks and cards in the order of importance, its comparing
    value.
    """

    code: str
    """``royal_flush`` to ``high_card``; ``low`` for an ace-to-five low without a pair; ``badugi_4`` to
    ``badugi_1``.
    """
    ranks: tuple[int, ...]
    """Each rank once: those a sentence names, then kickers. The ace of a wheel or a low is 12 and stands
    last.
    """
    cards: tuple[int, ...]
    value: int
    """Compares with values of the same ranking and usage only; a higher one is better, in lows too."""


_GROUPS = {
    (4,): "four_of_a_kind",
    (4, 1): "four_of_a_kind",
    (3, 2): "full_house",
    (3,): "three_of_a_kind",
    (3, 1): "three_of_a_kind",
    (3, 1, 1): "three_of_a_kind",
    (2, 2): "two_pair",
    (2, 2, 1): "two_pair",
    (2,): "pair",
    (2, 1): "pair",
    (2, 1, 1): "pair",
    (2, 1, 1, 1): "pair",
}


def describe(name: str, cards: tuple[int, ...], value: int) -> Made:
    """The made hand of one to five ``cards`` that all play, under the ranking ``name``, with its ``value``.

    Straights and flushes need five cards.
    """
    lows = name in ("ace-to-five", "8-or-better")
    order: list[int] = [LOW_BIT[card] for card in cards] if lows else [1 << (card >> 2) for card in cards]
    # Many of a rank before few, then high before low, then the suit order, so that the answer is always the
    # same.
    played = sorted(zip(cards, order, strict=True), key=lambda c: (order.count(c[1]), c[1], c[0]), reverse=True)
    made = tuple(card for card, _ in played)
    ranks = tuple(dict.fromkeys(card >> 2 for card in made))
    counts = tuple(order.count(bit) for bit in dict.fromkeys(bit for _, bit in played))
    code = _GROUPS.get(counts)
    if code is not None:
        return Made(code, ranks, made, value)
    if lows:
        return Made("low", ranks, made, value)
    straight = False
    if len(made) == 5:
        straight = ranks[0] - ranks[4] == 4
        if ranks == _WHEELS.get(name):
            straight = True
            ranks, made = ranks[1:] + ranks[:1], made[1:] + made[:1]
    flush = len(made) == 5 and len({card & 3 for card in made}) == 1
    if straight and flush:
        code = "royal_flush" if ranks[0] == 12 else "straight_flush"
    else:
        code = "straight" if straight else "flush" if flush else "high_card"
    return Made(code, ranks, made, value)


_WHEELS = {"high": (12, 3, 2, 1, 0), "short-deck": (12, 7, 6, 5, 4)}
"""The ranks with which the ace plays low, highest first; in deuce-to-seven it never does."""


def describe_badugi(cards: tuple[int, ...]) -> Made:
    """The made badugi hand of a holding of at least one card, its cards from the highest down, ace low."""
    made = badugi_cards(cards)
    return Made(f"badugi_{len(made)}", tuple(card >> 2 for card in made), made, badugi_value(cards))
