"""The words of a story for mishaps that no other phrase tells."""

from collections.abc import Callable
from typing import Any

from cardspeak.story.statements import DealerDoes, Statement

ROWS: tuple[tuple[str, str, str, Callable[..., Statement], dict[str, Any]], ...] = (
    ("the next street is dealt too early", "the next street is dealt too early",
     "a card of stud is dealt before the betting is over", DealerDoes,
     {"what": "deals_early", "street": "next street"}),
)  # fmt: skip
