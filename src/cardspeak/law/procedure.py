"""A procedure: what a book has the floor do about a mishap, as an outcome with the steps that follow from it."""

from typing import NamedTuple

from cardspeak.record import record


@record
class Procedure(NamedTuple):
    """The outcome in words, the steps in order, what is left to discretion, and whose that is.

    `dead` and `refund` say whom it touches: dead is "", "hand" (that player's) or "both"; refund is "" (nobody), "all",
    "hand" (all that player's bets) or "uncalled" (what of them nobody has called).
    """

    outcome: str
    steps: tuple[str, ...] = ()
    discretion: str = ""
    by: str = ""
    dead: str = ""
    refund: str = ""


PLAY_ON = Procedure("the hand goes on as it stands")
MISDEAL = Procedure("misdeal")
