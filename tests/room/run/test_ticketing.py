"""Entries by ticket, satellites that pay tickets, tickets of an event that is over or was not held."""

from typing import Any

import pytest
from tests.room.run.test_stored import stored_again
from tests.room.run.told import EVENING, MINUTE, Run

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger.event import LAPSED, TICKETS, Price, settled, ticket
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_staff as s
from cardspeak.room.tournament.run.settings import SatelliteTerms, Settings
from cardspeak.room.tournament.tickets import DAY

CLUB: Settings = EVENING._replace(book="diamond-club", rebuy=None, addon=None, price=Price(80, 0, 20), bounty="none")
SATELLITE: Settings = EVENING._replace(
    rebuy=None, addon=None, late_until=0, price=Price(50), bounty="none", satellite=SatelliteTerms("main", 220)
)


def club(**noted: Any) -> Run:
    run = Run(CLUB)
    run.give(c.NoteTicket("T1", 100, "dana")._replace(**noted))
    return run


def test_an_entry_by_ticket_and_back() -> None:
    run = club(member="ann")
    assert run.now.ledger.on(TICKETS) == -100
    assert run.refuses(c.Register("bob", "dana", ticket="T1")) == "ticket_of_another"
    assert run.refuses(c.Register("ann", "dana", ticket="T2")) == "no_such_ticket"
    run.give(c.Register("ann", "ann", ticket="T1"))
    assert (run.now.ledger.on("player/ann"), run.now.ledger.on(ticket("T1"))) == (0, 0)
    assert run.now.ledger.on("prizes/friday") == 80
    run.give(c.Unregister("ann", "ann"))
    assert (run.now.ledger.on("player/ann"), run.now.ledger.on(ticket("T1"))) == (0, 100)
    run.give(c.Register("ann", "ann", ticket="T1"))
    assert run.refuses(c.Register("bob", "dana", ticket="T1")) == "ticket_used"
    stored_again(run)
    assert run.replayed() == run.now


def test_an_undone_entry_gives_the_ticket_back() -> None:
    run = club(member="ann")
    run.give(c.Register("ann", "ann", ticket="T1"))
    run.give(c.Undo(run.now.steps, "not there after all", "dana"))
    assert run.now.ledger.on(ticket("T1")) == 100
    assert run.now.tickets[0].end == ""


def test_a_ticket_of_another_event() -> None:
    run = club(event="summer", worth=60)
    assert run.refuses(c.Register("ann", "dana", ticket="T1")) == "ticket_for_another_event"
    # nobody says of themselves that they cannot play the other event
    assert run.refuses(c.Register("ann", "ann", ticket="T1", unable=True)) == "ticket_for_another_event"
    run.give(c.Register("ann", "dana", ticket="T1", unable=True))
    assert (run.now.ledger.on("player/ann"), run.now.ledger.on("fees/friday")) == (-40, 20)
    run.give(c.Unregister("ann", "ann"))
    assert run.now.ledger.on("player/ann") == 0


def test_a_dearer_ticket_loses_the_difference_and_has_it_again_if_the_event_is_called_off() -> None:
    run = club(event="summer", worth=150)
    run.give(c.Register("ann", "dana", ticket="T1", unable=True))
    run.enter("bob")
    assert run.now.ledger.on(LAPSED) == 50
    run.give(c.Cancel("too few", "dana"))
    assert run.now.ledger.balances == {TICKETS: -150, ticket("T1"): 150}


def test_thirty_days() -> None:
    run = club(member="ann")
    run.at += 30 * DAY
    assert run.refuses(c.Register("ann", "ann", ticket="T1")) == "ticket_expired"


def test_a_ticket_is_passed_on_by_the_staff() -> None:
    run = club(member="ann", kind="qualification")
    assert run.refuses(s.PassTicket("T1", "bob", "ann")) == "staff_only"
    run.give(s.PassTicket("T1", "bob", "dana"))
    assert run.refuses(c.Register("ann", "ann", ticket="T1")) == "ticket_of_another"
    run.give(c.Register("bob", "bob", ticket="T1"))
    prize = club(member="ann")
    assert prize.refuses(s.PassTicket("T1", "bob", "dana")) == "ticket_stays"


def test_tickets_of_an_event_that_is_not_held() -> None:
    run = club(member="ann")
    run.give(c.Cancel("nobody came", "dana"))
    assert run.refuses(s.SettleTickets("dana")) == "later_event_needed"
    run.give(s.SettleTickets("dana", 1, "next month"))
    assert (run.now.tickets[0].event, run.now.ledger.on(ticket("T1"))) == ("next month", 100)
    run.give(s.SettleTickets("dana", 2))
    assert (run.now.tickets[0].end, run.now.ledger.on("player/ann")) == ("paid", 100)
    assert run.refuses(s.SettleTickets("dana", 2)) == "nothing_to_change"


@pytest.mark.parametrize(("kind", "end"), [("raffle", "lost"), ("prize", "")])
def test_tickets_of_an_event_that_was_played_without_them(kind: str, end: str) -> None:
    run = club(member="ann", kind=kind)
    run.enter("bob", "cyd")
    run.give(c.Start("dana"))
    run.wait(70)
    run.bust("bob")
    assert run.now.stage == "over"
    found = run.ask(s.SettleTickets("dana"))
    if end:
        run.give(s.SettleTickets("dana"))
    else:
        assert isinstance(found, Refused)
        assert found.code == "nothing_to_change"
    assert run.now.tickets[0].end == end
    assert run.now.ledger.on(LAPSED) == (100 if end else 0)


def test_a_satellite_from_the_first_entry_to_the_last_ticket() -> None:
    run = Run(SATELLITE)
    names = [f"p{number}" for number in range(1, 15)]
    run.enter(*names)
    run.give(c.Start("dana"))
    assert run.now.payouts == (220, 220, 220, 40)
    for member in names[:10]:
        run.bust(member)
    assert run.refuses(s.EndSatellite("dana")) == "more_players_than_tickets"
    run.bust(names[10])
    run.give(s.EndSatellite("dana"))
    assert run.now.stage == "over"
    for number, member in enumerate(names[11:]):
        assert run.refuses(s.PayTicket(member, "", 220, "main", "dana")) == "ticket_known"
        run.give(s.PayTicket(member, f"M{number}", 220, "main", "dana"))
        assert run.refuses(c.Pay(member, "dana")) == "already_paid"
    assert run.refuses(s.PayTicket(names[10], "M9", 220, "main", "dana")) == "ticket_above_the_prize"
    run.give(c.Pay(names[10], "dana"))
    assert settled(run.now.ledger, "friday")
    assert [(each.number, each.holder, each.event) for each in run.now.issued] == [
        (f"M{number}", member, "main") for number, member in enumerate(names[11:])
    ]
    assert sum(run.now.ledger.on(ticket(each.number)) for each in run.now.issued) == 660
    stored_again(run)
    assert run.at < 100 * DAY + MINUTE
