"""What might keep everybody at online tables waiting for something that never comes: each time there is an end to it."""

from __future__ import annotations

from tests.room.run.test_staff import begun
from tests.room.run.told import EVENING, MINUTE, Run

from cardspeak.room.ledger.event import Price
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.due import due
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.seating import players

ONLINE: Settings = EVENING._replace(
    play="online", rebuy=None, addon=None, late_until=0, price=Price(20), bounty="none", seats=6
)
REBUYS: Settings = ONLINE._replace(rebuy=EVENING.rebuy)
SECONDS = 60_000  # for which somebody may think about a rebuy


def lose(run: Run, table: int, *losers: str) -> None:
    """Play a hand at an online table in which these lose everything to the last player there."""
    seating = run.table(table)
    chips = {each: run.own(each).chips for each in players(seating) if run.own(each).chips}
    winner = next(each for each in reversed(tuple(chips)) if each not in losers)
    stacks = {**chips, **dict.fromkeys(losers, 0), winner: chips[winner] + sum(chips[each] for each in losers)}
    dealt = tuple([place for place, member in enumerate(seating.places) if member in chips])
    number = next(each.hand for each in run.now.playing if each.number == table) + 1
    rows = tuple([c.Loser(each, winners=(winner,)) for each in losers])
    run.give(
        c.HandOver(table, number, tuple(stacks.items()), tuple(chips.items()), dealt[0], dealt[1], dealt[-1], dealt,
                   rows)
    )  # fmt: skip


def what_is_due(run: Run, most: int = 50) -> None:
    """Have done what is due by itself within ten minutes."""
    until = run.at + 10 * MINUTE
    for _ in range(most):
        found = due(run.now, run.at)
        if found is None or found.at > until:
            return
        run.at = max(run.at, found.at)
        run.give(found.command)
    raise AssertionError("there is no end to it")


def broke(run: Run) -> list[str]:
    return [each.member for each in run.now.entrants.values() if each.status == "broke"]


def test_one_of_two_who_went_broke_in_a_hand_is_moved_to_another_table() -> None:
    run = begun(REBUYS, 12)
    one, two, *_ = players(run.now.tables[0])
    lose(run, 1, one, two)
    free = run.now.tables[1].places[0]
    run.give(c.PutRight(((one, *run.sits(free)), (free, *run.sits(one))), "dana", reason="seat cards mixed up"))
    assert run.sits(one)[0] != run.sits(two)[0]
    what_is_due(run)
    assert broke(run) == []
    assert {run.own(one).status, run.own(two).status} == {"out"}
    assert [(each.best, each.worst) for each in run.now.finishes] == [(11, 12), (11, 12)]


def test_one_of_two_who_went_broke_in_a_hand_is_disqualified() -> None:
    run = begun(REBUYS, 6)
    one, two, *_ = players(run.now.tables[0])
    lose(run, 1, one, two)
    run.give(c.DeclineRebuy(one, one))
    assert broke(run) == [one, two]
    run.give(c.Penalise(two, "phone", "disqualification", "dana"))
    what_is_due(run)
    assert broke(run) == []
    assert run.own(one).status == "out"


def test_players_who_went_broke_at_two_tables_at_once_do_not_wait_for_each_other() -> None:
    run = begun(REBUYS, 12)
    one, two = (players(table)[0] for table in run.now.tables)
    lose(run, 1, one)
    lose(run, 2, two)
    run.give(c.DeclineRebuy(one, one))
    assert (run.own(one).status, run.own(two).status) == ("out", "broke")


def test_nobody_thinks_about_a_rebuy_once_there_are_none() -> None:
    run = begun(REBUYS._replace(rebuy=EVENING.rebuy._replace(seconds=3600)), 6)  # type: ignore[union-attr]
    run.wait(65)  # the break after the third level, the last one with rebuys
    one, *_ = players(run.now.tables[0])
    lose(run, 1, one)
    assert broke(run) == [one]
    what_is_due(run)
    assert broke(run) == []


def test_nobody_thinks_about_a_rebuy_after_rebuys_were_called_off() -> None:
    run = begun(REBUYS, 6)
    one, *_ = players(run.now.tables[0])
    lose(run, 1, one)
    run.give(c.ChangeSettings(ONLINE, "dana"))
    what_is_due(run)
    assert broke(run) == []
