"""A situation: a story with places, what stands around it, and the words for it in each language."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple, TypeAlias

from cardspeak.errors import Unreadable
from cardspeak.record import record

Values: TypeAlias = Mapping[str, int | str]

PLACE = re.compile(r"\{(\w+)\}")
STREETS = ("preflop", "flop", "turn", "river")
CHOICES: Mapping[str, tuple[str, ...]] = {
    "street": STREETS,
    "later": STREETS[1:],
    "next": STREETS[1:],
    "nth": ("first", "second", "third", "fourth"),
    "nth_other": ("first", "second", "third", "fourth"),
    "number": tuple(map(str, range(1, 11))),
    "column": ("10", "12", "15", "17", "20", "25"),
    "count": ("one", "two", "three", "four", "five", "six"),
}
"""Places in which one of a few words stands: the street that it is on (`later`: with a board), the street to come, the
number of a seat, of chips in a column, of cards or rounds."""
OF_STREETS = frozenset({"street", "later", "next"})
SET_UP = ("table", "spot", "front", "stacks", "holdings", "up", "know", "deck", "runout", "record")
OWN = {"play", "places", "at", "next_card", *SET_UP}
_SEAT = re.compile("[A-H]")


@record
class Situation(NamedTuple):
    """A situation by its name: the story, what its places hold at first, and the set-up, in the keys of a case.

    A place of one letter is a player; players sit in the order of their letters. A place that begins with ``who`` is
    one of them again, ``seats`` all who sit around the table. A place whose first value is a number is an amount.
    ``at`` is the street on which the story begins (empty: a place says it, or none matters); ``sentences`` has one
    sentence for each language, ``ways`` the ways in which people tell it. ``next_card`` names the situation that it is
    where the next card lies already.
    """

    name: str
    play: str
    places: Mapping[str, int | str]
    at: str
    set_up: Mapping[str, Any]
    sentences: Mapping[str, str]
    ways: Mapping[str, tuple[str, ...]]
    next_card: str = ""

    @property
    def seats(self) -> tuple[str, ...]:
        """The places that players fill, in the order in which they sit."""
        return tuple(sorted(name for name in self.places if is_seat(name)))


def is_seat(place: str) -> bool:
    """Say whether a player stands in a place."""
    return bool(_SEAT.fullmatch(place))


def names_player(place: str) -> bool:
    """Say whether one of the players who stand in other places is named there."""
    return place.startswith("who")


def situation_of(name: str, row: Mapping[str, Any], languages: tuple[str, ...]) -> Situation:
    """Read a situation; `Unreadable` says what is wrong with it.

    A language is a list: the sentence, and the ways in which people tell it, in one text with bars between them.
    """
    missing, unknown = {"play", *languages} - row.keys(), row.keys() - OWN - set(languages)
    if missing or unknown:
        raise Unreadable(f"situation {name}: missing {sorted(missing)}, unknown {sorted(unknown)}")
    sentences = {language: str(row[language][0]) for language in languages}
    ways = {language: tuple(way.strip() for way in row[language][1].split("|")) for language in languages}
    given = dict(row.get("places", {}))
    every = {
        place
        for text in (str(row["play"]), str({key: row[key] for key in SET_UP if key in row}), *sentences.values())
        for place in PLACE.findall(text)
    }
    seats = {place: place for place in sorted(every) if is_seat(place)}
    places = {**seats, **given}
    lacking = every - places.keys() - {"bets"}
    if lacking:
        raise Unreadable(f"situation {name}: nothing stands in {', '.join(sorted(lacking))}")
    set_up = {key: row[key] for key in SET_UP if key in row}
    return Situation(
        name, str(row["play"]), places, str(row.get("at", "")), set_up, sentences, ways, str(row.get("next_card", ""))
    )  # fmt: skip
