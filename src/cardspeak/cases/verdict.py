"""What becomes of a case: an answer for each expectation, and the verdict."""

from typing import NamedTuple

from cardspeak.record import record


@record
class Verdict(NamedTuple):
    """What became of a case: whether it holds, what was got, why not, the clauses it proves and the points it asked."""

    name: str
    book: str
    clauses: tuple[str, ...]
    proves: tuple[str, ...]
    ok: bool
    got: dict[str, str]
    why: str
    points: tuple[str, ...]


@record
class Answer(NamedTuple):
    """One expectation compared: whether it holds, what was got, and the points of law behind it."""

    ok: bool
    got: str
    points: tuple[str, ...]
