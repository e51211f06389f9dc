"""What may have been meant, as forms: a sentence with its places, filled in as far as the words show them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.irregularities import Offer
from cardspeak.locale.told import place_in_words, told_in_words
from cardspeak.record import record
from cardspeak.story.offers import key_of, offers, phrase_of, slots, written
from cardspeak.story.parser import fits, parse_story
from cardspeak.story.phrases import PHRASES, Phrase
from cardspeak.story.slots import SLOTS
from cardspeak.web.ask.seen import seen

CHOICES: Mapping[str, tuple[str, ...]] = {
    "STREET": ("flop", "turn", "river"), "ROUND": ("flop", "turn", "river"), "RUN": ("first", "second"),
    "NTH": ("first", "second", "third", "fourth"),
    "MOTIONS": ("in one motion", "in two motions", "in three motions"), "TIMES": ("once", "twice", "three times"),
    "PART": ("pot", "main pot", "side pot"), "LEAST": ("minimum", "maximum"), "MOVE": ("bets", "calls", "raises"),
    "BLIND": ("small blind", "big blind", "missed blind", "ante"),
    "LANGUAGE": ("English", "Russian", "Ukrainian", "Slovak", "German"),
}  # fmt: skip
PLACE = "place."  # what the fields of a form begin with
USUAL = {"NUMBER": "1", "NTH": "first", "MOTIONS": "in two motions", "PART": "pot", "TIMES": "twice"}
"""What stands in a place that neither the offer nor any word fills."""
WHO = ("SEAT", "OTHER")
WRITTEN = ("CARDS", "SIZE", "PUT", "TOOK", "QUOTE", "SEATS", "TEXT")  # what is not a number, and has no choices
_MARKED = re.compile("\ue000([A-Z]+)\ue001")


@record
class Place(NamedTuple):
    """A place in a sentence: what stands there already, and what may be chosen, as it is written and as it is said.

    `kind` is the place of a phrase that it is like, where its name is another.
    """

    name: str
    value: str
    choices: tuple[tuple[str, str], ...]
    kind: str = ""

    @property
    def asks(self) -> str:
        """The kind of what is typed here, as messages have it."""
        return (self.kind or self.name).lower()

    @property
    def is_number(self) -> bool:
        """Whether a number is typed here."""
        return not self.choices and (self.kind or self.name) not in (*WRITTEN, *WHO)


@record
class Form(NamedTuple):
    """An offer by its key, as a sentence whose parts are text and places."""

    key: str
    parts: tuple[str | Place, ...]


def keys_near(near: Sequence[str]) -> list[str]:
    """Return the keys of the offers that tell examples of phrases."""
    by_words = {
        offer.words: key for key, offer in reversed(tuple(offers().items()))
    }  # the first of those that tell alike
    return [by_words[phrase.words] for phrase in map(_told_by, near) if phrase and phrase.words in by_words]


def forms(language: str, text: str, seats: Sequence[str], keys: Sequence[str]) -> list[Form]:
    """Return offers for a text that is not understood, each as a form."""
    return [_form(language, key, text, seats) for key in keys]


def _told_by(example: str) -> Phrase | None:
    return next((phrase for phrase in PHRASES if fits(phrase, example)), None)


def filled_in(key: str, given: Mapping[str, str]) -> str | None:
    """Return the line that a form tells; none where a place is empty, or has what cannot stand there."""
    offer = offers().get(key)
    if offer is None:
        return None
    places = places_of(offer)
    filled = {place: _clean(place, given.get(place, "")) for place in places}
    if not all(filled.values()):
        return None
    line = written(offer, filled)
    try:
        parse_story(line)
    except Unreadable:
        return None
    return line


def places_given(given: Mapping[str, str]) -> dict[str, str]:
    """Return what an address gives for places, as `place.SEAT`."""
    return {key.removeprefix(PLACE): value[:200] for key, value in given.items() if key.startswith(PLACE)}


def replaced(story: str, statement: str, line: str) -> str:
    """Return a story in which a line stands by itself in the place of a statement that was not understood."""
    before, _, after = story.partition(statement)
    parts = (before.rstrip(" ,;.\n"), line, after.lstrip(" ,;.!?\n"))
    return "; ".join(part for part in parts if part)


def line_of(form: Form) -> str | None:
    """Return the line that a form tells as it is offered, where the words show all of its places."""
    return filled_in(form.key, {each.name: each.value for each in form.parts if isinstance(each, Place)})


def places_of(offer: Offer) -> tuple[str, ...]:
    """Return the places of the sentence of an offer: those to be filled in, and those that it fills."""
    return tuple(dict.fromkeys((*slots(offer), *offer.filled)))


def _form(language: str, key: str, text: str, seats: Sequence[str]) -> Form:
    offer = offers()[key]
    places = places_of(offer)
    known = {**USUAL, **offer.filled, **seen(text, places, seats)}
    sentence = told_in_words(language, key_of(phrase_of(offer.words)), {name: f"\ue000{name}\ue001" for name in places})
    return Form(key, tuple(_parts(language, sentence, known, seats)))


def _parts(language: str, sentence: str, known: Mapping[str, str], seats: Sequence[str]) -> Iterator[str | Place]:
    for at, part in enumerate(_MARKED.split(sentence)):
        if at % 2:
            yield Place(part, _as_typed(part, known.get(part, "")), tuple(_choices(language, part, known, seats)))
        elif part:
            yield part


def _choices(language: str, place: str, known: Mapping[str, str], seats: Sequence[str]) -> Iterator[tuple[str, str]]:
    if place in WHO:
        yield from ((seat, seat) for seat in dict.fromkeys((*filter(None, (known.get(place),)), *seats)))
    for choice in CHOICES.get(place, ()):
        value = SLOTS[place].read(choice)
        yield choice, str(place_in_words(language, place, value))


def _as_typed(place: str, value: str) -> str:
    """Return a count in figures, as a field for numbers has it."""
    if place != "NUMBER" or not value:
        return value
    return str(SLOTS["NUMBER"].read(value))


def _clean(place: str, text: str) -> str:
    text = " ".join(re.sub(r"[;\"“”„«»()]", " ", text).split())
    return f'"{text}"' if place == "QUOTE" and text else text
