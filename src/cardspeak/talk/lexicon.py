"""The words of a language by the letters that they are written with: spaces and hyphens count for nothing."""

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.talk.forms.past import with_past
from cardspeak.talk.letters import KEYS, folded
from cardspeak.talk.model import Language


@record
class Entry(NamedTuple):
    """What a word or several may be: at most one thing in each role, and parts in an act."""

    roles: Mapping[str, str]
    parts: frozenset[str]


@record
class Lexicon(NamedTuple):
    """The entries by their letters, the most atoms that one has, and the base form of each form."""

    entries: Mapping[str, Entry]
    longest: int
    stems: Mapping[str, str]
    heads: frozenset[str]


def atoms(text: str) -> list[str]:
    """Return the pieces that words are compared by: runs of letters, of digits, and signs."""
    return re.findall(r"[^\W\d_]+(?:'[^\W\d_]+)*|\d+|[^\s\w-]", text)


def joint(atom: str) -> str:
    """Return a piece as it is put together with others: a letter by itself is a word, and part of no other."""
    return f" {atom} " if len(atom) == 1 and atom.isalpha() else atom


def ways(text: str, forms: Mapping[str, str]) -> Iterator[list[str]]:
    """Yield each way to say something as its atoms: the ways between bars, with all forms of their words."""
    for way in text.split("|"):
        found = atoms(folded(way))
        if found:
            yield from map(list, product(*([word, *forms.get(word, "").split()] for word in found)))


@cache
def lexicon(language: str) -> Lexicon:
    """Return the lexicon of a language by its code."""
    from cardspeak.talk.languages import LANGUAGES

    return built(LANGUAGES[language])


def position_of(name: str) -> str:
    """Return the seat that a word names in any language, as BTN for `button` and Hero for `I`; else the word itself."""
    from cardspeak.talk.languages import LANGUAGES

    key = "".join(map(joint, atoms(folded(name))))
    entries = (lexicon(language).entries.get(key) for language in LANGUAGES)
    return next((entry.roles["seat"] for entry in entries if entry is not None and "seat" in entry.roles), name)


def is_only_named(act: str, language: str) -> bool:
    """Say whether an act stands in a form that may only speak of it, as in `forgets to call`, `fears a raise`."""
    from cardspeak.talk.languages import LANGUAGES

    endings, words = LANGUAGES[language].only_named.split(), folded(act).split()
    return (
        words[-1].endswith(tuple(endings)) if endings else words[0] == lexicon(language).stems.get(words[0], words[0])
    )


@lru_cache(maxsize=256)
def laid_out(text: str, language: str) -> str:
    """Return a folded text with the words put right that were typed on the wrong layout (``htqp`` for ``рейз``)."""
    from cardspeak.talk.languages import LANGUAGES

    letters = LANGUAGES[language].keyboard
    if not letters:
        return text
    keys, known = str.maketrans(KEYS, letters), lexicon(language)

    def put_right(found: re.Match[str]) -> str:
        word = found[0]
        for typed in (word, word.rstrip(",.;'")):
            meant = typed.translate(keys)
            if typed not in known.heads and "".join(atoms(meant)) in known.entries:
                return meant + word[len(typed) :]
        return word

    return re.sub(r"(?<!\S)[^\s\d]*[a-z]{2}[^\s\d]*(?!\S)", put_right, text)


def built(language: Language) -> Lexicon:
    """Build the lexicon of a language."""
    roles: dict[str, dict[str, str]] = {}
    parts: dict[str, set[str]] = {}
    heads: set[str] = set()
    longest = 1
    mine = frozenset(folded(language.mine).split())
    forms = {folded(base): folded(several) for base, several in with_past(language.forms, language.code).items()}

    def enter(table: Mapping[str, str], role: str) -> None:
        nonlocal longest
        for meaning, said in table.items():
            for written in ways(said, forms):
                key = "".join(map(joint, written))
                heads.add(written[0])
                longest = max(longest, len(written))
                if role == "part":
                    parts.setdefault(key, set()).add(meaning)
                roles.setdefault(key, {}).setdefault(role, meaning)
                if role == "act" and not mine.isdisjoint(written):
                    roles[key].setdefault("seat", "Hero")

    for table, role in (
        (language.seats, "seat"), (language.acts, "act"), (language.words, "part"),
        (language.numbers, "number"), (language.cards, "card"), (language.table, "table"),
    ):  # fmt: skip
        enter(table, role)
    for house in language.house.values():
        enter(dict(_house(house)), "act")
    stems: dict[str, str] = {}
    for base, several in forms.items():
        for form in (base, *several.split()):
            stems.setdefault(form, base)
    entries = {key: Entry(found, frozenset(parts.get(key, ()))) for key, found in roles.items()}
    return Lexicon(entries, longest, stems, frozenset(heads))


def _house(text: str) -> Iterator[tuple[str, str]]:
    for row in text.split(";"):
        words, _, act = row.partition("=")
        if act.strip():
            yield act.strip(), words.strip()
