"""PHH records: what actions say, the unit of chips, and that nothing is lost in writing and reading."""

from __future__ import annotations

import datetime
import warnings
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.cards.card import parse_cards
from cardspeak.errors import Unreadable
from cardspeak.history.phh import (
    VARIANTS,
    BadHand,
    HandRecord,
    scaled,
    unit,
    unscaled,
    write_hand,
    write_hands,
)
from cardspeak.history.phh_action import Action, parse_action
from cardspeak.history.phh_reader import read_hands

GOLDEN = Path(__file__).parent.parent / "golden"
FILES = sorted(path for path in GOLDEN.rglob("*") if path.suffix in {".phh", ".phhs"})


def records(path: Path) -> list[HandRecord]:
    found = read_hands(path.read_text(encoding="utf-8"), path.name)
    return [hand for hand in found if isinstance(hand, HandRecord)]


def test_every_golden_file_is_read() -> None:
    hands = [hand for path in FILES for hand in read_hands(path.read_text("utf-8"), path.name)]
    assert len(FILES) >= 253
    assert [hand for hand in hands if isinstance(hand, BadHand)] == []
    assert {hand.variant for path in FILES for hand in records(path)} == set(VARIANTS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_what_is_written_is_read_again(path: Path) -> None:
    hands = records(path)
    assert list(read_hands(write_hands(hands))) == hands
    for hand in hands:
        (again,) = read_hands(write_hand(hand))
        assert again == hand
        assert isinstance(again, HandRecord)
        assert list(again.fields) == list(hand.fields)
        assert write_hand(again) == write_hand(hand)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_pokerkit_loads_what_is_written(path: Path) -> None:
    pokerkit = pytest.importorskip("pokerkit")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        hands = records(path)
        loaded = list(pokerkit.HandHistory.loads_all(write_hands(hands))) if hands else []
        for hand, theirs in zip(hands, loaded, strict=True):
            assert theirs.variant == hand.variant
            assert tuple(theirs.antes) == hand.antes
            assert tuple(theirs.blinds_or_straddles or ()) == hand.blinds_or_straddles
            assert len(theirs.actions) == len(hand.actions)
            assert [str(stack) for stack in theirs.starting_stacks] == [
                "Infinity" if stack is None else str(stack) for stack in hand.starting_stacks
            ]
            if path.name != "unknown.phh":  # PokerKit cannot finish a board with an unknown card
                state = list(theirs)[-1]
                assert not state.status
                if hand.finishing_stacks is not None:
                    assert tuple(state.stacks) == hand.finishing_stacks


def test_the_written_file_looks_like_the_one_that_was_read() -> None:
    text = (GOLDEN / "wsop-2023-43" / "11.phh").read_text("utf-8")
    (hand,) = read_hands(text)
    assert isinstance(hand, HandRecord)
    assert write_hand(hand) == text + "\n"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("d dh p1 As??", Action("dh", 0, (*parse_cards("As"), 52))),
        ("d db 2c7hTd", Action("db", None, parse_cards("2c7hTd"))),
        ("p10 cbr 3.50", Action("cbr", 9, amount=Decimal("3.50"))),
        ("p1 cbr 1,500", Action("cbr", 0, amount=1500)),
        ("  p2   cc ", Action("cc", 1)),
        ("p3 f # in disgust", Action("f", 2)),
        ("p3 f#at once", Action("f", 2)),
        ("p2 pb", Action("pb", 1)),
        ("p2 sd", Action("sd", 1)),
        ("p2 sd Qh??", Action("sd", 1, (*parse_cards("Qh"), 52))),
        ("p2 sm", Action("sm", 1)),
        ("p2 sm -", Action("sm", 1, dealt=True)),
        ("p2 sm AsKs", Action("sm", 1, parse_cards("AsKs"))),
        ("# a fight breaks out", Action("no-op")),
        ("", Action("no-op")),
    ],
)
def test_an_action(text: str, action: Action) -> None:
    assert parse_action(text) == action


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("p0 f", "'p0' is neither the dealer"),
        ("x f", "'x' is neither the dealer"),
        ("p1", "does not say what the player does"),
        ("p1 bet 3", "'bet' is none of"),
        ("p1 cbr", "takes one amount"),
        ("p1 cbr 3 4", "takes one amount"),
        ("p1 cbr much", "'much' is no amount"),
        ("p1 cbr -3", "'-3' is no amount"),
        ("p1 cbr 1e5", "'1e5' is no amount"),
        ("p1 f 3", "'3' is too much"),
        ("p1 sm As Ks", "without spaces"),
        ("p1 sm Ax", "'Ax' is no card"),
        ("p1 sd -", "is no card"),
        ("d dh p1", "the dealer deals"),
        ("d xx As", "the dealer deals"),
    ],
)
def test_an_action_that_is_none(text: str, why: str) -> None:
    with pytest.raises(Unreadable, match=r"^action ") as caught:
        parse_action(text)
    assert why in str(caught.value)


def example(**changed: Any) -> HandRecord:
    hand = HandRecord("NT", (0, 0), (100, 100), ("d dh p1 ????", "p2 f"), (1, 2), min_bet=2)
    return hand._replace(**changed)


def test_the_unit_is_the_smallest_step() -> None:
    assert unit(example()) == 1
    assert unit(example(starting_stacks=(1000, None))) == 1
    assert unit(example(antes=(Decimal("0.50"), 0))) == Fraction(1, 2)
    assert unit(example(actions=("p2 cbr 0.75",))) == Fraction(1, 4)
    assert unit(example(min_bet=Decimal("2.00"))) == 1
    assert unit(example(finishing_stacks=(Decimal("0.1"), Decimal("199.9")))) == Fraction(1, 10)
    assert unit(example(fields={"winnings": (Decimal("0.05"), 0)})) == Fraction(1, 20)
    (quarters,) = records(GOLDEN / "famous" / "antonius-blom-2009.phh")
    assert unit(quarters) == Fraction(1, 4)


@given(st.decimals(-(10**9), 10**9, places=3), st.sampled_from([1, 2, 20, 1000]))
def test_scaling_and_back(amount: Decimal, parts: int) -> None:
    step = Fraction(1, parts)
    if (Fraction(amount) / step).denominator == 1:
        assert unscaled(scaled(amount, step), step) == amount
    else:
        with pytest.raises(Unreadable):
            scaled(amount, step)


def test_scaled_amounts_are_written_as_one_would() -> None:
    half = Fraction(1, 2)
    assert [str(unscaled(number, half)) for number in (-3, 0, 1, 2, 4001)] == [
        "-1.5",
        "0",
        "0.5",
        "1",
        "2000.5",
    ]
    assert unscaled(2, Fraction(1, 3)) == Fraction(2, 3)


@pytest.mark.parametrize(
    "changed",
    [
        {"antes": (Fraction(1, 3), 0)},
        {"fields": {"antes": (0, 0)}},
        {"fields": {"_x": object()}},
        {"commentary": ("too short",)},
    ],
)
def test_what_phh_cannot_hold_is_refused(changed: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        write_hand(example(**changed))


def test_halves_may_be_given_as_fractions() -> None:
    assert "antes = [0.5, 0.25]" in write_hand(example(antes=(Fraction(1, 2), Fraction(1, 4))))


amounts = st.integers(0, 10**9) | st.decimals(0, 10**6, places=2)
positive = st.integers(1, 10**9) | st.decimals("0.01", 10**6, places=2)
texts = st.text(max_size=20)
plain = (
    texts
    | st.integers()
    | st.booleans()
    | st.decimals(allow_nan=False)
    | st.times(timezones=st.none())
    | st.dates()
    | st.datetimes(timezones=st.none() | st.just(datetime.UTC))
)
anything = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=3).map(tuple) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=5,
)
cards = st.lists(st.sampled_from(["As", "Td", "2c", "9h", "??"]), min_size=1, max_size=5).map("".join)


@st.composite
def hand_records(draw: st.DrawFn) -> HandRecord:
    variant = draw(st.sampled_from(sorted(VARIANTS)))
    needs = VARIANTS[variant].needs
    count = draw(st.integers(2, 11))

    def each(values: st.SearchStrategy[Any]) -> tuple[Any, ...]:
        return tuple(draw(st.lists(values, min_size=count, max_size=count)))

    player = st.integers(1, count).map(lambda number: f"p{number}")
    kinds = st.one_of(
        st.builds("{} {}".format, player, st.sampled_from(["f", "cc", "pb", "sd", "sm", "sm -"])),
        st.builds("{} {} {}".format, player, st.sampled_from(["sd", "sm"]), cards),
        st.builds("{} cbr {}".format, player, st.integers(1, 10**9) | st.decimals("0.01", 10**6, places=2)),
        st.builds("d dh {} {}".format, player, cards),
        st.builds("d db {}".format, cards),
        st.just(""),
    )
    actions = tuple(draw(st.lists(kinds, max_size=12)))
    said = draw(st.none() | st.lists(st.none() | texts, min_size=len(actions), max_size=len(actions)).map(tuple))
    fields: dict[str, object] = draw(st.dictionaries(texts.map("_{}".format), anything, max_size=3))
    known = {
        "author": texts,
        "hand": texts | st.integers(),
        "day": st.integers(1, 31),
        "time": st.times(timezones=st.none()),
    }
    fields |= draw(st.fixed_dictionaries({}, optional=known))
    if draw(st.booleans()):
        fields |= {"players": each(texts), "seats": each(st.integers(1, 10)), "winnings": each(amounts)}
    return HandRecord(
        variant=variant,
        antes=each(amounts),
        starting_stacks=each(positive | st.none()),
        actions=actions,
        blinds_or_straddles=each(amounts | st.integers(-500, -1)) if "blinds_or_straddles" in needs else (),
        bring_in=draw(positive) if "bring_in" in needs else None,
        small_bet=draw(positive) if "small_bet" in needs else None,
        big_bet=draw(positive) if "big_bet" in needs else None,
        min_bet=draw(positive) if "min_bet" in needs else None,
        ante_trimming=draw(st.booleans()),
        commentary=said if said is not None and any(part is not None for part in said) else (),
        finishing_stacks=each(amounts | st.none()) if draw(st.booleans()) else None,
        fields=fields,
    )


@given(st.lists(hand_records(), min_size=1, max_size=3))
def test_any_record_is_read_as_it_was_written(hands: list[HandRecord]) -> None:
    assert list(read_hands(write_hands(hands))) == hands
    assert list(read_hands(write_hand(hands[0]))) == hands[:1]


@given(hand_records())
def test_pokerkit_loads_any_record(hand: HandRecord) -> None:
    pokerkit = pytest.importorskip("pokerkit")
    (theirs,) = pokerkit.HandHistory.loads_all(write_hands([hand]))
    assert theirs.variant == hand.variant
    assert len(theirs.actions) == len(hand.actions)
