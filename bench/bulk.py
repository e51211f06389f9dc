"""How fast hands are played in bulk, against OpenSpiel in the same run: ``python bench/bulk.py [--json] [--quick]``.

Both sides take turns in one process, one thread unless said, and medians of processor time are compared. README.md
beside this file says what each side does in a row.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from cardspeak.bulk import Table, VectorEnvironment, record, simulate

STACKS = (200,) * 6
SECONDS = 0.5  # that a measure takes, about
WANTED, AT_LEAST = 50.0, 1.5e6
GAMES = {
    "pot-limit hold'em": "pot-limit holdem", "fixed-limit hold'em": "flhe", "pot-limit Omaha": "plo",
    "fixed-limit Omaha eight or better": "flo8", "seven-card stud": "stud", "2-7 triple draw": "27td",
}  # fmt: skip


class Row(NamedTuple):
    """A figure, and the same of the other program (0: there is none), in a unit of which more is better."""

    name: str
    ours: float
    theirs: float = 0.0
    unit: str = "hands/s"
    wanted: float = 0.0
    note: str = ""

    @property
    def times(self) -> float:
        """How many times as fast."""
        return self.ours / self.theirs if self.theirs else 0.0

    @property
    def reached(self) -> bool:
        """Whether the ratio is there that is wanted."""
        return self.times >= self.wanted


def rate(play: Callable[[int], Any], clock: Callable[[], float] = process_time) -> float:
    """Return how many hands a second are played; first as many as to last long enough."""
    count, spent = 1, 0.0
    while spent < SECONDS / 4:
        count *= 2
        begun = clock()
        play(count)
        spent = clock() - begun
    count = int(count * SECONDS / spent) + 1
    begun = clock()
    play(count)
    return count / (clock() - begun)


def in_bulk(game: str, players: str, stacks: tuple[int, ...] = STACKS) -> Callable[[int], Any]:
    """Return what plays so many hands of a game in the kernels."""
    table = Table(game, stacks=stacks, ante=1 if game == "stud" else 0, bets=(4, 8))
    simulate(table, 1, players)  # compiled
    return lambda count: simulate(table, count, players, seed=count)


def open_spiel(choose: str) -> Callable[[int], None]:
    """Return what plays so many hands of six-handed no-limit hold'em with OpenSpiel; the caller draws the cards."""
    game = pyspiel.load_game("universal_poker", {
        "betting": "nolimit", "bettingAbstraction": "fullgame", "numPlayers": 6, "numRounds": 4,
        "blind": "1 2 0 0 0 0", "firstPlayer": "3 1 1 1", "stack": " ".join(map(str, STACKS)),
        "numSuits": 4, "numRanks": 13, "numHoleCards": 2, "numBoardCards": "0 3 1 1",
    })  # fmt: skip
    chance = Random(1)

    def play(count: int) -> None:
        for _ in range(count):
            state = game.new_initial_state()
            deck = chance.sample(range(52), 17)
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(deck.pop())
                elif choose == "calling":
                    state.apply_action(1)
                else:
                    # any kind with the same chance, then any size: the actions from 2 on are sizes
                    actions = state.legal_actions()
                    sizes = actions[actions.index(1) + 1 :]
                    kinds = [*actions[: len(actions) - len(sizes)], *sizes[:1]]
                    action = kinds[int(chance.random() * len(kinds))]
                    state.apply_action(sizes[int(chance.random() * len(sizes))] if action > 1 else action)
            state.returns()

    return play


def compared(rounds: int) -> list[Row]:
    """Measure hold'em beside OpenSpiel, in turns."""
    rows = []
    for players in ("random", "calling"):
        ours, theirs = in_bulk("nlhe", players), open_spiel(players)
        pairs = [(rate(ours), rate(theirs)) for _ in range(rounds)]
        here, there = median(one for one, _ in pairs), median(other for _, other in pairs)
        random = players == "random"
        note = f"wanted {AT_LEAST:,.0f} hands/s" if random else ""
        wanted = WANTED if random else 0.0
        rows.append(Row(f"six-handed no-limit hold'em, {players}", here, there, wanted=wanted, note=note))
    return rows


def two_threads() -> float:
    """Return how many hands a second two threads play, by the clock on the wall."""
    play = in_bulk("nlhe", "random")

    def both(count: int) -> None:
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(play, (count // 2, count - count // 2)))

    return rate(both, perf_counter)


def steps_of_environment(others: str) -> float:
    """Return how many actions of learners a second the vector environment takes, observations and masks written."""
    tables = VectorEnvironment(Table("nlhe", stacks=(100, 100)), 4096, others=others)
    chance, turn = np.random.default_rng(1), tables.reset()

    def act(count: int) -> None:
        for _ in range(count):
            tables.step((noise * turn.masks).argmax(axis=1))

    noise = chance.random(turn.masks.shape, np.float32)
    return rate(act) * 4096


PLAIN = """
import sys, time
sys.modules["numba"] = sys.modules["numpy"] = None
from cardspeak.bulk import Table, simulate
table = Table("nlhe", stacks=(200,) * 6)
simulate(table, 200)
begun = time.process_time()
simulate(table, 5000, seed=1)
print(5000 / (time.process_time() - begun))
"""


def rows_of(rounds: int) -> list[Row]:
    """Measure everything."""
    rows = compared(rounds)
    rows.append(Row("the same by two threads", two_threads(), note="time on the wall"))
    for name, game in GAMES.items():
        play = in_bulk(game, "random")
        rows.append(Row(f"six-handed {name}, random", median(rate(play) for _ in range(rounds))))
    for name, others in (("against itself", ""), ("against the calling bot", "calling")):
        figure = median(steps_of_environment(others) for _ in range(rounds))
        rows.append(Row(f"vector environment, heads-up {name}", figure, unit="acts/s"))
    plain = subprocess.run([sys.executable, "-c", PLAIN], check=True, capture_output=True, text=True).stdout
    rows.append(Row("hold'em, random, without numba and numpy", float(plain)))
    rows.append(Row("memory of a hand", float(record.dtype(record.HAND).itemsize), unit="bytes"))
    return rows


def main() -> int:
    """Print the table, or with --json one object a line; exit status 1 where a ratio is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--quick", action="store_true", help="fewer rounds: an idea, not a measure")
    chosen = parser.parse_args()
    rows = rows_of(3 if chosen.quick else 7)
    if not chosen.json:
        print(f"Python {sys.version.split()[0]}, both sides in turns, medians")
        print(f"{'':52}{'cardspeak':>12}{'OpenSpiel':>11} {'':9}{'times':>7}{'wanted':>8}")
    for row in rows:
        if chosen.json:
            peer = {"peer": "OpenSpiel"} if row.theirs else {}
            data = {**row._asdict(), **peer, "times": round(row.times, 1), "reached": row.reached}
            print(json.dumps(data))
            continue
        theirs = f"{row.theirs:,.0f}" if row.theirs else ""
        times = f"{row.times:.1f}" if row.theirs else ""
        wanted = f"{row.wanted:.0f}" if row.wanted else ""
        fault = "" if row.reached else "  MISSED"
        print(f"{row.name:52}{row.ours:12,.0f}{theirs:>11} {row.unit:9}{times:>7}{wanted:>8}  {row.note}{fault}")
    return 0 if all(row.reached for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
