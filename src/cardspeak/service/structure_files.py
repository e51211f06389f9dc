"""Files of structures: CSV as spreadsheets have it, or JSON; which of them a text is shows its first sign."""

import json

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament.structure import Structure
from cardspeak.room.tournament.written import NoStructure, from_csv
from cardspeak.room.tournament.written_plain import from_plain, to_plain

LONGEST = 100_000  # characters of a file


def read_structure(text: str) -> Structure:
    """Read a structure; `NoStructure` says in one line where the file is none, and what would be."""
    begins = text[:LONGEST].lstrip("\ufeff \t\r\n")
    if not begins.startswith(("{", "[")):
        return from_csv(text[:LONGEST])
    try:
        data = json.loads(begins)
    except json.JSONDecodeError as error:
        raise _no_json(error.lineno, error.colno) from None
    except (RecursionError, ValueError):  # too deep, or a number of too many digits
        raise _no_json(1, 1) from None
    return from_plain(data)


def _no_json(line: int, column: int) -> NoStructure:
    return NoStructure(
        f"line {line}, column {column}: this is no JSON", Refused("file_json", {"line": line, "at": column})
    )


def as_json(structure: Structure) -> str:
    """Write a structure as JSON, a level a line."""
    data = to_plain(structure)
    levels = ",\n".join(f"    {json.dumps(level)}" for level in data["levels"])
    head = f'  "stack": {data["stack"]},\n  "chips": {json.dumps(data["chips"])},\n'
    return f'{{\n{head}  "levels": [\n{levels}\n  ]\n}}\n'
