"""The questions that the floor asks: for each fact that a hand does not show, its words and its answers."""

from typing import NamedTuple


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
    "by the dealer": Question("Was it the dealer's dealing that did it?"),
    "first of the round": Question("Was it the first card of the last round?"),
}
