"""How long the floor takes for a ruling: ``python bench/floor.py [--quick] [--json] [--cases FOLDER]``.

Every case of the floor is played up to its last statement, and that statement is ruled on again and again, each time
from the facts alone: nothing of an earlier ruling is kept. Measured is also the whole way, from a story in words to its
ruling. README.md beside this file says more.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from cardspeak.cases.judge import with_defaults
from cardspeak.cases.setting import FLOOR_KEYS, Shelf, setting
from cardspeak.cases.table_setting import at_a_table
from cardspeak.hand.state import State
from cardspeak.library import find_game, law_at, read_toml
from cardspeak.story.parser import parse_story
from cardspeak.telling.acts import Unruled
from cardspeak.telling.play import play
from cardspeak.telling.rulers import ruled
from cardspeak.telling.setting import Setting

SHELF = Shelf(find_game, law_at)
CASES = Path(__file__).resolve().parents[1] / "tests" / "cases"
WANTED = 5.0  # milliseconds


class Row(NamedTuple):
    """What was measured: rulings, and the milliseconds for one."""

    name: str
    rulings: int
    p50: float
    p99: float
    most: float
    slowest: str
    wanted: float
    reached: bool


class Spot(NamedTuple):
    """The last statement of a case, with the hand as it lies before it."""

    name: str
    case: dict[str, Any]
    state: State
    begun: Setting


def spots(folder: Path) -> list[Spot]:
    """Return every case of the floor whose last statement is ruled on."""
    found = []
    for file in sorted(folder.rglob("*.toml")):
        for case in with_defaults(read_toml(file)):
            story = parse_story(case.get("play", ""))
            if not FLOOR_KEYS & case.keys() or not story or at_a_table(case, story):
                continue
            begun = setting(case, case["book"], story, SHELF)
            if not begun.story:
                continue
            try:
                state = play(begun._replace(story=begun.story[:-1])).state
            except Unruled:
                continue
            if state is not None and ruled(state, begun.story, len(begun.story) - 1, begun.known, begun.law):
                found.append(Spot(f"{case['book']}: {case['name']}", case, state, begun))
    return found


def alone(spot: Spot) -> object:
    """Rule on the last statement of a spot."""
    state, begun = spot.state, spot.begun
    return ruled(state, begun.story, len(begun.story) - 1, begun.known, begun.law)


def whole(spot: Spot) -> object:
    """Read the story, set the table up, play it and rule."""
    case = spot.case
    return play(setting(case, case["book"], parse_story(case["play"]), SHELF))


def measure(name: str, found: list[Spot], rule: Callable[[Spot], object], rounds: int) -> Row:
    """Time each spot so many times; a spot's figure is its median, so that only the ruling counts."""
    times = []
    for spot in found:
        rule(spot)  # the first one reads the books
        taken = []
        for _ in range(rounds):
            start = process_time()
            rule(spot)
            taken.append(process_time() - start)
        times.append((1000 * median(taken), spot.name))
    times.sort()
    p50, p99 = (times[int(len(times) * part)][0] for part in (0.5, 0.99))
    most, slowest = times[-1]
    return Row(name, len(times), p50, p99, most, slowest, WANTED, most < WANTED)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="three rulings a case: an idea, not a measure")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--cases", type=Path, default=CASES, help="folder of cases (default: tests/cases)")
    options = parser.parse_args()
    found = spots(options.cases)
    missed = False
    for name, rule in (("a ruling", alone), ("a story and its ruling", whole)):
        row = measure(name, found, rule, 3 if options.quick else 15)
        missed |= not row.reached
        if options.json:
            print(json.dumps(row._asdict()))
        else:
            print(
                f"{row.name:23}{row.rulings:6,} cases; {row.p50:.3f} ms (p50), {row.p99:.3f} ms (p99), "
                f"{row.most:.3f} ms ({row.slowest}); wanted {row.wanted:.0f} ms: "
                f"{'reached' if row.reached else 'MISSED'}"
            )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
