"""Terms of prizes: the table that follows adds up to the pool, and says of each row what it is."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.library import find_game, law_at
from cardspeak.room.tournament.prize_table import fits, prizes_by
from cardspeak.room.tournament.run.settings import PayoutTerms as Terms

LAW = law_at("tda-2024", *find_game("nlhe"), 9, "tournament")


def test_a_table() -> None:
    prizes = prizes_by(Terms(percent=20, steepness=60, unit=10, least=50), 2300, 29, 23, LAW)
    assert prizes.pool.prizes == sum(prizes.amounts) == 2300
    assert len(prizes.amounts) == 6, "re-entries count: a fifth of 29"
    assert [row.best for row in prizes.rows] == [1, 2, 3, 4, 5, 6]
    assert prizes.rows[0].share == 1000 * prizes.rows[0].amount // 2300


def test_equal_prizes_are_one_row_and_the_guarantee_is_kept() -> None:
    prizes = prizes_by(Terms(steepness=0, places=3), 2300, 23, 23, LAW, guaranteed=3000)
    assert (prizes.pool.prizes, prizes.pool.overlay) == (3000, 700)
    assert [(row.best, row.worst, row.amount, row.share) for row in prizes.rows] == [(1, 3, 1000, 333)]


def test_no_more_places_than_players() -> None:
    assert len(prizes_by(Terms(places=9), 500, 5, 4, LAW).amounts) == 4


@pytest.mark.parametrize("terms", [Terms(percent=0), Terms(steepness=201), Terms(unit=0), Terms(least=-1)])
def test_terms_that_do_not_fit(terms: Terms) -> None:
    assert not fits(terms)
    with pytest.raises(ValueError):
        prizes_by(terms, 100, 5, 5, LAW)


@settings(max_examples=60)
@given(
    st.builds(Terms, st.integers(1, 100), st.integers(0, 200), st.integers(1, 500), st.integers(0, 5000),
              st.just(0)),
    st.integers(0, 10**7), st.integers(2, 400),
)  # fmt: skip
def test_any_terms_add_up(terms: Terms, collected: int, players: int) -> None:
    prizes = prizes_by(terms, collected, players, players, LAW)
    assert sum(prizes.amounts) == collected
    assert [*prizes.amounts] == sorted(prizes.amounts, reverse=True)
    assert all(amount % terms.unit == 0 for amount in prizes.amounts[1:])
    assert [row.best for row in prizes.rows][1:] == [row.worst + 1 for row in prizes.rows][:-1]
