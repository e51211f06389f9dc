"""What pages offer to be told: a phrase of the story for each offer, filled in by taps and written as a line."""

import re
from collections.abc import Mapping
from functools import cache

from cardspeak.irregularities import OFFERS, Offer
from cardspeak.story.phrases import PHRASES, Phrase

_SLOT = re.compile(r"\b[A-Z]{3,}\b")
OF_THE_HAND = ("actions", "room")  # kinds of phrases that are looked for, and else told with the buttons of a hand
_OF_THE_FLOOR = "floor"  # what the floor says is told with forms of its own


def slots(offer: Offer) -> tuple[str, ...]:
    """The places of an offer that are still to be filled in, in their order."""
    needed = dict.fromkeys(_SLOT.findall(re.sub(r"\[.*?\]", "", offer.words)))
    every = dict.fromkeys(_SLOT.findall(offer.words))
    return tuple(slot for slot in every if (slot in needed or slot in offer.also) and slot not in offer.filled)


@cache
def offers() -> Mapping[str, Offer]:
    """Return all that may be chosen by its key: what the rows offer, and every other phrase."""
    found = dict(OFFERS)
    told = {offer.words for offer in OFFERS.values()}
    for phrase in PHRASES:
        if phrase.kind != _OF_THE_FLOOR and phrase.words not in told:
            found[key_of(phrase)] = Offer(key_of(phrase), phrase.words)
    return found


def key_of(phrase: Phrase) -> str:
    """Return the key of a phrase: its words, without what may be left out."""
    return re.sub(r"[^a-z]+", "-", re.sub(r"\[.*?\]", "", phrase.words).casefold()).strip("-")


@cache
def phrase_of(words: str) -> Phrase:
    """Return the phrase with these words."""
    return next(phrase for phrase in PHRASES if phrase.words == words)


def written(offer: Offer, filled: Mapping[str, str]) -> str:
    """Write the line that an offer tells with its places filled; a place of an optional part may stay empty."""
    given = {**offer.filled, **filled}
    parts: list[str] = []
    for group in re.findall(r"\[.*?\]|[^\s\[\]]+", offer.words):
        places = _SLOT.findall(group)
        if group[0] == "[" and not (places and all(given.get(place) for place in places)):
            continue
        parts += [_word(token, given) for token in group.strip("[]").split()]
    return " ".join(parts).replace(" : ", ": ")


def _word(token: str, given: Mapping[str, str]) -> str:
    found = _SLOT.match(token)
    if found:
        return f"{given[found[0]]}{token[found.end() :]}"
    return token.split("/")[-1 if token == "card/cards" and given.get("NUMBER", "") not in ("", "1", "a") else 0]
