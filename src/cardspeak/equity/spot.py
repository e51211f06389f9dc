"""What one player knows of a deal, as far as it helps to tell the winner."""

from typing import NamedTuple

from cardspeak.record import record

Cards = tuple[int, ...]


@record
class Other(NamedTuple):
    """An opponent: the cards that I see, and a guess at the cards that I do not see."""

    known: Cards
    hidden: int  # how many cards I do not see
    picks: int = 1  # the holding is thought to be the best of so many; 1 is any holding, -2 the worse of two
    drawn: int = 0  # how many cards the opponent has thrown away so far
    ahead: bool = False  # the opponent has already made the draw that is going on


@record
class Spot(NamedTuple):
    """A deal as one player sees it: the cards, and what is still to come."""

    sides: tuple[tuple[str, str], ...]  # the parts of the pot, each by its ranking and use
    mine: Cards  # my cards; in a draw the cards that I keep
    board: Cards
    unseen: Cards  # the cards that may be anywhere
    others: tuple[Other, ...]
    board_to_come: int = 0  # cards still to be dealt to the board
    each_to_come: int = 0  # cards still to be dealt to each player
    draws: int = 0  # how many draws are to come
    past: int = 0  # how many draws have been
    replaced: int = -1  # how many cards I draw now; -1: not decided
