"""A table of the club: chips come from what a member has in hand and go back there, and no other way."""

from __future__ import annotations

import pytest
from tests.service.test_room import SETTINGS

from cardspeak.hand.refused import Refused
from cardspeak.room.accounts import in_hand
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.decide import decide
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Table
from cardspeak.service.tables import LAWS

OF_CLUB = SETTINGS._replace(club=True)


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
