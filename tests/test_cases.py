"""A case that cannot be read says in one line what is wrong with it, whatever stands in it."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardspeak.cases import cash_keys
from cardspeak.cases.cash_expect import CASH_EXPECT
from cardspeak.cases.club_expect import CLUB_EXPECT
from cardspeak.cases.judge import EXPECT, EXPECT_AT_TABLE, judge
from cardspeak.cases.keys import EXPECTED
from cardspeak.cases.tournament_expect import TOURNAMENT_EXPECT
from cardspeak.cli.shelf import SHELF
from tests.written import cases

ODD = st.one_of(
    st.booleans(),
    st.integers(-1, 3) | st.just(10**20),
    st.floats(allow_nan=False),
    st.sampled_from(["", "x", "A", "A B", "2x25", "1x", "-5", "?? ??", "Ah Ah", "Zz", "two\nlines"]),
    st.sampled_from([[], ["A"], [1, 2, 3], [{}], [[]], {}, {"A": "x"}, {"Z": 1}, {"kind": "x"}, {"book": "common"}]),
)


def places(case: dict[str, Any]) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield every key of a case and of the tables in it, with the table that has it."""
    for key, value in case.items():
        yield case, key
        if isinstance(value, dict):
            yield from places(value)


@settings(deadline=None, max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(st.deferred(lambda: st.sampled_from(cases())), st.data(), ODD)
def test_whatever_stands_in_a_case_it_is_judged_or_refused_in_one_line(
    good: dict[str, Any], data: st.DataObject, odd: Any
) -> None:
    case = copy.deepcopy(good)
    within, key = data.draw(st.sampled_from(list(places(case))))
    within[key] = odd
    verdict = judge(case, SHELF)
    assert verdict.ok or verdict.why
    assert "\n" not in verdict.why


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"stacks": "many"}, "stacks is an amount for all, a row of amounts, or amounts by seat, not 'many'"),
        ({"table": {"blinds": 10}}, "table: blinds is a row of one or two amounts, as [10, 20], not '10'"),
        ({"table": {"bliinds": [1, 2]}}, "table has no key bliinds"),
        ({"spot": {"pot": "large"}}, "spot: pot is a whole number, not 'large'"),
        ({"know": {"place": "first"}}, "numbers are amount, extra cards"),
        ({"holding": {"Z": 2}, "clauses": ["bet"]}, "there is no seat 'Z'"),
    ],
)
def test_the_line_says_what_would_be_right(wrong: dict[str, Any], says: str) -> None:
    usual = {"name": "one", "book": "common", "clauses": ["bet"], "play": "C calls", "to_act": "SB"}
    assert says in judge({**usual, **wrong}, SHELF).why


def test_whatever_may_be_expected_has_its_shape() -> None:
    assert {*EXPECT, *EXPECT_AT_TABLE, *TOURNAMENT_EXPECT, "differs"} == EXPECTED.keys()
    assert {*CASH_EXPECT, *CLUB_EXPECT} - {"may_wait"} == cash_keys.EXPECTED.keys()
