"""The shuffle against the tests that regulators name: ``python bench/shuffle.py [--shuffles N] [--quick] [--json]``.

Ten million orders, each from 32 fresh bytes of the operating system, by the room's own algorithm for many decks at once
(`tests/service/test_shuffle.py` holds that it gives what the room's gives from the same bytes). What is below 1 in 100
is measured again with fresh bytes: it fails below 1 in a million, or below 1 in 100 in three of five runs. Then five
broken shuffles have to fail. README.md beside this file says more.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import random
import sys
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, TypeAlias

import numpy as np
from scipy.stats import chi2, chisquare, norm

from cardspeak.service.chance import shuffled

Orders: TypeAlias = "np.ndarray[Any, np.dtype[np.uint8]]"  # a row for each deck
Counts: TypeAlias = "np.ndarray[Any, np.dtype[np.int64]]"
Shuffle: TypeAlias = Callable[[int], Orders]  # so many orders

CARDS = 52
STREAM = 128  # bytes of a deck's stream; the room's own goes on where they do not reach
CHUNK = 100_000
INTERPLAY = 8  # one deck of so many is looked at in all pairs of its places
SEATS = 9  # the hand is of the first and the tenth card, the flop behind eighteen cards and a burn
FLAG, FAILS, RUNS, MOST_FLAGS = 0.01, 1e-6, 5, 2
KEYS = "sorted by short keys"
KEYS_COUNT = 40_000_000  # of these its fault shows: one deck of fifty has two keys alike, and then rises a little more
ROWS = np.arange(CARDS, dtype=np.uint8)


# ---- shuffles --------------------------------------------------------------------------------------------------------
def seeds(count: int, seed: int | None = None) -> list[bytes]:
    """Return so many seeds of 32 bytes: fresh ones, or always the same."""
    drawn = os.urandom(32 * count) if seed is None else random.Random(seed).randbytes(32 * count)
    return [drawn[at : at + 32] for at in range(0, len(drawn), 32)]


def room(given: list[bytes]) -> Orders:
    """Return the orders that the room's algorithm gives from these seeds."""
    streams = np.frombuffer(b"".join([hashlib.shake_256(seed).digest(STREAM) for seed in given]), np.uint8)
    found, short = arranged(streams.reshape(len(given), STREAM))
    for row in short:
        found[row] = shuffled(range(CARDS), given[row])
    return found


def arranged(streams: Orders) -> tuple[Orders, list[int]]:
    """Return the orders that follow from a row of bytes each, and the rows whose bytes did not reach."""
    count, length = streams.shape
    rows, at = np.arange(count), np.zeros(count, np.int64)
    found = np.tile(ROWS, (count, 1))
    for places in range(CARDS, 1, -1):
        limit = 256 - 256 % places
        drawn = np.full(count, 255, np.int64)
        left = rows
        while left.size:  # a byte that would favour the first places is left out
            byte = streams[left, np.minimum(at[left], length - 1)].astype(np.int64)
            at[left] += 1
            drawn[left] = byte
            left = left[(byte >= limit) & (at[left] < length)]
        swap(found, places - 1, drawn % places)
    return found, np.flatnonzero(at >= length).tolist()


def swap(orders: Orders, place: int, others: Counts) -> None:
    """Exchange the card of a place with that of another place of each row."""
    rows = np.arange(len(orders))
    kept = orders[:, place].copy()
    orders[:, place] = orders[rows, others]
    orders[rows, others] = kept


def broken(rng: np.random.Generator, bits: int = 16) -> dict[str, Shuffle]:
    """Return the shuffles that have to fail; one sorts by keys of so many bits."""

    def swap_with_any(count: int) -> Orders:
        found = np.tile(ROWS, (count, 1))
        for place in range(CARDS):
            swap(found, place, rng.integers(0, CARDS, count))
        return found

    def sattolo(count: int) -> Orders:
        found = np.tile(ROWS, (count, 1))
        for last in range(CARDS - 1, 0, -1):
            swap(found, last, rng.integers(0, last, count))
        return found

    def modulo_of_a_byte(count: int) -> Orders:
        found = np.tile(ROWS, (count, 1))
        for places in range(CARDS, 1, -1):
            swap(found, places - 1, rng.integers(0, 256, count) % places)
        return found

    def sorted_by_keys(count: int) -> Orders:  # two cards with one key stay as they lay
        keys = rng.integers(0, 1 << bits, (count, CARDS), dtype=np.uint16)
        return np.argsort(keys, axis=1, kind="stable").astype(np.uint8)

    clock = iter(range(1_800_000_000_000, 1 << 60))

    def seeded_by_the_clock(count: int) -> Orders:  # two hands of a room begin in the same millisecond
        decks = []
        for _ in range(count // 2):
            deck = list(range(CARDS))
            random.Random(next(clock)).shuffle(deck)
            decks += [deck, deck]
        return np.array(decks, np.uint8)

    return {
        "swap with any": swap_with_any, "Sattolo": sattolo, "modulo of a byte": modulo_of_a_byte,
        KEYS: sorted_by_keys, "Mersenne twister seeded by the clock": seeded_by_the_clock,
    }  # fmt: skip


# ---- tests -----------------------------------------------------------------------------------------------------------
class Battery:
    """What is counted over many decks."""

    def __init__(self) -> None:
        self.decks = 0
        self.places = np.zeros(CARDS * CARDS, np.int64)  # card by place
        self.first_two = np.zeros(CARDS * CARDS, np.int64)
        self.hands = np.zeros(CARDS * CARDS, np.int64)
        self.flops = np.zeros(CARDS**3, np.int64)
        self.ascents = np.zeros(CARDS, np.int64)
        self.cycles = np.zeros(CARDS + 1, np.int64)
        self.serial = np.zeros((2, CARDS * CARDS), np.int64)  # the top and the last card of one deck and the next
        self.same = np.zeros(CARDS + 1, np.int64)  # how many cards lie where they lay in the deck before
        self.pairs = np.zeros((CARDS, CARDS, CARDS), np.int64)  # by two places: how far the one card is from the other
        self.hashes: list[Counts] = []

    def add(self, orders: Orders) -> None:
        """Count an even number of decks."""
        self.decks += len(orders)
        wide = orders.astype(np.int32)
        size = CARDS * CARDS
        self.places += np.bincount((wide * CARDS + np.arange(CARDS, dtype=np.int32)).ravel(), minlength=size)
        self.first_two += np.bincount(wide[:, 0] * CARDS + wide[:, 1], minlength=size)
        held = np.sort(wide[:, [0, SEATS]], axis=1)
        self.hands += np.bincount(held[:, 0] * CARDS + held[:, 1], minlength=size)
        flop = np.sort(wide[:, 2 * SEATS + 1 : 2 * SEATS + 4], axis=1)
        self.flops += np.bincount((flop[:, 0] * CARDS + flop[:, 1]) * CARDS + flop[:, 2], minlength=CARDS**3)
        self.ascents += ascents(orders)
        self.cycles += np.bincount(cycles(orders), minlength=CARDS + 1)
        one, then = wide[0::2], wide[1::2]
        for row, place in enumerate((0, CARDS - 1)):
            self.serial[row] += np.bincount(one[:, place] * CARDS + then[:, place], minlength=size)
        self.same += np.bincount((one == then).sum(axis=1), minlength=CARDS + 1)
        few = orders[: 2 * math.ceil(len(orders) / 2 / INTERPLAY)]  # each pair of places takes as long as all the rest
        columns = np.ascontiguousarray(few.T)
        for first in range(CARDS - 1):
            apart = (columns[first + 1 :] + np.uint8(CARDS) - columns[first]) % np.uint8(CARDS)
            for second, row in enumerate(apart, first + 1):
                self.pairs[first, second] += np.bincount(row, minlength=CARDS)
        weights = np.random.default_rng(1).integers(1, 1 << 62, CARDS, dtype=np.int64)
        self.hashes.append((wide * weights).sum(axis=1))

    def results(self) -> dict[str, float]:
        """Return of each test how likely something as far off is where all orders are as likely as each other."""
        pairs = [even(self.pairs[one, other, 1:]) for one in range(CARDS) for other in range(one + 1, CARDS)]
        hashes = np.concatenate(self.hashes)
        return {
            "card by place": by_place(self.places),
            "first two in order": even(self.first_two[~np.eye(CARDS, dtype=bool).ravel()]),
            "starting hands": even(self.hands[~lower()]),
            "flops": even(self.flops[rising()]),
            "runs": agrees(self.ascents, eulerian()),
            "runs, on average": on_average(self.ascents),
            "cycles": agrees(self.cycles, stirling()),
            "hand to hand, top card": even(self.serial[0]),
            "hand to hand, last card": even(self.serial[1]),
            "hand to hand, cards in place": agrees(self.same, fixed_points()),
            "interplay of two places": float(-math.expm1(len(pairs) * math.log1p(-min(*pairs, 0.5)))),
            "no deck twice": 0.5 if len(np.unique(hashes)) == len(hashes) else 0.0,
        }  # fmt: skip


def even(counts: Counts) -> float:
    """Return how likely counts as uneven as these are where all are as likely as each other."""
    return float(chisquare(counts).pvalue)


def by_place(counts: Counts) -> float:
    """Return the same for cards by place: every card is somewhere, and in every place is one."""
    free = (CARDS - 1) ** 2
    return float(chi2.sf(chisquare(counts).statistic * (CARDS - 1) / CARDS, free))


def on_average(ascents: Counts) -> float:
    """Return how likely it is that cards rise so often on average."""
    decks = int(ascents.sum())
    mean, spread = float((ascents * np.arange(CARDS)).sum() / decks), math.sqrt((CARDS + 1) / 12 / decks)
    return float(2 * norm.sf(abs(mean - (CARDS - 1) / 2) / spread))


def lower() -> Any:
    """Return which pairs of cards do not rise."""
    return np.tril(np.ones((CARDS, CARDS), bool)).ravel()


def rising() -> Any:
    """Return which three cards rise."""
    a, b, c = np.indices((CARDS, CARDS, CARDS))
    return ((a < b) & (b < c)).ravel()


def ascents(orders: Orders) -> Counts:
    """Count how often cards rise in each order."""
    return np.bincount((orders[:, 1:] > orders[:, :-1]).sum(axis=1), minlength=CARDS)


def cycles(orders: Orders) -> Counts:
    """Return how many cycles each order has: how many places are the least of theirs."""
    least, jump = np.tile(ROWS, (len(orders), 1)), orders.astype(np.int64)
    for _ in range(6):  # 64 steps go round every cycle
        least = np.minimum(least, np.take_along_axis(least, jump, axis=1))
        jump = np.take_along_axis(jump, jump, axis=1)
    return (least == ROWS).sum(axis=1)


def agrees(counts: Counts, chances: list[float]) -> float:
    """Return how likely counts as far from these chances are; what is hardly ever expected is counted together."""
    total = int(counts.sum())
    seen: list[float] = []
    wanted: list[float] = []
    rest_seen = rest_wanted = 0.0
    for count, chance in zip(counts.tolist(), chances, strict=False):
        if chance * total >= 10:
            seen.append(count)
            wanted.append(chance * total)
        else:
            rest_seen, rest_wanted = rest_seen + count, rest_wanted + chance * total
    if rest_wanted >= 5:
        seen, wanted = [*seen, rest_seen], [*wanted, rest_wanted]
    else:
        seen[-1], wanted[-1] = seen[-1] + rest_seen, wanted[-1] + rest_wanted
    scale = sum(seen) / sum(wanted)
    return float(chisquare(seen, [each * scale for each in wanted]).pvalue)


def eulerian() -> list[float]:
    """Return how likely so many ascents are: Eulerian numbers."""
    row = [1]
    for size in range(2, CARDS + 1):
        row = [(k + 1) * (row[k] if k < len(row) else 0) + (size - k) * (row[k - 1] if k else 0) for k in range(size)]
    return [number / math.factorial(CARDS) for number in row]


def stirling() -> list[float]:
    """Return how likely so many cycles are: Stirling numbers of the first kind."""
    row = [1]
    for size in range(CARDS):
        row = [(row[k - 1] if k else 0) + size * (row[k] if k < len(row) else 0) for k in range(len(row) + 1)]
    return [number / math.factorial(CARDS) for number in row]


def fixed_points() -> list[float]:
    """Return how likely it is that so many cards lie where they lay before."""
    found = []
    for same in range(CARDS + 1):
        none = sum((-1) ** k / math.factorial(k) for k in range(CARDS - same + 1))
        found.append(none / math.factorial(same))
    return found


def tested(shuffle: Shuffle, count: int) -> dict[str, float]:
    """Return what the tests say of so many orders."""
    battery = Battery()
    for size in chunks(count):
        battery.add(shuffle(size))
    return battery.results()


def rising_in(shuffle: Shuffle, count: int) -> Counts:
    """Count how often cards rise in so many orders."""
    found = np.zeros(CARDS, np.int64)
    for size in chunks(count):
        found += ascents(shuffle(size))
    return found


def chunks(count: int) -> Iterator[int]:
    """Yield how many decks are held at once."""
    for done in range(0, count, CHUNK):
        yield min(CHUNK, count - done)


# ---- the run ---------------------------------------------------------------------------------------------------------
def main() -> int:
    """Print what the tests say; 1 where the room's shuffle fails, or a broken one does not."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--shuffles", type=int, default=10_000_000)
    parser.add_argument("--quick", action="store_true", help="a million shuffles: an idea, not a measure")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args()
    count = 1_000_000 if options.quick else options.shuffles
    failed = 0
    start = perf_counter()
    flags: dict[str, list[float]] = {}
    for run in range(RUNS):
        for name, p in tested(lambda size: room(seeds(size)), count).items():
            if run == 0 or name in flags:
                tell(options.json, "room", name, p, count)
                if p < FLAG or run:
                    flags.setdefault(name, []).append(p)
        if not flags:
            break
    for ps in flags.values():
        failed += min(ps) < FAILS or sum(p < FLAG for p in ps) > MOST_FLAGS
    for name, shuffle in broken(np.random.default_rng()).items():
        if name == KEYS and options.quick:
            continue  # that it fails does not show in few
        size = KEYS_COUNT if name == KEYS else 100_000
        results = {"runs, on average": on_average(rising_in(shuffle, size))} if name == KEYS else tested(shuffle, size)
        least = min(results, key=lambda test: results[test])
        tell(options.json, name, least, results[least], size)
        failed += results[least] >= FAILS
    seconds = perf_counter() - start
    if not options.json:
        print(f"{'FAILED' if failed else 'passed'} in {seconds:.0f} s")
    return int(failed > 0)


def tell(as_json: bool, shuffle: str, test: str, p: float, count: int) -> None:
    """Print one result."""
    if as_json:
        print(json.dumps({"shuffle": shuffle, "test": test, "p": p, "shuffles": count}), flush=True)
    else:
        print(f"{shuffle:38} {test:30} p = {p:<10.3g} {count:>11,} shuffles", flush=True)


if __name__ == "__main__":
    sys.exit(main())
