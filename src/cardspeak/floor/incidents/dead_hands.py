"""Rulings on hands: dead, live, or brought back."""

from collections.abc import Callable

from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.lost import decided, lost, won_already
from cardspeak.floor.incidents.procedures import impossible, ruling
from cardspeak.floor.ruling import Ruling
from cardspeak.hand.showdown import claims
from cardspeak.law import steps as s
from cardspeak.law.policies.incidents_hands import DEAD
from cardspeak.law.procedure import Procedure


def _in_it(hearing: Hearing) -> bool:
    return all(claims(hearing.state) >> seat & 1 for seat in hearing.incident.seats)


def _out_of_it(hearing: Hearing) -> Ruling | None:
    """Return why nothing can happen to a hand any more: it is out, it has won, or the pot is gone for good."""
    if not _in_it(hearing):
        return impossible("that_hand_was_out_already")
    if won := won_already(hearing):
        return won
    return _too_late(hearing)


def _too_late(hearing: Hearing) -> Ruling | None:
    if not hearing.facts.yes("pot awarded"):
        return None
    late = hearing.procedure("claim.until")
    return ruling(hearing, late) if late.outcome == "claim_is_too_late" else None


def _lost(point: str, always_said: bool = False) -> Callable[[Hearing], Ruling]:
    def rule(hearing: Hearing) -> Ruling:
        return _out_of_it(hearing) or lost(hearing, decided(hearing, hearing.procedure(point)), always_said)

    return rule


def _plain(point: str) -> Callable[[Hearing], Ruling]:
    def rule(hearing: Hearing) -> Ruling:
        if not _in_it(hearing):
            return impossible("that_hand_was_out_already")
        return lost(hearing, decided(hearing, hearing.procedure(point)))

    return rule


def taken_by_the_dealer(hearing: Hearing) -> Ruling:
    """Rule on a hand that the dealer put into the muck."""
    if out := _out_of_it(hearing):
        return out
    if hearing.facts.yes("all cards open"):
        return ruling(hearing, hearing.procedure("mucked.open"))
    return lost(hearing, decided(hearing, hearing.procedure("mucked.closed")), True)


def wanted_back(hearing: Hearing) -> Ruling:
    """Rule on a player who wants a hand back that was folded, or thrown away at the showdown."""
    if _in_it(hearing):
        return impossible("that_hand_is_still_in")
    if late := _too_late(hearing):
        return late
    at_showdown = hearing.state.round.live >> hearing.incident.seats[0] & 1
    if not at_showdown and hearing.facts.yes("unforced") and hearing.ask("fold.unforced"):
        return ruling(hearing, DEAD)
    found = hearing.procedure("discard.showdown" if at_showdown else "fold.back")
    return ruling(hearing, decided(hearing, found))


def time_up(hearing: Hearing) -> Ruling:
    """Rule on time that ran out: only the player to act can run out of it, and the clock of the book says what then."""
    if not _in_it(hearing):
        return impossible("that_hand_was_out_already")
    if not hearing.facts.yes("his turn"):
        return impossible("it_is_not_that_players_turn")
    hearing.points.append("clock.expiry")
    folds = hearing.law.clock_expiry(facing=hearing.facts.yes("facing a bet")) == "fold"
    return ruling(hearing, DEAD if folds else Procedure("hand_checks", (s.CHECK_IT,)))


RULES: dict[str, Callable[[Hearing], Ruling]] = {
    "touches_the_muck": _lost("muck.touched", True),
    "hands_touch": _lost("hands.touched", True),
    "mucked_by_the_dealer": taken_by_the_dealer,
    "opened": _plain("opened.hand"),
    "upcards": _plain("upcards.taken"),
    "said_fold": _plain("fold.cards"),
    "forgot_an_opponent": _lost("discard.forgot", True),
    "discarded": _lost("discard.showdown"),
    "half_shown": _lost("discard.half_shown"),
    "wants_back": wanted_back,
    "one_card": _plain("show.one_card"),
    "opened_for_player": _plain("show.for_him"),
    "time_up": time_up,
}
