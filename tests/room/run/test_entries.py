"""Entries: before play, late, again, by ticket, on the waiting list; and what is refused."""

from tests.room.run.told import EVENING, LEVELS, STRUCTURE, Run, law_of

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger.event import Price, settled
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_staff as s
from cardspeak.room.tournament.run.decide import decide
from cardspeak.room.tournament.run.due import due
from cardspeak.room.tournament.run.settings import PayoutTerms, Settings
from cardspeak.room.tournament.run.state import average, finish_of, left, waiting
from cardspeak.room.tournament.seating import players
from cardspeak.room.tournament.structure import Structure


def begun(entries: int = 10, settings: Settings = EVENING) -> Run:
    run = Run(settings)
    run.enter(*[f"p{number}" for number in range(1, entries + 1)])
    run.give(c.Start("dana"))
    return run


def refused_settings(settings: Settings) -> str:
    found = decide(None, c.Announce("friday", settings, "dana"), law_of, 0)
    assert isinstance(found, Refused)
    return found.code


def test_settings_have_to_be_sound() -> None:
    odd = STRUCTURE._replace(levels=(LEVELS[0]._replace(small=20, big=40), *LEVELS[1:]))
    assert refused_settings(EVENING._replace(structure=odd)) == "chips_cannot_make"
    assert refused_settings(EVENING._replace(structure=Structure((), 5000, (25,)))) == "no_structure"
    assert refused_settings(EVENING._replace(name=" ")) == "name_needed"
    assert refused_settings(EVENING._replace(seats=11)) == "number_of_seats"
    assert refused_settings(EVENING._replace(price=Price(-1))) == "no_price"
    assert refused_settings(EVENING._replace(bounty="none")) == "bounty_of_no_kind"
    assert refused_settings(EVENING._replace(payout=PayoutTerms(percent=0))) == "no_payout_terms"


def test_who_may_enter_and_when() -> None:
    run = Run()
    assert run.refuses(c.Register("ann", "bob")) == "staff_only"
    assert run.refuses(c.Start("dana")) == "too_few_entries"
    run.give(c.Register("ann", "ann"))
    assert run.refuses(c.Register("ann", "dana")) == "already_entered"
    run.give(c.Unregister("ann", "ann"))
    assert not run.now.ledger.balances
    assert run.refuses(c.Unregister("ann", "ann")) == "not_entered"
    run.give(c.CloseRegistration("dana"))
    assert run.refuses(c.Register("ann", "dana")) == "entries_closed"
    assert run.refuses(c.Announce("friday", EVENING, "dana")) == "tournament_exists"


def test_an_announced_tournament_opens_later() -> None:
    run = Run()
    run.state = None
    run.stored.clear()
    run.give(c.Announce("friday", EVENING, "dana", opens=False))
    assert run.refuses(c.Register("ann", "ann")) == "tournament_announced"
    run.give(c.OpenRegistration("dana"))
    run.give(c.Register("ann", "ann"))


def test_a_late_entry_is_seated_at_once_and_those_out_before_are_behind() -> None:
    run = begun(10)
    run.bust("p1")
    assert run.place("p1") == 10
    run.give(c.Register("late", "late"))
    assert run.place("p1") == 11
    assert run.own("late").status == "seated"
    assert run.own("late").chips == 5000
    assert run.now.counts.in_play == 55_000
    assert average(run.now) == 5500


def test_a_player_who_is_out_enters_again_once() -> None:
    run = begun(12)
    assert run.refuses(c.ReEnter("p1", "p1")) == "not_out"
    run.bust("p1")
    run.bust("p2")
    run.give(c.ReEnter("p1", "p1"))
    assert finish_of(run.now, "p1") is None
    assert run.place("p2") == 12
    assert run.now.counts.entries == 13
    run.bust("p1")
    assert run.place("p1") == 11
    assert run.refuses(c.ReEnter("p1", "p1")) == "no_more_reentries"


def test_a_full_table_opens_another_one() -> None:
    run = begun(9)
    assert len(run.now.tables) == 1
    run.give(c.Register("late", "late"))
    run.give(c.TellButton(((1, 0), (2, 0)), "dana"))
    assert sorted(len(players(table)) for table in run.now.tables) == [5, 5]


def test_a_stack_is_given_up_as_the_book_has_it() -> None:
    run = begun(10)
    assert run.refuses(c.Surrender("p1", "p1")) == "stack_not_counted"
    run.at += 1
    run.give(c.CountStack((("p1", 6000),), "dana"))
    strict = Run(EVENING._replace(book="diamond-club"))
    strict.enter(*[f"p{number}" for number in range(1, 11)])
    strict.give(c.Start("dana"))
    strict.at += 1
    strict.give(c.CountStack((("p1", 6000), ("p2", 900)), "dana"))
    assert strict.refuses(c.Surrender("p1", "p1")) == "stack_too_large"
    strict.give(c.Surrender("p2", "p2"))
    assert strict.own("p2").entries == 2
    assert strict.own("p2").chips == 5000
    assert strict.now.counts.in_play == 50_000 - 900 + 5000


def test_tickets_pay_for_entries() -> None:
    run = Run()
    assert run.refuses(c.Register("ann", "ann", ticket="77")) == "no_such_ticket"
    run.give(c.NoteTicket("77", 28, "dana", "ann"))
    run.give(c.NoteTicket("78", 20, "dana"))
    assert run.refuses(c.NoteTicket("78", 20, "dana")) == "ticket_known"
    assert run.refuses(c.Register("bob", "bob", ticket="77")) == "ticket_of_another"
    run.give(c.Register("bob", "bob", ticket="78"))  # worth less than an entry: the rest is paid
    assert run.now.ledger.on("player/bob") == -8
    run.give(c.Unregister("bob", "bob"))
    run.give(c.Register("ann", "ann", ticket="77"))
    assert run.now.ledger.on("ticket/77") == 0
    assert run.now.ledger.on("player/ann") == 0
    run.give(c.Unregister("ann", "ann"))
    assert run.now.ledger.on("ticket/77") == 28
    run.give(c.Register("ann", "ann", ticket="77"))
    run.give(c.Cancel("no power", "dana"))
    assert run.now.ledger.on("ticket/77") == 28
    assert settled(run.now.ledger, "friday")


def test_who_comes_when_all_seats_are_taken_waits() -> None:
    run = Run(EVENING._replace(most_entries=2))
    run.enter("ann", "bob", "cyr")
    assert [each.member for each in waiting(run.now)] == ["cyr"]
    assert run.now.ledger.on("player/cyr") == 0
    assert run.refuses(c.Register("cyr", "cyr")) == "tournament_full"
    run.give(c.Unregister("cyr", "cyr"))
    assert run.own("cyr").status == "withdrawn"
    closed = Run(EVENING._replace(most_entries=2, waiting_list=False))
    closed.enter("ann", "bob")
    assert closed.refuses(c.Register("cyr", "cyr")) == "tournament_full"


def test_a_sit_and_go_starts_when_it_is_full() -> None:
    run = Run(EVENING._replace(most_entries=3, starts_full=True, late_until=0, rebuy=None, addon=None))
    run.enter("ann", "bob")
    assert due(run.now, run.at) is None
    run.enter("cyr")
    found = due(run.now, run.at)
    assert found
    assert found.at == run.at
    run.give(found.command)
    assert run.now.stage == "running"
    assert not run.now.open
    assert sum(run.now.payouts) == 60


def test_seats_are_confirmed() -> None:
    run = begun(10)
    assert not run.own("p1").arrived
    run.give(c.ConfirmSeat("p1", "p1"))
    assert run.own("p1").arrived
    assert run.refuses(c.ConfirmSeat("p1", "p1")) == "nothing_to_change"
    assert run.refuses(c.ConfirmSeat("p1", "p2")) == "staff_only"
    run.give(c.BeAway("p2", True, "dana"))
    assert run.own("p2").away


def test_everything_is_given_back_when_a_tournament_is_called_off() -> None:
    run = begun(10)
    run.give(c.Rebuy("p1", "dana"))
    run.give(c.Register("late", "late"))
    assert run.refuses(c.Cancel("", "dana")) == "step_needs_reason"
    run.give(c.Cancel("no power", "dana"))
    assert not run.now.ledger.balances
    assert run.refuses(c.Register("ann", "ann")) == "tournament_cancelled"
    run.give(c.Undo(run.now.steps, "power is back", "dana"))
    assert run.now.stage == "running"
    run.bust("p1", next(each for each in ("p2", "p3", "p4", "p5", "p6") if run.seat(each) == run.seat("p1")))
    assert run.refuses(c.Cancel("no power", "dana")) == "prizes_are_paid"


def test_who_waits_pays_with_the_ticket_that_they_named() -> None:
    run = Run(EVENING._replace(most_entries=2, play="online"))
    run.give(c.NoteTicket("T1", 28, "dana", "cyr"))
    run.give(c.NoteTicket("T2", 28, "dana", "dan"))
    run.enter("ann", "bob")
    assert run.refuses(c.Register("cyr", "cyr", ticket="T2")) == "ticket_of_another"
    run.give(c.Register("cyr", "cyr", ticket="T1"))
    run.give(c.Register("eve", "eve"))
    run.give(c.Unregister("bob", "bob"))
    run.give(s.CallWaiting(("cyr", "eve"), ""))
    assert (run.own("cyr").status, run.own("cyr").tickets, run.own("cyr").cash) == ("entered", ("T1",), 0)
    run.give(c.Undo(run.now.steps, "too soon", "dana"))
    assert run.own("cyr").status == "waiting"
    run.give(s.CallWaiting(("cyr", "eve"), "dana"))
    assert run.own("cyr").tickets == ("T1",)


def test_a_ticket_that_is_no_longer_good_holds_nobody_up() -> None:
    run = Run(EVENING._replace(most_entries=2, play="online", book="diamond-club"))
    run.give(c.NoteTicket("T1", 28, "dana", "", "qualification"))
    run.enter("ann", "bob")
    run.give(c.Register("cyr", "cyr", ticket="T1"))
    run.give(c.Register("eve", "eve"))
    run.give(s.PassTicket("T1", "fred", "dana"))
    run.give(c.Unregister("bob", "bob"))
    assert run.refuses(s.CallWaiting(("cyr", "eve"), "dana")) == "ticket_of_another"
    run.give(s.CallWaiting(("cyr", "eve"), ""))
    assert run.own("cyr").status == "withdrawn"
    run.give(s.CallWaiting(("eve",), ""))
    assert run.own("eve").status == "entered"


def test_a_prize_that_was_paid_does_not_shrink() -> None:
    run = Run(EVENING._replace(rebuy=None, addon=None, bounty="none", price=Price(20), late_until=6))
    run.enter(*[f"p{number}" for number in range(1, 21)])
    run.give(c.Start("dana"))
    run.give(c.CloseRegistration("dana"))
    while len(left(run.now)) > 2:
        run.bust(left(run.now)[-1].member)
    third = next(each.player for each in run.now.finishes if each.best == 3)
    run.give(c.Pay(third, "dana"))
    run.give(c.OpenRegistration("dana"))
    before = run.now
    assert run.refuses(c.Register("late", "dana")) == "prize_below_what_was_paid"
    assert run.now == before
    run.give(c.Undo(next(each.number for each in run.now.log if each.what == "pay"), "too early", "dana"))
    run.give(c.Register("late", "dana"))


def test_settings_change_but_not_what_was_paid_for() -> None:
    run = Run()
    run.enter("ann", "bob", "cyr")
    assert run.refuses(c.ChangeSettings(EVENING._replace(price=Price(50, 5, 3)), "dana")) == "price_is_paid"
    run.give(c.ChangeSettings(EVENING._replace(name="Saturday"), "dana"))
    run.give(c.Start("dana"))
    shorter = STRUCTURE._replace(starting=2000)
    changed = run.now.settings._replace(structure=shorter)
    assert run.refuses(c.ChangeSettings(changed, "dana")) == "play_has_begun"


def test_roles() -> None:
    run = begun(10)
    run.give(c.Appoint("cash", ("cashier",), "dana"))
    run.give(c.Appoint("flo", ("floor",), "dana"))
    assert run.refuses(c.PauseClock("cash")) == "staff_only"
    run.give(c.PauseClock("flo"))
    run.give(c.Register("late", "cash"))
    assert run.refuses(c.Appoint("bob", ("director",), "flo")) == "staff_only"
    assert run.refuses(c.TimeUp("flo")) == "staff_only"
    run.give(c.Appoint("flo", (), "dana"))
    assert run.refuses(c.StartClock("flo")) == "staff_only"


def test_stacks_that_nobody_can_have() -> None:
    run = begun(10)
    assert run.refuses(c.CountStack((("p1", 13),), "dana")) == "no_such_stack"
    assert run.refuses(c.CountStack((("p1", 90_000),), "dana")) == "no_such_stack"
    assert run.refuses(c.CountStack((("late", 500),), "dana")) == "not_playing"
    assert len(left(run.now)) == 10
