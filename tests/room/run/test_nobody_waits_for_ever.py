"""What might keep everybody at online tables waiting for what never comes: each time there is an end to it."""

from __future__ import annotations

from tests.room.run.test_staff import begun
from tests.room.run.told import EVENING, MINUTE, Run

from cardspeak.room.ledger.event import Price
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_staff as s
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.due import due
from cardspeak.room.tournament.run.evolve import evolve
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import left
from cardspeak.room.tournament.run.time import shows
from cardspeak.room.tournament.seating import players
from cardspeak.room.tournament.stalling import Measure

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


def hand(run: Run, table: int, over: bool = True) -> None:
    """Play a hand at an online table in which nobody loses anything, or begin it."""
    seating = run.table(table)
    stacks = tuple([(each, run.own(each).chips) for each in players(seating) if run.own(each).chips])
    dealt = tuple([place for place, member in enumerate(seating.places) if member in dict(stacks)])
    playing = next(each for each in run.now.playing if each.number == table)
    number = playing.hand + (not playing.on)
    if not playing.on:
        run.give(c.BeginHand(table, "deal", "", number, run.now.level, dealt[0], dealt[1], dealt[-1], dealt))
    if over:
        run.give(c.HandOver(table, number, stacks, stacks, dealt[0], dealt[1], dealt[-1], dealt))


def round_of(run: Run) -> tuple[int, tuple[int, ...]]:
    """The round of hand-for-hand play, and the tables that have dealt theirs."""
    now = run.now.hand_for_hand
    return (now.round, now.done) if now else (0, ())


def stage(run: Run) -> str:
    return run.now.stage


def halted(run: Run) -> list[str]:
    return [each.halted for each in run.now.playing]


def test_hand_for_hand_goes_on_though_a_table_has_nobody_left_to_deal_to() -> None:
    run = begun(REBUYS._replace(seats=2), 4)
    two = run.now.tables[1].number
    loser = players(run.now.tables[1])[0]
    run.give(c.PlayHandForHand(True, "dana"))
    lose(run, two, loser)  # that table's hand of the first round: now one player there thinks about a rebuy
    hand(run, 1)
    hand(run, 1)
    assert round_of(run) == (2, (1,))
    what_is_due(run)
    assert run.own(loser).status == "out"
    assert round_of(run) == (3, ())


def test_hand_for_hand_goes_on_once_a_table_that_has_not_dealt_is_held() -> None:
    run = begun(ONLINE, 12)
    run.give(c.PlayHandForHand(True, "dana"))
    hand(run, 1)
    run.give(c.Hold(2, True, "dana"))
    assert round_of(run) == (2, ())


def test_the_final_table_is_not_waited_for_once_it_is_not_due() -> None:
    run = begun(ONLINE._replace(play="told"), 10)
    run.give(c.Link(2, "online", "dana"))
    hand(run, 2, over=False)
    steps = []
    for loser in players(run.now.tables[0])[:4]:
        run.bust(loser)
        steps.append(run.now.steps)
    assert len(left(run.now)) == 6
    assert halted(run) == ["short", ""], "it is formed when the hand at the other table is over"
    run.give(c.Undo(steps[0], "a mistake", "dana"))
    run.give(c.Undo(steps[1], "a mistake", "dana"))
    hand(run, 2)
    assert len(run.now.tables) == 2
    assert halted(run) == ["", ""]


def test_tables_that_waited_for_a_slow_one_go_on_when_it_is_broken() -> None:
    run = begun(ONLINE, 12)
    run.give(s.MeetStalling((Measure("soft_hand_for_hand", 1),), "dana"))
    hand(run, 1)
    assert halted(run) == ["stalling", ""]
    for loser in players(run.now.tables[1])[:3]:
        run.give(c.Penalise(loser, "phone", "disqualification", "dana"))
    for loser in players(run.now.tables[0])[:3]:
        run.give(c.Penalise(loser, "phone", "disqualification", "dana"))
    assert len(run.now.tables) == 1
    assert halted(run) == [""]


def test_the_last_level_does_not_end_by_hands() -> None:
    run = begun(ONLINE, 12)
    run.give(s.MeetStalling((Measure("hands_a_level", 1),), "dana"))
    last = len(run.now.settings.structure.levels) - 1
    for level in range(last + 1):
        assert run.now.level == level
        for table in (1, 2):
            hand(run, table)
    assert run.now.level == last
    assert halted(run) == ["", ""]


def test_entries_that_are_open_to_the_last_level_end_with_it() -> None:
    run = begun(ONLINE._replace(late_until=99), 2)
    one, _ = players(run.now.tables[0])
    run.give(c.StartClock("dana")) if run.now.clock.since < 0 else None
    lose(run, 1, one)
    assert stage(run) == "running", "somebody may come yet"
    for _ in range(20):
        found = due(run.now, run.at)
        if found is None:
            break
        run.at = max(run.at, found.at)
        run.give(found.command)
    assert stage(run) == "over"


def test_time_that_was_nobodys_is_given_back_to_the_clock_and_to_who_thinks_about_a_rebuy() -> None:
    run = begun(REBUYS, 6)
    run.wait(5)
    one, *_ = players(run.now.tables[0])
    lose(run, 1, one)
    shown = shows(run.now, run.at)
    run.at += 10 * MINUTE
    run.state = evolve(run.now, e.TimeGivenBack(10 * MINUTE), run.at)
    assert shows(run.now, run.at) == shown
    found = due(run.now, run.at)
    assert found
    assert (found.at, found.command) == (run.at + SECONDS, c.DeclineRebuy(one, ""))
