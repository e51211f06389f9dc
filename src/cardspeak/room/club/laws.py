"""The laws of the club: of a book for a game, in cash games or in tournaments."""

from collections.abc import Callable
from typing import Literal

from cardspeak.law.law import Law

LawOf = Callable[[str, str, Literal["cash", "tournament"]], Law]
"""The law of a book for a game; the room's owner of books supplies it."""
