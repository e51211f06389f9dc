"""An evening of a club: late arrivals, rebuys, a broken table, a colour-up, a penalty, two out at once, a deal."""

from tests.room.run.told import MINUTE, Run

from cardspeak.room.ledger.event import settled
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.state import left, table_of
from cardspeak.room.tournament.seating import players

FIRST = [f"p{number}" for number in range(1, 21)]


def test_an_evening_from_the_first_entry_to_the_last_prize() -> None:
    run = Run()
    run.enter(*FIRST)
    run.give(c.Start("dana"))
    assert [len(players(table)) for table in run.now.tables] == [7, 7, 6]
    assert run.now.counts.in_play == 100_000
    run.wait(5)
    run.enter("p21", "p22", "p23")
    assert sorted(len(players(table)) for table in run.now.tables) == [7, 8, 8]
    for member in ("p1", "p2", "p3", "p4", "p5", "p5"):
        run.give(c.Rebuy(member, "dana"))
    assert (run.now.counts.entries, run.now.counts.rebuys, run.now.counts.in_play) == (23, 6, 145_000)
    run.wait(66)  # into the break
    assert run.now.part == "break"
    run.give(c.AddOn("p1", "dana"))
    run.wait(10)
    assert (run.now.level, run.now.open, run.now.payouts) == (3, False, ())
    assert run.now
