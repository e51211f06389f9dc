"""Pieces of talk that are whole sentences: those of a story in any tense, and the sayings of a language."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.story.parser import fitting
from cardspeak.story.phrases import FORMS, PHRASES, VERBS
from cardspeak.story.statements import Statement
from cardspeak.talk.lexicon import lexicon
from cardspeak.talk.model import Term
from cardspeak.talk.numerals import figures

ARTICLES = frozenset("a an the his her their my".split())
NOUNS = frozenset("dealer floor".split())
_PLACES = {
    "SEAT": "S", "OTHER": "S", "AMOUNT": "N", "PUT": "[NP]", "CARDS": "C", "NUMBER": "N", "QUOTE": "Q", "SIZE": "Z",
}  # fmt: skip
_PLACE = re.compile(r"\b(?:SEAT|OTHER|AMOUNT|PUT|CARDS|NUMBER|QUOTE|SIZE)\b")


@record
class Saying(NamedTuple):
    """A saying as a pattern over the stems of a piece, and the sentence that it is."""

    pattern: re.Pattern[str]
    sentence: str
    needs: frozenset[str]


@cache
def vocabulary() -> Mapping[str, str]:
    """Return the words of the phrases of a story."""
    words = {word for phrase in PHRASES for word in re.findall(r"[a-z]+", phrase.words)}
    words |= {word for phrase in PHRASES for word in re.findall(r"[a-z]+", phrase.example)}
    words |= {form for forms in FORMS.values() for form in forms}
    return {word: word for word in words}


@cache
def _present(language: str) -> Mapping[str, str]:
    stems = lexicon(language).stems
    return {stems[verb]: verb for verb in (*sorted(VERBS), *FORMS) if verb in stems and verb != "his"}


def as_story(piece: Sequence[Term], language: str) -> str:
    """Return a piece with the words of a story: players by their seats, amounts in figures, verbs in the present."""
    known, present, stems = vocabulary(), _present(language), lexicon(language).stems
    out: list[str] = []
    for at, term in enumerate(piece):
        if term.kind == "seat":
            out.append(f"{term.value}'s" if term.owns else str(term.value))
        elif term.kind == "number":
            out.append(figures(term.value))
        elif term.kind in ("chips", "size", "cards"):
            out.append(str(term.value))
        elif term.kind == "quote":
            out.append(f'"{term.value}"')
        elif term.kind == "filler":
            out += [word for word in term.text.casefold().split() if word in ARTICLES or word == "so"]
        elif term.kind == "break":
            out.append(term.text if term.text in ":," else "")
        elif term.kind != "remark":
            for word in re.split(r"[\s-]+", term.text.casefold()):
                if word in NOUNS and (not out or out[-1] not in ARTICLES):
                    out.append("the")
                of_one = at and piece[at - 1].kind == "seat" and word == term.text.casefold().split()[0]
                out.append(word if word in known and not of_one else present.get(stems.get(word, word), word))
    return re.sub(r" ([,:])", r"\1", " ".join(filter(None, out))).strip(" ,:")


def strict(text: str, seats: frozenset[str]) -> tuple[Statement, ...]:
    """Return the statements of a sentence of a story whose players are these; none where it is not one."""
    found = fitting(text)
    return found if all(_named(statement) <= seats for statement in found) else ()


def _named(statement: Statement) -> frozenset[str]:
    one = {getattr(statement, "seat", ""), getattr(statement, "other", "")} - {""}
    return frozenset(one | set(getattr(statement, "seats", ())))


@cache
def _sayings(language: str) -> tuple[Saying, ...]:
    from cardspeak.talk.languages import LANGUAGES

    made = LANGUAGES[language]
    stems = lexicon(language).stems
    return tuple(_saying(words, sentence, stems) for words, sentence in made.sayings)


def _saying(words: str, sentence: str, stems: Mapping[str, str]) -> Saying:
    pattern = ""
    needs: set[str] = set()
    for group in re.findall(r"\[.*?\]|[^\s\[\]]+", words):
        piece = ""
        for token in group.strip("[]").split():
            if token in _PLACES:
                piece += rf"(?P<{token}>‹{_PLACES[token]}\d+›) "
            else:
                either = [stems.get(word, word) for word in token.split("/")]
                piece += f"(?:{'|'.join(map(re.escape, either))}) "
                if len(either) == 1 and group[0] != "[":
                    needs.add(either[0])
        pattern += f"(?:{piece})?" if group[0] == "[" else piece
    return Saying(re.compile(pattern), sentence, frozenset(needs))


def said(piece: tuple[Term, ...], language: str) -> str:
    """Return the sentence of a story that a saying is; empty where none fits."""
    stems = lexicon(language).stems
    out: list[str] = []
    for at, term in enumerate(piece):
        letter = {"seat": "S", "number": "N", "chips": "P", "cards": "C", "quote": "Q", "size": "Z"}.get(term.kind)
        if letter:
            out.append(f"‹{letter}{at}›")
        elif term.kind not in ("break", "remark"):
            words = [word for word in re.split(r"[\s-]+", term.text.casefold()) if word]
            if term.kind == "filler" and len(words) == 1 and not set(words) - ARTICLES:
                continue
            out += [stems.get(word.removesuffix("'s"), word) for word in words if word not in ARTICLES]
    text, have = "".join(f"{word} " for word in out), frozenset(out)
    for saying in _sayings(language):
        if saying.needs <= have:
            found = saying.pattern.fullmatch(text)
            if found:
                return _filled(saying.sentence, {k: v for k, v in found.groupdict().items() if v}, piece)
    return ""


def _filled(sentence: str, places: Mapping[str, str], piece: Sequence[Term]) -> str:
    def of(found: re.Match[str]) -> str:
        if found[0] not in places:
            return found[0]
        term = piece[int(re.sub(r"\D", "", places[found[0]]))]
        return figures(term.value) if term.kind == "number" else str(term.value)

    return _PLACE.sub(of, sentence)
