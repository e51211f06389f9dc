"""The floor's ruling on an incident: the law asked, what is unknown turned into a question."""

from collections.abc import Callable, Mapping
from typing import Any

from cardspeak.floor import boards, claims, dead_hands, decks, misdeals, offences, penalties, shown, sizes
from cardspeak.floor.incidents import Incident
from cardspeak.floor.matter import Matter
from cardspeak.floor.questions import QUESTIONS
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.hand.state import State
from cardspeak.law.facts import Unknown
from cardspeak.law.law import Law

RULES: dict[str, Callable[[Matter], Ruling]] = {
    **boards.RULES,
    **misdeals.RULES,
    **decks.RULES,
    **dead_hands.RULES,
    **shown.RULES,
    **sizes.RULES,
    **claims.RULES,
    **offences.RULES,
    **penalties.RULES,
}

OPEN = "it depends"


def rule_on(incident: Incident, state: State, law: Law, know: Mapping[str, Any] | None = None) -> Ruling:
    """Return the ruling on an incident, or the one question that has to be answered first."""
    told = dict(know or {})
    matter = Matter(incident, state, law, told)
    try:
        return offences.with_offence(RULES[incident.kind](matter), matter)
    except Unknown as unknown:
        return _asking(unknown.fact, incident, state, law, told, tuple(matter.points))


def _asking(
    fact: str, incident: Incident, state: State, law: Law, told: dict[str, Any], points: tuple[str, ...]
) -> Ruling:
    """Ask for a fact, saying where each answer leads; do not ask where all lead to the same."""
    question = QUESTIONS[fact]
    found = [(answer, rule_on(incident, state, law, {**told, fact: answer})) for answer in question.answers]
    first = found[0][1]
    if all(other._replace(points=first.points, reason="") == first._replace(reason="") for _, other in found[1:]):
        return first
    leads = tuple((_words(answer), _lead(ruling)) for answer, ruling in found)
    points = tuple(dict.fromkeys((*points, *[point for _, ruling in found for point in ruling.points])))
    return Ruling(OPEN, points, asks=(Ask(fact, question.text, leads),))


def _words(answer: str | int | bool) -> str:
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return str(answer)


def _lead(ruling: Ruling) -> str:
    return f"{ruling.outcome}: {ruling.asks[0].question}" if ruling.asks else ruling.outcome
