"""English acts that are told of whom they are done to: `the button got raised to 900 by the small blind`."""

from collections.abc import Sequence

from cardspeak.talk.letters import folded
from cardspeak.talk.model import NO_PARTS, NO_ROLES, Term
from cardspeak.talk.positions import UNNAMED

DONE = frozenset({"bet", "raise", "call", "check-raise", "least"})
"""Acts that are done to somebody; who *was all in* did it."""
_BE = frozenset("is was were been being be get gets got getting".split())
_FORMS = ("ed", "bet")
_NOTHING = frozenset({"filler"})


def with_doers(found: Sequence[Term], language: str) -> tuple[Term, ...]:
    """Return terms in which whoever acts stands before the act, where the text has them behind *by* or not at all."""
    out = list(found)
    for at in range(1, len(found) if language == "en" else 0):
        if not _is_passive(found[at - 1 : at + 1]):
            continue
        clause = at + 1 + next((to for to, term in enumerate(found[at + 1 :]) if term.kind == "break"), len(found))
        by = next((to for to in range(at + 1, min(clause, len(found))) if "by" in found[to].parts), 0)
        doer = next((to for to in range(by + 1, min(clause, len(found))) if found[to].kind == "seat"), 0) if by else 0
        whom = out[at - 2] if at > 1 and out[at - 2].kind == "seat" and not out[at - 2].owns else None
        if doer:
            value = str(found[doer].value)
            out[by], out[doer] = _nothing(out[by]), _nothing(out[doer])
        elif whom is not None:
            value = "Villain" if whom.value == "Hero" else UNNAMED[0]
        else:
            continue
        out[at - 1] = found[at - 1]._replace(
            kind="seat", value=value, owns=False, roles={"seat": value}, parts=NO_PARTS
        )
        if whom is not None:
            out[at - 2] = _nothing(whom)
    return tuple(out)


def _is_passive(pair: Sequence[Term]) -> bool:
    be, act = pair
    done = act.kind == "act" and act.roles.get("act") in DONE and folded(act.text).endswith(_FORMS)
    return done and be.kind in ("part", "word", "filler") and folded(be.text) in _BE


def _nothing(term: Term) -> Term:
    return term._replace(kind="filler", value="", owns=False, roles=NO_ROLES, parts=_NOTHING)
