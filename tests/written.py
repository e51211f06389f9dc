"""Every case of every book, as it is written: read once by a process, however many tests ask."""

from functools import cache
from typing import Any

from cardspeak.cases.judge import with_defaults
from cardspeak.library import case_files, read_toml


@cache
def cases() -> tuple[dict[str, Any], ...]:
    """Return all cases; nobody changes them."""
    return tuple(case for file in case_files() for case in with_defaults(read_toml(file)))
