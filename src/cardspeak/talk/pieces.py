"""Pieces of a sentence: where it may be cut, and which of them tell nothing of the hand."""

from collections.abc import Sequence

from cardspeak.talk.model import Term
from cardspeak.talk.scene import in_digits

TELLING = ("seat", "number", "size", "chips", "cards", "quote")
"""Kinds of terms that tell something of the hand."""


def is_cut(term: Term) -> bool:
    """Say whether a sentence may be cut here: at a comma, at a word as *and*, before a reason."""
    return term.kind == "break" or bool(term.parts & {"and", "then", "aside"})


def trimmed(found: tuple[Term, ...], reasons: bool = True) -> tuple[Term, ...]:
    """Return a piece without what only joins it to others, at its end without a word that begins a reason."""
    while found and (found[0].kind == "break" or "and" in found[0].parts):
        found = found[1:]
    while found and is_cut(found[-1]) and (reasons or "aside" not in found[-1].parts):
        found = found[:-1]
    return found


def is_aside(found: Sequence[Term]) -> bool:
    """Say whether a piece tells nothing of the hand, or is a reason that somebody gives."""
    told = [term for term in found if term.kind != "filler"]
    at = next((at for at, term in enumerate(told[:3]) if "aside" in term.parts), -1)
    if at >= 0 and not any("act" in term.roles for term in told[:at]):
        return True
    if any(term.roles.get("act") for term in found):
        return False
    return not any(term.kind in TELLING and not term.owns and in_digits(term) for term in found)


def is_asked(found: Sequence[Term]) -> bool:
    """Say whether a piece begins as a question does; whom it is about may stand before."""
    at = next((at for at, term in enumerate(found[:4]) if "asks" in term.parts), -1)
    return at >= 0 and all(term.kind in ("seat", "filler", "word") or term.parts & {"he", "it"} for term in found[:at])


def is_open(run: Sequence[Term]) -> bool:
    """Say whether a run of terms names players whose act is still to come."""
    rest = [term for term in run if term.kind not in ("break", "filler") and not term.parts & {"and", "then"}]
    return bool(rest) and rest[-1].kind == "seat" and not any("act" in term.roles for term in rest[-2:])


def is_swapped(found: Sequence[Term]) -> bool:
    """Say whether chips were told the other way round, as 25 x 4."""
    return any(term.kind == "chips" and term.text.replace(" ", "") != term.value for term in found)


def names_in(line: str) -> set[str]:
    """Return what may be names of players in a sentence of a story."""
    return {word.strip(",;:'\"").removesuffix("'s") for word in line.split()} | {line[:6], line[:7], line[:8]}


def in_order(found: tuple[Term, ...], ends: str) -> list[tuple[tuple[Term, ...], str]]:
    """Return a sentence, or its two parts in the order in which they happened: this, after that had been done."""
    at = next((at for at, term in enumerate(found) if "after" in term.parts and at), 0)
    done = at and any("act" in term.roles for term in found[at + 1 :])
    return [(found[at + 1 :], ends), (found[:at], "")] if done else [(found, ends)]
