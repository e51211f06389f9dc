"""Letters made alike before words are compared; every text keeps its length, so that places in it stay."""

import re

# what is written in several ways, letter for letter
_ALIKE = str.maketrans(
    {"ё": "е", "\u2019": "'", "\u02bc": "'", "`": "'", "\u00b4": "'", "\u2018": "'"}
    | dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2212", "-")
    | dict.fromkeys("\u00a0\u202f\u2009\u2007\t", " ")
    | {"\u00d7": "x", "\u2192": ">", "\u2026": "."}
    | dict(zip("áäčďéěíĺľňóôŕřšťúůýž", "aacdeeillnoorrstuuyz", strict=True))  # Slovak and Czech, as many type it
)
_TO_LATIN = str.maketrans("авсенкмортхуіѕ", "abcehkmoptxyis")
_TO_CYRILLIC = str.maketrans("abcehkmoptxyi", "авсенкмортхуі")
KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
"""The keys of a keyboard, as an English layout has them."""
_WORD = re.compile(r"[^\W\d_]+")
_LATIN, _CYRILLIC = re.compile("[a-z]"), re.compile("[а-яіїєґ]")


def folded(text: str) -> str:
    """Return a text in lower case with letters made alike and Latin ones bare of accents.

    A word of two scripts is in the script of most of it.
    """
    lowered = "".join(low if len(low := char.lower()) == 1 else char for char in text).translate(_ALIKE)
    return _WORD.sub(lambda found: _of_one_script(found[0]), lowered)


def _of_one_script(word: str) -> str:
    latin, cyrillic = len(_LATIN.findall(word)), len(_CYRILLIC.findall(word))
    if not latin or not cyrillic:
        return word
    return word.translate(_TO_LATIN if _apart(word, _TO_LATIN) else _TO_CYRILLIC)


def _apart(word: str, table: dict[int, int]) -> bool:
    """Say whether a word is of one script once its lookalikes are."""
    made = word.translate(table)
    return not _CYRILLIC.search(made)


def latin_seat(letter: str) -> str:
    """Return the seat that a single letter names, also where a lookalike was typed."""
    return letter.lower().translate(_TO_LATIN).upper()


def cyrillic_seat(letter: str) -> str:
    """Return the letter by which Cyrillic alphabets call the seat that a Latin one names; empty where they do not."""
    at = "ABCDE".find(letter)
    return "АБВГД"[at] if letter and at >= 0 else ""
