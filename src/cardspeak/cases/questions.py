"""Questions as people write them: whether the story reads one at once, and whether its answer is the one expected.

A file of questions is data (`bench/README.md`). The answer to a question is compared as that of a case is.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cardspeak.cases.chosen import Expected, answer_of, filled_as_meant
from cardspeak.cases.counterparts import answered
from cardspeak.cases.judge import judge
from cardspeak.cases.rule import known_by, rule
from cardspeak.cases.setting import Shelf
from cardspeak.cases.verdict import Verdict
from cardspeak.errors import NotUnderstood, Unreadable
from cardspeak.record import record
from cardspeak.situations import Situation
from cardspeak.situations.beside import with_stacks_and_pot
from cardspeak.story.parser import parse_story, parts
from cardspeak.story.statements import Statement
from cardspeak.talk.heard import heard as listened
from cardspeak.talk.knowing import known_in
from cardspeak.talk.lexer import terms
from cardspeak.telling.acts import Unruled

KEYS = {"name", "typed", "language", "book", "clauses", "expect", "means"}
ALSO = {"table", "know", "program", "note"}
CHOICES = 5  # how many of the likeliest offers a person looks at

_MOST = re.compile(r"\.\. ?(\d+)")
FEW = 9  # a smaller number counts cards, players or chips
READ, OFFERED, FAILED = "read at once", "within one choice", "failed"

Offering = Callable[[str, str, Sequence[Situation]], tuple[Sequence[str], Sequence[Situation]]]
"""What is offered to a text and the piece of it that was not understood: an example of each phrase in the story's own
words, and situations, the likeliest first. Those given are the ones whose answers are likely."""


@record
class Question(NamedTuple):
    """What somebody typed, with the fields of the form that they filled in; what they meant, and the right answer.

    `means` and `expect` have the keys of a case; `program` says what the program answered when that was wrong.
    """

    name: str
    typed: str
    language: str
    book: str
    clauses: tuple[str, ...]
    fields: Mapping[str, Any]
    means: Mapping[str, Any]
    expect: Mapping[str, Any]
    program: str = ""
    file: str = ""


Taking = Callable[[Question, bool], tuple[Mapping[str, Any] | None, Sequence[Situation]]]
"""What the text of a question is taken for as a case, and the situations whose answers are likely; whether it could be
ruled on as it was understood."""


@record
class Heard(NamedTuple):
    """What became of a question: `READ`, `OFFERED` or `FAILED`, and why it was not read at once."""

    question: Question
    outcome: str
    why: str


def questions_of(data: Mapping[str, Any], file: Path) -> list[Question]:
    """Return the questions of a file; `Unreadable` names the question that has not the right keys."""
    rows = data.get("question", [])
    if not rows or not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise Unreadable(f"{file}: a file of questions has tables that begin with [[question]]")
    return [_question(row, file) for row in rows]


def _question(row: Mapping[str, Any], file: Path) -> Question:
    where = f"{file}: question {row.get('name', '?')!r}"
    missing, unknown = sorted(KEYS - row.keys()), sorted(row.keys() - KEYS - ALSO)
    if missing or unknown:
        wrong = [f"missing {', '.join(missing)}"] * bool(missing) + [f"unknown {', '.join(unknown)}"] * bool(unknown)
        raise Unreadable(f"{where}: {'; '.join(wrong)}")
    fields = {key: row[key] for key in ("table", "know") if key in row}
    return Question(
        row["name"], row["typed"], row["language"], row["book"], tuple(row["clauses"]), fields, row["means"],
        row["expect"], row.get("program", ""), file.name,
    )  # fmt: skip


def as_meant(question: Question, shelf: Shelf) -> Verdict:
    """Play what was meant, told in the story's own language, and compare the answer."""
    table = {**question.fields.get("table", {}), **question.means.get("table", {})}
    return judge({**_answer(question), **question.fields, **question.means, "table": table}, shelf)


def heard(question: Question, shelf: Shelf, offered: Offering, taken: Taking) -> Heard:
    """Ask a question as it was typed; where it has not the answer that is expected, take the offer that is meant.

    A text that is taken for a situation is answered by that, whatever else was understood of it.
    Of the five a phrase is meant where it tells what a line of the meant story tells; filled in as that line is, it
    stands in the place of what was not understood. A situation is meant where it tells the same kinds of acts and
    mishaps as the meant story, and is filled in as that is (`chosen`).
    """
    why, ruled = _asked(question, shelf, question.fields, question.typed)
    case, likely = taken(question, ruled)
    if case is not None:
        why = why_another(question, shelf, case)
    if not why:
        return Heard(question, READ, "")
    lost = _not_understood(question.typed)
    examples, situations = offered(question.typed, lost, likely)
    found = _by_a_phrase(question, shelf, lost, examples[:CHOICES]) or any(
        leads_to_the_answer(question, shelf, each) for each in situations[: CHOICES - len(examples)]
    )
    return Heard(question, OFFERED if found else FAILED, why)


def answered_by(question: Question, shelf: Shelf, case: Mapping[str, Any]) -> tuple[bool, str | None]:
    """Return whether a case is refused under the book of a question, and what its answer is known by.

    A case without a story is the text as it was understood; whoever has no answer is known by nothing.
    """
    known = {**question.fields.get("know", {}), **case.get("know", {})}
    told = {**case, "know": known} if case else question.fields
    try:
        found = rule(dict(told), question.book, str(case.get("play", question.typed)), shelf)
    except Unreadable:
        return False, None
    return known_by(found) if found.unruled is None else (False, None)


def is_read(question: Question, shelf: Shelf) -> bool:
    """Say whether the text of a question as it was understood has the answer that is expected."""
    return not _asked(question, shelf, question.fields, question.typed)[0]


def why_another(question: Question, shelf: Shelf, case: Mapping[str, Any]) -> str:
    """Say why a case that a question is taken for has not the answer that is expected; empty: it has."""
    known = {**question.fields.get("know", {}), **case.get("know", {})}
    return _asked(question, shelf, {**case, "know": known}, str(case["play"]))[0]


def _by_a_phrase(question: Question, shelf: Shelf, lost: str, examples: Sequence[str]) -> bool:
    kinds = {_kind(each) for example in examples for each in parse_story(example)} if lost else set()
    for line in parts(str(question.means.get("play", ""))):
        if kinds.isdisjoint(map(_kind, parse_story(line))):
            continue
        before, _, after = question.typed.partition(lost)
        put_right = f"{before.rstrip(' ,;.')}; {line}; {after.lstrip(' ,;.!?')}".strip("; ")
        if not _asked(question, shelf, question.fields, put_right)[0]:
            return True
    return False


def leads_to_the_answer(question: Question, shelf: Shelf, situation: Situation) -> bool:
    """Say whether a situation, filled in as a question was meant, has the answer that is expected."""
    case = filled_as_meant(situation, question.fields, question.means)
    if case is None:
        return False
    case = with_stacks_and_pot(situation, case, listened(question.typed))  # so does the page
    case["know"] = {**known_in(question.typed, question.language), **case["know"]}  # the page keeps what a text tells
    wanted = _answer(question)
    try:
        return _compared(question, case, str(case["play"]), lambda _story, _seats: wanted, shelf).ok
    except (Unreadable, Unruled):
        return False


def _not_understood(typed: str) -> str:
    """Return the part of a text where it stops making sense; nothing where it is understood as a whole."""
    stopped = listened(typed).stopped
    return str(dict(stopped.facts).get("text", "")) if stopped else ""


def _asked(question: Question, shelf: Shelf, case: Mapping[str, Any], text: str) -> tuple[str, bool]:
    """Say why a text has not the answer that is expected (empty: it has), and whether it has an answer."""

    def expected(story: Sequence[Statement], seats: Sequence[str]) -> dict[str, Any]:
        return answered(_answer(question), question.means, question.typed, story, seats)

    try:
        return _why(_compared(question, case, text, expected, shelf)), True
    except NotUnderstood as error:
        return f"not read: at {error.word or error.statement!r}", False
    except Unruled as error:
        return f"read, not ruled on: {error}", False
    except Unreadable as error:
        return f"not read: {' '.join(str(error).split())}", False


def _compared(question: Question, case: Mapping[str, Any], text: str, expected: Expected, shelf: Shelf) -> Verdict:
    """Compare the answer to a text with the expected one, but for what the question leaves open."""
    found = answer_of(case, text, question.book, expected, shelf)
    if not found.ok and (open_to := _left_open(question, found)):
        return answer_of(case, text, question.book, lambda *told: open_to(expected(*told)), shelf)
    return found


def _left_open(question: Question, found: Verdict) -> Callable[[dict[str, Any]], dict[str, Any]] | None:
    """Return what an expectation becomes by what was got, where a text leaves open that by which they may differ."""
    if "stacks_after" in found.got and tells_no_amount(question):
        got = _as_got(question.expect["stacks_after"], found.got["stacks_after"])
        return (lambda wanted: {**wanted, **got}) if got else None
    most = _MOST.search(found.got.get("options", ""))
    if most and _ends_with_the_stack(question, most[1]):
        return lambda wanted: {**wanted, "options": _MOST.sub(most[0], str(wanted["options"]))}
    return None


def _ends_with_the_stack(question: Question, got: str) -> bool:
    """Say whether the most that options reach to is a whole stack, as in no limit, and a text tells neither of both.

    `got` is the most that was got.
    """
    most = _MOST.search(str(question.expect.get("options", "")))
    table = {**question.fields.get("table", {}), **question.means.get("table", {})}
    limited = re.match("pl|pot", f"{table.get('structure', '')}{table.get('game', '')}")
    told = {str(term.value) for term in terms(question.typed, question.language, ())}
    return bool(most and not limited and told.isdisjoint({most[1], got}))


def tells_no_amount(question: Question) -> bool:
    """Say whether a text tells no amount but blinds: how large a pot is does not matter then, only who gets more."""
    found = [term for term in terms(question.typed, question.language, ()) if term.kind in ("number", "chips")]
    return not any(term.kind == "chips" or term.value > FEW for term in found)


def _as_got(expected: Mapping[str, str], got: str) -> dict[str, Any]:
    """Return what was got as the expectation, where the same players have more, as many and less than the others."""
    pairs = [each.rpartition(" ") for each in got.split(", ")]
    if _ranks([int(amount) for amount in expected.values()]) != _ranks([int(amount) for _, _, amount in pairs]):
        return {}
    return {"stacks_after": {name: amount for name, _, amount in pairs}}


def _ranks(amounts: Sequence[int]) -> list[int]:
    """Return how many of some amounts are below each."""
    return [sorted(amounts).index(amount) for amount in amounts]


def _why(verdict: Verdict) -> str:
    return "" if verdict.ok else f"read, other answer: {verdict.why}"


def _answer(question: Question) -> dict[str, Any]:
    """Return the answer to a question, as a case expects it."""
    return {"name": question.name, "book": question.book, "clauses": list(question.clauses), **question.expect}


def _kind(statement: Statement) -> tuple[object, ...]:
    """Return what a statement tells, whoever did it and with how much."""
    said = statement._asdict()
    return type(statement), said.get("what"), said.get("verb")
