"""Measure values in bulk and odds, against the libraries that are installed, in the same run.

    python bench/equity.py [--rounds 9] [--only WORD] [--json]

The libraries take turns, round by round, each with the same question; a figure is the median of the rounds, in
processor time of one thread. The answers are compared too: exact ones have to be equal, sampled ones to be within
their error. The exit status is 1 when a ratio is below its target or an answer is another.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np

import cardspeak

WIDE, TIGHT = "22+,A2s+,KTs+,QTs+,JTs,ATo+,KQo", "77+,ATs+,KQs,AJo+"
ROWS = 1_000_000
TRIALS = 1_500_000


class Task(NamedTuple):
    """A question: its name, what is counted in a second (empty: milliseconds), the ratio wanted, who answers it."""

    name: str
    unit: str
    wanted: float
    works: dict[str, tuple[Callable[[], float], float]]  # by library: what gives an answer, and how many units it does
    near: float = 1e-9  # how far answers may be apart
    wall: bool = False  # threads: by the clock on the wall


def module(name: str) -> Any:
    """The library, if it is installed."""
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def ours(hands: list[str], game: str = "nlhe", **options: Any) -> Callable[[], float]:
    """The equity of the first hand."""
    return lambda: float(cardspeak.odds(hands, game, **options).players[0].equity)


def xiapl_masks(*hands: str) -> list[int]:
    """Hands as masks of cards."""
    utils, card = module("xiapl.utils"), module("xiapl.card").Card
    return [utils.cards_to_mask([card.from_string(hand[i : i + 2]) for i in range(0, len(hand), 2)]) for hand in hands]


def xiapl_odds(hands: list[str], trials: int = 0, omaha: bool = False) -> Callable[[], float]:
    """The same by xiapl, exact or with so many trials."""
    simulation = module("xiapl.simulation")
    masks = xiapl_masks(*hands)
    options = simulation.SimulationOptions.mc_random(trials) if trials else simulation.SimulationOptions.exact()
    options.threads = 1
    game = simulation.GameType.Plo if omaha else simulation.GameType.Holdem
    return lambda: float(simulation.calculate_equity(masks, 0, options, game=game).players[0].equity)


def xiapl_ranges() -> Callable[[], float]:
    """Two ranges on a flop by xiapl."""
    simulation, ranges = module("xiapl.simulation"), module("xiapl.range").Range
    options = simulation.SimulationOptions.exact()
    options.threads = 1
    one, other = ranges.from_string(WIDE), ranges.from_string(TIGHT)
    (board,) = xiapl_masks("Th7d2c")
    mode = simulation.RangeEquityMode.AggregateOnly
    return lambda: float(
        simulation.calculate_range_equity(one, other, board, options, mode).hero_aggregate_equity
    )  # fmt: skip


def rust(game: str, hands: list[str], samples: int = 0) -> Callable[[], float]:
    """The same by poker-equity."""
    library = module("poker_equity")

    def work() -> float:
        if samples:
            found = library.chunk_from_text(game, hands, samples=samples, seed=1, threads=1)
        else:
            found = library.exact_from_text(game, hands)
        return float(found["players"][0]["equity"])

    return work


def rows() -> Iterator[Task]:
    """Values of many hands, from bytes."""
    chance = np.random.default_rng(20261123)
    deck = np.argsort(chance.random((ROWS, 52)), axis=1).astype(np.uint8)
    seven, nine = np.ascontiguousarray(deck[:, :7]), np.ascontiguousarray(deck[: ROWS // 5, :9])
    values = np.zeros(ROWS, np.uint16)
    works: dict[str, tuple[Callable[[], float], float]] = {
        "cardspeak": (lambda: float(cardspeak.evaluate(seven, check=False, out=values)[-1]), ROWS),
        "cardspeak, checked": (lambda: float(cardspeak.evaluate(seven, out=values)[-1]), ROWS),
    }
    fast = module("pokerfast.equity")
    if fast:
        library, suits = fast._load(), np.array([2, 3, 1, 0])  # its clubs, diamonds, hearts, spades
        raw = (seven & 0xFC | suits[seven & 3]).astype(np.uint8).tobytes()
        out = (ctypes.c_uint16 * ROWS)()
        works["pokerfast, its native call"] = (lambda: float(library.pf_evaluate(raw, ROWS, 7, out)), ROWS)
    yield Task("seven cards, 1 thread", "M hands/s", 2, works, np.inf)
    two = {"cardspeak": (lambda: float(cardspeak.evaluate(seven, check=False, threads=2, out=values)[-1]), float(ROWS)),
           "cardspeak, 1 thread": works["cardspeak"]}  # fmt: skip
    yield Task("seven cards, 2 threads, by the clock", "M hands/s", 1.7, two, np.inf, True)
    works = {"cardspeak": (lambda: float(cardspeak.evaluate(nine, holes=4, check=False)[-1]), len(nine))}
    if phe := module("phevaluator"):
        few = nine[:20_000].tolist()

        def each() -> float:
            value = phe.evaluate_omaha_cards
            for a, b, c, d, *board in few:
                last = value(*board, a, b, c, d)
            return float(last)

        works["phevaluator"] = (each, len(few))
    if module("xiapl"):
        evaluate, game = module("xiapl.eval").evaluate_hand, module("xiapl.simulation").GameType.Plo
        masks = module("xiapl.utils").cards_to_mask
        cards = [module("xiapl.card").Card.from_string(cardspeak_card(card)) for card in range(52)]
        pairs = [
            (masks([cards[c] for c in row[4:]]), masks([cards[c] for c in row[:4]])) for row in nine[:20_000].tolist()
        ]

        def masked() -> float:
            for board, holes in pairs:
                evaluate(board, holes, game=game)
            return 0.0

        works["xiapl"] = (masked, len(pairs))
    yield Task("Omaha, four of nine cards", "M hands/s", 3, works, np.inf)


def cardspeak_card(card: int) -> str:
    """A card as everybody writes it."""
    return "23456789TJQKA"[card >> 2] + "cdhs"[card & 3]


def exact() -> Iterator[Task]:
    """Odds over all boards."""
    two, three = ["AsKs", "QhQd"], ["AsKs", "QhQd", "7c6c"]
    fast, has_xiapl, has_rust = module("pokerfast.equity"), module("xiapl"), module("poker_equity")
    for name, hands in (("AsKs QhQd before the flop", two), ("AsKs QhQd 7c6c before the flop", three)):
        works = {"cardspeak": (ours(hands), 1.0)}
        if fast:
            works["pokerfast"] = (lambda hands=hands: fast.equity(hands)[0], 1.0)  # type: ignore[misc]
        if has_xiapl:
            works["xiapl"] = (xiapl_odds(hands), 1.0)
        if has_rust:
            works["poker-equity"] = (rust("holdem", hands), 1.0)
        yield Task(name, "", 1, works)
    works = {"cardspeak": (ours([WIDE, TIGHT], board="Th7d2c"), 1.0)}
    if fast:
        works["pokerfast"] = (lambda: fast.equity([WIDE, TIGHT], board="Th7d2c")[0], 1.0)
    if has_xiapl:
        works["xiapl"] = (xiapl_ranges(), 1.0)
    yield Task("two ranges on a flop", "", 3, works)
    works = {"cardspeak": (ours(["QQ+,AKs,AKo", TIGHT]), 1.0)}
    if fast:
        works["pokerfast"] = (lambda: fast.equity(["QQ+,AKs,AKo", TIGHT])[0], 1.0)
    yield Task("two ranges before the flop", "", 1, works)
    omaha = ["AsKsQhJh", "AdAc7d6c"]
    works = {"cardspeak": (ours(omaha, "plo"), 1.0)}
    if has_xiapl:
        works["xiapl"] = (xiapl_odds(omaha, omaha=True), 1.0)
    if has_rust:
        works["poker-equity"] = (rust("omaha", omaha), 1.0)
    yield Task("Omaha before the flop", "", 1, works)
    stud = ["AsAhAd2c3c4c", "KsKhKd5h7h8h"]
    works = {"cardspeak": (ours(stud, "stud"), 1.0)}
    if has_rust:
        works["poker-equity"] = (rust("stud", stud), 1.0)
    yield Task("stud, the last cards to come", "", 1, works)


def sampled() -> Iterator[Task]:
    """Odds by trials."""
    hands = ["AsKs", "QhQd"]
    works = {"cardspeak": (ours(hands, method="sampled", trials=8_000_000), 8e6)}
    if module("xiapl"):
        works["xiapl"] = (xiapl_odds(hands, TRIALS), TRIALS)
    if module("poker_equity"):
        works["poker-equity"] = (rust("holdem", hands, TRIALS // 4), TRIALS // 4)
    if eval7 := module("eval7"):
        mine = tuple(eval7.Card(text) for text in ("As", "Ks"))
        theirs = eval7.HandRange("QdQh")

        def monte_carlo() -> float:
            return float(eval7.py_hand_vs_range_monte_carlo(mine, theirs, (), TRIALS // 4))

        works["eval7"] = (monte_carlo, TRIALS // 4)
    yield Task("AsKs QhQd, sampled", "M trials/s", 3, works, 0.005)
    stud, omaha = ["AsAhAd", "KsKhKd"], ["AsKsQhJh", "AdAc7d6c"]
    for name, game, other, dealt in (("stud", "stud", "stud", stud), ("Omaha", "plo", "omaha", omaha)):
        works = {"cardspeak": (ours(dealt, game, method="sampled", trials=300_000), 3e5)}
        if module("poker_equity"):
            works["poker-equity"] = (rust(other, dealt, 100_000), 1e5)
        if name == "Omaha" and module("xiapl"):
            works["xiapl"] = (xiapl_odds(dealt, 300_000, omaha=True), 3e5)
        yield Task(f"{name}, sampled", "M trials/s", 3, works, 0.02)


def busy() -> float:
    """Seconds of a core that all programs have used since the start; 0 where the system does not say."""
    try:
        used = [int(each) for each in Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)[0].split()[1:]]
    except OSError:
        return 0.0
    return (sum(used[:3]) + sum(used[5:8])) / os.sysconf("SC_CLK_TCK")


def measure(task: Task, rounds: int) -> dict[str, Any]:
    """Take turns; the medians, and how many times the best of the others we are."""
    clock = perf_counter if task.wall else process_time
    times: dict[str, list[float]] = {name: [] for name in task.works}
    answers: dict[str, float] = {}
    began, all_used, mine = perf_counter(), busy(), process_time()
    for turn in range(rounds + 1):
        for name, (work, units) in task.works.items():
            start = clock()
            answers[name] = work()
            if turn:  # the first round only warms up
                times[name].append((clock() - start) / units)
    others_used = (busy() - all_used - process_time() + mine) / (perf_counter() - began)
    spent = {name: median(each) for name, each in times.items()}
    others = {name: each for name, each in spent.items() if not name.startswith("cardspeak") or task.wall}
    others.pop("cardspeak", None)
    peer = min(others, key=lambda name: others[name]) if others else ""
    times_as_fast = round(others[peer] / spent["cardspeak"], 2) if peer else None
    alike = all(abs(answer - answers["cardspeak"]) <= task.near for answer in answers.values())
    figures = {name: round(1e-6 / each if task.unit else each * 1e3, 3) for name, each in spent.items()}
    return {
        "name": task.name, "times": times_as_fast, "peer": peer, "ours": figures["cardspeak"],
        "theirs": figures.get(peer), "unit": task.unit or "ms", "wanted": task.wanted, "alike": alike,
        "others_used": round(max(others_used, 0.0), 2) if task.wall else None,
        "reached": alike and (times_as_fast is None or times_as_fast >= task.wanted), "figures": figures,
    }  # fmt: skip


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="time values in bulk and odds")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--only", default="", metavar="WORD", help="only what has this word in its name")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args()
    fit = True
    for tasks in (rows, exact, sampled):
        for task in tasks():
            if options.only not in task.name:
                continue
            row = measure(task, options.rounds)
            fit = fit and row["reached"]
            if options.json:
                print(json.dumps(row), flush=True)
                continue
            ratio = f"{row['times']:.2f} times {row['peer']} (wanted {row['wanted']})" if row["peer"] else "no other"
            print(f"{row['name']}: {ratio}{'' if row['alike'] else '  ANOTHER ANSWER'}", flush=True)
            for name, figure in row["figures"].items():
                print(f"    {name:30}{figure:12,.3f} {row['unit']}", flush=True)
            if row["others_used"] is not None:
                print(f"    meanwhile other programs used {row['others_used']} cores", flush=True)
    return 0 if fit else 1


if __name__ == "__main__":
    sys.exit(main())
