"""Forms in which the teller is whom something is done to, as *me*: whoever acts beside them is somebody else."""

from collections.abc import Sequence

from cardspeak.talk.lexicon import is_only_named
from cardspeak.talk.model import NO_ROLES, Term

OBJECT = "object"
DONE = frozenset({"bet", "raise", "open", "all-in", "raise-all-in", "bet-all-in", "call", "least"})
"""Acts by which somebody puts chips in; a check or a fold only comes *to me*."""
NEAR = 2  # terms between an act and whom it is done to
AGAINST = frozenset({"facing", "on"})  # words before the teller, behind which also a noun is somebody's act
SUBJECT = {"seat": "Villain"}


def with_others(found: Sequence[Term], language: str) -> tuple[Term, ...]:
    """Return terms in which somebody acts where the teller only is whom it is done to: `they bet 200 into me`.

    `Мне поставили 1200` is somebody's bet; in `Вася мне поставил 1200` it is said whose.
    """
    out = list(found)
    for at, term in enumerate(found):
        if term.kind != "seat" or OBJECT not in term.parts:
            continue
        before = _clause(found[:at][::-1])
        after = _clause(found[at + 1 :])
        act = next((each for each in after if "act" in each.roles), None)
        if act is None and any(each.roles.get("act") in DONE for each in before[:NEAR]) and not _named(before):
            out[at] = term._replace(value="Villain", owns=False, roles=SUBJECT, parts=frozenset())
        if act is None or act.roles["act"] not in DONE or _acts(after, act) or act.roles.get("seat"):
            continue
        against = bool(before and before[0].parts & AGAINST)
        if _is_only_named(act.text, language) and not against:
            continue  # what the teller may do: `мне надо уравнять`
        done = after[0] is act and not _is_only_named(act.text, language)  # `mi dali bet`
        if term.owns and not done and not any(each.kind == "seat" for each in before):
            continue  # what is the teller's own
        if _named(before):
            out[at] = term._replace(kind="filler", value="", roles=NO_ROLES, parts=frozenset({"filler"}))
        else:
            out[at] = term._replace(value="Villain", owns=False, roles=SUBJECT, parts=frozenset())
            if against:
                out[at - 1] = found[at - 1]._replace(kind="filler", value="", parts=frozenset({"filler"}))
    return tuple(out)


def _is_only_named(act: str, language: str) -> bool:
    """Say whether an act is only named: in `mi dali bet` the verb says that it was done, and the noun what."""
    words = act.split()
    return is_only_named(act, language) and (len(words) == 1 or is_only_named(words[0], language))


def _clause(found: Sequence[Term]) -> list[Term]:
    ends = next((at for at, each in enumerate(found) if each.kind == "break"), len(found))
    return list(found[:ends])


def _named(before: Sequence[Term]) -> bool:
    """Say whether somebody stands there who acts."""
    return any(each.kind == "seat" and OBJECT not in each.parts for each in before)


def _acts(after: Sequence[Term], act: Term) -> bool:
    """Say whether somebody stands between the teller and an act."""
    return any(each.kind == "seat" for each in after[: after.index(act)])
