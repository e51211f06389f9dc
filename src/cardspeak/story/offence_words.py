"""The words of a story for offences: what a player did that a book may punish."""

from collections.abc import Callable
from typing import Any

from cardspeak.story.statements import Mishap, Statement

_ROWS: tuple[tuple[str, str, str, str], ...] = (
    ("SEAT insults OTHER", "B insults C", "insults another player", "insult"),
    ("SEAT insults the dealer", "B insults the dealer", "insults the dealer or another official", "insult"),
    ("SEAT delays the game", "B delays the game", "holds the game up without cause", "delaying the game"),
)

ROWS: tuple[tuple[str, str, str, Callable[..., Statement], dict[str, Any]], ...] = tuple(
    (words, example, meaning, Mishap, {"what": what}) for words, example, meaning, what in _ROWS
)
