"""`cardspeak replay`: play recorded hands again, to the chip, with the book's remarks; a corpus of any size."""

import argparse
import os
from hashlib import sha256
from typing import Any

from cardspeak.batch.corpus import Done, Sums, how, replayed
from cardspeak.batch.pieces import Spot, files_in, pieces
from cardspeak.batch.progress import Progress
from cardspeak.batch.spread import spread
from cardspeak.cli.shelf import line
from cardspeak.errors import Unreadable
from cardspeak.library import find_book

MOST_JOBS = 256


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("replay", help="play recorded hands (PHH) again, to the chip")
    command.add_argument("files", nargs="+", metavar="FILE", help=".phh or .phhs files, or folders of them")
    command.add_argument("--book", default="common", help="the book whose remarks are wanted (default: common)")
    command.add_argument("--strict", action="store_true", help="fail where the book would have refused something")
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    command.add_argument("--jobs", type=int, default=1, metavar="N", help="so many processes (default: 1)")
    command.add_argument("--resume", default="", metavar="FILE", help="keep the progress there, and go on from it")
    command.add_argument("--summary", action="store_true", help="only what is wrong, and the sums at the end")
    command.add_argument("--players", action="store_true", help="a table by player at the end")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Replay every hand, also after one that cannot be read or does not end as recorded."""
    jobs_of(options.jobs)
    find_book(options.book)
    told = "wrong" if options.summary else "all" if options.json else "remarked"
    way = how(options.book, options.strict, told, options.players)
    files = files_in(options.files)
    progress = Progress(
        options.resume, {"files": _digest(files), **way._asdict(), "home": ""} if options.resume else {}
    )
    kept = progress.load()
    sums, begin = Sums(), Spot()
    if kept:
        sums, begin = Sums.from_plain(kept["sums"]), Spot(*kept["spot"])
    ends: list[Spot] = []  # where the pieces end that were given out

    def tasks() -> Any:
        for piece, after in pieces(files, begin):
            ends.append(after)
            yield way, piece

    try:
        for taken, done in enumerate(spread(replayed, tasks(), options.jobs)):
            _report(options, done)
            sums.add(done.sums)
            if options.resume:
                progress.keep({"spot": ends[taken], "sums": sums.plain()})
    finally:
        progress.close()
    _sum_up(options, sums)
    return 2 if sums.counts["unreadable"] else 1 if sums.counts["failed"] else 0


def jobs_of(jobs: int) -> int:
    """Return a number of processes; `Unreadable` where it is none."""
    if not 1 <= jobs <= MOST_JOBS:
        raise Unreadable(f"--jobs is a number from 1 to {MOST_JOBS}, not {jobs}")
    return jobs


def _digest(files: Any) -> str:
    """What tells one corpus from another: the names, sizes and times of its files."""
    digest = sha256()
    for file in files:
        try:
            found = os.stat(file)
            told = f"{file}\0{found.st_size}\0{found.st_mtime_ns}\n"
        except OSError:
            told = f"{file}\0-\n"
        digest.update(told.encode("utf-8", "surrogateescape"))
    return digest.hexdigest()


def _report(options: argparse.Namespace, done: Done) -> None:
    for row in done.rows:
        what = row.pop("what", "")
        if options.json:
            print(line(row))
            continue
        reason = "; ".join(filter(None, [row.get("why", ""), *row.get("remarks", ())]))
        hand = f" [{row['hand']}]" if row["hand"] else ""
        print(f"{row['file']}{hand}: {what}{': ' if what else ''}{reason}")
    if options.resume and done.rows:
        print(end="", flush=True)


def _sum_up(options: argparse.Namespace, sums: Sums) -> None:
    counts = sums.counts
    well = counts["hands"] - counts["failed"]
    clauses = sorted(sums.clauses.items(), key=lambda item: (-item[1], item[0]))
    players = sorted(sums.players.items(), key=lambda item: (-item[1].hands, item[0]))
    if options.json:
        if options.summary or options.players:
            told: dict[str, Any] = {
                key: counts[key] for key in ("hands", "failed", "unreadable", "remarked", "remarks")
            }
            told["clauses"] = dict(clauses)
            if options.players:
                told["players"] = {name: dict(zip(_COLUMNS, each.plain(), strict=True)) for name, each in players}
                told["unnamed"] = counts["unnamed"]
            print(line({"summary": told}))
        return
    print(f"{well} of {counts['hands']} hands end right, {counts['unreadable']} could not be read")
    if clauses:
        print(f"{counts['remarks']} remarks in {counts['remarked']} hands, by clause:")
        for clause, number in clauses:
            print(f"{number:10}  {clause}")
    if options.players:
        _by_player(players, counts["unnamed"])


_HEADS = (
    ("hands", 10), ("entered", 9), ("raised", 8), ("showdown", 10), ("won", 7), ("big blinds", 13), ("per 100", 9)
)  # fmt: skip
_COLUMNS = ("hands", "entered", "raised", "showdowns", "won", "net")


def _by_player(players: list[Any], unnamed: int) -> None:
    width = max([6, *(len(name) for name, _ in players)])
    heads = "".join([f"{name:>{room}}" for name, room in _HEADS])
    print(f"{'player':{width}}{heads}")
    for name, each in players:
        shares = [f"{100 * part / each.hands:.0f} %" for part in (each.entered, each.raised, each.showdowns, each.won)]
        print(
            f"{name:{width}}{each.hands:10}{shares[0]:>9}{shares[1]:>8}{shares[2]:>10}{shares[3]:>7}"
            f"{each.net:13.1f}{each.per_hundred:9.1f}"
        )
    if unnamed:
        print(f"{unnamed} hands name no players")
