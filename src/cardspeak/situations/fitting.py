"""What a story that was told says of the places of a situation, and whether both tell the same kinds of things."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, TypeAlias, TypeGuard

from cardspeak.cards.card import cards_text, parse_cards
from cardspeak.errors import Unreadable
from cardspeak.situations.model import CHOICES, PLACE, Situation, Values, is_seat
from cardspeak.situations.set_up import THE_REST_FOLDS, filled_line, street_of
from cardspeak.story import statements as s
from cardspeak.story.parser import parse_story, parts
from cardspeak.story.statements import Put, Statement

ASIDE = ("fold", "check")  # what may be done beside what is asked about
Kinds: TypeAlias = frozenset[tuple[object, ...]]
FIRST = 900_001  # amounts that nobody bets stand for places
_PLAIN = re.compile(
    r"(?:i |я )?(call|колл?|fold|пас|фолд|check|чек|pot|пот|all[ -]?in|олл?[ -]?[иі]н"
    r"|raise(?: to)? (\d+)|рейз (\d+)|bet (\d+))[.!]?",
    re.IGNORECASE,
)
_VERBS = {"call": "call", "fold": "fold", "check": "check", "pot": "raise_pot", "bet": "bet", "raise": "raise_to"}
_VERBS |= {"кол": "call", "колл": "call", "пас": "fold", "фолд": "fold"}
_VERBS |= {"чек": "check", "пот": "raise_pot", "рейз": "raise_to"}
_ALIKE = {"raise_to": "bet", "raise_by": "bet", "bet_pot": "raise_pot"}  # a bet after the flop is a raise before it


def kinds_of(story: Sequence[Statement]) -> Kinds:
    """Return what kinds of acts and mishaps a story tells; checks and folds only where nothing else is told."""
    every = frozenset(_kind(each) for each in _joined(story))
    return frozenset(kind for kind in every if not _is_aside(kind)) or every


def kinds_told(situation: Situation) -> Kinds:
    """Return what kinds of acts and mishaps a situation tells."""
    return kinds_of(marked(situation, dict(situation.places))[0])


def tells_alike(situation: Situation, story: Sequence[Statement]) -> bool:
    """Say whether a situation tells the same kinds of acts and mishaps as a story.

    Of a story that ends in a mishap it may leave out what was done before that.
    """
    mine = marked(situation, dict(situation.places))[0]
    theirs = _plain(story, mine)
    told, asked = kinds_of(mine), kinds_of(theirs)
    if theirs and isinstance(theirs[-1], s.Mishap):
        return told <= asked and all(kind in told or kind[0] == "Acts" for kind in asked)
    return told == asked


def fitted(situation: Situation, story: Sequence[Statement], given: Mapping[str, Any]) -> dict[str, int | str] | None:
    """Return the values of the places that a story has, told about the set-up of a case; none where it does not fit.

    Places of which the story says nothing are left out.
    """
    choices = [(place, CHOICES[place]) for place in situation.places if place in CHOICES]
    at = given.get("spot", {}).get("street", "preflop")
    for chosen in product(*(options for _, options in choices)):
        values = dict(zip((place for place, _ in choices), chosen, strict=True))
        if {"street", "later", "next"} & values.keys() and street_of(situation, values) != at:
            continue
        found = _aligned(situation, story, values)
        if found is not None:
            found |= values
            return _seated(
                _stacked({**found, **_of_set_up(situation, found, given)}, situation, given), situation, given
            )
    return None


def marked(situation: Situation, values: Values) -> tuple[tuple[Statement, ...], dict[object, str]]:
    """Return the story of a situation with a mark in each place, and which place each mark stands for."""
    marks: dict[object, str] = {}
    filled: dict[str, int | str] = {}
    for number, (place, first) in enumerate(situation.places.items()):
        if place in CHOICES:
            filled[place] = values.get(place, first)
            continue
        mark = FIRST + number
        if is_seat(place):
            filled[place] = f"Q{mark}"
            marks[f"Q{mark}"] = place
        elif isinstance(first, int):
            filled[place] = mark
            marks[mark] = place
        elif place.startswith("chips"):
            filled[place] = f"1x{mark}"
            marks[Put(mark, ((1, mark),))] = place
        elif place.startswith("words"):
            filled[place] = f"words {mark}"
            marks[f"words {mark}"] = place
        else:
            filled[place] = first
            if (cards := _cards(str(first))) is not None:
                marks[cards] = place
    street = street_of(situation, {**situation.places, **filled})
    lines = [filled_line(line, filled, street) for line in parts(situation.play) if line != THE_REST_FOLDS]
    return tuple(map(_as_act, _read("; ".join(lines)))), marks


@lru_cache(maxsize=4096)
def _read(story: str) -> tuple[Statement, ...]:
    return parse_story(story)


def _aligned(situation: Situation, story: Sequence[Statement], values: Values) -> dict[str, int | str] | None:
    mine, marks = marked(situation, values)
    left = list(_plain(story, mine))
    found: dict[str, int | str] = {}
    for each in mine:
        other = next((said for said in left if _kind(said) == _kind(each)), None)
        if other is None:
            if _is_aside(_kind(each)):
                continue
            return None
        left.remove(other)
        caught = dict(_caught(each, other, marks))
        if None in caught.values() or any(found.get(place, value) != value for place, value in caught.items()):
            return None
        found |= {place: value for place, value in caught.items() if value is not None}
    if any(not _is_aside(_kind(each)) for each in left) and not isinstance(story[-1], s.Mishap):
        return None  # more was done than the situation tells
    return found


def _caught(mine: Any, other: Any, marks: Mapping[object, str]) -> Iterator[tuple[str, int | str | None]]:
    """Yield what stands in each place; None where what stands beside the places differs."""
    if isinstance(mine, Put) and mine in marks:
        yield marks[mine], _put(other) if isinstance(other, Put) else None
    elif isinstance(mine, tuple) and mine in marks and not hasattr(mine, "_fields"):
        if other:
            yield marks[mine], cards_text(other)
    elif isinstance(mine, str | int) and mine in marks:
        if other not in (None, ""):
            yield marks[mine], other if isinstance(other, str | int) else str(other)
    elif isinstance(mine, Put) and isinstance(other, Put):
        if len(mine.chips) != len(other.chips):
            yield "", None
        for (count, chip), (others, worth) in zip(mine.chips, other.chips, strict=False):
            yield from _caught(count, others, marks)
            yield from _caught(chip, worth, marks)
        if not mine.chips:
            yield from _caught(mine.amount, other.amount, marks)
    elif isinstance(mine, s.Says) and isinstance(other, s.Says):
        yield from _caught(mine.seat, other.seat, marks)
        yield from _caught(mine.words, other.words, marks)
        if (mine.put is None) != (other.put is None) or mine.motions != other.motions:
            yield "", None
        else:
            yield from _caught(mine.put, other.put, marks)
    elif isinstance(other, s.Around):
        return
    elif hasattr(mine, "_fields") and type(mine) is type(other):
        for field in mine._fields:
            if field not in ("verb", "what", "how"):
                yield from _caught(getattr(mine, field), getattr(other, field), marks)
    elif mine != other and other not in (None, "", ()) and mine not in (None, "", ()):
        yield "", None


def _cards(text: str) -> tuple[int, ...] | None:
    try:
        return parse_cards(text)
    except Unreadable:
        return None


def _put(put: Put) -> str:
    return "+".join(f"{count}x{worth}" for count, worth in put.chips) or str(put.amount)


def _of_set_up(situation: Situation, found: Values, given: Mapping[str, Any]) -> dict[str, int | str]:
    """Return what the set-up of a case has in the places of that of a situation."""
    return dict(_looked_up(dict(situation.set_up), given, found))


def _looked_up(template: Any, given: Any, found: Values) -> Iterator[tuple[str, int | str]]:
    if isinstance(template, Mapping) and isinstance(given, Mapping):
        for key, each in template.items():
            name = PLACE.sub(lambda place: str(found.get(place[1], place[1])), key)
            if name in given:
                yield from _looked_up(each, given[name], found)
    elif isinstance(template, list) and isinstance(given, list):
        for one, other in zip(template, given, strict=False):
            yield from _looked_up(one, other, found)
    elif isinstance(template, str) and isinstance(given, str | int) and (alone := PLACE.fullmatch(template)):
        yield alone[1], given


def _stacked(found: dict[str, int | str], situation: Situation, given: Mapping[str, Any]) -> dict[str, int | str]:
    """Return values in which an all-in of which no amount was told is that of the stack."""
    stacks = given.get("stacks", {})
    for line in parts(situation.play):
        all_in = re.fullmatch(r"\{(\w)\} is all in for \{(\w+)\}", line)
        if all_in and all_in[2] not in found and isinstance(stacks, dict) and found.get(all_in[1]) in stacks:
            found[all_in[2]] = stacks[found[all_in[1]]]
    return found


def _seated(found: dict[str, int | str], situation: Situation, given: Mapping[str, Any]) -> dict[str, int | str]:
    """Return values in which players of whom nothing was told are those who sit behind the others."""
    around = str(given.get("table", {}).get("seats", "")).replace("-", " ").split()
    out = str(given.get("spot", {}).get("out", "")).split()
    taken = [str(found[place]) for place in situation.seats if place in found]
    last = around.index(taken[-1]) if taken and taken[-1] in around else -1
    behind = [name for name in (*around[last + 1 :], *around[: last + 1]) if name not in (*taken, *out)]
    free = iter((*behind, *(name for name in "XYZVWU" if name not in (*taken, *behind))))
    for place in situation.seats:
        if place not in found and (behind or str(situation.places[place]) in taken):
            found[place] = next(free)
    return found


def _plain(story: Sequence[Statement], like: Sequence[Statement]) -> tuple[Statement, ...]:
    """Return a story in which words that are a plain act are that act, but as many words as the other one has."""
    story = _joined(story)
    said = [at for at, each in enumerate(story) if isinstance(each, s.Says)]
    kept = sum(isinstance(each, s.Says) for each in like)
    words = said[len(said) - kept :] if kept else []
    return tuple(each if at in words else _as_act(each) for at, each in enumerate(story))


def _joined(story: Sequence[Statement]) -> tuple[Statement, ...]:
    """Return a story in which motions, or words, of one player after each other are told at once."""
    found: list[Statement] = []
    for each in story:
        before = found[-1] if found else None
        if isinstance(each, s.PutsOut) and isinstance(before, s.PutsOut) and each.seat == before.seat:
            chips = (*_chips(before.put), *_chips(each.put))
            found[-1] = s.PutsOut(each.seat, Put(before.put.amount + each.put.amount, chips), before.motions + 1)
        elif isinstance(each, s.Says) and _goes_on(before, each):
            found[-1] = each._replace(words=f"{before.words} {each.words}")
        else:
            found.append(each)
    return tuple(found)


def _goes_on(before: Statement | None, said: s.Says) -> TypeGuard[s.Says]:
    """Say whether words go on from others of the same player, which were no act of their own."""
    same = isinstance(before, s.Says) and before.seat == said.seat and before.put is None
    return same and before is not None and isinstance(_as_act(before), s.Says)


def _chips(put: Put) -> tuple[tuple[int, Any], ...]:
    return put.chips or ((1, put.amount),)


def _as_act(said: Statement) -> Statement:
    if not isinstance(said, s.Says) or said.put is not None:
        return said
    words = _PLAIN.fullmatch(said.words.strip())
    if words is None:
        return said
    amount = words[2] or words[3] or words[4]
    verb = _VERBS.get(re.split(r"[\W\d]", words[1].lower())[0], "all_in")
    return s.Acts(said.seat, verb, int(amount) if amount else None)


def _is_aside(kind: tuple[object, ...]) -> bool:
    return kind[0] == "Reached" or (kind[0] == "Acts" and kind[1] in ASIDE)


def _kind(said: Statement) -> tuple[object, ...]:
    """Return what a statement tells, whoever did it and with how much."""
    if isinstance(said, s.Acts | s.Sized | s.Around):
        return "Acts", _ALIKE.get(said.verb, said.verb)
    told = said._asdict()
    return type(said).__name__, told.get("what"), told.get("verb")
