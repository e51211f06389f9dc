"""How many pairs who play together are found, and how many honest ones: ``python bench/fairness.py [--quick]``.

A club of bots (`colluders.py`) plays 100,000 hands with each seed; what the room counts up of its hands is counted here
of theirs. The seeds are none of those on which anything was chosen (README.md names those).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from time import process_time
from typing import Any

from colluders import GIVING, KINDS, SPARING, Club, Size

from cardspeak.room.fairness.reading import read_hand
from cardspeak.room.fairness.signs import find_signs, pairs_of
from cardspeak.room.fairness.tally import HandAt, Tally

SEEDS = (401, 402, 403)
FOUND, HONEST = 0.9, 0.01  # wanted: so many of those who play together, at most so many honest pairs
BIG_BLIND = 100
SMALL = Size(20_000, members=30, pacts=6, friends=4)


def looked_at(size: Size, seed: int) -> dict[str, Any]:
    """Play with one seed; who was found, and what it took."""
    club, tally, reading, begun = Club(size, seed), Tally(), 0.0, process_time()
    for played in club.play():
        before = process_time()
        read = read_hand(played.events)
        if read is not None:
            tally.add(read, HandAt(played.table, played.number))
        reading += process_time() - before
    before = process_time()
    signs = find_signs(tally)
    comparing = process_time() - before
    found = {frozenset((sign.first, sign.second)): sign for sign in reversed(signs)}
    pairs = {frozenset(pair) for pair in pairs_of(tally)}
    pacts = {frozenset((pact.first, pact.second)): pact for pact in club.pacts}
    honest = pairs - set(pacts)
    rows = [
        {"kind": pact.kind, "part": round(pact.part, 2), "hands": tally.rows[pact.first, pact.second].hands,
         "given": round(club.given[pact.first, pact.second] / BIG_BLIND),
         "found": found[pair].kind if pair in found else "", "strength": found[pair].strength if pair in found else 0}
        for pair, pact in pacts.items()
    ]  # fmt: skip
    return {
        "seed": seed, "hands": tally.hands, "pacts": rows, "honest": len(honest), "flagged": len(honest & set(found)),
        "friends": len(club.friends), "friends flagged": len({frozenset(each) for each in club.friends} & set(found)),
        "seconds": round(process_time() - begun, 1), "microseconds a hand": round(reading / tally.hands * 1e6),
        "seconds of comparing": round(comparing, 1),
    }  # fmt: skip


def told(rows: list[dict[str, Any]]) -> bool:
    """Print what was found, kind by kind; say whether it is as many as wanted."""
    kinds: Counter[str] = Counter()
    found: Counter[str] = Counter()
    named: Counter[str] = Counter()
    for row in rows:
        for pact in row["pacts"]:
            kinds[pact["kind"]] += 1
            found[pact["kind"]] += bool(pact["found"])
            named[pact["kind"]] += pact["found"] == ("dumping" if pact["kind"] in GIVING else "soft_play")
    for title, some in (("chips are given", GIVING), ("they spare each other", SPARING), ("all", KINDS)):
        if some is not KINDS:
            for kind in some:
                print(f"  {kind:18} {found[kind]:3} of {kinds[kind]:3} found, {named[kind]} of them as what they are")
        print(f"{title}: {sum(found[kind] for kind in some)} of {sum(kinds[kind] for kind in some)} found")
    honest, flagged = sum(row["honest"] for row in rows), sum(row["flagged"] for row in rows)
    friends, sat = sum(row["friends flagged"] for row in rows), sum(row["friends"] for row in rows)
    print(f"honest pairs: {flagged} of {honest} found ({flagged / honest:.2%})")
    print(f"honest friends who sit together: {friends} of {sat} found")
    return sum(found.values()) >= FOUND * sum(kinds.values()) and flagged <= HONEST * honest


def main() -> int:
    """Play with each seed; exit status 1 where too few were found, or too many honest pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="20,000 hands of a small club, one seed")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--seeds", type=int, nargs="+", default=SEEDS)
    asked = parser.parse_args()
    size, rows = SMALL if asked.quick else Size(asked.hands), []
    for seed in asked.seeds[:1] if asked.quick else asked.seeds:
        row = looked_at(size, seed)
        rows.append(row)
        if asked.json:
            print(json.dumps(row), flush=True)
            continue
        pairs, reading = row["honest"] + len(row["pacts"]), row["microseconds a hand"]
        print(f"seed {seed}: {row['hands']} hands in {row['seconds']} s")
        print(f"  {reading} µs to read and count a hand, {row['seconds of comparing']} s to compare {pairs} pairs")
        for pact in row["pacts"]:
            told_of = f"in {pact['part']:4.0%} of {pact['hands']:5} hands, {pact['given']:6} big blinds given"
            print(f"  {pact['kind']:18} {told_of}: {pact['found'] or 'not found'} {pact['strength'] or ''}", flush=True)
    if asked.json:
        return 0
    return int(not told(rows) and not asked.quick)


if __name__ == "__main__":
    sys.exit(main())
