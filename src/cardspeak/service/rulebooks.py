"""What rulebooks decide and what proves it: the cases of each clause, its status, where two books differ."""

from functools import cache
from importlib.resources.abc import Traversable
from itertools import product
from threading import Lock
from typing import Any, NamedTuple, get_args

from cardspeak.cases.coverage import STATUSES, Row, coverage
from cardspeak.cases.judge import judge, with_defaults
from cardspeak.cases.verdict import Verdict
from cardspeak.law.book import Answer, Context
from cardspeak.law.kinds import EventKind, Family, Structure
from cardspeak.library import book_notes, case_files, find_book, law_for, read_toml
from cardspeak.record import record
from cardspeak.service.shelf import SHELF

MANY, MORE = 6, "more than 2"
"""How many players are dealt in where they are not two, and how that is said."""
CONTEXTS = tuple(
    Context(structure, family, event, players)
    for structure, family, event, players in product(
        get_args(Structure), get_args(Family), get_args(EventKind), (2, MANY)
    )
)
_JUDGING = Lock()


@record
class Proof(NamedTuple):
    """A case that came with the package, and what became of it."""

    case: dict[str, Any]
    verdict: Verdict


@record
class Difference(NamedTuple):
    """A point that two books answer differently, in which circumstances, and what each says."""

    point: str
    when: tuple[tuple[str, str | int], ...]
    mine: Answer
    theirs: Answer


@cache
def _cases(files: tuple[Traversable, ...]) -> tuple[dict[str, Any], ...]:
    found = [case for file in files for case in with_defaults(read_toml(file), file.name)]
    return tuple({key: value for key, value in case.items() if key != "differs"} for case in found)


def proofs(book: str) -> tuple[Proof, ...]:
    """Return the cases that name a clause of a book, judged; the first call of a book takes a second or so."""
    with _JUDGING:  # whoever comes meanwhile waits instead of judging the same again
        return _proofs(book, tuple(case_files()))  # a book that is opened later brings cases of its own


@cache
def _proofs(book: str, files: tuple[Traversable, ...]) -> tuple[Proof, ...]:
    own = f"{book}:"
    return tuple(
        Proof(case, judge(case, SHELF))
        for case in _cases(files)
        if any(
            (name if ":" in name else f"{case.get('book', 'common')}:{name}").startswith(own)
            for name in case["clauses"]
        )
    )


def rows(book: str) -> list[Row]:
    """Return the status of every clause of a book."""
    return coverage(find_book(book), [proof.verdict for proof in proofs(book)], book_notes("shown"))


def counts(book: str) -> dict[str, int]:
    """Return how many clauses of a book have which status."""
    found = [row.status for row in rows(book)]
    return {status: found.count(status) for status in STATUSES}


@cache
def differences(one: str, other: str) -> tuple[Difference, ...]:
    """Return the points that two books answer differently, each book in its usual event where that is no matter."""
    found: dict[tuple[str, str, str], tuple[Answer, Answer, list[Context]]] = {}
    for context in CONTEXTS:
        first, second = law_for(one, context), law_for(other, context)
        for point in first.answers:
            mine, theirs = first.answers[point], second.answers[point]
            if (mine.policy, mine.parameters) != (theirs.policy, theirs.parameters):
                key = (point, policy_text(mine), policy_text(theirs))
                found.setdefault(key, (mine, theirs, []))[2].append(context)
    return tuple(
        Difference(point, _where(contexts), mine, theirs) for (point, _, _), (mine, theirs, contexts) in found.items()
    )


def policy_text(answer: Answer) -> str:
    """Write the policy of an answer with its parameters."""
    given = ", ".join(f"{key} = {value}" for key, value in answer.parameters)
    return f"{answer.policy}({given})" if given else answer.policy


def _where(contexts: list[Context]) -> tuple[tuple[str, str | int], ...]:
    """Return what all of these circumstances have in common."""
    found = []
    for index, name in enumerate(Context._fields):
        values = {context[index] for context in contexts}
        if len(values) == 1:
            value = next(iter(values))
            found.append((name, MORE if name == "players" and value == MANY else value))
    return tuple(found)
