"""Levels by the clock of a table: blinds rise with the next hand, the clock is stopped, bad plans are refused."""

from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.decide import decide, law_now
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.levels import MINUTE, level_now
from cardspeak.room.table.lines.commands import TellLine
from cardspeak.room.table.lines.tell import standing
from cardspeak.room.table.state import Level, Settings, Stakes, Table
from cardspeak.service.tables import LAWS

PLAN = (Level(100, 200, 0, 20), Level(200, 400, 25, 20), Level(300, 600, 50, 10))


def table() -> Table:
    settings = Settings("T", ("no-limit holdem",), "tda-2024", 6, Stakes(100, 200), cards="dictated", shows="asked")
    found = evolve(None, e.TableOpened(settings, "m1"), 0)
    for seat, name in enumerate(("Ann", "Bob", "Cid")):
        found = done(found, c.TakeSeat(name, seat, 20_000), 0)
    return found


def done(table: Table, command: c.Command, at: int) -> Table:
    events = decide(table, command, LAWS, at)
    assert not isinstance(events, Refused), events
    for event in events:
        table = evolve(table, event, at)
    return table


def dealt(table: Table, at: int) -> Table:
    """Everybody folds, and the next hand begins."""
    while (now := standing(table, law_now(table, LAWS))) and now.stage == "betting":
        table = done(table, TellLine("m1", f"{now.deal.seats[now.round.queue[0]]} folds"), at)
    return done(table, c.StartHand(), at)


def blinds(table: Table) -> tuple[int, int, int]:
    stakes = table.settings.stakes
    return stakes.small_blind, stakes.big_blind, stakes.blind_ante


def test_the_next_hand_has_the_blinds_of_its_level() -> None:
    now = done(table(), c.PlanLevels("m1", PLAN), 1_000)
    assert level_now(now, 1_000) == (1, 20 * MINUTE)
    now = dealt(now, 2_000)
    assert blinds(now) == (100, 200, 0)
    later = 1_000 + 25 * MINUTE
    assert level_now(now, later) == (2, 15 * MINUTE)
    assert blinds(now) == (100, 200, 0)  # the hand that is on keeps its blinds
    now = dealt(now, later)
    assert blinds(now) == (200, 400, 25)
    assert now.hand is not None
    assert now.hand.deal.big_blind == 400
    assert level_now(now, 1_000 + 500 * MINUTE) == (3, -1)


def test_while_the_clock_stands_no_level_ends() -> None:
    now = done(table(), c.PlanLevels("m1", PLAN), 0)
    now = done(now, c.StopClock("m1"), 10 * MINUTE)
    assert level_now(now, 90 * MINUTE) == (1, 10 * MINUTE)
    now = done(now, c.StartClock("m1"), 100 * MINUTE)
    assert level_now(now, 105 * MINUTE) == (1, 5 * MINUTE)
    now = done(now, c.PlanLevels("m1", ()), 106 * MINUTE)
    assert level_now(now, 200 * MINUTE) == (0, 0)


def test_what_is_changed_by_hand_stays_until_the_next_level() -> None:
    now = dealt(done(table(), c.PlanLevels("m1", PLAN), 0), 1)
    now = done(now, c.SetStakes("m1", now.settings.stakes._replace(big_blind=300)), 2)
    now = dealt(now, 5 * MINUTE)
    assert blinds(now) == (100, 300, 0)
    assert blinds(dealt(now, 21 * MINUTE)) == (200, 400, 25)


def test_a_plan_that_cannot_be_is_refused() -> None:
    now = table()
    for command, code in (
        (c.PlanLevels("Ann", PLAN), "floor_only"),
        (c.PlanLevels("m1", (Level(100, 200, 0, 0),)), "levels_unfit"),
        (c.PlanLevels("m1", PLAN * 20), "levels_unfit"),
        (c.PlanLevels("m1", (Level(0, 0, 0, 20),)), "stakes_unfit"),
    ):
        refused = decide(now, command, LAWS, 0)
        assert isinstance(refused, Refused)
        assert refused.code == code
