"""Policies of the floor: decks that are not right, cards that left the table."""

from cardspeak.law import steps as s
from cardspeak.law.facts import Facts
from cardspeak.law.policy import policy
from cardspeak.law.procedure import PLAY_ON, Procedure

VOID = Procedure("hand_is_void", (s.STOP, s.REFUND, s.NO_WINNER, s.NEW_DECK), refund="all")
LATE = Procedure("pot_stays_where_it_is", (s.NEW_DECK,))


@policy("fouled.twice")
def hand_void(facts: Facts) -> Procedure:
    """Two equal cards void the hand, whatever was acted: all bets go back."""
    return VOID


@policy("fouled.back", stub=("void", "stands"))
def other_back(stub: str, facts: Facts) -> Procedure:
    """A card of another back voids the hand; one that is still in the stub too, or it changes nothing."""
    if stub == "stands" and facts.yes("in the stub"):
        return Procedure("all_action_stands", (s.SCRAP, s.PLAY_ON, s.DECK_AFTER))
    return VOID


@policy("fouled.count")
def wrong_count_voids(facts: Facts) -> Procedure:
    """Too many or too few cards in the deck void the hand."""
    return VOID


@policy("fouled.count")
def missing_cards_do_not_matter(facts: Facts) -> Procedure:
    """A card that is missing does not void the hand."""
    return Procedure("hand_goes_on_as_it_stands", (s.PLAY_ON, s.DECK_AFTER))


@policy("fouled.marks")
def marks_void(facts: Facts) -> Procedure:
    """Marks on cards void the hand."""
    return VOID


@policy("fouled.marks")
def marked_deck_is_changed(facts: Facts) -> Procedure:
    """A deck with marks is changed; the hand is played to its end."""
    return Procedure("hand_goes_on_as_it_stands", (s.FINISH_HAND, s.DECK_AFTER))


@policy("fouled.other")
def as_the_management_sees_it(facts: Facts) -> Procedure:
    """It voids the hand where the management sees a danger to the safety of the game; else the hand is played."""
    return VOID._replace(by="the_management") if facts.yes("danger to the game") else PLAY_ON


@policy("fouled.other")
def deck_is_changed_after_the_hand(facts: Facts) -> Procedure:
    """The hand is played to its end, with another deck for the next."""
    return Procedure("hand_goes_on_as_it_stands", (s.FINISH_HAND, s.DECK_AFTER))


@policy("misdeal.foreign")
def foreign_card_voids(facts: Facts) -> Procedure:
    """A card that does not belong to the game fouls the deck: the hand is void, whatever was acted."""
    return VOID


@policy("fouled.after")
def pot_taken_back_until_the_next_hand(facts: Facts) -> Procedure:
    """After the award the pot is taken back and all players get their bets, until the next hand begins."""
    if facts.yes("next hand begun"):
        return LATE
    return Procedure("hand_is_void", (s.POT_BACK, s.REFUND, s.NEW_DECK), refund="all")


@policy("off.table", deck=("changed", "stays"))
def counts_as_exposed(deck: str, facts: Facts) -> tuple[str, ...]:
    """It counts as a card that the dealer exposed; the deck is changed after the hand, or stays."""
    return (s.DECK_AFTER,) if deck == "changed" else ()


@policy("off.stub", deck=("changed", "stays"))
def burns_next(deck: str, facts: Facts) -> Procedure:
    """It is the next burn; the deck is changed after the hand, or stays."""
    steps = (s.CARD_BURNS_NEXT, s.PLAY_ON)
    return Procedure("card_burns_next", (*steps, s.DECK_AFTER) if deck == "changed" else steps)


@policy("off.table")
def stays_in_play(facts: Facts) -> Procedure:
    """It stays in play: in flop games as the first burn, in stud face up."""
    if facts.text("family") == "stud":
        return Procedure("card_stays_in_play", (s.COMES_OPEN, s.FINISH_DEAL))
    return Procedure("card_stays_in_play", (s.FINISH_DEAL, s.SWAP, s.EXPOSED_BURNS))


@policy("off.own")
def own_cards_stay(facts: Facts) -> Procedure:
    """Cards that a player drops or turns over stay the player's and in play."""
    return PLAY_ON._replace(steps=(s.STAYS_HIS, s.PLAY_ON))
