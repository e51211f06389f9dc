"""What is known so far: the facts of a question that were answered, in the language of the reader."""

from collections.abc import Callable
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.floor.incidents.questions import ANSWERS, question_of
from cardspeak.locale.messages import has, say
from cardspeak.locale.rulings import answer, key_of, ruled
from cardspeak.locale.words import capital
from cardspeak.record import record
from cardspeak.talk import Heard
from cardspeak.talk.knowing import known_in
from cardspeak.web.ask.address import Fields, address, fact


@record
class Answered(NamedTuple):
    """A fact and what was answered, as the address has them and as they are said; `without` is the question without it.

    `language` is the one in which the fact is said: English where it has a name only.
    """

    fact: str
    value: str
    said: str
    answer: str
    language: str
    without: str


def answered(language: str, fields: Fields) -> list[Answered]:
    """Return the facts that were answered, in their order."""
    return [
        Answered(name, value, *_said(language, name, value), address(fields, **{key: ""}))
        for key, value in fields.items()
        for kind, _, name in (key.partition("."),)
        if kind == "know"
    ]


def told_in_passing(language: str, fields: Fields, heard: Heard, changes: Callable[[Fields], bool]) -> list[Answered]:
    """Return the facts that a story tells beside what happened, of which `changes` says that they decide something.

    Each is taken back by the opposite answer.
    """
    told = known_in(heard.text, heard.language)
    facts = {name: holds for name, holds in told.items() if f"know.{name}" not in fields}
    opposite = {name: {f"know.{name}": "no" if holds else "yes"} for name, holds in facts.items()}
    return [
        Answered(name, value, *_said(language, name, value), address(fields, **opposite[name]))
        for name, holds in facts.items()
        for value in ("yes" if holds else "no",)
        if changes({**fields, **opposite[name]})
    ]


def _said(language: str, name: str, value: str) -> tuple[str, str, str]:
    if name in ANSWERS:
        return capital(ruled(language, question_of(name))), _answer(language, name, value), language
    key = f"fact-{name.replace(' ', '-').replace('_', '-')}"
    if has(key, language):
        return say(language, key), _answer(language, name, value), language
    return f"{name}:", _answer(language, name, value), "en"


def _answer(language: str, name: str, value: str) -> str:
    try:
        given = fact(name, value)
    except Unreadable:
        return value
    if isinstance(given, str) and not has(key_of(given.replace("-", "_")), language):
        return value  # as it was typed
    return answer(language, given)
