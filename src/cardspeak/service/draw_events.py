"""What stands in the stream of a tournament about its chance: the seal of the next draw, and what each has opened."""

from typing import NamedTuple

from cardspeak.record import record


@record
class DrawsSealed(NamedTuple):
    """The seal of the first draw, and the secret from which all follow; nobody is told the secret."""

    root: str
    secret: str


@record
class DrawOpened(NamedTuple):
    """A draw, by its number from 0: its seed, for whom it drew, how many places it had, and the seal of the next one.

    `entered` are the ids that went into it, none where it only drew a seat or an order of tables.
    """

    number: int
    seed: str
    entered: tuple[str, ...]
    count: int
    root: str


NAMES: dict[type, tuple[str, int]] = {
    DrawsSealed: ("tournament.draws_sealed", 1),
    DrawOpened: ("tournament.draw_opened", 1),
}
