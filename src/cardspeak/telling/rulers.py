"""What the floor rules on in a story: each kind of statement, and who rules on it."""

from collections.abc import Callable, Sequence
from typing import Any

from cardspeak.floor.ruling import Ruling
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.story.statements import Statement
from cardspeak.telling import declared, mishaps, offences
from cardspeak.telling.known import Known

# a ruling and how many statements it used; None: this is not for the floor
Ruled = tuple[Ruling, int] | None
Rules = Callable[[State, Sequence[Any], int, Known, Law], Ruled]

RULERS: tuple[Rules, ...] = (declared.rules, offences.rules, mishaps.rules, declared.unclear_words)


def ruled(state: State, story: Sequence[Statement], at: int, known: Known, law: Law) -> Ruled:
    """Return the ruling on a statement of a story, by the first who has one."""
    for rules in RULERS:
        found = rules(state, story, at, known, law)
        if found is not None:
            return found
    return None
