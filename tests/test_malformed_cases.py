"""A case that cannot be read is one clear line, whatever is wrong with it; nothing else is raised."""

import copy
import os
from collections.abc import Iterator
from functools import cache
from typing import Any

from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from cardspeak.cases.judge import judge
from cardspeak.cli.shelf import SHELF
from tests.written import cases

MANY = int(os.environ.get("CARDSPEAK_MALFORMED", "1000"))
Path = tuple[str | int, ...]

ODD: list[Any] = [
    None, "", " ", "nobody", "Z", "A A", "A B A B", "x", "12a", "1x", "0x5", -1, 0, 1, 3.5, True, False, 10**16, [], {},
    [1, 2, 3], ["A"], [[1]], {"A": "x"}, {"Z": 5}, {"A": {"B": 1}}, "As As", "?? ??", "As Kd Qh Js Tc 9s 8s", "\x00",
    "raise to", "A: fold, fold", "A: frob 3", "+", "-", "seat 99", {"size": 5}, [{"size": 5, "among": "Z"}],
    [{"size": -5, "among": ""}], {"percent": 5}, {"kind": "party"}, "A bets; B", "A bets 10\nB", "1 2 3",
]  # fmt: skip


def places(data: Any, at: Path = ()) -> Iterator[Path]:
    """Yield the place of every value in nested data."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        yield (*at, key)
        yield from places(value, (*at, key))


def put(data: Any, at: Path, value: Any) -> None:
    for key in at[:-1]:
        data = data[key]
    data[at[-1]] = value


@st.composite
def mutants(draw: st.DrawFn) -> dict[str, Any]:
    """Return a real case with one to three of its values replaced, moved or taken out."""
    case: dict[str, Any] = copy.deepcopy(draw(st.sampled_from(cases())))
    for _ in range(draw(st.integers(1, 3))):
        found = [at for at in places(case) if at[0] not in ("name", "clauses", "note")]
        if not found:
            break
        at = draw(st.sampled_from(found))
        how = draw(st.integers(0, 5))
        if how == 0 and isinstance(at[-1], str):
            put(case, (*at[:-1], draw(st.sampled_from(keys()))), copy.deepcopy(draw(st.sampled_from(ODD))))
        elif how == 1:
            other: Any = case
            for key in draw(st.sampled_from(found)):
                other = other[key]
            put(case, at, copy.deepcopy(other))
        else:
            put(case, at, copy.deepcopy(draw(st.sampled_from(ODD))))
    return case


@cache
def keys() -> list[str]:
    """Return all keys that stand anywhere in a case."""
    return sorted({str(at[-1]) for case in cases() for at in places(case) if isinstance(at[-1], str)})


@seed(5)
@settings(max_examples=MANY, deadline=None, suppress_health_check=list(HealthCheck))
@given(mutants())
def test_whatever_is_wrong_with_a_case_is_said_in_one_line(case: dict[str, Any]) -> None:
    verdict = judge(case, SHELF)
    assert verdict.ok or verdict.why
    assert "\n" not in verdict.why
