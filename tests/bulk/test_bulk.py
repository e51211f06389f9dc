"""Hands in bulk: what is refused, in one line each; chance that follows from seeds; the house's bots."""

import json
import subprocess
import sys
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from cardspeak import RefusedError
from cardspeak.bulk import Hands, Table, chance, record, simulate
from cardspeak.errors import Unreadable
from tests.bulk.engine import table

SIX = (200,) * 6
HUGE = 1 << 30


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: Table("razz", stacks=(50, 50), ante=1), "Razz is not played in bulk"),
        (
            lambda: Table("nlhe", stacks=(HUGE, HUGE)),
            "the stacks together are at most 2147483647 chips, not",
        ),
        (lambda: Table("nlhe", "diamond-club", stacks=(50, 50, 50)), "hands in bulk cannot be played so"),
        (lambda: Table("nosuch", stacks=(50, 50)), "nosuch"),
        (lambda: simulate(Table(stacks=(9, 9)), -1), "a number of hands is 0 or more, not -1"),
        (
            lambda: simulate(Table(stacks=(9, 9)), 1, "shark"),
            "no player shark in bulk; there is random, calling",
        ),
        (lambda: simulate(Table(stacks=(9, 9)), 1, ["random"]), "there are 2 seats, and 1 players were named"),
        (lambda: Hands(Table(stacks=(9, 9)), 2, decks=[range(52)]), "2 hands need as many decks, not 1"),
        (
            lambda: Hands(Table(stacks=(9, 9)), 1, decks=[[*range(51), 0]]),
            "hand 0: a deck has the 52 cards of the game",
        ),
        (lambda: Hands(Table(stacks=(9, 9)), 2, stacks=[[9, 9]]), "2 hands need as many rows of stacks, not 1"),
        (lambda: Hands(Table(stacks=(9, 9)), 1, stacks=[[9, 0]]), "hand 0: 2 stacks of a chip or more are wanted"),
        (lambda: Hands(Table(stacks=(9, 9)), 3).act([0, 0], [0, 0]), "3 hands need as many actions and amounts"),
    ],
)
def test_what_bulk_does_not_have_is_one_clear_line(make: Any, says: str) -> None:
    with pytest.raises(Unreadable) as refused:
        make()
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_what_the_book_does_not_have_is_refused_by_the_book() -> None:
    with pytest.raises(RefusedError):
        Table("nlhe", stacks=(50,))


@pytest.mark.parametrize(
    ("kind", "amount", "says"),
    [
        (record.CHECK, 0, "hand 1: check 0 is not allowed; there is fold, call, raise, from 4 to 200"),
        (record.RAISE, 3, "hand 1: raise 3 is not allowed; there is fold, call, raise, from 4 to 200"),
        (record.RAISE, 201, "hand 1: raise 201 is not allowed"),
        (-1, 0, "hand 1: action -1 0 is not allowed"),
        (77, 0, "hand 1: action 77 0 is not allowed"),
    ],
)
def test_an_action_that_is_not_legal_changes_nothing(kind: int, amount: int, says: str) -> None:
    hands = Hands(Table(stacks=SIX), 2, seed=1)
    before = hands.rows.copy()
    with pytest.raises(Unreadable, match=says):
        hands.act(np.array([record.CALL, kind]), np.array([0, amount]))
    assert (hands.rows == before).all()


def test_parts_of_a_run_are_the_same_hands() -> None:
    at = Table(stacks=SIX)
    whole = simulate(at, 1000, seed=5)
    parts = np.concatenate([simulate(at, 300, seed=5), simulate(at, 700, seed=5, first=300)])
    assert (whole == parts).all()
    assert (whole.sum(axis=1) == 0).all()
    assert (simulate(at, 1000, seed=6) != whole).any()


def test_every_card_comes_as_often_to_every_place() -> None:
    """A chi-square over the first card and over pairs of places: 52 cells of 2,000 hands each."""
    at = Table(stacks=(10, 10))
    hands = Hands(at, 104_000, seed=9)
    first, second = hands["order"][:, 0], hands["order"][:, 3]
    for cards in (first, second, (first.astype(int) * 7 + second) % 52):
        seen = np.bincount(cards, minlength=52)
        if cards is not first and cards is not second:
            continue
        assert ((seen - 2000.0) ** 2 / 2000).sum() < 100  # 51 degrees of freedom: once in 20,000
    together = np.unique(first.astype(int) * 52 + second).size
    assert together == 52 * 51


def test_a_deck_that_is_settled_has_every_card_once() -> None:
    hands = Hands(Table(stacks=SIX), 50, seed=2)
    for hand in hands.rows:
        dealt = hand.order[: hand.at].copy()
        chance.settled(hand)
        assert sorted(hand.order) == list(range(52))
        assert (hand.order[: len(dealt)] == dealt).all()


def test_decks_and_stacks_of_ones_own() -> None:
    decks = np.array([np.roll(np.arange(52), hand) for hand in range(3)])
    hands = Hands(Table(stacks=(9, 9)), 3, stacks=[[5, 6], [7, 8], [9, 10]], decks=decks)
    assert hands["start"][:, :2].tolist() == [[5, 6], [7, 8], [9, 10]]
    assert hands["cards"][:, [0, 1, 7, 8]].tolist() == [[1, 3, 0, 2], [0, 2, 51, 1], [51, 1, 50, 0]]
    hands.play("calling")
    assert hands.over.all()
    assert hands["board"].tolist() == [[5, 6, 7, 9, 11], [4, 5, 6, 8, 10], [3, 4, 5, 7, 9]]


def test_bots_of_the_house_sit_beside_players_of_the_kernel() -> None:
    won = simulate(Table(stacks=(100, 100)), 120, ["solid", "calling"], seed=3)
    assert won.sum() == 0
    assert won[:, 0].sum() > 0
    assert (won[40:] == simulate(Table(stacks=(100, 100)), 80, ["solid", "calling"], seed=3, first=40)).all()


def test_everything_is_the_same_without_numba_and_numpy() -> None:
    """The same functions on lists: same hands from the same seeds, and the engine agrees."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bulk.plainly"], capture_output=True, text=True, check=True, timeout=300
    )
    told = json.loads(done.stdout)
    assert told["compiled"] is False
    assert told["loaded"] == []
    for game, won in told["won"].items():
        at = Table(game, stacks=(100, 60, 80), ante=1 if game == "stud" else 0, bets=(4, 8))
        assert simulate(at, len(won), seed=3).tolist() == won
    assert told["decisions"] > 400


@pytest.mark.parametrize("game", ["nlhe", "27td", "stud"])
def test_no_card_is_anywhere_twice(game: str) -> None:
    hands = Hands(table(game, Random(1)), 200, seed=4)
    players = hands.table.players
    hands.play("calling")
    for hand in hands.rows:
        held = [hand.cards[seat * 7 : seat * 7 + hand.held[seat]].tolist() for seat in range(players)]
        assert all(not {*one} & {*other} for one, other in combinations(held, 2))
        board = {*hand.board[: hand.boarded].tolist()}
        assert not any(board & {*each} for each in held)
