"""Signs of players who play together: what a hand says, what was to be expected, who stands out; a small club of bots.

`bench/fairness.py` plays 100,000 hands with each of three seeds.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from cardspeak.batch.selfplay import deal_at, play_out
from cardspeak.bots.simple import random_play
from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.remedies.events import DealVoided
from cardspeak.hand.view import told
from cardspeak.library import find_game, law_at
from cardspeak.room.fairness.reading import CALL, FOLD, HUNDREDTHS, RAISE, Choice, Loss, Reading, read_hand
from cardspeak.room.fairness.signs import LEAST_HANDS, find_signs, pairs_of
from cardspeak.room.fairness.tally import MOST_HANDS, HandAt, Tally
from cardspeak.room.fairness.usual import Usual

BENCH = Path(__file__).resolve().parents[2] / "bench" / "colluders.py"
SPOT = "1 facing large once alone shallow"


def colluders() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_colluders", BENCH)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["bench_colluders"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def played(code: str, seed: int, players: int = 5) -> list[e.Event]:
    """A hand of random play."""
    game, structure = find_game(code)
    law, rng, found = law_at("common", game, structure, players, "cash"), Random(seed), list[e.Event]()
    order = list(DECKS[game.deck])
    rng.shuffle(order)
    deal = deal_at(game, structure, law, players, 50, 20)
    play_out(deal, law, [random_play] * players, order, rng, lambda before, events, after: found.extend(events))
    return found


# ---- a hand ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("code", ["nlhe", "plo8", "flstud", "nl27sd", "badugi"])
def test_a_hand_is_read_without_its_cards(code: str) -> None:
    """A spectator sees no hidden card, and reads the same of it."""
    choices = 0
    for seed in range(25):
        events = played(code, seed)
        reading = read_hand(events)
        assert reading == read_hand(told(events))
        assert reading is not None
        choices += len(reading.choices)
    assert choices > 25


def test_what_the_losers_lost_went_to_those_who_won() -> None:
    for seed in range(60):
        events = played("nlhe", seed)
        begun, ended, reading = events[0], events[-1], read_hand(events)
        assert isinstance(begun, e.HandBegun)
        assert isinstance(ended, e.HandEnded)
        assert reading is not None
        for seat, (before, after) in enumerate(zip(begun.deal.stacks, ended.stacks, strict=True)):
            net = (after - before) * HUNDREDTHS / begun.deal.big_blind
            won = sum(loss.amount for loss in reading.losses if loss.to == seat)
            lost = sum(loss.amount for loss in reading.losses if loss.seat == seat)
            assert abs(won - lost - net) < len(begun.deal.seats)  # the hundredths that were cut off


def test_the_spots_of_a_hand() -> None:
    """Of three, one folds to the raise of the button, the big blind calls, checks, and folds to a bet."""
    game, structure = find_game("nlhe")
    law, found = law_at("common", game, structure, 3, "cash"), list[e.Event]()
    deeds = iter((c.RaiseTo(2, 60), c.Fold(0), c.Call(1), c.Check(1), c.RaiseTo(2, 90), c.Fold(1)))
    deal = deal_at(game, structure, law, 3, 100, 20)
    bots = [lambda view, options, rng: next(deeds)] * 3
    play_out(deal, law, bots, DECKS[52], Random(1), lambda before, events, after: found.extend(events))
    reading = read_hand(found)
    assert reading is not None
    assert reading.losses == (Loss(0, 2, 50), Loss(1, 2, 300))
    assert reading.choices == (
        Choice(0, 2, "0 facing large once many shallow", FOLD, 4),
        Choice(1, 2, "0 facing large once alone shallow", CALL, 4),
        Choice(1, 2, "1 open first theirs", CALL, 6),
        Choice(2, 1, "1 open last mine", RAISE, 6),
        Choice(1, 2, "1 facing large once alone shallow", FOLD, 11),
    )


def test_a_hand_whose_course_was_changed_by_a_ruling_says_nothing() -> None:
    events = played("nlhe", 1)
    assert read_hand([*events[:3], DealVoided(*[()] * len(DealVoided._fields)), *events[3:]]) is None
    assert read_hand(events[1:]) is None
    assert read_hand(events[:-1]) is None


# ---- what was to be expected -----------------------------------------------------------------------------------------
def at(number: int) -> HandAt:
    return HandAt("t", number)


def facing(raises: dict[tuple[str, str], float], hands: int, names: Sequence[str], seed: int = 1) -> Tally:
    """A tally in which everybody raises everybody else with these chances (20 % where nothing is said)."""
    rng, tally = Random(seed), Tally()
    for number in range(hands):
        choices = [
            Choice(one, other, SPOT, RAISE if rng.random() < raises.get((names[one], names[other]), 0.2) else CALL, 5)
            for one in range(len(names)) for other in range(len(names)) if one != other
        ]  # fmt: skip
        loser, winner = rng.sample(range(len(names)), 2)
        loss = Loss(loser, winner, rng.choice((50, 100, 300, 3000)))
        tally.add(Reading(tuple(names), (loss,), tuple(choices)), at(number))
    return tally


NAMES = tuple("abcdefghij")


def test_who_raises_everybody_and_who_is_raised_by_everybody_do_not_stand_out() -> None:
    bold = {("a", other): 0.6 for other in NAMES[1:]} | {(other, "b"): 0.45 for other in NAMES[2:]} | {("a", "b"): 0.83}
    tally = facing(bold, 1500, NAMES, 2)
    usual = Usual(tally.rows)
    assert abs(usual.deeds("a", "b")[1].deviation) < 2.5
    assert find_signs(tally) == ()


def test_a_pair_who_do_not_raise_each_other_stands_out_with_its_hands() -> None:
    tally = facing({("c", "d"): 0.1, ("d", "c"): 0.1}, 1500, NAMES, 2)
    (sign,) = find_signs(tally)
    assert (sign.kind, {sign.first, sign.second}, sign.hands) == ("soft_play", {"c", "d"}, 1500)
    assert sign.strength > 5
    assert {part.what for part in sign.parts[:2]} == {"raises"}
    assert len(sign.evidence) == MOST_HANDS
    assert find_signs(tally, lambda member: member != "c") == ()


def test_chips_that_go_one_way_stand_out_with_the_largest_losses() -> None:
    tally = facing({}, 1500, NAMES, 2)
    for number in range(40):
        tally.add(Reading(("e", "f"), (Loss(0, 1, 4000 + number),), ()), at(5000 + number))
    (sign,) = find_signs(tally)
    assert (sign.kind, sign.first, sign.second) == ("dumping", "e", "f")
    assert sign.evidence == tuple([at(5039 - number) for number in range(MOST_HANDS)])
    net = next(part.found for part in sign.parts if part.what == "net")
    assert net.counted == pytest.approx((tally.rows["e", "f"].lost - tally.rows["f", "e"].lost) / HUNDREDTHS)


def test_who_loses_to_everybody_gives_nobody_chips() -> None:
    rng, tally = Random(3), Tally()
    for number in range(4000):
        loser = 0 if rng.random() < 0.5 else rng.randrange(1, 10)
        to = rng.choice([seat for seat in range(10) if seat != loser])
        tally.add(Reading(NAMES, (Loss(loser, to, rng.choice((50, 200, 1000, 5000))),), ()), at(number))
    assert tally.rows["a", "b"].lost > 3 * tally.rows["b", "a"].lost
    assert find_signs(tally) == ()


def test_honest_deviations_are_spread_as_chance_spreads_them() -> None:
    tally = facing({}, 800, [f"p{number}" for number in range(24)])
    usual = Usual(tally.rows)
    for found, least in (
        ([usual.deeds(*pair)[1].deviation for pair in tally.rows], 0.9),
        ([usual.net(*pair).deviation for pair in tally.rows], 0.6),  # chips go over in lumps: less is said of few
        ([usual.losses(*pair).deviation for pair in tally.rows], 0.6),
    ):
        assert least < (sum(each * each for each in found) / len(found)) ** 0.5 < 1.1
        assert abs(sum(found) / len(found)) < 0.15
    assert usual.net("p1", "p2").deviation == pytest.approx(-usual.net("p2", "p1").deviation)


def test_of_a_pair_with_few_hands_nothing_is_said() -> None:
    tally = facing({("c", "d"): 0.0, ("d", "c"): 0.0}, LEAST_HANDS - 1, NAMES)
    assert pairs_of(tally) == []
    assert find_signs(tally) == ()
    assert find_signs(Tally()) == ()


def test_the_order_in_which_hands_are_counted_makes_no_difference() -> None:
    rng, hands = Random(4), []
    for number in range(300):
        members = tuple(rng.sample(NAMES, 4))
        choice = Choice(0, 1, SPOT, rng.choice((FOLD, CALL, RAISE)), rng.randrange(9))
        hands.append((Reading(members, (Loss(0, 2, rng.randrange(1, 5000)),), (choice,)), at(number)))
    sums: list[Any] = []
    for _ in range(2):
        tally = Tally()
        for reading, hand in hands:
            tally.add(reading, hand)
        sums.append({
            pair: (row.hands, row.lost, row.squares, row.deeds, sorted(row.given), sorted(row.spared))
            for pair, row in tally.rows.items()
        })  # fmt: skip
        rng.shuffle(hands)
    assert sums[0] == sums[1]


# ---- a small club ----------------------------------------------------------------------------------------------------
def test_bots_who_play_together_are_found_and_honest_ones_are_not() -> None:
    bench = colluders()
    pacts = (
        bench.Pact("raises and folds", "m000", "m001", 0.15, 0.9),
        bench.Pact("checks it down", "m002", "m003", 0.9, 0.9),
    )
    club = bench.Club(bench.Size(6000, members=18, friends=2), 5, pacts)
    tally = Tally()
    for each in club.play():
        reading = read_hand(each.events)
        assert reading is not None
        tally.add(reading, HandAt(each.table, each.number))
    assert tally.hands == 6000
    signs = {(sign.kind, sign.first, sign.second): sign for sign in find_signs(tally)}
    giving, sparing = ("dumping", "m000", "m001"), ("soft_play", "m002", "m003")
    assert signs.keys() >= {giving, sparing}
    assert len(signs.keys() - {giving, sparing}) <= len(pairs_of(tally)) // 50  # of 153: the bench has 15,000
    assert list(signs)[:2] in ([giving, sparing], [sparing, giving])
    assert all(1 <= hand.number <= 6000 for sign in signs.values() for hand in sign.evidence)
