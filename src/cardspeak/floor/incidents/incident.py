"""An incident: what went wrong at the table, as the one who saw it tells it."""

from typing import NamedTuple

from cardspeak.record import record


@record
class Incident(NamedTuple):
    """What happened, by the code of its row; to whose cards, which cards, and what else was said."""

    code: str
    seats: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    facts: tuple[tuple[str, str | int | bool], ...] = ()
