"""A procedure: what a book has the floor do about a mishap, as an outcome with the steps that follow from it."""

from typing import NamedTuple

from cardspeak.record import record


@record
class Procedure(NamedTuple):
    """The outcome, the steps in order, what is left to discretion, and whose that is: codes, each with a sentence.

    `dead` and `refund` say whom it touches: dead is "", "hand" (that player's) or "both"; refund is "" (nobody), "all"
    or "hand" (all that player's bets).
    """

    outcome: str
    steps: tuple[str, ...] = ()
    discretion: str = ""
    by: str = ""
    dead: str = ""
    refund: str = ""


def code(word: str) -> str:
    """Return a word of a book's data as a code: `the chief referee` is `the_chief_referee`."""
    return word.replace(" ", "_")


def decides(who: str) -> str:
    """Return the outcome that somebody decides."""
    return f"{code(who).removeprefix('the_')}_decides"


PLAY_ON = Procedure("hand_goes_on_as_it_stands")
MISDEAL = Procedure("misdeal")
