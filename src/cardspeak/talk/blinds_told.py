"""Blinds that are spoken of as of the table and not as of players: `big blind is 100`, `small blind is dead`."""

import re
from collections.abc import Sequence

from cardspeak.talk.letters import folded
from cardspeak.talk.model import NO_PARTS, Term
from cardspeak.talk.positions import UNNAMED

BIG, DEAD = "big-blind", "dead-small-blind"
IS = frozenset({"is", "was", "=", "je", "bol", "este"})
_DEAD = re.compile(r"dead|мертв\w*|м[её]ртв\w*|mrtv\w*")
_NONE = re.compile(r"no|without|missing|нет|нету|без|отсутств\w*|нема\w*|відсутн\w*|niet|nieto|bez|chyba|ziadny")
"""Words that say that there is none, where the clause tells nothing else."""
_HAND = re.compile(r"cards?|карт\w*|рук[аиуо]\w*|kart\w*|ruk[auy]\w*|folds?|stack\w*|стек\w*")
_BLIND = re.compile(r"blinde?|блайнд\w{0,2}|бл[аэ]йнд")
_OTHER = re.compile(r"missed|dead|small|dlh\w*|mrtv\w*|maly\w*|пропущ\w*|мертв\w*|мал\w*|ante|анте|straddle|стреддл\w*")
"""Words by which a blind is none of the usual big ones."""
BEFORE = re.compile(r"before|до|перед|pred|without|без|bez")
"""Words between the pot and its size, and what it was before: `in the pot before the bet 6200`."""
POSTING = ("post", "put", "call")


def with_blinds(found: tuple[Term, ...]) -> tuple[Term, ...]:
    """Return terms in which a clause on the size of the big blind, or on a dead small blind, is of the table."""
    out: list[Term] = []
    clause: list[Term] = []
    for term in (*found, None):
        if term is None or term.kind == "break":
            out += _clause(clause, any(each.value == DEAD for each in out))
            out += [term] if term is not None else []
            clause = []
        else:
            clause.append(term)
    return tuple(out)


def _clause(found: list[Term], dead: bool) -> list[Term]:
    """Return a clause; where the small blind is `dead`, what the big blind puts in next is the blind."""
    blinds = [at for at, term in enumerate(found) if term.kind == "seat" and term.value in ("SB", "BB")]
    if not blinds:
        return _of_one_blind(found)
    if len(blinds) != 1 or found[blinds[0]].owns:
        return found
    seat = found[blinds[0]]
    if seat.value == "BB":
        after = [term for term in found if term.kind != "filler" and term is not seat]
        posts = dead and bool(after) and after[0].roles.get("act") in (*POSTING, "bet")
        sized = len(after) == 2 and (posts or folded(after[0].text) in IS) and after[1].kind == "number"
        if sized and found.index(after[0]) > blinds[0]:
            return [_of_table(seat, BIG), after[1]]
    elif _is_dead([term for term in found if term is not seat]):
        whole = seat._replace(start=found[0].start, end=found[-1].end)
        return [_of_table(whole, DEAD)]
    return found


def _of_one_blind(found: list[Term]) -> list[Term]:
    """Return a clause in which the only amount is that of a blind, which is the big one: `his 400 blind is posted`."""
    numbers = [at for at, term in enumerate(found) if term.kind in ("number", "fraction", "chips", "size")]
    named = [at for at, term in enumerate(found) if _BLIND.fullmatch(folded(term.text))]
    if len(numbers) != 1 or len(named) != 1 or found[numbers[0]].kind != "number":
        return found
    first, last = sorted((*numbers, *named))
    between = found[first + 1 : last]
    if any(term.kind != "filler" and not term.parts & {"of", "for"} for term in between) or any(
        _OTHER.fullmatch(folded(term.text)) for term in found
    ):
        return found
    number, low, high = found[numbers[0]], found[first], found[last]
    sized = number._replace(start=high.start, end=high.end)
    named_term = _of_table(low._replace(kind="table"), BIG)
    return [*found[:first], named_term, sized, *found[last + 1 :]]


def _is_dead(beside: Sequence[Term]) -> bool:
    low = [folded(term.text) for term in beside]
    words = [word for text in low for word in text.split()]
    acts = [term for term in beside if "act" in term.roles and term.roles["act"] not in POSTING]
    others = any(term.kind == "number" or (term.kind == "seat" and term.value not in UNNAMED) for term in beside)
    if acts or others or any(_HAND.fullmatch(word) for word in words):
        return False
    if any(_DEAD.fullmatch(word) for word in words):
        return True
    return any(_NONE.fullmatch(word) for word in words) and not any("act" in term.roles for term in beside)


def _of_table(term: Term, role: str) -> Term:
    return term._replace(kind="table", value=role, roles={"table": role}, parts=NO_PARTS)
