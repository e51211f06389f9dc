"""What one player knows of a deal, as far as it bears on who will win."""

from typing import NamedTuple

from cardspeak.record import record

Cards = tuple[int, ...]


@record
class Other(NamedTuple):
    """An opponent: his open cards, how many are hidden, of how many holdings he is thought to hold the best, his draws.

    `picks` 1 is any holding, -2 the worse of two; `drawn` is how many cards he has thrown away
    so far; `ahead` says that he has made the draw that is going on.
    """

    known: Cards
    hidden: int
    picks: int = 1
    drawn: int = 0
    ahead: bool = False


@record
class Spot(NamedTuple):
    """A deal as one player sees it: the sides of the pot by ranking and use, the cards, and what is still to come.

    `unseen` are the cards that may be anywhere; `board_to_come` and `each_to_come` are cards still to be dealt to the
    board and to each player; `draws` are the draws to come and `past` those that have been; `replaced` is how many
    cards I draw now (-1: not decided), `mine` being what I keep.
    """

    sides: tuple[tuple[str, str], ...]
    mine: Cards
    board: Cards
    unseen: Cards
    others: tuple[Other, ...]
    board_to_come: int = 0
    each_to_come: int = 0
    draws: int = 0
    past: int = 0
    replaced: int = -1
