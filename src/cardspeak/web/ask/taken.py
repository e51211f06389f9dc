"""A story that is taken for a situation: what is asked instead of it, and the sentence that says so."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardspeak.cases.rule import known_by
from cardspeak.errors import Unreadable
from cardspeak.locale.rulings import english
from cardspeak.record import record
from cardspeak.search import Choice, Taken, choose
from cardspeak.talk import Heard
from cardspeak.web.ask.address import Fields, case_of, fields_of
from cardspeak.web.ask.forms import Form
from cardspeak.web.ask.ruled import Problem, Told, told_under
from cardspeak.web.ask.told_forms import KEPT, form_of


@record
class Asked(NamedTuple):
    """What was asked: the fields of it, what became of it, what the story was taken for, and what else it may tell."""

    fields: Fields
    found: Told | Problem
    choice: Choice = Choice()


def asked(fields: Fields, heard: Heard, book: str) -> Asked:
    """Ask a question under a book; a story that was not understood as a whole may be taken for a situation.

    It is taken for none where a hand was set up beside it, or where somebody wants it as it was read.
    """
    if heard.too_long:
        return Asked(fields, Problem(english(heard.stopped), stopped=heard.stopped))
    found = told_under(fields, book)
    beside = {key for key in fields if key.partition(".")[0] not in (*KEPT, "story", "know")}
    try:
        table = case_of({**fields, "story": ""})["table"]
    except (Unreadable, ValueError):  # of the table itself
        return Asked(fields, found)
    if beside or (isinstance(found, Problem) and (found.readings or _no_table(fields, book))):
        return Asked(fields, found)
    if "game" not in fields:
        del table["game"]  # the usual one, which nobody named
    known = {key: value for key, value in fields.items() if key == "book" or key.startswith("know.")}

    def asks(case: Mapping[str, Any]) -> tuple[bool, str | None]:
        answer = told_under({**fields_of({**case, "book": book}), **known}, book) if case else found
        return known_by(answer.found) if isinstance(answer, Told) else (False, None)

    choice = choose(heard, table, isinstance(found, Told), asks)
    if choice.taken is None:
        return Asked(fields, found, choice)
    told = {**fields_of({**choice.taken.case, "book": book}), **known}
    otherwise = told_under(told, book)
    return Asked(fields, found) if isinstance(otherwise, Problem) else Asked(told, otherwise, choice)


def _no_table(fields: Fields, book: str) -> bool:
    """Say whether the table by itself cannot be set up, whatever is told of it."""
    return isinstance(told_under({**fields, "story": ""}, book), Problem)


def sentence_of(language: str, taken: Taken) -> Form:
    """Return what a story was taken for as a form, to be filled in otherwise."""
    return form_of(language, taken.situation, taken.values)
