"""What a keystroke in the story box costs: ``python bench/keystroke.py [--quick] [--json]``.

The questions in `questions` are typed letter by letter; after each letter the page of what was understood is asked for,
straight from the application. Measured is the time from the request to the whole answer. README.md beside this file
says more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tomllib
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import urlencode

from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.store.memory import MemoryStore
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts

WANTED = 50.0  # milliseconds for 99 of 100 keystrokes
QUESTIONS = Path(__file__).parent / "questions"
WARM = 40  # keystrokes before the first that is measured: they read the words and the messages of a language


class Row(NamedTuple):
    """What was measured, in milliseconds for a keystroke."""

    language: str
    keystrokes: int
    p50: float
    p99: float
    most: float
    wanted: float
    reached: bool


def typed() -> dict[str, list[str]]:
    """Return the questions of each language."""
    found: dict[str, list[str]] = {}
    for file in sorted(QUESTIONS.glob("*.toml")):
        for question in tomllib.loads(file.read_text(encoding="utf-8"))["question"]:
            found.setdefault(question["language"], []).append(question["typed"])
    return found


async def asked(app: Any, story: str, language: str) -> float:
    """Ask what is understood of a story; return the milliseconds that it took."""
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "method": "GET",
        "path": "/ask/heard", "raw_path": b"/ask/heard", "query_string": urlencode({"story": story}).encode(),
        "root_path": "", "headers": [(b"host", b"bench"), (b"accept-language", language.encode())],
        "client": ("127.0.0.1", 1), "server": ("bench", 80), "state": {},
    }  # fmt: skip
    got: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def took(message: dict[str, Any]) -> None:
        got.append(message)

    start = perf_counter()
    await app(scope, receive, took)
    taken = 1000 * (perf_counter() - start)
    if got[0]["status"] != 200:
        raise RuntimeError(f"{story!r}: {got[0]['status']}")
    return taken


async def measured(stories: list[str], language: str) -> Row:
    """Type stories letter by letter."""
    store, clock = MemoryStore(), SystemClock()
    app = create_app(Parts(Room(store, clock, SystemShuffler(), Options((0, 0))), Door(store.people, clock)))
    prefixes = [story[: at + 1] for story in stories for at in range(len(story))]
    taken = [await asked(app, prefix, language) for prefix in prefixes]
    ordered = sorted(taken[WARM:])
    p50, p99 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return Row(language, len(ordered), p50, p99, ordered[-1], WANTED, p99 < WANTED)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="three questions of each language")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args()
    worst = 0
    for language, stories in typed().items():
        row = asyncio.run(measured(stories[: 3 if options.quick else None], language))
        worst = max(worst, int(not row.reached))
        if options.json:
            print(json.dumps(row._asdict()))
        else:
            print(
                f"{row.language}: {row.keystrokes} keystrokes, {row.p50:.1f} ms (p50), {row.p99:.1f} ms (p99), "
                f"{row.most:.1f} ms at most; wanted {row.wanted:.0f} ms: {'reached' if row.reached else 'MISSED'}"
            )
    return worst


if __name__ == "__main__":
    sys.exit(main())
