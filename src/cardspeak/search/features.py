"""What a text is known by: its words, pairs of words, and what they are in talk, the same in every language."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from cardspeak.search.find import MOST_WORDS
from cardspeak.search.spelling import stems, words
from cardspeak.talk.lexer import terms
from cardspeak.talk.mentions import Mention, mentions
from cardspeak.talk.model import Heard, Term

MANY = 6  # deeds and amounts; more of them say nothing else
FEW = 4  # a number up to this is a feature of its own: it counts chips, cards or players
BEGINNING = 5  # letters that a word and its other forms often share
SEATS = ("SB", "BB", "BTN", "Hero", "Villain", "Someone")  # seats that say by themselves what happened


def features(heard: Heard) -> frozenset[str]:
    """Return what a text is known by; each feature begins with its kind."""
    spoken = terms(heard.text, heard.language, ())
    return frozenset((*_of_words(heard.text), *_of_talk(spoken), *_of_deeds(mentions(spoken)), *_of_table(heard)))


def _of_words(text: str) -> Iterator[str]:
    written = words(text)[:MOST_WORDS]
    for word in written:
        yield f"begins:{word[:BEGINNING]}"
        yield from (f"word:{stem}" for stem in stems(word))
    cut = [stems(word)[0] for word in written]
    yield from (f"words:{one} {other}" for one, other in pairwise(cut))


def _of_talk(spoken: Sequence[Term]) -> Iterator[str]:
    """Yield what the terms are, which follow each other, and which acts do, with or without one between them."""
    said = [name for term in spoken if (name := _name(term))]
    yield from (f"is:{name}" for name in said)
    yield from (f"part:{part}" for term in spoken for part in term.parts)
    yield from (f"then:{one} {other}" for one, other in pairwise(said))
    yield from (f"near:{one} {other}" for one, other in zip(said, said[2:], strict=False))
    acts = [name for name in said if name.startswith("act ") or name == "quote"]
    yield from (f"acts:{one} {other}" for one, other in pairwise(acts))


def _name(term: Term) -> str:
    """Return what a term is, without who and how much; empty: nothing that talk knows."""
    if term.kind == "seat":
        return f"seat {term.value}" if term.value in SEATS else "seat"
    if term.kind in ("act", "table"):
        return f"{term.kind} {term.value}"
    if term.kind == "part":
        return f"part {' '.join(sorted(term.parts))}"
    if term.kind == "chips":
        return "one chip" if re.fullmatch("1x[^+]*", str(term.value)) else "chips"
    if term.kind == "number":
        return f"number {term.value}" if term.value <= FEW else "number"
    if term.kind == "break":
        return "asks" if term.value == "asks" else ""
    return "" if term.kind in ("word", "filler") else term.kind


def _of_deeds(told: Sequence[Mention]) -> Iterator[str]:
    """Yield the kinds of deeds, which follow each other, whether of one player, and how their amounts compare."""
    deeds = [each for each in told if each.kind]
    yield f"deeds:{min(len(deeds), MANY)}"
    yield from (f"deed:{each.kind}" for each in deeds)
    for one, other in pairwise(deeds):
        yield f"deeds:{one.kind} {other.kind}"
        yield f"deeds:{one.kind} {other.kind} {one.seat == other.seat}"
    amounts = [float(each.amount.value) for each in deeds if each.amount is not None and each.amount.kind == "number"]
    yield f"amounts:{min(len(amounts), MANY)}"
    for less, more in pairwise(amounts):
        yield f"amounts:{_compared(less, more)}"


def _compared(one: float, other: float) -> str:
    """Return how an amount compares with the one before: a full raise is twice as much."""
    if other <= one:
        return "less" if other < one else "the same"
    return "less than twice" if other < 2 * one else "twice" if other == 2 * one else "more"


def _of_table(heard: Heard) -> Iterator[str]:
    street = heard.table.get("street", heard.table.get("spoken-of", ""))
    game = heard.table.get("table", {}).get("game", "")
    yield f"street:{street}"
    yield f"game:{str(game)[:3]}"
