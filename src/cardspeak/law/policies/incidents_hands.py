"""Policies of the floor: hands that touched the muck or another hand, or that the dealer took by mistake."""

from cardspeak.law import steps as s
from cardspeak.law.facts import Facts
from cardspeak.law.policy import policy
from cardspeak.law.procedure import Procedure, code, decides

LIVE = Procedure("hand_is_live", (s.TELL_APART, s.BACK_TO_HIM, s.LIVE))
DEAD = Procedure("hand_is_dead", (s.DEAD,), dead="hand")
MAY_DECIDE = ("the chief referee", "the floor", "the manager")
BOTH = Procedure("both_hands_are_dead", (s.BOTH_DEAD,), dead="both")


def _left(to: str, what: str = "whether_hand_comes_back") -> Procedure:
    return Procedure(decides(to), (s.HOLD, s.CALL_FLOOR), what, code(to))


@policy("muck.touched", by=MAY_DECIDE)
@policy("fold.back", by=MAY_DECIDE)
@policy("discard.forgot", by=MAY_DECIDE)
@policy("discard.showdown", by=MAY_DECIDE)
@policy("discard.half_shown", by=MAY_DECIDE)
def back_if_misled(by: str, facts: Facts) -> Procedure:
    """Dead, but for cards that can be told apart and were thrown away on wrong information: somebody may decide."""
    if facts.yes("identifiable") and facts.yes("misled"):
        return _left(by)
    return DEAD


@policy("muck.touched")
def face_up_lives(facts: Facts) -> Procedure:
    """Face up and told apart it lives; otherwise it is dead, unless the manager finds the situation special."""
    if facts.yes("identifiable"):
        if facts.yes("face up"):
            return LIVE
        if facts.yes("misled"):
            return _left("the manager")
    return DEAD


@policy("muck.touched")
def identifiable_lives(facts: Facts) -> Procedure:
    """A hand that can be identified with certainty stays in play."""
    return LIVE if facts.yes("identifiable") else DEAD


@policy("muck.touched")
@policy("fold.back")
@policy("discard.forgot")
@policy("discard.showdown")
def may_come_back(facts: Facts) -> Procedure:
    """Dead, but the floor may bring back what can clearly be identified."""
    return _left("the floor") if facts.yes("identifiable") else DEAD


@policy("discard.forgot")
@policy("discard.showdown")
def floor_until_the_muck(facts: Facts) -> Procedure:
    """Live until it lies in the muck, if the floor is called; then only what was thrown away on wrong information."""
    if not facts.yes("identifiable") or facts.yes("in the muck"):
        return back_if_misled(by="the floor", facts=facts)
    return _left("the floor")


@policy("fold.back")
def folded_for_good(facts: Facts) -> Procedure:
    """It stays folded."""
    return DEAD


@policy("fold.unforced")
def as_any_other_fold(facts: Facts) -> bool:
    """It may come back as any other folded hand may, or not."""
    return False


@policy("fold.unforced")
def final_unless_misled(facts: Facts) -> bool:
    """It is dead; only where wrong information made the player fold it is as with any other fold."""
    return not facts.yes("misled")


@policy("muck.touched")
def mixed_is_lost(facts: Facts) -> Procedure:
    """What got mixed with others is lost."""
    return DEAD


@policy("hands.touched")
def both_are_dead(facts: Facts) -> Procedure:
    """Both hands are dead; only what lies face up at the showdown and can be told apart lives."""
    return LIVE if facts.yes("showdown") and facts.yes("face up") and facts.yes("identifiable") else BOTH


@policy("hands.touched")
def whose_moved_is_dead(facts: Facts) -> Procedure:
    """The hand that moved into the other is dead; both are, where they cannot be told apart."""
    return DEAD if facts.yes("identifiable") else BOTH


@policy("hands.touched")
def both_live_if_told_apart(facts: Facts) -> Procedure:
    """Hands that can be told apart stay in play."""
    return LIVE if facts.yes("identifiable") else BOTH


@policy("mucked.closed")
def lost_without_redress(facts: Facts) -> Procedure:
    """A hand that was not protected and was taken is lost."""
    return DEAD


@policy("mucked.closed")
def lives_if_identified(facts: Facts) -> Procedure:
    """It stays in play if it can be identified with certainty, and is lost if not."""
    return LIVE if facts.yes("identifiable") else DEAD


@policy("mucked.closed")
def floor_may_bring_back(facts: Facts) -> Procedure:
    """It is lost, but the floor may bring back what can clearly be identified."""
    return _left("the floor") if facts.yes("identifiable") else DEAD


@policy("mucked.open")
def winner_cannot_be_killed(facts: Facts) -> Procedure:
    """A hand that lay open and plainly won is live and gets the pot."""
    if facts.yes("clearly the winner"):
        return Procedure("hand_is_live", (s.LIVE, s.POT_TO_IT))
    return Procedure("hand_has_no_claim", (s.PLAY_ON,))


@policy("dead.bets")
def uncalled_bet_back(facts: Facts) -> str:
    """What nobody has called of the dead hand's bet goes back; the rest stays in the pot."""
    return "uncalled"


@policy("dead.bets")
def nothing_back(facts: Facts) -> str:
    """Nothing comes back out of the pot."""
    return ""


@policy("dead.nobody")
def all_bets_back(facts: Facts) -> Procedure:
    """Nobody wins the pot: all players get their bets back."""
    return Procedure("hand_is_void", (s.BOTH_DEAD, s.NO_WINNER, s.REFUND), refund="all")
