"""The values of many hands at once, by any ranking."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from cardspeak.cards.card import card_text
from cardspeak.cards.rankings import RANKINGS, ranking
from cardspeak.equity.choice import way
from cardspeak.equity.threads import at_once
from cardspeak.errors import Unreadable

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

CHUNK = 1 << 16  # rows that one thread takes at a time


def evaluate(
    cards: NDArray[np.uint8] | Sequence[Sequence[int]],
    name: str = "high",
    *,
    holes: int = 0,
    threads: int = 1,
    check: bool = True,
    out: NDArray[np.uint16] | None = None,
) -> Any:
    """Return the value of every row of cards by the ranking `name`: higher is better, in lows too; 0 is no hand.

    Rows have 5 to 9 cards, in badugi 1 to 9, as numbers 0 to 51 (rank * 4 + suit). With `holes` (4 to 6) the first so
    many are a holding of which exactly two play, with three of the 3 to 5 cards of the board that follow. Values are
    those of `cards.rankings`: an array of uint16 (`out`, if it is given), an `array("H")` without numpy.
    Raises `Unreadable` for what is no card and, with `check`, for a card that comes twice in a row; without it such a
    row has some value.
    """
    if name not in RANKINGS or (holes and name == "badugi"):
        raise Unreadable(f"there is no ranking {name}{' of two hole cards' if name in RANKINGS else ''}; there is "
                         f"{', '.join(sorted(RANKINGS))}")  # fmt: skip
    if threads < 1:
        raise Unreadable(f"threads are 1 or more, not {threads}")
    if way() == "python":
        return _plain(cards, name, holes, check)
    from cardspeak.equity.arrays import checked

    rows = checked(cards)
    _sized(rows.shape[1], name, holes)
    if out is not None and (out.shape != (len(rows),) or out.dtype.name != "uint16"):
        raise Unreadable(f"out is an array of {len(rows)} numbers of uint16")
    return _arrays(rows, name, holes, threads, check, out)


def _sized(width: int, name: str, holes: int) -> None:
    if holes:
        if not (4 <= holes <= 6 and 3 <= width - holes <= 5):
            raise Unreadable(
                f"two of 4 to 6 hole cards play with a board of 3 to 5; not of {holes} with {width - holes}"
            )
    elif not (1 if name == "badugi" else 5) <= width <= 9:
        raise Unreadable(f"a row has {'1' if name == 'badugi' else '5'} to 9 cards, not {width}")


def _plain(cards: Any, name: str, holes: int, check: bool) -> array[int]:
    """Value the rows one by one."""
    best, found = ranking(name, "two" if holes else "any").best, array("H")
    first = 16 if name == "short-deck" else 0
    width = -1
    for at, row in enumerate(cards):
        try:
            hand = tuple(map(int, row))
        except TypeError:
            raise Unreadable("a row of whole numbers for each hand is wanted") from None
        if width < 0:
            width = len(hand)
            _sized(width, name, holes)
        if len(hand) != width:
            raise Unreadable(f"row {at} has {len(hand)} cards, the first has {width}")
        if not all(first <= card < 52 for card in hand):
            raise no_card(at, next(card for card in hand if not first <= card < 52), first)
        if check and len(set(hand)) < width:
            raise comes_twice(at, hand)
        found.append(max(0, best(hand[:holes], hand[holes:]) if holes else best(hand, ())))
    return found


def no_card(row: int, number: int, first: int) -> Unreadable:
    """Return the refusal of a number that is no card of the deck."""
    return Unreadable(f"row {row}: {number} is no card of this deck, whose cards are {first} to 51")


def comes_twice(row: int, hand: Sequence[int]) -> Unreadable:
    """Return the refusal of a row in which a card comes twice."""
    card = next(card for at, card in enumerate(hand) if card in hand[:at])
    return Unreadable(f"row {row}: {card_text(card)} comes twice")


def _arrays(
    rows: NDArray[np.uint8], name: str, holes: int, threads: int, check: bool, out: NDArray[np.uint16] | None
) -> NDArray[np.uint16]:
    import numpy as np

    from cardspeak.equity import arrays

    values: Callable[[NDArray[np.uint8], NDArray[np.uint16]], bool]
    twice: Callable[[NDArray[np.uint8]], int] = arrays.twice
    if way() == "numba":
        from cardspeak.equity.kernels import compiled

        values, twice = compiled.values_of(name, holes, rows.shape[1]), compiled.twice_of(rows.shape[1])
    else:
        values = arrays.values_of(name, holes)
    out = np.empty(len(rows), np.uint16) if out is None else out

    def work(part: slice) -> tuple[bool, int]:
        none = values(rows[part], out[part])
        return none, twice(rows[part]) if check and not none else -1

    parts = list(_parts(len(rows), threads == 1 and not check))
    found = at_once(work, parts, threads)
    first = 16 if name == "short-deck" else 0
    for part, (none, row) in zip(parts, found, strict=True):
        if none:
            at = part.start + int(np.flatnonzero(out[part] == arrays.NO_HAND)[0])
            raise no_card(at, next(card for card in rows[at].tolist() if not first <= card < 52), first)
        if row >= 0:
            raise comes_twice(part.start + row, rows[part.start + row].tolist())
    return out


def _parts(size: int, whole: bool) -> Iterator[slice]:
    """Cut rows that are looked at twice into parts that stay in the cache, and after which threads end together."""
    step = max(size, 1) if whole else CHUNK
    for start in range(0, size, step):
        yield slice(start, min(size, start + step))
