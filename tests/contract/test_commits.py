"""Commits to several streams: all or none, found by whoever audits, never seen by half."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import psycopg
import pytest

from cardspeak.ports import Append, NewEvent, Repeated, Stale, Store, Stored, Unavailable
from cardspeak.store import AnyStore, open_store
from cardspeak.store.chain import audit
from cardspeak.store.memory import MemoryStore
from cardspeak.store.people import Clash
from cardspeak.store.postgres import PostgresStore
from cardspeak.store.rows import whole
from cardspeak.store.sqlite import SqliteStore


def to(stream: str, expected: int, *amounts: int) -> Append:
    return Append(stream, expected, [NewEvent("chips.moved", 1, {"amount": amount}) for amount in amounts])


def commit(store: Store, *appends: Append, command: str = "") -> tuple[int, ...]:
    return store.commit(appends, at=1, command=command).result(60)


def amounts(events: list[Stored]) -> list[int]:
    return [event.data["amount"] for event in events]


def test_all_of_it_is_kept(store: AnyStore) -> None:
    commit(store, to("b", 0, 1))
    assert commit(store, to("b", 1, 2, 3), to("a", 0, -2, -3, 0)) == (3, 3)
    assert amounts(store.load("a")) == [-2, -3, 0]
    assert amounts(store.load("b")) == [1, 2, 3]
    assert [finding.broken for finding in audit(store)] == [None, None]
    assert commit(store, to("a", 3, 4)) == (4,)


@pytest.mark.parametrize("late", [("a", 1), ("b", 0), ("b", 2), ("c", 1)])
def test_one_late_stream_and_nothing_is_kept(store: AnyStore, late: tuple[str, int]) -> None:
    commit(store, to("b", 0, 1))
    before = store.tail()
    expected = {"a": 0, "b": 1, "c": 0} | dict([late])
    with pytest.raises(Stale) as refused:
        commit(store, *[to(stream, version, 5) for stream, version in expected.items()], command="c1")
    assert (refused.value.stream, refused.value.actual) == (late[0], 1 if late[0] == "b" else 0)
    assert store.tail() == before
    assert store.streams() == ["b"]
    assert store.find_command("b", "c1") is None
    assert commit(store, to("a", 0, 5), to("b", 1, 5), to("c", 0, 5)) == (1, 2, 1)


def test_those_beside_a_late_one_are_kept(store: AnyStore) -> None:
    """Written in one group with others, it alone is refused, whole."""
    futures = [
        store.commit(appends, at=1)
        for appends in (
            [to("b", 0, 1), to("a", 0, 1)],
            [to("b", 0, 2), to("c", 0, 2)],
            [to("b", 1, 3), to("c", 0, 3)],
            [to("b", 2, 4), to("d", 0, 4), to("a", 1, 4)],
        )
    ]
    kept = [future.exception(20) for future in futures]
    assert [type(error) for error in kept] == [type(None), Stale, type(None), type(None)]
    assert [amounts(store.load(stream)) for stream in "abcd"] == [[1, 4], [1, 3, 4], [3], [4]]


def test_a_stream_twice_or_no_stream_is_our_own_mistake(store: AnyStore) -> None:
    for wrong in ([], [to("a", 0, 1), to("a", 1, 2)], [to("a", 0, 1), to("b", 0)], [to("a", 0, 1), to("", 0, 1)]):
        with pytest.raises(ValueError):
            store.commit(wrong, at=1)
    assert store.streams() == []


def test_a_command_is_found_by_each_stream(store: AnyStore) -> None:
    commit(store, to("b", 0, 1, 2), to("a", 0, -1), command="c1")
    commit(store, to("a", 1, -1), command="c2")
    assert (store.find_command("a", "c1"), store.find_command("b", "c1")) == (1, 2)
    assert store.find_command("b", "c2") is None


def test_which_streams_a_command_did_not_go_to(store: AnyStore) -> None:
    commit(store, to("b", 0, 1, 2), to("a", 0, -1), command="c1")
    commit(store, to("c", 0, 1, 2, 3), to("d", 0, 1), command="c2")
    assert store.without_command(("d", "b", "e", "c"), "c1") == {"d": 1, "e": 0, "c": 3}
    assert store.without_command(("a",), "c1") == {}
    assert store.without_command(("a", "b"), "c3") == {"a": 1, "b": 2}


def test_the_first_stream_takes_a_command_once(store: AnyStore) -> None:
    """It alone says whether a commit was made before; nothing of the second is kept in any stream."""
    commit(store, to("b", 0, 1), to("a", 0, -1), command="c1")
    with pytest.raises(Repeated) as refused:
        commit(store, to("b", 1, 2), to("c", 0, -2), command="c1")
    assert (refused.value.stream, refused.value.version) == ("b", 1)
    assert store.streams() == ["a", "b"]
    assert commit(store, to("c", 0, 2), to("b", 1, -2), command="c1") == (1, 2)
    assert (store.find_command("b", "c1"), store.find_command("c", "c1")) == (1, 1)


def test_the_tail_never_ends_within_a_commit(store: AnyStore) -> None:
    commit(store, to("a", 0, 1))
    commit(store, to("b", 0, 2, 2), to("a", 1, 2, 2))
    commit(store, to("c", 0, 3))
    commit(store, to("c", 1, 4, 4, 4))
    for limit in range(1, 12):
        place, found = 0, list[list[int]]()
        while more := store.tail(place, limit):
            found.append(amounts(more))
            place = more[-1].position
        assert [amount for part in found for amount in part] == [1, 2, 2, 2, 2, 3, 4, 4, 4]
        for number in (2, 4):
            assert len([part for part in found if number in part]) == 1


@pytest.mark.parametrize(
    ("rests", "count"),
    [
        ([], 0), ([0], 1), ([1], 0), ([1, 0], 2), ([0, 2, 1], 1), ([2, 1, 0, 0, 1], 4),
        ([1, 1, 0], 0), ([1, 1, 0, 0], 4), ([2, 0, 1, 3, 0], 0), ([2, 3, 1, 2, 1, 0, 0], 7), ([0, 1, 0, 1], 3),
    ],
)  # fmt: skip
def test_where_no_commit_is_open(rests: list[int], count: int) -> None:
    assert whole(rests) == count


def test_half_of_a_commit_is_found_in_the_other_half(url: str) -> None:
    """The end of one stream is cut away, and its head put where the rest ends: its own chain is whole then."""
    store = open_store(url)
    commit(store, to("b", 0, 1))
    first = store.head("b")
    commit(store, to("a", 0, 1), to("b", 1, 2), to("c", 0, 3))
    commit(store, to("a", 1, 9))
    assert [finding.broken for finding in audit(store)] == [None, None, None]
    store.close()
    assert first
    tamper(url, "DELETE FROM events WHERE stream = 'b' AND version = 2")
    tamper(url, "UPDATE heads SET version = 1, hash = ? WHERE stream = 'b'", first[1])
    store = open_store(url)
    assert {finding.stream: finding.broken for finding in audit(store)} == {"a": 1, "b": None, "c": 1}
    store.close()


def test_a_stream_that_is_gone_altogether_is_found(url: str) -> None:
    store = open_store(url)
    commit(store, to("a", 0, 1), to("b", 0, 2))
    store.close()
    tamper(url, "DELETE FROM events WHERE stream = 'b'")
    tamper(url, "DELETE FROM heads WHERE stream = 'b'")
    store = open_store(url)
    assert {finding.stream: finding.broken for finding in audit(store)} == {"a": 1}
    store.close()


@pytest.mark.parametrize("along", ["", '[["a",1]]', '[["a",1],["b",2]]', "{"])
def test_which_streams_went_along_cannot_be_changed(url: str, along: str) -> None:
    store = open_store(url)
    commit(store, to("a", 0, 1), to("b", 0, 2))
    store.close()
    tamper(url, "UPDATE events SET along = ?", along)
    store = open_store(url)
    assert {finding.stream: finding.broken for finding in audit(store)} == {"a": 1, "b": 1}
    store.close()


def tamper(url: str, sql: str, *values: object) -> None:
    if url.startswith("postgresql"):
        with psycopg.connect(url) as connection:
            connection.execute(sql.replace("?", "%s").encode(), values)
        return
    file = sqlite3.connect(url)
    file.execute(sql, values)
    file.commit()
    file.close()


def test_what_fails_after_its_first_write_leaves_nothing(url: str) -> None:
    """Beside others in one transaction, the statements before the one that failed are undone."""
    store = open_store(url)
    assert isinstance(store, SqliteStore | PostgresStore)
    note = "INSERT INTO notes (key, value) VALUES (?, ?)"
    store.change((note, ("first", "1")))
    with pytest.raises(Clash):
        store.change((note, ("second", "2")), (note, ("first", "3")))
    assert store.noted("second") is None
    store.close()


def test_a_commit_that_finds_a_false_end_leaves_nothing(url: str) -> None:
    """The head of b says 0 though it has an event; a, written first, is undone, and others go on."""
    store = open_store(url)
    commit(store, to("a", 0, 1), to("b", 0, 1))
    store.close()
    tamper(url, "DELETE FROM heads WHERE stream = 'b'")
    store = open_store(url)
    futures = [
        store.commit([to("c", 0, 1)], at=1),
        store.commit([to("a", 1, 2), to("b", 0, 2)], at=1, command="c1"),
        store.commit([to("d", 0, 1)], at=1),
    ]
    assert [future.exception(20) is None for future in futures] == [True, False, True]
    with pytest.raises(Unavailable, match="cardspeak audit"):
        futures[1].result()
    assert (store.version("a"), store.version("c"), store.version("d")) == (1, 1, 1)
    assert store.find_command("a", "c1") is None
    store.close()


MOVER = """
import sys
from cardspeak.ports import Append, NewEvent, Stale
from cardspeak.store import open_store

url, name, first, second, wanted = sys.argv[1:]
store = open_store(url)
print("ready", flush=True)
sys.stdin.readline()
done = late = 0
versions = {first: 0, second: 0}
while done < int(wanted):
    event = [NewEvent("chips.moved", 1, {"by": name, "number": done})]
    appends = [Append(stream, versions[stream], event) for stream in (first, second)]
    try:
        found = store.commit(appends, at=1, command=f"{name}{done}").result(60)
        versions = dict(zip((first, second), found))
        done += 1
    except Stale as stale:
        late += 1
        versions[stale.stream] = stale.actual
print(late, flush=True)
store.close()
"""


@pytest.mark.parametrize("wanted", [1, 60])
def test_a_crossing_pair(url: str, wanted: int) -> None:
    """Two processes move between the same two streams, each from its own side; both begin by creating them."""
    open_store(url).close()
    pairs = (("x", "a", "b"), ("y", "b", "a"))
    movers = [
        subprocess.Popen(
            [sys.executable, "-W", "error", "-c", MOVER, url, *pair, str(wanted)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        for pair in pairs
    ]  # fmt: skip
    for mover in movers:
        assert mover.stdout
        assert mover.stdout.readline() == "ready\n"
    for mover in movers:
        assert mover.stdin
        mover.stdin.write("\n")
        mover.stdin.flush()
    told = [mover.communicate(timeout=60)[0] for mover in movers]
    assert [mover.returncode for mover in movers] == [0, 0]
    assert sum(map(int, told)) >= 1  # one of them was late at least
    store = open_store(url)
    one, other = store.load("a"), store.load("b")
    assert [event.data for event in one] == [event.data for event in other]
    assert len(one) == 2 * wanted
    for name, *_ in pairs:
        assert [event.data["number"] for event in one if event.data["by"] == name] == list(range(wanted))
    assert [finding.broken for finding in audit(store)] == [None, None]
    store.close()


def test_many_threads_that_move_lose_and_make_nothing(store: AnyStore) -> None:
    """Chips move among three streams, each pair in both orders; a reader of the tail never sees a sum but nought."""
    streams, total = "abc", 6 * 25
    seen: list[Stored] = []

    def follow() -> None:
        while len(seen) < 2 * total and store.wait(seen[-1].position if seen else 0, 10):
            seen.extend(store.tail(seen[-1].position if seen else 0, limit=3))
            sums.append(sum(amounts(seen)))

    def move(giver: str, taker: str) -> None:
        for amount in range(1, 26):
            while True:
                try:
                    commit(store, to(giver, store.version(giver), -amount), to(taker, store.version(taker), amount))
                    break
                except Stale:
                    continue

    sums: list[int] = []
    pairs = [(giver, taker) for giver in streams for taker in streams if giver != taker]
    threads = [threading.Thread(target=move, args=pair) for pair in pairs]
    reader = threading.Thread(target=follow)
    for thread in (reader, *threads):
        thread.start()
    for thread in (*threads, reader):
        thread.join(60)
    assert len(seen) == 2 * total
    assert not any(sums)
    assert all(finding.broken is None for finding in audit(store))


def test_databases_of_before_go_on(tmp_path: Path) -> None:
    """What was hashed before commits had several streams is whole; the next commit may have them."""
    old = Path(__file__).resolve().parents[1] / "golden" / "databases" / "2026-11.db"
    path = tmp_path / "room.db"
    path.write_bytes(old.read_bytes())
    store = open_store(str(path), create=False)
    streams = store.streams()
    assert all(finding.broken is None for finding in audit(store))
    first, second = streams[:2]
    versions = store.version(first), store.version(second)
    assert commit(store, to(first, versions[0], 1), to(second, versions[1], 2)) == (versions[0] + 1, versions[1] + 1)
    assert all(finding.broken is None for finding in audit(store))
    assert len(store.tail(limit=10**6)) == sum(store.version(stream) for stream in streams)
    store.close()


def test_a_store_in_memory_finds_half_of_a_commit() -> None:
    store = MemoryStore()
    commit(store, to("a", 0, 1), to("b", 0, 2))
    row = store.links("a")[0]
    assert json.loads(row.along) == [["a", 1], ["b", 1]]
    assert (store.along("b", 1), store.along("b", 2), store.along("c", 1)) == (row.along, "", "")
