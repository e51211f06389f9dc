"""Exact odds by compiled kernels: which one a question goes to, and its work in parts that take a tenth of a second."""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from math import comb, prod
from typing import TypeVar

import numpy as np

from cardspeak.equity import odds
from cardspeak.equity.asked import (
    Cards,
    Counts,
    bits_of,
    board_of,
    chosen,
    empty,
    keys_of,
    kinds_of,
    players_of,
    sides_of,
    tally_of,
    ways_of,
)
from cardspeak.equity.kernels import boards, ranges, showdowns, tables
from cardspeak.equity.showdown import Question
from cardspeak.equity.threads import at_once
from cardspeak.equity.trials import sampled
from cardspeak.errors import Unreadable

Part = TypeVar("Part")
Work = Callable[[Part, Counts, Counts], None]

SECONDS = 3.0
"""What takes longer than about this is sampled, if nothing else is asked for."""

DEALS = 400_000
"""So many joint deals of ranges are looked at one by one at most."""

FALLS = 20_000_000
"""So many ways in which cards may fall are counted one by one without being asked."""

TWO = 3
"""So many times as long as others a board takes of which exactly two hole cards play with three."""

MOST_FALLS = 20_000_000_000
MOST_PAIRS, MOST_ROWS = 400_000_000, 60_000
"""So many pairs of what two players get are compared at most, and so many rows: what one wins fits into 16 bits."""


def tallies(
    asked: Question, method: str, error: float, trials: int, seed: int, threads: int, made: bool
) -> Iterator["odds.Tally"]:
    """Yield what was counted so far, the last tally at the end."""
    if method != "sampled":
        exact = _exact(asked, method == "exact", threads, made)
        if exact is not None:
            yield from exact
            return
        if method == "exact":
            raise Unreadable("there are too many ways to count them all; sampled odds come with their error")
    yield from sampled(asked, error, trials, seed, threads, made)


def _exact(asked: Question, at_any_cost: bool, threads: int, made: bool) -> Iterator["odds.Tally"] | None:
    whole = not any(hand.missing for hand in asked.hands)
    sizes = [len(hand.ways) for hand in asked.hands]
    if whole and asked.showdown.in_ranges and len(sizes) == 2 and len(asked.board) >= 3 and prod(sizes) > 1:
        return _two_ranges(asked, threads, made)
    if whole and _by_ranks(asked) and prod(sizes) <= DEALS:
        deals, weights = _reduced(asked, _joint(asked))
        each = len(sizes) * (
            30e-6 + 15e-9 * _BOARDS[asked.to_come] * (TWO if asked.showdown.sides[0][1] == "two" else 1)
        )
        if at_any_cost or len(deals) * each <= SECONDS:
            return _boards(asked, deals, weights, max(1, int(0.1 / each)), threads, made)
    if max(sizes) == 1:
        falls = asked.falls()
        if _own_pairs(asked):
            return _two_getting(asked, threads, made)
        if falls * len(sizes) * len(asked.showdown.sides) <= FALLS or (at_any_cost and falls <= MOST_FALLS):
            return _falls(asked, falls, threads, made)
    return None


_BOARDS = (1, 60, 500, 3000, 15_000, 45_000)
"""About how many entries a board has of which so many cards are missing."""


def _by_ranks(asked: Question) -> bool:
    """Whether boards of the same ranks may be counted as one."""
    showdown = asked.showdown
    uses = {use for _, use in showdown.sides}
    names = tuple([name for name, _ in showdown.sides])
    fit = showdown.board == 5 and names in (("high",), ("short-deck",), ("high", "8-or-better"))
    return fit and len(uses) == 1 and (uses == {"two"} or showdown.holding == 2)


def _joint(asked: Question) -> Cards:
    """Return every deal of the hands in which no card is dealt twice (deal, player, card)."""
    deals = ways_of(asked, 0)[:, None, :]
    taken = bits_of(ways_of(asked, 0))
    for player in range(1, len(asked.hands)):
        ways = ways_of(asked, player)
        bits = bits_of(ways)
        one, other = np.nonzero((taken[:, None] & bits[None, :]) == 0)
        deals = np.concatenate([deals[one], ways[other][:, None, :]], axis=1)
        taken = taken[one] | bits[other]
    return deals


def _reduced(asked: Question, deals: Cards) -> tuple[Cards, Counts]:
    """Return the deals that differ by more than the names of suits, and how many deals each stands for."""
    if len(deals) <= 1 or deals.shape[1] * deals.shape[2] > 10:
        return deals, np.ones(len(deals), np.int64)
    least = np.full(len(deals), -1, np.int64).view(np.uint64)
    power = np.uint64(52) ** np.arange(deals.shape[1] * deals.shape[2], dtype=np.uint64)
    for suits in permutations(range(4)):
        new = np.array([card & ~3 | suits[card & 3] for card in range(52)], np.uint8)
        if any({int(new[card]) for card in cards} != set(cards) for cards in (asked.board, asked.dead)):
            continue
        named = np.sort(new[deals], axis=2).reshape(len(deals), -1)
        np.minimum(least, (named * power).sum(axis=1), out=least)
    _, first, times = np.unique(least, return_index=True, return_counts=True)
    return deals[first], times.astype(np.int64)


def _in_parts(
    asked: Question, parts: Sequence[Part], work: Work[Part], threads: int, made: bool
) -> Iterator["odds.Tally"]:
    """Do the parts, so many at a time, and yield the sum after each round."""
    outcomes, classes = empty(asked, made)

    def one(part: Part) -> tuple[Counts, Counts]:
        found = empty(asked, made)
        work(part, *found)
        return found

    if not parts:
        yield tally_of(outcomes, classes, True, 1.0)
    for at in range(0, len(parts), threads):
        for found in at_once(one, parts[at : at + threads], threads):
            outcomes += found[0]
            classes += found[1]
        yield tally_of(outcomes, classes, True, min(1.0, (at + threads) / len(parts)))


def _boards(
    asked: Question, deals: Cards, weights: Counts, step: int, threads: int, made: bool
) -> Iterator["odds.Tally"]:
    showdown, board = asked.showdown, np.array(asked.board, np.uint8)
    gone = {*asked.board, *asked.dead}
    deck = np.zeros(4, np.uint64)
    for card in range(52 - showdown.deck, 52):
        if card not in gone:
            deck[card & 3] |= np.uint64(1 << (card >> 2))
    kind, two = kinds_of(asked)[0], showdown.sides[0][1] == "two"
    low = len(showdown.sides) > 1

    def work(part: slice, outcomes: Counts, classes: Counts) -> None:
        boards.all_boards(
            kind, low, two, deals[part], weights[part], board, asked.to_come, deck, outcomes, classes
        )  # fmt: skip

    parts = [slice(at, at + step) for at in range(0, len(deals), step)]
    return _in_parts(asked, parts, work, threads, made)


def _two_ranges(asked: Question, threads: int, made: bool) -> Iterator["odds.Tally"]:
    kind, board = kinds_of(asked)[0], np.array(asked.board, np.uint8)
    gone = {*asked.board, *asked.dead}
    rest = np.array([card for card in range(52 - asked.showdown.deck, 52) if card not in gone], np.uint8)
    runouts = rest[chosen(len(rest), asked.to_come)]
    cards = [ways_of(asked, player) for player in (0, 1)]
    keys, bits = [keys_of(each) for each in cards], [bits_of(each) for each in cards]
    apart = np.empty((len(bits[0]), len(bits[1])), np.uint16)
    pairs = ranges.disjoint(bits[0], bits[1], apart) * comb(len(rest) - 4, asked.to_come)

    def work(part: slice, outcomes: Counts, classes: Counts) -> None:
        won, tied = np.zeros(len(cards[0]), np.int64), np.zeros(len(cards[0]), np.int64)
        ranges.compare(kind, keys[0], bits[0], keys[1], bits[1], apart, board, runouts[part], won, tied, classes)
        outcomes[1, 0], outcomes[3, 0] = won.sum(), tied.sum()

    step = max(1, min(200_000_000 // (apart.size + 1000), -(-len(runouts) // threads)))
    parts = [slice(at, at + step) for at in range(0, len(runouts), step)]
    for tally in _in_parts(asked, parts, work, threads, made):
        seen = round(pairs * tally.done)  # the pairs of each runout are not counted, only all of them are known
        won, tied = tally.outcomes.get((1, 0), 0), tally.outcomes.get((3, 0), 0)
        lost = max(seen - won - tied, 0)
        yield tally._replace(outcomes={(1, 0): won, (2, 0): lost, (3, 0): tied} if pairs else {})


def _own_pairs(asked: Question) -> bool:
    """Whether two known hands get cards of their own, few enough to compare all that one gets with all of the other."""
    showdown, wanted = asked.showdown, [hand.missing for hand in asked.hands]
    if showdown.sides != (("high", "any"),) or asked.to_come or len(wanted) != 2 or not 0 < max(wanted) <= 3:
        return False
    rows = [comb(len(asked.stub), each) for each in wanted]
    return showdown.board + showdown.holding <= 7 and max(rows) <= MOST_ROWS and prod(rows) <= MOST_PAIRS


def _two_getting(asked: Question, threads: int, made: bool) -> Iterator["odds.Tally"]:
    board, stub = np.array(asked.board, np.uint8), np.array(asked.stub, np.uint8)
    held = [ways_of(asked, player) for player in (0, 1)]
    gets = [stub[chosen(len(stub), hand.missing)] for hand in asked.hands]
    come = [bits_of(each) for each in gets]
    keys = [keys_of(one) + keys_of(each) for one, each in zip(held, gets, strict=True)]
    bits = [bits_of(one) | each for one, each in zip(held, come, strict=True)]
    nothing = np.zeros((1, 0), np.uint8)

    def work(part: slice, outcomes: Counts, classes: Counts) -> None:
        apart = np.empty((len(come[0][part]), len(come[1])), np.uint16)
        pairs = ranges.disjoint(come[0][part], come[1], apart)
        won, tied = np.zeros(len(apart), np.int64), np.zeros(len(apart), np.int64)
        one, other = (keys[0][part], bits[0][part]), (keys[1], bits[1])
        ranges.compare(tables.HIGH, *one, *other, apart, board, nothing, won, tied, classes)
        outcomes[1, 0], outcomes[3, 0] = won.sum(), tied.sum()
        outcomes[2, 0] = pairs - outcomes[1, 0] - outcomes[3, 0]

    step = max(1, 4_000_000 // len(come[1]))
    parts = [slice(at, at + step) for at in range(0, len(come[0]), step)]
    return _in_parts(asked, parts, work, threads, made)


def _falls(asked: Question, falls: int, threads: int, made: bool) -> Iterator["odds.Tally"]:
    sides, board, stub = sides_of(asked), board_of(asked), np.array(asked.stub, np.uint8)
    _, known, lengths, wanted = players_of(asked)
    laid = len(asked.board)

    def work(part: tuple[int, int], outcomes: Counts, classes: Counts) -> None:
        showdowns.every(sides, known, lengths, wanted, board, laid, stub, *part, outcomes, classes)

    parts = [(0, len(stub))] if falls < 100_000 else [(at, at + 1) for at in range(len(stub))]
    return _in_parts(asked, parts, work, threads, made)


def ready(asked: Question) -> bool:
    """Whether hands are known and all their boards are counted within milliseconds, by a kernel compiled already."""
    return asked.known and _by_ranks(asked) and bool(getattr(boards.all_boards, "signatures", ()))
