"""What kinds of acts and mishaps a story tells, however it is worded: one turn of a player is told at once."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, TypeAlias, TypeGuard

from cardspeak.story import statements as s
from cardspeak.story.statements import Put, Statement

ASIDE = ("fold", "check")  # what may be done beside what is asked about
Kinds: TypeAlias = frozenset[tuple[object, ...]]
_PLAIN = re.compile(
    r"(?:i |я )?(call|колл?|fold|пас|фолд|check|чек|pot|пот|all[ -]?in|олл?[ -]?[иі]н"
    r"|raise(?: to)? (\d+)|рейз (\d+)|bet (\d+))[.!]?",
    re.IGNORECASE,
)
_OWED = re.compile(r"(?:i |я )?(raise|bet|pot|re-?raise|рейз|ререйз|бет|ставка|пот)[.!]?", re.IGNORECASE)  # an amount
MOTIONS = 2  # or more: chips put out piece by piece
_VERBS = {"call": "call", "fold": "fold", "check": "check", "pot": "raise_pot", "bet": "bet", "raise": "raise_to"}
_VERBS |= {"кол": "call", "колл": "call", "пас": "fold", "фолд": "fold"}
_VERBS |= {"чек": "check", "пот": "raise_pot", "рейз": "raise_to"}
_WORDS = {"call": "call", "fold": "fold", "check": "check", "bet": "bet", "raise_to": "raise to", "all_in": "all-in"}
_ALIKE = {"raise_to": "bet", "raise_by": "bet", "bet_pot": "raise_pot"}  # a bet after the flop is a raise before it


def kinds_of(story: Sequence[Statement]) -> Kinds:
    """Return what kinds of acts and mishaps a story tells; checks and folds only where nothing else is told."""
    every = frozenset(kind_of(each) for each in _joined(story))
    return frozenset(kind for kind in every if not is_aside(kind)) or every


def plain(story: Sequence[Statement], like: Sequence[Statement]) -> tuple[Statement, ...]:
    """Return a story in which words that are a plain act are that act, but as many words as the other one has."""
    story = _joined(story, sum(isinstance(each, s.Says) for each in like))
    acts = [at for at, each in enumerate(story) if isinstance(each, s.Says) and not isinstance(as_act(each), s.Says)]
    said = sum(isinstance(each, s.Says) for each in story) - len(acts)
    more = max(sum(isinstance(each, s.Says) for each in like) - said, 0)
    words = acts[max(len(acts) - more, 0) :]
    return tuple(each if at in words else as_act(each) for at, each in enumerate(story))


def _joined(story: Sequence[Statement], apart: int = 1) -> tuple[Statement, ...]:
    """Return a story in which motions of one player after each other are told at once; so are words, of more sayings
    than `apart`, and an act after words that were none is told as words too.
    """
    found: list[Statement] = []
    sayings = sum(isinstance(each, s.Says) for each in story)
    sayings += sum(_acts_on(each, before) for before, each in pairwise(story))
    for each in story:
        before = found[-1] if found else None
        if before is not None and _acts_on(each, before):
            each = s.Says(each.seat, _in_words(each))
        if isinstance(each, s.PutsOut) and isinstance(before, s.PutsOut) and each.seat == before.seat:
            chips = (*_chips(before.put), *_chips(each.put))
            found[-1] = s.PutsOut(each.seat, Put(before.put.amount + each.put.amount, chips), MOTIONS, each.words)
        elif isinstance(each, s.PutsOut) and isinstance(before, s.Says) and _of_one(before, each):
            found[-1] = before._replace(put=each.put, motions=each.motions)
        elif isinstance(each, s.PutsOut) and _adds_to(before, each) and before.put is not None:
            chips = (*_chips(before.put), *_chips(each.put))
            found[-1] = before._replace(put=Put(before.put.amount + each.put.amount, chips), motions=MOTIONS)
        elif isinstance(each, s.Says) and isinstance(before, s.PutsOut) and _of_one(before, each):
            found[-1] = before._replace(words=each.words)
        elif isinstance(each, s.Says) and sayings > apart and _goes_on(before, each):
            sayings -= 1
            found[-1] = each._replace(words=f"{before.words} {each.words}")
        else:
            found.append(_in_motions(each))
    return tuple(found)


def _in_motions(said: Statement) -> Statement:
    if isinstance(said, s.Says | s.PutsOut) and said.motions > MOTIONS:
        return said._replace(motions=MOTIONS)
    return said


def _of_one(before: s.Says | s.PutsOut, then: s.Says | s.PutsOut) -> bool:
    """Say whether words and chips after each other are one turn of a player: the one has what the other lacks."""
    words, put = (before, then) if isinstance(before, s.Says) else (then, before)
    return before.seat == then.seat and words.put is None and isinstance(put, s.PutsOut) and not put.words


def _adds_to(before: Statement | None, then: s.PutsOut) -> TypeGuard[s.Says]:
    """Say whether chips are more of those that the same player put out with words before."""
    return isinstance(before, s.Says) and before.put is not None and before.seat == then.seat and not then.words


def _acts_on(acts: Statement, before: Statement) -> TypeGuard[s.Acts]:
    """Say whether a player acts after words of their own that were no act, and owe one."""
    if not isinstance(acts, s.Acts) or not isinstance(before, s.Says) or before.put is not None:
        return False
    return before.seat == acts.seat and acts.verb in _WORDS and isinstance(as_act(before), s.Says)


def _in_words(acts: s.Acts) -> str:
    return f"{_WORDS[acts.verb]} {acts.amount or ''}".strip()


def _goes_on(before: Statement | None, said: s.Says) -> TypeGuard[s.Says]:
    """Say whether words go on from others of the same player, which were no act of their own."""
    if not isinstance(before, s.Says) or before.seat != said.seat or before.put is not None or said.put is not None:
        return False
    return isinstance(as_act(before), s.Says) and not _OWED.fullmatch(before.words.strip())


def _chips(put: Put) -> tuple[tuple[int, Any], ...]:
    return put.chips or ((1, put.amount),)


def as_act(said: Statement) -> Statement:
    if not isinstance(said, s.Says) or said.put is not None:
        return said
    words = _PLAIN.fullmatch(said.words.strip())
    if words is None:
        return said
    amount = words[2] or words[3] or words[4]
    verb = _VERBS.get(re.split(r"[\W\d]", words[1].lower())[0], "all_in")
    return s.Acts(said.seat, verb, int(amount) if amount else None)


def is_aside(kind: tuple[object, ...]) -> bool:
    return kind[0] == "Reached" or (kind[0] == "Acts" and kind[1] in ASIDE)


def kind_of(said: Statement) -> tuple[object, ...]:
    """Return what a statement tells, whoever did it and with how much."""
    if isinstance(said, s.Acts | s.Sized | s.Around):
        return "Acts", _ALIKE.get(said.verb, said.verb)
    if isinstance(said, s.PutsOut):
        return "PutsOut", bool(said.words)
    if isinstance(said, s.Says):
        return "Says", said.put is not None
    told = said._asdict()
    return type(said).__name__, told.get("what"), told.get("verb")
