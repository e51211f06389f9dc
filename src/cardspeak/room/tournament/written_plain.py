"""Structures as plain data, which JSON holds: the stack, the chips, a row of names and values for each level."""

from collections.abc import Mapping
from typing import Any, NoReturn

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament.structure import Level, Structure
from cardspeak.room.tournament.written import KINDS, MOST_CHIPS, MOST_LEVELS, NoStructure, as_seconds, in_minutes

WHOLE = ("stack", "chips", "levels")
AMOUNTS = ("small", "big", "ante", "bring_in", "lower", "upper")
TIMES = ("minutes", "break")
FIELDS = (*AMOUNTS, *TIMES, "ante_kind", "day_ends")
MOST = 10**12  # of an amount


def to_plain(structure: Structure) -> dict[str, Any]:
    """Return a structure as plain data; what a level does not have is left out."""
    return {
        "stack": structure.starting,
        "chips": [*structure.chips],
        "levels": [_plain(level) for level in structure.levels],
    }


def _plain(level: Level) -> dict[str, Any]:
    row: dict[str, Any] = {name: getattr(level, name) for name in AMOUNTS if getattr(level, name)}
    if level.ante_kind != "each":
        row["ante_kind"] = level.ante_kind
    row["minutes"] = _time(level.seconds)
    if level.pause:
        row["break"] = _time(level.pause)
    if level.day_ends:
        row["day_ends"] = True
    return row


def _time(seconds: int) -> int | str:
    return in_minutes(seconds) if seconds % 60 else seconds // 60


def from_plain(data: object) -> Structure:
    """Read a structure from plain data; `NoStructure` names the field that is none, and what would be."""
    whole = _fields(data, "", WHOLE)
    chips = [
        _amount(chip, f"chips[{at}]", 1) for at, chip in enumerate(_rows(whole.get("chips"), "chips", MOST_CHIPS), 1)
    ]  # fmt: skip
    levels = [
        _level(_fields(row, f"levels[{at}]", FIELDS), f"levels[{at}].")
        for at, row in enumerate(_rows(whole.get("levels"), "levels", MOST_LEVELS), 1)
    ]
    return Structure(tuple(levels), _amount(whole.get("stack"), "stack"), tuple(chips))


def _level(row: Mapping[str, Any], where: str) -> Level:
    amount = {name: _amount(row.get(name, 0), where + name) for name in AMOUNTS}
    seconds = _seconds(row.get("minutes"), f"{where}minutes")
    pause = _seconds(row.get("break", 0), f"{where}break")
    kind, ends = row.get("ante_kind", "each"), row.get("day_ends", False)
    if not isinstance(kind, str) or kind not in KINDS:
        _no_choice(f"{where}ante_kind", kind, ", ".join(KINDS))
    if not isinstance(ends, bool):
        _no_choice(f"{where}day_ends", ends, ", ".join(("true", "false")))
    return Level(
        amount["small"], amount["big"], amount["ante"], KINDS[kind], seconds, pause, amount["bring_in"],
        amount["lower"], amount["upper"], ends,
    )  # fmt: skip


def _fields(data: object, where: str, names: tuple[str, ...]) -> Mapping[str, Any]:
    known = ", ".join(names)
    if not isinstance(data, Mapping):
        raise NoStructure(
            f"{where or 'the file'}: an object with the fields {known} stands here, not {_short(data)}",
            Refused("file_fields", {"where": where or "{}", "got": _short(data), "fields": known}),
        )
    unknown = next((str(name) for name in data if name not in names), "")
    if unknown:
        raise NoStructure(
            f"{where + '.' if where else ''}{unknown[:20]}: the fields are {known}",
            Refused("file_fields", {"where": where or "{}", "got": unknown[:20], "fields": known}),
        )
    return data


def _rows(data: object, where: str, most: int) -> list[Any]:
    if not isinstance(data, list) or not 1 <= len(data) <= most:
        raise NoStructure(
            f"{where}: a list of 1 to {most} stands here, not {_short(data)}",
            Refused("file_list", {"where": where, "got": _short(data), "most": most}),
        )
    return data


def _amount(value: object, where: str, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value < MOST:
        raise NoStructure(
            f"{where}: a whole number stands here, not {_short(value)}",
            Refused("file_number", {"where": where, "got": _short(value)}),
        )
    return value


def _seconds(value: object, where: str) -> int:
    whole = isinstance(value, int) and not isinstance(value, bool)
    seconds = as_seconds(str(value)) if whole or isinstance(value, str) else -1
    if seconds < 0:
        raise NoStructure(
            f'{where}: minutes are as 20 or "7:30", not {_short(value)}',
            Refused("file_minutes", {"where": where, "got": _short(value)}),
        )
    return seconds


def _no_choice(where: str, value: object, choices: str) -> NoReturn:
    raise NoStructure(
        f"{where}: one of {choices} stands here, not {_short(value)}",
        Refused("file_choice", {"where": where, "got": _short(value), "choices": choices}),
    )


def _short(value: object) -> str:
    if isinstance(value, Mapping | list):
        return "{…}" if isinstance(value, Mapping) else f"[{len(value)}]"
    return repr(value)[:20] if value is not None else "null"
