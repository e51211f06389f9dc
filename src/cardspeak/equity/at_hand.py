"""What known hands are worth over all boards, where the kernels are loaded and compiled: nobody waits for that here."""

import sys
from collections import deque
from collections.abc import Sequence
from fractions import Fraction

from cardspeak.cards.card import DECKS
from cardspeak.equity.choice import way
from cardspeak.equity.exact import Side, Worth
from cardspeak.equity.odds import settling
from cardspeak.equity.showdown import Cards, Hand, Question, Showdown


def worth_at_hand(
    holdings: Sequence[Cards],
    boards: Sequence[Cards],
    sides: Sequence[Side],
    stub: Sequence[int],
    size: int = 0,
    wanted: Sequence[int] = (),
) -> Worth | None:
    """Return the same as `exact.worth`, always over every board; None where that would take more than milliseconds."""
    fast = sys.modules.get("cardspeak.equity.fast")
    ready = getattr(fast, "ready", None)  # none where it is not loaded to its end yet
    if ready is None or way() != "numba" or any(wanted) or len({len(held) for held in holdings}) != 1:
        return None
    deck = DECKS[36 if any(name == "short-deck" for name, _ in sides) else 52]
    showdown = Showdown(tuple(sides), len(deck), size, len(holdings[0]))
    hands, held = tuple([Hand("", (each,)) for each in holdings]), [card for each in holdings for card in each]
    total, ways = [Fraction()] * len(holdings), 0
    for board in boards:
        seen = {*stub, *held, *board}
        asked = Question(showdown, hands, board, tuple([card for card in deck if card not in seen]), tuple(stub))
        if not ready(asked):
            return None
        (found,) = deque(settling(asked, method="exact"), 1)
        ways += found.ways
        total = [share + player.equity for share, player in zip(total, found.players, strict=True)]
    return Worth(tuple([share / len(boards) for share in total]), True, ways)
