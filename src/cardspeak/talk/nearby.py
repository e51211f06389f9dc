"""Words for a player that say nothing beside a name or position: `player A`, `guy on the button`, `first after BB`."""

from itertools import zip_longest

from cardspeak.talk.letters import folded
from cardspeak.talk.model import NO_ROLES, Term
from cardspeak.talk.positions import RANKS, UNNAMED
from cardspeak.talk.positions import after as behind

SHORT = 2  # letters of a position that is only a position


def with_names(found: tuple[Term, ...]) -> tuple[Term, ...]:
    """Return terms in which a word as "player" says nothing before a name, nor before "on" or "after" a position."""
    out = list(found)
    for at, (term, after) in enumerate(zip_longest(found, found[1:])):
        if term.kind != "seat" or after is None:
            continue
        if ("chip" in after.parts or after.kind == "chips") and _is_a_size(term):
            out[at] = _told_nothing(term)
        if term.value in RANKS and _is_after(after) and _sits(found[at + 2 : at + 3]):
            out[at] = term._replace(value=behind(str(found[at + 2].value), ()))  # the first after the big blind
            out[at + 1 : at + 3] = [_told_nothing(after), _told_nothing(found[at + 2])]
        if term.value not in UNNAMED:
            continue
        if after.kind == "seat" and not after.roles.get("act"):
            out[at] = _told_nothing(term)
        elif term.value == "Someone" and after.parts & {"on", "from"} and _sits(found[at + 2 : at + 3]):
            out[at : at + 2] = [_told_nothing(term), _told_nothing(after)]
        elif term.value == "Someone" and "after" in after.parts and _sits(found[at + 2 : at + 3]):
            out[at : at + 2] = [_told_nothing(term), _told_nothing(after)]
            out[at + 2] = found[at + 2]._replace(value=behind(str(found[at + 2].value), ()))
    return tuple(out)


def _is_after(term: Term) -> bool:
    return "after" in term.parts or folded(term.text) in ("po", "za")


def _is_a_size(term: Term) -> bool:
    """Say whether a word for a blind may be how big something is: Slovak "veľký žetón" is a big chip."""
    return term.value in ("SB", "BB") and term.text.islower() and len(term.text) > SHORT


def _told_nothing(term: Term) -> Term:
    return term._replace(kind="filler", roles=NO_ROLES, parts=frozenset({"filler"}))


def _sits(found: tuple[Term, ...]) -> bool:
    return any(term.kind == "seat" and term.value in RANKS for term in found)
