"""Policies of the floor: cards that only some have seen, and hands that somebody wants to see."""

from cardspeak.law import steps as s
from cardspeak.law.facts import Facts
from cardspeak.law.policy import policy
from cardspeak.law.procedure import Procedure, code, decides

NOBODY = Procedure("nobody_else_sees_cards")
AT_ONCE = Procedure("cards_seen_at_once", (s.SHOW_ALL,))
AFTER_ROUND = Procedure("cards_seen_after_round", (s.ROUND_END,))
AFTER_BETTING = Procedure("cards_seen_after_betting", (s.BETTING_END,))
AFTER_HAND = Procedure("cards_seen_after_hand", (s.HAND_END,))
CLOSED = Procedure("hand_stays_closed", (s.STAY_CLOSED,))
SHOWN_LIVE = Procedure("hand_is_shown_and_is_live", (s.TURN_UP, s.LIVE))
SHOWN_DEAD = Procedure("hand_is_shown_and_is_dead", (s.KILL_IT, s.TURN_UP), dead="hand")


@policy("show.one_all")
def by_what_the_viewer_can_do(facts: Facts) -> Procedure:
    """On request: at once if the one who saw them has still to act, else after the round, the betting or the hand."""
    if not facts.yes("asked for"):
        return NOBODY
    if facts.yes("pot awarded") or facts.yes("viewer to act"):
        return AT_ONCE
    return AFTER_ROUND if facts.yes("viewer may bet") else AFTER_BETTING


@policy("show.one_all")
def on_request_after_the_hand(facts: Facts) -> Procedure:
    """On request: cards of a player who is in the hand when it is over, others at once."""
    if not facts.yes("asked for"):
        return NOBODY
    return AFTER_HAND if facts.yes("in the hand") and not facts.yes("pot awarded") else AT_ONCE


@policy("show.one_all")
def always_after_the_hand(facts: Facts) -> Procedure:
    """Whoever lets one see them lets all see them, unasked; while the hand goes on, after it."""
    return AT_ONCE if facts.yes("pot awarded") else AFTER_HAND


@policy("show.suspicion", by=("the tournament director", "the floor"))
def may_be_ordered(by: str, facts: Facts) -> Procedure:
    """The suspicion is brought to somebody, who may order the hand to be opened; the player has no claim to it."""
    return Procedure(decides(by), (s.CALL_FLOOR,), "whether_hand_is_opened", code(by))


@policy("show.suspicion")
def on_grounds_alone(facts: Facts) -> Procedure:
    """Whoever was dealt in may ask, and the manager may grant it on grounds; without grounds it is not considered."""
    if not facts.yes("grounds"):
        return CLOSED
    return Procedure("manager_decides", (s.CALL_FLOOR,), "whether_hand_is_opened", "the_manager")


@policy("show.given_up")
def shown_dead_unless_for_the_pot(facts: Facts) -> Procedure:
    """In the last round another may see it: killed in the muck first, but live if that player also claims the pot."""
    if not facts.yes("last street"):
        return CLOSED
    if facts.yes("other in the hand"):
        return SHOWN_LIVE
    return SHOWN_DEAD


@policy("show.given_up")
def not_seen(facts: Facts) -> Procedure:
    """A hand that was given up during the betting is not seen."""
    return CLOSED


@policy("hand.misread")
def anybody_may_say_so(facts: Facts) -> Procedure:
    """Anybody speaks up, in the hand or not, and the hands are read again until it is too late for a dispute."""
    return Procedure("hands_are_read_again", (s.READ_AGAIN,))
