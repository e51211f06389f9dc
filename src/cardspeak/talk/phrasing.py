"""Pieces of talk that are whole sentences: those of a story in any tense, and the sayings of a language."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.story.parser import fitting
from cardspeak.story.phrases import FORMS, PHRASES, VERBS
from cardspeak.story.statements import Statement
from cardspeak.talk.letters import folded
from cardspeak.talk.lexicon import Entry, atoms, joint, lexicon
from cardspeak.talk.model import Term
from cardspeak.talk.numerals import figures
from cardspeak.talk.positions import RANKS

ARTICLES = frozenset("a an the his her their my".split())
OTHERS = ("Someone", "Another")  # who is meant where nobody is named
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


@lru_cache(maxsize=8192)
def words_of(text: str, language: str = "") -> tuple[str, ...]:
    """Return the words of a piece as they are compared; what a hyphen joins is one where a language has it as one."""
    stems = lexicon(language).stems if language else {}
    found: list[str] = []
    for word in folded(text).split():
        joined = word.replace("-", "")
        found += [joined] if joined in stems else [each for each in word.split("-") if each]
    return tuple(found)


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


def build_tables(language: str) -> None:
    """Build all tables of a language that reading it asks for, so that the first text need not wait for them."""
    _present(language), _sayings(language), _gist_index(language), telling_forms(language)


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
            words = words_of(term.text)
            out += [word for word in words if len(words) == 1 and (word in ARTICLES or word == "so")]
        elif term.kind == "break":
            out.append(term.text if term.text in ":," else "")
        elif term.kind != "remark":
            for word in words_of(term.text):
                if word in NOUNS and (not out or out[-1] not in ARTICLES):
                    out.append("the")
                of_one = at and piece[at - 1].kind == "seat" and word == words_of(term.text)[0]
                out.append(word if word in known and not of_one else present.get(stems.get(word, word), word))
    return re.sub(r" ([,:])", r"\1", " ".join(filter(None, out))).strip(" ,:")


def strict(text: str, seats: frozenset[str]) -> tuple[Statement, ...]:
    """Return the statements of a sentence of a story whose players are these; none where it is not one."""
    found = _fitting(text)
    return found if all(players_of(statement) <= seats for statement in found) else ()


@lru_cache(maxsize=4096)
def _fitting(text: str) -> tuple[Statement, ...]:
    return fitting(text)


def players_of(statement: Statement) -> frozenset[str]:
    """Return the players whom a statement names."""
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
                either = [stems.get(word, word) for word in folded(token).split("/")]
                piece += f"(?:{'|'.join(map(re.escape, either))}) "
                if len(either) == 1 and group[0] != "[":
                    needs.add(either[0])
        pattern += f"(?:{piece})?" if group[0] == "[" else piece
    return Saying(re.compile(pattern), sentence, frozenset(needs))


def said(piece: tuple[Term, ...], language: str) -> str:
    """Return the sentence of a story that a saying is, at last without the words that say nothing; empty: none fits."""
    stems = lexicon(language).stems
    out: list[str] = []
    for at, term in enumerate(piece):
        letter = {"seat": "S", "number": "N", "chips": "P", "cards": "C", "quote": "Q", "size": "Z"}.get(term.kind)
        if letter:
            out.append(f"‹{letter}{at}›")
        elif term.kind not in ("break", "remark"):
            words = words_of(term.text, language)
            if term.kind == "filler" and len(words) == 1 and not set(words) - ARTICLES:
                continue
            out += [stems.get(word.removesuffix("'s"), word) for word in words if word not in ARTICLES]
    fits = _fits("".join(f"{word} " for word in out), language)
    if fits is None and any(term.kind == "filler" for term in piece):
        return said(tuple(term for term in piece if term.kind != "filler"), language)
    return _filled(*fits, piece) if fits else ""


@lru_cache(maxsize=4096)
def _fits(text: str, language: str) -> tuple[str, Mapping[str, str]] | None:
    """Return the sentence of the first saying that fits, and what stands in its places."""
    have = frozenset(text.split(" "))
    for saying in _sayings(language):
        if saying.needs <= have:
            found = saying.pattern.fullmatch(text)
            if found:
                return saying.sentence, {name: place for name, place in found.groupdict().items() if place}
    return None


@record
class Gist(NamedTuple):
    """Words that tell of a mishap in any order: a set of alternatives for each, and the sentence that they are."""

    words: tuple[frozenset[str], ...]
    sentence: str


@cache
def _gists(language: str) -> tuple[Gist, ...]:
    from cardspeak.talk.languages import LANGUAGES

    stems = lexicon(language).stems
    return tuple(
        Gist(
            tuple(frozenset(stems.get(each, each) for each in folded(word).split("/")) for word in words.split()),
            sentence,
        )
        for words, sentence in LANGUAGES[language].gists
    )


@cache
def _gist_index(language: str) -> Mapping[str, tuple[int, ...]]:
    """Return by word the rows of which it is the rarest: no other row can fit a piece that has none of their words."""
    rows = _gists(language)
    often = Counter(word for row in rows for either in row.words for word in either)
    found: dict[str, tuple[int, ...]] = {}
    for at, row in enumerate(rows):
        for word in min(row.words, key=lambda either: sum(often[word] for word in either)):
            found[word] = (*found.get(word, ()), at)
    return found


@cache
def telling_words(language: str) -> frozenset[str]:
    """Return the base forms of the words that tell of mishaps, but for those that say nothing by themselves."""
    from cardspeak.talk.languages import LANGUAGES

    entries = lexicon(language).entries
    said_of = LANGUAGES[language].seats.items()
    places = {word for name, ways in said_of if name in RANKS for word in atoms(folded(ways))}
    words = {word for row in _gists(language) for either in row.words for word in either}
    words |= {word for saying in _sayings(language) for word in saying.needs}
    return frozenset(word for word in words - places if _means(entries.get(joint(word))))


@cache
def telling_forms(language: str) -> frozenset[str]:
    """Return all forms of the words that tell of mishaps."""
    words = telling_words(language)
    return words | {form for form, base in lexicon(language).stems.items() if base in words}


def _means(entry: Entry | None) -> bool:
    return entry is None or not entry.parts or bool(entry.parts & {"cards", "dealer", "chip", "no", "face-down"})


def gist(piece: Sequence[Term], language: str, who: Sequence[str]) -> tuple[str, ...]:
    """Return the sentences that the words of a piece tell of in any order, the best; several are readings of it.

    `who` are the players that may be meant where the piece names none.
    """
    from cardspeak.talk.languages import LANGUAGES

    stems, never = lexicon(language).stems, LANGUAGES[language].negation
    have: set[str] = set()
    for term in piece:
        words = words_of(term.text, language) if term.kind not in ("quote", "remark") else ()
        have |= {stems.get(word.removesuffix("'s"), word.removesuffix("'s")) for word in words if word}
    named = [term for term in piece if term.kind == "seat"]
    names = tuple(dict.fromkeys(str(term.value) for term in sorted(named, key=lambda term: not term.owns)))
    names = tuple(dict.fromkeys((*names, *who, *OTHERS)))
    found: dict[str, int] = {}
    index = _gist_index(language)
    rows = sorted({at for word in have for at in index.get(word, ())})
    for row in map(_gists(language).__getitem__, rows):
        if any(have.isdisjoint(either) for either in row.words):
            continue
        if never in have and not any(never in either for either in row.words):
            continue
        sentence = _told_of(row.sentence, names, piece)
        if sentence:
            found[sentence] = max(found.get(sentence, 0), len(row.words))
    best = max(found.values(), default=0)
    return tuple(sentence for sentence, score in found.items() if score == best)


def _told_of(sentence: str, names: Sequence[str], piece: Sequence[Term]) -> str:
    places = {
        "SEAT": names[:1],
        "OTHER": names[1:2],
        "CARDS": [str(each.value) for each in piece if each.kind == "cards"],
    }
    places["NUMBER"] = [figures(each.value) for each in piece if each.kind == "number"]
    for place, found in places.items():
        if place in sentence:
            if not found:
                return ""
            sentence = sentence.replace(place, found[0])
    return sentence


def _filled(sentence: str, places: Mapping[str, str], piece: Sequence[Term]) -> str:
    def of(found: re.Match[str]) -> str:
        if found[0] not in places:
            return found[0]
        term = piece[int(re.sub(r"\D", "", places[found[0]]))]
        return figures(term.value) if term.kind == "number" else str(term.value)

    return _PLACE.sub(of, sentence)
