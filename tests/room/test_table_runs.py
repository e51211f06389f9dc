"""Running the board more than once at a table: everybody who is in has to want the same, and say so in time."""

from __future__ import annotations

import pytest

from cardspeak.cards.card import DECKS
from cardspeak.games import Game
from cardspeak.hand import commands as hc
from cardspeak.hand import events as he
from cardspeak.hand.refused import Refused
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.decide import decide
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.runs import unanswered
from cardspeak.room.table.state import Agreement, Settings, Stakes, Table, seat_of, to_act


def laws(settings: Settings, code: str, players: int) -> tuple[Game, Structure, Law]:
    game, structure = find_game(code)
    return game, structure, law_at(settings.book, game, structure, players, settings.event)


def does(table: Table, command: c.Command, at: int = 1000) -> tuple[Table, tuple[e.Event, ...]]:
    outcome = decide(table, command, laws, at)
    assert not isinstance(outcome, Refused), outcome
    for event in outcome:
        table = evolve(table, event, at)
    return table, tuple(outcome)


def refused(table: Table, command: c.Command, at: int = 1000) -> Refused:
    outcome = decide(table, command, laws, at)
    assert isinstance(outcome, Refused)
    return outcome


def all_in(runs: int = 3, book: str = "common") -> Table:
    """Three of four are all-in before the flop; D has folded."""
    settings = Settings("t", ("no-limit holdem",), book, 4, Stakes(10, 20), agreement=Agreement(runs=runs))
    table = evolve(None, e.TableOpened(settings, "A"), 0)
    for number, member in enumerate("ABCD"):
        table, _ = does(table, c.TakeSeat(member, number, 1000 + 100 * number))
    table, _ = does(table, c.StartHand(DECKS[52], DECKS[52]))
    while to_act(table) >= 0:
        seat = table.seats[to_act(table)]
        assert seat is not None
        assert table.hand is not None
        at = table.hand.round.queue[0]
        table, _ = does(table, c.Act(seat.member, hc.Fold(at) if seat.member == "D" else hc.AllIn(at)))
    return table


def says(member: str, times: int) -> c.Act:
    return c.Act(member, hc.Run(times))


@pytest.mark.parametrize("times", [2, 3])
def test_everybody_agrees(times: int) -> None:
    table = all_in()
    assert table.hand is not None
    assert table.hand.stage == "runs"
    assert unanswered(table) == tuple(sorted((seat_of(table, member) for member in "ABC"), key=table.players.index))
    chips = table.chips
    for member in "AB":
        table, told = does(table, says(member, times))
        assert told == (e.RunsWanted(seat_of(table, member), times),)
    table, told = does(table, says("C", times))
    assert he.RunsAgreed(times) in told
    assert table.hand is not None
    boards = table.hand.cards.boards
    assert [len(board) for board in boards] == [5] * times
    assert len({card for board in boards for card in board}) == 5 * times
    assert isinstance(told[-1], e.SatOut | e.HandFinished)
    assert not table.playing
    assert table.chips == chips


@pytest.mark.parametrize("answers", ["A1", "A2 B1", "A2 B3", "A3 B3 C2"])
def test_without_agreement_the_board_is_run_once(answers: str) -> None:
    table = all_in()
    told: tuple[e.Event, ...] = ()
    for answer in answers.split():
        assert table.playing
        table, told = does(table, says(answer[0], int(answer[1])))
    assert he.RunsAgreed(1) in told
    assert table.hand is not None
    assert [len(board) for board in table.hand.cards.boards] == [5]
    assert not table.playing


def test_an_answer_can_be_changed_while_others_think() -> None:
    table = all_in()
    table, _ = does(table, says("A", 3))
    table, told = does(table, says("A", 3))
    assert told == ()
    for member in "ABC":
        table, told = does(table, says(member, 2))
    assert he.RunsAgreed(2) in told


def test_no_answer_in_time_means_once() -> None:
    table = all_in()
    table, _ = does(table, says("A", 2))
    until = deadline(table)
    assert until == table.since + table.settings.speed.turn
    assert refused(table, c.TimeUp(), until - 1).code == "time_is_left"
    table, told = does(table, c.TimeUp(), until)
    assert he.RunsAgreed(1) in told
    assert not any(isinstance(event, e.SatOut) and event.why == "time" for event in told)  # no turn was missed


def test_the_clock_of_a_table_stops_the_question() -> None:
    table, _ = does(all_in(), c.StopClock("A"))
    assert deadline(table) == 0
    assert refused(table, c.TimeUp(), 1 << 40).code == "time_is_left"
    table, _ = does(table, c.StartClock("A"), 61_000)
    assert deadline(table) == 61_000 + table.settings.speed.turn


def test_who_is_gone_is_not_waited_for() -> None:
    table, _ = does(all_in(), c.Leave("B"))
    assert deadline(table) < table.since + table.settings.speed.turn


def test_only_who_is_in_has_a_say() -> None:
    table = all_in()
    assert refused(table, says("D", 2)).code == "not_in_the_hand"
    assert refused(table, says("E", 2)).code == "not_seated"
    for times in (0, 4):
        outcome = refused(table, says("A", times))
        assert (outcome.code, outcome.cites) == ("number_of_runs", ("common:runs",))


def test_nobody_is_asked_before_all_are_all_in() -> None:
    settings = Settings("t", ("no-limit holdem",), "common", 2, Stakes(10, 20), agreement=Agreement(runs=2))
    table = evolve(None, e.TableOpened(settings, "A"), 0)
    for number, member in enumerate("AB"):
        table, _ = does(table, c.TakeSeat(member, number, 1000))
    table, _ = does(table, c.StartHand(DECKS[52], DECKS[52]))
    assert refused(table, says("A", 2)).code == "no_runs_due"


def test_a_table_that_runs_once_does_not_ask() -> None:
    assert not all_in(1).playing
