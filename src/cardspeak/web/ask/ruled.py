"""A question played under a book: what became of it, or why it cannot be answered."""

from typing import NamedTuple

from cardspeak.cases.rule import Judged, judged, tell
from cardspeak.errors import NotUnderstood, Unreadable
from cardspeak.record import record
from cardspeak.service.shelf import SHELF
from cardspeak.telling.acts import Unruled
from cardspeak.telling.play import Played
from cardspeak.web.ask.address import Fields, case_of


@record
class Told(NamedTuple):
    """A story under one book: what became of it, and what was played."""

    found: Judged
    played: Played


@record
class Problem(NamedTuple):
    """What could not be answered: why, and of a statement that was not understood itself and the word."""

    text: str
    statement: str = ""
    word: str = ""
    near: tuple[str, ...] = ()
    unruled: bool = False


def told_under(fields: Fields, book: str) -> Told | Problem:
    """Tell the story of a question under a book."""
    try:
        played = tell(case_of(fields), book, fields["story"], SHELF)
        return Told(judged(played), played)
    except NotUnderstood as fault:
        return Problem(str(fault), fault.statement, fault.word, fault.nearest)
    except Unruled as fault:
        return Problem(str(fault), unruled=True)
    except Unreadable as fault:
        return Problem(str(fault))
