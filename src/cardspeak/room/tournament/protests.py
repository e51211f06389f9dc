"""Protests: what goes to the federation in writing, through the chief referee, and is decided there for good.

A protest is made before the event ends, forwarded with what the book adds to it, and decided within the book's days.
"""

from typing import Literal, NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.tournament.tickets import DAY

Outcome = Literal["", "upheld", "rejected"]
ADDS = {"add_the_protocol": "protocol"}
POINTS = ("protest.against", "protest.form", "protest.until")


@record
class Protest(NamedTuple):
    """A protest of a player against a penalty, by its case, with the reason as it was written.

    `made`, `forwarded`, `received` and `decided` are times (0: not yet); `due` is the last moment for the decision (0:
    none is set). `added` says, as codes, what went with it.
    """

    number: int
    member: str
    case: int
    reason: str
    made: int
    forwarded: int = 0
    added: tuple[str, ...] = ()
    received: int = 0
    due: int = 0
    decided: int = 0
    outcome: Outcome = ""
    words: str = ""


def overdue(protest: Protest, now: int) -> bool:
    """Say whether the federation's days have gone by without a decision."""
    return bool(protest.due) and not protest.decided and now > protest.due


def needs(law: Law) -> tuple[str, ...]:
    """Return, as codes, what a protest needs (point `protest.form`)."""
    return tuple(law.protest_form())


def forwarding(law: Law) -> tuple[str, ...]:
    """Return, as codes, what the chief referee does with a protest (point `protest.forwarded`)."""
    return tuple(law.protest_forwarded())


def may_protest(law: Law, sanction: bool, own: bool, chief: bool) -> bool:
    """Say whether a decision may be protested against (point `protest.against`).

    `sanction`: it gave a penalty, `own`: to the player who protests, `chief`: the chief referee has decided it.
    """
    return bool(law.protest_against(sanction=sanction, own=own, chief=chief))


def in_time(law: Law, over: bool) -> bool:
    """Say whether a protest still comes in time, the event being over or not (point `protest.until`)."""
    return bool(law.protest_until(over=over))


def made(
    number: int, member: str, case: int, reason: str, at: int, law: Law, *, own: bool, chief: bool, over: bool
) -> Protest | Refused:  # fmt: skip
    """Make a protest against a penalty; `own`: it is the player's, `chief`: the chief referee decided it."""
    if not may_protest(law, True, own, chief):
        first = own and may_protest(law, True, own, True)
        return Refused("protest_to_the_chief_first" if first else "no_protest", {"case": case},
                       law.cites("protest.against"))  # fmt: skip
    if not in_time(law, over):
        return Refused("protest_too_late", {"case": case}, law.cites("protest.until"))
    if not reason.strip() and "reason" in needs(law):
        return Refused("protest_without_a_reason", {}, law.cites("protest.form"))
    return Protest(number, member, case, reason.strip(), at)


def forwarded(protest: Protest, at: int, law: Law) -> Protest | Refused:
    """Pass a protest on, with what the book adds to it (point `protest.forwarded`)."""
    if protest.forwarded:
        return Refused("protest_forwarded", {"number": protest.number}, law.cites("protest.forwarded"))
    added = tuple([ADDS[step] for step in forwarding(law) if step in ADDS])
    return protest._replace(forwarded=at, added=added)


def received(protest: Protest, at: int, law: Law) -> Protest | Refused:
    """Note when the federation received a protest; from then on the days count (point `protest.days`)."""
    if not protest.forwarded:
        return Refused("protest_not_forwarded", {"number": protest.number}, law.cites("protest.forwarded"))
    if protest.received:
        return Refused("protest_received", {"number": protest.number}, law.cites("protest.days"))
    days = int(law.protest_days())
    return protest._replace(received=at, due=at + days * DAY if days else 0)


def decided(protest: Protest, outcome: Outcome, words: str, at: int, law: Law) -> Protest | Refused:
    """Enter what the federation decided; where that is final nothing changes it any more (point `protest.final`)."""
    if not protest.received:
        return Refused("protest_not_received", {"number": protest.number}, law.cites("protest.days"))
    if protest.decided and law.protest_final():
        return Refused("protest_decided", {"number": protest.number}, law.cites("protest.final"))
    if outcome not in ("upheld", "rejected"):
        return Refused("no_such_outcome", {"number": protest.number})
    return protest._replace(decided=at, outcome=outcome, words=words.strip())
