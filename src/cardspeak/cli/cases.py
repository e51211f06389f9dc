"""`cardspeak cases`: play case files and say whether they hold, and which clauses they prove."""

import argparse
from typing import Any

from cardspeak.cases.judge import judge
from cardspeak.cli.shelf import SHELF, case_files, cases_in, line
from cardspeak.cli.table import say


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("cases", help="play case files and check what a book decides")
    command.add_argument("paths", nargs="*", metavar="PATH", help="files or folders (default: tests/cases)")
    command.add_argument("--book", help="only the cases of this book")
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print a line for each case that does not hold (with --json: for each case), and the count."""
    held = failed = 0
    for file, case in cases_in(case_files(options.paths)):
        if options.book and case.get("book", "common") != options.book:
            continue
        verdict = judge(case, SHELF)
        held += verdict.ok
        failed += not verdict.ok
        if options.json:
            row = {
                "file": str(file), "name": verdict.name, "book": verdict.book, "clauses": verdict.clauses,
                "proves": verdict.proves, "ok": verdict.ok, "got": verdict.got, "why": verdict.why,
            }  # fmt: skip
            print(line(row))
        elif not verdict.ok:
            print(f"{file}: {verdict.name}: {verdict.why}")
    if not options.json:
        say(f"{held} cases hold, {failed} do not", "red" if failed else "green")
    return 1 if failed else 0
