"""A refusal: understood, and not allowed now; it changes nothing, and says which clause forbids it."""

from collections.abc import Mapping
from typing import NamedTuple, final

from cardspeak.finding import Finding
from cardspeak.record import record


@final
@record
class Refused(NamedTuple):
    """Why a command was refused: a code, the facts, the clauses, and what would be allowed instead."""

    code: str
    facts: Mapping[str, object]
    cites: tuple[str, ...] = ()
    allowed: Finding | None = None

    def __str__(self) -> str:
        facts = ", ".join(f"{key} {value}" for key, value in self.facts.items())
        said = f"{self.code.replace('_', ' ')}{': ' + facts if facts else ''}"
        if self.allowed:
            said += f"; allowed: {self.allowed}"
        return f"{said} ({', '.join(self.cites)})" if self.cites else said
