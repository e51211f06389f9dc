"""The situations about which people quarrel, and the index of how people tell them."""

from functools import cache
from importlib import resources
from threading import Lock

from cardspeak.errors import Unreadable
from cardspeak.library import read_toml
from cardspeak.locale.messages import LANGUAGES
from cardspeak.search.entries import Entry
from cardspeak.search.find import Index
from cardspeak.situations import Situation, situation_of

WAY, SENTENCE = 1.0, 0.9
"""How much it weighs to be found by a way of telling, and by the sentence."""
_BUILDING = Lock()


@cache
def situations() -> dict[str, Situation]:
    """Return all situations by name, with the ways of telling that stand in a file of their own for a language."""
    folder = resources.files("cardspeak") / "search"
    found = {
        name: situation_of(name, row, LANGUAGES)
        for file in sorted((folder / "situations").iterdir(), key=lambda each: each.name)
        for name, row in read_toml(file).items()
    }
    for file in (folder / "ways").iterdir():
        language = file.name.removesuffix(".toml")
        for name, ways in read_toml(file).items():
            if name not in found:
                raise Unreadable(f"{file.name}: there is no situation {name}")
            mine = found[name].ways
            more = tuple(way.strip() for way in ways.split("|"))
            found[name] = found[name]._replace(ways={**mine, language: (*mine[language], *more)})
    return found


def index() -> Index:
    """Return the index over all ways of telling and sentences; whoever comes first waits while it is built."""
    with _BUILDING:  # the others wait too, instead of building it again
        return built()


@cache
def built() -> Index:
    """Return the index once it is built; ask `index` for it."""
    return Index(
        Entry(text.replace("{", " ").replace("}", " "), (name,), (), weight)
        for name, situation in situations().items()
        for language in LANGUAGES
        for text, weight in (
            (situation.sentences[language], SENTENCE),
            *((way, WAY) for way in situation.ways[language]),
        )
    )
