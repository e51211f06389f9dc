"""A sheet: what is printed of a tournament, in words of one language; a table of it is also a file of CSV."""

import csv
from collections.abc import Sequence
from io import StringIO
from typing import NamedTuple

from cardspeak.record import record

Cell = str | int
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""With these a cell begins that a spreadsheet takes for a formula."""


@record
class Table(NamedTuple):
    """A table: the names of its columns, its rows, and what marks some rows (by their place): break, total, mine.

    `kinds` says of each column how it is set: "" as text, "d" as what stands on one line, "n" as a number, "w" as what
    takes the most room. `says`
    stands under the heading, or alone where there are no rows.
    """

    heading: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    kinds: tuple[str, ...] = ()
    marks: tuple[tuple[int, str], ...] = ()
    says: str = ""

    def mark(self, at: int) -> str:
        """What marks a row."""
        return dict(self.marks).get(at, "")

    def kind(self, at: int) -> str:
        """How a column is set."""
        return self.kinds[at] if at < len(self.kinds) else ""


@record
class Sheet(NamedTuple):
    """A sheet: which one it is, its title, the event, facts under the title, tables, and who signs it.

    `beside` says that its tables are narrow and stand beside each other. `data` is the table for programs and
    spreadsheets, where it is another one than those that are printed. `note` is small print at the end.
    """

    kind: str
    title: str
    event: str
    facts: tuple[tuple[str, str], ...]
    tables: tuple[Table, ...]
    signed: tuple[str, ...] = ()
    beside: bool = False
    data: Table | None = None
    note: tuple[str, ...] = ()


def as_csv(sheet: Sheet, delimiter: str = ",") -> str:
    """Write a sheet as CSV: one table under the names of its columns, several with their headings and the facts."""
    out = StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\r\n")
    tables = (sheet.data,) if sheet.data else sheet.tables
    if len(tables) > 1:
        writer.writerow([safe(sheet.title), safe(sheet.event)])
        writer.writerows([safe(cell) for cell in fact] for fact in sheet.facts)
    for table in tables:
        if len(tables) > 1:
            writer.writerow([])
            writer.writerow([safe(table.heading)])
        writer.writerow([safe(column) for column in table.columns])
        writer.writerows([safe(cell) for cell in row] for row in table.rows)
    if sheet.note and len(tables) > 1:
        writer.writerow([])
        writer.writerows([[safe(line)] for line in sheet.note])
    return "\ufeff" + out.getvalue()  # by this mark spreadsheets know the letters


def safe(cell: Cell) -> Cell:
    """Return a cell that no spreadsheet takes for a formula: an apostrophe stands before text that looks like one."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell


def total(rows: Sequence[tuple[Cell, ...]], word: str) -> tuple[Cell, ...]:
    """Return a row that adds up the numbers of others, under a word."""
    sums = [sum(cell for cell in column if isinstance(cell, int)) for column in zip(*rows, strict=True)]
    return (word, *sums[1:])
