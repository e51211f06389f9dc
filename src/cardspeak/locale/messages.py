"""Messages: sentences in the four languages of the room, out of a key and facts."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru", "uk", "sk")
NAMES = {"en": "English", "ru": "Русский", "uk": "Українська", "sk": "Slovenčina"}
STORY = ("told",)  # what may be told, read when it is first said
FILES = ("room", "ask", "floor", "rulings", "desk", "refusals", "events", "hands", "names")

# What stands between groups of three digits: a no-break space everywhere but in English.
_GROUPED = {"en": ",", "ru": "\xa0", "uk": "\xa0", "sk": "\xa0"}


def say(language: str, key: str, **facts: object) -> str:
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
        bundle = _bundle(spoken, _files(key)) if spoken in LANGUAGES else None
        if bundle is not None and bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                said, errors = bundle.format_pattern(pattern, _plain(facts))
                if errors:
                    raise KeyError(f"{key} in {spoken}: {errors[0]}")
                return str(said)
    raise KeyError(key)


def has(key: str, language: str = "en") -> bool:
    """Say whether the language itself has such a message."""
    return _bundle(language, _files(key)).has_message(key)


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
    return {name: fact if isinstance(fact, int | float | str) else str(fact) for name, fact in facts.items()}


def _files(key: str) -> tuple[str, ...]:
    return STORY if key.startswith("told-") else FILES


@cache
def _bundle(language: str, names: tuple[str, ...]) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    def rank(name: str, form: str = "") -> str:
        """RANK($a, form: "gen"): the rank in that form; plain where the language does not tell them apart."""
        return _form(bundle, f"rank-{name}", form)

    def suit(name: str, of_rank: str) -> str:
        """SUIT($suit, $rank): the suit, agreeing with the gender of the rank where it is an adjective."""
        return _form(bundle, f"suit-{name}", _form(bundle, f"rank-{of_rank}", "gender"))

    # marks of direction are for pages that mix scripts written from right to left with others; none is spoken here
    forms: dict[str, Any] = {"RANK": rank, "SUIT": suit}
    bundle = FluentBundle([language], functions=forms, use_isolating=False)
    folder = files("cardspeak.locale") / language
    for name in names:
        bundle.add_resource(FluentResource((folder / f"{name}.ftl").read_text(encoding="utf-8")))
    return bundle


def _form(bundle: "FluentBundle", key: str, form: str) -> str:
    message = bundle.get_message(key)
    pattern = message.attributes.get(form, message.value)
    return str(bundle.format_pattern(pattern)[0]) if pattern is not None else ""
