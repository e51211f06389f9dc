"""`cardspeak rule`: tell what happened at the table, and get the ruling with its clauses."""

import argparse
from collections.abc import Mapping
from typing import Any

from cardspeak.cases.rule import read_table, rule, same
from cardspeak.cli.judged import row
from cardspeak.cli.shelf import SHELF, line
from cardspeak.cli.table import say
from cardspeak.errors import Unreadable
from cardspeak.library import books, find_book
from cardspeak.locale.reading import offered

SHORT = ("ruling", "amount", "steps", "clauses", "offence", "sanction", "data")
"""What is said of a book that decides otherwise."""


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("rule", help="rule on a story under a book")
    command.add_argument("story", metavar="STORY", help='such as "A raises to 1200; B is all in for 1500"')
    command.add_argument("--book", default="common", help="the book (default: common)")
    command.add_argument("--table", default="nlhe 10/20", help='such as "nlhe 200/400 tournament seats A,B,C"')
    command.add_argument(
        "--know", action="append", default=[], metavar="FACT=ANSWER", help='a fact that is asked for: "by accident=yes"'
    )
    command.add_argument("--json", action="store_true", help="one JSON object")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the ruling, and which other books decide otherwise."""
    find_book(options.book)
    case = {"table": read_table(options.table), "know": dict(_fact(text) for text in options.know)}
    found = rule(case, options.book, options.story, SHELF)
    said, differs = row(found), dict[str, dict[str, Any]]()
    for other in books():
        if other != options.book:
            otherwise = rule(case, other, options.story, SHELF)
            if not same(otherwise, found):
                differs[other] = row(otherwise)
    if options.json:
        print(line({**said, "differs": {name: {key: each[key] for key in SHORT} for name, each in differs.items()}}))
        return 0
    say(said["ruling"], "bold red" if found.refused else "bold green")
    for text in (*_more(said), *said["steps"]):
        print(f"    {text}")
    print(f"    {', '.join(found.clauses)}")
    shown = books()
    for name in found.clauses:
        book, _, clause = name.partition(":")
        if clause in shown.get(book, find_book(options.book)).clauses:
            print(f"    {name}: {shown[book].clauses[clause].heading}")
    for name, different in differs.items():
        more = "; ".join((*_more(different), *different["steps"]))
        print(f"{name} says otherwise: {different['ruling']}{f' ({more})' if more else ''}")
    return 0


def _fact(text: str) -> tuple[str, bool | int | str]:
    name, equals, answer = text.partition("=")
    if not equals:
        raise Unreadable(f'a fact is given as FACT=ANSWER, such as "by accident=yes", not {text!r}')
    return name, offered(answer)


def _more(said: Mapping[str, Any]) -> list[str]:
    """Return what it costs, what has to be asked, and what is left to whom."""
    cost = [f"{said['offence']} costs: {said['sanction']}"] if said["sanction"] else []
    left = [f"left to {said['by'] or 'the floor'}: {said['discretion']}"] if said["discretion"] else []
    asked = zip(said["asks"], said["facts"], strict=False)
    return [*cost, *[f'ask: {question} (--know "{fact}=…")' for question, fact in asked], *left]
