"""Tournaments of bots at online tables: to the winner, balanced after every hand, every chip and coin accounted for."""

from __future__ import annotations

import os
from random import Random

import pytest
from tests.room.online_nights import GAMES, Night, check, check_money
from tests.room.test_nights import check_places

from cardspeak import tournament
from cardspeak.errors import Unreadable
from cardspeak.library import books
from cardspeak.room.ledger import event as money
from cardspeak.room.table.state import Speed
from cardspeak.room.tournament.headless import HOUSE, RefusedError
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.commands_staff import MeetStalling
from cardspeak.room.tournament.stalling import Measure

NIGHTS = int(os.environ.get("CARDSPEAK_ONLINE_NIGHTS", "20"))
PARTS = 4  # of the nights, each a process of its own in `make long`
SEED = 9090


def test_sixty_bots() -> None:
    hands = 0
    for now in tournament(60, "nlhe", "tda-2024", seed=5):
        hands += 1
        check(now)
    state = now.tournament
    assert state.stage == "over"
    assert hands > 60
    check_places(list(state.finishes), 60)
    assert [(each.best, each.worst) for each in state.finishes if each.best == 1] == [(1, 1)]
    assert sum(state.payouts) == 6000
    assert state.ledger.on(money.fees(state.id)) == 600
    assert not now.tables  # closed, since nobody needs them any more


def test_the_same_seed_is_the_same_tournament() -> None:
    one, two, other = [list(tournament(6, seed=seed, seats=3))[-1].tournament for seed in (1, 1, 2)]
    assert one == two
    assert one != other


def test_what_nobody_can_play() -> None:
    for asked in ({"game": "whist"}, {"book": "hoyle"}, {"bot": "genius"}):
        with pytest.raises(Unreadable):
            tournament(6, **asked)  # type: ignore[arg-type]


@pytest.mark.parametrize("part", range(PARTS))
def test_nights_on_which_much_goes_wrong(part: int) -> None:
    """Penalties, no-shows, restarts, wrong seats, commands that cross: everything still adds up, and somebody wins."""
    mine = range(part, NIGHTS, PARTS)
    for at in mine:
        try:
            much_goes_wrong(at)
        except (AssertionError, RefusedError):
            print(f"figure: night {at} goes wrong", flush=True)
            raise
    print(f"figure: {len(mine)} nights, each to its end")


def much_goes_wrong(at: int) -> None:
    """Play a night of this number."""
    chance = Random(SEED + at)
    found = sorted(books())
    night = Night(SEED + at, found[at % len(found)], GAMES[at // len(found) % len(GAMES)], chance.randrange(2, 13))
    for now in night.play():
        check(now)
        if chance.random() < 0.5:
            night.misfortune()
    state = night.tournament
    assert state.stage == "over"
    gone = [each for each in state.entrants.values() if each.status == "disqualified"]
    check_places(list(state.finishes), len(state.entrants))
    assert len({each.player for each in state.finishes}) >= len(state.entrants) - len(gone)
    check_money(state)


def test_the_nights_have_everything() -> None:
    seen = set[str]()
    moves = set[str]()
    for seed in range(6):
        night = Night(seed, "tda-2024", "nlhe", 11)
        for now in night.play():
            night.misfortune()
            moves |= {event.move.why for event in now.events if isinstance(event, e.PlayerMoved)}
            moves |= {"race" for event in now.events if isinstance(event, e.ChipsRaced)}
        seen |= night.seen
    assert seen >= {
        "penalty",
        "disqualified",
        "wrong seats",
        "late",
        "rebuy",
        "clock",
        "undo",
        "hold",
        "together",
        "back",
    }
    assert moves >= {"balanced", "broken", "race"}


@pytest.mark.parametrize("game", ["stud", "horse"])
def test_small_chips_are_raced_off_in_limit_games(game: str) -> None:
    night = Night(1, "tda-2024", game, 8)
    for now in night.play():
        check(now)
    state = night.tournament
    assert state.stage == "over"
    assert {(each.race.old, each.race.new) for each in state.races} >= {(25, 100)}
    assert 25 not in state.chips


def test_a_shot_clock_is_the_clock_of_the_tables() -> None:
    night = Night(SEED, "tda-2024", "nlhe", 12)
    usual = night.tournament.settings.speed
    playing = night.play()
    next(playing)
    night.must(MeetStalling((Measure("shot_clock", 15, cards=4, seconds=20),), HOUSE))
    assert len(night.tables) > 1
    for table in night.tables.values():
        assert table.settings.speed == Speed(15_000, 80_000, usual.pause)
        assert {seat.bank for seat in table.seats if seat} == {80_000}
    for _ in range(4):
        check(next(playing))
    assert {table.settings.speed.turn for table in night.tables.values()} == {15_000}
    night.must(MeetStalling((), HOUSE))
    assert {table.settings.speed for table in night.tables.values()} == {usual}
