"""A member's record: what he was penalised for, at whichever table."""

from collections.abc import Iterable

from cardspeak.floor.sanctions import Former
from cardspeak.law.sanctions import Penalty
from cardspeak.room.table import events as e


def record(events: Iterable[e.Event], member: str) -> tuple[Former, ...]:
    """Return the former offences of a member, oldest first, from the events of any tables."""
    return tuple(
        [
            Former(event.offence, Penalty(event.kind, event.number))
            for event in events
            if isinstance(event, e.Penalised) and event.member == member
        ]
    )
