"""Choosing a game: all games by family, each in its structures, and rotations with the games that they are a mix of."""

from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from cardspeak.games.model import Game
from cardspeak.law.kinds import Family
from cardspeak.library import STRUCTURE_CODES, games, rotations
from cardspeak.locale.messages import say
from cardspeak.locale.words import capital
from cardspeak.record import record
from cardspeak.web.render import game_title, rotation_title

FIRST = (  # of a family; others come by their names
    "holdem", "omaha", "omaha-8", "short-deck", "omaha-5", "omaha-5-8", "omaha-6", "omaha-6-8", "stud", "stud-8",
    "razz", "five-card-draw", "deuce-to-seven-single", "deuce-to-seven-triple", "ace-to-five-triple", "badugi",
)  # fmt: skip
FAMILIES: tuple[Family, ...] = ("flop", "stud", "draw")
SHORT = {structure: code for code, structure in STRUCTURE_CODES.items()}


@record
class Choice(NamedTuple):
    """One line of the choice: its name, what may be chosen there (code, name in short, name in full), what it mixes.

    `found_by` are all words by which it is found.
    """

    name: str
    ways: tuple[tuple[str, str, str], ...]
    mix: str
    found_by: str


def mix_of(language: str, rotation: str) -> str:
    """Name the games of a rotation in their order; a structure that several have one after the other is named once."""
    parts = []
    for structure, turns in groupby(rotations()[rotation].turns, key=itemgetter(0)):
        named = " · ".join([capital(say(language, f"game-{game}")) for _, game in turns])
        parts.append(f"{capital(say(language, f'structure-{structure}'))}: {named}")
    return "; ".join(parts)


def in_order(family: Family) -> list[Game]:
    """Return the games of a family, those that most people play first."""
    found = [game for game in games().values() if game.family == family]
    return sorted(found, key=lambda game: FIRST.index(game.id) if game.id in FIRST else len(FIRST))


def by_family(language: str) -> list[tuple[str, list[Choice]]]:
    """Return all games, by family."""
    return [
        (say(language, f"family-{family}"), [_choice(language, game) for game in in_order(family)])
        for family in FAMILIES
    ]


def grouped(language: str) -> list[tuple[str, list[Choice]]]:
    """Return all that can be played: the games, and the rotations of games."""
    mixed = []
    for name in rotations():
        title, mix = rotation_title(language, name), mix_of(language, name)
        mixed.append(Choice(title, ((name, title, title),), mix, f"{title} {name} {mix}".casefold()))
    return [*by_family(language), (say(language, "family-mixed"), mixed)]


def _choice(language: str, game: Game) -> Choice:
    name, ways, short = capital(say(language, f"game-{game.id}")), [], []
    for structure in game.structures:
        code = f"{structure} {game.id}"
        ways.append((code, capital(say(language, f"structure-{structure}")), game_title(language, code)))
        short.append(f"{SHORT[structure]}{game.code}")
    words = " ".join([name, game.name, game.id, *short, *[full for _, _, full in ways]])
    return Choice(name, tuple(ways), "", words.replace("'", "").replace("’", "").casefold())
