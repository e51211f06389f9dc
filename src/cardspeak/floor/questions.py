"""The questions that the floor asks: for each fact that a hand does not show, its words and its answers."""

from typing import NamedTuple

from cardspeak.record import record


@record
class Question(NamedTuple):
    """A plain question, and every answer that makes a difference."""

    text: str
    answers: tuple[str | int | bool, ...] = (True, False)


QUESTIONS: dict[str, Question] = {
    # the deal
    "place": Question("The how manieth card off the deck was it? (3: a later one)", (1, 2, 3)),
    "next card dealt": Question("Had the next card already gone to the next player?"),
    "can be put right": Question("Can the cards be put right in their order?"),
    "extra cards": Question("How many cards too many are there? (-1: one is missing)", (-1, 1, 2)),
    "next in order": Question("Is the top card of the deck the one the player would have got?"),
    "mixed with the muck": Question("Did cards of the stub get mixed with the muck or the burn cards?"),
    # hands
    "identifiable": Question("Can the cards be told apart from all others with certainty?"),
    "misled": Question("Had wrong information made the player throw them away?"),
    "face up": Question("Did the cards lie face up?"),
    "clearly the winner": Question("Was it plainly the winning hand?"),
    "by accident": Question("Was it an accident?"),
    "in the muck": Question("Has the dealer put the cards into the muck?"),
    "clearly read": Question("Had the hand been clearly read?"),
    "in the stub": Question("Was the card still in the stub?"),
    "danger to the game": Question("Does the management see a danger to the safety of the game?"),
    "by the dealer": Question("Was it the dealer's dealing that did it?"),
    "first of the round": Question("Was it the first card of the last round?"),
    # cards seen by some
    "asked for": Question("Has a player asked for the cards to be shown?"),
    "grounds": Question("Are there grounds for the suspicion?"),
    # chips
    "won": Question("Does the player who found the chips win the hand?"),
    "part of the all-in": Question("Does the director count the found chips as part of the all-in that was called?"),
    "had time": Question("Had the skipped player reasonable time to speak up?"),
    # pots and claims
    "seconds since": Question("How many seconds ago was the pot awarded? (61: more than a minute)", (60, 61)),
    "action in the next hand": Question("Has there been substantial action in the next hand?"),
    "told at once": Question("Was the floor told of it at once?"),
    "unusual": Question("Is the situation out of the ordinary?"),
    # offences
    "on purpose": Question("Was it done on purpose?"),
    "repeatedly": Question("Has the player done it before?"),
    "changing tables": Question("Was the player on his way to another seat or table?"),
    "coming from a broken table": Question("Did the player come from a broken table?"),
    "in the USA": Question("Is the tournament in the USA?"),
    "the local language": Question("Is it the language of the country?"),
    "in the protocol": Question("Has the chief referee entered the offence in the protocol?"),
}

OF_A_DECLARATION = frozenset(
    # answers to what a ruling on words or chips asks in its own words
    "choice director amount first_motion one_chip counts unaware damaged binding reading "
    # and what the table says without being asked
    "heard simultaneous invited".split()
)
"""The facts of a declaration: what a player's words and chips may be ruled by."""
