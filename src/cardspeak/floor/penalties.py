"""Rulings on a penalty that is given, and on what is asked about it: whether there is such a one, how it is served."""

from collections.abc import Callable

from cardspeak.finding import Finding, finding, findings
from cardspeak.floor.answers import ruling
from cardspeak.floor.matter import Matter
from cardspeak.floor.offences import leaving, out_of_play, starting
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.sanctions import choice, who
from cardspeak.law.sanctions import KINDS, Penalty, PenaltyKind, Range, holds

NO_SUCH_PENALTY = Finding("there_is_no_such_penalty")


def given(matter: Matter) -> Ruling:
    """Rule on a penalty that somebody gives to a player: what it means in hands and chips, and who may give it."""
    named = matter.facts.text("penalty")
    kind: PenaltyKind = next((known for known in KINDS if known == named), "none")
    penalty = Penalty(kind, matter.facts.number("so many"))
    scale: tuple[Range, ...] = matter.ask("penalty.scale")
    if not holds(scale, penalty):
        known = finding("book_knows", scale=choice(scale))
        return Ruling(NO_SUCH_PENALTY, tuple(matter.points), reason=known)
    by = who((Range(penalty.kind),), matter.ask("penalty.by"))
    if penalty.kind == "warning":
        return Ruling(Finding("warned"), tuple(matter.points), by=by)
    if penalty.kind == "exclusion":
        if matter.ask("penalty.protocol") and not matter.facts.yes("in the protocol"):
            steps = findings("enter_offence_in_protocol")
            return Ruling(Finding("there_is_no_basis_for_it"), tuple(matter.points), steps=steps)
        return Ruling(Finding("excluded_for_season"), tuple(matter.points), by=by)
    if penalty.kind == "disqualification":
        forfeits, step = out_of_play(matter.incident.seats, matter)
        points, mends = tuple(matter.points), leaving(forfeits)
        return Ruling(Finding("disqualified"), points, by=by, forfeits=forfeits, steps=(step,), mends=mends)
    return _missed(penalty, by, matter)


def _missed(penalty: Penalty, by: Finding, matter: Matter) -> Ruling:
    hands = penalty.number if penalty.kind == "hands" else penalty.number * int(matter.ask("penalty.round"))
    steps = (starting(matter), *findings(*matter.ask("penalty.serving").steps))
    return Ruling(finding("misses", hands=hands), tuple(matter.points), amount=hands, by=by, steps=steps)


def _by(point: str) -> Callable[[Matter], Ruling]:
    def rule(matter: Matter) -> Ruling:
        return ruling(matter, matter.procedure(point))

    return rule


RULES: dict[str, Callable[[Matter], Ruling]] = {
    "penalty": given,
    "protest": _by("penalty.appeal"),
    "language": _by("language.allowed"),
    "columns": _by("chips.columns"),
    "new_deck": _by("deck.request"),
}
