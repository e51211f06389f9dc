"""Whether a text is sure to mean what was read of it."""

from cardspeak.talk.model import Heard
from cardspeak.talk.phrasing import players_of
from cardspeak.talk.positions import UNNAMED
from cardspeak.talk.said import HERO

NAMELESS = frozenset({*UNNAMED, HERO, "Villain"})


def stands_as_read(heard: Heard) -> bool:
    """Say whether a text is taken as it was read: every word was understood, and all who play a part have a name.

    Who tells of themselves, and of somebody and somebody else, tells a story that is often read otherwise than meant.
    """
    if heard.canonical == heard.text:
        return True  # in the story's own words
    if not heard.every_word:
        return False
    names = [name for said in heard.statements for name in players_of(said)]
    return bool(names) and not any(name in NAMELESS or name.startswith("player ") for name in names)
