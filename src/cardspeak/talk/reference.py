"""Table talk as a reference lists it: what is said in a language, and what it is in a story."""

from collections.abc import Iterator
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.talk.languages import LANGUAGES
from cardspeak.talk.sentences import FOR_MUCH, PLAIN


@record
class Row(NamedTuple):
    """One way or several to say something in a language, and what it is: a sentence, a seat, or an act."""

    language: str
    said: str
    means: str


def rows(language: str) -> Iterator[Row]:
    """Yield how positions, acts and mishaps are said in a language."""
    tables = LANGUAGES[language]
    for means, said in tables.seats.items():
        yield Row(language, _ways(said), means)
    for act, said in tables.acts.items():
        sentence = PLAIN.get(act) or FOR_MUCH.get(act) or act
        yield Row(language, _ways(said), sentence.format(who="A", much="N"))
    for said, means in (*tables.sayings, *tables.gists):
        yield Row(language, said, means)


def _ways(said: str) -> str:
    return " | ".join(" ".join(way.split()) for way in said.split("|"))
