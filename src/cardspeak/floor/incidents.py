"""An incident: what went wrong at the table, as the one who saw it tells it."""

from typing import NamedTuple

from cardspeak.record import record


@record
class Incident(NamedTuple):
    """What happened, to whose cards, which cards, and what else was said; `kind` is a name in `ruled.RULES`."""

    kind: str
    seats: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    facts: tuple[tuple[str, str | int | bool], ...] = ()
