"""The floor at a table, over random moments: a penalty ends when its hands are missed, and can be undone."""

from __future__ import annotations

from random import Random

import pytest

from cardspeak.cards.card import DECKS
from cardspeak.floor.sanctions.record import Former
from cardspeak.games import Game
from cardspeak.hand import commands as hc
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.refused import Refused
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.law.sanctions import Penalty, PenaltyKind
from cardspeak.library import books, find_game, law_at
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.decide import decide
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Settings, Stakes, Table, in_hand, seat_of, to_act

PEOPLE = "ABCD"


def laws(settings: Settings, code: str, players: int) -> tuple[Game, Structure, Law]:
    game, structure = find_game(code)
    return game, structure, law_at(settings.book, game, structure, players, settings.event)


def seated(book: str = "common", code: str = "nlhe", seats: int = 6) -> Table:
    """A table of four with 1000 chips each; the owner is its floor."""
    blinds = find_game(code)[0].forced == "blinds"
    settings = Settings("t", (code,), book, seats, Stakes(10, 20, 0 if blinds else 2, 10, 20, 40))
    table = evolve(None, e.TableOpened(settings, "owner"), 0)
    for number, member in enumerate(PEOPLE):
        table, _ = does(table, c.TakeSeat(member, number, 1000))
    return table


def does(table: Table, command: c.Command, at: int = 1000) -> tuple[Table, tuple[e.Event, ...]]:
    """Carry out a command that is allowed; chips come and go only as the events say."""
    outcome = decide(table, command, laws, at)
    assert not isinstance(outcome, Refused), outcome
    for event in outcome:
        before, table = table.chips, evolve(table, event, at)
        came = event.chips if isinstance(event, e.SeatTaken | fe.PenaltyUndone) else 0
        went = event.chips if isinstance(event, fe.Disqualified | e.SeatLeft) else 0
        assert table.chips == before + came - went
    return table, tuple(outcome)


def test_a_player_who_is_removed_in_turn_folds_at_once() -> None:
    """Nobody waits for somebody who is gone; one who has not the turn folds when it comes."""
    for removed_in_turn in (True, False):
        table, _ = does(seated(), c.StartHand(tuple(DECKS[52]), tuple(DECKS[52])))
        turn = to_act(table)
        others = [number for number in table.players if number != turn]
        number = turn if removed_in_turn else others[0]
        table, events = does(table, c.Remove("owner", number))
        assert any(isinstance(event, e.LeaveAsked) for event in events)
        assert in_hand(table, number) is not removed_in_turn
        assert (to_act(table) == turn) is not removed_in_turn


def refused(table: Table, command: c.Command, at: int = 1000) -> Refused:
    outcome = decide(table, command, laws, at)
    assert isinstance(outcome, Refused)
    return outcome


def deal(table: Table) -> tuple[Table, tuple[e.Event, ...]]:
    """Deal the next hand."""
    return does(table, c.StartHand(DECKS[find_game(table.settings.games[0])[0].deck], DECKS[52]))


def fold_out(table: Table) -> tuple[Table, tuple[e.Event, ...]]:
    """Play the hand to its end: everybody gives up in turn."""
    told: tuple[e.Event, ...] = ()
    while table.playing:
        hand = table.hand
        assert hand is not None
        shuffled = c.Supply(hc.Reshuffle(shuffled_cards(hand)[0])) if hand.stage == "shuffling" else None
        command = shuffled or gives_up(table)
        table, more = does(table, command)
        told += more
    return table, told


def gives_up(table: Table) -> c.Command:
    """What the player to act does who wants no pot."""
    seat, hand = table.seats[to_act(table)], table.hand
    assert seat is not None
    assert hand is not None
    at = hand.round.queue[0]
    command: hc.Command = hc.Fold(at)
    if hand.stage == "drawing":
        command = hc.Discard(at)
    elif hand.stage == "showdown":
        command = hc.Muck(at)
    elif hand.deal.bring_in and not hand.round.level and hand.street == 0:
        command = hc.BringIn(at)
    return c.Act(seat.member, command)


def lives(table: Table, member: str) -> bool:
    number = seat_of(table, member)
    return number >= 0 and in_hand(table, number)


@pytest.mark.parametrize("code", ["nlhe", "stud", "27td"])
@pytest.mark.parametrize("book", books())
def test_a_penalty_ends(book: str, code: str) -> None:
    table, _ = deal(seated(book, code))
    assert lives(table, "B")
    table, told = does(table, c.Penalise("owner", 1, "insult", "rounds", 1, reason="as agreed"))
    given = next(event for event in told if isinstance(event, fe.Penalised))
    assert given.hands == 4
    assert lives(table, "B") is (given.first == 2)
    table, served = fold_out(table)
    missed = 2 - given.first
    while not any(isinstance(event, fe.PenaltyServed) for event in served):
        table, _ = deal(table)
        assert not lives(table, "B")
        missed += 1
        table, served = fold_out(table)
        assert missed < 9
    assert missed == given.hands
    table, _ = deal(table)
    assert lives(table, "B")


def test_leaving_does_not_serve_it() -> None:
    table, _ = does(seated(), c.Penalise("owner", 1, "insult", "hands", 2, reason="as agreed"))
    table, _ = does(table, c.Leave("B"))
    assert table.owing == (("B", 2),)
    table, _ = does(table, c.TakeSeat("B", 1, 1000))
    table, _ = deal(table)
    assert not lives(table, "B")


def test_what_the_book_does_not_say_needs_a_reason() -> None:
    table = seated("fspr-training")
    no_reason = refused(table, c.Penalise("owner", 1, "paper", "disqualification"))
    assert no_reason.code == "reason_needed"
    assert no_reason.cites
    table, (given, *_) = does(table, c.Penalise("owner", 1, "paper", "rounds", 2, reason="again"))
    assert isinstance(given, fe.Penalised)
    assert given.reason == "again"
    assert given.book != (("rounds", 2, 2),)
    table, (let_off, *_) = does(table, c.Penalise("owner", 2, "insult", "none", reason="a misunderstanding"))
    assert isinstance(let_off, fe.Penalised)
    assert not let_off.hands


def test_the_record_decides_what_is_needed() -> None:
    table = seated("tda-2011")
    record = (Former("insult", Penalty("rounds", 2)),)
    assert refused(table, c.Penalise("owner", 1, "insult", "rounds", 1, record)).code == "reason_needed"
    _, (given, *_) = does(table, c.Penalise("owner", 1, "insult", "rounds", 3, record))
    assert isinstance(given, fe.Penalised)
    assert given.book == (("rounds", 3, 4), ("disqualification", 1, 1))


def test_a_circumstance_is_asked_for() -> None:
    table = seated("diamond-club")
    asked = refused(table, c.Penalise("owner", 1, "out_of_turn", "warning"))
    assert (asked.code, asked.facts["fact"]) == ("fact_needed", "on purpose")
    told = (("on purpose", True),)
    assert does(table, c.Penalise("owner", 1, "out_of_turn", "warning", 1, (), told, "so be it"))[1]


def test_an_offence_that_was_stored_by_its_name_counts_by_its_code() -> None:
    event = fe.Penalised(1, "B", "acting out of turn", "warning", 1, 1, 0, "owner", (), 1, "may")
    assert evolve(seated("tda-2011"), event, 5).given[-1].offence == "out_of_turn"


@pytest.mark.parametrize("seed", range(40))
def test_undone_at_once_everything_is_as_it_was(seed: int) -> None:
    rng = Random(seed)
    table = seated(rng.choice(books_of()), rng.choice(("nlhe", "stud")))
    if rng.random() < 0.3:
        table, _ = deal(table)
        table, _ = fold_out(table)
    before = table
    kind: PenaltyKind = rng.choice(("warning", "hands", "rounds", "disqualification"))
    outcome = decide(table, c.Penalise("owner", 1, "insult", kind, 1, reason="why not"), laws, 5)
    if isinstance(outcome, Refused):
        assert outcome.code == "no_such_penalty"
        return
    for event in outcome:
        table = evolve(table, event, 5)
    table, _ = does(table, c.Undo("owner", 1, "a mistake"))
    assert table.seats == before.seats
    assert (table.barred, table.owing, table.chips) == (before.barred, before.owing, before.chips)
    assert refused(table, c.Undo("owner", 1, "again")).code == "no_penalty_to_undo"
    assert deal(table)[0].players == deal(before)[0].players


def books_of() -> list[str]:
    return sorted(books())


def test_disqualified_in_the_hand_and_brought_back() -> None:
    table, _ = deal(seated())
    actor = to_act(table)
    member = PEOPLE[actor]
    table, _ = does(table, c.Penalise("owner", actor, "cheating", "disqualification"))
    assert not lives(table, member)
    table, told = fold_out(table)
    gone = next(event for event in told if isinstance(event, fe.Disqualified))
    assert seat_of(table, member) < 0
    assert refused(table, c.TakeSeat(member, actor, 1000)).code == "disqualified"
    table, (back, *_) = does(table, c.Undo("owner", 1, "it was another"))
    assert isinstance(back, fe.PenaltyUndone)
    assert (back.chips, back.seat, seat_of(table, member)) == (gone.chips, actor, actor)


def test_part_of_it_is_served_when_it_is_undone() -> None:
    table, _ = does(seated(), c.Penalise("owner", 1, "insult", "hands", 3, reason="as agreed"))
    table, _ = deal(table)
    table, _ = fold_out(table)
    table, (undone, *_) = does(table, c.Undo("owner", 1, "enough"))
    assert isinstance(undone, fe.PenaltyUndone)
    assert undone.hands == 2
    table, _ = deal(table)
    assert lives(table, "B")


def test_the_clock_stands_still() -> None:
    table, _ = deal(seated())
    runs = deadline(table)
    table, _ = does(table, c.StopClock("owner"), 5_000)
    assert deadline(table) == 0
    assert refused(table, c.TimeUp(), runs + 1).code == "time_is_left"
    assert refused(table, c.StopClock("A")).code == "floor_only"
    for event in (e.Resumed(100_000),):  # the room was away meanwhile
        table = evolve(table, event, 105_000)
    table, _ = does(table, c.StartClock("owner"), 165_000)
    assert deadline(table) == runs + 160_000


def test_a_turn_that_begins_while_the_clock_stands() -> None:
    table, _ = deal(seated())
    table, _ = does(table, c.StopClock("owner"), 5_000)
    actor = table.seats[to_act(table)]
    assert actor is not None
    assert table.hand is not None
    table, told = does(table, c.Act(actor.member, hc.Fold(table.hand.round.queue[0])), 500_000)
    assert not any(isinstance(event, e.BankUsed) for event in told)
    table, _ = does(table, c.StartClock("owner"), 600_000)
    assert table.since == 600_000


def test_calls_for_the_floor() -> None:
    table, (call, *_) = does(seated(), c.CallFloor("A", "B tells his cards"))
    assert isinstance(call, fe.CallOpened)
    assert refused(table, c.CallFloor("A", "hello?")).code == "floor_is_called"
    assert refused(table, c.CallFloor("Z", "me too")).code == "not_seated"
    assert refused(table, c.CloseCall("B", call.call)).code == "floor_only"
    table, _ = does(table, c.CallFloor("B"))
    table, _ = does(table, c.CloseCall("owner", call.call))
    assert [(each.call, each.member) for each in table.calls] == [(2, "B")]
    assert refused(table, c.CloseCall("owner", call.call)).code == "no_such_call"
    assert not does(table, c.CloseCall("B", 2))[0].calls
