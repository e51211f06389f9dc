"""A question played under a book: what became of it, or why it cannot be answered."""

from typing import NamedTuple

from cardspeak.cases.malformed import Malformed
from cardspeak.cases.rule import Judged, answered
from cardspeak.errors import Ambiguous, NotUnderstood, Unreadable
from cardspeak.finding import Finding
from cardspeak.record import record
from cardspeak.service.shelf import SHELF
from cardspeak.telling.acts import Unruled
from cardspeak.telling.play import Played
from cardspeak.web.ask.address import Fields, case_of
from cardspeak.web.ask.hearing import hearing


@record
class Told(NamedTuple):
    """A story under one book: what became of it, and what was played."""

    found: Judged
    played: Played


@record
class Problem(NamedTuple):
    """What could not be answered, and why: of a story that stops making sense where it does, and what is near that.

    `statement` is the part that was not understood, `readings` are what it may mean where it has several. Of a set-up
    that cannot be (`malformed`), `stopped` says what is wrong with it.
    """

    text: str
    statement: str = ""
    word: str = ""
    near: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    stopped: Finding | None = None
    unruled: bool = False
    malformed: bool = False


def told_under(fields: Fields, book: str) -> Told | Problem:
    """Tell the story of a question under a book."""
    try:
        return Told(*answered(case_of(fields), book, fields["story"], SHELF))
    except (NotUnderstood, Ambiguous) as fault:
        return _where_it_stops(fields, fault)
    except Unruled as fault:
        return Problem(str(fault), unruled=True, stopped=fault.why)
    except Malformed as fault:
        return Problem(str(fault), stopped=fault.why, malformed=True)
    except Unreadable as fault:
        return Problem(str(fault))


def _where_it_stops(fields: Fields, fault: NotUnderstood | Ambiguous) -> Problem:
    found = hearing(fields)
    facts = dict(found.stopped.facts) if found.stopped else {}
    near = fault.nearest if isinstance(fault, NotUnderstood) else ()
    return Problem(
        str(fault), str(facts.get("text", "")), str(facts.get("word", "")), near, found.readings, found.stopped
    )  # fmt: skip
