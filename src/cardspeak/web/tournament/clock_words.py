"""The clock in words: the level or break now, and all that follow, so that a screen goes on by itself."""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.locale.messages import amount, say
from cardspeak.record import record
from cardspeak.room.tournament.clock import Shown
from cardspeak.room.tournament.structure import Level


@record
class Face(NamedTuple):
    """A level or a break as it is shown: its name, blinds and ante, what comes next, and milliseconds of it."""

    part: str
    title: str
    stakes: str
    ante: str
    next: str
    ms: int
    to_break: int  # milliseconds from its end to the next break; -1: none comes


def stakes_of(language: str, level: Level) -> str:
    """Write the blinds of a level, or its bets."""
    if level.upper and not level.big:
        return f"{amount(language, level.lower)}/{amount(language, level.upper)}"
    blinds = f"{amount(language, level.small)}/{amount(language, level.big)}"
    return blinds if not level.upper else f"{blinds} · {amount(language, level.lower)}/{amount(language, level.upper)}"


def ante_of(language: str, level: Level) -> str:
    """Write the ante of a level and who posts it, and the bring-in; nothing where there is neither."""
    said = []
    if level.ante:
        kind = level.ante_kind.replace(" ", "-")
        said.append(say(language, f"tour-ante-{kind}", amount=amount(language, level.ante)))
    if level.bring_in:
        said.append(say(language, "tour-bring-in", amount=amount(language, level.bring_in)))
    return " · ".join(said)


def faces(language: str, levels: Sequence[Level], at: Shown) -> list[Face]:
    """Return what the clock shows now, with what is left of it, and then every level and break to the end.

    The last level is played on when its time is over.
    """
    if at.part == "over":
        at = at._replace(part="level", left=0)
    rows = [(number, part) for number, level in enumerate(levels) for part in _parts(levels, number, level)]
    now = next((place for place, row in enumerate(rows) if row == (at.level, at.part)), len(rows))
    found: list[Face] = []
    to_break, follows = -1, ""
    for number, part in reversed(rows[now:]):
        level = levels[number]
        ms = (level.seconds if part == "level" else level.pause) * 1000
        first = (number, part) == (at.level, at.part)
        title = say(language, "tour-level", number=number + 1) if part == "level" else say(language, "tour-break")
        coming = levels[number + 1] if part == "break" and number + 1 < len(levels) else level
        stakes, ante = stakes_of(language, coming), ante_of(language, coming)
        found.append(Face(part, title, stakes, ante, follows, at.left if first else ms, to_break))
        if part == "break":
            to_break = 0
        elif to_break >= 0:
            to_break += ms
        minutes = ms // 60_000
        follows = (
            say(language, "tour-break-of", minutes=minutes) if part == "break" and minutes
            else say(language, "tour-day-ends") if part == "break"
            else f"{stakes} · {ante}" if ante else stakes
        )  # fmt: skip
    return found[::-1]


def _parts(levels: Sequence[Level], number: int, level: Level) -> tuple[str, ...]:
    last = number + 1 == len(levels)
    return ("level", "break") if (level.pause or level.day_ends) and not last else ("level",)


def left_of(ms: int) -> str:
    """Write a time that is left: minutes and seconds, hours where it has any."""
    seconds = max(0, -(-ms // 1000))
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes:02}:{seconds:02}"
