"""Tables and colours for people on a terminal; elsewhere the same rows as plain text."""

import sys
from collections.abc import Sequence


def show_table(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print rows under their heads, drawn by rich on a terminal."""
    if not sys.stdout.isatty():
        widths = [max(len(str(row[place])) for row in (heads, *rows)) for place in range(len(heads))]
        for row in (heads, *rows):
            print("  ".join(str(cell).ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
        return
    from rich.console import Console
    from rich.table import Table

    table = Table(header_style="bold")
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place == 0 else "right")
    for row in rows:
        table.add_row(*[str(cell) for cell in row])
    Console().print(table)


def say(text: str, colour: str) -> None:
    """Print a line, in colour on a terminal."""
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console
    from rich.text import Text

    Console(soft_wrap=True).print(Text(text, style=colour))
