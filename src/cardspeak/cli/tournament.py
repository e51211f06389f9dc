"""`cardspeak tournament`: structures built, read, checked and written; rehearsals; what stacks are worth."""

import argparse
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardspeak.cli.language import add_language, language_of
from cardspeak.cli.table import say, show_table
from cardspeak.errors import Unreadable

if TYPE_CHECKING:
    from cardspeak.hand.refused import Refused
    from cardspeak.room.tournament.structure import Structure
    from cardspeak.web.paper.reader import Reader

TEMPLATES = ("turbo", "regular", "deep")
KINDS = (".csv", ".json", ".html", ".pdf")
MOST_PLAYERS = 10_000
LONGEST = 1_000_000  # bytes of a file


def add(commands: Any) -> None:
    """Add the commands to the parser."""
    parser = commands.add_parser("tournament", help="build, check and rehearse a structure; reckon ICM")
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    structure = tasks.add_parser("structure", help="read a structure, or build one of a template, and check it")
    structure.add_argument("file", nargs="?", help="a structure as CSV or JSON")
    _add_building(structure)
    structure.add_argument("--book", default="common", metavar="ID", help="the rulebook by which it is checked")
    structure.add_argument("--output", metavar="FILE", help=f"write it to a file that ends with {', '.join(KINDS)}")
    _finish(structure, run_structure)
    rehearse = tasks.add_parser("rehearse", help="simulate nights with a structure, and say when they end")
    rehearse.add_argument("file", nargs="?", help="a structure as CSV or JSON")
    _add_building(rehearse)
    rehearse.add_argument("--seats", type=int, default=9, help="of a table (default: 9)")
    rehearse.add_argument("--nights", type=int, default=0, help="how many are simulated (default: by the players)")
    rehearse.add_argument("--late-until", type=int, default=0, metavar="LEVEL", help="until when busted players return")
    rehearse.add_argument("--returning", type=int, default=0, metavar="PERCENT", help="how many of them do")
    rehearse.add_argument("--seed", type=int, default=0, help="the same seed simulates the same nights")
    _finish(rehearse, run_rehearse)
    icm = tasks.add_parser("icm", help="what stacks are worth in prizes")
    icm.add_argument("--stacks", required=True, metavar="N,N,…")
    icm.add_argument("--prizes", required=True, metavar="N,N,…", help="of the places that are left, the best first")
    _finish(icm, run_icm)


def _add_building(command: argparse.ArgumentParser) -> None:
    command.add_argument("--template", choices=TEMPLATES, help="build one: how deep, how long")
    command.add_argument("--game", default="nlhe", help="of it: a game, or a rotation such as horse (default: nlhe)")
    command.add_argument("--players", type=int, default=0)
    command.add_argument("--chips", metavar="N x VALUE,…", help="the chips owned, as 300x25,300x100")
    command.add_argument("--stack", type=int, default=0, help="the starting stack (default: as deep as the template)")
    command.add_argument("--minutes", type=int, default=0, help="how long it is to last (default: by the template)")


def _finish(command: argparse.ArgumentParser, run: Any) -> None:
    add_language(command)
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    command.set_defaults(run=run)


def run_structure(options: argparse.Namespace) -> int:
    """Print a structure and write it to a file; exit status 1 where nobody could play it."""
    from cardspeak.room.tournament.structure import colour_ups, total_seconds
    from cardspeak.room.tournament.written_plain import to_plain

    structure = _structure(options)
    if structure is None:
        return 1
    refused = _wrong(structure, options.book)
    if options.json:
        plain = to_plain(structure)
        for number, level in enumerate(plain["levels"], 1):
            print(json.dumps({"level": number, **level}))
        print(
            json.dumps(
                {"stack": structure.starting, "chips": plain["chips"], "levels": len(structure.levels),
                 "minutes": total_seconds(structure.levels) // 60,
                 "colour_ups": [each._asdict() for each in colour_ups(structure)],
                 "ok": refused is None, "why": _said(refused, "en") if refused else ""}
            )
        )  # fmt: skip
    elif not options.output:
        _show(structure, _reader(options))
    if refused:
        if not options.json:
            say(_said(refused, language_of(options)), "red")
        return 1
    if options.output:
        _write(structure, Path(options.output), _reader(options))
        if not options.json:
            print(options.output)
    return 0


def run_rehearse(options: argparse.Namespace) -> int:
    """Simulate nights and print by when so many of a hundred are over."""
    from random import Random

    from cardspeak.room.tournament.rehearsal import Field, nights_for, rehearsed

    players = _players(options)
    structure = _structure(options)
    if structure is None:
        return 1
    if options.seats < 2 or not 0 <= options.returning <= 100 or not 0 <= options.nights <= 100_000:
        raise Unreadable("--seats is 2 at least, --returning from 0 to 100, --nights at most 100000")
    field = Field(players, options.seats, options.late_until, options.returning)
    nights = options.nights or nights_for(players)
    try:
        done = rehearsed(structure, field, nights, Random(options.seed).random)
    except ValueError:
        raise Unreadable("this structure has no blinds and antes: nothing would end such a night") from None
    reader = _reader(options)
    if options.json:
        nights_of = {percent: done.ends_by(percent) for percent in (10, 50, 80, 95)}
        ends = {str(percent): night.seconds if night.over else None for percent, night in nights_of.items()}
        middle = nights_of[50]
        print(json.dumps({"players": players, "nights": nights, "seed": options.seed, "ends": ends,
                          "level": middle.level, "entries": middle.entries}))  # fmt: skip
        return 0
    for percent in (10, 50, 80, 95):
        night = done.ends_by(percent)
        key = "ends-by" if night.over else "no-end"
        print(reader.t(key, percent=percent, hours=reader.hours(night.seconds), level=night.level))
    return 0


def run_icm(options: argparse.Namespace) -> int:
    """Print what each stack is worth, in whole coins that add up to the prizes."""
    from cardspeak.room.tournament.icm import EXACT, icm
    from cardspeak.room.tournament.payouts import to_coins

    stacks, prizes = _numbers(options.stacks, "--stacks"), _numbers(options.prizes, "--prizes")
    try:
        worth = icm(stacks, prizes)
    except ValueError:
        raise Unreadable("--stacks are 200 at most, each 1 or more, and --prizes no more than these") from None
    coins = to_coins(worth, sum(prizes))
    if options.json:
        for stack, each, coin in zip(stacks, worth, coins, strict=True):
            print(json.dumps({"stack": stack, "worth": float(each), "coins": coin, "exact": len(stacks) <= EXACT}))
        return 0
    reader = _reader(options)
    rows = [(reader.n(stack), reader.n(coin)) for stack, coin in zip(stacks, coins, strict=True)]
    show_table((reader.t("chips"), reader.t("amount")), rows)
    return 0


def _structure(options: argparse.Namespace) -> "Structure | None":
    """Return the structure of a file or of a template; none where the chips do not reach, which is then said."""
    from cardspeak.library import find_game, law_at, rotations
    from cardspeak.room.tournament.bets import halves, with_bets
    from cardspeak.room.tournament.builder import Built, built
    from cardspeak.room.tournament.templates import wanted
    from cardspeak.service.structure_files import read_structure

    if bool(options.file) == bool(options.template):
        raise Unreadable("name a file, or a --template with --players and --chips")
    if options.file:
        return read_structure(_text(Path(options.file)))
    want = wanted(options.template, _players(options), _owned(options.chips or ""), options.stack)
    turns = rotations()[options.game].turns if options.game in rotations() else ()
    games = [find_game(code) for code in [f"{betting} {game}" for betting, game in turns] or [options.game]]
    law = law_at(getattr(options, "book", "common"), *games[0], 9, "tournament")
    want = want._replace(halves=halves(games, law))
    done = built(want._replace(minutes=options.minutes) if options.minutes > 0 else want)
    if isinstance(done, Built):
        return with_bets(done.structure, games)
    say(_said(done, language_of(options)), "red")
    return None


def _text(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            return opened.read(LONGEST).decode("utf-8-sig")
    except OSError as fault:
        raise Unreadable(f"{file} cannot be read: {fault.strerror}") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{file} is no text in UTF-8") from None


def _players(options: argparse.Namespace) -> int:
    if not 2 <= options.players <= MOST_PLAYERS:
        raise Unreadable(f"--players is a number from 2 to {MOST_PLAYERS}")
    return int(options.players)


def _owned(text: str) -> Mapping[int, int]:
    owned: dict[int, int] = {}
    for part in text.split(","):
        found = re.fullmatch(r"\s*([0-9]{1,7})\s*[x×]\s*([0-9]{1,9})\s*", part)
        if found is None or not int(found[2]):
            raise Unreadable(f"--chips: {part.strip()!r}: chips are how many of which value, as 300x25,300x100")
        owned[int(found[2])] = owned.get(int(found[2]), 0) + int(found[1])
    return owned


def _numbers(text: str, option: str) -> list[int]:
    if not re.fullmatch(r"\s*[0-9]{1,12}(\s*,\s*[0-9]{1,12})*\s*", text):
        raise Unreadable(f"{option}: {text[:40]!r}: whole numbers stand there with commas between them")
    return [int(part) for part in text.split(",")]


def _wrong(structure: "Structure", book: str) -> "Refused | None":
    from cardspeak.library import find_game, law_at
    from cardspeak.room.tournament.structure import wrong

    blinds = any(level.big for level in structure.levels)
    return wrong(structure, law_at(book, *find_game("nlhe" if blinds else "stud"), 8, "tournament"))


def _said(refused: "Refused", language: str) -> str:
    from cardspeak.web.render import sentence

    return sentence(language, refused)


def _reader(options: argparse.Namespace) -> "Reader":
    from cardspeak.web.paper.reader import Reader

    return Reader(language_of(options), str)


def _show(structure: "Structure", reader: "Reader") -> None:
    from cardspeak.web.paper.levels import level_table

    table = level_table(structure, reader)
    show_table(
        table.columns, [[reader.n(cell) if isinstance(cell, int) else cell for cell in row] for row in table.rows]
    )


def _write(structure: "Structure", file: Path, reader: "Reader") -> None:
    from cardspeak.room.tournament.written import to_csv
    from cardspeak.service.structure_files import as_json

    if file.suffix not in KINDS:
        raise Unreadable(f"{file.name!r}: a structure is written to a file that ends with {', '.join(KINDS)}")
    if file.suffix in (".html", ".pdf"):
        made = _on_paper(structure, file, reader)
    else:
        made = (to_csv(structure) if file.suffix == ".csv" else as_json(structure)).encode()
    try:
        file.write_bytes(made)
    except OSError as fault:
        raise Unreadable(f"{file} cannot be written: {fault.strerror}") from None


def _on_paper(structure: "Structure", file: Path, reader: "Reader") -> bytes:
    from cardspeak.web.paper.levels import structure_sheet
    from cardspeak.web.paper.printing import STYLE, sheet_html
    from cardspeak.web.typeset import as_pdf

    page = sheet_html(structure_sheet(structure, file.stem, reader), reader, 0, STYLE.as_uri())
    return as_pdf(page) if file.suffix == ".pdf" else page.encode()
