"""Messages: sentences in the four languages of the room, out of a key and facts."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

LANGUAGES = ("en", "ru", "uk", "sk")
NAMES = {"en": "English", "ru": "Русский", "uk": "Українська", "sk": "Slovenčina"}
STORY = ("told",)  # what may be told, read when it is first said
FILES = ("room", "home", "ask", "floor", "tournament", "rulings", "desk", "refusals", "events", "hands", "names",
         "odds", "paper", "club")  # fmt: skip

LONGEST = 900  # characters of a fact
# Where a message begins; none is made with another, which would have to be parsed with it.
_BEGINS = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_FACT = re.compile(r"\{ *\$(\w+) *\}")

# What stands between groups of three digits: a no-break space everywhere but in English.
_GROUPED = {"en": ",", "ru": "\xa0", "uk": "\xa0", "sk": "\xa0"}


class Ungrouped(int):
    """A number that is written without groups of digits in every language."""


def say(language: str, key: str, /, **facts: object) -> str:
    """The message `key` in this language, with its facts filled in; numbers are grouped as in that language.

    A key that the language does not have is said in English, as is everything in a language that nobody speaks here.
    Raises `KeyError` for a key that English has not either, and for a fact that the message asks for in vain.
    """
    return _filled(language, key, facts) if facts else _bare(language, key)


@cache
def _bare(language: str, key: str) -> str:
    return _filled(language, key, {})


def _filled(language: str, key: str, facts: Mapping[str, object]) -> str:
    for spoken in dict.fromkeys((language, "en")):
        if has(key, spoken):
            said = _joined(spoken, _pieces(spoken, key), facts)
            said = _by_fluent(spoken, key, facts) if said is None else said
            if said is not None:
                return said
    raise KeyError(key)


@cache
def _pieces(language: str, key: str) -> tuple[str, ...]:
    """Return text and names of facts in turn, where a message is one line of nothing else; else nothing.

    Most messages are so, and Fluent takes a tenth of a second to load: a ruling in a terminal does without it.
    """
    first, *more = _written(language, _files(key))[key].splitlines()
    pieces = tuple(_FACT.split(first.partition("=")[2].strip(" ")))
    whole = not any(line.startswith(" ") for line in more) and not any(set(text) & {"{", "}"} for text in pieces[::2])
    return pieces if whole and pieces != ("",) else ()


def _joined(language: str, pieces: Sequence[str], facts: Mapping[str, object]) -> str | None:
    said = [*pieces]
    for place in range(1, len(pieces), 2):
        fact = facts.get(pieces[place])
        if isinstance(fact, str):
            said[place] = fact
        elif type(fact) is Ungrouped:
            said[place] = str(int(fact))
        elif type(fact) is int and fact >= 0:
            said[place] = amount(language, fact)
        else:
            return None
    return "".join(said) if said else None


def _by_fluent(language: str, key: str, facts: Mapping[str, object]) -> str | None:
    bundle = _bundle(language, _files(key))
    pattern = _message(bundle, language, key).value
    if pattern is None:
        return None
    said, errors = bundle.format_pattern(pattern, _plain(facts))
    if errors:
        raise KeyError(f"{key} in {language}: {errors[0]}")
    return str(said)


def has(key: str, language: str = "en") -> bool:
    """Say whether the language itself has such a message."""
    return language in LANGUAGES and key in _written(language, _files(key))


def chosen(accept_language: str) -> str:
    """The language that a browser's `Accept-Language` header likes best among ours; English where it likes none."""
    wishes: list[tuple[float, int, str]] = []
    for place, wish in enumerate(accept_language.split(",")):
        tag, _, weight = wish.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        language = tag.strip().lower().split("-")[0]
        if language in LANGUAGES and quality > 0:
            wishes.append((-quality, place, language))
    return min(wishes)[2] if wishes else "en"


def amount(language: str, number: int) -> str:
    """A number of chips with its digits grouped as the language does."""
    return f"{number:,}".replace(",", _GROUPED.get(language, ","))


def _plain(facts: Mapping[str, object]) -> dict[str, object]:
    from fluent.runtime.types import fluent_number

    return {
        name: fluent_number(int(fact), useGrouping=False) if isinstance(fact, Ungrouped)
        else fact if isinstance(fact, int | float) else _short(str(fact))
        for name, fact in facts.items()
    }  # fmt: skip


def _short(text: str) -> str:
    """Return a text with its end left out where Fluent would refuse it: it takes 1,000 characters in a place."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _files(key: str) -> tuple[str, ...]:
    return STORY if key.startswith("told-") else FILES


@cache
def _bundle(language: str, names: tuple[str, ...]) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    def rank(name: str, form: str = "") -> str:
        """RANK($a, form: "gen"): the rank in that form; plain where the language does not tell them apart."""
        return _form(bundle, language, f"rank-{name}", form)

    def suit(name: str, of_rank: str) -> str:
        """SUIT($suit, $rank): the suit, agreeing with the gender of the rank where it is an adjective."""
        return _form(bundle, language, f"suit-{name}", _form(bundle, language, f"rank-{of_rank}", "gender"))

    # marks of direction are for pages that mix scripts written from right to left with others; none is spoken here
    forms: dict[str, Any] = {"RANK": rank, "SUIT": suit}
    bundle = FluentBundle([language], functions=forms, use_isolating=False)
    return bundle


@cache
def _written(language: str, names: tuple[str, ...]) -> dict[str, str]:
    """Return the messages of some files as they are written: each is parsed when it is first said."""
    found: dict[str, str] = {}
    folder = files("cardspeak.locale") / language
    for name in names:
        text = (folder / f"{name}.ftl").read_text(encoding="utf-8")
        begins = [*_BEGINS.finditer(text)]
        ends = [*[begin.start() for begin in begins[1:]], len(text)]
        for begin, end in zip(begins, ends, strict=True):
            found.setdefault(begin[1], text[begin.start() : end])
    return found


def _message(bundle: "FluentBundle", language: str, key: str) -> "Message":
    from fluent.runtime import FluentResource

    if not bundle.has_message(key):
        bundle.add_resource(FluentResource(_written(language, _files(key))[key]))
    return bundle.get_message(key)


def _form(bundle: "FluentBundle", language: str, key: str, form: str) -> str:
    message = _message(bundle, language, key)
    pattern = message.attributes.get(form, message.value)
    return str(bundle.format_pattern(pattern)[0]) if pattern is not None else ""
