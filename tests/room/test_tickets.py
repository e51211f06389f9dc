"""Tickets: used once, by their holder, for their event; every coin that they are worth is on an account."""

from random import Random

import pytest
from tests.room.nights import tournament_law

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger import event as money
from cardspeak.room.ledger.book import Ledger, posted
from cardspeak.room.tournament import tickets as t
from cardspeak.room.tournament.tickets import Ticket

CLUB, COMMON = tournament_law("diamond-club"), tournament_law("common")
PRIZE = t.issued("7", 110, "prize", "spring", "ann", 1_000, CLUB)


def code(outcome: object) -> str:
    assert isinstance(outcome, Refused), outcome
    return outcome.code


def use(ticket: Ticket | None, member: str = "ann", event: str = "spring", price: int = 110, at: int = 2_000) -> str:
    return code(t.used(ticket, "7", member, event, price, at, CLUB))


def test_a_ticket_is_used_once() -> None:
    used = t.used(PRIZE, "7", "ann", "spring", 110, 2_000, CLUB)
    assert isinstance(used, t.Used)
    assert (used.paid, used.lost, used.ticket.end, used.ticket.where) == (0, 0, "used", "spring")
    assert use(used.ticket) == "ticket_used"
    assert t.given_back(used.ticket) == PRIZE


def test_whose_ticket_and_which() -> None:
    assert use(None) == "no_such_ticket"
    assert use(PRIZE, member="bob") == "ticket_of_another"
    assert use(PRIZE, event="autumn") == "ticket_for_another_event"
    assert isinstance(t.used(PRIZE._replace(holder=""), "7", "bob", "spring", 110, 2_000, CLUB), t.Used)


def test_thirty_days_to_the_millisecond() -> None:
    last = 1_000 + 30 * t.DAY
    assert isinstance(t.used(PRIZE, "7", "ann", "spring", 110, last - 1, CLUB), t.Used)
    assert use(PRIZE, at=last) == "ticket_expired"
    assert t.issued("7", 110, "qualification", "spring", "ann", 1_000, CLUB).expires == 0
    assert t.issued("7", 110, "prize", "spring", "ann", 1_000, COMMON).expires == 0


def test_passing_a_ticket_on() -> None:
    won = PRIZE._replace(kind="qualification")
    assert code(t.passed(PRIZE, "bob", True, 2_000, CLUB)) == "ticket_stays"
    assert code(t.passed(won, "bob", False, 2_000, CLUB)) == "ticket_not_told"
    passed = t.passed(won, "bob", True, 2_000, CLUB)
    assert isinstance(passed, Ticket)
    assert passed.holder == "bob"
    assert code(t.passed(won._replace(end="lost"), "bob", True, 2_000, CLUB)) == "ticket_lost"


def test_an_event_without_the_holder_or_not_held() -> None:
    raffle = PRIZE._replace(kind="raffle")
    assert t.missed(raffle, CLUB).end == "lost"
    assert t.missed(PRIZE, CLUB) == PRIZE
    assert t.missed(PRIZE, COMMON).end == "lost"
    moved = t.not_held(PRIZE, 1, "summer", CLUB)
    assert (moved.event, moved.expires, moved.end) == ("summer", 0, "")
    assert t.not_held(moved, 2, "autumn", CLUB).end == "paid"
    used = PRIZE._replace(end="used")
    assert (t.missed(used, COMMON), t.not_held(used, 2, "", CLUB)) == (used, used)


@pytest.mark.parametrize(
    ("pool", "worth", "entrants", "pays"),
    [(1000, 300, 12, (3, 300, 100)), (900, 300, 2, (2, 300, 300)), (200, 300, 9, (0, 300, 200))],
)
def test_a_satellite_pays_tickets(pool: int, worth: int, entrants: int, pays: tuple[int, int, int]) -> None:
    assert tuple(t.satellite_pays(pool, worth, entrants)) == pays


@pytest.mark.parametrize("seed", range(30))
def test_every_coin_of_a_ticket_is_somewhere(seed: int) -> None:
    chance, law = Random(seed), tournament_law(Random(seed).choice(["common", "diamond-club", "tda-2024"]))
    ledger = Ledger()
    for number in range(20):
        worth, price = chance.randrange(1, 300), money.Price(chance.randrange(200), chance.randrange(50), 10)
        ticket = t.issued(str(number), worth, chance.choice(["prize", "qualification", "raffle"]), "7", "", 0, law)
        done = posted(ledger, money.ticket_known(ticket.number, worth))
        used = t.used(ticket, ticket.number, f"p{number}", "7", price.total, chance.randrange(40) * t.DAY, law)
        match chance.choice(["use", "use", "lapse", "cash"]), used:
            case "use", t.Used() as found:
                assert found.ticket.end == "used"
                assert found.lost - found.paid == worth - price.total
                entry = money.entered_by_ticket("7", f"p{number}", price, ticket.number, worth)
            case "cash", _:
                entry = money.ticket_cashed(ticket.number, f"p{number}", worth)
            case _:
                entry = money.ticket_lapsed(ticket.number, worth)
        assert isinstance(done, Ledger)
        now = posted(done, entry)
        assert isinstance(now, Ledger)
        assert sum(now.balances.values()) == 0
        assert now.on(money.ticket(ticket.number)) == 0
        ledger = now
