"""Rulings on disputes: pots and claims, fairness before the letter; and on who is not in the hand at all."""

from collections.abc import Callable

from cardspeak.finding import Finding, findings
from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.procedures import impossible, ruling
from cardspeak.floor.ruling import Ruling


def _after_the_award(point: str) -> Callable[[Hearing], Ruling]:
    def rule(hearing: Hearing) -> Ruling:
        if not hearing.facts.yes("pot awarded"):
            return impossible("pot_is_not_awarded_yet")
        return ruling(hearing, hearing.procedure(point))

    return rule


def _by(point: str) -> Callable[[Hearing], Ruling]:
    return lambda hearing: ruling(hearing, hearing.procedure(point))


def _spectator(hearing: Hearing) -> Ruling:
    how = hearing.facts.text("how")
    points = ("spectators.stay", "who.spectators")
    if hearing.law.spectators_stay(intrudes=how == "intrudes", comments=how == "comments"):
        return Ruling(Finding("spectator_may_stay"), points[:1])
    by = Finding(f"the_{hearing.law.who_spectators()}")
    return Ruling(Finding("spectator_is_sent_away"), points, steps=findings("play_on"), by=by)


def _ticket(hearing: Hearing) -> Ruling:
    """Rule on a ticket that is to be somebody else's; where no kind of ticket passes, nobody is asked which it is."""
    kinds = ("qualification", "prize")
    answers = [hearing.law.ticket_passes(kind=kind) for kind in kinds]
    how = answers[0]
    if len(set(answers)) > 1 and not hearing.facts.yes("won in a qualification"):
        how = answers[1]
    outcome = {"no": "ticket_is_its_holders", "told": "ticket_passes_once_floor_knows", "freely": "ticket_passes"}[how]
    return Ruling(Finding(outcome), ("ticket.passes",), steps=findings("tell_floor_of_ticket") if how == "told" else ())


RULES: dict[str, Callable[[Hearing], Ruling]] = {
    "took_the_pot": _by("pot.pushed"),
    "disputed_hand": _after_the_award("claim.until"),
    "disputed_pot": _after_the_award("claim.pot"),
    "unfair": _by("floor.fairness"),
    "harmed": _by("floor.harm"),
    "no_rule": _by("floor.uncovered"),
    "contested": _by("floor.final"),
    "spectator_talks": _spectator,
    "ticket_given_on": _ticket,
}
