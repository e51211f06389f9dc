"""What a hand is worth at the showdown, by the ranking of a side: higher is better, -1 does not qualify."""

from typing import Any

from cardspeak.bulk.compiled import COMPILED, kernel
from cardspeak.bulk.record import CARDS
from cardspeak.cards.rankings import ranking
from cardspeak.errors import Unreadable
from cardspeak.games import Game

NAMES = ("high", "short-deck", "deuce-to-seven", "ace-to-five", "8-or-better", "badugi")
TWO = 8
"""Added to the number of a ranking where exactly two hole cards play."""


def ranked(game: Game) -> list[int]:
    """Return the numbers of the rankings of a game, one for each side; `Unreadable` where bulk does not have it."""
    two_boards = game.streets[0].board > 0
    if game.opens_low or two_boards:
        raise Unreadable(f"{game.name} is not played in bulk: there is hold'em, Omaha, seven-card stud and draw")
    return [NAMES.index(side.ranking) + (TWO if side.use == "two" else 0) for side in game.sides]


if COMPILED:
    import numpy as np

    from cardspeak.equity.kernels.hands import NONE, RANKS, value
    from cardspeak.equity.kernels.omaha import NO_SUIT, best_flush, best_pair, pairs_of, shared_suit, threes_of
    from cardspeak.equity.kernels.tables import ACE, BITS, FIRST, KEYS

    assert RANKS

    @kernel
    def of_two(hand: Any, seat: int, kind: int) -> int:
        """Return the value of two hole cards and three of the board."""
        first, held, laid = seat * CARDS, NONE, NONE
        size, board = hand.held[seat], hand.board
        holes = hand.cards[first : first + size]
        for place in range(size):
            held |= BITS[holes[place]]
        for place in range(hand.boarded):
            laid |= BITS[board[place]]
        pairs, threes = np.empty(15, np.uint16), np.empty(10, np.uint16)
        many, more = pairs_of(holes, size, pairs), threes_of(board, hand.boarded, threes)
        best = best_pair(kind, pairs, many, threes, more)
        if kind < ACE:
            suit = shared_suit(held, laid)
            if suit < NO_SUIT:
                best = max(best, best_flush(kind, held >> suit & RANKS, laid >> suit & RANKS))
        return int(np.int64(best))

    @kernel
    def score(hand: Any, seat: int, number: int) -> int:
        """Return the value of a hand at the showdown."""
        if number >= TWO:
            found = of_two(hand, seat, number - TWO)
        else:
            key, bits, first, size = FIRST, NONE, seat * CARDS, hand.held[seat]
            for place in range(size):
                card = hand.cards[first + place]
                key += KEYS[card]
                bits |= BITS[card]
            for place in range(hand.boarded):
                card = hand.board[place]
                key += KEYS[card]
                bits |= BITS[card]
            found = int(np.int64(value(number, key, bits, size + hand.boarded)))
        return found if found else -1

else:

    def score(hand: Any, seat: int, number: int) -> int:
        """Return the value of a hand at the showdown."""
        side = ranking(NAMES[number % TWO], "two" if number >= TWO else "any")
        first = seat * CARDS
        holes = tuple(hand.cards[first : first + hand.held[seat]])
        return side.best(holes, tuple(hand.board[: hand.boarded]))
