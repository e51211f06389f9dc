"""Odds by compiled kernels: which kernel a question goes to, and its work in parts that take a tenth of a second."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, permutations
from math import comb, prod
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from cardspeak.equity import odds
from cardspeak.equity.kernels import boards, ranges, sampling, showdowns, tables
from cardspeak.equity.kernels.classes import LONGEST
from cardspeak.equity.showdown import CannotDeal, Question
from cardspeak.errors import Unreadable

Counts = NDArray[np.int64]
Numbers = NDArray[np.uint64]
Part = TypeVar("Part")
Work = Callable[[Part, Counts, Counts], None]

SECONDS = 3.0
"""What takes longer than about this is sampled, if nothing else is asked for."""

DEALS = 400_000
"""So many joint deals of ranges are looked at one by one at most."""

FALLS = 20_000_000
"""So many ways in which cards may fall are counted one by one without being asked."""

MOST_FALLS = 20_000_000_000
MOST_TRIALS = 200_000_000
CHUNK = 25_000  # trials to begin with: the first answer comes at once
ROUND = 4  # chunks between two answers, whatever the threads


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
    yield from _sampled(asked, error, trials, seed, threads, made)


def _exact(asked: Question, at_any_cost: bool, threads: int, made: bool) -> Iterator["odds.Tally"] | None:
    whole = not any(hand.missing for hand in asked.hands)
    sizes = [len(hand.ways) for hand in asked.hands]
    if whole and asked.showdown.in_ranges and len(sizes) == 2 and len(asked.board) >= 3 and prod(sizes) > 1:
        return _two_ranges(asked, threads, made)
    if whole and _by_ranks(asked) and prod(sizes) <= DEALS:
        deals, weights = _reduced(asked, _joint(asked))
        each = len(sizes) * (
            30e-6 + 15e-9 * _BOARDS[asked.to_come] * (10 if asked.showdown.sides[0][1] == "two" else 1)
        )
        if at_any_cost or len(deals) * each <= SECONDS:
            return _boards(asked, deals, weights, max(1, int(0.1 / each)), threads, made)
    if max(sizes) == 1:
        falls = asked.falls()
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


def _ways(asked: Question, player: int) -> NDArray[np.uint8]:
    ways = asked.hands[player].ways
    return np.array(ways, np.uint8).reshape(len(ways), len(ways[0]))


def _bits(cards: NDArray[np.uint8]) -> Numbers:
    return np.bitwise_or.reduce(tables.BITS[cards], axis=1, initial=np.uint64(0))


def _joint(asked: Question) -> NDArray[np.uint8]:
    """Return every deal of the hands in which no card is dealt twice (deal, player, card)."""
    deals = _ways(asked, 0)[:, None, :]
    taken = _bits(_ways(asked, 0))
    for player in range(1, len(asked.hands)):
        ways = _ways(asked, player)
        bits = _bits(ways)
        one, other = np.nonzero((taken[:, None] & bits[None, :]) == 0)
        deals = np.concatenate([deals[one], ways[other][:, None, :]], axis=1)
        taken = taken[one] | bits[other]
    return deals


def _reduced(asked: Question, deals: NDArray[np.uint8]) -> tuple[NDArray[np.uint8], Counts]:
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


def _tally(outcomes: Counts, made: Counts, exact: bool, done: float) -> "odds.Tally":
    high, low = np.nonzero(outcomes)
    found = {(int(a), int(b)): int(outcomes[a, b]) for a, b in zip(high, low, strict=True)}
    return odds.Tally(found, made.tolist(), exact, done)


def _empty(asked: Question, made: bool) -> tuple[Counts, Counts]:
    sets = 1 << len(asked.hands)
    outcomes = np.zeros((sets, sets if len(asked.showdown.sides) > 1 else 1), np.int64)
    return outcomes, np.zeros((len(asked.hands) if made else 0, LONGEST), np.int64)


def _in_parts(
    asked: Question, parts: Sequence[Part], work: Work[Part], threads: int, made: bool, exact: bool = True
) -> Iterator["odds.Tally"]:
    """Do the parts, so many at a time, and yield the sum after each round."""
    outcomes, classes = _empty(asked, made)

    def one(part: Part) -> tuple[Counts, Counts]:
        found = _empty(asked, made)
        work(part, *found)
        return found

    if not parts:
        yield _tally(outcomes, classes, exact, 1.0)
    if len(parts) == 1:
        work(parts[0], outcomes, classes)
        yield _tally(outcomes, classes, exact, 1.0)
        return
    with ThreadPoolExecutor(threads) as at_once:
        for at in range(0, len(parts), threads):
            several = parts[at : at + threads]
            for found in at_once.map(one, several) if len(several) > 1 else map(one, several):
                outcomes += found[0]
                classes += found[1]
            yield _tally(outcomes, classes, exact, min(1.0, (at + threads) / len(parts)))


def _kinds(asked: Question) -> list[int]:
    return [tables.KINDS[name] for name, _ in asked.showdown.sides]


def _boards(
    asked: Question, deals: NDArray[np.uint8], weights: Counts, step: int, threads: int, made: bool
) -> Iterator["odds.Tally"]:
    showdown, board = asked.showdown, np.array(asked.board, np.uint8)
    gone = {*asked.board, *asked.dead}
    deck = np.zeros(4, np.uint64)
    for card in range(52 - showdown.deck, 52):
        if card not in gone:
            deck[card & 3] |= np.uint64(1 << (card >> 2))
    kind, two = _kinds(asked)[0], showdown.sides[0][1] == "two"
    low = len(showdown.sides) > 1

    def work(part: slice, outcomes: Counts, classes: Counts) -> None:
        boards.all_boards(
            kind, low, two, deals[part], weights[part], board, asked.to_come, deck, outcomes, classes
        )  # fmt: skip

    parts = [slice(at, at + step) for at in range(0, len(deals), step)]
    return _in_parts(asked, parts, work, threads, made)


def _two_ranges(asked: Question, threads: int, made: bool) -> Iterator["odds.Tally"]:
    kind, board = _kinds(asked)[0], np.array(asked.board, np.uint8)
    gone = {*asked.board, *asked.dead}
    rest = [card for card in range(52 - asked.showdown.deck, 52) if card not in gone]
    every = list(combinations(rest, asked.to_come))
    runouts = np.array(every, np.uint8).reshape(len(every), asked.to_come)
    cards = [_ways(asked, player) for player in (0, 1)]
    keys, bits = [tables.KEYS[each].sum(axis=1) for each in cards], [_bits(each) for each in cards]
    apart = ((bits[0][:, None] & bits[1][None, :]) == 0).astype(np.uint16)
    pairs = int(apart.sum(dtype=np.int64)) * comb(len(rest) - 4, asked.to_come)

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


def _sides(asked: Question) -> Counts:
    return np.array([(tables.KINDS[name], use == "two") for name, use in asked.showdown.sides], np.int64)


def _laid(asked: Question) -> NDArray[np.uint8]:
    board = np.zeros(asked.showdown.board, np.uint8)
    board[: len(asked.board)] = asked.board
    return board


def _players(asked: Question) -> tuple[Counts, NDArray[np.uint8], Counts, Counts]:
    """Return where each player's rows begin, the rows, how many cards each has, and how many it still gets."""
    starts = np.cumsum([0, *[len(hand.ways) for hand in asked.hands]]).astype(np.int64)
    known = np.zeros((int(starts[-1]), max(asked.showdown.holding, 1)), np.uint8)
    lengths = np.array([len(hand.ways[0]) for hand in asked.hands], np.int64)
    for player in range(len(asked.hands)):
        known[starts[player] : starts[player + 1], : lengths[player]] = _ways(asked, player)
    return starts, known, lengths, np.array([hand.missing for hand in asked.hands], np.int64)


def _falls(asked: Question, falls: int, threads: int, made: bool) -> Iterator["odds.Tally"]:
    sides, board, stub = _sides(asked), _laid(asked), np.array(asked.stub, np.uint8)
    _, known, lengths, wanted = _players(asked)
    laid = len(asked.board)

    def work(part: tuple[int, int], outcomes: Counts, classes: Counts) -> None:
        showdowns.every(sides, known, lengths, wanted, board, laid, stub, *part, outcomes, classes)

    parts = [(0, len(stub))] if falls < 100_000 else [(at, at + 1) for at in range(len(stub))]
    return _in_parts(asked, parts, work, threads, made)


def _sampled(asked: Question, error: float, trials: int, seed: int, threads: int, made: bool) -> Iterator["odds.Tally"]:
    outcomes, classes = _empty(asked, made)
    deal = _boards_dealt(asked, made) if asked.showdown.in_ranges else _dealt(asked)
    most, dealt, chunk, number = trials or MOST_TRIALS, 0, CHUNK, 0

    def one(job: tuple[int, int]) -> tuple[int, Counts, Counts]:
        found = _empty(asked, made)
        return deal(job[0], _state(seed, job[1]), *found), *found

    with ThreadPoolExecutor(threads) as at_once:
        while True:
            jobs: list[tuple[int, int]] = []
            for _ in range(ROUND):
                size = min(chunk, most - dealt - sum(each for each, _ in jobs))
                if size > 0:
                    jobs.append((size, number))
                    number += 1
            fit = 0
            for each, *found in at_once.map(one, jobs) if threads > 1 else map(one, jobs):
                fit += each
                outcomes += found[0]
                classes += found[1]
            dealt += fit
            chunk = min(2 * chunk, 800_000)
            tally = _tally(outcomes, classes, False, 0.0)
            if not fit:
                raise CannotDeal("none_together")
            now = odds.shares(tally, len(asked.hands), asked.showdown.sides[0][0]).error
            done = dealt / most if trials else (error / now) ** 2
            over = dealt >= most or (not trials and now <= error)
            yield tally._replace(done=1.0 if over else min(done, 0.99))
            if over:
                return


def _state(seed: int, number: int) -> np.uint64:
    """Return where the chance of a chunk begins: far from that of all others."""
    mixed = ((seed & (1 << 64) - 1) * 0xD1342543DE82EF95 + (number + 1) * 0x2545F4914F6CDD1D) & (1 << 64) - 1
    return np.uint64((mixed ^ mixed >> 29) * 0xBF58476D1CE4E5B9 & (1 << 64) - 1)


Dealt = Callable[[int, np.uint64, Counts, Counts], int]
TRIES = 100  # times the trials wanted: so often holdings may collide


def _dealt(asked: Question) -> Dealt:
    """Return what deals so many showdowns of any game."""
    sides, board, stub = _sides(asked), _laid(asked), np.array(asked.stub, np.uint8)
    starts, known, lengths, wanted = _players(asked)
    laid = len(asked.board)

    def deal(trials: int, state: np.uint64, outcomes: Counts, classes: Counts) -> int:
        return showdowns.some(
            sides, starts, known, lengths, wanted, board, laid, stub, trials, trials * TRIES, state, outcomes, classes
        )  # fmt: skip

    return deal


def _boards_dealt(asked: Question, made: bool) -> Dealt:
    """Return what deals so many boards to holdings of two cards."""
    kind = _kinds(asked)[0]
    starts, known, _, _ = _players(asked)
    keys, bits = tables.KEYS[known].sum(axis=1), _bits(known)
    stub = np.array(asked.stub, np.uint8)
    pairs = np.array(list(combinations(asked.stub, 2)), np.uint8).reshape(-1, 2)
    dealt = (tables.KEYS[pairs].sum(axis=1), _bits(pairs), tables.KEYS[stub], tables.BITS[stub])
    board = np.array(asked.board, np.uint8)
    base, laid = tables.FIRST + tables.KEYS[board].sum(dtype=np.uint64), np.bitwise_or.reduce(tables.BITS[board])
    if asked.known and len(asked.hands) == 2 and not asked.board and kind == tables.HIGH and not made:
        threes = np.array(list(combinations(asked.stub, 3)), np.uint8)
        boards_dealt = (*dealt[:2], tables.KEYS[threes].sum(axis=1), _bits(threes))

        def two(trials: int, state: np.uint64, outcomes: Counts, classes: Counts) -> int:
            sampling.two_known(keys, bits, *boards_dealt, trials, state, outcomes)
            return trials

        return two

    def deal(trials: int, state: np.uint64, outcomes: Counts, classes: Counts) -> int:
        tries = trials * TRIES
        return sampling.any_number(
            kind, starts, keys, bits, base, laid, asked.to_come, *dealt, trials, tries, state, outcomes, classes
        )  # fmt: skip

    return deal
