"""Rulings on hands: dead, live, or brought back."""

from collections.abc import Callable

from cardspeak.floor.answers import impossible, ruling
from cardspeak.floor.matter import Matter
from cardspeak.floor.ruling import Ruling
from cardspeak.hand.showdown import claims
from cardspeak.hand.state import State
from cardspeak.law import steps as s
from cardspeak.law.procedure import Procedure


def _in_it(matter: Matter) -> bool:
    state: State = matter.state
    return all(state.round.live >> seat & 1 for seat in matter.incident.seats)


def _killed(matter: Matter, found: Procedure) -> Ruling:
    """Return a ruling on a hand that was lost by a mishap, with what becomes of its bets."""
    touched = sum([1 << seat for seat in set(matter.incident.seats)])
    if found.dead == "both" and not claims(matter.state) & ~touched:
        return ruling(matter, matter.procedure("dead.nobody"))
    if found.dead:
        refund = str(matter.ask("dead.bets"))
        found = found._replace(refund=refund, steps=(*found.steps, s.UNCALLED_BACK if refund else s.NOTHING_BACK))
    return ruling(matter, found)


def _lost(point: str) -> Callable[[Matter], Ruling]:
    def rule(matter: Matter) -> Ruling:
        if not _in_it(matter):
            return impossible("that_hand_was_out_already")
        return _killed(matter, matter.procedure(point))

    return rule


def _plain(point: str) -> Callable[[Matter], Ruling]:
    def rule(matter: Matter) -> Ruling:
        if not _in_it(matter):
            return impossible("that_hand_was_out_already")
        return ruling(matter, matter.procedure(point))

    return rule


def taken_by_the_dealer(matter: Matter) -> Ruling:
    """Rule on a hand that the dealer put into the muck."""
    if not _in_it(matter):
        return impossible("that_hand_was_out_already")
    if matter.facts.yes("all cards open"):
        return ruling(matter, matter.procedure("mucked.open"))
    return _killed(matter, matter.procedure("mucked.closed"))


RULES: dict[str, Callable[[Matter], Ruling]] = {
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
