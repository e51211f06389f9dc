"""What a hand is worth at the showdown, by the ranking of a side; higher is better, -1 does not qualify."""

from typing import Any

import numpy as np

from cardspeak.bulk.compiled import kernel
from cardspeak.bulk.record import CARDS
from cardspeak.cards import tables, key

KEY = np.array([k for k in key.KEY], dtype=np.int64)
START = key.START
INDEX = np.array(tables.INDEX, dtype=np.int64)
OFFSET = np.array(tables.OFFSET, dtype=np.int64)
VALUES = np.array(tables.VALUES, dtype=np.uint16)
FLUSH = np.array(tables.FLUSH, dtype=np.uint16)


@kernel
def score(rules: Any, hand: Any, seat: int, ranked: int) -> int:
    total = START
    for place in range(hand.held[seat]):
        total += KEY[hand.cards[seat * CARDS + place]]
    for place in range(hand.boarded):
        total += KEY[hand.board[place]]
    suits = total >> 30
    if suits & 0x8888:
        suit = 0 if suits & 8 else 1 if suits & 0x80 else 2 if suits & 0x800 else 3
        mask = 0
        for place in range(hand.held[seat]):
            card = hand.cards[seat * CARDS + place]
            if card & 3 == suit:
                mask |= 1 << (card >> 2)
        for place in range(hand.boarded):
            card = hand.board[place]
            if card & 3 == suit:
                mask |= 1 << (card >> 2)
        return FLUSH[mask]
    ranks = total & ((1 << 30) - 1)
    return VALUES[OFFSET[ranks >> 16] + INDEX[ranks & 0xFFFF]]


from cardspeak.errors import Unreadable
from cardspeak.games import Game
RANKED = {("high", "any"): 0, ("high","two"):1, ("8-or-better","two"):2, ("deuce-to-seven","any"):3}

def ranked(game: Game) -> list[int]:
    return [RANKED[side.ranking, side.use] for side in game.sides]
