"""Policies of the floor: hands opened, discarded or picked up too early."""

from cardspeak.law import steps as s
from cardspeak.law.facts import Facts
from cardspeak.law.policies.incidents_hands import DEAD
from cardspeak.law.policy import policy
from cardspeak.law.procedure import PLAY_ON, Procedure

LIVE = Procedure("hand_is_live", (s.LIVE, s.PLAY_ON))
NO_CLAIM = Procedure("hand_has_no_claim", (s.DEAD,), dead="hand")


@policy("opened.hand")
def exposed_stays_live(facts: Facts) -> Procedure:
    """Cards opened too early stay live."""
    return LIVE


@policy("opened.hand")
def dead_facing_a_bet(facts: Facts) -> Procedure:
    """The hand of a player who opens cards while facing a bet is dead."""
    return DEAD if facts.yes("facing a bet") else LIVE


@policy("opened.hand")
def dead_while_decisions_are_due(facts: Facts) -> Procedure:
    """The hand of a player who opens cards on purpose while somebody has to decide is dead, also heads-up."""
    if facts.yes("round over") or facts.yes("by accident"):
        return LIVE
    return DEAD


@policy("upcards.taken", when=("his turn", "facing a bet"))
def dead_if(when: str, facts: Facts) -> Procedure:
    """The hand of a player who picks up or turns over open cards in turn, or facing a bet, is dead."""
    return DEAD if facts.yes(when) else PLAY_ON


@policy("fold.cards")
def dead_at_the_word(facts: Facts) -> Procedure:
    """Facing a bet the word is enough: the hand is dead."""
    return DEAD if facts.yes("facing a bet") else PLAY_ON


@policy("fold.cards")
def dead_in_the_muck(facts: Facts) -> Procedure:
    """The fold binds, the cards die in the muck; until then the floor may let them be turned over."""
    if facts.yes("in the muck"):
        return DEAD
    return Procedure(
        "fold_stands_cards_not_dead", (s.HOLD, s.CALL_FLOOR), "whether_they_are_turned_over",
        "the_floor",
    )  # fmt: skip


@policy("discard.forgot")
def held_for_the_floor(facts: Facts) -> Procedure:
    """The dealer holds a bettor's cards and calls the floor: what can be identified comes back. Others have folded."""
    if facts.yes("bet stands") and facts.yes("identifiable"):
        return Procedure("hand_comes_back", (s.HOLD, s.CALL_FLOOR, s.BACK_TO_HIM))
    return DEAD


@policy("discard.forgot")
def a_discard_is_a_fold(facts: Facts) -> Procedure:
    """Whoever throws the cards away has folded."""
    return DEAD


@policy("discard.showdown")
def until_the_dealer_kills_it(facts: Facts) -> Procedure:
    """It may still be tabled while it can be identified and the dealer has not pushed it into the muck."""
    if facts.yes("identifiable") and not facts.yes("in the muck"):
        return Procedure("hand_may_be_tabled", (s.BACK_TO_HIM, s.TABLE_IT))
    return DEAD


@policy("discard.showdown")
def discarded_is_dead(facts: Facts) -> Procedure:
    """A player who throws the cards away at the showdown gives up the claim."""
    return DEAD


@policy("discard.half_shown")
def never_claims(facts: Facts) -> Procedure:
    """What was not fully tabled has no claim, whoever could read or identify it."""
    return NO_CLAIM


@policy("discard.half_shown")
def at_own_risk(facts: Facts) -> Procedure:
    """What was not fully tabled has no claim, unless it can be identified or was clearly read."""
    if facts.yes("identifiable") or facts.yes("clearly read"):
        return Procedure("hand_is_live", (s.BACK_TO_HIM, s.TABLE_ALL))
    return NO_CLAIM


@policy("show.one_card")
def told_to_table_all(facts: Facts) -> Procedure:
    """The dealer tells the player to table all cards; who refuses meets the floor."""
    return Procedure("all_cards_have_to_be_tabled", (s.TABLE_ALL, s.FLOOR_IF_NOT))


@policy("show.for_him")
def nobody_may_open_it(facts: Facts) -> Procedure:
    """Nobody opens cards in a player's place, present or away."""
    return Procedure("cards_stay_closed", (s.STAY_CLOSED,))
