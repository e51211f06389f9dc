"""The ledger of an event: every coin paid in is in a prize, a fee, a bounty or a refund, over random nights."""

from random import Random

import pytest
from tests.room.nights import tournament_law

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger import event as e
from cardspeak.room.ledger.book import Ledger, Transaction, of_kind, posted, transaction
from cardspeak.room.tournament.payouts import payout_table, pool_of

PRICE = e.Price(prize=100, bounty=25, fee=10)


def after(ledger: Ledger, *transactions: Transaction) -> Ledger:
    now = posted(ledger, *transactions)
    assert isinstance(now, Ledger), now
    assert sum(now.balances.values()) == 0
    return now


def test_an_entry_and_its_refund() -> None:
    now = after(Ledger(), e.bought("7", "ann", PRICE))
    assert now.balances == {"player/ann": -135, "prizes/7": 100, "bounty/7/ann": 25, "fees/7": 10}
    assert after(now, e.refunded("7", "ann", PRICE)).balances == {}


def test_a_ticket_is_worth_what_was_won() -> None:
    price = e.Price(100, fee=10)
    now = after(Ledger(), *[e.bought("7", player, price) for player in ("ann", "bob")])
    now = after(now, e.ticket_won("7", "T1", 110), e.prize_paid("7", "bob", 90))
    assert e.settled(now, "7")
    now = after(now, e.bought("8", "ann", price, by_ticket="T1"))
    assert now.on("player/ann") == -110
    again = posted(now, e.bought("8", "ann", price, by_ticket="T1"))
    assert again == Refused("account_overdrawn", {"account": "ticket/T1", "has": 0, "amount": 110})


def test_what_does_not_add_up_is_refused_whole() -> None:
    now = after(Ledger(), e.bought("7", "ann", PRICE))
    assert posted(now, transaction("odd", ("player/ann", -5), ("prizes/7", 4))) == Refused(
        "posting_not_balanced", {"amount": -1}
    )
    both = posted(now, e.prize_paid("7", "ann", 60), e.prize_paid("7", "ann", 60))
    assert both == Refused("account_overdrawn", {"account": "prizes/7", "has": 40, "amount": 60})
    assert now.on("prizes/7") == 100


def test_a_progressive_bounty() -> None:
    now = after(Ledger(), e.bought("7", "ann", PRICE), e.bought("7", "bob", PRICE))
    now = after(now, e.bounty_won("7", "ann", "bob", 25, progressive=True))
    assert (now.on("player/bob"), now.on("bounty/7/bob")) == (-135 + 13, 25 + 12)


@pytest.mark.parametrize("seed", range(40))
def test_every_coin_is_somewhere(seed: int) -> None:
    chance = Random(seed)
    law = tournament_law(chance.choice(["common", "diamond-club", "tda-2024"]))
    progressive = chance.random() < 0.5
    ledger, paid, names = Ledger(), 0, [f"p{number}" for number in range(chance.randrange(2, 30))]
    for player in names:
        for what in ("entry", *["re-entry"] * chance.choice([0, 0, 1, 2])):
            ledger, paid = after(ledger, e.bought("7", player, PRICE, what)), paid + PRICE.total
    for player in chance.sample(names, len(names) // 5):
        again = after(ledger, e.bought("7", player, PRICE))
        assert after(again, e.refunded("7", player, PRICE)) == ledger, "a refund leaves nothing behind"
    collected = ledger.on("prizes/7")
    pool = pool_of(collected, chance.choice([0, 1500, 6000]), len(names), law)
    ledger = after(ledger, e.overlaid("7", pool.overlay))
    order = chance.sample(names, len(names))
    for at, out in enumerate(order[:-1]):
        by = chance.choice(order[at + 1 :])
        ledger = after(ledger, e.bounty_won("7", out, by, ledger.on(e.bounty("7", out)), progressive))
    winner = order[-1]
    ledger = after(ledger, e.bounty_won("7", winner, winner, ledger.on(e.bounty("7", winner))))
    places = chance.randrange(1, len(names) + 1)
    won = payout_table(pool.prizes, places, chance.choice([0, 80, 150]), unit=5)
    ledger = after(ledger, *[e.prize_paid("7", player, prize) for player, prize in zip(order[::-1], won, strict=False)])
    assert e.settled(ledger, "7")
    assert of_kind(ledger, ["player", "house"]) == -ledger.on("fees/7")
    assert ledger.on(e.OVERLAY) == -pool.overlay
    assert ledger.on("fees/7") == paid // PRICE.total * PRICE.fee
