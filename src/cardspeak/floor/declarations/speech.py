"""Reads what a player said, in any of four languages, into the action and the amount that it names."""

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from cardspeak.floor.declarations.amounts import NUMBERS, amount_in, apart
from cardspeak.floor.declarations.terms import (
    ACTIONS,
    CONDITIONS,
    FILLERS,
    INCREMENT,
    NEGATIONS,
    NO_TERMS,
    SPEAKER,
    TOTAL,
)
from cardspeak.record import record


@record
class Meaning(NamedTuple):
    """What was said: the action ("" where none was named), the amount, and how plainly.

    ``scale`` is false where the amount was a small number said bare (500 or 5000 may be meant by "five"); ``form`` is
    "to", "by" or ""; ``official`` is false for a regional word. An if-then statement (``condition``) names what the
    player would do ``when`` somebody else does another action ("" where it depends on something else), or ``unless``.
    """

    verb: str
    amount: int | None = None
    scale: bool = True
    form: str = ""
    official: bool = True
    condition: bool = False
    when: str = ""
    unless: bool = False


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
                    found[form] = (verb, language == "en" and verb not in NO_TERMS)
    return found, max(len(form.split()) for form in found)


@cache
def _phrases(table: str) -> tuple[tuple[str, ...], ...]:
    return tuple(sorted((tuple(form.split()) for form in table.split("|")), key=len, reverse=True))


def _begins(words: list[str], table: str) -> int:
    return next((len(form) for form in _phrases(table) if tuple(words[: len(form)]) == form), 0)


def meaning(said: str) -> Meaning | None:
    """Return what these words mean at a table; none where no action or amount is in them."""
    words = [piece for word in plain(said).split() for piece in apart(word)]
    verbs: list[tuple[str, bool]] = []
    amount, scale, form = None, True, ""
    slovak = any(char in said.casefold() for char in "áčďéíľňóôšťúýž") or (
        " na " in f" {plain(said)} " and said.isascii()
    )
    at, strange = 0, 0
    while at < len(words):
        rest = words[at:]
        if _begins(rest, CONDITIONS):
            return _conditional(words, at)
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
    if strange > 1 and 2 * strange >= len(words):
        return None  # talk that has a word of the table in it
    if not verbs and amount is None:
        return None
    verb, official = _first(verbs)
    return Meaning(verb, amount, scale, form, official)


def _conditional(words: list[str], at: int) -> Meaning:
    """Return what an if-then statement promises: "if you bet I raise", "I fold unless you check"."""
    rest = words[at + _begins(words[at:], CONDITIONS) :]
    then = meaning(" ".join(words[:at]))
    if then is None or not then.verb:
        cut = _promised(rest)
        then, rest = meaning(" ".join(rest[cut:])), rest[:cut]
    when = meaning(" ".join(rest))
    if then is None or not then.verb or when is None or not when.verb or NEGATIONS & {*words}:
        return Meaning("", condition=True)
    if when.amount is not None:  # only people can say whether another amount would be the same
        return then._replace(condition=True)
    return then._replace(condition=True, when=when.verb, unless=words[at] == "unless")


def _promised(words: list[str]) -> int:
    """Return where the action of the speaker begins: behind the word I, else the second one ("raise all in" is one)."""
    actions: list[tuple[int, tuple[str, bool]]] = []
    at = 0
    while at < len(words):
        found = _action(words[at:])
        if found is not None:
            actions.append((at, found[:2]))
        at += found[2] if found is not None else 1
    own = next((at for at, word in enumerate(words) if word in SPEAKER), -1)
    if own >= 0:
        return next((at for at, _ in actions if at >= own), len(words))
    joined = len(actions) > 1 and _first([action for _, action in actions[:2]]) != actions[0][1]
    return ([at for at, _ in actions] + [len(words)] * 2)[2 if joined else 1]


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
