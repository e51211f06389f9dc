"""Rulings on offences: what was done wrong, what it costs the first time and again, and who may impose it."""

from collections.abc import Callable
from functools import partial

from cardspeak.floor.matter import Matter
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.sanctions import Former, heaviest, who, words
from cardspeak.law.points_offences import OFFENCES, Offence
from cardspeak.law.sanctions import Cost, Ladder, Range, above

OUTCOMES = {
    "must": "penalised",
    "may": "may be penalised",
    "told": "forbidden",
    "judged": "no offence by itself",
    "house": "as the house rules say",
    "inquiry": "to be looked into",
    "free": "no offence",
}
DISCRETION = {
    "may": "whether it is penalised, and how",
    "judged": "whether it was one",
    "house": "the house rules",
    "inquiry": "what comes out",
}
OUT = (Range("disqualification"),)


def _offended(offence: Offence, matter: Matter) -> Ruling:
    """Rule on one offence of the first seat of the matter."""
    ladder: Ladder = matter.ask(offence.point)
    cost, ranges = _cost(ladder, offence, matter)
    found = Ruling(OUTCOMES[cost.duty], (), offence=offence.name if cost.duty != "free" else "")
    found = found._replace(discretion=DISCRETION.get(cost.duty, ""))
    if cost.duty in ("must", "may"):
        found = _sanctioned(found, cost, ranges, matter)
    elif cost.duty in ("judged", "inquiry"):
        found = found._replace(by=matter.ask("penalty.by").missed)
    return found._replace(points=tuple(matter.points))


def _cost(ladder: Ladder, offence: Offence, matter: Matter) -> tuple[Cost, tuple[Range, ...]]:
    cost, grown = ladder.first, None
    record: tuple[Former, ...] = matter.facts.told.get("record", ())
    if record and cost.duty in ("must", "may"):
        repeated = matter.ask("penalty.repeated")
        counted = [each for each in record if repeated.counts == "any" or each.offence == offence.name]
        if counted and ladder.again is not None:
            cost = ladder.again
        elif counted and repeated.grows:
            grown = heaviest(counted)
    ranges = cost.ranges
    if not ranges and cost.duty in ("must", "may") and not (cost.chips and cost.out):
        ranges = matter.ask("penalty.scale")
        ranges = above(ranges, grown) if grown else ranges
    return cost, ranges


def _sanctioned(found: Ruling, cost: Cost, ranges: tuple[Range, ...], matter: Matter) -> Ruling:
    """Add the sanction to a ruling: its words, who imposes it, the steps, the chips that are lost."""
    seat = matter.incident.seats[0]
    parts = [words(ranges)] if ranges else []
    if cost.chips:
        parts.append("the chips are forfeited" if cost.chips == "must" else "chips may be forfeited")
    if cost.out:
        parts.append("perhaps disqualification")
    steps = list(matter.ask("penalty.inquiry"))
    chosen = ranges or (OUT if cost.out else ())
    if any(each.kind == "exclusion" for each in ranges) and matter.ask("penalty.protocol"):
        steps.append("enter the offence in the protocol")
    forfeits: tuple[tuple[int, int], ...] = ()
    amount = int(matter.facts.told.get("chips", 0))
    if cost.chips == "must":
        steps.append(matter.ask("penalty.forfeited"))
        forfeits = ((seat, amount),) if amount else ()
    if chosen == OUT and not cost.out:
        forfeits = disqualified(seat, matter)
        steps.append("take his chips out of play" if forfeits else "leave his chips to be blinded out")
    elif any(each.kind in ("hands", "rounds") for each in ranges):
        steps.append(matter.ask("penalty.starts"))
    single = len(ranges) == 1 and ranges[0].least == ranges[0].most
    return found._replace(
        sanction="; ".join(parts),
        by=who(chosen, matter.ask("penalty.by")),
        steps=tuple(steps),
        forfeits=forfeits,
        discretion=found.discretion or ("" if single else "which of them" if ranges else ""),
    )


def disqualified(seat: int, matter: Matter) -> tuple[tuple[int, int], ...]:
    """Return what leaves play with a disqualified player: all that is still in front of him."""
    return ((seat, matter.state.round.stacks[seat]),) if matter.ask("penalty.chips") else ()


RULES: dict[str, Callable[[Matter], Ruling]] = {offence.name: partial(_offended, offence) for offence in OFFENCES}
