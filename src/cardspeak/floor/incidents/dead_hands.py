"""Rulings on hands: dead, live, or brought back."""

from collections.abc import Callable

from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.procedures import impossible, ruling
from cardspeak.floor.ruling import Ruling
from cardspeak.hand.showdown import claims
from cardspeak.hand.state import State
from cardspeak.law import steps as s
from cardspeak.law.procedure import Procedure


def _in_it(hearing: Hearing) -> bool:
    state: State = hearing.state
    return all(state.round.live >> seat & 1 for seat in hearing.incident.seats)


def _killed(hearing: Hearing, found: Procedure) -> Ruling:
    """Return a ruling on a hand that was lost by a mishap, with what becomes of its bets."""
    touched = sum([1 << seat for seat in set(hearing.incident.seats)])
    if found.dead == "both" and not claims(hearing.state) & ~touched:
        return ruling(hearing, hearing.procedure("dead.nobody"))
    if found.dead:
        refund = str(hearing.ask("dead.bets"))
        found = found._replace(refund=refund, steps=(*found.steps, s.UNCALLED_BACK if refund else s.NOTHING_BACK))
    return ruling(hearing, found)


def _lost(point: str) -> Callable[[Hearing], Ruling]:
    def rule(hearing: Hearing) -> Ruling:
        if not _in_it(hearing):
            return impossible("that_hand_was_out_already")
        return _killed(hearing, hearing.procedure(point))

    return rule


def _plain(point: str) -> Callable[[Hearing], Ruling]:
    def rule(hearing: Hearing) -> Ruling:
        if not _in_it(hearing):
            return impossible("that_hand_was_out_already")
        return ruling(hearing, hearing.procedure(point))

    return rule


def taken_by_the_dealer(hearing: Hearing) -> Ruling:
    """Rule on a hand that the dealer put into the muck."""
    if not _in_it(hearing):
        return impossible("that_hand_was_out_already")
    if hearing.facts.yes("all cards open"):
        return ruling(hearing, hearing.procedure("mucked.open"))
    return _killed(hearing, hearing.procedure("mucked.closed"))


RULES: dict[str, Callable[[Hearing], Ruling]] = {
    "touches_the_muck": _lost("muck.touched"),
    "hands_touch": _lost("hands.touched"),
    "mucked_by_the_dealer": taken_by_the_dealer,
    "opened": _plain("opened.hand"),
    "upcards": _plain("upcards.taken"),
    "said_fold": _plain("fold.cards"),
    "forgot_an_opponent": _lost("discard.forgot"),
    "discarded": _plain("discard.showdown"),
    "half_shown": _plain("discard.half_shown"),
    "one_card": _plain("show.one_card"),
    "opened_for_player": _plain("show.for_him"),
    "time_up": _plain("time.up"),
}
