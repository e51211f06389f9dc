"""`cardspeak book diff`: what two books, or editions of one, decide differently, and which cases come out otherwise."""

import argparse
from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.cases.judge import judge
from cardspeak.cli.language import language_of
from cardspeak.cli.shelf import SHELF, case_files, cases_in, line
from cardspeak.law.book import Answer, Book
from cardspeak.library import find_book, home_of
from cardspeak.library.texts import circumstances_in, meaning_in, question_in
from cardspeak.locale.messages import say
from cardspeak.record import record
from cardspeak.service.rulebooks import differences, policy_text

SHOWN = 3  # cases under a question


@record
class Otherwise(NamedTuple):
    """A case that comes out differently under two books: its name, what each makes of it, the law that it touches."""

    name: str
    here: str
    there: str
    clauses: tuple[str, ...]
    points: tuple[str, ...]


def diff(options: argparse.Namespace) -> int:
    """Print each question that the books answer differently, with cases that show it."""
    one, other, language = find_book(options.book), find_book(options.other), language_of(options)
    cases = _cases(options, one, other)
    found = differences(one.id, other.id)
    for point, where, mine, theirs in found:
        shown = _showing(cases, point, mine.cites + theirs.cites)
        if options.json:
            row = {
                "point": point, "when": dict(where), one.id: policy_text(mine), "clauses": mine.cites,
                other.id: policy_text(theirs), "other_clauses": theirs.cites,
                "case": shown[0].name if shown else "",
                "cases": [{"name": case.name, one.id: case.here, other.id: case.there} for case in shown],
            }  # fmt: skip
            print(line(row))
            continue
        circumstances = circumstances_in(language, where)
        print(f"{question_in(language, point)}{f' ({circumstances})' if where else ''}  [{point}]")
        print(f"    {one.id}: {_said(language, mine)}")
        print(f"    {other.id}: {_said(language, theirs)}")
        for case in shown[:SHOWN]:
            print(f"      {case.name}")
            print(f"          {one.id}: {case.here}")
            print(f"          {other.id}: {case.there}")
        if len(shown) > SHOWN:
            print(f"      {say(language, 'diff-more', count=len(shown) - SHOWN)}")
    if not options.json:
        print(say(language, "diff-summary", questions=len(found), cases=len(cases)))
    return 0


def _said(language: str, answer: Answer) -> str:
    return f"{meaning_in(language, answer)}  [{', '.join(answer.cites)}]"


def _cases(options: argparse.Namespace, one: Book, other: Book) -> list[Otherwise]:
    """Return those cases of the two books that come out differently under each."""
    house = one.id if home_of(one.id) else other.id
    found = []
    for file, case in cases_in(case_files([options.cases] if options.cases else [], house)):
        if case.get("book") not in (one.id, other.id):
            continue
        plain = {key: value for key, value in case.items() if key != "differs"}
        here, there = judge(plain, SHELF, one.id), judge(plain, SHELF, other.id)
        if here.got != there.got:
            changed = [key for key in here.got.keys() | there.got.keys() if here.got.get(key) != there.got.get(key)]
            found.append(
                Otherwise(
                    f"{file.name}: {case.get('name')}", _got(here.got, changed), _got(there.got, changed),
                    here.clauses, (*here.points, *there.points),
                )
            )  # fmt: skip
    return found


def _got(got: dict[str, str], keys: Sequence[str]) -> str:
    """Write what came of a case, as far as the books differ."""
    return "; ".join(f"{key}: {got[key]}" for key in sorted(keys) if got.get(key, "{}") not in ("", "{}")) or "–"


def _showing(cases: Sequence[Otherwise], point: str, cites: tuple[str, ...]) -> list[Otherwise]:
    """Return the cases that show a difference: those that name a clause of either answer, else those that asked."""
    named = [case for case in cases if set(case.clauses) & set(cites)]
    return named or [case for case in cases if point in case.points]
