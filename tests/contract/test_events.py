"""What every store of events keeps to."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from cardspeak.ports import NewEvent, Repeated, Snapshot, Stale, Store, Stored, Unavailable
from cardspeak.store import AnyStore, open_store
from tests.appending import appended

AT = 1_700_000_000_000


def raised(*amounts: int) -> list[NewEvent]:
    return [NewEvent("hand.raised", 1, {"to": amount}) for amount in amounts]


def append(store: Store, stream: str, expected: int, *amounts: int, command: str = "") -> int:
    return appended(store, stream, expected, raised(*amounts), at=AT, command=command).result(60)


def amounts(events: list[Stored]) -> list[int]:
    return [event.data["to"] for event in events]


def soon(ask: Callable[[], Any], wanted: object) -> bool:
    """Whether `ask` gives what is wanted in the end: snapshots and notes are kept soon, not at once."""
    end = time.monotonic() + 60
    while ask() != wanted and time.monotonic() < end:
        time.sleep(0.005)
    return bool(ask() == wanted)


def test_what_was_appended_is_loaded(store: AnyStore) -> None:
    text = 'ї "\\\u0000\U0001f0a1'
    data = {"seat": 2, "cards": [["As", None]], "who": "m-17", "text": text, "big": 2**63 - 1, "ok": True}
    assert appended(store, "table/1", 0, [NewEvent("hand.dealt", 3, data)], at=AT, command="c1").result(60) == 1
    (event,) = store.load("table/1")
    assert event == Stored("table/1", 1, event.position, AT, "hand.dealt", 3, data, "c1")


def test_versions_count_from_one_in_each_stream(store: AnyStore) -> None:
    assert append(store, "a", 0, 10, 20, 30) == 3
    assert append(store, "b", 0, 1) == 1
    assert append(store, "a", 3, 40) == 4
    assert [event.version for event in store.load("a")] == [1, 2, 3, 4]
    assert amounts(store.load("a", after=2)) == [30, 40]
    assert amounts(store.load("a", after=1, until=3)) == [20, 30]
    assert store.load("a", after=2, until=2) == store.load("a", until=0) == []
    assert store.load("a", after=4) == store.load("nobody") == []
    assert (store.version("a"), store.version("b"), store.version("nobody")) == (4, 1, 0)


@pytest.mark.parametrize("expected", [0, 1, 3, 99])
def test_an_append_for_another_version_is_stale(store: AnyStore, expected: int) -> None:
    append(store, "a", 0, 10, 20)
    with pytest.raises(Stale) as refused:
        append(store, "a", expected, 30)
    assert refused.value.actual == 2
    assert amounts(store.load("a")) == [10, 20]
    assert append(store, "a", 2, 30) == 3


def test_a_new_stream_begins_at_version_nought(store: AnyStore) -> None:
    with pytest.raises(Stale) as refused:
        append(store, "a", 1, 10)
    assert refused.value.actual == 0
    assert store.streams() == []


def test_appends_are_taken_in_order_without_waiting(store: AnyStore) -> None:
    futures = [appended(store, "a", version, raised(version), at=AT) for version in range(200)]
    assert [future.result(60) for future in futures] == list(range(1, 201))
    assert amounts(store.load("a")) == list(range(200))


def test_one_stale_append_leaves_those_beside_it_alone(store: AnyStore) -> None:
    futures = [appended(store, stream, at_version, raised(1), at=AT) for stream in "abc" for at_version in (0, 7, 1)]
    for first, stale, second in zip(futures[::3], futures[1::3], futures[2::3], strict=True):
        assert first.result(60) == 1
        assert isinstance(stale.exception(10), Stale)
        assert second.result(60) == 2


def test_streams_are_named_by_their_beginning(store: AnyStore) -> None:
    for name in ("table/2", "table/1", "club/1", "tab%", "Table/1", "table_1", "стол/1"):
        append(store, name, 0, 1)
    assert store.streams("table/") == ["table/1", "table/2"]
    assert store.streams("tab%") == ["tab%"]
    assert store.streams("table_") == ["table_1"]
    assert store.streams("стол") == ["стол/1"]
    assert store.streams() == sorted(["table/2", "table/1", "club/1", "tab%", "Table/1", "table_1", "стол/1"])


def test_the_tail_is_all_streams_in_the_order_of_their_appends(store: AnyStore) -> None:
    append(store, "a", 0, 1, 2)
    append(store, "b", 0, 3)
    append(store, "a", 2, 4, 5)
    tail = store.tail()
    assert amounts(tail) == [1, 2, 3, 4, 5]
    positions = [event.position for event in tail]
    assert positions == sorted(set(positions))
    assert amounts(store.tail(after=positions[1], limit=2)) == [3]  # and no half of the next
    assert amounts(store.tail(after=positions[2], limit=1)) == [4, 5]
    assert store.tail(after=positions[-1]) == []


def test_waiting_ends_when_something_is_appended(store: AnyStore) -> None:
    assert store.wait(0, 0.01) is False
    append(store, "a", 0, 1)
    place = store.tail()[-1].position
    assert store.wait(0, 0) is True
    assert store.wait(place, 0.01) is False
    later = threading.Timer(0.1, append, (store, "b", 0, 2))
    start = time.monotonic()
    later.start()
    assert store.wait(place, 60) is True
    assert time.monotonic() - start < 30
    assert amounts(store.tail(place)) == [2]


def test_a_command_is_found_again(store: AnyStore) -> None:
    append(store, "a", 0, 1, 2, command="c1")
    append(store, "a", 2, 3, command="c2")
    append(store, "a", 3, 4)
    append(store, "b", 0, 5, command="c1")
    assert (store.find_command("a", "c1"), store.find_command("a", "c2"), store.find_command("b", "c1")) == (2, 3, 1)
    assert store.find_command("a", "c3") is store.find_command("b", "c2") is store.find_command("a", "") is None


def test_a_stale_command_is_not_found(store: AnyStore) -> None:
    append(store, "a", 0, 1)
    with pytest.raises(Stale):
        append(store, "a", 0, 1, command="c1")
    assert store.find_command("a", "c1") is None


@pytest.mark.parametrize("expected", [0, 1, 2])
def test_a_command_counts_once(store: AnyStore, expected: int) -> None:
    """Whatever version it was meant for the second time, it is told where the stream was after the first."""
    append(store, "a", 0, 1, command="c1")
    append(store, "a", 1, 2, command="c2")
    with pytest.raises(Repeated) as refused:
        append(store, "a", expected, 3, command="c1")
    assert (refused.value.stream, refused.value.version) == ("a", 1)
    assert (store.version("a"), store.find_command("a", "c1")) == (2, 1)
    assert append(store, "a", 2, 3, command="c3") == 3


def test_a_command_twice_in_one_group_counts_once(store: AnyStore) -> None:
    futures = [
        appended(store, stream, expected, raised(1), at=AT, command="c1")
        for stream, expected in (("a", 0), ("a", 1), ("b", 0), ("a", 1), ("b", 1))
    ]
    kept = [type(future.exception(10)) for future in futures]
    assert kept == [type(None), Repeated, type(None), Repeated, Repeated]
    assert (store.version("a"), store.version("b")) == (1, 1)


def test_two_stores_take_a_command_once(url: str) -> None:
    one, other = open_store(url), open_store(url)
    append(one, "a", 0, 1, command="c1")
    with pytest.raises(Repeated):
        append(other, "a", 1, 2, command="c1")
    assert amounts(other.load("a")) == [1]
    one.close()
    other.close()


@pytest.mark.parametrize(
    "events",
    [
        [],
        [NewEvent("", 1, {})],
        [NewEvent("hand.raised", 0, {})],
        [NewEvent("hand.raised", 1, {"who": object()})],
        [NewEvent("hand.raised", 1, [1, 2])],  # type: ignore[arg-type]
        [NewEvent("hand.raised", 1, {"text": "\ud800"})],
        [NewEvent("hand.raised", 1, {}), NewEvent("hand\0raised", 1, {})],
    ],
)
def test_what_nobody_could_store_is_our_own_mistake(store: AnyStore, events: list[NewEvent]) -> None:
    with pytest.raises((ValueError, TypeError)):
        appended(store, "a", 0, events, at=AT)
    assert store.streams() == []


@pytest.mark.parametrize(("stream", "command"), [("", ""), ("a\0", ""), ("a", "c\0")])
def test_a_name_that_nobody_could_store(store: AnyStore, stream: str, command: str) -> None:
    with pytest.raises(ValueError):
        appended(store, stream, 0, raised(1), at=AT, command=command)


def test_what_is_loaded_is_the_readers_own(store: AnyStore) -> None:
    event = NewEvent("hand.dealt", 1, {"cards": [1, 2]})
    appended(store, "a", 0, [event], at=AT).result(60)
    event.data["cards"].append(3)
    store.load("a")[0].data["cards"].append(4)
    assert store.load("a")[0].data == {"cards": [1, 2]}


def test_the_last_snapshot_is_kept(store: AnyStore) -> None:
    append(store, "a", 0, *range(9))
    append(store, "b", 0, 1)
    assert store.snapshot("a") is None
    store.save_snapshot("a", Snapshot(10, b"of what nobody knows"))
    store.save_snapshot("a", Snapshot(3, b"\0state\xff"))
    store.save_snapshot("b", Snapshot(1, b""))
    assert soon(lambda: store.snapshot("a"), Snapshot(3, b"\0state\xff"))
    store.save_snapshot("a", Snapshot(9, b"later"))
    assert soon(lambda: store.snapshot("a"), Snapshot(9, b"later"))
    assert soon(lambda: store.snapshot("b"), Snapshot(1, b""))


def test_facts_of_operation_are_noted(store: AnyStore) -> None:
    assert store.noted("alive") is None
    store.note("alive", "5")
    assert soon(lambda: store.noted("alive"), "5")
    store.note("alive", "6")
    assert soon(lambda: store.noted("alive"), "6")


def test_many_threads_on_one_stream_leave_no_gap(store: AnyStore) -> None:
    """Each thread appends when it is not stale, as the room does; every number ends up there exactly once."""
    stale = []
    together = threading.Barrier(8)

    def play(thread: int) -> None:
        for turn in range(40):
            version = store.version("a")
            if turn == 0:
                together.wait(60)  # all know of version 0, so that seven are stale at least
            while True:
                try:
                    append(store, "a", version, thread * 1000 + turn)
                    break
                except Stale as refused:
                    stale.append(thread)
                    version = refused.actual

    threads = [threading.Thread(target=play, args=(thread,)) for thread in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    events = store.load("a")
    assert [event.version for event in events] == list(range(1, 321))
    assert sorted(amounts(events)) == sorted(t * 1000 + turn for t in range(8) for turn in range(40))
    assert len(stale) >= 7
    for number in range(8):
        mine = [amount for amount in amounts(events) if amount // 1000 == number]
        assert mine == sorted(mine)


def test_the_tail_never_grows_before_what_it_has_given(store: AnyStore) -> None:
    """A reader that follows the tail while others write sees every event once, each stream in its order."""
    seen: list[Stored] = []
    total = 6 * 60

    def follow() -> None:
        while len(seen) < total and store.wait(seen[-1].position if seen else 0, 10):
            seen.extend(store.tail(seen[-1].position if seen else 0, limit=7))

    def write(stream: str) -> None:
        for version in range(0, 60, 2):
            append(store, stream, version, version, version + 1)

    reader = threading.Thread(target=follow)
    writers = [threading.Thread(target=write, args=(stream,)) for stream in "abcdef"]
    for thread in (reader, *writers):
        thread.start()
    for thread in (*writers, reader):
        thread.join(60)
    assert len(seen) == total
    for stream in "abcdef":
        assert [event.version for event in seen if event.stream == stream] == list(range(1, 61))


def test_a_closed_store_takes_nothing(store: AnyStore) -> None:
    append(store, "a", 0, 1)
    store.close()
    with pytest.raises(Unavailable):
        append(store, "a", 1, 2)


def test_closing_keeps_what_waits(url: str) -> None:
    store = open_store(url)
    futures = [appended(store, "a", version, raised(version), at=AT, command=f"c{version}") for version in range(50)]
    store.save_snapshot("a", Snapshot(50, b"x"))
    store.note("alive", "1")
    store.close()
    assert [future.result(0) for future in futures] == list(range(1, 51))
    again = open_store(url)
    assert amounts(again.load("a")) == list(range(50))
    assert again.find_command("a", "c7") == 8
    assert again.snapshot("a") == Snapshot(50, b"x")
    assert again.noted("alive") == "1"
    assert append(again, "a", 50, 50) == 51
    again.close()


def test_two_stores_on_one_database_see_each_other(url: str) -> None:
    one, other = open_store(url), open_store(url)
    append(one, "a", 0, 1)
    with pytest.raises(Stale):
        append(other, "a", 0, 2)
    assert append(other, "a", 1, 2) == 2
    assert amounts(one.load("a")) == [1, 2]
    place = one.tail()[-1].position
    later = threading.Timer(0.1, append, (other, "b", 0, 3))
    later.start()
    assert one.wait(place, 10)
    assert amounts(one.tail(place)) == [3]
    later.join()
    one.close()
    other.close()
