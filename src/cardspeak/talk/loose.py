"""Words that may be left out: those that no table has as an act, a mishap, an amount or a negation."""

from collections.abc import Sequence
from itertools import pairwise

from cardspeak.talk.languages import LANGUAGES
from cardspeak.talk.letters import folded
from cardspeak.talk.lexicon import is_only_named, joint, lexicon
from cardspeak.talk.model import Term
from cardspeak.talk.phrasing import telling_words, words_of
from cardspeak.talk.pieces import TELLING
from cardspeak.talk.scene import in_digits

SHORT = 3  # words of what the teller may do: `I snapcall`; in `I asked the floor about it` it is more and no act
MOST_CARDS = 9  # greater numbers are amounts, and count no cards
FEW = 1  # words of mishaps that a remark may have: `my hand was good`; two may tell of one that is not understood


def is_loose(term: Term, language: str) -> bool:
    """Say whether a word is not understood, and may be left out without another meaning of what stands around it."""
    if term.kind == "number":
        return not in_digits(term) and term.value <= MOST_CARDS
    if (
        term.kind != "word"
        or not term.text.islower()
        or term.text[0].isdigit()
        or _cyrillic(term.text) != (language in ("ru", "uk"))
    ):
        return False
    return not (_telling(term, language) or _acts_elsewhere(term, language))


def is_negated(found: Sequence[Term], language: str) -> bool:
    """Say whether a piece says that something was not done."""
    never = LANGUAGES[language].negation
    return any("no" in term.parts or term.stem == never for term in found)


def is_undone(term: Term, language: str) -> bool:
    """Say whether words say by themselves that something was not done, as `had not acted`."""
    stems = lexicon(language).stems
    return LANGUAGES[language].negation in {stems.get(word, word) for word in words_of(term.text, language)}


def is_lost(found: Sequence[Term], sentence: str, language: str) -> bool:
    """Say whether the amount of an act would be lost in a sentence that says only its gist."""
    told = [term for term in found if term.kind != "filler" and not term.parts & {"to", "for", "by"}]
    for act, amount in pairwise(told):
        done = "act" in act.roles and not is_only_named(act.text, language)
        if done and amount.kind in ("number", "size", "chips") and in_digits(amount):
            counts_cards = amount.kind == "number" and amount.value <= MOST_CARDS
            if not counts_cards and str(amount.value) not in sentence:
                return True
    return False


def speaks_of_cards(found: Sequence[Term], language: str) -> bool:
    """Say whether a piece begins with the cards or chips of a player, of which it may tell a mishap."""
    if is_negated(found, language):
        return False
    return len(found) > 2 and found[0].owns and bool(found[1].parts & {"cards", "chip", "stack"})


def tells_nothing(found: Sequence[Term], language: str) -> bool:
    """Say whether a piece has no act, no amount, no card and no words of a mishap, so that it is only a remark."""
    if any("undone" in term.parts for term in found):
        return False
    if any("act" in term.roles for term in found) and not is_negated(found, language):
        return False
    if any(term.kind in TELLING and term.kind != "seat" and in_digits(term) for term in found):
        return False
    if any(term.kind == "word" and (_foreign(term, language) or _acts_elsewhere(term, language)) for term in found):
        return False
    if _does_something(found) and not is_negated(found, language):
        return False
    telling = sum(_telling(term, language) for term in found)
    if any(term.owns or "dealer" in term.parts for term in found[:2]):
        return not telling  # `B's cards`, `the dealer`: what is told of them may be a mishap
    return telling <= FEW


def _does_something(found: Sequence[Term]) -> bool:
    """Say whether a piece begins with a player, and has no word of being or having: they may do what is not known."""
    told = [term for term in found if term.kind != "filler" or term.parts - {"filler"}]
    if not told or told[0].kind != "seat" or told[0].owns or any(term.parts & {"comes", "has"} for term in told):
        return False
    return told[0].value != "Hero" or len(told) <= SHORT


def _telling(term: Term, language: str) -> bool:
    """Say whether a word is one of those that tell of a mishap."""
    if term.kind != "word" and not term.parts & {"cards", "dealer", "chip", "no", "face-down"}:
        return False
    stems = lexicon(language).stems
    words = {stems.get(word, word) for word in words_of(term.text.removesuffix("'s"), language)}
    return not words.isdisjoint(telling_words(language))


def _cyrillic(text: str) -> bool:
    return any("\u0400" <= char <= "\u04ff" for char in text)


def _foreign(term: Term, language: str) -> bool:
    return term.text[:1].isalpha() and _cyrillic(term.text) and language not in ("ru", "uk")


def _acts_elsewhere(term: Term, language: str) -> bool:
    """Say whether a word is an act or a number in another language of the same letters."""
    key = joint(folded(term.text))
    others = [code for code in LANGUAGES if code != language and _cyrillic(term.text) == (code in ("ru", "uk"))]
    entries = (lexicon(code).entries.get(key) for code in others)
    return any(entry is not None and not entry.roles.keys().isdisjoint({"act", "number"}) for entry in entries)
