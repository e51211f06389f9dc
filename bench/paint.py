"""How soon a page shows something, and what it weighs: the system's Chromium, a real server, nothing in a cache.

    python bench/paint.py [--runs 9] [--json]

Each page is opened by so many fresh browsers in turn; the first contentful paint is the median. Bytes are those that
went over the wire, with the heads of the answers. The exit status is 1 where a page is over what is wanted.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.browser.arranged import TABLE, Arranged, arrange
from tests.browser.room import find_chromium, open_room, start
from tests.browser.weighed import Cost, context_of, weighed

SOON = 300  # milliseconds until the lobby and a table show something
LIGHT = 200_000  # bytes of a page
PAGES = {  # name: path, whether somebody is signed in, whether it has to be there soon
    "one word": ("data:text/html,<p>word", False, False),  # what the browser takes by itself on this machine now
    "first page": ("/", False, True), "lobby": ("/", True, True), "table": (f"/tables/{TABLE}", True, True),
    "new table": ("/tables/new", True, False), "hands": ("/hands", True, False),
    "replayer": (f"/tables/{TABLE}/hands/1", True, False), "ask the floor": ("/ask", False, False),
}  # fmt: skip


def measure(runs: int) -> dict[str, list[Cost]]:
    """Open every page so many times."""
    path = find_chromium()
    assert path, "there is no Chromium on this machine"
    found: dict[str, list[Cost]] = {name: [] for name in PAGES}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        ann = arrange(Path(folder) / "room.db")
        with open_room(Path(folder)) as base:
            browser = start(playwright, path)
            for turn in range(runs + 1):
                for name, (page, signed_in, _) in PAGES.items():
                    address = page if page.startswith("data:") else base + page
                    cost = _open(browser, base, address, ann if signed_in else None)
                    if turn:  # in the first the server reads what it keeps from then on
                        found[name].append(cost)
            browser.close()
    return found


def _open(browser: Browser, base: str, address: str, who: Arranged | None) -> Cost:
    context = context_of(browser, base, who)
    try:
        return weighed(context.new_page(), address)
    finally:
        context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=9, help="how many browsers open each page")
    parser.add_argument("--json", action="store_true", help="figures for a program")
    asked = parser.parse_args()
    rows, over = [], 0
    for name, costs in measure(asked.runs).items():
        painted, heavy = median(cost.painted for cost in costs), max(cost.transferred for cost in costs)
        late = PAGES[name][2] and painted >= SOON
        over += late or heavy >= LIGHT
        rows.append({"page": name, "paint_ms": round(painted), "bytes": heavy, "requests": costs[0].requests})
    if asked.json:
        print(json.dumps(rows))
        return int(over > 0)
    print(f"{'page':16}{'first paint, ms':>16}{'bytes':>10}{'requests':>10}")
    for row in rows:
        print(f"{row['page']:16}{row['paint_ms']:16}{row['bytes']:10}{row['requests']:10}")
    print(f"wanted: under {SOON} ms for the first page, the lobby and a table; under {LIGHT:,} bytes each")
    return int(over > 0)


if __name__ == "__main__":
    sys.exit(main())
