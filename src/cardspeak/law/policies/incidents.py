"""Policies of the floor: when so much has been acted that a deal cannot be undone."""

from cardspeak.law.facts import Facts
from cardspeak.law.policy import policy


@policy("action.substantial")
def two_with_chips_or_any_three(facts: Facts) -> bool:
    """Two actions, chips put in by one of them, or any three; forced bets do not count."""
    made = facts.number("actions")
    return made >= 3 or (made == 2 and facts.number("chip actions") > 0)


@policy("action.substantial")
def two_players_acted(facts: Facts) -> bool:
    """Two players have acted, with chips or without."""
    return facts.number("actions") >= 2
