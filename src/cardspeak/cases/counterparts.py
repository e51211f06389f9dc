"""Who of a story that was heard stands for whom of the story that was meant, and an answer told with their names."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any

from cardspeak.situations.kinds import as_act, kind_of
from cardspeak.story.parser import parse_story
from cardspeak.story.statements import Statement
from cardspeak.talk.heard import heard
from cardspeak.talk.letters import cyrillic_seat, folded
from cardspeak.talk.lexicon import position_of
from cardspeak.talk.positions import places

WHO_PLAYS = ("live", "dealt_in")  # expectations that list players of the whole table


def answered(
    answer: Mapping[str, Any], means: Mapping[str, Any], typed: str, story: Sequence[Statement], seats: Sequence[str]
) -> dict[str, Any]:
    """Return the answer to what was meant, with the names that the story has which was heard.

    Where all those play of whom the text does not speak, all others of the story do, however many there are.
    """
    meant = str(means.get("table", {}).get("seats", "")).split()
    told = parse_story(str(means.get("play", "")))
    meant += [seat for seat in _acting(told) if seat not in meant and seat != "-"]  # who comes to the table
    names = counterparts(meant, told, typed, story, seats)
    expected: dict[str, Any] = _renamed(dict(answer), names)
    silent = [seat for seat in meant if seat not in (*_acting(told), *_spoken_of(typed))]
    known = {names[seat] for seat in meant if seat not in silent}
    others = [seat for seat in seats if seat not in known and seat not in _acting(story)]
    for key in WHO_PLAYS:
        play = str(answer.get(key, "")).split()
        if play and silent and set(silent) <= set(play):
            expected[key] = " ".join((*(names[seat] for seat in play if seat not in silent), *others))
    return expected


def counterparts(
    meant: Sequence[str], told: Sequence[Statement], typed: str, story: Sequence[Statement], seats: Sequence[str]
) -> dict[str, str]:
    """Return for each seat that was meant the seat that the story has for it.

    By name, or by who does the same, or by the position where the text has it, or by who acts in its place, or by any
    position; a letter is a name only where the text has it. Who is left is the next behind those who act, first of
    those of whom the text does not speak, then of all: *I* may be the C of what was meant.
    """
    names: dict[str, str] = {}
    spoken = _spoken_of(typed)

    def name(pairs: Iterable[tuple[str, str]]) -> None:
        for theirs, ours in pairs:
            if theirs in meant and theirs not in names and ours not in names.values():
                names[theirs] = ours

    def left(of: Sequence[str], taken: Iterable[str]) -> list[str]:
        return [seat for seat in of if seat not in taken]

    name(_called(meant, seats, typed))
    name(_same(told, story))
    name((position, seat) for position, seat in places(seats).items() if position in spoken)
    name(zip(left(_acting(told), names), left(_acting(story), names.values()), strict=False))
    there, here = places(meant), {**places(seats), **dict(zip(seats, seats, strict=True))}
    name((there[position], here[position]) for position in spoken if position in there and position in here)
    name(places(seats).items())
    ours = [seat for seat in left(_behind(seats, story), names.values()) if seat not in spoken]
    name(zip(left(_behind(meant, told), names), ours, strict=False))
    name(zip(left(_behind(meant, told), names), left(_behind(seats, story), names.values()), strict=False))
    return {**dict(zip(meant, meant, strict=True)), **names}


def _spoken_of(typed: str) -> tuple[str, ...]:
    return tuple(heard(typed).table.get("named", ()))


def _behind(seats: Sequence[str], story: Sequence[Statement]) -> list[str]:
    """Return the seats in order, first those behind who acted last."""
    last = next((seats.index(seat) for seat in reversed(_acting(story)) if seat in seats), -1)
    return [*seats[last + 1 :], *seats[: last + 1]]


def _called(meant: Sequence[str], seats: Sequence[str], typed: str) -> Iterator[tuple[str, str]]:
    """Yield the seats that have the same name, or one of the names that talk has for it."""
    found = {folded(called): seat for seat in reversed(seats) for called in (position_of(seat), seat)}
    for name in meant:
        number = re.fullmatch(r"S(\d+)", name)
        called = (name, f"seat {number[1]}", f"seat{number[1]}") if number else (name, position_of(name))
        if len(name) == 1:
            twins = cyrillic_seat(name)
            if not re.search(rf"(?<!\w)[{name}{twins}](?!\w)", typed):
                continue
            called = (*called, *twins)
        yield from ((name, found[folded(each)]) for each in called if folded(each) in found)


def _same(one: Sequence[Statement], other: Sequence[Statement]) -> list[tuple[str, str]]:
    """Return who does the same in two stories, as far as they tell the same in one order."""
    deeds = [[(str(getattr(said, "seat", "")), kind_of(as_act(said))) for said in story] for story in (one, other)]
    alike = SequenceMatcher(None, [kind for _, kind in deeds[0]], [kind for _, kind in deeds[1]], autojunk=False)
    return [
        (deeds[0][block.a + at][0], deeds[1][block.b + at][0])
        for block in alike.get_matching_blocks()
        for at in range(block.size)
        if deeds[0][block.a + at][0] and deeds[1][block.b + at][0]
    ]


def _acting(story: Sequence[Statement]) -> tuple[str, ...]:
    """Return who acts in a story, in the order in which they do."""
    return tuple(dict.fromkeys(seat for said in story if (seat := str(getattr(said, "seat", "")))))


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    """Return an answer with the seats renamed."""
    if isinstance(value, str) and names:
        words = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
        return re.sub(rf"(?<![\w:.-])(?:{words})(?!\w)", lambda found: names[found[0]], value)
    if isinstance(value, dict):
        return {names.get(key, key): _renamed(each, names) for key, each in value.items()}
    return [_renamed(each, names) for each in value] if isinstance(value, list) else value
