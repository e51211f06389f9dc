"""How Slovak words are grown: a few of their forms give all that people type."""

from collections.abc import Iterator, Mapping

LOAN_ENDINGS = " uje ujem ujú ovať oval ovala ovali ovalo ne nem nú núť nul nulo ol olo la li lo o u y e om"
"""What an English word gets as a verb and as a noun: callol, calluje, callne, s callom."""

GROWN_OF = {
    "uje": "uje ujem uješ ujú ovať oval ovala ovali ovalo",
    "l": "l la li lo ť",
    "ný": "ný ná né nú ného nej ní ných ným nému nou",
    "tý": "tý tá té tú tého tej tí tých tým tému tou",
    "ý": "ý á é ú ého ej í ých ým ému ou om",
    "ie": "ie ia iu í ím",
    "ia": "ia im iš",
    "á": "á ám áš ajú",
    "í": "í ím íš ia",
    "nú": "nú nem neš ne",
}
"""What a form that ends like this gives besides."""

MASCULINE = " u e i y om ov och a ovi ami"  # no -mi: "dealer mi" is two words
FEMININE = "a y e i u ou ách ám ami"


def verb(stem: str) -> Iterator[str]:
    """Yield the forms of a verb that was made of an English word."""
    yield from (stem + end for end in LOAN_ENDINGS.split(" "))


def grown(words: str) -> Iterator[str]:
    """Yield the words of a list, each with the forms that its ending tells."""
    for word in words.split():
        yield word
        for ending, others in GROWN_OF.items():
            if word.endswith(ending):
                yield from (word.removesuffix(ending) + other for other in others.split())
                break


def noun(words: str) -> Iterator[str]:
    """Yield the cases of nouns; those in -a are feminine, others masculine."""
    for word in words.split():
        yield word
        if word.endswith("a"):
            yield from (word[:-1] + ending for ending in FEMININE.split())
        else:
            yield from (word + ending for ending in MASCULINE.split(" "))


def denied(forms: Mapping[str, str], but: frozenset[str]) -> dict[str, str]:
    """Return verbs with the *ne* before them; `but` are words that have it as words of their own."""
    return {
        f"ne{base}": " ".join(f"ne{form}" for form in several.split() if f"ne{form}" not in but)
        for base, several in forms.items()
        if f"ne{base}" not in but
    }
