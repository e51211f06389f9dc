"""What becomes of a case: an answer for each expectation, and the verdict."""

from typing import NamedTuple

from cardspeak.hand.commands import Options
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


def described(found: Options) -> str:
    """Write options as cases do: `fold, call 30, raise to 130..970`."""
    words = []
    for verb, (least, most) in found.items():
        words.append(verb if not most else f"{verb} {least}" if least == most else f"{verb} {least}..{most}")
    return ", ".join(words)


@record
class Answer(NamedTuple):
    """One expectation compared: whether it holds, what was got, and the points of law behind it."""

    ok: bool
    got: str
    points: tuple[str, ...]
