"""Coverage: for every clause what carries it, and which cases prove it. The table is made from data, cases and code."""

from collections.abc import Iterable
from typing import NamedTuple

from cardspeak.cases.judge import Verdict
from cardspeak.law.book import Book, Clause
from cardspeak.record import record

STATUSES = ("enforced", "ruled", "run", "offence", "shown", "open")
HOUSE = ("cash", "club")
RUN = ("table", "tournament", *HOUSE)
OFFENCES = ("discipline", "etiquette")


@record
class Row(NamedTuple):
    """One clause: its status, the layer that owns it, the cases that prove it and those that only name it."""

    clause: Clause
    status: str
    cases: tuple[str, ...]
    named: tuple[str, ...]


def coverage(book: Book, verdicts: Iterable[Verdict], shown: dict[str, str]) -> list[Row]:
    """Return a row for each clause of a book; `shown` lists the clauses that are shown for a reason of their own."""
    proves: dict[str, list[str]] = {}
    names: dict[str, list[str]] = {}
    for verdict in verdicts:
        for name in verdict.clauses:
            (proves if name in verdict.proves else names).setdefault(name, []).append(verdict.name)
    answered = {f"{book.id}:{clause}" for answer in book.answers for clause in answer.clauses}
    rows = []
    for clause in book.clauses.values():
        status = _status(clause, clause.name in answered, clause.name in proves, clause.name in shown)
        rows.append(Row(clause, status, tuple(proves.get(clause.name, ())), tuple(names.get(clause.name, ()))))
    return rows


def _status(clause: Clause, answered: bool, proved: bool, listed: bool) -> str:
    if answered and proved:
        if clause.layer == "floor":
            return "offence" if clause.kind in OFFENCES else "ruled"
        if clause.layer in HOUSE and clause.kind in OFFENCES:
            return "offence"
        return "run" if clause.layer in RUN and clause.kind != "engine" else "enforced"
    if listed or (not answered and clause.kind == "definition" and clause.layer != "floor") or clause.layer == "text":
        return "shown"
    return "open"
