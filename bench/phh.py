"""How fast PHH is read, against PokerKit, over the golden files: ``python bench/phh.py [--json] [--rounds
N]``.

Both sides read the same texts in the same process, in turns, and the medians of the rounds are compared. Each
makes of a text what it is used for later: Cardspeak a checked record with every action understood, PokerKit a
``HandHistory``, which looks into its actions only when it is played.
"""

from __future__ import annotations

import argparse
import gc
import json
import warnings
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

from pokerkit import HandHistory

from cardspeak.history.phh_reader import read_hands

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"


def ours(text: str) -> int:
    return len(list(read_hands(text)))


def theirs(text: str) -> int:
    HandHistory.loads(text)
    return 1


def theirs_many(text: str) -> int:
    return len(list(HandHistory.loads_all(text)))


def timed(read: Callable[[str], int], texts: list[str]) -> float:
    """Microseconds for one hand."""
    gc.collect()
    start = process_time()
    hands = sum(map(read, texts))
    return (process_time() - start) / hands * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.add_argument("--rounds", type=int, default=15)
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    folders = {
        name: [path.read_text("utf-8") for path in sorted((GOLDEN / name).glob("*.phh"))]
        for name in ("famous", "wsop-2023-43", "pluribus")
    }
    single = [text for texts in folders.values() for text in texts]
    many = ["\n\n".join(f"[{number}]\n{text}" for number, text in enumerate(single, 1))]
    rows: list[tuple[str, list[str], Callable[[str], int]]] = [
        ("all, a file each", single, theirs),
        *((name, texts, theirs) for name, texts in folders.items()),
        ("all in one .phhs", many, theirs_many),
    ]
    results = []
    for name, texts, other in rows:
        mine, peer = [], []
        for _ in range(options.rounds):
            mine.append(timed(ours, texts))
            peer.append(timed(other, texts))
        results.append({"files": name, "cardspeak_us": round(median(mine), 2), "pokerkit_us": round(median(peer), 2)})
        results[-1]["times"] = round(median(peer) / median(mine), 2)
    if options.json:
        for row in results:
            told = {"name": f"PHH read, {row['files']}", "times": row["times"], "peer": "PokerKit", "unit": "us"}
            print(json.dumps(told | {"ours": row["cardspeak_us"], "theirs": row["pokerkit_us"], "hands": len(single)}))
        return
    print(f"{'PHH read, microseconds a hand':32}{'cardspeak':>10}{'PokerKit':>10}{'times':>8}")
    for row in results:
        print(f"{row['files']:32}{row['cardspeak_us']:10.1f}{row['pokerkit_us']:10.1f}{row['times']:8.1f}")


if __name__ == "__main__":
    main()
