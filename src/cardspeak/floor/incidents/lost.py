"""A hand that is lost, or given back by whoever decides it: what becomes of its bets, and of pots without a winner."""

from cardspeak.finding import Finding, findings
from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.procedures import ruling, uncalled
from cardspeak.floor.ruling import Ruling
from cardspeak.hand.pots import unwon
from cardspeak.hand.showdown import claims
from cardspeak.law import steps as s
from cardspeak.law.policies.incidents_hands import DEAD
from cardspeak.law.procedure import Procedure

COMES_BACK = "whether_hand_comes_back"


def won_already(hearing: Hearing) -> Ruling | None:
    """Return that the pot is won where nobody else has cards: the last hand cannot be lost any more."""
    left = claims(hearing.state)
    if left & (left - 1) or not left:
        return None
    return Ruling(Finding("pot_is_won_already"), (*hearing.points, "pot.winner"), steps=findings(s.POT_TO_IT))


def decided(hearing: Hearing, found: Procedure) -> Procedure:
    """Return what somebody has decided about a hand that may come back, where that has been told."""
    if found.discretion != COMES_BACK:
        return found
    choice = hearing.facts.told.get("director")
    if choice == "return":
        return Procedure("hand_comes_back", (s.BACK_TO_HIM, s.LIVE), by=found.by)
    return DEAD._replace(by=found.by) if choice == "fold" else found


def lost(hearing: Hearing, found: Procedure, always_said: bool = False) -> Ruling:
    """Return a ruling on a hand that may be lost: which of its bets go back, and which pots have no winner left.

    `always_said`: the dealer is told of the bets of the hand even where none of them lies there uncalled.
    """
    if not found.dead or found.refund:
        return ruling(hearing, found)
    state, seats = hearing.state, hearing.incident.seats
    dying = sorted(set(seats if found.dead == "both" else seats[:1]))
    if len(dying) > 1 and not claims(state) & ~sum([1 << seat for seat in dying]):
        return ruling(hearing, hearing.procedure("dead.nobody"))
    if state.stage == "over":  # the pot comes back, for those who are left
        return ruling(hearing, found._replace(steps=(*found.steps, s.POT_BACK, s.POT_RIGHT)))
    open_bets = [(seat, amount) for seat in dying if (amount := uncalled(state, seat))]
    if always_said or open_bets:
        refund = str(hearing.ask("dead.bets"))
        goes_on = found.steps[-1:] == (s.PLAY_ON,)
        bets = s.UNCALLED_BACK if refund else s.NOTHING_BACK
        found = found._replace(steps=(*found.steps[: len(found.steps) - goes_on], bets, *[s.PLAY_ON] * goes_on))
        open_bets = open_bets if refund else []
    back = dict(open_bets)
    for seat, amount in unwon(state, dying):
        back[seat] = back.get(seat, 0) + amount
    if len(back) > len(open_bets):
        hearing.procedure("dead.nobody")
        found = found._replace(steps=(*found.steps, s.SIDE_POT_BACK))
    return ruling(hearing, found, tuple(sorted(back.items())))
