"""The index, built once in a process when somebody first asks, and what it finds: a full-text search of SQLite."""

import sqlite3
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import sqrt
from threading import Lock, Thread
from typing import NamedTuple

from cardspeak.library import books
from cardspeak.record import record
from cardspeak.search.entries import Entry, entries
from cardspeak.search.spelling import alike, stems, words
from cardspeak.talk.languages import LANGUAGES
from cardspeak.talk.phrasing import build_tables

MOST_WORDS = 60  # of a question; what comes after them is not looked for
MOST_ROWS = 120  # texts that are weighed
LATER = 0.85  # what each place further back among the offers of one keyword is worth
VOTE = 0.4  # what each further text that speaks for the same thing adds, beside the one before it
LEAST = 4.0  # what fits worse says nothing: two short words that are a little alike
OWN = 0.4  # how well a clause of a preferred book has to fit, beside the best of all
_ASKING, _BUILDING = Lock(), Lock()


@record
class Found(NamedTuple):
    """Something found, by its key or its name, and how well it fits."""

    name: str
    fits: float


class Index:
    """The texts of all entries, as rows of stems, in a database in memory."""

    def __init__(self, all_entries: Iterable[Entry]) -> None:
        self.entries = tuple(all_entries)
        self.written = [[stems(word) for word in words(entry.text)] for entry in self.entries]
        self.database = sqlite3.connect(":memory:", check_same_thread=False)
        self.database.execute("CREATE VIRTUAL TABLE texts USING fts5(stems, detail=column)")
        self.database.executemany(
            "INSERT INTO texts(rowid, stems) VALUES (?, ?)",
            [(at, " ".join(stem for word in text for stem in word)) for at, text in enumerate(self.written)],
        )
        self.known = tuple(sorted({stem for text in self.written for word in text for stem in word}))
        self.spelled = frozenset(self.known)

    def weighed(self, text: str) -> list[tuple[Entry, float]]:
        """Return the texts that have words of a question, and how well each fits it.

        BM25 counts how rare the words are; a text of which more was said is worth more than its length alone says.
        """
        wanted = {stem for word in self.looked_for(text) for stem in word}
        if not wanted:
            return []
        with _ASKING:
            rows = self.database.execute(
                "SELECT rowid, bm25(texts) FROM texts WHERE texts MATCH ? ORDER BY bm25(texts) LIMIT ?",
                (" OR ".join(f'"{stem}"' for stem in sorted(wanted)), MOST_ROWS),
            ).fetchall()
        return [(self.entries[row], -score * self.entries[row].weight * self._said(row, wanted)) for row, score in rows]

    def looked_for(self, text: str) -> list[list[str]]:
        """Return the stems of each word of a text as the index has them."""
        return [self._spelled(word) for word in words(text)[:MOST_WORDS]]

    def _said(self, row: int, wanted: set[str]) -> float:
        text = self.written[row]
        return sqrt(sum(not wanted.isdisjoint(word) for word in text) / len(text))

    def _spelled(self, word: str) -> list[str]:
        """Return the stems of a word as the index has them; of a word that it has not, what is like it."""
        mine = stems(word)
        known = [stem for stem in mine if stem in self.spelled]
        return known or [near for stem in mine for near in alike(stem, self.known)]


def index() -> Index:
    """Return the index over all books on the shelf; the first who asks waits while it is built."""
    with _BUILDING:
        return _index(tuple(books()))


def warm() -> None:
    """Begin to build the tables of talk and the index beside what goes on, unless that was done."""
    if not _index.cache_info().currsize and not _BUILDING.locked():
        Thread(target=_build, name="search", daemon=True).start()


def _build() -> None:
    for language in LANGUAGES:  # an unknown word is looked up in all languages of its letters
        build_tables(language)
    index()


@lru_cache(maxsize=1)
def _index(_shelf: tuple[str, ...]) -> Index:
    return Index(entries())


def found_offers(text: str, most: int = 5) -> list[Found]:
    """Return what somebody may have wanted to tell, by the keys of `story.offers.offers`, the likeliest first."""
    votes: dict[str, list[float]] = {}
    for entry, fits in index().weighed(text):
        for place, key in enumerate(entry.offers):
            votes.setdefault(key, []).append(fits * LATER**place)
    return _ranked(votes)[:most]


def found_clauses(text: str, prefer: Sequence[str] = (), most: int = 5) -> list[Found]:
    """Return the clauses that speak of something, by name, the likeliest first; before all those of preferred books."""
    votes: dict[str, list[float]] = {}
    for entry, fits in index().weighed(text):
        for name in entry.clauses:
            votes.setdefault(name, []).append(fits)
    ranked = _ranked(votes)
    worth = ranked[0].fits * OWN if ranked else 0.0
    mine = [each for each in ranked if each.fits >= worth and each.name.partition(":")[0] in prefer]
    return list(dict.fromkeys((*mine, *ranked)))[:most]


def _ranked(votes: dict[str, list[float]]) -> list[Found]:
    counted = [
        Found(name, sum(fits * VOTE**place for place, fits in enumerate(sorted(each, reverse=True))))
        for name, each in votes.items()
    ]
    return sorted((found for found in counted if found.fits >= LEAST), key=lambda found: -found.fits)
