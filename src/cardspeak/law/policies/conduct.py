"""Policies of the floor: languages, columns of chips, new decks, protests."""

from cardspeak.law.facts import Facts
from cardspeak.law.policy import policy
from cardspeak.law.procedure import Procedure, code

ALLOWED = Procedure("allowed")
_STOP = Procedure("forbidden", ("have_allowed_language_spoken",))


@policy("language.allowed")
def any_language(facts: Facts) -> Procedure:
    """Every language may be spoken."""
    return ALLOWED


@policy("language.allowed")
def english_in_the_hand(facts: Facts) -> Procedure:
    """During a hand English, and outside the USA the local language too."""
    if not facts.yes("hand runs") or facts.text("language") == "english":
        return ALLOWED
    return _STOP if facts.yes("in the USA") or not facts.yes("the local language") else ALLOWED


@policy("language.allowed")
def slovak_and_english(facts: Facts) -> Procedure:
    """Slovak and English, at any time, by everybody at the table."""
    return ALLOWED if facts.text("language") in ("slovak", "english") else _STOP


@policy("language.allowed")
def as_the_house_has_posted(facts: Facts) -> Procedure:
    """The languages that the house has posted and announced."""
    return ALLOWED if facts.yes("posted by the house") else _STOP


@policy("chips.columns", height=("any", "20", "10 or 20"))
def recommended(height: str, facts: Facts) -> Procedure:
    """Columns of so many chips are recommended, and nothing follows from others."""
    if height == "any" or str(facts.number("height")) in height.split(" or "):
        return ALLOWED
    return Procedure("not_as_recommended", (code(f"ask_for_columns_of_{height}"),))


@policy("deck.request")
def players_may_not_ask(facts: Facts) -> Procedure:
    """The request of a player is not admitted."""
    return Procedure("refused", ("play_on_with_this_deck",))


@policy("deck.request")
def floor_may_change_it(facts: Facts) -> Procedure:
    """The floor decides, and changes the deck between two hands."""
    return Procedure("floor_decides", discretion="whether_deck_is_changed_after_hand", by="the_floor")


@policy("penalty.appeal", by=("the manager", "the chief referee", "the tournament director"))
def final(by: str, facts: Facts) -> Procedure:
    """Nobody hears a protest: the decision is final."""
    return Procedure("decision_stands", by=code(by))


@policy("penalty.appeal", by=("the tournament director", "the federation"))
def heard(by: str, facts: Facts) -> Procedure:
    """A protest is heard; until then the decision stands."""
    return Procedure("protest_is_heard", ("decision_stands_until_then", "write_protest_down"), by=code(by))
