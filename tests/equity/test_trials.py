"""Samples by every kernel are those of the rankings, whatever the threads."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import numpy as np
import pytest

from cardspeak.cards.card import DECKS, cards_text
from cardspeak.equity import trials
from cardspeak.equity.asked import chosen
from cardspeak.equity.choice import SWITCH
from cardspeak.equity.kernels.sets import SET_STARTS, SETS, joined, numbers_of
from cardspeak.equity.odds import odds
from cardspeak.equity.showdown import Showdown, question
from cardspeak.equity.threads import at_once

pytestmark = pytest.mark.usefixtures("compiled")

HIGH, LOW = ("high", "two"), ("8-or-better", "two")
OMAHA, OMAHA_8 = Showdown((HIGH,), 52, 5, 4), Showdown((HIGH, LOW), 52, 5, 4)
FIVE_8, SIX = Showdown((HIGH, LOW), 52, 5, 5), Showdown((HIGH,), 52, 5, 6)
SHORT_OMAHA = Showdown((("short-deck", "two"),), 36, 5, 4)
LOW_OMAHA = Showdown((("ace-to-five", "two"),), 52, 5, 4)
STUD, STUD_8 = Showdown((("high", "any"),), 52, 0, 7), Showdown((("high", "any"), ("8-or-better", "any")), 52, 0, 7)
RAZZ, BADUGI = Showdown((("ace-to-five", "any"),), 52, 0, 7), Showdown((("badugi", "any"),), 52, 0, 4)
DEUCE = Showdown((("deuce-to-seven", "any"),), 52, 0, 5)
HOLDEM_8 = Showdown((("high", "any"), ("8-or-better", "any")), 52, 5, 2)

KNOWN = [OMAHA, OMAHA_8, FIVE_8, SIX, SHORT_OMAHA, LOW_OMAHA]
OWN = [STUD, STUD_8, RAZZ, BADUGI, DEUCE, HOLDEM_8]


def dealt(showdown: Showdown, players: int, chance: Random, suits: int) -> tuple[list[str], str]:
    """Hands and a board; of few suits there are many flushes."""
    deck = [card for card in DECKS[showdown.deck] if card & 3 < suits]
    cards = chance.sample(deck, players * showdown.holding + showdown.board)
    size = showdown.holding
    hands = [cards_text(cards[at * size : (at + 1) * size]) for at in range(players)]
    return hands, cards_text(cards[players * size :])


@pytest.mark.parametrize("showdown", [*KNOWN, *OWN])
def test_a_trial_of_what_is_all_known_is_the_showdown(showdown: Showdown, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Random(20261123)
    monkeypatch.setattr(trials, "FEW", 0)
    for suits in (4, 4, 3, 3, 2, 2):
        hands, board = dealt(showdown, 2 if suits == 2 else 3, chance, suits if showdown.deck == 52 else 4)
        monkeypatch.delenv(SWITCH, raising=False)
        found = odds(hands, showdown, board, method="sampled", trials=1, made=True)
        monkeypatch.setenv(SWITCH, "python")
        wanted = odds(hands, showdown, board, method="exact", made=True)
        assert [(each.parts, each.made) for each in found.players] == [
            (each.parts, each.made) for each in wanted.players
        ], (hands, board)


@pytest.mark.parametrize(
    ("showdown", "hands", "board"),
    [
        (OMAHA, ["AsKsQhJh", "AdAc7d6c"], ""),
        (OMAHA, ["AsKsQhJh", "AdAc7d6c", "9s8s7h6h"], "2s"),
        (OMAHA, ["AsKsQhJh", "AdAc7d6c"], "2s3s"),
        (OMAHA_8, ["AsKs3h2h", "AdAc7s6s", "2s3d4c5c"], "5s4s8d"),
        (OMAHA_8, ["AsKs3h2h", "AdAc7s6s"], "5s4s8d9s"),
        (FIVE_8, ["AsKsQhJh2c", "AdAc7s6s3d"], ""),
        (SHORT_OMAHA, ["AsKsQhJh", "AdAc7d6c"], ""),
        (STUD, ["AsAhAd2c3c", "KsKhKd5h"], ""),
        (STUD, ["AsAhAd2c3c", "KsKhKd5h4h4d", "9c9d9h8h7h6d"], ""),
        (STUD_8, ["As2h4d2c3c", "KsKhKd5h7h"], ""),
        (RAZZ, ["As2s3s4s5s", "Ad2d3d4d9d"], ""),
        (BADUGI, ["As2h3d", "2s3h"], ""),
        (HOLDEM_8, ["As2s", "KsKh"], "3c4d9h"),
    ],
)
def test_samples_are_near_what_all_ways_give(showdown: Showdown, hands: list[str], board: str) -> None:
    exact = odds(hands, showdown, board, method="exact", made=True)
    found = odds(hands, showdown, board, method="sampled", trials=300_000, seed=3, made=True)
    assert found.ways == 300_000
    for sample, true in zip(found.players, exact.players, strict=True):
        assert abs(float(sample.equity - true.equity)) < 2 * found.error + 1e-9  # four standard deviations
        had = dict(sample.made)
        for code, often in true.made:
            assert abs(float(had.get(code, 0) - often)) < 0.004, code
    assert odds(hands, showdown, board, method="sampled", trials=300_000, seed=3, made=True, threads=3) == found
    alone = odds(hands, showdown, board, method="sampled", trials=300_000, seed=3)
    assert [each.equity for each in alone.players] == [each.equity for each in found.players]


def test_many_hands_of_stud_are_dealt_though_few_cards_are_left() -> None:
    hands = ["AsAhAd", "KsKhKd", "QsQhQd", "JsJhJd", "TsThTd", "9s9h9d", "8s8h8d"]
    found = odds(hands, STUD, method="sampled", trials=20_000)
    assert found.ways == 20_000
    assert sum(each.equity for each in found.players) == 1
    few = odds(hands, STUD, method="sampled", trials=trials.FEW - 1)  # card by card, by the kernel for any game
    for one, other in zip(found.players, few.players, strict=True):
        assert abs(float(one.equity - other.equity)) < 2 * (found.error + few.error)


@pytest.mark.parametrize(
    ("hands", "dead"),
    [
        (["AsAhAd2c3c4c", "KsKhKd5h7h8h"], "9h"),
        (["AsAhAd2c3c", "KsKhKd5h7h8h6h"], ""),
        (["AsAhAd2c3c", "KsKhKd5h7h8h"], "2s3s4s"),
        (["AsAhAd2c3c4c5c", "2s2h2d8c9c"], ""),
    ],
)
def test_what_two_get_is_counted_as_one_by_one(hands: list[str], dead: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = odds(hands, STUD, "", dead, made=True)
    assert found.exact
    assert odds(hands, STUD, "", dead, made=True, threads=2) == found
    monkeypatch.setattr("cardspeak.equity.fast._own_pairs", lambda asked: False)
    assert odds(hands, STUD, "", dead, made=True) == found
    assert found.ways == question(hands, STUD, "", dead).falls()


def test_places_are_chosen_in_every_way() -> None:
    for count in range(4):
        every = chosen(9, count)
        assert len({tuple(row) for row in every.tolist()}) == len(every) == [1, 9, 36, 84][count]
        assert (every[:, 1:] > every[:, :-1]).all()


def test_sets_of_ranks_have_a_number_together() -> None:
    chance = np.random.default_rng(5)
    for one, other in ((3, 2), (3, 1), (3, 0), (2, 0), (1, 0), (0, 0)):
        table = joined(one, other)
        for _ in range(50):
            first, second = chance.integers(0, 13, one), chance.integers(0, 13, other)
            (a,), (b,) = numbers_of(first[None].astype(np.uint8)), numbers_of(second[None].astype(np.uint8))
            row = SETS[SET_STARTS[one + other] + table[a, b], : one + other]
            assert sorted([*first, *second]) == row.tolist()


@pytest.mark.parametrize("threads", [1, 2, 5, 100])
def test_parts_are_done_once_and_given_in_order(threads: int) -> None:
    done: list[int] = []

    def work(part: int) -> int:
        done.append(part)
        return part * part

    assert at_once(work, range(200), threads) == [part * part for part in range(200)]
    assert sorted(done) == list(range(200))


def test_what_goes_wrong_in_a_part_is_raised() -> None:
    def work(part: int) -> int:
        if part == 150:
            raise IndexError(part)
        return part

    for threads in (1, 3):
        with pytest.raises(IndexError):
            at_once(work, range(200), threads)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not copied here")
def test_a_copy_of_the_process_has_threads_of_its_own() -> None:
    code = """
import os
from threading import Barrier
from cardspeak.equity.threads import at_once
def met():
    both = Barrier(2)
    at_once(lambda part: both.wait(60), range(2), 2)  # two threads work at the same time, else the wait breaks
met()
child = os.fork()
met()
if child:
    raise SystemExit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
