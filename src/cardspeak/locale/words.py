"""Small parts of sentences: options, games, streets."""

from collections.abc import Mapping
from typing import Any

from cardspeak.locale.messages import amount, say


def capital(text: str) -> str:
    """The text with its first letter made a capital."""
    return text[:1].upper() + text[1:]


def options_in_words(language: str, options: Mapping[Any, tuple[int, int]]) -> str:
    """What a player may do, as `hand.betting.options` has it: `fold, call 30, raise to 130–970`."""
    if not options:
        return say(language, "options-none")
    said = []
    for verb, (least, most) in options.items():
        key = f"option-{verb.replace(' ', '-')}"
        if most:
            low, high = amount(language, least), amount(language, most)
            said.append(say(language, key, amount=low if least == most else f"{low}–{high}"))
        else:
            said.append(say(language, key))
    return ", ".join(said)


def game_title(language: str, structure: str, game: str) -> str:
    """A game with its betting structure, as a title: `No-limit hold'em`; both are given by id."""
    return capital(
        say(
            language,
            "game-title",
            structure=say(language, f"structure-{structure}"),
            game=say(language, f"game-{game}"),
        )
    )


def street_in_words(language: str, street: str) -> str:
    """A street by the name that its game gives it, for the middle of a sentence."""
    return say(language, f"street-{street.replace(' ', '-')}")


def draw_in_words(language: str, place: int, draws: int) -> str:
    """The draw that comes at this place (0: the first) among so many."""
    return say(language, "street-draw" if draws == 1 else f"street-{('first', 'second', 'third')[place]}-draw")
