"""Situations as forms: one sentence whose places are fields, filled in as far as the words show them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.locale.words import street_in_words
from cardspeak.search import situations
from cardspeak.search.taken import with_what_is_told
from cardspeak.situations import OF_STREETS, Situation, case_of, guessed, named
from cardspeak.situations.model import CHOICES, PLACE, Values, is_seat
from cardspeak.talk import Heard
from cardspeak.talk import heard as listened
from cardspeak.web.ask.address import Fields, fields_of
from cardspeak.web.ask.address import case_of as case_of_fields
from cardspeak.web.ask.forms import Form, Place

KINDS = {
    "STREET": tuple(OF_STREETS),
    "NTH": ("nth", "nth_other"),
    "NUMBER": ("count", "number", "column"),
    "PUT": ("chips",),
    "QUOTE": ("words",),
    "SEAT": ("who",),
    "SEATS": ("seats",),
}
KEPT = ("book", "game", "event", "blinds", "ante", "antekind", "pieces")  # fields that say what the table is


def told_form(language: str, situation: Situation, heard: Heard, seats: Sequence[str]) -> Form:
    """Return a situation as a form, its places filled in as far as a text shows them."""
    return form_of(language, situation, guessed(situation, heard, seats))


def form_of(language: str, situation: Situation, values: Values) -> Form:
    """Return a situation as a form, with what stands in its places."""
    return Form(situation.name, tuple(_parts(language, situation, values)))


def kept(fields: Fields, heard: Heard) -> dict[str, str]:
    """Return what is known of the table, from the fields of a question or from its words, and its story."""
    spoken = {key: value for key, value in heard.table.get("table", {}).items() if key in KEPT}
    if "blinds" in spoken:
        spoken["blinds"] = "/".join(map(str, spoken["blinds"]))
    said = {key: str(value) for key, value in spoken.items()}
    return {**said, **{key: value for key, value in fields.items() if key in (*KEPT, "story")}}


def told_fields(fields: Fields, given: Mapping[str, str]) -> dict[str, str] | None:
    """Return the fields of the question that a form tells; none where something cannot stand in its place.

    `given` has the name under `situation`, and what stands in the places. Only the table of `fields` is kept.
    """
    situation = situations().get(given.get("situation", ""))
    if situation is None:
        return None
    known = {key: value for key, value in fields.items() if key in KEPT}
    try:
        values = {place: _value(situation, place, given.get(f"place.{place}", "")) for place in situation.places}
        case = case_of(situation, values, case_of_fields(known)["table"])
        case = with_what_is_told(situation, case, listened(fields.get("story", "")))
    except (Unreadable, ValueError):
        return None
    return fields_of({**case, "book": known.get("book", "common")})


def _value(situation: Situation, place: str, text: str) -> int | str:
    """Read what was typed into a place; `Unreadable` where it cannot stand there."""
    plain = " ".join(text.replace(";", " ").replace('"', "").split())[:200]
    if not plain:
        return situation.places[place]
    if place in CHOICES and plain not in CHOICES[place]:
        raise Unreadable(f"{plain!r} cannot stand here")
    if isinstance(situation.places[place], int):
        return int(plain.replace(",", "").replace(" ", ""))
    return plain


def _parts(language: str, situation: Situation, values: Mapping[str, Any]) -> Iterator[str | Place]:
    values = named(situation, values)
    for at, part in enumerate(PLACE.split(situation.sentences[language])):
        if at % 2:
            choices = tuple((choice, _said(language, part, choice)) for choice in CHOICES.get(part, ()))
            yield Place(part, str(values[part]), choices, _kind(situation, part))
        elif part:
            yield part


def _kind(situation: Situation, place: str) -> str:
    """Return the place of a phrase that a place is like."""
    if isinstance(situation.places[place], int):
        return "AMOUNT"
    if is_seat(place):
        return "SEAT"
    for kind, names in KINDS.items():
        if place.startswith(names):
            return kind
    return "CARDS"


def _said(language: str, place: str, choice: str) -> str:
    """Return a choice as it is said: streets in words, counts in figures."""
    if place in OF_STREETS:
        return street_in_words(language, choice)
    return choice if choice.isdecimal() else str(CHOICES[place].index(choice) + 1)
