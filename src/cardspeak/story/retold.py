"""Which phrase tells a statement, and what stands in its places: the way back from a statement to words."""

import re
from functools import cache
from typing import Any, NamedTuple

from cardspeak.cards.card import card_text
from cardspeak.record import record
from cardspeak.story.offers import key_of
from cardspeak.story.parser import fits
from cardspeak.story.phrases import PHRASES, Phrase, discards
from cardspeak.story.slots import SLOTS
from cardspeak.story.statements import Draws, Statement

PLACE = re.compile(r"\b[A-Z]{3,}\b")


@record
class Retold(NamedTuple):
    """A phrase by its key, and the values of its places by their names."""

    key: str
    places: dict[str, Any]


def retold(statement: Statement, text: str = "") -> Retold | None:
    """Return the phrase that says all of a statement and nothing else; of several the one in which it was told.

    None says it where the statement is of a kind that takes two.
    """
    told = [(phrase, places) for phrase in PHRASES if (places := _said_by(phrase, statement)) is not None]
    if not told:
        return None
    said_so = (each for each in told if len(told) > 1 and text and fits(each[0], text))
    phrase, places = next(said_so, told[0])
    return Retold(key_of(phrase), places)


def _said_by(phrase: Phrase, statement: Statement) -> dict[str, Any] | None:
    """Return what stands in the places of a phrase that says a statement; none where it does not."""
    if phrase.makes not in (type(statement), *((discards,) if isinstance(statement, Draws) else ())):
        return None
    fields, usual = statement._asdict(), type(statement)._field_defaults
    if any(fields[name] != value for name, value in phrase.fixed.items()):
        return None
    needed, every = _places(phrase.words)
    told = {name for name, value in fields.items() if name not in usual or value != usual[name]}
    if not told <= {SLOTS[place].field for place in every} | phrase.fixed.keys() | _counted(phrase):
        return None
    if not all(fields[SLOTS[place].field] for place in needed):
        return None
    given = {place: fields[SLOTS[place].field] for place in every if place in needed or SLOTS[place].field in told}
    return {place: _written(place, value) for place, value in given.items()}


def _counted(phrase: Phrase) -> set[str]:
    """Return the field that a phrase says by the cards that it names."""
    return {"number"} if phrase.makes is discards else set()


def _written(place: str, value: Any) -> Any:
    """Return cards by their letters, and everything else as it is."""
    return tuple(card_text(card) for card in value) if place == "CARDS" else value


@cache
def _places(words: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the places that a phrase needs, and all that it has."""
    needed = re.sub(r"\[.*?\]", "", words)
    return tuple(PLACE.findall(needed)), tuple(PLACE.findall(words))
