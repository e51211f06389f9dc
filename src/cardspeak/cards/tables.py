"""The tables of hand values, unpacked: one minimal perfect hash for five, six and seven ranks, one table for
flushes.

The value of the ranks is ``VALUES[OFFSET[high field] + INDEX[low field]]`` of a key: ``INDEX`` numbers the
low parts, fewest cards first, and every high part owns just the run of places that it needs (73,775 in all).
Values run from 1, the worst hand, to 7462, the royal flush.
They are 330 kB, 78 kB as packed text, about four ms to unpack; the short deck is unpacked on first use.
"""

from __future__ import annotations

from array import array
from binascii import a2b_base64
from functools import cache
from itertools import combinations_with_replacement
from sys import byteorder
from zlib import decompress

from cardspeak.cards import packed
from cardspeak.cards.key import RANK_WEIGHTS


def _unpack(text: str, code: str) -> array[int]:
    table = array(code)
    table.frombytes(decompress(a2b_base64(text)))
    if byteorder == "big":
        table.byteswap()
    return table


# The numbers themselves are shared between the entries: 7,463 objects stay in the processor's cache, 73,775
# do not.
_NUMBERS = list(range(7463))


def _shared(text: str) -> list[int]:
    return [_NUMBERS[value] for value in _unpack(text, "H")]


INDEX = _unpack(packed.INDEX, "H").tolist()
OFFSET = _unpack(packed.OFFSET, "i").tolist()
VALUES = _shared(packed.VALUES)
FLUSH = _shared(packed.FLUSH)
"""The value of the best five of at least five suited ranks, by their mask of 13 bits."""


@cache
def short_values() -> dict[int, int]:
    """The values of five, six and seven ranks of a short deck by the rank fields of their key; unpacked on
    first use.
    """
    values = iter(_shared(packed.SHORT_VALUES))
    weights = RANK_WEIGHTS[4:]
    # Cards of one rank stand together, so the fifth of a rank shows as a weight equal to the one four places
    # on.
    return {
        sum(chosen): next(values)
        for count in (5, 6, 7)
        for chosen in combinations_with_replacement(weights, count)
        if all(chosen[i] != chosen[i + 4] for i in range(count - 4))
    }


@cache
def short_flushes() -> list[int]:
    """The value of the best five suited ranks of a short deck by their mask; unpacked on first use."""
    return _shared(packed.SHORT_FLUSH)
