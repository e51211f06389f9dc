"""A story in the language of the reader: what was told in the story's own words, said again."""

from functools import lru_cache
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.locale.told import told_in_words
from cardspeak.locale.words import capital
from cardspeak.record import record
from cardspeak.story.parser import parse_story, parts
from cardspeak.story.retold import retold
from cardspeak.story.statements import Statement


@record
class Line(NamedTuple):
    """A line as it is shown, and the language it is in."""

    text: str
    language: str


def said_back(language: str, statement: Statement, text: str = "") -> str:
    """Say a statement; nothing where no phrase says it. `text` is how it was told."""
    found = retold(statement, text)
    return told_in_words(language, found.key, found.places) if found else ""


@lru_cache(maxsize=4096)  # a log says the same lines at every step of its table
def line_in_words(language: str, text: str) -> Line:
    """Say what a line of a story tells; in English it stands as written, as does what nobody can read."""
    if language == "en":
        return Line(text, "en")
    try:
        said = [said_back(language, each, part) for part in parts(text) for each in parse_story(part)]
    except Unreadable:
        return Line(text, "en")
    return Line(capital("; ".join(said)), language) if said and all(said) else Line(text, "en")
