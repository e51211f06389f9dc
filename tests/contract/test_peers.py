"""The processes that share a PostgreSQL server: leases, numbers that fence, the tail, messages."""

import threading
from collections.abc import Iterator

import pytest

from cardspeak.ports import Append, Fenced, NewEvent, Stale
from cardspeak.store.postgres import PostgresStore
from cardspeak.store.postgres_peers import PostgresPeers
from tests.postgres import Postgres

PATIENCE = 60.0


@pytest.fixture
def stores(postgres: Postgres) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    """Two processes' stores over one empty database."""
    url = postgres.empty()
    both = PostgresStore(url), PostgresStore(url)
    yield both
    for store in both:
        store.close()


@pytest.fixture
def peers(stores: tuple[PostgresStore, PostgresStore]) -> tuple[PostgresPeers, PostgresPeers]:
    """Both of them, by their names."""
    return stores[0].peers(lambda: "p1"), stores[1].peers(lambda: "p2")


def event(number: int) -> NewEvent:
    return NewEvent("thing.happened", 1, {"number": number})


def append(store: PostgresStore, stream: str, expected: int, fence: int = 0) -> int:
    return store.commit([Append(stream, expected, [event(expected + 1)], fence)], at=1).result()[0]


Stores = tuple[PostgresStore, PostgresStore]
Both = tuple[PostgresPeers, PostgresPeers]


def test_a_lease_has_one_holder_and_its_number_grows(peers: Both) -> None:
    one, two = peers
    taken = one.take(["table/a", "table/b"])
    assert [(lease.stream, lease.process, lease.fence) for lease in taken] == [
        ("table/a", "p1", 1),
        ("table/b", "p1", 1),
    ]
    assert two.take(["table/a", "table/c"])[0].stream == "table/c"
    two.give_back(["table/a"], 5)  # it is not theirs
    assert two.take(["table/a"]) == []
    one.give_back(["table/a"], 7)
    assert [(lease.fence, lease.at) for lease in two.take(["table/a"])] == [(2, 7)]
    two.give_back(["table/a"], 9)
    assert {lease.stream for lease in two.beat(1)[1]} == {"table/b", "table/c"}
    assert [(lease.fence, lease.at) for lease in one.take(["table/a"])] == [(3, 9)]


def test_who_lost_a_lease_cannot_act_for_the_stream_and_anybody_else_can(stores: Stores, peers: Both) -> None:
    one, two = peers
    append(stores[0], "table/a", 0)
    assert append(stores[0], "table/a", 1, one.take(["table/a"])[0].fence) == 2
    one.give_back(["table/a"], 7)
    assert append(stores[0], "table/a", 2, 1) == 3  # nobody else has begun to
    fence = two.take(["table/a"])[0].fence
    with pytest.raises(Fenced):
        append(stores[0], "table/a", 3, 1)
    with pytest.raises(Fenced):
        append(stores[0], "table/b", 0, 1)  # which nobody ever drove
    assert append(stores[0], "table/a", 3) == 4
    with pytest.raises(Stale):
        append(stores[1], "table/a", 3, fence)
    assert append(stores[1], "table/a", 4, fence) == 5


def test_a_lease_is_not_taken_in_the_middle_of_a_commit(stores: Stores, peers: Both) -> None:
    """Whoever drives commits as fast as possible while others take its lease: none of its events comes after that."""
    one, two = peers
    append(stores[0], "table/a", 0)
    fence, version, taken = one.take(["table/a"])[0].fence, 1, threading.Event()

    def takes() -> None:
        one.give_back(["table/a"], 7)
        two.take(["table/a"])
        taken.set()

    thread = threading.Thread(target=takes)
    thread.start()
    last_before = 0
    try:
        while True:
            was_taken = taken.is_set()
            assert thread.is_alive() or taken.is_set()  # otherwise this would go on for ever
            version = append(stores[0], "table/a", version, fence)
            assert not was_taken
            last_before = version
    except Fenced:
        pass
    thread.join()
    assert stores[1].version("table/a") == max(last_before, 1)


def test_the_dead_are_buried_and_those_who_live_are_not(peers: Both) -> None:
    one, two = peers
    one.beat(1000)
    one.take(["table/a"])
    seen = next(process for process in two.beat(2000)[0] if process.id == "p1")
    assert (seen.beat, seen.at) == (1, 1000)
    one.beat(1500)
    two.bury(seen)  # it has been heard of since
    assert two.take(["table/a"]) == []
    seen = next(process for process in two.beat(2500)[0] if process.id == "p1")
    two.bury(seen)
    assert [(lease.fence, lease.at) for lease in two.take(["table/a"])] == [(2, 1500)]
    assert [process.id for process in two.beat(3000)[0]] == ["p2"]
    assert {process.id for process in one.beat(3000)[0]} == {"p1", "p2"}  # buried alive, it goes on without its lease
    assert one.beat(3000)[1][0].process == "p2"


def test_who_leaves_gives_everything_back(peers: Both) -> None:
    one, two = peers
    one.beat(1)
    one.take(["table/a", "table/b"])
    one.leave(9)
    assert [process.id for process in two.beat(1)[0]] == ["p2"]
    assert [lease.at for lease in two.take(["table/a", "table/b"])] == [9, 9]


def test_news_of_others_comes_at_once_and_whole(stores: Stores, peers: Both) -> None:
    two = peers[1]
    append(stores[0], "table/a", 0)
    after = two.end_of_tail()
    assert two.news(after, 0) == []
    found: list[tuple[str, int]] = []

    def follow() -> None:
        position = after
        while len(found) < 41:
            for row in two.news(position, PATIENCE):
                found.append((row.stream, row.version))
                position = row.position

    thread = threading.Thread(target=follow)
    thread.start()
    for version in range(1, 21):
        stores[0].commit(
            [Append("table/a", version, [event(1)]), Append("table/b", version - 1, [event(1)])], at=1
        ).result()
    append(stores[1], "table/c", 0)  # one's own is there too
    thread.join(PATIENCE)
    assert sorted(found) == sorted(
        [*[("table/a", n) for n in range(2, 22)], *[("table/b", n) for n in range(1, 21)], ("table/c", 1)]
    )


def test_messages_reach_all_others_or_one_and_none_is_taken_for_another(peers: Both) -> None:
    one, two = peers
    heard: dict[str, list[bytes | None]] = {"p1": [], "p2": []}
    came = threading.Condition()

    def hears(name: str, message: bytes | None) -> None:
        with came:
            heard[name].append(message)
            came.notify_all()

    for peer in peers:
        peer.hear(lambda message, name=peer.me: hears(name, message))  # type: ignore[misc]
    with came:
        assert came.wait_for(lambda: all(heard.values()), PATIENCE)  # what was said before is missed
    for message in (b"x", b"x", "є".encode() * 3000):
        one.send(message)
    one.send(b"for two", "p2")
    two.send(b"for one", "p1")
    two.send(b"for all")
    with came:
        assert came.wait_for(lambda: len(heard["p2"]) == 5 and len(heard["p1"]) == 3, PATIENCE)
    assert heard["p2"] == [None, b"x", b"x", "є".encode() * 3000, b"for two"]
    assert heard["p1"] == [None, b"for one", b"for all"]
