"""Every step can be taken back by a step that stays in the log."""

from tests.room.run import test_staff as play
from tests.room.run.test_nobody_waits_for_ever import ONLINE, hand
from tests.room.run.told import Run, adds_up

from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.state import Tournament, finish_of, left
from cardspeak.room.tournament.seating import players


def begun(entries: int = 14) -> Run:
    run = Run()
    run.enter(*[f"p{number}" for number in range(1, entries + 1)])
    run.give(c.Start("dana"))
    return run


def apart_from_the_log(now: Tournament) -> Tournament:
    return now._replace(log=(), steps=0, wanted=())


STEPS: tuple[c.Command, ...] = (
    c.Register("late", "dana"),
    c.Rebuy("p1", "dana", announced=True),
    c.PauseClock("dana"),
    c.CorrectClock(2, 60_000, "dana"),
    c.NextLevel("dana", now=True),
    c.CloseRegistration("dana"),
    c.Say("Pizza is here", "dana"),
    c.Appoint("flo", ("floor", "dealer"), "dana"),
    c.Penalise("p2", "abuse", "warning", "dana"),
    c.Penalise("p2", "abuse", "disqualification", "dana", chips=5000),
    c.AnnounceOrder((2, 1), "dana"),
    c.CountStack((("p3", 6000),), "dana"),
    c.PlayHandForHand(True, "dana"),
    c.BeAway("p4", True, "dana"),
    c.OpenTable("dana"),
    c.Hold(1, True, "dana"),
    c.Cancel("no power", "dana"),
    c.ChangeChips("p5", -500, "dropped", "dana"),
    c.NoteTicket("77", 28, "dana"),
)


def test_each_step_is_taken_back_and_again() -> None:
    run = begun()
    for command in STEPS:
        before = run.now
        run.give(command)
        after = run.now
        number = run.now.steps
        run.give(c.Undo(number, "a mistake", "dana"))
        assert apart_from_the_log(run.now) == apart_from_the_log(before), command
        assert run.now.log[-2].undone == run.now.steps
        assert run.refuses(c.Undo(number, "again", "dana")) == "undone_already"
        run.give(c.Undo(number + 1, "it was right", "dana"))
        assert apart_from_the_log(run.now) == apart_from_the_log(after), command
        run.give(c.Undo(number, "a mistake", "dana"))
        assert apart_from_the_log(run.now) == apart_from_the_log(before), command
    assert run.replayed() == run.now


def test_a_table_that_was_broken_and_a_final_table_are_taken_back() -> None:
    run = begun(10)
    run.bust("p1", button=False)
    assert len(run.now.tables) == 1
    run.give(c.Undo(run.now.steps, "p1 has chips", "dana"))
    assert [len(players(table)) for table in run.now.tables] == [5, 5]
    run.give(c.Undo(run.now.steps, "p1 has none", "dana"))
    assert len(run.now.tables) == 1


def test_a_bust_is_taken_back_with_the_moves_that_followed() -> None:
    run = begun(10)
    before = run.now
    run.bust("p1", "p2" if run.seat("p2") == run.seat("p1") else "")
    assert len(run.now.tables) == 1 or run.now.tables != before.tables
    run.give(c.Undo(run.now.steps, "p1 has chips", "dana"))
    assert apart_from_the_log(run.now) == apart_from_the_log(before)


def test_a_bust_is_taken_back_after_others() -> None:
    run = begun(14)
    run.bust("p1")
    step = run.now.steps
    run.bust("p2")
    run.bust("p3")
    assert [run.place(each) for each in ("p1", "p2", "p3")] == [14, 13, 12]
    winner = next(each.member for each in run.now.entrants.values() if each.bounties)
    coins = sum(each.bounties for each in run.now.entrants.values())
    run.give(c.Undo(step, "p1 had a chip behind", "dana"))
    assert finish_of(run.now, "p1") is None
    assert [run.place(each) for each in ("p2", "p3")] == [14, 13]
    assert run.own("p1").status == "seated"
    assert sum(each.bounties for each in run.now.entrants.values()) == coins - 5
    assert winner
    adds_up(run.now)
    assert run.replayed() == run.now


def test_what_was_built_on_is_taken_back_first() -> None:
    run = begun(14)
    run.give(c.Register("late", "dana"))
    step = run.now.steps
    run.give(c.Rebuy("late", "dana", announced=True))
    assert run.refuses(c.Undo(step, "never came", "dana")) == "step_was_built_on"
    run.give(c.Undo(step + 1, "never came", "dana"))
    run.give(c.Undo(step, "never came", "dana"))
    assert "late" not in run.now.entrants


def test_a_penalty_is_lifted_after_another_one() -> None:
    run = begun(14)
    run.give(c.Penalise("p1", "phone", "warning", "dana"))
    step = run.now.steps
    run.give(c.Penalise("p2", "phone", "rounds", "dana", 1))
    run.give(c.Undo(step, "it was somebody else", "dana"))
    assert [each.lifted for each in run.now.penalties] == [True, False]


def test_an_undo_says_why_and_is_of_a_step() -> None:
    run = begun(14)
    assert run.refuses(c.Undo(run.now.steps, "", "dana")) == "step_needs_reason"
    assert run.refuses(c.Undo(99, "a mistake", "dana")) == "no_such_step"
    assert run.refuses(c.Undo(1, "a mistake", "dana")) == "no_such_step"
    assert run.refuses(c.Undo(run.now.steps, "a mistake", "p1")) == "staff_only"


def test_chips_of_a_player_who_has_played_at_another_table_since_are_not_put_back() -> None:
    run = play.begun(ONLINE, 10)
    member = players(run.now.tables[0])[0]
    run.give(c.ChangeChips(member, 25, "found", "dana"))
    step = run.now.steps
    run.give(c.Move(member, 2, "dana", reason="asked to"))
    hand(run, 2)
    in_play = run.now.counts.in_play
    assert run.refuses(c.Undo(step, "by mistake", "dana")) == "step_was_built_on"
    assert run.now.counts.in_play == in_play


def test_chips_of_a_player_whose_table_was_broken_since_are_not_put_back() -> None:
    run = play.begun(ONLINE, 18)
    last = run.now.tables[-1]
    member = players(last)[0]
    run.give(c.ChangeChips(member, 25, "found", "dana"))
    step = run.now.steps
    for loser in [each.member for each in left(run.now) if each.member != member][:6]:
        if len(run.now.tables) == 3:
            run.give(c.Penalise(loser, "phone", "disqualification", "dana"))
    assert last.number not in [table.number for table in run.now.tables]
    for table in run.now.tables:
        hand(run, table.number)
    assert run.refuses(c.Undo(step, "by mistake", "dana")) == "step_was_built_on"
