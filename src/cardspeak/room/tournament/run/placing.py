"""The places of those who are out, as others come in after them or come back."""

from collections.abc import Sequence

from cardspeak.room.tournament.places import Finish, moved_down


def come_in(finishes: Sequence[Finish], member: str) -> tuple[Finish, ...]:
    """Return the places after somebody has come in, for the first time or again.

    Who was out before them is placed one lower. The place of a player who comes back is nobody's: who went out later
    is placed one lower, and so are those with whom it was shared.
    """
    own = next((each for each in finishes if each.player == member), None)
    if own is None:
        return moved_down(finishes, 1)
    return tuple(
        [
            each
            if each.best > own.worst
            else each._replace(best=each.best + 1, worst=each.worst + (each.worst < own.worst))
            for each in finishes
            if each.player != member
        ]
    )


def gone(finishes: Sequence[Finish]) -> tuple[Finish, ...]:
    """Return the places after somebody has gone who was still in and gets no place."""
    return moved_down(finishes, -1)
