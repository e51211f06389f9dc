"""Protests to the federation, from the written reason to the final decision."""

import pytest
from tests.room.nights import tournament_law

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.tournament import protests as p
from cardspeak.room.tournament.tickets import DAY

FEDERATION = tournament_law("fspr-competition")


def code(outcome: object) -> str:
    assert isinstance(outcome, Refused), outcome
    return outcome.code


def protest(own: bool = True, chief: bool = True, over: bool = False, reason: str = "He spoke first",
            law: Law = FEDERATION) -> p.Protest | Refused:  # fmt: skip
    return p.made(1, "ann", 4, reason, 1_000, law, own=own, chief=chief, over=over)


def test_from_the_reason_to_the_decision() -> None:
    made = protest()
    assert isinstance(made, p.Protest)
    assert code(p.received(made, 2_000, FEDERATION)) == "protest_not_forwarded"
    sent = p.forwarded(made, 2_000, FEDERATION)
    assert isinstance(sent, p.Protest)
    assert sent.added == ("protocol",)
    assert code(p.forwarded(sent, 2_500, FEDERATION)) == "protest_forwarded"
    assert code(p.decided(sent, "upheld", "", 2_500, FEDERATION)) == "protest_not_received"
    there = p.received(sent, 3_000, FEDERATION)
    assert isinstance(there, p.Protest)
    assert there.due == 3_000 + 30 * DAY
    assert code(p.received(there, 3_500, FEDERATION)) == "protest_received"
    done = p.decided(there, "rejected", "It was heard.", 4_000, FEDERATION)
    assert isinstance(done, p.Protest)
    assert (done.outcome, done.decided) == ("rejected", 4_000)
    assert code(p.decided(done, "upheld", "", 5_000, FEDERATION)) == "protest_decided"


@pytest.mark.parametrize(
    ("refused", "given"),
    [
        ("no_protest", {"own": False}),
        ("protest_to_the_chief_first", {"chief": False}),
        ("protest_too_late", {"over": True}),
        ("protest_without_a_reason", {"reason": "  "}),
        ("no_protest", {"law": tournament_law("tda-2024")}),
    ],
)
def test_what_is_no_protest(refused: str, given: dict[str, bool]) -> None:
    outcome = protest(**given)  # type: ignore[arg-type]
    assert code(outcome) == refused
    assert isinstance(outcome, Refused)
    assert outcome.cites


def test_no_days_are_named_by_ordinary_practice() -> None:
    law = tournament_law("common")
    sent = p.forwarded(p.Protest(1, "ann", 4, "why", 1), 2, law)
    assert isinstance(sent, p.Protest)
    there = p.received(sent, 3, law)
    assert isinstance(there, p.Protest)
    assert (sent.added, there.due) == ((), 0)
