"""The clock that is called on the player to act."""

from typing import NamedTuple

from cardspeak.record import record


@record
class Called(NamedTuple):
    """The clock that was called on the player to act."""

    seat: int
    by: str
    at: int
    seconds: int
    countdown: int
    tie: bool = False  # whether a decision that comes with the last moment is in time
