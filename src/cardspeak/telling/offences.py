"""What a story tells of offences, before the floor with the player's record."""

from collections.abc import Sequence
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.floor.incidents.incident import Incident
from cardspeak.floor.incidents.rule import rule_on
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.sanctions import offences, penalties
from cardspeak.floor.sanctions.record import former, penalty_of
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.story import statements as s
from cardspeak.telling.acts import seat_of
from cardspeak.telling.known import Known

Told = tuple[tuple[str, str | int | bool], ...]

OFF_THE_STACK = {"takes_off": "removed_chips", "gives": "passed_chips"}
"""The offences of chips that leave a stack other than by a bet."""


def rules(state: State, story: Sequence[Any], at: int, known: Known, law: Law) -> tuple[Ruling, int] | None:
    """Rule on an offence of a story, or on a penalty that is given; None where the statement tells none."""
    said = _as_an_offence(story[at])
    if isinstance(said, s.Penalises):
        what, facts = "penalty", _penalty(said.text)
    elif isinstance(said, s.Mishap) and (said.what in offences.RULES or said.what in penalties.RULES):
        what, facts = said.what, _facts(said)
    else:
        return None
    seats = tuple([seat_of(name, known.seats) for name in (said.seat, getattr(said, "other", "")) if name])
    record = tuple(former(text) for text in known.record.get(said.seat, ()))
    if any(each.offence == what for each in record):
        facts = (*facts, ("repeatedly", True))
    return rule_on(Incident(what, seats, (), facts), state, law, {**known.know, "record": record}), 1


def _as_an_offence(said: Any) -> Any:
    """Return chips that went where they may not, in the middle of a hand, as the offence that it is."""
    if not isinstance(said, s.Stakes) or said.what not in OFF_THE_STACK:
        return said
    return s.Mishap(OFF_THE_STACK[said.what], said.seat, said.other, amount=said.amount)


def _penalty(text: str) -> Told:
    penalty = penalty_of(text)
    if penalty is None:
        raise Unreadable(f"{text!r} is no penalty: one is 'a warning', 'one hand', 'two rounds', 'disqualification'")
    return ("penalty", penalty.kind), ("so many", penalty.number)


def _facts(said: s.Mishap) -> Told:
    if said.what == "language":
        return (("language", said.how),)
    if said.what == "columns":
        return (("height", said.number),)
    chips: Told = (("chips", int(said.amount)),) if said.amount else ()
    how: Told = ((said.how, True),) if said.how else ()
    if said.how == "coming from a broken table":
        how = (*how, ("changing tables", True))
    return (*chips, *how)
