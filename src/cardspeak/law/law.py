"""The law of one table: every point answered, by the first book of the stack that has an answer."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from cardspeak.law.book import Answer, Book, Context, Faulty
from cardspeak.law.points import POINTS

NAMES = {point: point.replace(".", "_") for point in POINTS}
"""What each point is called by."""


class Law:
    """All answers for one context; a point `raise.minimum` is called as `law.raise_minimum(...)`."""

    __slots__ = ("answers", "book", "calls", "context", *NAMES.values())

    def __init__(self, book: str, context: Context, answers: dict[str, Answer]) -> None:
        self.book = book
        self.context = context
        self.answers = answers
        for point, answer in answers.items():
            setattr(self, NAMES[point], answer.bound())

    if TYPE_CHECKING:  # a `__getattr__` that is there would slow down every question

        def __getattr__(self, name: str) -> Callable[..., Any]: ...

    def cites(self, *points: str) -> tuple[str, ...]:
        """Return the clauses behind the answers to these points, each once, in order."""
        return tuple(dict.fromkeys(name for point in points for name in self.answers[point].cites))

    def replaced(self, answer: Answer) -> "Law":
        """Return the law with another answer to one point, as the mutation check needs it."""
        found = Law(self.book, self.context, {answer.point: answer})
        for name in self.answers.keys() - {answer.point}:
            setattr(found, NAMES[name], getattr(self, NAMES[name]))
        found.answers = {**self.answers, answer.point: answer}
        return found


def stack(book: Book, books: dict[str, Book], context: Context) -> tuple[tuple[Book, str], ...]:
    """Return the books in the order in which they are asked, each with the beginning its clauses must have."""
    below: list[tuple[Book, str]] = [(book, "")]
    for entry in book.below:
        if not entry.event or entry.event == context.event:
            for lower, only in stack(books[entry.book], books, context):
                if lower.id not in (known.id for known, _ in below):
                    below.append((lower, entry.only if lower.id == entry.book else only))
    return tuple(below)


def answered(answer: Answer | None, only: str) -> Answer | None:
    """Return the answer with those clauses alone that begin so; none when no such clause is left."""
    if answer is None or not only:
        return answer
    clauses = tuple(clause for clause in answer.clauses if clause.startswith(only))
    return answer._replace(clauses=clauses) if clauses else None


def law_of(book: Book, books: dict[str, Book], context: Context) -> Law:
    """Ask the stack every point of law in this context; a point that nobody answers is an error of the books."""
    order = [(each.answering(context), only) for each, only in stack(book, books, context)]
    answers: dict[str, Answer] = {}
    for point in POINTS:
        answers[point] = _first((answered(own.get(point), only) for own, only in order), book.id, point)
    return Law(book.id, context, answers)


def _first(answers: Iterable[Answer | None], book: str, point: str) -> Answer:
    for answer in answers:
        if answer is not None:
            return answer
    raise Faulty(f"{book}: neither it nor a book below it answers {point}")
