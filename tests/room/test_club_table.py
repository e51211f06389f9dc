"""A table of the club: chips come from what a member has in hand and go back there, and no other way."""

from __future__ import annotations

import pytest
from tests.service.test_room import SETTINGS

from cardspeak.hand.refused import Refused
from cardspeak.room.accounts import CLUB, in_hand
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.decide import decide
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.lines.commands import TellLine, UndoLine
from cardspeak.room.table.state import Table, put, sitting
from cardspeak.service.tables import LAWS

OF_CLUB = SETTINGS._replace(club=True)
ON_FELT = OF_CLUB._replace(cards="dictated")


def after(table: Table | None, *commands: c.Command) -> Table:
    for command in commands:
        outcome = decide(table, command, LAWS, 0)
        assert not isinstance(outcome, Refused), outcome
        for event in outcome:
            table = evolve(table, event, 0)
    assert table is not None
    return table


def code(table: Table, command: c.Command) -> str:
    outcome = decide(table, command, LAWS, 0)
    return outcome.code if isinstance(outcome, Refused) else ""


def test_chips_come_from_the_desk() -> None:
    table = after(None, c.Open(OF_CLUB, "floor"))
    assert code(table, c.TakeSeat("m1", 0, 1000)) == "chips_from_the_desk"
    assert code(table, c.TakeSeat("m1", 0, 1000, account=in_hand("m2"))) == "chips_from_the_desk"
    assert code(table, c.TakeSeat("bot", 1, 1000, "calling")) == "chips_from_the_desk"
    table = after(table, c.TakeSeat("m1", 0, 1000, account=in_hand("m1")))
    assert code(table, c.TopUp("m1", 500)) == "chips_from_the_desk"
    table = after(table, c.TopUp("m1", 500, account=in_hand("m1")))
    assert table.chips == 1500


def test_who_leaves_has_the_chips_in_hand() -> None:
    table = after(None, c.Open(OF_CLUB, "floor"), c.TakeSeat("m1", 0, 1000, account=in_hand("m1")))
    assert decide(table, c.Leave("m1"), LAWS, 0) == (e.SeatLeft(0, "m1", 1000, in_hand("m1")),)


def test_it_is_closed_when_all_have_left() -> None:
    table = after(None, c.Open(OF_CLUB, "floor"), c.TakeSeat("m1", 0, 1000, account=in_hand("m1")))
    refused = decide(table, c.Close("floor"), LAWS, 0)
    assert isinstance(refused, Refused)
    assert (refused.code, refused.facts) == ("players_still_seated", {"players": 1})
    assert after(table, c.Leave("m1"), c.Close("floor")).closed


@pytest.mark.parametrize("club", [False, True])
def test_another_table_is_as_it_was(club: bool) -> None:
    table = after(None, c.Open(SETTINGS._replace(club=club), "floor"))
    assert code(table, c.TakeSeat("m1", 0, 1000)) == ("chips_from_the_desk" if club else "")


def seated_on_felt() -> Table:
    table = after(None, c.Open(ON_FELT, CLUB), c.Appoint(CLUB, "floor"))
    sits = [c.TakeSeat(each, at, 1000, account=in_hand(each)) for at, each in enumerate(("m1", "m2"))]
    return after(table, *sits)


def test_on_felt_the_club_alone_lets_people_go_and_says_who_tells() -> None:
    table = seated_on_felt()
    for command in (
        c.Leave("m1"), c.Leave("m1", in_hand("m2")), c.Remove("floor", 0), c.Close("floor"), c.Appoint("floor", "m3"),
        c.Dismiss("floor", CLUB), c.HandOver("floor", "floor"),
    ):  # fmt: skip
        assert code(table, command) == "club_decides", command
    assert code(table, c.Leave("m1", in_hand("m1"))) == ""


@pytest.mark.parametrize(("raked", "refused"), [(0, ""), (5, "hand_left_chips")])
def test_a_hand_that_left_chips_is_not_begun_anew(raked: int, refused: str) -> None:
    """They may lie in a drop box that was counted since."""
    table = after(seated_on_felt(), c.StartHand(button=0), TellLine("floor", "m1 folds"), c.StartHand())
    assert table.earlier is not None
    seat = sitting(table, 0)
    assert code(put(table, 0, seat._replace(stack=seat.stack - raked)), UndoLine("floor", 0)) == refused
