"""Odds: known figures, the same by kernels and in plain Python, samples that fit, and what cannot be dealt."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from cardspeak.cards.made import describe
from cardspeak.cards.rankings import RANKINGS
from cardspeak.equity.choice import SWITCH
from cardspeak.equity.ladder import LADDERS, class_of
from cardspeak.equity.notation import parse_range
from cardspeak.equity.odds import Odds, odds, settling
from cardspeak.equity.showdown import HOLDEM, CannotDeal, Showdown, question
from cardspeak.equity.starting import BY_STRENGTH
from cardspeak.errors import Unreadable

pytestmark = pytest.mark.usefixtures("compiled")

HIGH, EIGHT = ("high", "two"), ("8-or-better", "two")
OMAHA, OMAHA_8 = Showdown((HIGH,), 52, 5, 4), Showdown((HIGH, EIGHT), 52, 5, 4)
BIG_OMAHA_8 = Showdown((HIGH, EIGHT), 52, 5, 5)
STUD_8 = Showdown((("high", "any"), ("8-or-better", "any")), 52, 0, 7)
RAZZ = Showdown((("ace-to-five", "any"),), 52, 0, 7)
DEUCE = Showdown((("deuce-to-seven", "any"),), 52, 0, 5)
BADUGI = Showdown((("badugi", "any"),), 52, 0, 4)
SHORT = Showdown((("short-deck", "any"),), 36, 5, 2)
WIDE, TIGHT = "22+,A2s+,KTs+,QTs+,JTs,ATo+,KQo", "77+,ATs+,KQs,AJo+"


def equities(found: Odds) -> list[float]:
    return [round(float(player.equity), 6) for player in found.players]


@pytest.mark.parametrize(
    ("hands", "board", "wanted", "ways"),
    [
        (["AsKs", "QhQd"], "", [0.462145, 0.537855], 1_712_304),
        (["AsKs", "QhQd", "7c6c"], "", [0.377943, 0.395721, 0.226336], 1_370_754),
        (["AsAh", "random"], "", [0.852037, 0.147963], 2_097_572_400),
        (["QQ+,AKs,AKo", TIGHT], "", [0.638175, 0.361825], 4_797_875_808),
        ([WIDE, TIGHT], "Th7d2c", [0.436442, 0.563558], 15_672_690),
    ],
)
def test_known_figures(hands: list[str], board: str, wanted: list[float], ways: int) -> None:
    found = odds(hands, board=board, threads=2)
    assert found.exact
    assert found.error == 0
    assert (equities(found), found.ways) == (wanted, ways)


@pytest.mark.parametrize(
    ("showdown", "hands", "board"),
    [
        (HOLDEM, ["AsKs", "QhQd", "7s6s", "Jc"], "5s4s2dTh"),
        (HOLDEM, ["AK,77", "QQ+", "T9s"], "2c3c4h7d9s"),
        (HOLDEM, ["A5s-A3s", "20%"], "AhKd2c5s9c"),
        (SHORT, ["AsKs", "9s8s"], "TsJsQd"),
        (OMAHA, ["AsKsQhJh", "AdAc7s6s"], "5s4s2d"),
        (OMAHA_8, ["AsKs3h2h", "AdAc7s6s", "2s3d4c5c"], "5s4s8d"),
        (OMAHA_8, ["AsKs3h", "AdAc7s6s"], "5s4s8d9d"),
        (BIG_OMAHA_8, ["AsKsQhJh2c", "AdAc7s6s3d"], "5s4s2d"),
        (STUD_8, ["AsAh4d2c3c4c", "KsKhKd5h7h8h"], ""),
        (RAZZ, ["As2s3s4s5s6s7s", "Ad2d3d4d5d8d"], ""),
        (DEUCE, ["2s3s4d5h", "2c3c4c5c7d"], ""),
        (BADUGI, ["As2h3d", "2s3h4c"], ""),
    ],
)
def test_kernels_and_plain_python_count_the_same(
    showdown: Showdown, hands: list[str], board: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = odds(hands, showdown, board, made=True, method="exact")
    monkeypatch.setenv(SWITCH, "python")
    assert odds(hands, showdown, board, made=True, method="exact") == found
    assert found.exact
    assert sum(player.equity for player in found.players) == 1
    for player in found.players:
        assert player.win + player.tie + player.lose == 1
        assert sum(often for _, often in player.made) == 1


def test_who_scoops_and_who_is_quartered() -> None:
    first, second = odds(["As2s9h9d", "Ah2hKdKc"], OMAHA_8, "3c4d8hQs7c").players
    assert (first.equity, second.equity) == (Fraction(1, 4), Fraction(3, 4))  # the lows tie, kings win high
    assert (first.parts, second.parts) == (((Fraction(1, 4), Fraction(1)),), ((Fraction(3, 4), Fraction(1)),))
    assert first.tie == 1
    (alone, _) = odds(["As2s9h9d", "JhJcKdKc"], OMAHA_8, "3c4d8hQs9c").players
    assert alone.parts == ((Fraction(1), Fraction(1)),)
    assert alone.win == 1


@pytest.mark.parametrize("asked", ["numba", "python"])
@pytest.mark.parametrize(
    ("showdown", "hands", "board"),
    [
        (HOLDEM, ["AsKs", "QhQd"], ""),
        (HOLDEM, ["AK,77", "QQ+"], "2c3c4h"),
        (OMAHA_8, ["AsKs3h2h", "AdAc7s6s"], "5s4s8d"),
        (STUD_8, ["AsAh4d2c3c", "KsKhKd5h7h"], ""),
    ],
)
def test_samples_are_as_near_as_they_say(
    asked: str, showdown: Showdown, hands: list[str], board: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    exact = odds(hands, showdown, board, method="exact")
    monkeypatch.setenv(SWITCH, asked)
    trials = 200_000 if asked == "numba" else 2_000
    found = odds(hands, showdown, board, method="sampled", trials=trials, seed=5)
    assert (found.exact, found.ways) == (False, trials)
    assert 0 < found.error < 2.5 / trials**0.5
    for sample, true in zip(found.players, exact.players, strict=True):
        assert abs(float(sample.equity - true.equity)) < 2 * found.error  # four standard deviations


def test_the_same_seed_gives_the_same_samples_whatever_the_threads() -> None:
    one = odds(["AK", "QQ+", "random"], seed=7, trials=150_000)
    assert odds(["AK", "QQ+", "random"], seed=7, trials=150_000, threads=3) == one
    assert odds(["AK", "QQ+", "random"], seed=8, trials=150_000) != one


def test_odds_settle_and_can_be_left_alone() -> None:
    asked = question(["AsKs", *["random"] * 5])
    errors, done = [], []
    for found in settling(asked, error=0.002):
        errors.append(found.error)
        done.append(found.done)
    assert errors == sorted(errors, reverse=True)
    assert done == sorted(done)
    assert done[-1] == 1
    assert errors[-1] <= 0.002
    begun = settling(asked, error=0.0001)
    assert next(begun).done < 0.1
    begun.close()


@pytest.mark.parametrize(
    ("showdown", "hands", "board", "dead", "code"),
    [
        (HOLDEM, ["AsKs", "AsQd"], "", "", "card_twice"),
        (HOLDEM, ["AsKs", "QhQd"], "Ks2c3c", "", "card_twice"),
        (HOLDEM, ["AsKs", "QhQd"], "2c3c4c", "4c", "card_twice"),
        (HOLDEM, ["AsAs", "QhQd"], "", "", "card_twice"),
        (HOLDEM, ["AsKs", "QhQd"], "??", "", "no_card"),
        (HOLDEM, ["AsKsQs", "QhQd"], "", "", "too_many_cards"),
        (HOLDEM, ["AsKs", "QhQd"], "2c3c4c5c6c7c", "", "board_too_long"),
        (HOLDEM, ["AsKs"], "", "", "few_players"),
        (HOLDEM, ["AsKs"] * 11, "", "", "few_players"),
        (HOLDEM, ["AA", "KsKh"], "AsAhAd", "", "no_combination"),
        (HOLDEM, ["AsAh,AsAd", "AsKs,AsQs"], "", "", "none_together"),
        (HOLDEM, ["AA", "AA", "AA"], "2c3c4c", "", "none_together"),
        (SHORT, ["AsKs", "5h6d"], "", "", "not_in_deck"),
        (SHORT, ["AA", "22"], "", "", "no_combination"),
        (STUD_8, ["random"] * 8, "", "", "deck_too_small"),
    ],
)
@pytest.mark.parametrize("asked", ["numba", "python"])
def test_what_cannot_be_dealt_is_refused(
    asked: str, showdown: Showdown, hands: list[str], board: str, dead: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SWITCH, asked)
    with pytest.raises(CannotDeal) as refused:
        odds(hands, showdown, board, dead)
    assert refused.value.code == code
    assert "\n" not in str(refused.value)


def test_too_many_ways_for_an_exact_answer_are_refused() -> None:
    with pytest.raises(Unreadable, match="too many ways"):
        odds(["random", "random", "random"], method="exact")


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("AA", 6), ("AKs", 4), ("AKo", 12), ("AK", 16), ("QQ+", 18), ("77+", 48), ("A2s+", 48), ("ATo+", 48),
        ("KTs+", 12), ("76s-54s", 12), ("54s-76s", 12), ("A9s-A5s", 20), ("99-66", 24), ("AsKs", 1), ("AsKs, KsAs", 1),
        ("random", 1326), ("100%", 1326), ("0.4%", 6), ("20%", 276), ("QQ+, AKs, 76s-54s", 34),
        ("aks qq", 10), (WIDE, 210), (TIGHT, 104),
    ],
)  # fmt: skip
def test_ranges(text: str, count: int) -> None:
    found = parse_range(text)
    assert len(found) == len(set(found)) == count
    assert all(0 <= one < other < 52 for one, other in found)


@pytest.mark.parametrize("text", ["", "AAs", "AX", "A9s-A5o", "AKs-QTs", "0%", "101%", "QQ++", "AsKsQs", "As", "1%%"])
def test_what_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        parse_range(text)


def test_every_class_of_hands_is_ranked_once() -> None:
    assert len(set(BY_STRENGTH)) == len(BY_STRENGTH) == 169
    assert len(parse_range(" ".join(BY_STRENGTH))) == 1326


def test_values_are_called_what_their_cards_make() -> None:
    for name in ("high", "short-deck", "deuce-to-seven", "ace-to-five"):
        best = RANKINGS[name].best
        deck = range(51, 15 if name == "short-deck" else -1, -7)
        for cards in [*[*combinations(deck, 5)][::3], (51, 47, 43, 39, 35), (51, 3, 7, 11, 31)]:
            if name == "short-deck" and min(cards) < 16:
                continue
            value = best(cards, ())
            assert class_of(name, value) == describe(name, cards, value).code, (name, cards)
    for name, ladder in LADDERS.items():
        assert sum(count for _, count in ladder) == {"short-deck": 1404, "ace-to-five": 6175, "8-or-better": 6175,
                                                     "badugi": 1092}.get(name, 7462)  # fmt: skip
