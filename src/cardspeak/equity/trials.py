"""Sampled odds by compiled kernels: which kernel deals for a question, and its trials in chunks of their own chance."""

from collections.abc import Callable, Iterator
from math import comb

import numpy as np

from cardspeak.equity import odds
from cardspeak.equity.asked import (
    Cards,
    Counts,
    Numbers,
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
from cardspeak.equity.kernels import known, own, sampling, showdowns, tables
from cardspeak.equity.kernels.sets import SET_STARTS, joined, numbers_of
from cardspeak.equity.showdown import CannotDeal, Question
from cardspeak.equity.threads import at_once

MOST_TRIALS = 200_000_000
CHUNK = 25_000  # trials to begin with: the first answer comes at once
ROUND = 4  # chunks between two answers, whatever the threads
TRIES = 100  # times the trials wanted: so often holdings may collide
FEW = 5_000  # trials for which tables are not worth making

Dealt = Callable[[int, np.uint64, Counts, Counts], int]


def sampled(asked: Question, error: float, trials: int, seed: int, threads: int, made: bool) -> Iterator["odds.Tally"]:
    """Yield what was counted so far, until the error is small enough or so many trials are done."""
    outcomes, classes = empty(asked, made)
    deal = _deal(asked, trials, made)
    most, dealt, chunk, number = trials or MOST_TRIALS, 0, CHUNK, 0

    def one(job: tuple[int, int]) -> tuple[int, Counts, Counts]:
        found = empty(asked, made)
        return deal(job[0], _state(seed, job[1]), *found), *found

    while True:
        jobs: list[tuple[int, int]] = []
        for _ in range(ROUND):
            size = min(chunk, most - dealt - sum(each for each, _ in jobs))
            if size > 0:
                jobs.append((size, number))
                number += 1
        fit = 0
        for each, *found in at_once(one, jobs, threads):
            fit += each
            outcomes += found[0]
            classes += found[1]
        dealt += fit
        chunk = min(2 * chunk, 800_000)
        tally = tally_of(outcomes, classes, False, 0.0)
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


def _deal(asked: Question, trials: int, made: bool) -> Dealt:
    """Return what deals so many showdowns, by the quickest kernel that can."""
    if asked.showdown.in_ranges:
        return _boards(asked, made)
    kinds, uses = kinds_of(asked), {use for _, use in asked.showdown.sides}
    if all(len(hand.ways) == 1 for hand in asked.hands) and not 0 < trials < FEW:
        lows = kinds[1:]
        if uses == {"two"} and asked.known and kinds[0] != tables.DEUCE and all(kind >= tables.ACE for kind in lows):
            return _known(asked, made)
        if uses == {"any"} and lows in ([], [tables.EIGHT]):
            return _own(asked)
    return _any(asked)


def _any(asked: Question) -> Dealt:
    """Return what deals any game, card by card."""
    sides, board, stub = sides_of(asked), board_of(asked), np.array(asked.stub, np.uint8)
    starts, rows, lengths, wanted = players_of(asked)
    laid = len(asked.board)

    def deal(trials: int, state: np.uint64, outcomes: Counts, classes: Counts) -> int:
        return showdowns.some(
            sides, starts, rows, lengths, wanted, board, laid, stub, trials, trials * TRIES, state, outcomes, classes
        )  # fmt: skip

    return deal


def _boards(asked: Question, made: bool) -> Dealt:
    """Return what deals boards to holdings of two cards."""
    kind = kinds_of(asked)[0]
    starts, rows, _, _ = players_of(asked)
    keys, bits = keys_of(rows), bits_of(rows)
    stub = np.array(asked.stub, np.uint8)
    pairs = stub[chosen(len(stub), 2)]
    dealt = (keys_of(pairs), bits_of(pairs), tables.KEYS[stub], tables.BITS[stub])
    board = np.array(asked.board, np.uint8)
    base, laid = np.uint64(tables.FIRST + keys_of(board)), np.uint64(bits_of(board))
    if asked.known and len(asked.hands) == 2 and not asked.board and kind == tables.HIGH and not made:
        threes = stub[chosen(len(stub), 3)]
        boards_dealt = (*dealt[:2], keys_of(threes), bits_of(threes))

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


def _known(asked: Question, made: bool) -> Dealt:
    """Return what deals boards to known holdings of which exactly two cards play, by tables of all boards' ranks."""
    kinds, players = kinds_of(asked), len(asked.hands)
    holes = np.concatenate([ways_of(asked, player) for player in range(players)])
    board, stub = np.array(asked.board, np.uint8), np.array(asked.stub, np.uint8)
    first = min(asked.to_come, 3)
    sizes = (first, asked.to_come - first)
    numbers = int(SET_STARTS[asked.to_come + 1] - SET_STARTS[asked.to_come])
    values = np.empty((len(kinds), players, numbers), np.uint16)
    columns = 1 << players if len(kinds) > 1 else 1
    wins = np.empty(numbers, np.int64)
    flushes = np.zeros((players, 4, tables.MASKS), np.uint16)
    cared = known.prepared(np.array(kinds), holes, board, asked.to_come, columns, values, wins, flushes)
    one, other = (_sets(stub[chosen(len(stub), size)]) for size in sizes)
    counted = known.COUNTERS + np.uint64(sum(1 << 4 * (card & 3) for card in asked.board))
    table, laid = joined(*sizes), np.uint64(bits_of(board))

    def deal(trials: int, state: np.uint64, outcomes: Counts, classes: Counts) -> int:
        known.boards_of_known(
            kinds[0], *one, *other, table, wins, values[0], flushes, laid, counted, cared, columns, trials, state,
            outcomes.reshape(-1), classes,
        )  # fmt: skip
        return trials

    return deal


def _sets(rows: Cards) -> tuple[Numbers, Numbers]:
    """Return the bits of each row of cards, and counters of their suits above the number of their ranks."""
    suits = np.zeros(len(rows), np.uint64)
    for suit in range(4):
        suits |= (rows & 3 == suit).sum(axis=1, dtype=np.uint64) << np.uint64(4 * suit)
    return bits_of(rows), suits << known.FIELD | numbers_of((rows >> 2).astype(np.uint8)).astype(np.uint64)


STEPS = ((2, 2), (2, 1), (2, 0), (1, 0))
"""The cards that one draw lays at once: two pairs, a pair and a card, a pair, a card."""

OFTEN = 0.25  # of draws have to fit, else fewer cards are drawn at once


def _own(asked: Question) -> Dealt:
    """Return what deals cards to a board and to each player where any cards play, several with one draw."""
    kinds, stub = kinds_of(asked), np.array(asked.stub, np.uint8)
    rows = [ways_of(asked, player)[0] for player in range(len(asked.hands))]
    board = np.array(asked.board, np.uint8)
    keys, bits = (np.array([of(each) for each in (board, *rows)], np.uint64) for of in (keys_of, bits_of))
    pairs = stub[chosen(len(stub), 2)]
    nothing = np.zeros(1, np.uint64)
    piece_keys = np.concatenate([nothing, tables.KEYS[stub], keys_of(pairs)])
    piece_bits = np.concatenate([nothing, tables.BITS[stub], bits_of(pairs)])
    places = ((0, 1), (1, len(stub)), (1 + len(stub), len(pairs)))
    steps, starts, left = [], [0], len(stub)
    for missing in (asked.to_come, *[hand.missing for hand in asked.hands]):
        while missing:
            a, b = next(each for each in STEPS if sum(each) <= missing and _fits(len(stub), left, each))
            steps.append((*places[a], *places[b]))
            missing -= a + b
            left -= a + b
        starts.append(len(steps))
    laid = np.array(steps, np.uint64).reshape(-1, 4)
    begin, low = np.array(starts, np.int64), len(kinds) > 1
    size = asked.showdown.board + asked.showdown.holding

    def deal(trials: int, state: np.uint64, outcomes: Counts, classes: Counts) -> int:
        own.own_cards(
            kinds[0], low, size, keys, bits, begin, laid, piece_keys, piece_bits, trials, state, outcomes, classes
        )
        return trials

    return deal


def _fits(stub: int, left: int, step: tuple[int, int]) -> bool:
    """Whether such a draw lays cards that are all left often enough; a single card always does."""
    a, b = step
    return step == (1, 0) or comb(left, a) * comb(left - a, b) >= OFTEN * comb(stub, a) * comb(stub, b)
