"""The situations about which people quarrel, and which of them a text may tell."""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from math import log
from threading import Lock

from cardspeak.errors import Unreadable
from cardspeak.library import read_toml
from cardspeak.locale.messages import LANGUAGES
from cardspeak.search.entries import Entry
from cardspeak.search.find import Found, Index
from cardspeak.situations import Situation, kinds_of, situation_of
from cardspeak.situations.fitting import kinds_told
from cardspeak.story.statements import Statement

WAY, SENTENCE = 1.0, 0.9
"""How much it weighs to be found by a way of telling, and by the sentence."""
VOTE = 0.5  # what each further text that speaks for the same situation adds, beside the one before it
HEARD = 3.0  # what it is worth that an act or a mishap of the situation was heard, for how rare it is among situations
ALL_HEARD = 8.0  # what it is worth that all of them were heard, and nothing else
_BUILDING = Lock()
SPEAKING = 10  # texts of a situation that vote


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


def found_situations(text: str, heard: Sequence[Statement] = (), most: int = 5) -> list[Situation]:
    """Return the situations that a text may tell, the likeliest first; what was understood of it votes too."""
    return [situation for situation, _ in weighed_situations(text, heard)[:most]]


def weighed_situations(text: str, heard: Sequence[Statement] = ()) -> list[tuple[Situation, float]]:
    """Return the situations that a text may tell, the likeliest first, each with how well its words alone fit."""
    votes: dict[str, list[float]] = {name: [] for name in situations()}
    for entry, fits in index().weighed(text):
        votes[entry.offers[0]].append(fits)
    fitting = {
        name: sum(each * VOTE**place for place, each in enumerate(sorted(given, reverse=True)[:SPEAKING]))
        for name, given in votes.items()
    }
    by_words = dict(fitting)
    kinds = kinds_of(heard) if heard else frozenset()
    for name, mine in _kinds().items():
        for kind in kinds & mine:
            fitting[name] += HEARD * _rare()[kind]
        if kinds and kinds == mine:
            fitting[name] += ALL_HEARD
    ranked = sorted((Found(name, fit) for name, fit in fitting.items() if fit > 0), key=lambda found: -found.fits)
    return [(situations()[found.name], by_words[found.name]) for found in ranked]


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


@cache
def _kinds() -> dict[str, frozenset[tuple[object, ...]]]:
    return {name: kinds_told(situation) for name, situation in situations().items()}


@cache
def _rare() -> dict[tuple[object, ...], float]:
    """Return for each kind of act or mishap how much it says that it was heard."""
    told = list(_kinds().values())
    return {kind: log(len(told) / sum(kind in each for each in told)) for each in told for kind in each}
