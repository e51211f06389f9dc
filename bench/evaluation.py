"""Measure one evaluation of seven cards from Python, against eval7 and treys in the same run.

    python bench/evaluation.py [--hands 20000] [--rounds 9] [--json]

The libraries take turns on the same seeded hands, their own card objects made beforehand; the figure is the
median of the rounds, the empty loop included for all. eval7 and treys are left out when they are not
installed.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter
from typing import Any

from cardspeak.cards.card import card_text
from cardspeak.cards.rankings import RANKINGS, evaluate7, ranking

Hands = Sequence[tuple[Any, ...]]
Contender = tuple[str, Callable[..., Any], Hands, int]


def contenders(count: int) -> list[Contender]:
    """What is measured: a name, a function, the arguments of its calls, how many hands one call evaluates."""
    rng = random.Random(20261121)
    hands = [tuple(rng.sample(range(52), 7)) for _ in range(count)]
    tables = [tuple(rng.sample(range(52), 17)) for _ in range(count // 4)]
    holdem = [([t[i : i + 2] for i in range(0, 12, 2)], t[12:]) for t in tables]
    deals = [tuple(rng.sample(range(52), 29)) for _ in range(count // 20)]
    omaha = [([d[i : i + 4] for i in range(0, 24, 4)], d[24:]) for d in deals]
    found: list[Contender] = [
        ("cardspeak evaluate7", evaluate7, [(hand,) for hand in hands], 1),
        ("cardspeak best, 2+5", RANKINGS["high"].best, [(hand[:2], hand[2:]) for hand in hands], 1),
        ("cardspeak best_of_many, 6 players", RANKINGS["high"].best_of_many, holdem, 6),
        ("cardspeak ace-to-five, 7", RANKINGS["ace-to-five"].best, [(hand, ()) for hand in hands], 1),
        ("cardspeak 8-or-better, 7", RANKINGS["8-or-better"].best, [(hand, ()) for hand in hands], 1),
        (
            "cardspeak deuce-to-seven, 5",
            RANKINGS["deuce-to-seven"].best,
            [(hand[:5], ()) for hand in hands],
            1,
        ),
        ("cardspeak Omaha high, 6 players", ranking("high", "two").best_of_many, omaha, 6),
        ("cardspeak Omaha eight, 6 players", ranking("8-or-better", "two").best_of_many, omaha, 6),
    ]
    if eval7 := _module("eval7"):
        cards = [eval7.Card(card_text(card)) for card in range(52)]
        found.append(("eval7.evaluate", eval7.evaluate, [([cards[c] for c in hand],) for hand in hands], 1))
    if treys := _module("treys"):
        numbers = [treys.Card.new(card_text(card)) for card in range(52)]
        few = [([numbers[c] for c in hand[:2]], [numbers[c] for c in hand[2:]]) for hand in hands[: count // 10]]
        found.append(("treys Evaluator.evaluate", treys.Evaluator().evaluate, few, 1))
    return found


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def seconds(call: Callable[..., Any], arguments: Hands) -> float:
    """Seconds for one call with each of the arguments, from a plain loop as a program would call it."""
    if len(arguments[0]) == 1:
        single = [argument for (argument,) in arguments]
        start = perf_counter()
        for argument in single:
            call(argument)
    else:
        start = perf_counter()
        for one, other in arguments:
            call(one, other)
    return perf_counter() - start


def measure(count: int, rounds: int) -> list[dict[str, Any]]:
    """A line for every contender: microseconds a hand, and how many times the time of eval7 that is."""
    field = contenders(count)
    times: dict[str, list[float]] = {name: [] for name, *_ in field}
    for turn in range(rounds + 1):
        for name, call, arguments, each in field:
            spent = seconds(call, arguments) / len(arguments) / each
            if turn:  # the first round only warms up
                times[name].append(spent * 1e6)
    base = median(times["eval7.evaluate"]) if "eval7.evaluate" in times else None
    return [
        {
            "name": name,
            "microseconds": round(median(spent), 4),
            "fastest": round(min(spent), 4),
            "slowest": round(max(spent), 4),
            "times_eval7": round(median(spent) / base, 3) if base else None,
        }
        for name, spent in times.items()
    ]


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="time one evaluation of seven cards")
    parser.add_argument("--hands", type=int, default=20000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args()
    lines = measure(options.hands, options.rounds)
    if options.json:
        for line in lines:
            print(json.dumps(line))
        return 0
    print(f"{'':36}{'us a hand':>10}{'min':>9}{'max':>9}{'x eval7':>9}")
    for line in lines:
        ratio = "" if line["times_eval7"] is None else f"{line['times_eval7']:.2f}"
        figures = f"{line['microseconds']:>10.3f}{line['fastest']:>9.3f}{line['slowest']:>9.3f}"
        print(f"{line['name']:36}{figures}{ratio:>9}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
