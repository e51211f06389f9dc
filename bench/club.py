"""A month of a club of 2,000 members: ``python bench/club.py [--quick] [--json] [--days N] [--book ID] [--seed N]``.

Without a room: the pure club, and pure tables for three of the thirty, at which hands are played; the others report
buy-ins and cash-outs. After each event the ledger has to balance and chips have to be where the accounts have them;
what that takes is in the time. README.md beside this file says more.
"""

from __future__ import annotations

import argparse
import json
import sys
from time import process_time
from typing import Any

from club_month import TERMS, Month, Size

WANTED = 300  # seconds for the month


def played(size: Size, book: str, seed: int) -> dict[str, Any]:
    """Play it; what it took, and what there was."""
    begun = process_time()
    month = Month(size, book, seed, process_time)
    month.play()
    seconds, events = process_time() - begun, month.figures["events"]
    return {
        "book": book, "days": size.days, "members": size.members, "tables": size.tables, "seconds": round(seconds, 1),
        "club_seconds": round(month.deciding, 1), "microseconds_an_event": round(month.deciding / events * 1e6),
        "figures": dict(month.figures), "refused": dict(month.refused.most_common()),
        "events": dict(month.watch.seen.most_common()),
    }  # fmt: skip


def main() -> int:
    """Play it; exit status 1 where it took too long. What does not fit is an AssertionError."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="three days")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--book", choices=TERMS, default="fspr-training")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    size = Size(days=3, tournaments=4) if asked.quick else Size(days=asked.days)
    row = played(size, asked.book, asked.seed)
    if asked.json:
        print(json.dumps(row))
    else:
        print(
            f"{row['book']}: {row['days']} days, {row['members']} members, {row['tables']} tables: {row['seconds']} s"
            f" (wanted: {WANTED}), the club {row['club_seconds']} s, {row['microseconds_an_event']} µs an event"
        )
        for name in ("figures", "refused", "events"):
            print(f"  {name}: " + ", ".join(f"{count:,} {what}" for what, count in row[name].items()))
    return int(row["seconds"] > WANTED)


if __name__ == "__main__":
    sys.exit(main())
