"""Words as the index has them: folded, and cut to their stems, so that what is spelled or inflected otherwise meets.

Snowball has stemmers for English, Russian and Czech. Czech cuts Slovak endings, and Russian those of Ukrainian once its
own letters are folded; what they leave apart, and what is mistyped, is found by likeness.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from threading import Lock
from typing import Any

ALIKE = 0.88  # of Jaro and Winkler: two words of which one is mistyped, or ends otherwise
MOST_ALIKE = 4
SHORTEST = 4  # a shorter word is like too many others

_FOLDED = str.maketrans({"ё": "е", "і": "и", "ї": "и", "є": "е", "ґ": "г", "'": "", "’": "", "ʼ": "", "`": ""})
_CUTTING = Lock()
_WORD = re.compile(r"[^\W_]+")
_LATIN = re.compile(r"[a-z]")
_CYRILLIC = re.compile("[а-я]")


def words(text: str) -> list[str]:
    """Return the words of a text, folded: small letters, no accents, no apostrophes.

    A letter by itself is a seat, and figures are an amount: neither is looked for.
    """
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_FOLDED).replace("й", "\0"))
    plain = "".join(char for char in plain if not unicodedata.combining(char)).replace("\0", "й")
    return [word for word in _WORD.findall(plain) if len(word) > 1 and not word.isdigit()]


@cache
def stems(word: str) -> tuple[str, ...]:
    """Return what a folded word may be cut to; a word in Latin letters may be English or Slovak."""
    if _CYRILLIC.search(word):
        return (_cut("russian", word),)
    if not _LATIN.search(word):
        return (word,)
    return tuple(dict.fromkeys((_cut("english", word), _cut("czech", word))))


def alike(stem: str, known: Sequence[str]) -> list[str]:
    """Return the words of the index that one comes near to, the nearest first."""
    from rapidfuzz.distance import JaroWinkler
    from rapidfuzz.process import extract

    if len(stem) < SHORTEST:
        return []
    near = extract(stem, known, scorer=JaroWinkler.similarity, score_cutoff=ALIKE, limit=MOST_ALIKE)
    return [word for word, _, _ in near]


def _cut(language: str, word: str) -> str:
    with _CUTTING:  # a stemmer holds the word that it works on
        return str(_stemmer(language).stemWord(word))


@cache
def _stemmer(language: str) -> Any:
    import snowballstemmer  # all of its languages come with it, so not before somebody searches

    return snowballstemmer.stemmer(language)
