"""Structures as text: a row for each level, as spreadsheets read and write them."""

import re
from collections.abc import Sequence

from cardspeak.errors import Unreadable
from cardspeak.room.tournament.structure import Ante, Level, Structure

COLUMNS = ("small", "big", "ante", "ante_kind", "minutes", "break", "bring_in", "lower", "upper", "day_ends")
KINDS: dict[str, Ante] = {"each": "each", "big blind": "big blind", "button": "button"}


def to_csv(structure: Structure) -> str:
    """Write a structure: the stack and the chips, then a row for each level under the names of the columns."""
    rows: list[Sequence[object]] = [("stack", structure.starting), ("chips", *structure.chips), COLUMNS]
    for level in structure.levels:
        rows.append(
            (level.small, level.big, level.ante, level.ante_kind, _minutes(level.seconds), _minutes(level.pause),
             level.bring_in, level.lower, level.upper, "yes" if level.day_ends else "no")
        )  # fmt: skip
    return "".join(",".join(map(str, row)) + "\r\n" for row in rows)


def from_csv(text: str) -> Structure:
    """Read a structure; `Unreadable` names the line that is none, and what would be.

    Cells stand between commas or semicolons; columns may stand in any order, and those that are not needed be left out.
    """
    rows = [
        (number, [cell.strip().strip('"').strip() for cell in re.split("[;,]", line)])
        for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1)
        if line.strip(" ,;")
    ]
    head = {row[0].lower(): (number, row[1:]) for number, row in rows[:2]}
    if len(rows) < 4 or head.keys() != {"stack", "chips"}:
        raise Unreadable(
            "a structure begins with the lines 'stack,5000' and 'chips,25,100,500', then the columns, then levels"
        )
    starting = _number(*head["stack"], 0)
    chips = tuple([_number(head["chips"][0], head["chips"][1], at) for at, cell in enumerate(head["chips"][1]) if cell])
    number, columns = rows[2]
    unknown = [name for name in columns if name and name not in COLUMNS]
    if unknown or len(set(columns)) != len(columns) or "minutes" not in columns:
        named = unknown[0] if unknown else "minutes"
        raise Unreadable(f"line {number}: {named}: the columns are {', '.join(COLUMNS)}, each once, minutes among them")
    return Structure(tuple([_level(number, columns, cells) for number, cells in rows[3:]]), starting, chips)


def _level(number: int, columns: Sequence[str], cells: Sequence[str]) -> Level:
    row = {name: cell for name, cell in zip(columns, cells, strict=False) if cell}
    kind = row.pop("ante_kind", "each")
    day_ends = row.pop("day_ends", "no")
    if kind not in KINDS or day_ends not in ("yes", "no"):
        raise Unreadable(f"line {number}: ante_kind is one of {', '.join(KINDS)}, day_ends is yes or no")
    amount = {name: _number(number, [cell], 0) for name, cell in row.items() if name not in ("minutes", "break")}
    seconds = {name: _seconds(number, row.get(name, "0")) for name in ("minutes", "break")}
    return Level(
        amount.get("small", 0), amount.get("big", 0), amount.get("ante", 0), KINDS[kind], seconds["minutes"],
        seconds["break"], amount.get("bring_in", 0), amount.get("lower", 0), amount.get("upper", 0), day_ends == "yes",
    )  # fmt: skip


def _number(line: int, cells: Sequence[str], at: int) -> int:
    text = cells[at] if at < len(cells) else ""
    if not re.fullmatch("[0-9]{1,12}", text):
        raise Unreadable(f"line {line}: a whole number stands here, not {text[:20]!r}")
    return int(text)


def _seconds(line: int, text: str) -> int:
    found = re.fullmatch("([0-9]{1,4})(?::([0-5][0-9]))?", text)
    if found is None:
        raise Unreadable(f"line {line}: minutes are as 20 or 7:30, not {text[:20]!r}")
    return int(found[1]) * 60 + int(found[2] or 0)


def _minutes(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}" if seconds % 60 else str(seconds // 60)
