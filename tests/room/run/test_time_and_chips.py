"""The clock and the levels, rebuys and add-ons, races, chips found, payouts, guarantees, deals, penalties."""

from collections.abc import Mapping

from tests.room.run.test_entries import begun
from tests.room.run.told import EVENING, MINUTE, Run

from cardspeak.room.ledger.event import Price
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.due import due
from cardspeak.room.tournament.run.state import left, playing_at
from cardspeak.room.tournament.seating import players

PLAIN = EVENING._replace(late_until=0, rebuy=None, addon=None, bounty="none", price=Price(100))


def test_the_clock_brings_levels_and_breaks() -> None:
    run = begun(10)
    moments: list[tuple[int, int, str]] = []
    while (found := due(run.now, run.at)) is not None and len(moments) < 9:
        run.at = found.at
        moments.append(((found.at - run.now.begun) // MINUTE, run.now.level, run.now.part))
        run.give(found.command)
    assert [minute for minute, _, _ in moments] == [20, 40, 60, 70, 90, 110, 130]
    assert [(level, part) for _, level, part in moments][2:5] == [(2, "level"), (2, "break"), (3, "level")]
    assert run.now.part == "over"


def test_levels_that_were_missed_are_entered_one_by_one() -> None:
    run = begun(10)
    run.at += 95 * MINUTE
    events = run.give(c.TimeUp())
    assert [type(each).__name__ for each in events if not isinstance(each, e.StepTaken)] == [
        "LevelBegan", "LevelBegan", "BreakBegan", "LevelBegan", "RegistrationClosed", "LevelBegan", "PayoutsSet",
    ]  # fmt: skip
    assert [each.colour_up for each in events if isinstance(each, e.BreakBegan)] == [(25,)]


def test_the_director_corrects_the_clock() -> None:
    run = begun(10)
    run.wait(5)
    run.give(c.PauseClock("dana"))
    run.wait(60)
    assert run.now.level == 0
    assert run.refuses(c.PauseClock("dana")) == "nothing_to_change"
    run.give(c.CorrectClock(1, 3 * MINUTE, "dana"))
    assert run.now.level == 1
    assert run.refuses(c.CorrectClock(9, 0, "dana")) == "no_such_level"
    run.give(c.StartClock("dana"))
    run.wait(3)
    assert run.now.level == 2


def test_a_level_needs_the_word_where_the_book_says_so() -> None:
    run = begun(10, EVENING._replace(room_speaks=False, book="tda-2011"))
    assert run.refuses(c.NextLevel("dana")) == "level_not_over"
    run.wait(21)
    assert run.now.level == 0
    assert due(run.now, run.at) is None
    run.give(c.NextLevel("dana"))
    assert run.now.level == 1
    run.give(c.NextLevel("dana", now=True))
    assert run.now.level == 2


def test_a_hand_is_played_at_the_level_of_its_first_riffle() -> None:
    run = begun(10)
    run.give(c.BeginHand(1, "riffle", "dana"))
    run.wait(20)
    assert playing_at(run.now, 1).level == 0
    assert run.refuses(c.PutLevelRight(1, True, "dana")) == "stays_at_old_level"
    run.give(c.PutLevelRight(1, False, "dana"))
    assert playing_at(run.now, 1).level == 1
    run.give(c.BeginHand(2, "riffle", "dana"))
    assert playing_at(run.now, 2).level == 1


def test_a_hand_at_the_old_level_after_dealers_changed() -> None:
    run = begun(10)
    run.give(c.BeginHand(1, "riffle", "dana"))
    run.wait(19)
    assert run.refuses(c.Push("dana")) == "no_push_now"
    run.at -= 2 * MINUTE
    run.give(c.Push("dana", (1,)))
    run.wait(3)
    run.give(c.BeginHand(1, "riffle", "dana"))
    assert (run.now.level, playing_at(run.now, 1).level) == (1, 0)
    run.give(c.BeginHand(1, "riffle", "dana"))
    assert playing_at(run.now, 1).level == 1


def test_rebuys_and_addons_end() -> None:
    run = begun(10)
    events = run.give(c.Rebuy("p1", "p1", announced=True))
    assert [each.how for each in events if isinstance(each, e.ChipsBought)] in (["placed"], ["behind"])
    assert run.own("p1").owes == 20
    run.give(c.TakePayment("p1", "dana"))
    assert run.refuses(c.TakePayment("p1", "dana")) == "owes_nothing"
    assert run.refuses(c.AddOn("p1", "p1")) == "no_addon_now"
    run.wait(61)
    run.give(c.AddOn("p1", "p1"))
    assert run.refuses(c.AddOn("p1", "p1")) == "no_more_addons"
    run.wait(10)
    assert run.refuses(c.Rebuy("p1", "p1")) == "no_rebuy_now"
    assert run.now.counts.in_play == 57_500
    assert sum(run.now.payouts) == 200 + 20 + 10


def test_a_rebuy_is_for_short_stacks_where_they_are_known() -> None:
    run = begun(10, EVENING._replace(play="online"))
    run.give(c.Rebuy("p1", "p1"))
    assert run.refuses(c.Rebuy("p1", "p1")) == "stack_too_large_to_rebuy"
    assert run.refuses(c.Rebuy("nobody", "nobody")) == "not_playing"


def test_two_who_went_broke_together_are_placed_together() -> None:
    run = begun(5, EVENING._replace(play="online"))
    one, two, three, *_ = players(run.now.tables[0])
    run.give(c.Rebuy(two, two))
    chips = {each: run.own(each).chips for each in players(run.now.tables[0])}
    stacks = {**chips, one: 0, two: 0, three: chips[three] + chips[one] + chips[two]}
    run.give(c.HandOver(1, 1, tuple(stacks.items()), tuple(chips.items()), 0, 1, 2, (0, 1, 2, 3, 4)))
    run.give(c.DeclineRebuy(two, two))
    assert run.own(two).status == "broke"
    found = due(run.now, run.at)
    assert found
    assert found.at == run.at + 60_000
    run.at = found.at
    run.give(found.command)
    places = {each.player: each.best for each in run.now.finishes}
    assert places == {two: 4, one: 5}
    assert run.refuses(c.DeclineRebuy(one, one)) == "not_broke"


def race(run: Run, table: int, chips: Mapping[str, tuple[tuple[int, int], ...]]) -> c.ColourUp:
    held = tuple(c.Held(member, row, True) for member, row in chips.items())
    return c.ColourUp(table, held, tuple(run.chance.sample(range(52), 52)), "dana")


def test_a_race_and_what_it_needs() -> None:
    run = begun(6, PLAIN._replace(seats=9))
    here = players(run.now.tables[0])
    odd = dict.fromkeys(here, ((25, 2),))
    assert run.refuses(race(run, 1, odd)) == "chip_still_needed"
    run.wait(61)
    assert run.refuses(race(run, 1, {here[0]: ((25, 2),)})) == "stacks_of_all_needed"
    assert run.refuses(race(run, 1, {**odd, here[0]: ((13, 2),)})) == "not_in_play"
    assert run.refuses(race(run, 1, odd)._replace(deck=(1, 2))) == "too_few_cards"
    events = run.give(race(run, 1, odd))
    (raced,) = [each for each in events if isinstance(each, e.ChipsRaced)]
    assert raced.race.before == raced.race.after == 300
    assert max(each.won for each in raced.race.players) == 1
    assert run.now.chips == (100, 500, 1000)


def test_chips_found_late_and_chips_of_nobody() -> None:
    run = begun(6, PLAIN)
    run.wait(61)
    run.give(race(run, 1, dict.fromkeys(players(run.now.tables[0]), ((25, 2),))))
    assert run.refuses(c.ChangeChips("p1", 75, "in a pocket", "dana", old=25)) == "too_few_to_exchange"
    run.give(c.ChangeChips("p1", 150, "in a pocket", "dana", old=25))
    assert run.now.counts.in_play == 30_100
    assert run.refuses(c.ChangeChips("", 500, "on the floor", "dana")) == "unowned_leave_play"
    run.give(c.ChangeChips("", -500, "picked up", "dana"))
    assert run.refuses(c.ChangeChips("p1", -500, "", "dana")) == "step_needs_reason"
    assert run.refuses(c.ChangeChips("p1", 30, "x", "dana")) == "no_such_stack"


def test_a_guarantee_is_filled_up_and_payouts_are_exact() -> None:
    run = begun(10, PLAIN._replace(guarantee=1500))
    assert run.now.overlay == 500
    assert sum(run.now.payouts) == 1500
    assert run.refuses(c.SetPayouts((900, 500), "dana")) == "payouts_do_not_add_up"
    assert run.refuses(c.SetPayouts((500, 1000), "dana")) == "no_payout_table"
    run.give(c.SetPayouts((900, 400, 200), "dana"))
    assert run.refuses(c.SetPayouts((900, 400, 200), "dana")) == "nothing_to_change"
    early = begun(10)
    assert early.refuses(c.SetPayouts((200,), "dana")) == "prizes_not_fixed"
    assert early.refuses(c.Pay("p1", "dana")) == "place_not_certain"


def to_two(run: Run) -> tuple[str, str]:
    while len(left(run.now)) > 2:
        run.bust(left(run.now)[-1].member)
    one, other = (each.member for each in left(run.now))
    return one, other


def test_a_deal_that_keeps_something_is_played_out() -> None:
    run = begun(10, PLAIN)
    one, other = to_two(run)
    assert run.refuses(c.ProposeDeal("free", "dana", ((one, 1),))) == "deal_of_others"
    total = sum(run.now.payouts)
    shares = ((one, total // 2), (other, total // 2 - 100))
    assert run.refuses(c.ProposeDeal("free", "dana", shares, 50)) == "deal_does_not_add_up"
    assert run.refuses(c.AgreeDeal((one,), one)) == "no_deal_proposed"
    run.give(c.ProposeDeal("free", "dana", shares, 100))
    run.give(c.AgreeDeal((one,), one))
    assert run.now.deal
    assert not run.now.deal.made
    run.give(c.AgreeDeal((other,), "dana"))
    assert run.now.deal
    assert run.now.deal.made
    assert run.now.stage == "running"
    assert run.refuses(c.ProposeDeal("chips", "dana")) == "deal_is_made"
    run.bust(one)
    run.give(c.Pay(one, "dana"))
    run.give(c.Pay(other, "dana"))
    assert run.own(one).prize == total // 2
    assert run.own(other).prize == total // 2


def test_one_who_refuses_is_enough() -> None:
    run = begun(10, PLAIN)
    one, other = to_two(run)
    run.at += 1
    run.give(c.CountStack(((one, 20_000), (other, 30_000)), "dana"))
    run.give(c.ProposeDeal("chips", "dana"))
    run.give(c.AgreeDeal((one,), one))
    run.give(c.RefuseDeal(other, other))
    assert run.now.deal is None
    assert run.refuses(c.RefuseDeal(one, one)) == "no_deal_proposed"


def test_a_disqualified_player_is_out_with_all_chips() -> None:
    run = begun(10, PLAIN)
    assert run.refuses(c.Penalise("p1", "phone", "exclusion", "dana")) == "no_such_penalty"
    assert run.refuses(c.Penalise("p1", "cheats", "disqualification", "dana")) == "stack_not_counted"
    run.give(c.Penalise("p1", "cheats", "disqualification", "dana", chips=4000))
    assert run.own("p1").status == "disqualified"
    assert run.now.counts.in_play == 46_000
    assert run.now.finishes[0].best == 10
    assert run.refuses(c.ReEnter("p1", "p1")) == "not_out"


def test_a_penalty_is_served_hand_by_hand() -> None:
    run = begun(10, PLAIN)
    run.give(c.Penalise("p1", "phone", "rounds", "dana", 1))
    (given,) = run.now.penalties
    assert given.left == given.hands > 0
    assert given.cites
    run.give(c.ServePenalty(1, 2, "dana"))
    assert run.now.penalties[0].left == given.hands - 2
    assert run.refuses(c.ServePenalty(1, 99, "dana")) == "fewer_hands_to_miss"
    assert run.refuses(c.ServePenalty(7, 1, "dana")) == "no_penalty_to_serve"


def test_progressive_bounties_are_half_paid_and_half_carried() -> None:
    run = begun(10, EVENING._replace(bounty="progressive", price=Price(20, 10, 3)))
    table = run.now.tables[0]
    one, two, three = players(table)[:3]
    run.give(c.Bust(table.number, (c.Loser(one, winners=(two, three)),), "dana"))
    ledger = run.now.ledger
    assert (run.own(two).bounties, run.own(three).bounties) == (3, 2)
    assert (ledger.on(f"bounty/friday/{two}"), ledger.on(f"bounty/friday/{three}")) == (13, 12)


def test_too_little_chance_says_how_much_is_needed() -> None:
    run = begun(10)
    assert run.refuses(c.Register("late", "late", order=(0,))) == "order_too_short"
