"""Rulings on a penalty that is given, and on what is asked about it: whether there is such a one, how it is served."""

from collections.abc import Callable

from cardspeak.finding import Finding, finding, findings
from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.procedures import ruling
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.sanctions.offences import leaving, out_of_play, starting
from cardspeak.floor.sanctions.record import choice, who
from cardspeak.law.sanctions import KINDS, Penalty, PenaltyKind, Range, holds

NO_SUCH_PENALTY = Finding("there_is_no_such_penalty")


def given(hearing: Hearing) -> Ruling:
    """Rule on a penalty that somebody gives to a player: what it means in hands and chips, and who may give it."""
    named = hearing.facts.text("penalty")
    kind: PenaltyKind = next((known for known in KINDS if known == named), "none")
    penalty = Penalty(kind, hearing.facts.number("so many"))
    scale: tuple[Range, ...] = hearing.ask("penalty.scale")
    if not holds(scale, penalty):
        known = finding("book_knows", scale=choice(scale))
        return Ruling(NO_SUCH_PENALTY, tuple(hearing.points), reason=known)
    by = who((Range(penalty.kind),), hearing.ask("penalty.by"))
    if penalty.kind == "warning":
        return Ruling(Finding("warned"), tuple(hearing.points), by=by)
    if penalty.kind == "exclusion":
        if hearing.ask("penalty.protocol") and not hearing.facts.yes("in the protocol"):
            steps = findings("enter_offence_in_protocol")
            return Ruling(Finding("there_is_no_basis_for_it"), tuple(hearing.points), steps=steps)
        return Ruling(Finding("excluded_for_season"), tuple(hearing.points), by=by)
    if penalty.kind == "disqualification":
        forfeits, step = out_of_play(hearing.incident.seats, hearing)
        points, remedies = tuple(hearing.points), leaving(forfeits)
        return Ruling(Finding("disqualified"), points, by=by, forfeits=forfeits, steps=(step,), remedies=remedies)
    return _missed(penalty, by, hearing)


def _missed(penalty: Penalty, by: Finding, hearing: Hearing) -> Ruling:
    hands = penalty.number if penalty.kind == "hands" else penalty.number * int(hearing.ask("penalty.round"))
    steps = (starting(hearing), *findings(*hearing.ask("penalty.serving").steps))
    return Ruling(finding("misses", hands=hands), tuple(hearing.points), amount=hands, by=by, steps=steps)


def _by(point: str) -> Callable[[Hearing], Ruling]:
    def rule(hearing: Hearing) -> Ruling:
        return ruling(hearing, hearing.procedure(point))

    return rule


RULES: dict[str, Callable[[Hearing], Ruling]] = {
    "penalty": given,
    "protest": _by("penalty.appeal"),
    "language": _by("language.allowed"),
    "columns": _by("chips.columns"),
    "new_deck": _by("deck.request"),
}
