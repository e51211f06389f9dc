"""Policies of the floor: wrong burns, a flop of four cards, too many cards at once, a stub that was dropped."""

from cardspeak.law import steps as s
from cardspeak.law.facts import Facts
from cardspeak.law.policy import policy
from cardspeak.law.procedure import PLAY_ON, Procedure

NEW_FLOP = "flop_is_dealt_again"
LIKE_OTHERS = Procedure("as_on_other_streets")


@policy("flop.surplus", scramble=(True, False))
def one_at_random_burns_next(scramble: bool, facts: Facts) -> Procedure:
    """The cards are turned down, the floor takes one at random as the next burn, and three are the flop."""
    hidden = (s.FACE_DOWN, s.SCRAMBLE) if scramble else (s.FACE_DOWN,)
    return Procedure("three_of_cards_are_flop", (s.CALL_FLOOR, *hidden, s.FLOOR_PICKS, s.REST_IS_FLOP))


@policy("flop.surplus", burn=("back", "stays"))
def flop_dealt_again(burn: str, facts: Facts) -> Procedure:
    """The flop is shuffled into the stub and dealt again; the burn goes back too, or stays."""
    if burn == "back":
        return Procedure(NEW_FLOP, (s.TAKE_FLOP, s.TAKE_BURN, s.SHUFFLE_BACK, s.CUT, s.BURN, s.DEAL["flop"]))
    return Procedure(NEW_FLOP, (s.TAKE_FLOP, s.BURN_STAYS, s.SHUFFLE_BACK, s.CUT, s.NO_BURN, s.DEAL["flop"]))


@policy("flop.unburned")
def shuffled_back_before_significant_action(facts: Facts) -> Procedure:
    """Before significant action the flop is shuffled back, a card is burned, and a new flop dealt."""
    if facts.yes("substantial here"):
        return PLAY_ON
    return Procedure(NEW_FLOP, (s.TAKE_FLOP, s.SHUFFLE_BACK, s.CUT, s.BURN, s.DEAL["flop"]))


@policy("flop.unburned")
def one_of_the_three_burns(facts: Facts) -> Procedure:
    """Before any action one of the three becomes the burn and the next card completes the flop; then it stands."""
    if facts.yes("acted on it"):
        return Procedure("flop_stands", (s.PLAY_ON, s.ONE_BURN))
    return Procedure("flop_is_put_right", (s.SCRAMBLE, s.ONE_IS_BURN, s.NEXT_COMPLETES, s.ONE_BURN))


@policy("flop.unburned")
def like_other_streets(facts: Facts) -> Procedure:
    """As on every other street."""
    return LIKE_OTHERS


@policy("burn.wrong")
def right_before_action_and_later(facts: Facts) -> Procedure:
    """Put right before anybody acts; then the card stands, and later cards come as they would have come."""
    missing = facts.number("cards burned") == 0
    if facts.yes("acted on it"):
        return Procedure("card_stands", (s.PLAY_ON, s.TWO_BURNS if missing else s.SURPLUS_BURNS_NEXT))
    steps = (s.FIRST_IS_BURN, s.NEXT_UP) if missing else (s.SURPLUS_IS_FIRST, s.LAST_BACK)
    return Procedure("street_is_put_right", steps)


@policy("burn.wrong")
def restored_before_significant_action(facts: Facts) -> Procedure:
    """Before significant action the order is restored if that is possible; otherwise it is played on."""
    if facts.yes("substantial here") or not facts.yes("can be put right"):
        return PLAY_ON
    steps = (s.RESTORE, s.BURN, s.DEAL["card"]) if facts.number("cards burned") == 0 else (s.RESTORE, s.DEAL["card"])
    return Procedure("street_is_put_right", steps)


@policy("burn.wrong")
def order_is_never_restored(facts: Facts) -> Procedure:
    """A burn does not keep the order of the cards: they stand, and one card burns for each further street."""
    return Procedure("card_stands", (s.PLAY_ON, s.ONE_BURN))


@policy("burn.seen")
def stays_burned(facts: Facts) -> Procedure:
    """A burn card that was seen stays burned."""
    return Procedure("card_stays_burned", (s.STAYS_BURNED, s.PLAY_ON))


@policy("street.surplus")
def the_right_card_stays(facts: Facts) -> Procedure:
    """The card that came first stays; one more is the next burn, several are shuffled back."""
    if facts.number("cards turned up") > 2:
        return Procedure("right_card_stays", (s.RIGHT_STAYS, s.SURPLUS_BACK, s.CUT))
    if facts.yes("last street"):
        return Procedure("right_card_stays", (s.RIGHT_STAYS, s.OTHER_OUT))
    return Procedure("right_card_stays", (s.RIGHT_STAYS, s.OTHER_BURNS))


@policy("stub.dropped")
def order_or_new_stub(facts: Facts) -> Procedure:
    """Its order is restored; else its cards are shuffled, with muck and burns only where they got mixed."""
    if facts.yes("can be put right"):
        return Procedure("stub_is_put_right", (s.ORDER_BACK,))
    mixed = facts.yes("mixed with the muck")
    return Procedure("there_is_new_stub", (s.SCRAMBLE_ALL if mixed else s.SCRAMBLE_STUB,))
