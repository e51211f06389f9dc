"""The rankings by name and usage: the best five of all cards, or two hole cards and three of the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from cardspeak.cards.badugi import badugi_value
from cardspeak.cards.five import ALL_SCALES, five_value
from cardspeak.cards.high import evaluate7, high_best, high_value, high_values, short_value
from cardspeak.cards.low import ace_value, deuce_value, eight_value
from cardspeak.cards.made import Made, describe, describe_badugi
from cardspeak.cards.omaha import omaha_eight_values, omaha_values
from cardspeak.cards.upcards import open_value

Cards = tuple[int, ...]
Best = Callable[[Cards, Cards], int]
Many = Callable[[Sequence[Cards], Cards], list[int]]


class Ranking:
    """One way to compare hands: ``name`` is the scale, ``use`` says which cards may play (``any`` or
    ``two``).

    ``best(holes, board)`` is a value that compares with others of this ranking, higher is better in lows too;
    -1 when no hand qualifies (no eight or better; with ``two``, no two and three yet). Under ``any``, fewer
    than five cards have the value of open cards (``open_value``). ``best_of_many(holdings, board)`` is
    ``best`` of every holding, the board read once. ``made(holes, board)`` names the hand and its cards,
    preferring hole cards where equal cards would do; None when nothing qualifies. Unknown cards cannot be
    ranked and raise ``IndexError``.
    """

    __slots__ = ("best", "best_of_many", "made", "name", "use")

    def __init__(
        self, name: str, use: str, best: Best, best_of_many: Many, made: Callable[[Cards, Cards], Made | None]
    ):
        """Take the functions themselves: calling one costs no method binding."""
        self.name = name
        self.use = use
        self.best = best
        self.best_of_many = best_of_many
        self.made = made

    def __repr__(self) -> str:
        return f"ranking({self.name!r}, {self.use!r})"

    def __reduce__(self) -> tuple[Callable[[str, str], Ranking], tuple[str, str]]:
        return ranking, (self.name, self.use)


def _any(name: str, value: Callable[[Cards], int]) -> Ranking:
    """A ranking of all cards by the function that values five or more of them."""

    def best(holes: Cards, board: Cards) -> int:
        cards = holes + board
        return value(cards) if len(cards) >= 5 else open_value(cards, name)

    def many(holdings: Sequence[Cards], board: Cards) -> list[int]:
        return [best(holding, board) for holding in holdings]

    return Ranking(name, "any", best, many, _made_any(name, value, best))


def _made_any(name: str, value: Callable[[Cards], int], best: Best) -> Callable[[Cards, Cards], Made | None]:
    def made(holes: Cards, board: Cards) -> Made | None:
        cards = holes + board
        if not cards:
            return None
        wanted = best(holes, board)
        if len(cards) < 5:
            return describe(name, cards, wanted)
        # In this order the hands with most hole cards come first.
        return next(describe(name, c, wanted) for c in combinations(cards, 5) if value(c) == wanted)

    return made


def _eight_any() -> Ranking:
    def best(holes: Cards, board: Cards) -> int:
        return eight_value(holes + board)

    def many(holdings: Sequence[Cards], board: Cards) -> list[int]:
        return [eight_value(holding + board) for holding in holdings]

    full = _made_any("8-or-better", eight_value, best)

    def made(holes: Cards, board: Cards) -> Made | None:
        return None if best(holes, board) < 0 else full(holes, board)

    return Ranking("8-or-better", "any", best, many, made)


def _two(name: str) -> Ranking:
    """A ranking of exactly two hole cards and three of the board."""
    scale = ALL_SCALES[name]
    many = omaha_eight_values if name == "8-or-better" else omaha_values(scale)

    def best(holes: Cards, board: Cards) -> int:
        return many((holes,), board)[0]

    def made(holes: Cards, board: Cards) -> Made | None:
        wanted = best(holes, board)
        if wanted < 0:
            return None
        for two in combinations(holes, 2):
            for three in combinations(board, 3):
                if five_value(scale(), two + three) == wanted:
                    return describe(name, two + three, wanted)
        return None

    return Ranking(name, "two", best, many, made)


def _badugi(use: str) -> Ranking:
    """Badugi, which has no board: any is left out of account."""

    def best(holes: Cards, board: Cards) -> int:
        return badugi_value(holes)

    def many(holdings: Sequence[Cards], board: Cards) -> list[int]:
        return [badugi_value(holding) for holding in holdings]

    def made(holes: Cards, board: Cards) -> Made | None:
        return describe_badugi(holes) if holes else None

    return Ranking("badugi", use, best, many, made)


RANKINGS: dict[str, Ranking] = {
    "high": Ranking("high", "any", high_best, high_values, _made_any("high", high_value, high_best)),
    "short-deck": _any("short-deck", short_value),
    "8-or-better": _eight_any(),
    "ace-to-five": _any("ace-to-five", ace_value),
    "deuce-to-seven": _any("deuce-to-seven", deuce_value),
    "badugi": _badugi("any"),
}
"""The rankings by name, for the best five of any cards."""

_TWO = {name: _two(name) for name in ALL_SCALES} | {"badugi": _badugi("two")}


def ranking(name: str, use: str = "any") -> Ranking:
    """The ranking ``name`` for the usage ``use``, ``any`` or ``two``; ``KeyError`` for an unknown one."""
    return {"any": RANKINGS, "two": _TWO}[use][name]


__all__ = ["RANKINGS", "Made", "Ranking", "evaluate7", "open_value", "ranking"]
