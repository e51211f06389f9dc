"""Rulings on offences: what was done wrong, what it costs the first time and again, and who may impose it."""

from collections.abc import Callable
from functools import partial
from typing import Any

from cardspeak.finding import Finding, finding, findings
from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.procedures import impossible, put_in
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.sanctions.record import Former, choice, heaviest, who
from cardspeak.hand.remedies import kinds as m
from cardspeak.irregularities import OFFENCES, ROWS, Offence
from cardspeak.law.procedure import code
from cardspeak.law.sanctions import Cost, Ladder, Range, above

OUTCOMES = {
    "must": "penalised",
    "may": "may_be_penalised",
    "told": "forbidden",
    "judged": "no_offence_by_itself",
    "house": "as_house_rules_say",
    "inquiry": "to_be_looked_into",
    "free": "no_offence",
}
DISCRETION = {
    "may": "whether_it_is_penalised_and_how",
    "judged": "whether_it_was_one",
    "house": "what_house_rules_say",
    "inquiry": "what_comes_out",
}
OUT = (Range("disqualification"),)
FORFEITED: dict[m.Receiver, str] = {
    "nobody": "take_forfeited_chips_out_of_play",
    "the next pot": "put_forfeited_chips_into_next_pot",
}
"""The step for forfeited chips, by where the book has them go."""


def _offended(offence: Offence, hearing: Hearing) -> Ruling:
    """Rule on one offence of the first seat of the matter."""
    record: tuple[Former, ...] = hearing.facts.told.get("record", ())
    ladder: Ladder = hearing.ask(offence.point)
    cost, ranges = price(ladder, offence, record, hearing.ask)
    left = Finding(DISCRETION[cost.duty]) if cost.duty in DISCRETION else None
    found = Ruling(Finding(OUTCOMES[cost.duty]), (), discretion=left)
    if cost.duty != "free":
        steps = (*((offence.step,) if offence.step else ()), *(("same_for_other",) if offence.both else ()))
        found = found._replace(offence=offence.code, steps=findings(*steps))
    if cost.duty in ("must", "may"):
        found = _sanctioned(found, offence, cost, ranges, hearing)
    elif cost.duty in ("judged", "inquiry"):
        found = found._replace(by=Finding(code(hearing.ask("penalty.by").missed)))
    return found._replace(points=tuple(hearing.points))


def price(
    ladder: Ladder, offence: Offence, record: tuple[Former, ...], ask: Callable[[str], Any]
) -> tuple[Cost, tuple[Range, ...]]:
    """Return what the offence costs with this record, and the penalties to choose from."""
    cost, grown = ladder.first, None
    if cost.duty not in ("must", "may"):
        return cost, ()
    if record:
        repeated = ask("penalty.repeated")
        counted = [each for each in record if repeated.counts == "any" or each.offence == offence.code]
        if counted and ladder.again is not None:
            cost = ladder.again
        elif counted and repeated.grows:
            grown = heaviest(counted)
    ranges = cost.ranges
    if not ranges and cost.chips != "pot" and not cost.out:
        ranges = ask("penalty.scale")
        ranges = above(ranges, grown) if grown else ranges
    return cost, ranges


def _sanctioned(found: Ruling, offence: Offence, cost: Cost, ranges: tuple[Range, ...], hearing: Hearing) -> Ruling:
    """Add the sanction to a ruling: its words, who imposes it, the steps, the chips that are lost."""
    if cost.chips == "pot":
        return _without_the_pot(found, cost.duty, hearing)
    seat = hearing.incident.seats[0]
    parts = [choice(ranges)] if ranges else []
    if cost.chips:
        parts.append(Finding("chips_are_forfeited" if cost.chips == "must" else "chips_may_be_forfeited"))
    if cost.out:
        parts.append(Finding("perhaps_disqualification"))
    sanction = parts[0] if len(parts) == 1 else finding("and_also", each=tuple(parts))
    amount = int(hearing.facts.told.get("chips", 0))
    if amount > hearing.state.round.stacks[seat]:
        return impossible("too_few_chips")
    steps = [*findings(*hearing.ask("penalty.inquiry")), *found.steps]
    if any(each.kind == "exclusion" for each in ranges) and hearing.ask("penalty.protocol"):
        steps.append(Finding("enter_offence_in_protocol"))
    forfeits: tuple[tuple[int, int], ...] = ()
    remedies: tuple[m.Remedy, ...] = ()
    if cost.chips == "must":
        to: m.Receiver = hearing.ask("penalty.forfeited")
        steps.append(Finding(FORFEITED[to]))
        forfeits = ((seat, amount),) if amount else ()
        remedies = tuple(m.TakeOut(seat, amount, "stack", to) for seat, amount in forfeits)
    if ranges == OUT:
        forfeits, last = out_of_play(hearing.incident.seats if offence.both else (seat,), hearing)
        steps.append(last)
        remedies = leaving(forfeits)
    elif any(each.kind in ("hands", "rounds") for each in ranges):
        steps.append(starting(hearing))
    single = len(ranges) == 1 and ranges[0].least == ranges[0].most
    by = who(ranges or OUT, hearing.ask("penalty.by"))
    open_still = Finding("whether_disqualified") if cost.out else None if single else Finding("which_of_them")
    return found._replace(
        sanction=sanction,
        by=by,
        steps=tuple(steps),
        forfeits=forfeits,
        remedies=remedies if cost.duty == "must" else (),
        discretion=found.discretion or open_still,
        reason=_because(found.offence, sanction, by),
    )


def _without_the_pot(found: Ruling, duty: str, hearing: Hearing) -> Ruling:
    """Return the ruling on a hand that has lost its claim; `amount` are its bets, which wait for the next pot."""
    seat = hearing.incident.seats[0]
    bets = put_in(hearing.state)[seat]
    cost, by = Finding("no_claim_bets_to_next_pot"), Finding(code(hearing.ask("penalty.by").missed))
    return found._replace(
        sanction=cost,
        by=by,
        reason=_because(found.offence, cost, by),
        steps=findings(*hearing.ask("penalty.inquiry"), "hand_is_dead", "put_bets_aside", "only_others_play_for_bets"),
        amount=bets,
        remedies=(m.TakeOut(seat, bets, "bets", "the next pot"), m.Kill(seat)) if duty == "must" else (),
    )


def _because(offence: str, cost: Finding, by: Finding) -> Finding:
    return finding("because", offence=Finding(offence), sanction=cost, by=by)


def starting(hearing: Hearing) -> Finding:
    """Return the step that says when missed hands begin."""
    return Finding("penalty_starts_after_hand" if hearing.ask("penalty.starts") else "penalty_starts_at_once")


def out_of_play(seats: tuple[int, ...], hearing: Hearing) -> tuple[tuple[tuple[int, int], ...], Finding]:
    """Return what leaves play with disqualified players, all that is still in front of them, and the step for it."""
    if not hearing.ask("penalty.chips"):
        return (), Finding("leave_chips_to_be_blinded_out")
    return tuple((seat, hearing.state.round.stacks[seat]) for seat in seats), Finding("take_chips_out_of_play")


def leaving(chips: tuple[tuple[int, int], ...]) -> tuple[m.Remedy, ...]:
    """Return what happens to the hands of those whose chips leave play: nobody plays on without them."""
    return tuple(remedy for seat, amount in chips for remedy in (m.TakeOut(seat, amount, "stack"), m.Kill(seat)))


def with_offence(ruling: Ruling, hearing: Hearing) -> Ruling:
    """Return the ruling on an incident with the offence that lies in it, if it is one; an accident is none."""
    code = ROWS[hearing.incident.code].holds
    if not code or not ruling.points or ruling.asks or hearing.facts.told.get("by accident"):
        return ruling
    found = RULES[code](hearing)
    by = ruling.by or found.by
    return ruling._replace(points=found.points, offence=found.offence, sanction=found.sanction, by=by)


RULES: dict[str, Callable[[Hearing], Ruling]] = {offence.code: partial(_offended, offence) for offence in OFFENCES}
