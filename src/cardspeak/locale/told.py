"""What may be told, in the language of the reader: a phrase by its key, with what stands in its places."""

from collections.abc import Mapping
from typing import Any

from cardspeak.locale.hands import card_signs
from cardspeak.locale.messages import amount, has, say
from cardspeak.locale.words import street_in_words

_WORDS = ("PART", "FACE", "LIVE", "BLIND", "LEAST", "MOVE", "LANGUAGE")
_STREETS = ("flop", "turn", "river")


def told_in_words(language: str, key: str, places: Mapping[str, Any]) -> str:
    """Say what is told by the phrase with this key, with the places that are given; without a message, in English.

    Raises `KeyError` for a key that no language has, and for a place that is needed and not given.
    """
    message = f"told-{key}"
    for place in places:
        longer = f"{message}-with-{place.lower()}"
        if has(longer):
            message = longer
            break
    return say(language, message, **{place: place_in_words(language, place, value) for place, value in places.items()})


def place_in_words(language: str, place: str, value: Any) -> object:
    """Say what stands in a place; numbers stay numbers, so that words beside them can be counted."""
    if isinstance(value, str):
        word = f"told-word-{value.replace(' ', '-')}"
        if place in ("STREET", "ROUND") and value in _STREETS:
            return street_in_words(language, value)
        return say(language, word) if place in (*_WORDS, "STREET") and has(word) else value
    if place in ("PUT", "TOOK"):
        return _chips(language, value)
    if place in ("AMOUNT", "DUE"):
        return amount(language, value) if isinstance(value, int) else str(value)
    if place == "CARDS":
        return card_signs(value)
    if place == "SIZE":
        parts = f"/{value.lower}" if value.lower > 1 else ""
        return say(language, f"told-size-{value.of.replace(' ', '-')}", count=f"{value.upper}{parts}")
    if isinstance(value, tuple):
        return ", ".join(value)
    return value


def _chips(language: str, put: Any) -> str:
    pieces = [f"{count} × {amount(language, size)}" for count, size in put.chips]
    return " + ".join(pieces) or amount(language, put.amount)
