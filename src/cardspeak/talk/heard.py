"""Hears a text: statements of a story and facts of the table, with every word marked as what it was understood as."""

import re
from collections.abc import Mapping, Sequence

from cardspeak.finding import finding
from cardspeak.talk.hearing import Hearing
from cardspeak.talk.languages import LANGUAGES
from cardspeak.talk.letters import folded
from cardspeak.talk.lexicon import atoms, laid_out, lexicon
from cardspeak.talk.model import TOO_LONG, Heard

_WORD = re.compile(r"[^\W\d_]+")
MOST = 4000  # letters of a text; nobody tells more of one hand


def heard(
    text: str,
    language: str | None = None,
    seats: Sequence[str] = (),
    places: Mapping[str, str] | None = None,
) -> Heard:
    """Hear a text in a language, or in the one that understands most of it.

    `seats` are the players of the table and `places` who sits at each position, where they are known.
    """
    if len(text) > MOST:
        return Heard(text, language or "en", stopped=finding(TOO_LONG, most=MOST))
    first, *others = _likely(text, language)
    best = Hearing(text, first, tuple(seats), places or {}).run()
    for code in others:
        if not _strange(best):
            break  # no other language can do better, and needs not be loaded
        more = _known(text, code) - _known(text, first)
        if more > 0 or (not more and not best.whole):
            other = Hearing(text, code, tuple(seats), places or {}).run()
            best = other if (other.whole, -_strange(other)) > (best.whole, -_strange(best)) else best
    return best


def _known(text: str, language: str) -> int:
    """Return how many words of a text a language has, as a first guess of which one it is."""
    heads = lexicon(language).heads
    return sum(word in heads for word in atoms(laid_out(folded(text), language)))


def _strange(found: Heard) -> int:
    """Return how many letters were not understood, or left out."""
    return sum(mark.end - mark.start for mark in found.marks if mark.kind in ("unknown", "aside"))


def _small(text: str, language: str) -> int:
    """Return how many of the words of a text are small words of a language."""
    small = LANGUAGES[language].small.split()
    return sum(word in small for word in _WORD.findall(folded(text)))


def _likely(text: str, language: str | None) -> list[str]:
    """Return the languages to try, the likeliest first: by the letters, and the one that is asked for."""
    cyrillic = sum("\u0400" <= char <= "\u04ff" for char in text)
    latin = sum(char.isalpha() for char in text) - cyrillic
    codes = [code for code in LANGUAGES if (code in ("ru", "uk")) == (cyrillic > latin)] or ["en"]
    codes.sort(key=lambda code: -_small(text, code))
    if sum(char in "іїєґІЇЄҐ" for char in text) > sum(char in "ыэъёЫЭЪЁ" for char in text):
        codes.sort(key=lambda code: code != "uk")  # letters that the other has not
    if language in codes:
        codes = [language, *[code for code in codes if code != language]]
    codes += [language] if language and language not in codes and LANGUAGES[language].keyboard else []
    return codes
