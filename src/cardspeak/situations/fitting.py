"""What a story that was told says of the places of a situation, and whether both tell the same kinds of things."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

from cardspeak.cards.card import cards_text, parse_cards
from cardspeak.errors import Unreadable
from cardspeak.situations.kinds import Kinds, as_act, is_aside, kind_of, kinds_of, plain
from cardspeak.situations.model import CHOICES, OF_STREETS, PLACE, STREETS, Situation, Values, is_seat, names_player
from cardspeak.situations.set_up import THE_REST_FOLDS, filled_line, street_of
from cardspeak.story import statements as s
from cardspeak.story.parser import parse_story, parts
from cardspeak.story.statements import Put, Statement

FIRST = 900_001  # amounts that nobody bets stand for places
ACTS = (s.Acts, s.Sized, s.Around, s.Says, s.PutsOut, s.Gestures, s.Dealt, s.Reached)
EARLY = ("SB", "BB", "UTG")  # as they sit from the button on
BEFORE_ANYTHING = frozenset({("Dealt", None, None), ("Acts", "post"), ("Room", "next_hand", None)})


def kinds_told(situation: Situation) -> Kinds:
    """Return what kinds of acts and mishaps a situation tells."""
    return kinds_of(marked(situation, dict(situation.places))[0])


def tells_alike(situation: Situation, story: Sequence[Statement]) -> bool:
    """Say whether a situation tells the same kinds of acts and mishaps as a story.

    Of a story that ends in a mishap it may leave out what was done before that, of any story what was done on the
    streets before. Where nothing was done yet, it tells no more than blinds and cards.
    """
    mine = marked(situation, dict(situation.places))[0]
    return any(_alike(mine, plain(rest, mine)) for rest, _ in _streets(story, {}))


def _alike(mine: Sequence[Statement], theirs: Sequence[Statement]) -> bool:
    told, asked = kinds_of(mine), kinds_of(theirs)
    if not theirs:
        return told <= BEFORE_ANYTHING
    if isinstance(theirs[-1], s.Mishap):
        return told <= asked and all(kind in told or kind[0] == "Acts" for kind in asked)
    return told == asked


def fitted(situation: Situation, story: Sequence[Statement], given: Mapping[str, Any]) -> dict[str, int | str] | None:
    """Return the values of the places that a story has, told about the set-up of a case; none where it does not fit.

    Places of which the story says nothing are left out.
    """
    for rest, around in _streets(story, given):
        found = _fitted(situation, rest or _dealt(around), around)
        if found is not None:
            return found
    return None


def _fitted(situation: Situation, story: Sequence[Statement], given: Mapping[str, Any]) -> dict[str, int | str] | None:
    choices = [(place, CHOICES[place]) for place in situation.places if place in CHOICES]
    at = given.get("spot", {}).get("street", "preflop")
    for chosen in product(*(options for _, options in choices)):
        values = dict(zip((place for place, _ in choices), chosen, strict=True))
        if {"street", "later", "next"} & values.keys() and street_of(situation, values) != at:
            continue
        found = _aligned(situation, story, values)
        if found is not None:
            found |= values if story else {place: value for place, value in values.items() if place in OF_STREETS}
            found |= _in_position(situation, found, given)
            found = _stacked({**found, **_of_set_up(situation, found, given)}, situation, given)
            return _seated(found, situation, given, folded_in(story))
    return None


def _streets(
    story: Sequence[Statement], given: Mapping[str, Any]
) -> Iterator[tuple[Sequence[Statement], Mapping[str, Any]]]:
    """Yield a story, and its end on each later street that it comes to, with what then stands around it."""
    yield story, given
    spot = dict(given.get("spot", {}))
    board = str(spot.get("board", "")).split()
    for at, each in enumerate(story):
        if isinstance(each, s.Dealt) and not each.seat:
            board += cards_text(each.cards, " ").split()
        elif not isinstance(each, s.Reached):
            continue
        if each.street in STREETS:
            out = " ".join((*str(spot.get("out", "")).split(), *folded_in(story[:at])))
            lies = {"street": each.street, "out": out, **({"board": " ".join(board)} if board else {})}
            yield story[at + 1 :], {**given, "spot": lies}


def folded_in(story: Sequence[Statement]) -> tuple[str, ...]:
    """Return who folds in a story."""
    return tuple(each.seat for each in story if isinstance(each, s.Acts) and each.verb == "fold")


def _dealt(given: Mapping[str, Any]) -> tuple[Statement, ...]:
    """Return the open cards of a set-up as if they were dealt: all that is told where nothing was done yet."""
    return tuple(s.Dealt("", parse_cards(str(cards)), seat) for seat, cards in dict(given.get("up", {})).items())


def marked(situation: Situation, values: Values) -> tuple[tuple[Statement, ...], dict[object, str]]:
    """Return the story of a situation with a mark in each place, and which place each mark stands for."""
    marks: dict[object, str] = {}
    filled: dict[str, int | str] = {}
    for number, (place, first) in enumerate(situation.places.items()):
        if place in CHOICES:
            filled[place] = values.get(place, first)
            continue
        mark = FIRST + number
        if is_seat(place) or names_player(place):
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
    return tuple(map(as_act, _read("; ".join(lines)))), marks


@lru_cache(maxsize=4096)
def _read(story: str) -> tuple[Statement, ...]:
    return parse_story(story)


def _aligned(situation: Situation, story: Sequence[Statement], values: Values) -> dict[str, int | str] | None:
    mine, marks = marked(situation, values)
    theirs = plain(story, mine)
    found: dict[str, int | str] = {}
    left = set(range(len(theirs)))
    taken: dict[int, int] = {}
    for at in _in_weight(mine):
        each = mine[at]
        alike = [other for other in sorted(left) if kind_of(theirs[other]) == kind_of(each)]
        if is_aside(kind_of(each)):
            alike = _nearest(at, alike, taken)
        if isinstance(each, s.Around) and len(alike) > 1:  # each of them is told
            left -= {*alike}
            continue
        caught = ((other, dict(_caught(each, theirs[other], marks))) for other in alike)
        fits = next(((other, places) for other, places in caught if _agree(found, places)), None)
        if fits is None:
            if is_aside(kind_of(each)) or not story:
                continue
            return None
        taken[at] = fits[0]
        left.remove(fits[0])
        found |= {place: value for place, value in fits[1].items() if value is not None}
    if any(not is_aside(kind_of(theirs[other])) for other in left) and not isinstance(theirs[-1], s.Mishap):
        return None  # more was done than the situation tells
    return found


def _in_weight(mine: Sequence[Statement]) -> list[int]:
    """Return the numbers of statements: first of what decides, then of checks and folds, the last of these first."""
    asides = [at for at, each in enumerate(mine) if is_aside(kind_of(each))]
    return [*(at for at in range(len(mine)) if at not in asides), *reversed(asides)]


def _nearest(at: int, alike: Sequence[int], taken: Mapping[int, int]) -> list[int]:
    """Return what may be a check or fold, first the last that stands between those that its neighbours are."""
    after = max((other for mine, other in taken.items() if mine < at), default=-1)
    before = min((other for mine, other in taken.items() if mine > at), default=FIRST)
    between = [other for other in alike if after < other < before]
    return [*reversed(between), *(other for other in alike if other not in between)] if between else list(alike)


def partly_fitted(situation: Situation, story: Sequence[Statement]) -> dict[str, int | str]:
    """Return what a story has in the places of what it tells as a situation does, where it tells more besides.

    Only what is told once in each is compared: who calls the clock on whom, whose card was exposed; no acts.
    """
    mine, marks = marked(situation, dict(situation.places))
    found: dict[str, int | str] = {}
    for each in mine:
        alike = [[said for said in told if kind_of(said) == kind_of(each)] for told in (mine, story)]
        if isinstance(each, ACTS) or list(map(len, alike)) != [1, 1]:
            continue
        caught = {place: value for place, value in _caught(each, alike[1][0], marks) if place}
        if all(value is not None for value in caught.values()) and _agree(found, caught):
            found |= {place: value for place, value in caught.items() if value is not None}
    return found


def _agree(found: Mapping[str, int | str], places: Mapping[str, int | str | None]) -> bool:
    """Say whether nothing differs beside the places, none has two values, and no player stands in two."""
    if any(value is None or found.get(place, value) != value for place, value in places.items()):
        return False
    seated = {place: value for place, value in {**found, **places}.items() if is_seat(place)}
    return len(set(seated.values())) == len(seated)


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
    elif type(mine) is type(other) is tuple and mine and isinstance(mine[0], str):  # several players
        yield from ((marks.get(one, ""), name) for one, name in zip(mine, other, strict=False))
    elif isinstance(mine, Put) and isinstance(other, Put):
        if mine.chips and len(mine.chips) != len(other.chips):
            yield "", None
        for (count, chip), (others, worth) in zip(mine.chips, other.chips, strict=False):
            yield from _caught(count, others, marks)
            yield from _caught(chip, worth, marks)
        if not mine.chips:  # an amount, in whatever chips
            yield from _caught(mine.amount, other.amount, marks)
    elif isinstance(mine, s.Says) and isinstance(other, s.Says):
        yield from _caught(mine.seat, other.seat, marks)
        yield from _caught(mine.words, other.words, marks)
        if (mine.put is None) != (other.put is None) or mine.motions != other.motions:
            yield "", None
        else:
            yield from _caught(mine.put, other.put, marks)
    elif isinstance(other, s.Around) or isinstance(mine, s.Around):
        yield from _caught(mine.seat, other.seat, marks) if type(mine) is type(other) else ()
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
    told = dict(_looked_up(dict(situation.set_up), given, found))
    around = str(told.get("seats", "")).replace(",", " ").split()
    button = given.get("table", {}).get("button")
    if button in around and "button" not in situation.set_up.get("table", {}):
        last = around.index(button) + 1
        told["seats"] = " ".join((*around[last:], *around[:last]))  # of seats the last one has the button
    return told


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


def _in_position(situation: Situation, found: Values, given: Mapping[str, Any]) -> dict[str, int | str]:
    """Return the players in the blinds, and first to act, of whom the story says nothing, by where they sit."""
    table = given.get("table", {})
    around = str(table.get("seats", "")).replace(",", " ").split()
    if situation.at != "preflop" or len(around) < len(situation.seats):
        return {}
    if table.get("button") in around and len(around) > 2:
        last = around.index(table["button"]) + 1
        around = [*around[last:], *around[:last]]
    by_rank = dict(zip(EARLY, around, strict=False))
    free = {place: str(situation.places[place]) for place in situation.seats if place not in found}
    return {
        place: by_rank[rank] for place, rank in free.items() if rank in by_rank and by_rank[rank] not in found.values()
    }


def _stacked(found: dict[str, int | str], situation: Situation, given: Mapping[str, Any]) -> dict[str, int | str]:
    """Return values in which an all-in of which no amount was told is that of the stack."""
    stacks = given.get("stacks", given.get("table", {}).get("stacks", {}))
    for line in parts(situation.play):
        all_in = re.fullmatch(r"\{(\w)\} is all in for \{(\w+)\}", line)
        if all_in and all_in[2] not in found and isinstance(stacks, dict) and found.get(all_in[1]) in stacks:
            found[all_in[2]] = stacks[found[all_in[1]]]
    return found


def _seated(
    found: dict[str, int | str], situation: Situation, given: Mapping[str, Any], folded: Sequence[str]
) -> dict[str, int | str]:
    """Return values in which players of whom nothing was told are those behind the others who have not folded."""
    around = str(given.get("table", {}).get("seats", "")).replace("-", " ").split()
    out = (*str(given.get("spot", {}).get("out", "")).split(), *folded)
    taken = [str(found[place]) for place in situation.seats if place in found]
    last = around.index(taken[-1]) if taken and taken[-1] in around else -1
    behind = [name for name in (*around[last + 1 :], *around[: last + 1]) if name not in (*taken, *out)]
    free = iter((*behind, *(name for name in "XYZVWU" if name not in (*taken, *behind))))
    for place in situation.seats:
        if place not in found and (behind or str(situation.places[place]) in taken):
            found[place] = next(free)
    return found
