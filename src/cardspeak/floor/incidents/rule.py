"""The floor's ruling on an incident: the law asked, what is unknown turned into a question."""

from collections.abc import Callable, Mapping
from typing import Any

from cardspeak.finding import Finding, finding
from cardspeak.floor.incidents import boards, chips, dead_hands, deal, decks, disputes, seen_cards, tournaments
from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.incident import Incident
from cardspeak.floor.incidents.questions import ANSWERS, question_of
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.floor.sanctions import offences, penalties
from cardspeak.hand.state import State
from cardspeak.law.facts import Unknown
from cardspeak.law.law import Law

RULES: dict[str, Callable[[Hearing], Ruling]] = {
    **boards.RULES,
    **deal.RULES,
    **decks.RULES,
    **dead_hands.RULES,
    **seen_cards.RULES,
    **chips.RULES,
    **disputes.RULES,
    **tournaments.RULES,
    **offences.RULES,
    **penalties.RULES,
}

OPEN = Finding("it_depends")


def rule_on(incident: Incident, state: State, law: Law, know: Mapping[str, Any] | None = None) -> Ruling:
    """Return the ruling on an incident, or the one question that has to be answered first."""
    told = dict(know or {})
    hearing = Hearing(incident, state, law, told)
    try:
        return offences.with_offence(RULES[incident.code](hearing), hearing)
    except Unknown as unknown:
        return _asking(unknown.fact, incident, state, law, told, tuple(hearing.points))


def _asking(
    fact: str, incident: Incident, state: State, law: Law, told: dict[str, Any], points: tuple[str, ...]
) -> Ruling:
    """Ask for a fact, saying where each answer leads; do not ask where all lead to the same."""
    found = [(answer, rule_on(incident, state, law, {**told, fact: answer})) for answer in ANSWERS[fact]]
    first = found[0][1]
    if all(other._replace(points=first.points, reason=None) == first._replace(reason=None) for _, other in found[1:]):
        return first
    leads = tuple((answer, _lead(ruling)) for answer, ruling in found)
    points = tuple(dict.fromkeys((*points, *[point for _, ruling in found for point in ruling.points])))
    return Ruling(OPEN, points, asks=(Ask(fact, question_of(fact), leads),))


def _lead(ruling: Ruling) -> Finding:
    if not ruling.asks:
        return ruling.outcome
    return finding("asks_first", what=ruling.outcome, question=ruling.asks[0].question)
