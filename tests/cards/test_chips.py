"""Chips: splitting, denominations, pieces and change."""

from __future__ import annotations

import pytest

from cardspeak.chips import Denominations, change, chips_text, parse_chips, smallest, split, total
from cardspeak.errors import Unreadable


def test_split() -> None:
    """Equal shares in whole units, the rest left over, nothing lost."""
    assert split(1000, 3, 25) == (325, 25)
    assert split(100, 2, 25) == (50, 0)
    assert split(50, 3, 25) == (0, 50)
    assert split(7, 2) == (3, 1)
    for amount in range(200):
        for parts in range(1, 6):
            share, left = split(amount, parts, 5)
            assert share % 5 == 0
            assert share * parts + left == amount
            assert left < parts * 5
    for wrong in [(-1, 2, 1), (5, 0, 1), (5, 2, 0)]:
        with pytest.raises(ValueError, match="cannot split"):
            split(*wrong)


def test_denominations() -> None:
    """Positive and ascending; one can be coloured up."""
    chips = Denominations((25, 100, 500))
    assert smallest(chips) == 25
    assert tuple(chips) == (25, 100, 500)
    assert chips.without(25) == Denominations([100, 500])
    with pytest.raises(ValueError, match="no chip of 5 "):
        chips.without(5)
    for values, says in [
        ((), "at least one"),
        ((0, 5), "positive"),
        ((25, 25), "go up"),
        ((100, 25), "go up"),
    ]:
        with pytest.raises(Unreadable, match=says):
            Denominations(values)


def test_pieces() -> None:
    """Pieces are read, written and added up."""
    assert parse_chips("2x100+3x25") == ((2, 100), (3, 25))
    assert parse_chips(" 1000 + 2 X 5") == ((1, 1000), (2, 5))
    assert total(parse_chips("2x100+3x25")) == 275
    assert chips_text(((2, 100), (3, 25))) == "2x100+3x25"
    for text, says in [
        ("2x", "'2x' is no chips"),
        ("", "missing"),
        ("5+", "missing"),
        ("0x5", "one or more"),
        ("-5", "no"),
    ]:
        with pytest.raises(Unreadable, match=says):
            parse_chips(text)


def test_change() -> None:
    """Large chips first; what the smallest cannot pay stays out."""
    assert change(1337, (5, 25, 100)) == ((13, 100), (1, 25), (2, 5))
    assert total(change(1337, (5, 25, 100))) == 1335
    assert change(0, (5,)) == ()
    with pytest.raises(ValueError, match="change"):
        change(-1, (5,))
