"""Policies of the floor: what is a misdeal, until when, and how the deal is repeated."""

from cardspeak.law import steps as s
from cardspeak.law.facts import Facts
from cardspeak.law.policy import policy
from cardspeak.law.procedure import MISDEAL, PLAY_ON, Procedure

RESTORED = Procedure("deal_is_put_right", (s.RESTORE, s.FINISH_DEAL))
NOTHING_WRONG = Procedure("no_misdeal", (s.FINISH_DEAL,))


@policy("misdeal.until")
def before_substantial_action(facts: Facts) -> Procedure:
    """Until there was substantial action; then the hand is played out."""
    return PLAY_ON if facts.yes("substantial") else MISDEAL


@policy("misdeal.redeal")
def shuffled_and_dealt_again(facts: Facts) -> Procedure:
    """All bets go back, the cards are shuffled and cut, and the deal begins again with the same player."""
    steps = (s.REFUND, s.GATHER, s.SHUFFLE, s.CUT, s.SAME_BUTTON, s.SAME_START, s.DEAL_AGAIN)
    return Procedure("misdeal", steps, refund="all")


@policy("misdeal.redeal")
def exact_replay(facts: Facts) -> Procedure:
    """The same players, button and blinds; who was away may play; penalised hands are killed again."""
    first = (s.REFUND, s.GATHER, s.SHUFFLE, s.CUT, s.SAME_BUTTON)
    return Procedure("misdeal", (*first, s.SAME_PLAYERS, s.SAME_LIMITS, s.DEAL_AGAIN, s.KILL_PENALISED), refund="all")


@policy("exposed.deal", first=(0, 1, 2))
def one_of_the_first_or_two(first: int, facts: Facts) -> Procedure:
    """A misdeal if it is one of the first cards off the deck, or a second card that the dealer exposes."""
    if facts.number("exposed so far") > 1:
        return MISDEAL
    return MISDEAL if first and facts.number("place") <= first else NOTHING_WRONG


@policy("exposed.deal", both=("misdeal", "dead"))
def turned_up_instead_of_the_third(both: str, facts: Facts) -> Procedure:
    """A down card of stud becomes the open card, the third comes down; two of one player are a misdeal or kill it."""
    if facts.number("his exposed") < 2:
        return Procedure("deal_goes_on", (s.UPCARD, s.THIRD_DOWN))
    if both == "misdeal":
        return MISDEAL
    return Procedure("hand_is_dead", (s.DEAD, s.ANTE_BACK, s.FINISH_DEAL), dead="hand", refund="hand")


@policy("exposed.one")
def changed_for_the_first_burn(facts: Facts) -> Procedure:
    """The deal is finished, then the card is changed for what would be the first burn, and is the burn itself."""
    return Procedure("deal_goes_on", (s.FINISH_DEAL, s.SWAP, s.EXPOSED_BURNS))


@policy("exposed.last", first=("all open", "same"))
def rights_of_an_all_in(first: str, facts: Facts) -> Procedure:
    """The player may count as all-in, or must after substantial action; the first of the round opens all last cards."""
    if first == "all open" and facts.yes("first of the round"):
        return Procedure("all_last_cards_are_open", (s.ALL_OPEN, s.OPENER_SAME, s.PLAY_ON))
    if facts.yes("substantial here"):
        return Procedure("player_counts_as_all_in", (s.OTHERS_DOWN, s.AS_ALL_IN))
    return Procedure("player_chooses", (s.OTHERS_DOWN, s.HE_CHOOSES), by="the_player")


@policy("exposed.last")
def replaced_if_betting_remains(facts: Facts) -> Procedure:
    """It is replaced where somebody can still bet; without betting it stays."""
    if facts.yes("betting remains"):
        return Procedure("card_is_replaced", (s.TAKE_BACK, s.REPLACE, s.DOWN_ALL_THE_SAME))
    return Procedure("card_stays", (s.DOWN_ALL_THE_SAME,))


@policy("boxed.several")
def misdeal_from_two(facts: Facts) -> Procedure:
    """Two cards the wrong way round, or more, are a misdeal."""
    return MISDEAL if facts.number("boxed cards") >= 2 else NOTHING_WRONG


@policy("boxed.several")
def deck_defective_from_five(facts: Facts) -> Procedure:
    """Only five cards the wrong way round, or more, spoil the deck."""
    if facts.number("boxed cards") < 5:
        return NOTHING_WRONG
    return Procedure("deck_is_defective", refund="all")


@policy("boxed.one", late=("burn", "stays out"))
def scrap_of_paper(late: str, facts: Facts) -> Procedure:
    """The next card replaces it, after the round where that one is dealt already; it burns then, or stays out."""
    if not facts.yes("next card dealt"):
        return Procedure("scrap_of_paper", (s.SCRAP, s.NEXT_CARD))
    if late == "burn":
        return Procedure("scrap_of_paper", (s.AFTER_ROUND, s.BOXED_BURNS))
    return Procedure("scrap_of_paper", (s.SCRAP, s.AFTER_ROUND))


@policy("boxed.one")
def discarded_and_replaced(facts: Facts) -> Procedure:
    """It goes onto the discards, and the next card takes its place at once."""
    return Procedure("card_is_void", (s.TO_DISCARDS, s.NEXT_CARD))


def misdeal_at_once(facts: Facts) -> Procedure:
    """It is a misdeal."""
    return MISDEAL


def unless_put_right(facts: Facts) -> Procedure:
    """It is a misdeal, unless the order of the cards can be restored."""
    return RESTORED if facts.yes("can be put right") else MISDEAL


def left_to_the_floor(facts: Facts) -> Procedure:
    """The book's list of misdeals is open: the floor decides."""
    return Procedure("floor_decides", (s.CALL_FLOOR,), "whether_it_is_misdeal", "the_floor")


for _point in ("misdeal.start", "misdeal.order", "misdeal.not_entitled", "misdeal.left_out"):
    policy(_point)(misdeal_at_once)
    policy(_point)(unless_put_right)
policy("misdeal.order")(left_to_the_floor)
policy("misdeal.two_in_a_row")(unless_put_right)


@policy("misdeal.two_in_a_row", seat=("big blind", "button"))
def no_misdeal_on(seat: str, facts: Facts) -> Procedure:
    """Two cards one after the other may go to this seat."""
    return NOTHING_WRONG if facts.yes(seat) else MISDEAL


@policy("misdeal.unshuffled")
def not_shuffled_is_a_misdeal(facts: Facts) -> Procedure:
    """A deck that was not shuffled or cut is a misdeal."""
    return MISDEAL


@policy("misdeal.seen")
def seen_in_the_shuffle_is_a_misdeal(facts: Facts) -> Procedure:
    """A card that was seen while shuffling or cutting is a misdeal."""
    return MISDEAL


@policy("misdeal.newcomer")
def newcomer_out_of_place_is_a_misdeal(facts: Facts) -> Procedure:
    """A newcomer dealt in at a place that is not allowed is a misdeal."""
    return MISDEAL


@policy("misdeal.foreign")
def foreign_card_is_a_misdeal(facts: Facts) -> Procedure:
    """A card that does not belong to the game is a misdeal, and a scrap of paper when that is too late."""
    if facts.yes("substantial"):
        return Procedure("scrap_of_paper", (s.SCRAP, s.NEXT_CARD))
    return MISDEAL


@policy("misdeal.button")
def misdeal_or_next_hand(facts: Facts) -> Procedure:
    """A misdeal in time; what is found after the hand is put right, each position once in the round."""
    if facts.yes("pot awarded"):
        return Procedure("button_is_put_right", (s.NEXT_HAND_RIGHT,))
    return MISDEAL


@policy("misdeal.button")
def put_right_in_time_or_stands(facts: Facts) -> Procedure:
    """Before substantial action the button is put right; after it the error stands, in the next hand too."""
    if facts.yes("substantial"):
        return Procedure("error_stands", (s.PLAY_ON, s.NOT_BACK))
    return Procedure("button_is_put_right", (s.BUTTON_RIGHT,))
