"""Rulings on cards that one player has seen, or wants to see."""

from collections.abc import Callable

from cardspeak.finding import Finding
from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.lost import lost
from cardspeak.floor.incidents.procedures import impossible, ruling
from cardspeak.floor.ruling import Ruling
from cardspeak.hand.asking import makes_live, may_see
from cardspeak.law.policies.incidents_shown import SHOWN_DEAD, SHOWN_LIVE


def shown_to_one(hearing: Hearing) -> Ruling:
    """Rule on cards that one other player was shown: when all see them, and whether the hand lives."""
    found, facts = hearing.procedure("show.one_all"), hearing.facts
    open_to_harm = facts.yes("in the hand") and facts.yes("other in the hand") and not facts.yes("betting over")
    if not open_to_harm:
        return ruling(hearing, found)
    opened = hearing.procedure("opened.hand")
    if opened.dead:
        found = found._replace(dead=opened.dead, steps=(*opened.steps, *found.steps))
    return lost(hearing, found)._replace(reason=Finding(opened.outcome))


def given_up(hearing: Hearing) -> Ruling:
    """Rule on a player who wants to see a hand that another gave up."""
    if hearing.facts.yes("in the hand"):
        return impossible("that_hand_was_not_given_up")
    (seat, other), state, law = hearing.incident.seats, hearing.state, hearing.law
    if state.noted.mucked >> seat & 1 and may_see(state, other, seat, law):
        # at the showdown it is asked for by right, where the book gives one
        hearing.points += ["show.asked", "show.asked_live"]
        return ruling(hearing, SHOWN_LIVE if makes_live(state, other, seat, law) else SHOWN_DEAD)
    return ruling(hearing, hearing.procedure("show.given_up"))


def _by(point: str) -> Callable[[Hearing], Ruling]:
    return lambda hearing: ruling(hearing, hearing.procedure(point))


def misread(hearing: Hearing) -> Ruling:
    """Rule on a hand that was read wrongly: once the next hand has begun, the book says whether it is too late."""
    if hearing.facts.yes("next hand begun"):
        late = hearing.procedure("claim.until")
        if late.outcome == "claim_is_too_late":
            return ruling(hearing, late)
    return ruling(hearing, hearing.procedure("hand.misread"))


RULES: dict[str, Callable[[Hearing], Ruling]] = {
    "shown_to_one": shown_to_one,
    "hand_suspected": _by("show.suspicion"),
    "given_up": given_up,
    "misread": misread,
}
