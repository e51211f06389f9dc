"""Policies of the floor: a hand with the wrong number of cards."""

from cardspeak.law import steps as s
from cardspeak.law.facts import Facts
from cardspeak.law.policies.incidents_misdeals import RESTORED
from cardspeak.law.policy import policy
from cardspeak.law.procedure import MISDEAL, Procedure

DEAD = Procedure("hand_is_dead", (s.DEAD, s.BETS_STAY, s.PLAY_ON), dead="hand")


@policy("number.until")
def until_substantial_action(facts: Facts) -> bool:
    """The deal may be undone until there was substantial action."""
    return not facts.yes("substantial")


@policy("number.until")
def until_somebody_bet(facts: Facts) -> bool:
    """The deal may be undone until somebody has bet."""
    return not (facts.yes("later street") or facts.number("chip actions"))


@policy("number.dealt")
def misdeal_but_one_for_the_first(facts: Facts) -> Procedure:
    """A misdeal; only one extra card to the first player, when all have theirs, goes back on top."""
    if facts.number("extra cards") == 1 and facts.yes("first player"):
        return Procedure("deal_is_put_right", (s.BACK_ON_TOP, s.FINISH_DEAL))
    return MISDEAL


@policy("number.dealt")
def misdeal_from_two_extra(facts: Facts) -> Procedure:
    """One extra card burns, a missing one is dealt if it is next in order; the rest is a misdeal."""
    extra = facts.number("extra cards")
    if extra == 1:
        return Procedure("deal_is_put_right", (s.TAKE_BACK, s.EXTRA_BURNS))
    if extra < 0 and facts.yes("next in order"):
        return Procedure("deal_is_put_right", (s.GIVE_MISSING,))
    return MISDEAL


@policy("number.dealt")
def misdeal_but_a_short_button(facts: Facts) -> Procedure:
    """A misdeal; only a button that is short gets the missing card."""
    if facts.number("extra cards") < 0 and facts.yes("button"):
        return Procedure("deal_is_put_right", (s.GIVE_MISSING,))
    return MISDEAL


@policy("number.dealt")
def misdeal_unless_put_right(facts: Facts) -> Procedure:
    """It is put right if the order of the cards can be restored, and is a misdeal if not."""
    return RESTORED if facts.yes("can be put right") else MISDEAL


@policy("number.unseen")
def answers_for_it_himself(facts: Facts) -> str:
    """Whoever acts without looking at the cards answers for their number."""
    return "player_answers_hand_is_dead"


@policy("number.unseen")
def makes_no_difference(facts: Facts) -> str:
    """It makes no difference whether the player had looked."""
    return "hand_is_dead"


@policy("number.late")
def dead_hand(facts: Facts) -> Procedure:
    """The hand is dead, its bets stay, and the others play on."""
    return DEAD


@policy("number.late")
def dead_hand_one_burn_a_street(facts: Facts) -> Procedure:
    """The hand is dead, its cards go to the muck, one card burns for each street; a short button may be completed."""
    if facts.number("extra cards") < 0 and facts.yes("button") and not facts.yes("acted"):
        return Procedure("deal_is_put_right", (s.GIVE_MISSING,))
    return Procedure("hand_is_dead", (s.DEAD, s.TO_MUCK, s.BETS_STAY, s.ONE_BURN), dead="hand")


@policy("number.late")
def dead_hand_bets_by_who_acted(facts: Facts) -> Procedure:
    """Dead: whoever has acted on it loses the bets, who has not gets them back; alone in the end, all bets go back."""
    if facts.number("players in") == 1:
        return Procedure("hand_is_void", (s.DEAD, s.REFUND), dead="hand", refund="all")
    if facts.yes("acted"):
        return DEAD
    return Procedure("hand_is_dead", (s.DEAD, s.BETS_BACK, s.PLAY_ON), dead="hand", refund="hand")
