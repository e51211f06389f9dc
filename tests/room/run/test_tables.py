"""Tables: who is moved when somebody is out, what the director decides otherwise, hand for hand, wrong seats."""

from tests.room.run.test_entries import begun
from tests.room.run.told import EVENING, Run

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.state import left, playing_at
from cardspeak.room.tournament.seating import players


def short_of_a_button() -> Run:
    """Two tables that have become uneven, and nobody has told where the button is."""
    run = begun(14)
    for member in [each for each in players(run.now.tables[0]) if each][:2]:
        run.bust(member, button=False)
    return run


def test_where_the_button_is_not_known_the_room_says_what_is_wanted() -> None:
    run = short_of_a_button()
    (wanted,) = run.now.wanted
    assert (wanted.table, wanted.to) == (2, 1)
    assert wanted.cites
    events = run.give(c.TellButton(((1, 0), (2, 0)), "dana"))
    assert [type(each) for each in events] == [e.StepTaken, e.ButtonsTold, e.PlayerMoved]
    assert not run.now.wanted
    assert sorted(len(players(table)) for table in run.now.tables) == [6, 6]


def test_a_player_is_moved_as_it_was_asked() -> None:
    run = short_of_a_button()
    member = players(run.now.tables[1])[0]
    run.give(c.Move(member, 1, "dana"))
    assert run.sits(member)[0] == 1
    assert not run.now.wanted
    assert run.now.log[-1].against == ()


def test_the_director_moves_otherwise_and_says_why() -> None:
    run = short_of_a_button()
    run.give(c.TellButton(((1, 0), (2, 0)), "dana"))
    member = players(run.now.tables[0])[0]
    assert run.refuses(c.Move(member, 2, "dana")) == "step_needs_reason"
    assert run.refuses(c.Move(member, 1, "dana", reason="x")) == "moved_to_their_own_table"
    assert run.refuses(c.Move(member, 9, "dana", reason="x")) == "no_such_table_here"
    taken = run.table(2).places.index(players(run.table(2))[0])
    assert run.refuses(c.Move(member, 2, "dana", taken, "x")) == "seat_is_taken"
    run.give(c.Move(member, 2, "dana", reason="brothers at one table"))
    assert run.now.log[-1].reason == "brothers at one table"
    assert sorted(len(players(table)) for table in run.now.tables) == [5, 7]
    assert any(isinstance(each, e.PlayerMoved) for each in run.give(c.Balance("dana")))
    assert run.refuses(c.Balance("dana")) == "tables_are_balanced"


def test_what_the_room_would_have_done_stands_in_the_log() -> None:
    run = short_of_a_button()
    run.give(c.TellButton(((1, 0), (2, 0)), "dana"))
    run.give(c.Move(players(run.now.tables[0])[0], 2, "dana", reason="brothers at one table"))
    asked = run.ask(c.Balance("dana"))
    assert not isinstance(asked, Refused)
    proposed = next(each.move for each in asked if isinstance(each, e.PlayerMoved))
    other = next(each for each in players(run.now.tables[1]) if each != proposed.player)
    run.give(c.Move(other, 1, "dana", reason="has asked for it"))
    assert run.now.log[-1].against == (proposed,)
    assert run.now.log[-1].reason == "has asked for it"


def test_tables_are_broken_in_the_order_announced() -> None:
    run = begun(20)
    run.give(c.AnnounceOrder((1, 3, 2), "dana"))
    assert run.refuses(c.AnnounceOrder((1, 1), "dana")) == "no_order_of_tables"
    run.bust("p1")
    run.bust("p2")
    assert [table.number for table in run.now.tables] == [2, 3]
    assert all(len(players(table)) == 9 for table in run.now.tables)


def test_a_table_is_broken_by_the_director() -> None:
    run = begun(20)
    assert run.refuses(c.BreakTable(9, "dana")) == "no_such_table_here"
    for member in ("p1", "p2"):
        run.bust(member)
    assert run.refuses(c.BreakTable(1, "dana")) == "too_few_seats"
    assert run.refuses(c.FormFinal("dana")) == "no_final_table_now"


def test_one_seat_more_goes_with_the_first_who_is_out() -> None:
    run = begun(18, EVENING._replace(book="diamond-club", seats=0))
    seats = len(run.now.tables[0].places)
    run.give(c.OpenSeat(1, "dana"))
    assert len(run.now.tables[0].places) == seats + 1
    assert run.refuses(c.OpenSeat(1, "dana")) == "no_seat_more"
    run.give(c.Move(players(run.now.tables[1])[0], 1, "dana", seats, "a friend"))
    last = run.now.tables[0].places[seats]
    here = players(run.now.tables[0])
    run.bust(here[3], button=False)
    assert run.now.tables[0].places == (*here[:3], *here[4:]), "the others sit in the order in which they sat"
    assert run.sits(last) == (1, seats - 1)
    online = begun(18, EVENING._replace(book="diamond-club", seats=0, play="online"))
    assert online.refuses(c.OpenSeat(1, "dana")) == "seats_are_fixed_online"
    narrow = begun(18, EVENING._replace(book="common", seats=0))
    assert narrow.refuses(c.OpenSeat(1, "dana")) == "no_seat_more"


def test_hand_for_hand_places_all_tables_at_once() -> None:
    run = begun(14)
    run.give(c.PlayHandForHand(True, "dana"))
    assert run.now.clock.since < 0
    one, other = (players(table)[0] for table in run.now.tables)
    for member, started in ((one, 3000), (other, 2000)):
        table = run.table(run.seat(member))
        run.give(c.Bust(table.number, (c.Loser(member, started),), "dana"))
    assert not run.now.finishes
    left_before = run.now.clock.left
    run.give(c.RoundOver("dana", 2))
    assert [(each.best, each.worst) for each in run.now.finishes] == [(13, 14), (13, 14)]
    assert run.now.finishes[0].cites
    assert run.now.clock.left == left_before - 2 * 60_000
    run.give(c.PlayHandForHand(False, "dana"))
    assert run.now.clock.since >= 0
    assert run.refuses(c.RoundOver("dana")) == "not_hand_for_hand"


def test_equal_stacks_share_places_and_prizes() -> None:
    run = begun(4, EVENING._replace(late_until=0, rebuy=None, addon=None, payout=EVENING.payout._replace(places=3)))
    one, two, three, four = players(run.now.tables[0])
    run.give(c.Bust(1, (c.Loser(one, 1000),), "dana"))
    run.give(c.Bust(1, (c.Loser(two, 2000, hand=5), c.Loser(three, 2000, hand=9)), "dana"))
    assert (2, 3) in [(each.best, each.worst) for each in run.now.finishes if each.player == two]
    assert run.now.stage == "over"
    both = sum(run.now.payouts[1:3])
    for member in (two, three, four):
        run.give(c.Pay(member, "dana"))
    assert run.own(two).prize + run.own(three).prize == both
    assert run.own(three).prize >= run.own(two).prize
    assert run.refuses(c.Pay(four, "dana")) == "already_paid"
    assert run.refuses(c.Pay(one, "dana")) == "no_prize"


def test_players_in_wrong_seats_change() -> None:
    run = begun(14)
    one, other = (players(table)[0] for table in run.now.tables)
    (table, place), (to, seat) = run.sits(one), run.sits(other)
    swap = ((one, to, seat), (other, table, place))
    run.give(c.PutRight(swap, "dana"))
    assert run.sits(one) == (to, seat)
    assert run.refuses(c.PutRight(((one, table, place),), "dana")) == "seat_is_taken"
    assert run.refuses(c.PutRight(swap[:1], "dana", right_stacks=False)) == "director_decides"
    third = players(run.now.tables[0])[2]
    assert run.refuses(c.PutRight(((third, 9, 0),), "dana")) == "no_such_table_here"


def test_losers_have_to_sit_there() -> None:
    run = begun(14)
    here = players(run.now.tables[0])
    there = players(run.now.tables[1])[0]
    number = run.now.tables[0].number
    assert run.refuses(c.Bust(number, (c.Loser(there),), "dana")) == "not_at_this_table"
    assert run.refuses(c.Bust(number, (c.Loser(here[0], winners=(there,)),), "dana")) == "not_at_this_table"
    assert run.refuses(c.Bust(number, tuple(c.Loser(each) for each in here), "dana")) == "somebody_wins"
    assert run.refuses(c.Bust(9, (c.Loser(there),), "dana")) == "no_such_table_here"
    assert run.refuses(c.Bust(number, (c.Loser(here[0]),), here[1])) == "staff_only"


def test_a_table_waits_while_it_is_held() -> None:
    run = begun(14)
    run.give(c.Hold(1, True, "dana"))
    assert playing_at(run.now, 1).halted == "held"
    run.give(c.Hold(1, False, "dana"))
    run.give(c.Link(1, "felt", "dana", "table/9"))
    assert (playing_at(run.now, 1).play, playing_at(run.now, 1).stream) == ("felt", "table/9")


def test_a_giving_table_is_waited_for_while_its_hand_is_on() -> None:
    run = begun(14, EVENING._replace(play="online"))
    one, other = run.now.tables
    for table in (one, other):
        run.give(c.BeginHand(table.number, "deal", "", 1, 0, 0, 1, 2, tuple(range(7))))
    for hand in (1, 2):
        table = run.table(one.number)
        here = players(table)
        chips = {each: run.own(each).chips for each in here}
        loser, winner = here[0], here[1]
        stacks = {**chips, loser: 0, winner: chips[winner] + chips[loser]}
        run.give(
            c.HandOver(one.number, hand, tuple(stacks.items()), tuple(chips.items()), 0, 1, 2, tuple(range(7)),
                       (c.Loser(loser, winners=(winner,)),))
        )  # fmt: skip
        assert run.own(loser).status == "broke"
        run.give(c.DeclineRebuy(loser, loser))
    assert sorted(len(players(table)) for table in run.now.tables) == [5, 7]
    table = run.table(other.number)
    rows = tuple((each, run.own(each).chips) for each in players(table))
    events = run.give(c.HandOver(other.number, 1, rows, rows, 0, 1, 2, tuple(range(7))))
    assert [type(each) for each in events] == [e.StepTaken, e.HandPlayed, e.PlayerMoved]
    assert sorted(len(players(table)) for table in run.now.tables) == [6, 6]
    assert len(left(run.now)) == 12
