"""The tables of hand values as arrays, laid one after the other by ranking, so that one loop serves several rankings.

A hand is two sums: the keys of its cards (`cards.key`), and a bit for each card by suit and rank. The value of up to
seven ranks is `VALUES[of the ranking + OFFSET[high field] + INDEX[low field]]`, of five or more of a suit
`FLUSHES[of the ranking + the ranks of that suit]`, just as in `cards.tables`; 0 stands for no hand. All tables are
large enough for any sum of keys, so that nothing outside of them is read whatever the cards are.
"""

from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from cardspeak.cards.badugi import badugi_value
from cardspeak.cards.five import WEIGHTS, ace_masks, ace_scale, deuce_map, deuce_scale, eight_masks
from cardspeak.cards.key import KEY, LOW_BITS, RANK_BITS, RANK_WEIGHTS, START
from cardspeak.cards.tables import FLUSH, INDEX, OFFSET, VALUES, short_flushes, short_values

HIGH, SHORT, DEUCE, ACE, EIGHT, BADUGI = range(6)

KINDS = {
    "high": HIGH,
    "short-deck": SHORT,
    "deuce-to-seven": DEUCE,
    "ace-to-five": ACE,
    "8-or-better": EIGHT,
    "badugi": BADUGI,
}
"""The rankings by number. The first four have values by ranks, all of these but ace-to-five flushes too."""

MARGIN, STRIDE = 512, 77_824
"""Where the values of a ranking begin, and how far apart the rankings stand."""

MASKS = 8192
"""How many sets of ranks there are: how far apart the rankings stand in `FLUSHES`."""

NO_CARD = np.uint64(1 << 48)
"""What the key of a number that is no card has, above all that keys of cards can sum up to."""

FIRST = np.uint64(START)
SUITED = np.uint64(0x8888 << RANK_BITS)
"""In a sum of keys that began with `FIRST`: the bits of which one shows five cards of a suit."""


def _keys(first: int) -> NDArray[np.uint64]:
    keys = np.full(256, NO_CARD, np.uint64)
    keys[first:52] = KEY[first:]
    return keys


def _padded(table: list[int], size: int, start: int = 0) -> NDArray[np.uint16]:
    padded = np.zeros(size, np.uint16)
    padded[start : start + len(table)] = table
    return padded


def place_of(keys: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Where the values of these sums of rank weights stand in the table of the first ranking."""
    return OFFSETS[keys >> np.uint64(LOW_BITS)].astype(np.int64) + INDEXES[keys & np.uint64((1 << LOW_BITS) - 1)]


def _best_of_ranks(fives: dict[int, int]) -> NDArray[np.uint16]:
    """The values of five to seven ranks, six and seven being worth the best of them with one fewer."""
    values, weights = np.zeros(STRIDE, np.uint16), np.array(RANK_WEIGHTS, np.uint64)
    for count in (5, 6, 7):
        chosen = np.array(list(combinations_with_replacement(range(13), count)), np.uint8)
        chosen = chosen[(chosen[:, 4:] != chosen[:, : count - 4]).all(axis=1)]  # four of a rank at most
        keys = weights[chosen].sum(axis=1)
        if count == 5:
            sums = np.array(WEIGHTS)[chosen].sum(axis=1)
            values[place_of(keys)] = [fives[each] for each in sums.tolist()]
        else:
            fewer = [values[place_of(keys - weights[chosen[:, out]])] for out in range(count)]
            values[place_of(keys)] = np.maximum.reduce(fewer)
    return values


def _short() -> NDArray[np.uint16]:
    values, table = np.zeros(STRIDE, np.uint16), short_values()
    values[place_of(np.array(list(table), np.uint64))] = list(table.values())
    return values


def _aces_low(table: list[int]) -> NDArray[np.uint16]:
    """A table by ranks with the ace lowest, by ranks with the ace highest; what does not qualify is 0."""
    ranks = np.arange(MASKS)
    return np.maximum(np.array(table)[(ranks << 1 | ranks >> 12) & len(table) - 1], 0).astype(np.uint16)


def _badugis() -> NDArray[np.uint16]:
    values = np.zeros(MASKS, np.uint16)
    for ranks in range(1, MASKS):
        if ranks.bit_count() <= 4:
            held = [rank for rank in range(13) if ranks >> rank & 1]
            values[ranks] = badugi_value(tuple([rank << 2 | suit for suit, rank in enumerate(held)]))
    return values


INDEXES = _padded(INDEX, 1 << LOW_BITS)
OFFSETS = np.full(1 << RANK_BITS - LOW_BITS, MARGIN, np.int32)
OFFSETS[: len(OFFSET)] += np.array(OFFSET, np.int32)
HIGHS = _padded(VALUES, STRIDE, MARGIN)
HIGH_FLUSHES = np.array(FLUSH, np.uint16)
VALUES_OF_RANKS = np.concatenate(
    [HIGHS, _short(), _best_of_ranks(deuce_scale().ranks), _best_of_ranks(ace_scale().ranks)]
)
FLUSHES = np.concatenate([HIGH_FLUSHES, _padded(short_flushes(), MASKS), np.array(deuce_map())[HIGH_FLUSHES] % 7463])
FLUSHES = FLUSHES.astype(np.uint16)
ACES = _aces_low(ace_masks())
EIGHTS = _aces_low(eight_masks())
BADUGIS = _badugis()
KEYS = _keys(0)
KEYS_OF_DECKS = np.concatenate([KEYS, _keys(16)])
"""The keys of the full deck's cards, and from 256 on those of the short deck's."""
BITS = np.array([1 << 13 * (card & 3) + (card >> 2) if card < 52 else 0 for card in range(256)], np.uint64)
"""The bit of every card in the set of a hand's cards: thirteen ranks of clubs, then of diamonds, hearts, spades."""
KEYS_OF_BITS = np.array([KEY[(bit % 13) << 2 | bit // 13] for bit in range(52)], np.uint64)
