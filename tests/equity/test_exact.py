"""What known hands are worth, held against plain counting with the slow reference."""

from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest
from tests.cards import reference

from cardspeak.cards.card import DECKS, UNKNOWN, parse_cards
from cardspeak.equity import exact
from cardspeak.equity.exact import RUNS, worth

HIGH = (("high", "any"),)
Cards = tuple[int, ...]
Sides = tuple[tuple[str, str], ...]


def rest(*seen: Cards, deck: int = 52) -> Cards:
    gone = {card for row in seen for card in row}
    return tuple(card for card in DECKS[deck] if card not in gone)


def plainly(holdings: list[Cards], board: Cards, sides: Sides) -> list[Fraction]:
    """The shares of a showdown, said without tables: every side that somebody wins is an equal part of the pot."""
    shares = [Fraction(0)] * len(holdings)
    won = []
    for name, use in sides:
        keys = [reference.best(name, use, held, board) for held in holdings]
        some = [key for key in keys if key is not None]
        if some:
            won.append([seat for seat, key in enumerate(keys) if key is not None and key == max(some)])
    for winners in won:
        for seat in winners:
            shares[seat] += Fraction(1, len(won) * len(winners))
    return shares


def mean(rows: list[list[Fraction]]) -> tuple[Fraction, ...]:
    return tuple(sum(column, Fraction(0)) / len(rows) for column in zip(*rows, strict=True))


BOARD_GAMES: list[tuple[Sides, int, int, int]] = [
    (HIGH, 2, 52, 4),
    ((("short-deck", "any"),), 2, 36, 4),
    ((("high", "two"),), 4, 52, 3),
    ((("high", "two"), ("8-or-better", "two")), 4, 52, 3),
    ((("high", "two"), ("8-or-better", "two")), 5, 52, 2),
]


@pytest.mark.parametrize(("sides", "held", "deck", "players"), BOARD_GAMES)
def test_one_card_to_come_is_counted_right(sides: Sides, held: int, deck: int, players: int) -> None:
    rng = Random(3)
    for _ in range(3):
        cards = rng.sample(DECKS[deck], held * players + 4)
        holdings = [tuple(cards[held * seat : held * seat + held]) for seat in range(players)]
        board = tuple(cards[-4:])
        stub = rest(tuple(cards), deck=deck)
        found = worth(holdings, (board,), sides, stub, 5)
        assert found is not None
        assert found.shares == mean([plainly(holdings, (*board, card), sides) for card in stub])
        assert (found.exact, found.ways) == (True, len(stub))


def test_two_cards_to_come_are_counted_right() -> None:
    holdings = [parse_cards("AhKh"), parse_cards("9c9d")]
    board = parse_cards("9h5h2c")
    stub = rest(*holdings, board)
    found = worth(holdings, (board,), HIGH, stub, 5)
    assert found is not None
    assert found.shares == mean([plainly(holdings, board + two, HIGH) for two in combinations(stub, 2)])
    assert (found.exact, found.ways) == (True, 990)
    assert sum(found.shares) == 1


def test_a_card_each_is_counted_right() -> None:
    sides = (("high", "any"), ("8-or-better", "any"))
    holdings = [parse_cards("Ah2h3c7d8sKc"), parse_cards("9c9dAdKh4c5c")]
    seen = parse_cards("QcQdJcJdTcTd2c2d3d3h6c6d7c7h8c8d4d4h5d5hKdKs")
    stub = rest(*holdings, seen)
    found = worth(holdings, (), sides, stub, 0, (1, 1))
    assert found is not None
    hands = [[(*holdings[0], one), (*holdings[1], other)] for one, other in permutations(stub, 2)]
    assert found.shares == mean([plainly(pair, (), sides) for pair in hands])
    assert found.ways == len(stub) * (len(stub) - 1)


@pytest.mark.parametrize(("ranking", "held"), [("badugi", 4), ("deuce-to-seven", 5), ("ace-to-five", 5)])
def test_nothing_to_come_is_a_showdown(ranking: str, held: int) -> None:
    rng = Random(5)
    for _ in range(50):
        cards = rng.sample(DECKS[52], held * 4)
        holdings = [tuple(cards[held * seat : held * seat + held]) for seat in range(4)]
        found = worth(holdings, (), ((ranking, "any"),), rest(tuple(cards)))
        assert found is not None
        assert list(found.shares) == plainly(holdings, (), ((ranking, "any"),))
        assert found.ways == 1


def test_several_boards_are_worth_their_mean() -> None:
    holdings = [parse_cards("AhKh"), parse_cards("9c9d")]
    boards = (parse_cards("9h5h2c3s4d"), parse_cards("AcKc2d3d"))
    stub = rest(*holdings, *boards)
    both = worth(holdings, boards, HIGH, stub, 5)
    each = [worth(holdings, (board,), HIGH, stub, 5) for board in boards]
    assert both is not None
    assert all(one is not None for one in each)
    assert both.shares == mean([list(one.shares) for one in each if one is not None])


def test_before_the_flop_chance_decides() -> None:
    holdings = [parse_cards("AsAh"), parse_cards("KsKd")]
    stub = rest(*holdings)
    assert worth(holdings, (), HIGH, stub, 5) is None
    found = worth(holdings, (), HIGH, stub, 5, rng=Random(1))
    assert found is not None
    assert (found.exact, found.ways) == (False, RUNS)
    assert abs(found.shares[0] - Fraction(82, 100)) < Fraction(3, 100)  # some 82 % in every table of odds
    assert found == worth(holdings, (), HIGH, stub, 5, rng=Random(1))
    assert found != worth(holdings, (), HIGH, stub, 5, rng=Random(2))


def test_chance_comes_near_what_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    sides = (("high", "any"), ("8-or-better", "any"))
    holdings = [parse_cards("Ah2h3c7d8s"), parse_cards("9c9dAdKh4c")]
    stub = rest(*holdings)[3:11]
    counted = worth(holdings, (), sides, stub, 0, (2, 2), Random(9))
    assert counted is not None
    assert (counted.exact, counted.ways) == (True, 28 * 15), "what can be counted is counted, generator or not"
    monkeypatch.setattr(exact, "MOST", 100)
    assert worth(holdings, (), sides, stub, 0, (2, 2)) is None
    drawn = worth(holdings, (), sides, stub, 0, (2, 2), Random(9), runs=4000)
    assert drawn is not None
    assert (drawn.exact, drawn.ways) == (False, 4000)
    assert 0 < abs(drawn.shares[0] - counted.shares[0]) < Fraction(3, 100)
    assert sum(drawn.shares) == sum(counted.shares) == 1


@pytest.mark.parametrize(
    ("holdings", "stub", "size", "wanted", "says"),
    [
        ([(0, 1)], (5, 6, 7), 0, (), "two hands or more"),
        ([(0, 1), (2, UNKNOWN)], (5, 6, 7), 0, (), "every card of them is known"),
        ([(0, 1), (2, 3)], (5, 6, UNKNOWN), 0, (), "every card of them is known"),
        ([(0, 1), (2, 3)], (5, 6, 7), 5, (), "the stub of 3 cards is too small"),
        ([(0, 1), (2, 3)], (5, 6, 7), 0, (2, 2), "the stub of 3 cards is too small"),
    ],
)
def test_what_cannot_be_reckoned_is_said(
    holdings: list[Cards], stub: Cards, size: int, wanted: Cards, says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        worth(holdings, (), HIGH, stub, size, wanted)
