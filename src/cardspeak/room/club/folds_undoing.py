"""How a step is taken back: its records as they were, its money by a counter-entry, its pieces where they came from."""

from collections.abc import Callable
from typing import Any

from cardspeak.room.club import events_people as e
from cardspeak.room.club.putting import WHOLE, paid, put, put_whole, stocked
from cardspeak.room.club.state import Club
from cardspeak.room.ledger.inventory import Pieces, added


def turned(pieces: Pieces) -> Pieces:
    """Return pieces the other way."""
    return tuple([(each, -count) for each, count in pieces])


def step_undone(club: Club, event: e.StepUndone, at: int) -> Club:
    step = next(each for each in club.log if each.number == event.step)
    now = paid(club, event.transaction)
    for (group, key), record in step.before.items():
        now = put_whole(now, group, record) if key is WHOLE else put(now, group, key, record)
    cage, issued = turned(step.pieces), turned(step.issued)
    stock = now.inventory
    stock = stock._replace(
        cage=added(stock.cage, cage), issued=added(stock.issued, issued), lost=stock.lost - step.lost
    )  # fmt: skip
    now = stocked(now, stock, cage, issued, -step.lost)
    log = tuple(
        [
            each._replace(undone=now.steps)
            if each.number == event.step
            else each._replace(undone=0)
            if each.undone == event.step
            else each
            for each in now.log
        ]
    )
    return now._replace(log=log)


FOLDS: dict[type, Callable[[Any, Any, int], Club]] = {e.StepUndone: step_undone}
