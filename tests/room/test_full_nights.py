"""The laws of a whole night: chips and money are conserved after every hand, races and late entries included."""

import os
from random import Random

import pytest
from tests.room.full_nights import EVENT, GUARANTEED, PRICE, Night
from tests.room.nights import tournament_law
from tests.room.test_nights import check_places

from cardspeak.library import books
from cardspeak.room.ledger import event as money
from cardspeak.room.tournament.balance import is_balanced
from cardspeak.room.tournament.builder import Built, Wanted, built
from cardspeak.room.tournament.seating import players

NIGHTS = int(os.environ.get("CARDSPEAK_NIGHTS", "20"))
SEED = 4711


def evening(entries: int) -> Built:
    found = built(Wanted(entries, 5000, 200, {25: 900, 100: 900, 500: 600, 1000: 600, 5000: 300}))
    assert isinstance(found, Built)
    return found


@pytest.mark.parametrize("at", range(NIGHTS))
def test_a_whole_night(at: int) -> None:
    chance = Random(SEED + at)
    law = tournament_law(chance.choice(list(books())), chance.choice(["nlhe", "stud", "badugi"]))
    entries, size = chance.randrange(2, 50), chance.choice([6, 8, 9])
    night = Night(SEED + at, law, entries, size, evening(entries))
    for now in night.play():
        assert sum(now.chips.values()) == now.in_play
        assert min(now.chips.values()) > 0
        assert all(stack % now.denominations[0] == 0 for stack in now.chips.values())
        assert sorted(player for table in now.tables for player in players(table)) == sorted(now.chips)
        assert is_balanced(now.tables)
        assert sum(now.ledger.balances.values()) == 0
        assert all(move.cites for move in now.moves)
        assert all(each.won <= 1 for race in now.races for each in race.players)
    check_places(list(night.finishes), night.entries)
    assert money.settled(night.ledger, EVENT)
    collected = night.entries * PRICE.prize
    assert night.pool is not None
    assert night.pool.overlay == max(0, GUARANTEED - collected)
    assert night.ledger.on(money.fees(EVENT)) == night.entries * PRICE.fee
    won = {account: amount for account, amount in night.ledger.balances.items() if account.startswith("player/")}
    assert sum(won.values()) == night.pool.overlay - night.entries * PRICE.fee


def test_the_nights_have_everything() -> None:
    """Races, players saved in them, late entries, tables opened for them, shared places, moves of each kind."""
    seen = set[str]()
    for seed in range(12):
        night = Night(seed, tournament_law("tda-2024"), 18 + seed, 6, evening(18 + seed))
        for now in night.play():
            seen |= {move.why for move in now.moves}
            seen |= {"race" for race in now.races if race.before}
            seen |= {"rescued" for race in now.races for each in race.players if each.rescued}
            seen |= {"opened" for move in now.moves if move.why == "entered" and len(now.tables) > 3 + seed // 6}
        seen |= {"shared" for each in night.finishes if each.best != each.worst}
    assert seen == {"balanced", "broken", "final", "entered", "race", "rescued", "opened", "shared"}
