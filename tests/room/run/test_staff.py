"""Dealers and decks, measures against stalling, bounty players, the waiting list, players who never came."""

from typing import Any

from tests.room.run.test_stored import stored_again
from tests.room.run.told import EVENING, Run

from cardspeak.room.ledger.event import Price
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_staff as s
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import left, playing_at, table_of, waiting
from cardspeak.room.tournament.seating import players, taken
from cardspeak.room.tournament.stalling import Measure

PLAIN: Settings = EVENING._replace(rebuy=None, addon=None, late_until=0, price=Price(20), bounty="none")
FELT: Settings = PLAIN._replace(play="felt")


def begun(settings: Settings = PLAIN, entries: int = 20) -> Run:
    run = Run(settings)
    run.enter(*[f"p{number}" for number in range(1, entries + 1)])
    run.give(c.Start("dana"))
    return run


def hand(run: Run, table: int, over: bool = True) -> None:
    """Deal a hand at a table in which nobody loses anything."""
    number = playing_at(run.now, table).hand + (0 if playing_at(run.now, table).on else 1)
    if not playing_at(run.now, table).on:
        run.give(c.BeginHand(table, "riffle", "dana", hand=number))
    if over:
        here = table_of(run.now, table)
        assert here
        stacks = tuple((member, run.own(member).chips) for member in players(here))
        button, small, big = taken(here)[:3]
        run.give(c.HandOver(table, number, stacks, stacks, button, small, big, taken(here)))


def test_dealers_change_and_decks_with_them() -> None:
    run = begun()
    run.give(s.SetCrew(("a", "b", "c", "d"), "dana"))
    assert [(box.table, box.dealer, box.deck) for box in run.now.crew.boxes] == [(1, "a", 0), (2, "b", 0), (3, "c", 0)]
    run.wait(1)
    run.give(c.Push("dana"))
    assert [(box.dealer, box.deck) for box in run.now.crew.boxes] == [("d", 1), ("a", 1), ("b", 1)]
    run.wait(18)
    assert run.refuses(c.Push("dana")) == "no_push_now"
    run.wait(1)
    assert (run.now.level, {box.deck for box in run.now.crew.boxes}) == (1, {0})
    run.give(s.ChangeDecks("dana", (2,)))
    assert [box.deck for box in run.now.crew.boxes] == [0, 1, 0]
    assert run.refuses(s.ChangeDecks("dana", (2,), "word")) == "no_new_deck"
    assert run.refuses(s.AskForDeck("p1", "p1")) == "deck_is_not_the_players"
    assert run.refuses(s.SetCrew(("a", "a"), "dana")) == "dealer_twice"
    stored_again(run)


def test_soft_hand_for_hand_at_the_tables() -> None:
    run = begun(FELT)
    run.give(s.MeetStalling((Measure("soft_hand_for_hand", 1),), "dana"))
    hand(run, 1)
    assert [each.halted for each in run.now.playing] == ["stalling", "", ""]
    assert run.refuses(c.BeginHand(1, "riffle", "dana")) == "table_waits"
    hand(run, 2)
    hand(run, 3)
    assert [each.halted for each in run.now.playing] == ["", "", ""]
    hand(run, 1)
    run.give(s.MeetStalling((), "dana"))
    assert (run.now.measures, run.now.dealt, run.now.playing[0].halted) == ((), (), "")
    stored_again(run)
    assert run.replayed() == run.now


def test_a_level_that_ends_by_hands() -> None:
    run = begun(FELT)
    run.give(s.MeetStalling((Measure("hands_a_level", 2),), "dana"))
    for table in (1, 1, 2, 2, 3):
        hand(run, table)
    hand(run, 3, over=False)
    assert (run.now.level, [each.halted for each in run.now.playing]) == (0, ["stalling"] * 3)
    hand(run, 3)
    assert (run.now.level, run.now.clock.level) == (1, 1)
    assert [each.halted for each in run.now.playing] == ["", "", ""]
    assert {each.hands for each in run.now.dealt} == {0}


def test_random_breaks_only_when_announced() -> None:
    run = begun()
    assert run.refuses(s.BreakByLot("dana")) == "breaks_not_announced"
    run.give(s.MeetStalling((Measure("random_breaks"),), "dana"))
    run.give(s.BreakByLot("dana"))
    assert sorted(run.now.order) == [1, 2, 3]
    assert run.refuses(s.MeetStalling((Measure("shot_clock"),), "dana")) == "measure_without_a_number"


def test_missed_hands_are_counted_hand_by_hand() -> None:
    run = begun(FELT)
    table = run.seat("p1")
    hand(run, table, over=False)
    run.give(c.Penalise("p1", "phone", "rounds", "dana"))
    first = run.now.penalties[0].left
    hand(run, table)
    assert run.now.penalties[0].left == first, "the hand that was on is played before"
    hand(run, table)
    assert run.now.penalties[0].left == first - 1
    for _ in range(first):
        hand(run, table)
    assert run.now.penalties[0].left == 0


def club(**other: Any) -> Run:
    return begun(PLAIN._replace(book="diamond-club", seats=0, **other), entries=20)


def test_a_bounty_player_goes_on_with_the_level() -> None:
    run = club()
    run.give(s.InviteGuest("p1", "dana"))
    assert run.refuses(s.MoveGuests("dana")) == "no_guest_goes_on"
    been = [run.seat("p1")]
    for level in (1, 2, 3):
        run.give(c.NextLevel("dana", now=True))
        assert run.now.level == level
        been.append(run.seat("p1"))
        assert run.refuses(s.MoveGuests("dana")) == "no_guest_goes_on"
    assert sorted(been[:3]) == [1, 2, 3], "every table before one comes again"
    run.give(s.InviteGuest("p1", "dana", guest=False))
    assert run.now.guests == ()
    stored_again(run)


def test_a_tenth_seat_goes_with_the_first_who_is_out() -> None:
    run = club()
    assert begun().refuses(c.OpenSeat(1, "dana")) == "no_seat_more"
    run.give(c.OpenSeat(1, "dana"))
    table = table_of(run.now, 1)
    assert table
    assert len(table.places) == 10
    run.bust(players(table)[0])
    after = table_of(run.now, 1)
    assert after
    assert len(after.places) == 9


def test_the_waiting_list_is_called_and_pays_only_then() -> None:
    run = Run(PLAIN._replace(most_entries=6, late_until=3))
    run.enter("a", "b", "c", "d", "e", "f", "w1", "w2", "w3")
    assert [each.member for each in waiting(run.now)] == ["w1", "w2", "w3"]
    assert run.refuses(s.CallWaiting(("w1",), "dana")) == "tournament_full"
    run.give(c.Start("dana"))
    run.bust("a")
    assert run.refuses(s.CallWaiting((), "dana")) == "nobody_waiting_is_there"
    assert run.now.ledger.on("player/w2") == 0
    run.give(s.CallWaiting(("w2", "w3"), "dana"))
    assert run.now.ledger.on("player/w2") == -20
    assert run.own("w2").status == "seated"
    # by ordinary practice whoever was called in vain has lost the place
    assert [each.member for each in waiting(run.now)] == ["w3"]
    stored_again(run)


def test_on_a_clubs_list_whoever_was_absent_stays() -> None:
    run = Run(PLAIN._replace(book="diamond-club", most_entries=2, late_until=3))
    run.enter("a", "b", "w1", "w2", "w3")
    run.give(c.Unregister("a", "a"))
    run.give(s.CallWaiting(("w2",), "dana"))
    assert [each.member for each in waiting(run.now)] == ["w1", "w3"]


def test_stacks_of_players_who_never_came() -> None:
    run = begun(PLAIN._replace(no_show_level=1))
    for number in range(1, 19):
        run.give(c.ConfirmSeat(f"p{number}", "dana"))
    assert run.refuses(s.RemoveNoShows("dana")) == "no_shows_stay"
    run.wait(21)
    run.give(c.CountStack((("p19", 4200), ("p20", 4100)), "dana"))
    before = run.now.counts.in_play
    run.give(s.RemoveNoShows("dana"))
    assert (len(left(run.now)), run.now.counts.in_play) == (18, before - 8300)
    assert [(each.player, each.best) for each in run.now.finishes] == [("p19", 19), ("p20", 20)]
    assert run.refuses(s.RemoveNoShows("dana")) == "everybody_has_come"
    assert begun().refuses(s.RemoveNoShows("dana")) == "no_shows_stay"


def test_a_bounty_player_is_not_counted() -> None:
    run = Run(PLAIN._replace(book="diamond-club", seats=0))
    run.enter(*[f"p{number}" for number in range(1, 18)])
    run.give(s.InviteGuest("p17", "dana"))
    run.give(c.Start("dana"))
    # sixteen others are two tables of eight, each with a ninth seat
    assert [len(table.places) for table in run.now.tables] == [9, 9]
    assert sorted(len(players(table)) for table in run.now.tables) == [8, 9]
    with_guest = run.seat("p17")
    for member in [each for each in players(run.now.tables[2 - with_guest]) if each != "p17"][:2]:
        run.bust(member)
    # nine against six, but only eight of the nine count: one move, and the bounty player stays
    assert sorted(len(players(table)) for table in run.now.tables) == [7, 8]
    assert run.seat("p17") == with_guest
