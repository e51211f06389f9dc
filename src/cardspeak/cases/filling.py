"""How well the places of a situation are filled from a text: of questions, and of texts with what stands in each."""

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cardspeak.cases.questions import Question, leads_to_the_answer, why_another
from cardspeak.cases.setting import Shelf
from cardspeak.errors import Unreadable
from cardspeak.record import record
from cardspeak.situations import Situation
from cardspeak.situations.model import CHOICES, is_seat
from cardspeak.talk.letters import folded

Filling = Callable[[Situation], Mapping[str, Any] | None]
"""The case that a situation is with its places filled from a text; none where two have one name."""


@record
class Filled(NamedTuple):
    """What became of a question with the right situation given: its name (empty: none leads to the answer), why not."""

    question: Question
    situation: str
    why: str


def filled(question: Question, shelf: Shelf, likely: Iterable[Situation], filling: Filling) -> Filled:
    """Answer a question by the first situation that leads to its answer, with the places filled from its words."""
    right = next((each for each in likely if leads_to_the_answer(question, shelf, each)), None)
    if right is None:
        return Filled(question, "", "")
    case = filling(right)
    return Filled(
        question, right.name, "two places have one name" if case is None else why_another(question, shelf, case)
    )


def kind_of_place(place: str, value: object) -> str:
    """Return what stands in a place: a player, an amount, or one of a few words."""
    if is_seat(place):
        return "players"
    return "choices" if place in CHOICES else "amounts" if isinstance(value, int) else "words, chips, cards"


@record
class Told(NamedTuple):
    """A text that tells a situation, with what it tells of the places; `situation` is the name."""

    situation: str
    language: str
    typed: str
    places: Mapping[str, int | str]


def told_of(data: Mapping[str, Any], file: Path) -> list[Told]:
    """Return the texts of a file: of each situation a list for each language; `Unreadable` names what is wrong."""
    found: list[Told] = []
    for name, row in data.items():
        for language, texts in row.items():
            for each in texts:
                if not isinstance(each.get("typed"), str):
                    raise Unreadable(f"{file}: {name}: {language}: a text without `typed`")
                places = {place: value for place, value in each.items() if place != "typed"}
                found.append(Told(name, language, each["typed"], places))
    return found


def as_told(told: Told, values: Mapping[str, int | str]) -> dict[str, bool]:
    """Say of each place of which a text tells something whether it was filled with that."""
    return {place: _same(value, values.get(place)) for place, value in told.places.items()}


def _same(told: object, filled: object) -> bool:
    if isinstance(told, int | float):
        return filled == told
    one, other = (re.sub(r"^seat ?(?=\d)", "s", folded(str(each))).replace(" ", "") for each in (told, filled))
    return one == other
