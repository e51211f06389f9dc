"""The questions that the floor asks: for each fact that a hand does not show, every answer that makes a difference."""

from cardspeak.finding import Finding

YES_OR_NO = (True, False)

ANSWERS: dict[str, tuple[int | bool, ...]] = {
    # the deal
    "place": (1, 2, 3),
    "next card dealt": YES_OR_NO,
    "can be put right": YES_OR_NO,
    "extra cards": (-1, 1, 2),
    "next in order": YES_OR_NO,
    "mixed with the muck": YES_OR_NO,
    # hands
    "identifiable": YES_OR_NO,
    "misled": YES_OR_NO,
    "face up": YES_OR_NO,
    "clearly the winner": YES_OR_NO,
    "by accident": YES_OR_NO,
    "in the muck": YES_OR_NO,
    "clearly read": YES_OR_NO,
    "in the stub": YES_OR_NO,
    "danger to the game": YES_OR_NO,
    "by the dealer": YES_OR_NO,
    "first of the round": YES_OR_NO,
    # cards seen by some
    "asked for": YES_OR_NO,
    "grounds": YES_OR_NO,
    # chips
    "won": YES_OR_NO,
    "part of the all-in": YES_OR_NO,
    "had time": YES_OR_NO,
    # pots and claims
    "seconds since": (60, 61),
    "action in the next hand": YES_OR_NO,
    "told at once": YES_OR_NO,
    "unusual": YES_OR_NO,
    "won in a qualification": YES_OR_NO,
    # tournaments
    "announced": YES_OR_NO,
    # offences
    "on purpose": YES_OR_NO,
    "repeatedly": YES_OR_NO,
    "changing tables": YES_OR_NO,
    "coming from a broken table": YES_OR_NO,
    "in the USA": YES_OR_NO,
    "the local language": YES_OR_NO,
    "posted by the house": YES_OR_NO,
    "in the protocol": YES_OR_NO,
}


def question_of(fact: str) -> Finding:
    """Return the question for a fact."""
    return Finding("ask_" + fact.replace(" ", "_").replace("-", "_").lower())


OF_A_DECLARATION = frozenset(
    # answers to what a ruling on words or chips asks in its own words
    "choice director amount first_motion one_chip counts unaware damaged binding reading "
    # and what the table says without being asked
    "heard simultaneous invited".split()
)
"""The facts of a declaration: what a player's words and chips may be ruled by."""
