"""`cardspeak rule`: tell what happened at the table, and get the ruling with its clauses."""

import argparse
from typing import Any

from cardspeak.cli.shelf import SHELF, line
from cardspeak.cli.table import say
from cardspeak.library import books, find_book
from cardspeak.story.rule import Ruling, read_table, rule, same


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("rule", help="rule on a story under a book")
    command.add_argument("story", metavar="STORY", help='such as "A raises to 1200; B is all in for 1500"')
    command.add_argument("--book", default="common", help="the book (default: common)")
    command.add_argument("--table", default="nlhe 10/20", help='such as "nlhe 200/400 tournament seats A,B,C"')
    command.add_argument("--json", action="store_true", help="one JSON object")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the ruling, and which other books say otherwise."""
    find_book(options.book)
    case = {"table": read_table(options.table)}
    ruling = rule(case, options.book, options.story, SHELF)
    differs: dict[str, Ruling] = {}
    for other in books():
        if other != options.book:
            said = rule(case, other, options.story, SHELF)
            if not same(said, ruling):
                differs[other] = said
    if options.json:
        print(line({**ruling._asdict(), "differs": {name: _short(said) for name, said in differs.items()}}))
        return 0
    say(ruling.ruling, "bold red" if ruling.ruling.startswith("refused") else "bold green")
    if ruling.sanction:
        print(f"    {ruling.offence}: {ruling.sanction} ({ruling.by})")
    for step in ruling.steps:
        print(f"    {step}")
    print(f"    {', '.join(ruling.clauses)}")
    shown = books()
    for name in ruling.clauses:
        book, _, clause = name.partition(":")
        if clause in shown.get(book, find_book(options.book)).clauses:
            print(f"    {name}: {shown[book].clauses[clause].heading}")
    for name, different in differs.items():
        more = "; ".join([each for each in (different.sanction, *different.steps) if each])
        print(f"{name} says otherwise: {different.ruling} ({more})")
    return 0


def _short(said: Ruling) -> dict[str, Any]:
    return {
        "ruling": said.ruling, "amount": said.amount, "steps": said.steps, "clauses": said.clauses,
        "offence": said.offence, "sanction": said.sanction,
    }  # fmt: skip
