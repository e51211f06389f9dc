"""`cardspeak replay`: play recorded hands again, to the chip, with the book's remarks."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardspeak.cli.shelf import line
from cardspeak.errors import Unreadable
from cardspeak.games import Game
from cardspeak.history.phh import BadHand
from cardspeak.history.phh_reader import Place, read_places
from cardspeak.history.replay import replay
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.library import find_book, find_game, law_at


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("replay", help="play recorded hands (PHH) again, to the chip")
    command.add_argument("files", nargs="+", metavar="FILE", help=".phh or .phhs files, or folders of them")
    command.add_argument("--book", default="common", help="the book whose remarks are wanted (default: common)")
    command.add_argument("--strict", action="store_true", help="fail where the book would have refused something")
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    command.set_defaults(run=run)


def files_in(paths: list[str]) -> Iterator[Path]:
    """Yield the history files under these paths; `Unreadable` for a folder without any."""
    for name in paths:
        path = Path(name)
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in (".phh", ".phhs"))
            if not found:
                raise Unreadable(f"{name}: no .phh or .phhs file in this folder")
            yield from found
        else:
            yield path


def run(options: argparse.Namespace) -> int:
    """Replay every hand, also after one that cannot be read or does not end as recorded."""
    find_book(options.book)

    def law(game: Game, structure: Structure, players: int) -> Law:
        return law_at(options.book, game, structure, players, "tournament")

    counts = {"hands": 0, "failed": 0, "unreadable": 0}
    for file in files_in(options.files):
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            counts["unreadable"] += 1
            why = (error.strerror if isinstance(error, OSError) else "") or str(error)
            _print(options, {"file": str(file), "hand": "", "ok": False, "why": why}, "cannot be read")
            continue
        for place in read_places(text, file.name):
            _one(options, file, place, law, counts)
    if not options.json:
        well = counts["hands"] - counts["failed"]
        print(f"{well} of {counts['hands']} hands end right, {counts['unreadable']} could not be read")
    return 2 if counts["unreadable"] else 1 if counts["failed"] else 0


def _one(options: argparse.Namespace, file: Path, place: Place, law: Any, counts: dict[str, int]) -> None:
    result = place.result
    row: dict[str, Any] = {"file": str(file), "hand": place.hand}
    if isinstance(result, BadHand):
        counts["unreadable"] += 1
        row |= {"ok": False, "why": f"line {result.line}: {result.reason}"}
        _print(options, row, "cannot be read")
        return
    counts["hands"] += 1
    try:
        played = replay(result, law, find_game)
    except Unreadable as error:
        counts["failed"] += 1
        _print(options, row | {"ok": False, "why": f"line {place.line}: {error}"}, "cannot be played")
        return
    ok = played.ok and not (options.strict and played.remarks)
    counts["failed"] += not ok
    stacks = [None if stack is None else stack if isinstance(stack, int) else float(stack) for stack in played.stacks]
    row |= {"ok": ok, "finishing_stacks": stacks, "remarks": played.remarks, "why": played.why}
    if options.json or not ok or played.remarks:
        _print(options, row, "")


def _print(options: argparse.Namespace, row: dict[str, Any], what: str) -> None:
    if options.json:
        print(line(row))
        return
    reason = "; ".join(filter(None, [row.get("why", ""), *row.get("remarks", ())]))
    hand = f" [{row['hand']}]" if row["hand"] else ""
    print(f"{row['file']}{hand}: {what}{': ' if what else ''}{reason}")
