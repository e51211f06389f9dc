"""What people get wrong, and what somebody might try: each time there is a way out, and no chip or coin comes of it."""

from tests.room.run.test_days import flight
from tests.room.run.test_staff import begun, hand
from tests.room.run.test_time_and_chips import race, to_two
from tests.room.run.told import EVENING, Run

from cardspeak.room.ledger.event import Price
from cardspeak.room.tournament.online_races import due_now, still_due
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_days as d
from cardspeak.room.tournament.run import commands_staff as s
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.due import due
from cardspeak.room.tournament.run.settings import RebuyTerms, Settings
from cardspeak.room.tournament.run.state import left
from cardspeak.room.tournament.seating import players

PLAIN: Settings = EVENING._replace(rebuy=None, addon=None, late_until=0, price=Price(20), bounty="none", seats=9)
FELT: Settings = PLAIN._replace(play="felt")


def test_chips_miscounted_at_a_race_are_put_right() -> None:
    run = begun(PLAIN, 6)
    run.wait(61)
    here = players(run.now.tables[0])
    run.give(race(run, 1, {**dict.fromkeys(here, ((25, 2),)), here[0]: ((25, 3),)}))
    in_play = run.now.counts.in_play
    assert in_play % 100, "three hundred and twenty-five make no chips of a hundred"
    fair = tuple((member, 5000) for member in here)
    assert run.refuses(c.CountStack(fair, "dana")) == "count_does_not_fit"
    assert run.refuses(c.ChangeChips("", 75 + 1000, "found", "dana")) == "unowned_leave_play"
    assert run.refuses(c.ChangeChips("", 30, "miscounted", "dana")) == "unowned_leave_play"
    run.give(c.ChangeChips("", 30_000 - in_play, "miscounted at the race", "dana"))
    run.at += 1
    run.give(c.CountStack(fair, "dana"))
    while len(left(run.now)) > 2:
        run.bust(left(run.now)[-1].member)
    one, other = (each.member for each in left(run.now))
    run.at += 1
    run.give(c.CountStack(((one, 20_000), (other, 10_000)), "dana"))
    run.give(c.ProposeDeal("icm", "dana"))


def test_a_table_without_any_chip_that_is_raced_off() -> None:
    run = begun(PLAIN, 12)
    run.wait(61)
    one, two = (players(table) for table in run.now.tables)
    run.give(race(run, 1, dict.fromkeys(one, ((25, 4),))))
    assert 25 in run.now.chips
    in_play = run.now.counts.in_play
    run.give(race(run, 2, dict.fromkeys(two, ((100, 3),))))
    assert (25 in run.now.chips, run.now.counts.in_play) == (False, in_play)


def test_a_race_ends_though_the_last_table_was_broken() -> None:
    run = begun(FELT._replace(play="online"), 12)
    run.wait(61)
    one = players(run.now.tables[0])
    run.give(race(run, 1, dict.fromkeys(one, ((25, 4),))))
    assert not still_due(run.now, 1, due_now(run.now))
    broken = run.now._replace(tables=run.now.tables[:1], playing=run.now.playing[:1])
    assert still_due(broken, 1, due_now(broken)) == (25,)


def test_nobody_changes_seats_in_the_middle_of_a_hand() -> None:
    run = begun(FELT, 18)
    one, two = run.now.tables
    swap = c.PutRight(((one.places[0], 2, 0), (two.places[0], 1, 0)), "dana", reason="seat cards mixed up")
    for table in (1, 2):
        hand(run, table, over=False)
        assert run.refuses(swap) == "hand_is_on_there"
        hand(run, table)
    run.give(swap)
    assert run.sits(one.places[0]) == (2, 0)


def test_known_stacks_are_not_counted_otherwise() -> None:
    run = begun(FELT._replace(play="online"), 18)
    assert run.refuses(c.CountStack((("p1", 50_000),), "p1")) == "stack_differs"
    assert run.refuses(c.CountStack((("p1", 50_000),), "dana")) == "stack_differs"


def test_nobody_counts_bags_that_are_closed() -> None:
    run = flight(1)
    assert run.refuses(c.CountStack((("p9", 30_000),), "p9")) == "bags_are_closed"


def test_nobody_gives_up_a_stack_in_the_middle_of_a_hand() -> None:
    run = begun(FELT._replace(late_until=3, reentries=2), 18)
    hand(run, run.seat("p1"), over=False)
    assert run.refuses(c.Surrender("p1", "p1")) == "hand_is_on_there"


def test_rebuys_are_bought_one_after_the_other() -> None:
    run = begun(FELT._replace(rebuy=RebuyTerms(Price(20), 5000, 3)), 18)
    assert run.refuses(c.Rebuy("p1", "p1", times=1 << 40)) == "stack_too_large_to_rebuy"
    assert run.refuses(c.Rebuy("p1", "p1", times=2)) == "stack_too_large_to_rebuy"
    run.give(c.Rebuy("p1", "p1"))


def test_a_deal_holds_only_for_those_to_whom_it_was_proposed() -> None:
    run = begun(PLAIN, 18)
    while len(left(run.now)) > 3:
        run.bust(left(run.now)[-1].member)
    three = [each.member for each in left(run.now)]
    total = sum(run.now.payouts[:3])
    shares = tuple(zip(three, (total - 20, 10, 10), strict=True))
    run.give(c.ProposeDeal("free", "dana", shares))
    run.give(c.AgreeDeal((three[2],), "dana"))
    run.bust(three[2])
    assert run.now.deal is None
    assert run.refuses(c.AgreeDeal(tuple(three), "dana")) == "no_deal_proposed"


def test_nobody_comes_back_into_a_deal_that_was_made() -> None:
    run = begun(PLAIN._replace(late_until=3, reentries=-1), 10)
    run.give(c.CloseRegistration("dana"))
    one, other = to_two(run)
    bust = run.now.steps
    earlier = next(each.number for each in run.now.log if each.what == "bust")
    total = sum(run.now.payouts)
    run.give(c.ProposeDeal("free", "dana", ((one, total // 2), (other, total // 2 - 20)), 20))
    run.give(c.AgreeDeal((one, other), "dana"))
    made = run.now.steps
    assert run.refuses(c.Undo(earlier, "was not out", "dana")) == "step_was_built_on"
    run.give(c.OpenRegistration("dana"))
    out = run.now.finishes[0].player
    assert run.refuses(c.ReEnter(out, out)) == "deal_is_made"
    assert run.refuses(c.Register("new", "dana")) == "deal_is_made"
    run.give(c.CloseRegistration("dana"))
    run.bust(one)
    run.give(c.Pay(one, "dana"))
    assert bust < made
    assert run.refuses(c.Undo(made, "no deal", "dana")) in ("prizes_are_paid", "step_was_built_on")


def test_no_deal_while_somebody_has_no_place_yet() -> None:
    run = begun(PLAIN, 18)
    while len(left(run.now)) > 4:
        run.bust(left(run.now)[-1].member)
    run.give(c.PlayHandForHand(True, "dana"))
    run.bust(left(run.now)[-1].member)
    assert run.refuses(c.ProposeDeal("free", "dana")) == "round_not_over"


def test_a_flight_that_went_on_is_taken_back_where_it_was_sent_from() -> None:
    run = flight(1)
    bags, ledger = run.now.bags, run.now.ledger
    run.give(d.SendOn("final", "dana"))
    run.give(c.Undo(run.now.steps, "not yet", "dana"))
    assert (run.now.stage, run.now.bags, run.now.ledger, run.now.sent_to) == ("between_days", bags, ledger, "")
    final = Run(PLAIN)
    final.give(d.BringOver("flight", (d.Flown("p1", 9000), d.Flown("p2", 8000)), 2, 40))
    assert final.refuses(c.Undo(final.now.steps, "not yet", "dana")) == "taken_back_at_the_flight"
    assert final.refuses(c.Unregister("p1", "p1")) == "play_has_begun"
    assert final.refuses(c.Start("dana")) == "flights_begin_with_a_day"
    final.give(c.Undo(final.now.steps, "not yet", ""))  # the room, when the flight has taken it back
    assert (final.now.entrants, final.now.flights, final.now.counts.in_play) == ({}, (), 0)


def test_a_short_table_that_waits_does_not_hold_up_the_round() -> None:
    run = begun(FELT, 18)
    run.give(c.PlayHandForHand(True, "dana"))
    run.give(c.Hold(2, True, "dana"))
    hand(run, 1)
    together = run.now.hand_for_hand
    assert together
    assert together.round == 2


def test_hand_for_hand_with_tables_of_two() -> None:
    run = begun(FELT._replace(seats=2), 4)
    run.give(c.PlayHandForHand(True, "dana"))
    for number in (1, 2):
        table = run.table(number)
        stays, goes = players(table)
        run.give(c.BeginHand(number, "riffle", "dana", hand=1))
        begun_with = ((stays, 5000), (goes, 5000))
        lost = (c.Loser(goes, 5000, (stays,)),)
        run.give(c.HandOver(number, 1, ((stays, 10_000), (goes, 0)), begun_with, 0, 0, 1, (0, 1), lost))
    assert sorted((each.best, each.worst) for each in run.now.finishes) == [(3, 4), (3, 4)]
    assert len(left(run.now)) == 2
    assert len(run.now.tables) == 1


def test_the_dealers_word_puts_nobody_out_where_the_room_plays() -> None:
    run = begun(FELT._replace(play="online"), 18)
    table = run.table(1)
    one, two = players(table)[:2]
    assert run.refuses(c.Bust(1, (c.Loser(one, 5000, (two,)),), "dana")) == "room_plays_there"


def test_late_entries_leave_the_seats_of_bounty_players() -> None:
    run = Run(PLAIN._replace(book="diamond-club", seats=0, late_until=3))
    run.enter(*[f"p{number}" for number in range(1, 18)])
    run.give(s.InviteGuest("p17", "dana"))
    run.give(c.Start("dana"))
    assert [len(table.places) for table in run.now.tables] == [9, 9]
    run.give(c.Register("late", "dana"))
    counted = [len([each for each in players(table) if each != "p17"]) for table in run.now.tables]
    assert max(counted) <= 8, "the ninth seat is for a bounty player"


def test_a_final_table_with_a_bounty_player() -> None:
    run = Run(PLAIN._replace(book="diamond-club", seats=0))
    run.enter(*[f"p{number}" for number in range(1, 12)])
    run.give(s.InviteGuest("p11", "dana"))
    run.give(c.Start("dana"))
    assert len(run.now.tables) == 2
    formed: list[e.Event] = []
    while len(run.now.tables) == 2:
        out = next(each.member for each in reversed(left(run.now)) if each.member != "p11")
        formed += [each for each in run.bust(out) if isinstance(each, e.FinalFormed)]
    assert len(formed) == 1
    still = {each.member for each in left(run.now)}
    assert "p11" in still
    assert set(players(run.now.tables[0])) == still
    assert len(run.now.tables[0].places) >= len(still)


def test_a_bounty_player_in_a_hand_goes_on_when_it_is_over() -> None:
    run = Run(FELT._replace(book="diamond-club", seats=0))
    run.enter(*[f"p{number}" for number in range(1, 18)])
    run.give(s.InviteGuest("p17", "dana"))
    run.give(c.Start("dana"))
    here = run.seat("p17")
    hand(run, here, over=False)
    run.give(c.NextLevel("dana", now=True))
    assert run.seat("p17") == here
    assert run.refuses(s.MoveGuests("dana")) == "hand_is_on_there"
    hand(run, here)
    assert run.seat("p17") == 3 - here


def test_online_the_waiting_list_is_called_when_a_seat_is_free() -> None:
    online = Run(PLAIN._replace(most_entries=6, late_until=3, play="online"))
    there = Run(PLAIN._replace(most_entries=6, late_until=3))
    for run in (online, there):
        run.enter("a", "b", "c", "d", "e", "f", "w1", "w2")
        assert due(run.now, run.at) is None
        run.give(c.Unregister("a", "a"))
    found = due(online.now, online.at)
    assert found
    online.give(found.command)
    assert (online.own("w1").status, online.own("w2").status) == ("entered", "waiting")
    assert online.now.ledger.on("player/w1") == -20
    assert due(online.now, online.at) is None
    assert due(there.now, there.at) is None, "somebody has to see who is there"


def test_chips_that_lie_in_a_hand_are_not_taken_back_before_it_is_over() -> None:
    run = begun(FELT._replace(rebuy=RebuyTerms(Price(20), 5000, 3)), 18)
    hand(run, run.seat("p1"), over=False)
    run.give(c.Rebuy("p1", "p1"))
    step = run.now.steps
    assert run.refuses(c.Undo(step, "did not pay", "dana")) == "hand_is_on_there"
