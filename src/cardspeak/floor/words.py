"""Reads what a player said, in any of four languages, into the action and the amount that it names."""

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from cardspeak.floor.numbers import NUMBERS, amount_in
from cardspeak.floor.terms import ACTIONS, CONDITIONS, FILLERS, INCREMENT, TOTAL


class Meaning(NamedTuple):
    """What was said: the action ("" where none was named), the amount, and how plainly.

    ``scale`` is false where the amount was a small number said bare (500 or 5000 may be meant by "five"); ``form`` is
    "to", "by" or ""; ``official`` is false for a regional word, ``condition`` true for an if-then statement.
    """

    verb: str
    amount: int | None = None
    scale: bool = True
    form: str = ""
    official: bool = True
    condition: bool = False


def plain(text: str) -> str:
    """Return words as the tables have them: lower case, no accents or apostrophes, hyphens as spaces."""
    text = re.sub("['’ʼ`]", "", text.casefold())
    text = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    text = re.sub(r"(?<=\d),(?=\d{3})|(?<=\d)[ \u00a0](?=000\b)|(?<=\b\d)[ \u00a0](?=\d{3}\b)", "", text)
    return " ".join(re.sub(r"[^\w.]|\.(?!\d)|_", " ", text).split())


@cache
def _forms() -> tuple[dict[str, tuple[str, bool]], int]:
    found: dict[str, tuple[str, bool]] = {}
    for verb, rows in ACTIONS.items():
        for language, forms in rows.items():
            for form in forms.split("|"):
                known = found.get(form)
                if known is None or (language == "en" and not known[1]):
                    found[form] = (verb, language == "en")
    return found, max(len(form.split()) for form in found)


@cache
def _phrases(table: str) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted((tuple(form.split()) for form in table.split("|")), key=len, reverse=True))


def _begins(words: list[str], table: str) -> int:
    return next((len(form) for form in _phrases(table) if tuple(words[: len(form)]) == form), 0)


def meaning(said: str) -> Meaning | None:
    """Return what these words mean at a table; none where no action or amount is in them."""
    words = plain(said).split()
    verbs: list[tuple[str, bool]] = []
    amount, scale, form, condition = None, True, "", False
    slovak = any(char in said.casefold() for char in "áčďéíľňóôšťúýž") or (
        " na " in f" {plain(said)} " and said.isascii()
    )
    at, strange = 0, 0
    while at < len(words):
        rest = words[at:]
        if _begins(rest, CONDITIONS):
            condition = True
        before = at
        action = _action(rest)
        if action is not None:
            verbs.append((action[0], action[1]))
            at += action[2]
            last = words[at - 1]
            form = last if last in ("to", "by") else form
            continue
        number = amount_in(rest) if amount is None and _begins(rest, INCREMENT) < 2 else None
        if number is not None:
            amount, scale = number.value, not number.bare
            at += number.words
            continue
        step = _begins(rest, TOTAL)
        if step or (slovak and rest[0] == "na"):
            form = "to"
        elif not form:
            step = _begins(rest, INCREMENT)
            form = "by" if step else ""
        at += max(step, 1)
        strange += not step and words[before] not in FILLERS
    if strange > 1 and 2 * strange >= len(words) and not condition:
        return None  # talk that has a word of the table in it
    if not verbs and amount is None and not condition:
        return None
    verb, official = _first(verbs)
    return Meaning(verb, amount, scale, form, official, condition)


def _action(words: list[str]) -> tuple[str, bool, int] | None:
    forms, longest = _forms()
    for length in range(min(longest, len(words)), 0, -1):
        found = forms.get(" ".join(words[:length]))
        if found is not None and (length > 1 or words[0] not in NUMBERS):
            return *found, length
    return None


def _first(verbs: list[tuple[str, bool]]) -> tuple[str, bool]:
    """Return the action that was said first; how large it is may follow ("bet the pot", "call all in")."""
    if not verbs:
        return "", True
    verb, official = verbs[0]
    for other, _ in verbs[1:]:
        if (verb in ("bet", "raise", "re-raise") and other in ("pot", "half pot", "minimum", "cap", "all-in")) or (
            verb == "call" and other == "all-in"
        ):
            return other, official
    return verb, official
