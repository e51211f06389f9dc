"""Structures as text: a row for each level, as spreadsheets read and write them."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.record import record
from cardspeak.room.tournament.structure import Ante, Level, Structure

COLUMNS = ("small", "big", "ante", "ante_kind", "minutes", "break", "bring_in", "lower", "upper", "day_ends")
KINDS: dict[str, Ante] = {"each": "each", "big blind": "big blind", "button": "button"}
MOST_LEVELS = 200
MOST_CHIPS = 20


class NoStructure(Unreadable):
    """A file that is no structure: what is wrong there, for a terminal in English, and as a refusal for pages."""

    def __init__(self, message: str, refused: Refused) -> None:
        super().__init__(message)
        self.refused = refused


@record
class Cell(NamedTuple):
    """A cell of a spreadsheet: its line, its column from 0, its text."""

    line: int
    column: int
    text: str

    @property
    def name(self) -> str:
        """How spreadsheets call it: `B3`."""
        return f"{chr(ord('A') + self.column) if self.column < 26 else '?'}{self.line}"


def to_csv(structure: Structure) -> str:
    """Write a structure: the stack and the chips, then a row for each level under the names of the columns."""
    rows: list[Sequence[object]] = [("stack", structure.starting), ("chips", *structure.chips), COLUMNS]
    for level in structure.levels:
        rows.append(
            (level.small, level.big, level.ante, level.ante_kind, in_minutes(level.seconds), in_minutes(level.pause),
             level.bring_in, level.lower, level.upper, "yes" if level.day_ends else "no")
        )  # fmt: skip
    return "".join(",".join(map(str, row)) + "\r\n" for row in rows)


def from_csv(text: str) -> Structure:
    """Read a structure; `NoStructure` names the cell or line that is none, and what would be.

    Cells stand between commas or semicolons; columns may stand in any order, and those that are not needed be left out.
    """
    rows = [
        (number, [cell.strip().strip('"').strip() for cell in re.split("[;,]", line)])
        for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1)
        if line.strip(" ,;")
    ]
    head = {row[0].lower(): (number, row[1:]) for number, row in rows[:2]}
    if not 4 <= len(rows) <= MOST_LEVELS + 3 or head.keys() != {"stack", "chips"}:
        raise NoStructure(
            "a structure begins with the lines 'stack,5000' and 'chips,25,100,500', then the columns, then levels,"
            f" {MOST_LEVELS} at the most",
            Refused("file_begins", {"stack": "stack", "chips": "chips", "most": MOST_LEVELS}),
        )
    starting = _number(_cell(*head["stack"], 0))
    line, cells = head["chips"]
    chips = tuple([_number(_cell(line, cells, at), 1) for at, cell in enumerate(cells[:MOST_CHIPS]) if cell])
    number, columns = rows[2]
    unknown = [name for name in columns if name and name not in COLUMNS]
    if unknown or len(set(columns)) != len(columns) or "minutes" not in columns:
        named = unknown[0] if unknown else "minutes"
        raise NoStructure(
            f"line {number}: {named}: the columns are {', '.join(COLUMNS)}, each once, minutes among them",
            Refused("file_columns", {"line": number, "got": named[:20], "columns": ", ".join(COLUMNS)}),
        )
    return Structure(tuple([_level(number, columns, cells) for number, cells in rows[3:]]), starting, chips)


def _level(number: int, columns: Sequence[str], cells: Sequence[str]) -> Level:
    row = {
        name: Cell(number, at, text)
        for at, (name, text) in enumerate(zip(columns, cells, strict=False))
        if name and text
    }  # fmt: skip
    kind = row.pop("ante_kind", Cell(number, 0, "each"))
    day_ends = row.pop("day_ends", Cell(number, 0, "no"))
    for cell, choices in ((kind, tuple(KINDS)), (day_ends, ("yes", "no"))):
        if cell.text not in choices:
            raise NoStructure(
                f"line {number}: ante_kind is one of {', '.join(KINDS)}, day_ends is yes or no",
                Refused("file_choice", {"where": cell.name, "got": cell.text[:20], "choices": ", ".join(choices)}),
            )
    amount = {name: _number(cell) for name, cell in row.items() if name not in ("minutes", "break")}
    seconds = {name: _seconds(row.get(name, Cell(number, 0, "0"))) for name in ("minutes", "break")}
    return Level(
        amount.get("small", 0), amount.get("big", 0), amount.get("ante", 0), KINDS[kind.text], seconds["minutes"],
        seconds["break"], amount.get("bring_in", 0), amount.get("lower", 0), amount.get("upper", 0),
        day_ends.text == "yes",
    )  # fmt: skip


def _cell(line: int, cells: Sequence[str], at: int) -> Cell:
    return Cell(line, at + 1, cells[at] if at < len(cells) else "")


def _number(cell: Cell, least: int = 0) -> int:
    if not re.fullmatch("[0-9]{1,12}", cell.text) or int(cell.text) < least:
        raise NoStructure(
            f"line {cell.line}: a whole number stands here, not {cell.text[:20]!r}",
            Refused("file_number", {"where": cell.name, "got": cell.text[:20]}),
        )
    return int(cell.text)


def _seconds(cell: Cell) -> int:
    found = as_seconds(cell.text)
    if found < 0:
        raise NoStructure(
            f"line {cell.line}: minutes are as 20 or 7:30, not {cell.text[:20]!r}",
            Refused("file_minutes", {"where": cell.name, "got": cell.text[:20]}),
        )
    return found


def as_seconds(text: str) -> int:
    """Return the seconds of minutes written as 20 or 7:30; -1 for what is neither."""
    found = re.fullmatch("([0-9]{1,4})(?::([0-5][0-9]))?", text)
    return int(found[1]) * 60 + int(found[2] or 0) if found else -1


def in_minutes(seconds: int) -> str:
    """Write seconds as minutes: 20, or 7:30."""
    return f"{seconds // 60}:{seconds % 60:02}" if seconds % 60 else str(seconds // 60)
