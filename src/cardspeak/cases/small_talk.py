"""Words in a story that decide nothing: *nice hand*, *good call* by who was called, *two pair* over open cards."""

from collections.abc import Sequence

from cardspeak.floor.declarations.speech import meaning
from cardspeak.story import statements as s

OPENING = ("muck", "fold")
"""What a player does instead of showing, once the betting is over."""


def without_talk(story: Sequence[s.Statement]) -> tuple[s.Statement, ...]:
    """Return a story without words that decide nothing; words that end it stay, for it is they that are asked about."""
    return tuple(each for at, each in enumerate(story) if not _is_talk(story, at))


def _is_talk(story: Sequence[s.Statement], at: int) -> bool:
    said = story[at]
    if not isinstance(said, s.Says) or said.put is not None:
        return False
    before, after = story[at - 1] if at else None, story[at + 1] if at + 1 < len(story) else None
    if isinstance(before, s.Shows) and before.seat == said.seat:
        return True  # cards speak
    called = isinstance(before, s.Acts) and before.verb in ("call", "check", "muck") and before.seat != said.seat
    opens = isinstance(after, s.Shows) or (isinstance(after, s.Acts) and after.verb in OPENING)
    if called and opens and after is not None and getattr(after, "seat", "") == said.seat:
        return True
    return after is not None and meaning(said.words) is None
