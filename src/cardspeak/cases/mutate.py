"""The mutation check: would a case notice if a book had answered otherwise?

Each answer of a book is replaced by each other policy of its point, and each parameter by its other values; a mutant
that no case notices is a hole in the cases, unless it is listed, with a proof, as one that cannot be told apart.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple

from cardspeak.cases.judge import Verdict, judge
from cardspeak.cases.setting import Shelf
from cardspeak.law.book import Answer, Book
from cardspeak.law.law import Law
from cardspeak.law.policy import POLICIES, Value
from cardspeak.record import record


@record
class Mutant(NamedTuple):
    """An answer of a book replaced by another."""

    answer: Answer
    other: Answer

    @property
    def name(self) -> str:
        """The mutant in a few words: the policy and parameters that stand instead."""
        given = ", ".join(f"{key}={value}" for key, value in self.other.parameters)
        when = " ".join(f"{key}={value}" for key, value in self.answer.when)
        return f"{self.other.policy}({given})" + (f" when {when}" if when else "")


def mutants(book: Book) -> Iterator[Mutant]:
    """Yield every mutant of every answer of a book."""
    for answer in book.answers:
        for policy in POLICIES[answer.point].values():
            if policy.name == answer.policy:
                yield from _neighbours(answer)
                continue
            for values in product(*policy.parameters.values()):
                given: tuple[tuple[str, Value], ...] = tuple(zip(policy.parameters, values, strict=True))
                yield Mutant(answer, answer._replace(policy=policy.name, parameters=tuple(sorted(given))))


def _neighbours(answer: Answer) -> Iterator[Mutant]:
    policy = POLICIES[answer.point][answer.policy]
    given = dict(answer.parameters)
    for name, values in policy.parameters.items():
        for value in values:
            if value != given[name]:
                changed = tuple(sorted({**given, name: value}.items()))
                yield Mutant(answer, answer._replace(parameters=changed))


def noticed(mutant: Mutant, cases: Sequence[tuple[dict[str, Any], Verdict]], shelf: Shelf) -> str:
    """Return the name of a case that fails under the mutant, empty when none does."""
    changed = Shelf(shelf.game, _changed(mutant, shelf.law))
    for case, verdict in cases:
        if mutant.answer.point in verdict.points or verdict.got.get("refused"):
            again = judge({key: value for key, value in case.items() if key != "differs"}, changed)
            if again.got != verdict.got:
                return verdict.name
    return ""


def _changed(mutant: Mutant, law: Callable[..., Law]) -> Callable[..., Law]:
    known: dict[tuple[object, ...], Law] = {}

    def changed(*question: Any) -> Law:
        if question not in known:
            found: Law = law(*question)
            if found.answers[mutant.answer.point] == mutant.answer or _same(found, mutant.answer):
                found = found.replaced(mutant.other)
            known[question] = found
        return known[question]

    return changed


def _same(law: Law, answer: Answer) -> bool:
    # a book above may have left out some of the clauses of the answer it borrowed
    there = law.answers[answer.point]
    return (there.book, there.policy, there.parameters, there.when) == (
        answer.book, answer.policy, answer.parameters, answer.when,
    )  # fmt: skip
