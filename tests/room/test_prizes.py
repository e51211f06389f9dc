"""Prizes: payout tables, ICM and deals are exact, by hand and against PokerKit."""

from fractions import Fraction
from math import isclose
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import calculate_icm
from tests.room.nights import tournament_law

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament import icm as icm_module
from cardspeak.room.tournament.deals import deal_as_agreed, deal_by_chips, deal_by_icm
from cardspeak.room.tournament.icm import icm
from cardspeak.room.tournament.payouts import payout_table, places_paid, pool_of, to_coins


@given(
    st.integers(0, 10**7),
    st.integers(1, 400),
    st.integers(0, 200),
    st.integers(0, 5000),
    st.sampled_from([1, 5, 10, 100]),
)
def test_a_payout_table(pool: int, places: int, steepness: int, least: int, unit: int) -> None:
    prizes = payout_table(pool, places, steepness, least, unit)
    assert sum(prizes) == pool
    assert list(prizes) == sorted(prizes, reverse=True)
    assert 1 <= len(prizes) <= places
    assert all(prize % unit == 0 for prize in prizes[1:])
    if len(prizes) > 1:
        assert min(prizes) >= max(least, 1)


def test_flat_and_steep() -> None:
    assert payout_table(1000, 4, steepness=0) == (250, 250, 250, 250)
    assert payout_table(1100, 3, steepness=100) == (600, 300, 200)
    assert payout_table(1100, 3, steepness=200) == (808, 202, 90)
    assert payout_table(1100, 3, steepness=100, unit=50) == (600, 300, 200)
    assert payout_table(1000, 5, least=300) == (355, 327, 318)


def test_how_many_are_paid() -> None:
    assert [places_paid(entries, 15) for entries in (1, 6, 7, 20, 100)] == [1, 1, 2, 3, 15]


def test_the_house_adds_what_it_guaranteed() -> None:
    law = tournament_law("diamond-club")
    assert pool_of(700, 1000, 7, law)[:2] == (1000, 300)
    assert pool_of(1200, 1000, 12, law)[:2] == (1200, 0)
    assert pool_of(100, 1000, 1, law) == pool_of(100, 1000, 1, law)._replace(prizes=100, overlay=0)
    assert pool_of(700, 1000, 7, law).cites == ("diamond-club:71",)


@given(st.lists(st.fractions(0, 1000), min_size=1, max_size=12), st.sampled_from([1, 5, 25]))
def test_coins_add_up(shares: list[Fraction], unit: int) -> None:
    total = -(-sum(shares) // 1)
    shares[0] += total - sum(shares)
    coins = to_coins(shares, int(total), unit)
    assert sum(coins) == total
    assert all(abs(coin - share) <= 2 * unit for coin, share in zip(coins, shares, strict=True))


def test_by_hand_two_players() -> None:
    """3 to 1 in chips: 3/4 of the first prize and 1/4 of the second."""
    assert icm([300, 100], [100, 60]) == (Fraction(90), Fraction(70))


def test_by_hand_three_players() -> None:
    """Stacks 50, 30, 20: the first of them is second with 30/70 * 30 % ... each written out."""
    half, third, fifth = Fraction(1, 2), Fraction(3, 10), Fraction(1, 5)
    second_a = third * Fraction(50, 70) + fifth * Fraction(50, 80)
    second_b = half * Fraction(30, 50) + fifth * Fraction(30, 80)
    second_c = half * Fraction(20, 50) + third * Fraction(20, 70)
    thirds = [1 - half - second_a, 1 - third - second_b, 1 - fifth - second_c]
    assert icm([50, 30, 20], [70, 30, 0]) == (
        70 * half + 30 * second_a, 70 * third + 30 * second_b, 70 * fifth + 30 * second_c,
    )  # fmt: skip
    assert icm([50, 30, 20], [50, 30, 20])[2] == 50 * fifth + 30 * second_c + 20 * thirds[2]


@pytest.mark.parametrize("seed", range(20))
def test_as_pokerkit_has_it(seed: int) -> None:
    chance = Random(seed)
    players = chance.randrange(2, 8)
    stacks = [chance.randrange(1, 100_000) for _ in range(players)]
    prizes = sorted((chance.randrange(10_000) for _ in range(chance.randrange(1, players + 1))), reverse=True)
    theirs = calculate_icm(prizes, stacks)
    ours = icm(stacks, prizes)
    assert sum(ours) == sum(prizes)
    assert all(isclose(float(one), other, rel_tol=1e-9) for one, other in zip(ours, theirs, strict=True))


@pytest.mark.parametrize("seed", range(6))
def test_the_approximation_agrees_with_the_fractions(seed: int) -> None:
    chance = Random(seed)
    stacks = [chance.choice([chance.randrange(1, 200), chance.randrange(1, 100_000)]) for _ in range(9)]
    prizes = [5000, 3000, 2000, 1000, 700, 500, 300, 200, 100][: chance.randrange(1, 10)]
    exact, near = icm(stacks, prizes), icm_module._nearly(stacks, prizes)
    assert sum(near) == sum(prizes)
    assert max(abs(one - other) for one, other in zip(exact, near, strict=True)) < Fraction(sum(prizes), 10**6)


def test_more_than_ten_players() -> None:
    """Equal stacks are worth the same, more chips are worth more, and nothing is lost."""
    assert set(icm([500] * 14, [700, 420, 280])) == {100}
    worth = icm(list(range(100, 1700, 100)), [1000, 600, 400])
    assert list(worth) == sorted(worth)
    assert sum(worth) == 2000


@given(st.lists(st.integers(1, 10**6), min_size=2, max_size=7), st.data())
def test_deals_add_up(stacks: list[int], data: st.DataObject) -> None:
    prizes = sorted(
        data.draw(st.lists(st.integers(0, 10**5), min_size=len(stacks), max_size=len(stacks))), reverse=True
    )
    kept, unit = data.draw(st.integers(0, prizes[0])), data.draw(st.sampled_from([1, 5, 50]))
    for deal in (deal_by_chips, deal_by_icm):
        amounts = deal(stacks, prizes, kept, unit)
        assert sum(amounts) == sum(prizes) - kept
        assert min(amounts) >= 0
    more = max(range(len(stacks)), key=stacks.__getitem__)
    assert deal_by_chips(stacks, prizes)[more] == max(deal_by_chips(stacks, prizes))


def test_a_deal_of_three() -> None:
    assert deal_by_chips([500, 300, 200], [1000, 600, 400]) == (800, 640, 560)
    assert deal_by_icm([500, 300, 200], [1000, 600, 400]) == (768, 655, 577)
    assert deal_by_icm([500, 300, 200], [1000, 600, 400], kept=200) == (668, 595, 537)


def test_a_deal_is_everybodys() -> None:
    law = tournament_law("diamond-club")
    assert deal_as_agreed([700, 700, 600], [1000, 600, 400], 3, law) == (700, 700, 600)
    without = deal_as_agreed([700, 700, 600], [1000, 600, 400], 2, law)
    assert isinstance(without, Refused)
    assert (without.code, without.cites) == (
        "deal_not_by_all",
        ("diamond-club:70a", "diamond-club:70b", "diamond-club:70c"),
    )
    short = deal_as_agreed([700, 700, 500], [1000, 600, 400], 3, law)
    assert isinstance(short, Refused)
    assert (short.code, short.facts) == ("deal_does_not_add_up", {"total": 1900, "prizes": 2000})
