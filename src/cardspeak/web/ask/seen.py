"""What the words of a text show of the places of an offer: who, how much, which cards, which street."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from cardspeak.locale.messages import LANGUAGES
from cardspeak.locale.words import street_in_words
from cardspeak.search.spelling import words
from cardspeak.story.slots import SLOTS

MONEY = ("AMOUNT", "DUE", "PUT", "TOOK")


def seen(text: str, places: Sequence[str], seats: Sequence[str]) -> dict[str, str]:
    """Return what may stand in places, as a story has it; a place of which the text says nothing is left out."""
    found: dict[str, str] = {}
    who = [word for word in re.findall(r"\w+", text) if word in seats]
    money = re.findall(rf"(?<!\w){SLOTS['PUT'].pattern}(?!\w)", text)
    for place in places:
        if place in ("SEAT", "OTHER") and who:
            found[place] = who.pop(0)
        elif place in MONEY and money:
            found[place] = money.pop(0)
        elif place == "STREET" and (street := next(_streets(text), "")):
            found[place] = street
    return found


def _streets(text: str) -> Iterator[str]:
    spoken = words(text)
    return (street for street, names in _names().items() if any(word.startswith(names) for word in spoken))


@cache
def _names() -> dict[str, tuple[str, ...]]:
    """Return what each street is called in the four languages, folded."""
    return {
        street: tuple({" ".join(words(street_in_words(language, street))) for language in LANGUAGES})
        for street in ("flop", "turn", "river")
    }
