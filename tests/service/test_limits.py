"""Limits: how often, by whom, and that the memory of them is bounded."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.service.limits import LIMITS, Buckets, Limit, Limits, given_limits, network
from cardspeak.service.people import Door, Entered, Visitor
from cardspeak.store.memory import MemoryStore
from tests.service.test_room import MINUTE, Time

DOCS = Path(__file__).parents[2] / "docs" / "limits.md"


@given(
    most=st.integers(1, 50), per=st.integers(50, 10_000),
    pauses=st.lists(st.integers(0, 400), min_size=1, max_size=300),
)  # fmt: skip
def test_never_more_than_twice_in_any_time_and_all_again_after_it(most: int, per: int, pauses: list[int]) -> None:
    """However they come: so many at once, so many a period in the long run, and `wait` is the time to wait."""
    buckets, now, let = Buckets(Limit(most, per)), 0, list[int]()
    for pause in pauses:
        now += pause
        wait = buckets.wait("one", now)
        if wait == 0:
            buckets.take("one", now)
            let.append(now)
        else:
            assert buckets.wait("one", now + wait) == 0
            assert wait == 1 or buckets.wait("one", now + wait - 1) > 0
    for first in let:
        assert len([at for at in let if first <= at < first + per]) <= 2 * most
    assert len([at for at in let if at == let[0]]) <= most
    assert len(let) <= most + (now - let[0]) * most / per + 1


def test_so_many_at_once_then_evenly() -> None:
    buckets = Buckets(Limit(3, 3000))
    for _ in range(3):
        assert buckets.wait("a", 0) == 0
        buckets.take("a", 0)
    assert (buckets.wait("a", 0), buckets.wait("b", 0), buckets.wait("a", 400)) == (1000, 0, 600)
    buckets.give_back("a")
    assert buckets.wait("a", 0) == 0


def test_the_memory_of_a_limit_is_bounded() -> None:
    """Of however many addresses: full buckets are forgotten, and then the one that was used longest ago."""
    buckets = Buckets(Limit(2, 1000), most_kept=100)
    for number in range(10_000):
        buckets.take(number, 0)
    assert len(buckets) == 100
    buckets.take(9_999, 0)
    assert buckets.wait(9_999, 0) > 0
    for number in range(100):
        buckets.take(f"later {number}", 5000)
    assert 9_999 not in {*buckets._full}
    for number in range(100):
        buckets.take("one", 10_000 + number * 1000)
    assert len(buckets) == 1


def test_several_limits_count_together_or_not_at_all() -> None:
    time = Time()
    limits = Limits(time.now, {"tables": 2, "tables-per-address": 3})
    for member in ("ann", "ann", "ben"):
        assert limits.take(("tables", member), ("tables-per-address", "192.0.2.1")) is None
    refused = limits.take(("tables", "ben"), ("tables-per-address", "192.0.2.1"))
    assert refused == Refused("too_fast", {"seconds": 1200, "wait": "20:00"})
    assert limits.take(("tables", "ben"), ("tables-per-address", "192.0.2.2")) is None
    time.at += 20 * MINUTE
    assert limits.take(("tables", "cy"), ("tables-per-address", "192.0.2.1")) is None


@pytest.mark.parametrize(
    ("address", "one"),
    [("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
     ("2001:db8:1:2::1", "2001:db8:1:2::/64"), ("", ""), ("testclient", "testclient")],
)  # fmt: skip
def test_what_counts_as_one_address(address: str, one: str) -> None:
    assert network(address) == one


def test_new_guests_members_and_sign_ins_of_one_address() -> None:
    """Whoever comes from elsewhere, or later, comes in."""
    store, clock = MemoryStore(), Time()
    door = Door(store.people, clock, Limits(clock.now, {"guests": 3, "members": 1, "sign-ins": 2, "tokens": 1}))
    here, there = Visitor(address="192.0.2.1"), Visitor(address="192.0.2.2")

    def code(outcome: Entered | Refused | str) -> str:
        return outcome.code if isinstance(outcome, Refused) else ""

    assert [code(door.guest(f"guest {n}", here)) for n in range(4)] == ["", "", "", "too_fast"]
    assert code(door.guest("elsewhere", there)) == ""
    assert [code(door.register(f"member {n}", "crane velvet nine", here)) for n in range(2)] == ["", "too_fast"]
    assert [code(door.sign_in("member 0", "crane velvet nine", here)) for _ in range(3)] == ["", "", "too_fast"]
    assert code(door.sign_in("member 0", "crane velvet nine", there)) == ""
    member = store.people.members()[0]
    assert [code(door.new_token(member, "bot", ("play",))) for _ in range(2)] == ["", "too_fast"]
    clock.at += 60 * MINUTE
    assert code(door.guest("later", here)) == ""
    assert code(door.new_token(member, "bot", ("play",))) == ""


def test_sixty_phones_behind_one_address_stay_below_the_defaults() -> None:
    """All come in within a minute, twice, sign in, open a page with six connections and follow two tables."""
    limits, phones = Limits(Time().now), 60
    for number in range(phones):
        for name in ("sign-ins", "guests", "members", "tables-per-address"):
            assert limits.take((name, "192.0.2.1")) is None, (name, number)
    assert phones < limits["guesses-per-address"]


@pytest.mark.parametrize(
    "text", ["guest=3", "guests", "guests=", "guests=0", "guests=-1", "guests=1e3", "guests=9999999"]
)
def test_a_limit_that_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable, match="limit"):
        given_limits([text])


def test_the_page_lists_every_limit_with_its_default() -> None:
    """And no other."""
    rows = re.findall(r"^\| `([a-z-]+)` \| ([\d,]+) \|", DOCS.read_text("utf-8"), re.MULTILINE)
    listed = {name: int(number.replace(",", "")) for name, number in rows}
    assert listed == {name: limit.most for name, limit in LIMITS.items()}
