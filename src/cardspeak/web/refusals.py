"""Refusals of the engine in the language of the player who was refused."""

from collections.abc import Mapping, Sequence
from functools import cache

from cardspeak.cards.card import parse_cards
from cardspeak.errors import Unreadable
from cardspeak.finding import Finding
from cardspeak.hand.refused import Refused
from cardspeak.library import games
from cardspeak.locale import capital, card_signs, say
from cardspeak.locale.rulings import ruled

NOBODY: Mapping[str, str] = {}


def refusal(language: str, refused: Refused, names: Mapping[str, str] = NOBODY) -> str:
    """Say what was refused, and the way out; `names` are the players' names by what the deal calls their seats.

    A fact may be a finding about `players`, which are then a fact too.

    Raises `KeyError` for a code without a message.
    """
    players = refused.facts.get("players", ())
    seats = players if isinstance(players, tuple) else ()
    facts = {key: _word(language, key, fact, names, seats) for key, fact in refused.facts.items()}
    return capital(say(language, f"refused-{refused.code.replace('_', '-')}", **facts))


def _word(language: str, key: str, fact: object, names: Mapping[str, str], players: Sequence[str]) -> object:
    if isinstance(fact, Finding):
        return ruled(language, fact, players)
    if not isinstance(fact, str):
        return fact
    fact = fact.removeprefix("number ")  # so the engine names a card or a seat that has no name
    if key == "game":
        return say(language, f"game-{_game_ids()[fact]}") if fact in _game_ids() else fact
    if key == "kind":
        return _known(language, f"post-{fact.replace(' ', '-')}", fact)
    if key == "roles":
        return ", ".join(_known(language, f"club-role-{role}", role).lower() for role in fact.split(", "))
    if key in ("stage", "structure"):
        return _known(language, f"{key}-{fact}", fact)
    if key in ("card", "cards"):
        return _cards(fact)
    if key == "seats":
        return ", ".join(names.get(name, name) for name in fact.split(", "))
    return names.get(fact, fact)


def _known(language: str, key: str, otherwise: str) -> str:
    try:
        return say(language, key)
    except KeyError:
        return otherwise  # a name that somebody made up stays as it was written


def _cards(text: str) -> str:
    try:
        return card_signs([text[place : place + 2] for place in range(0, len(text), 2)]) if parse_cards(text) else text
    except Unreadable:
        return text


@cache
def _game_ids() -> dict[str, str]:
    return {game.name: game.id for game in games().values()}
