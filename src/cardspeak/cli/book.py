"""`cardspeak book`: list, show and compare rulebooks, and say which clauses are carried out and what proves it."""

import argparse
import random
from typing import Any

from cardspeak.cases.coverage import STATUSES, Row, coverage
from cardspeak.cases.judge import Verdict, judge
from cardspeak.cases.mutate import mutants, noticed
from cardspeak.cli.book_diff import diff
from cardspeak.cli.book_print import to_paper
from cardspeak.cli.language import add_language, language_of
from cardspeak.cli.shelf import SHELF, case_files, cases_in, line
from cardspeak.cli.table import show_table
from cardspeak.law.book import Answer, Book
from cardspeak.library import book_notes, books, find_book, home_of
from cardspeak.library.digest import of_book
from cardspeak.library.texts import clause_in, meaning_in, question_in, value_in
from cardspeak.locale.messages import say


def add(commands: Any) -> None:
    """Add the command and its own commands to the parser."""
    book = commands.add_parser("book", help="read rulebooks, compare them, and see what proves them")
    asked = book.add_subparsers(dest="asked", metavar="list|show|diff|coverage|mutate", required=True)
    for name, function, arguments, text in (
        ("list", _list, (), "all books"),
        ("show", _show, ("book",), "the clauses of a book, and what answers each point"),
        ("diff", diff, ("book", "other"), "where two books decide differently, and which cases come out otherwise"),
        ("print", to_paper, ("book",), "a book as its club plays it, on A4: a PDF, or HTML"),
        ("coverage", _coverage, (), "what enforces each clause, and which cases prove it"),
        ("mutate", _mutate, (), "would a case notice if a book answered otherwise?"),
    ):
        command = asked.add_parser(name, help=text)
        for argument in arguments:
            command.add_argument(argument)
        command.add_argument("--json", action="store_true", help="one JSON object a line")
        if name in ("show", "diff", "print"):
            add_language(command)
        if name == "show":
            command.add_argument("clause", nargs="?", help="one clause, or words to search for")
        if name == "print":
            command.add_argument("--output", metavar="FILE", default="", help="*.pdf or *.html (default: BOOK.pdf)")
        if name in ("coverage", "mutate"):
            command.add_argument("--book", help="only this book")
        if name in ("coverage", "mutate", "diff"):
            command.add_argument(
                "--cases", default="", help="folder of cases (default: of the club's own book, or tests/cases)"
            )
        if name == "mutate":
            command.add_argument("--sample", type=int, metavar="N", nargs="?", const=150, help="N mutants by chance")
            command.add_argument("--seed", type=int, default=0)
        command.set_defaults(run=function)


def _list(options: argparse.Namespace) -> int:
    for book in books().values():
        row = {
            "id": book.id, "title": book.title, "language": book.language, "clauses": len(book.clauses),
            "answers": len(book.answers), "over": [below.book for below in book.below],
            "digest": of_book(book.id),
        }  # fmt: skip
        over = f", over {', '.join(below.book for below in book.below)}" if book.below else ""
        print(line(row) if options.json else f"{book.id:18} {len(book.clauses):4} clauses{over}\n    {book.title}")
    return 0


def _show(options: argparse.Namespace) -> int:
    book = find_book(options.book)
    wanted = (options.clause or "").lower()
    language = language_of(options)
    answers: dict[str, list[Answer]] = {}
    for answer in book.answers:
        for name in answer.clauses:
            answers.setdefault(name, []).append(answer)
    for clause in book.clauses.values():
        text = clause_in(language, clause)
        searched = f"{clause.heading} {clause.gist} {text.heading} {text.gist}".lower()
        if wanted and wanted != clause.id.lower() and wanted not in searched:
            continue
        if options.json:
            words = text._asdict() if options.language else {}
            print(
                line(
                    {
                        **clause._asdict(),
                        **words,
                        "answers": [_answer_text(each) for each in answers.get(clause.id, [])],
                    }
                )
            )
            continue
        print(f"{clause.name}  {text.heading}  [{clause.kind}, {clause.layer}]")
        print(f"    {text.gist}")
        if text.reading:
            print(f"    {say(language, 'book-reading')} {text.reading}")
        for answer in answers.get(clause.id, []):
            print(f"    {question_in(language, answer.point)}  [{answer.point}]")
            print(f"        {meaning_in(language, answer)}{_when(language, answer)}")
    return 0


def _when(language: str, answer: Answer) -> str:
    values = ", ".join(str(value_in(language, name, value)) for name, value in answer.when)
    return f" ({say(language, 'book-when', when=values)})" if values else ""


def _answer_text(answer: Answer) -> str:
    given = ", ".join(f"{key} = {value}" for key, value in answer.parameters)
    when = ", ".join(f"{key} {value}" for key, value in answer.when)
    return f"{answer.point}: {answer.policy}({given})" + (f" when {when}" if when else "")


def _judged(options: argparse.Namespace, book: str = "") -> list[tuple[dict[str, Any], Verdict]]:
    files = case_files([options.cases] if options.cases else [], getattr(options, "book", None) or "")
    return [(case, judge(case, SHELF)) for _, case in cases_in(files) if not book or case.get("book") == book]


def _coverage(options: argparse.Namespace) -> int:
    verdicts = [verdict for _, verdict in _judged(options)]
    chosen = [find_book(options.book)] if options.book else list(books().values())
    table: list[list[object]] = []
    for book in chosen:
        rows = coverage(book, verdicts, book_notes("shown"))
        counts: dict[str, int] = {}
        for row in rows:
            counts[row.status] = counts.get(row.status, 0) + 1
            if options.json:
                data = {
                    "id": row.clause.name, "kind": row.clause.kind, "layer": row.clause.layer,
                    "status": row.status, "cases": row.cases, "named": row.named,
                }  # fmt: skip
                print(line(data))
            elif home_of(book.id):
                said = ", ".join(row.cases) or ("" if row.status != "open" else _why_open(book, row))
                print(f"{row.clause.name}  {row.status}: {row.clause.heading}\n    {said}")
            elif row.status == "open" and (
                row.clause.layer == "table"
                or (row.clause.layer == "hand" and row.clause.kind in ("engine", "definition"))
            ):
                named = f" (named, not reached: {len(row.named)} cases)" if row.named else ""
                print(f"{row.clause.name}: open: {row.clause.heading}{named}")
        table.append([book.id, *[counts.get(status, 0) for status in STATUSES], len(rows)])
    if not options.json:
        show_table(["book", *STATUSES, "all"], table)
    return 0


def _why_open(book: Book, row: Row) -> str:
    if row.named:
        return f"no answer behind it was asked in: {', '.join(row.named)}"
    answered = any(row.clause.id in answer.clauses for answer in book.answers)
    return "no case proves it yet" if answered else "no answer names it, so nothing carries it out"


def _mutate(options: argparse.Namespace) -> int:
    chosen = [find_book(options.book)] if options.book else list(books().values())
    pairs = [(book, mutant) for book in chosen for mutant in mutants(book)]
    if options.sample and options.sample < len(pairs):
        pairs = random.Random(options.seed).sample(pairs, options.sample)
    cases = _judged(options)
    excused = book_notes("equivalent")
    survived = 0
    for book, mutant in pairs:
        found = noticed(mutant, _cases_for(cases, book), SHELF)
        proof = excused.get(f"{book.id} {mutant.answer.point} {mutant.name}") or excused.get(
            f"{mutant.answer.point} {mutant.name}", ""
        )
        survived += not found and not proof
        if options.json:
            row = {
                "book": book.id, "point": mutant.answer.point, "policy": mutant.answer.policy,
                "mutant": mutant.name, "noticed": bool(found), "by": found, "proof": proof,
            }  # fmt: skip
            print(line(row))
        elif not found and not proof:
            print(f"{book.id}: {mutant.answer.point}: {mutant.answer.policy} -> {mutant.name}: no case notices")
    if not options.json:
        print(f"{len(pairs)} mutants, {survived} not noticed")
    return 1 if survived else 0


def _cases_for(cases: list[tuple[dict[str, Any], Verdict]], book: Book) -> list[tuple[dict[str, Any], Verdict]]:
    own = [(case, verdict) for case, verdict in cases if case.get("book", "common") == book.id and verdict.ok]
    above = {other.id for other in books().values() if any(below.book == book.id for below in other.below)}
    return own + [(case, verdict) for case, verdict in cases if case.get("book") in above and verdict.ok]
