"""Names of members: how one is kept, and which names a reader would take for each other."""

import unicodedata
from collections.abc import Mapping
from functools import cache

LONGEST_NAME = 24
MOST_MARKS = 1  # on one letter: more of them hide the lines around them
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
UNSEEN = BLANK | frozenset(  # and marks: joiners, vowels that are not written, selectors of how a sign looks
    chr(code)
    for first, last in ((0x34F, 0x34F), (0x17B4, 0x17B5), (0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
) | {"\U0001d159"}  # fmt: skip
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")  # that have letters which look alike


def tidy(name: str, most: int = LONGEST_NAME, unseen: frozenset[str] = UNSEEN) -> str:
    """Return a name as it is kept: composed, without marks that show nothing; empty when nothing is left."""
    while (kept := _tidied(name, most, unseen)) != name:  # what stood between two letters may have kept them apart
        name = kept
    return kept


def spellings(name: str) -> tuple[str, ...]:
    """Return how a name may be kept: as it is now, and as it was while marks that show nothing were left in it."""
    return tuple(dict.fromkeys((tidy(name), tidy(name, unseen=BLANK))))


def _tidied(name: str, most: int, unseen: frozenset[str]) -> str:
    plain: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        if kind[0] != "C" and letter not in unseen and marks <= MOST_MARKS:
            plain.append(letter if plain or kind[0] != "M" else "")
    return " ".join("".join(plain).split())[:most].strip()


def in_two_scripts(name: str) -> bool:
    """Say whether a word of a name has letters of two scripts that look alike, as Latin and Cyrillic."""
    return any(len({script for each in word if (script := _script(each))}) > 1 for word in name.split())


def looks(name: str) -> str:
    """Return what a name looks like: two names that look alike are one for this purpose, also in two scripts."""
    plain = unicodedata.normalize("NFKD", tidy(name))
    return "".join(_look(each) for each in plain if unicodedata.category(each)[0] not in "MZ").casefold()


def _look(letter: str) -> str:
    return _alike().get(letter, letter)


@cache
def _alike() -> Mapping[str, str]:
    """Return for each letter the first of all that look like it, at first sight or by way of others: I, l and 1."""
    from confusable_homoglyphs.confusables import confusables_data

    first: dict[str, str] = {}

    def found(letter: str) -> str:
        while (other := first.get(letter, letter)) != letter:
            letter = other
        return letter

    for letter, likes in confusables_data.items():
        for like in likes:
            if len(letter) == len(like["c"]) == 1:
                low, high = sorted((found(letter), found(like["c"])))
                first[high] = low
    return {letter: found(letter) for letter in first}


def _script(letter: str) -> str:
    words = unicodedata.name(letter, "").split(" ", 1)[0]
    return words if words in SCRIPTS else ""
