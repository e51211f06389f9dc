"""What the deal costs: ``python bench/deal.py [--quick] [--json]``.

Measured is the shuffle alone (32 bytes to an order of 52 cards), and what the commitments add to a hand: sealing the
deck of the next one, and dealing from it as players cut it. README.md beside this file says more.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import NamedTuple

from cardspeak.cards.card import DECKS
from cardspeak.service.chance import shuffled
from cardspeak.service.commitment import dealt_from, opening, order_of, sealed, tree

ROUNDS = 15
CUTS = ("a", "", "c", "d", "", "f", "", "", "i")


class Row(NamedTuple):
    """What was measured, in microseconds; 0 is wanted where nothing is."""

    name: str
    microseconds: float
    wanted: float
    reached: bool


def measured(name: str, wanted: float, work: Callable[[], object], count: int) -> Row:
    """Return the median of some rounds."""
    took = []
    for _ in range(ROUNDS):
        start = perf_counter()
        for _ in range(count):
            work()
        took.append((perf_counter() - start) / count * 1e6)
    found = median(took)
    return Row(name, round(found, 1), wanted, not wanted or found <= wanted)


def rows(quick: bool) -> list[Row]:
    """Measure."""
    count = 50 if quick else 1000
    deck = sealed(secrets.token_bytes(32), (52,))

    def hand() -> None:
        sealed(secrets.token_bytes(32), (52,))
        dealt_from(deck, CUTS)

    def opened() -> None:
        secret = bytes.fromhex(deck.secret)
        levels = tree(secret, order_of(secret, DECKS[52]))
        for place in range(9):
            opening(levels, secret, place)

    return [
        measured("shuffle", 50, lambda: shuffled(DECKS[52], secrets.token_bytes(32)), count),
        measured("sealed and cut, a hand", 1000, hand, count),
        measured("opened for a viewer, nine cards", 0, opened, count),
    ]


def main() -> int:
    """Print the rows; 1 when something takes longer than is wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = rows(args.quick)
    if args.json:
        print(json.dumps([row._asdict() for row in found]))
    else:
        for row in found:
            wanted = f"  wanted {row.wanted:g}" if row.wanted else ""
            print(f"{row.name:32} {row.microseconds:8.1f} µs{wanted}")
    return 0 if all(row.reached for row in found) else 1


if __name__ == "__main__":
    sys.exit(main())
