"""The rankings agree with the slow reference, and with the hands that players argue about."""

from __future__ import annotations

import copy
import importlib.util
import pickle
import random
import sys
from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb
from pathlib import Path
from types import ModuleType

import pytest

from cardspeak.cards.card import DECKS, parse_cards
from cardspeak.cards.five import ALL_SCALES, WEIGHTS, ace_masks, five_value, high_scale
from cardspeak.cards.high import evaluate7, high_value
from cardspeak.cards.rankings import RANKINGS, open_value, ranking
from cardspeak.cards.tables import FLUSH


def _beside(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"cards_{name}", Path(__file__).with_name(f"{name}.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


reference = _beside("reference")

SHAPES = {
    "any": [(2, 5), (2, 4), (2, 3), (5, 0), (6, 0), (7, 0), (8, 0), (4, 5)],
    "two": [(4, 5), (4, 3), (4, 4), (5, 5), (6, 5), (2, 5)],
}
CASES = [
    (name, use, holes, board)
    for name in [*ALL_SCALES, "badugi"]
    for use in ("any", "two")
    for holes, board in ([(4, 0), (3, 0), (1, 0), (5, 0)] if name == "badugi" else SHAPES[use])
]


_THOROUGH = {("any", 5, 0), ("any", 4, 0), ("two", 4, 5)}


def _sign(a: object, b: object) -> int:
    return int(a > b) - int(a < b)  # type: ignore[operator]


@pytest.mark.parametrize(("name", "use", "holes", "board"), CASES)
def test_agrees_with_the_reference(name: str, use: str, holes: int, board: int) -> None:
    """Every pair of players on one board stands as the reference has it, ties and best_of_many included."""
    rng = random.Random(f"{name}{use}{holes}{board}")
    deck = DECKS[36] if name == "short-deck" else DECKS[52]
    rank = ranking(name, use)
    # The usual shapes thoroughly; the reference is slow on eight and nine cards.
    pairs = 4000 if (holes, board) == (2, 5) or (use, holes, board) in _THOROUGH else 400
    if use == "any" and holes + board >= 8:
        pairs = 80
    for turn in range(pairs):
        # Decks of few ranks or suits bring the rare hands and the ties out.
        cards = deck
        if turn % 4 == 1:
            cards = tuple(c for c in deck if c % 4 < 2) if name != "short-deck" else tuple(c for c in deck if c % 4 < 3)
        elif turn % 4 == 2:
            cards = deck[-max(24, 2 * holes + board) :] if turn % 8 == 2 else deck[: max(24, 2 * holes + board)]
        dealt = tuple(rng.sample(cards, 2 * holes + board))
        one, other, common = dealt[:holes], dealt[holes : 2 * holes], dealt[2 * holes :]
        got = [rank.best(one, common), rank.best(other, common)]
        assert rank.best_of_many([one, other], common) == got
        want = [reference.best(name, use, h, common) for h in (one, other)]
        assert [value == -1 for value in got] == [key is None for key in want]
        if None not in want:
            assert _sign(*got) == _sign(*want), (one, other, common)
        if turn % 10 == 0:
            made = rank.made(one, common)
            if want[0] is None:
                assert made is None
            else:
                assert made is not None
                assert made.value == got[0]
                key = reference.badugi if name == "badugi" else reference.FIVE[name]
                assert key(made.cards) == want[0]
                assert set(made.cards) <= set(one + common)
                if use == "two" and name != "badugi":
                    assert len(set(made.cards) & set(one)) == 2


def test_every_class_of_five_cards() -> None:
    """Over all classes of five ranks: the order of all values, and how many of 2,598,960 hands make each."""
    suited: list[tuple[int, ...]] = [tuple(r * 4 for r in c) for c in combinations(range(13), 5)]
    mixed: list[tuple[int, ...]] = [
        tuple(r * 4 + i % 4 for i, r in enumerate(c))
        for c in combinations_with_replacement(range(13), 5)
        if c[0] != c[4]
    ]
    for name in ("high", "deuce-to-seven"):
        hands = suited + mixed
        value = RANKINGS[name].best
        order = sorted(hands, key=lambda h, n=name: reference.FIVE[n](h))  # type: ignore[misc]
        assert [value(h, ()) for h in order] == list(range(1, 7463))
    order = sorted(mixed, key=reference.ace5)
    assert [RANKINGS["ace-to-five"].best(h, ()) for h in order] == list(range(1, 6176))
    short = [h for h in suited + mixed if min(h) >= 16]
    order = sorted(short, key=reference.short5)
    assert [RANKINGS["short-deck"].best(h, ()) for h in order] == list(range(1, len(short) + 1))

    counts: Counter[str] = Counter()
    for hand in suited:
        made = RANKINGS["high"].made(hand, ())
        assert made is not None
        counts[made.code] += 4
    for hand in mixed:
        made = RANKINGS["high"].made(hand, ())
        assert made is not None
        ways = 1
        numbers = Counter(c // 4 for c in hand).values()
        for number in numbers:
            ways *= comb(4, number)
        counts[made.code] += ways - 4 if len(numbers) == 5 else ways
    assert counts == {
        "royal_flush": 4,
        "straight_flush": 36,
        "four_of_a_kind": 624,
        "full_house": 3744,
        "flush": 5108,
        "straight": 10200,
        "three_of_a_kind": 54912,
        "two_pair": 123552,
        "pair": 1098240,
        "high_card": 1302540,
    }


def test_seven_cards_by_class() -> None:
    """How many of the 133,784,560 seven-card hands without a flush have which category: counted over all rank
    classes.
    """
    values = high_scale().ranks
    category = {}
    for five in combinations_with_replacement(range(13), 5):
        if five[0] != five[4]:
            category[values[sum(WEIGHTS[r] for r in five)]] = _category(five)
    counts: Counter[str] = Counter()
    for chosen in combinations_with_replacement(range(13), 7):
        numbers = Counter(chosen)
        if max(numbers.values()) > 4:
            continue
        ways = 1
        for number in numbers.values():
            ways *= comb(4, number)
        hand = tuple(r * 4 + chosen[:i].count(r) for i, r in enumerate(chosen))
        spread = _without_flush(hand)
        if spread is None:
            continue
        counts[category[evaluate7(spread)]] += ways
    # The published counts of quads and full houses; the others lose some hands to flushes and are checked by
    # sample.
    assert counts["quads"] == 224848
    assert counts["full"] == 3473184


def _without_flush(hand: tuple[int, ...]) -> tuple[int, ...] | None:
    """The same ranks in suits of which none comes five times."""
    taken: list[int] = []
    used: Counter[int] = Counter()
    for card in sorted(hand, key=lambda c: -sum(c // 4 == x // 4 for x in hand)):
        free = [s for s in range(4) if card // 4 * 4 + s not in taken]
        suit = min(free, key=lambda s: used[s])
        used[suit] += 1
        taken.append(card // 4 * 4 + suit)
    return tuple(taken) if max(used.values()) < 5 else None


def _category(ranks: tuple[int, ...]) -> str:
    most = max(Counter(ranks).values())
    return "quads" if most == 4 else "full" if most == 3 and len(set(ranks)) == 2 else "other"


def test_weights_of_five_differ() -> None:
    """No two collections of five ranks have one sum."""
    chosen = [c for c in combinations_with_replacement(WEIGHTS, 5) if c[0] != c[4]]
    assert len({sum(c) for c in chosen}) == len(chosen) == 6175


def test_flush_of_six_and_seven() -> None:
    """A mask of more than five ranks has the value of its best five."""
    for mask in range(8192):
        bits = [1 << r for r in range(13) if mask >> r & 1]
        assert FLUSH[mask] == max((FLUSH[sum(c)] for c in combinations(bits, 5)), default=0)
        assert ace_masks()[mask] == max((ace_masks()[sum(c)] for c in combinations(bits, 5)), default=0)


def _best(text: str, name: str = "high", use: str = "any", board: str = "") -> int:
    return ranking(name, use).best(parse_cards(text), parse_cards(board))


HIGH_ORDER = [
    "7s5d4c3h2s",
    "AsKdQcJh9s",
    "2s2d3c4h5s",
    "AsAdKcQhJs",
    "2s2d3c3h4s",
    "AsAdKcKhQs",
    "2s2d2c3h4s",
    "AsAdAcKhQs",
    "As2d3c4h5s",
    "2s3d4c5h6s",
    "TsJdQcKhAs",
    "2s3s4s5s7s",
    "9sJsQsKsAs",
    "2s2d2c3h3s",
    "AsAdAcKhKs",
    "2s2d2c2h3s",
    "AsAdAcAhKs",
    "As2s3s4s5s",
    "2s3s4s5s6s",
    "TsJsQsKsAs",
]


def test_order_of_high_hands() -> None:
    """From seven high to the royal flush, the wheel the lowest straight and the steel wheel the lowest
    straight flush.
    """
    values = [_best(text) for text in HIGH_ORDER]
    assert values == sorted(set(values))
    assert values[0] == 1
    assert values[-1] == 7462


SHORT_ORDER = [
    "6s7d8cThJs",
    "6s6d7c8h9s",
    "6s6d7c7h8s",
    "AsAdAcKhQs",
    "As6d7c8h9s",
    "6s7d8c9hTs",
    "TsJdQcKhAs",
    "6s6d6c7h7s",
    "AsAdAcKhKs",
    "6s7s8s9sJs",
    "AsKsQsJs9s",
    "6s6d6c6h7s",
    "As6s7s8s9s",
    "6s7s8s9sTs",
    "TsJsQsKsAs",
]


def test_order_of_short_deck_hands() -> None:
    """A flush above a full house, three of a kind below a straight, A-6-7-8-9 the lowest straight."""
    values = [_best(text, "short-deck") for text in SHORT_ORDER]
    assert values == sorted(set(values))
    made = RANKINGS["short-deck"].made(parse_cards("As6d"), parse_cards("7c8h9sKdKh"))
    assert made is not None
    assert made.code == "straight"
    assert made.ranks == (7, 6, 5, 4, 12)


DEUCE_ORDER = [
    "AsKsQsJsTs",
    "As2s3s4s6s",
    "As2s3s4s5s",
    "7s5s4s3s2s",
    "AsKdQcJhTs",
    "2s3d4c5h6s",
    "2s2d2c3h4s",
    "2s2d3c4h5s",
    "AsKdQcJh9s",
    "As6d4c3h2s",
    "As5d4c3h2s",
    "KsQdJcTh8s",
    "8s5d4c3h2s",
    "7s6d4c3h2s",
    "7s5d4c3h2s",
]


def test_order_of_deuce_to_seven() -> None:
    """Straights and flushes count against; A-5-4-3-2 is the best ace high and no straight."""
    values = [_best(text, "deuce-to-seven") for text in DEUCE_ORDER]
    assert values == sorted(set(values))
    made = RANKINGS["deuce-to-seven"].made(parse_cards("As5d4c3h2s"), ())
    assert made is not None
    assert made.code == "high_card"
    assert made.ranks == (12, 3, 2, 1, 0)


def test_ace_to_five() -> None:
    """Straights and flushes are nothing, the wheel is best, a pair worse than any five ranks."""
    order = ["KsKdKcKhQs", "2s2d3c4h5s", "AsAd2c3h4s", "KsQdJcTh9s", "6s4d3c2hAs", "5s4s3s2sAs"]
    values = [_best(text, "ace-to-five") for text in order]
    assert values == sorted(set(values))
    assert values[-1] == 6175
    made = RANKINGS["ace-to-five"].made(parse_cards("As2s3s4s5sKdKh"), ())
    assert made is not None
    assert made.code == "low"
    assert made.ranks == (3, 2, 1, 0, 12)
    paired = RANKINGS["ace-to-five"].made(parse_cards("AsAd2c2h3s3d3h"), ())
    assert paired is not None
    assert paired.code == "two_pair"
    assert paired.ranks == (0, 12, 1)


def test_eight_or_better() -> None:
    """Nine lows do not qualify, a counterfeited low falls back, Omaha needs three low cards on the board."""
    assert _best("As2d", "8-or-better", board="3c4h9sTdJc") == -1
    assert _best("As2d", "8-or-better", board="3c4h8sTdJc") > 0
    assert _best("As2dKcKh", "8-or-better", "two", "Ac3c7h8dQs") == _best(
        "As2dKcKh", "8-or-better", "two", "3c7h8dQsJh"
    )
    assert _best("As2dKcKh", "8-or-better", "two", "Ac2c3h4d9s") == -1
    assert _best("As2d3cKh", "8-or-better", "two", "4c5hKsQdJc") == -1
    assert RANKINGS["8-or-better"].made(parse_cards("KsKd"), parse_cards("2c3h4s")) is None


def test_board_plays() -> None:
    """Quads on the board: the kicker is the holding's only if it is higher; a straight flush on the board
    ties all.
    """
    board = parse_cards("8s8d8c8hQs")
    values = RANKINGS["high"].best_of_many([parse_cards("AsKd"), parse_cards("AhAd"), parse_cards("JcJh")], board)
    assert values[0] == values[1] > values[2]
    assert _best("AsKd", board="5h6h7h8h9h") == _best("2s2d", board="5h6h7h8h9h")
    assert _best("ThKd", board="5h6h7h8h9h") > _best("2s2d", board="5h6h7h8h9h")
    # In Omaha the four on the board cannot play.
    made = ranking("high", "two").made(parse_cards("AsAdKcQh"), board)
    assert made is not None
    assert made.code == "full_house"
    assert made.ranks == (6, 12)


def test_badugi() -> None:
    """Most cards first, then the lowest; of two that clash the higher goes."""
    order = ["KsKdKcKh", "AsAdAcAh", "KsQdQcKh", "As2s2d3d", "KsQdJc9c", "As2d3c4c", "KsQdJcTh", "As2d3c4h"]
    values = [_best(text, "badugi") for text in order]
    assert values == sorted(set(values))
    assert values[-1] == 1092
    assert values[0] == 1
    made = RANKINGS["badugi"].made(parse_cards("As2d3c3h"), ())
    assert made is not None
    assert made.code == "badugi_3"
    assert made.cards == parse_cards("3c2dAs")
    made = RANKINGS["badugi"].made(parse_cards("7s5sKs2s"), ())
    assert made is not None
    assert made.code == "badugi_1"
    assert made.cards == parse_cards("2s")


def test_open_cards() -> None:
    """Up-cards: counts before ranks, no straights or flushes; in razz the lowest without pairs is best."""
    high = ["7s6s5s4s", "Ks2d3c4h", "2s2d3c4h", "2s2d3c3h", "2s2d2c3h", "2s2d2c2h"]
    values = [open_value(parse_cards(text), "high") for text in high]
    assert values == sorted(set(values))
    razz = ["KsKdKcKh", "2s2d3c4h", "AsAd2c3h", "KsQdJcTh", "4s3d2cAh"]
    values = [open_value(parse_cards(text), "ace-to-five") for text in razz]
    assert values == sorted(set(values))
    assert open_value(parse_cards("AsKd"), "high") == open_value(parse_cards("KhAc"), "high")
    assert RANKINGS["high"].best(parse_cards("AsAd"), ()) > RANKINGS["high"].best(parse_cards("AsKd"), ())
    assert open_value(parse_cards("As"), "ace-to-five") > open_value(parse_cards("2s"), "ace-to-five")
    assert open_value(parse_cards("2s"), "deuce-to-seven") > open_value(parse_cards("As"), "deuce-to-seven")
    with pytest.raises(KeyError):
        open_value(parse_cards("As"), "higher")


def test_made_names_ranks_in_order() -> None:
    """The ranks that a sentence names come first, then kickers; fewer than five cards have a name too."""
    made = RANKINGS["high"].made
    for text, code, cards in [
        ("3s3dKcKh3h9dJs", "full_house", "3s3h3dKhKc"),
        ("2s3d4c5hAsKdKh", "straight", "5h4c3d2sAs"),
        ("2s3s4s5sAsKdKh", "straight_flush", "5s4s3s2sAs"),
        ("AsTsJsQsKs", "royal_flush", "AsKsQsJsTs"),
        ("AsAd", "pair", "AsAd"),
        ("AsKd", "high_card", "AsKd"),
        ("6d6h5c5s", "two_pair", "6h6d5s5c"),
    ]:
        got = made(parse_cards(text), ())
        assert got is not None
        assert (got.code, got.cards) == (code, parse_cards(cards))
    assert made((), ()) is None
    assert ranking("high", "two").made(parse_cards("AsAdKcQh"), ()) is None


def test_unknown_cards_have_no_value() -> None:
    """A card nobody has seen cannot be ranked."""
    for name in RANKINGS:
        with pytest.raises(IndexError):
            RANKINGS[name].best(parse_cards("??AsKdQcJh"), ())
    with pytest.raises(IndexError):
        ranking("high", "two").best(parse_cards("????"), parse_cards("AsKdQc"))


def test_wrong_numbers() -> None:
    """Too few cards for a hand of five is said so."""
    for name, scale in ALL_SCALES.items():
        assert five_value(scale(), parse_cards("AsKdQcJh9s")) or name
    with pytest.raises(ValueError, match="five cards"):
        high_value(parse_cards("AsKd"))


def test_a_ranking_can_be_copied() -> None:
    """A state that holds a ranking can be copied and sent to another process."""
    for name in RANKINGS:
        for use in ("any", "two"):
            assert pickle.loads(pickle.dumps(ranking(name, use))) is ranking(name, use)
            assert copy.deepcopy(ranking(name, use)) is ranking(name, use)
    assert repr(ranking("high", "two")) == "ranking('high', 'two')"
