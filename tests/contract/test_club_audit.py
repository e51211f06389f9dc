"""`cardspeak audit` at the club: any single event changed, removed or inserted is found, and a ledger that is false.

Of 2,000 events, among which is every kind, the first of each kind is tried, and every so many others,
`CARDSPEAK_CLUB_AUDITED` of them; 2000 is all.
"""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from cardspeak.cli import main
from cardspeak.ports import NewEvent
from cardspeak.room.club.events import NAMES
from cardspeak.service.club_audit import amiss
from cardspeak.service.running_club import CLUB
from cardspeak.service.stored import to_new
from cardspeak.store import AnyStore, open_store
from cardspeak.store.chain import verify
from cardspeak.store.rows import NOTHING, Row, link
from tests.appending import appended
from tests.room.club.every_kind import full_evening
from tests.room.club.random_commands import Chance
from tests.room.club.test_club_properties import by_chance

EVENTS = 2000
AUDITED = int(os.environ.get("CARDSPEAK_CLUB_AUDITED", "20"))


@pytest.fixture(scope="module")
def events() -> list[NewEvent]:
    """The first 2,000 events of a club: an evening on which everything happens, then others that go by chance."""
    club = full_evening()
    by_chance(club, Chance(3), 4200)
    found = [to_new(event) for event, _ in club.stored]
    assert len(found) > EVENTS
    return found[:EVENTS]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory, events: list[NewEvent]) -> Path:
    """A database that holds them, in commits of a few."""
    path = tmp_path_factory.mktemp("club") / "room.db"
    store = open_store(str(path))
    for first in range(0, EVENTS, 4):
        appended(store, CLUB, first, events[first : first + 4], at=1000 + first, command=f"c{first}").result(60)
    store.close()
    return path


@pytest.fixture(scope="module")
def root(file: Path) -> Path:
    """The root of that database, kept elsewhere; nothing is wrong with it yet."""
    path = file.with_name("root.json")
    assert main(["audit", "--db", str(file), "--root", str(path)]) == 0
    return path


class Tampered:
    """The rows of a stream as somebody has left them, with a head that fits their number."""

    def __init__(self, rows: Sequence[Row], head: bytes) -> None:
        self.rows, self.end = rows, (len(rows), head)

    def audited(self) -> list[str]:
        return [CLUB]

    def links(self, stream: str) -> Sequence[Row]:
        return self.rows

    def along(self, stream: str, version: int) -> str:
        return ""

    def head(self, stream: str) -> tuple[int, bytes] | None:
        return self.end


def renumbered(rows: Sequence[Row]) -> list[Row]:
    """Rows whose versions follow each other again."""
    return [row._replace(version=version) for version, row in enumerate(rows, 1)]


def changed(row: Row) -> Row:
    """A row of which something else is told."""
    told = json.loads(row.data)
    key = next(iter(sorted(told)), "")
    return row._replace(data=json.dumps({**told, key: [told.get(key)]}, separators=(",", ":"), sort_keys=True))


def rehashed(row: Row, before: bytes) -> Row:
    """A row whose own hash is right again."""
    return row._replace(hash=link(before, *row[:8]))


def test_any_single_event_changed_removed_or_inserted_is_found(file: Path, events: list[NewEvent]) -> None:
    store = open_store(str(file))
    rows = list(store.links(CLUB))
    store.close()
    assert len(rows) == EVENTS
    names = [event.name for event in events]
    assert set(names) == {name for name, _ in NAMES.values()}, "an event of every kind"
    head = rows[-1].hash
    assert verify(Tampered(rows, head), CLUB).broken is None
    tried = {*range(0, EVENTS, max(EVENTS // AUDITED, 1)), EVENTS - 1, *[names.index(name) for name in set(names)]}
    for at in sorted(tried):
        row, before = rows[at], rows[at - 1].hash if at else NOTHING
        for other in (changed(row), row._replace(at=row.at + 1), rehashed(changed(row), before)):
            broken = verify(Tampered([*rows[:at], other, *rows[at + 1 :]], head), CLUB).broken
            assert broken is not None, (at, row.name, "changed")
            assert at + 1 <= broken <= at + 2
        gone = [*rows[:at], *rows[at + 1 :]]
        broken = verify(Tampered(renumbered(gone), head), CLUB).broken
        assert broken is not None, (at, row.name, "removed")
        assert verify(Tampered(gone, head), CLUB).broken is not None
        more = renumbered([*rows[: at + 1], rehashed(row._replace(version=at + 2), row.hash), *rows[at + 1 :]])
        broken = verify(Tampered(more, head), CLUB).broken
        assert broken is not None, (at, row.name, "inserted")
    print(f"figure: {len(tried)} of {EVENTS} events of the club, each changed, removed and inserted: all found")


@pytest.mark.parametrize("left", [EVENTS - 1, EVENTS - 4, 1200, 0])
@pytest.mark.parametrize("also", ["", "head", "head and ids"])
def test_an_end_that_was_cut_off_is_found(
    file: Path, root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], left: int, also: str
) -> None:
    """The last event, or all from one on. Where all traces of it went, a root that was kept elsewhere has it."""
    copy = tmp_path / "room.db"
    copy.write_bytes(file.read_bytes())
    gone = "stream = 'club' AND version > ?"
    with sqlite3.connect(copy) as other:
        other.execute(f"DELETE FROM events WHERE {gone}", (left,))
        if also:
            last = "SELECT hash FROM events WHERE stream = 'club' AND version = ?"
            other.execute(
                f"UPDATE heads SET version = ?, hash = ({last}) WHERE stream = 'club' AND ?", (left, left, left)
            )
            other.execute("DELETE FROM heads WHERE stream = 'club' AND NOT ?", (left,))
        if also == "head and ids":
            other.execute(f"DELETE FROM commands WHERE {gone}", (left,))
    other.close()
    against = ["--against", str(root)] if also == "head and ids" else []
    assert main(["audit", "--db", str(copy), *against]) == 1
    assert "BROKEN" in capsys.readouterr().out


CHANGES = (
    "UPDATE events SET data = replace(data, ':', ': ') WHERE stream = 'club' AND version = ?",
    "DELETE FROM events WHERE stream = 'club' AND version = ?",
    "UPDATE events SET at = at + 1 WHERE stream = 'club' AND version = ?",
    "UPDATE events SET name = 'club.departed' WHERE stream = 'club' AND version = ?",
)


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("version", [1, 777, EVENTS])
@pytest.mark.usefixtures("root")
def test_the_command_says_so(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], change: str, version: int
) -> None:
    copy = tmp_path / "room.db"
    copy.write_bytes(file.read_bytes())
    capsys.readouterr()
    with sqlite3.connect(copy) as other:
        other.execute(change, (version,))
    other.close()
    assert main(["audit", "--db", str(copy), "--json"]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    (found,) = [line for line in lines if line["stream"] == CLUB and "broken" in line]
    assert found["broken"] == version


def test_a_ledger_that_somebody_wrote_anew_is_found(
    file: Path, tmp_path: Path, events: list[NewEvent], capsys: pytest.CaptureFixture[str]
) -> None:
    """All hashes are right and the chips are not: one side of a sale was raised, or both, for chips nobody got."""
    sale = next(at for at, event in enumerate(events) if event.name == "club.chips_sold" and at > 300)
    told = events[sale].data
    postings = told["transaction"]["postings"]
    raised = [{**each, "amount": each["amount"] + (5 if each["amount"] > 0 else 0)} for each in postings]
    both = [{**each, "amount": each["amount"] * 2} for each in postings]
    for number, (other, what) in enumerate((
        (raised, "do not add up to zero"), (both, "are not those of the accounts"),
    )):  # fmt: skip
        forged = [*events]
        data = {**told, "transaction": {**told["transaction"], "postings": other}}
        forged[sale] = NewEvent(events[sale].name, events[sale].version, data)
        path = str(tmp_path / f"{number}.db")
        store = open_store(path)
        appended(store, CLUB, 0, forged, at=1000).result(60)
        found = [*amiss(store)]
        store.close()
        assert found
        assert found[0][0] == sale + 1
        assert main(["audit", "--db", path]) == 1
        assert main(["club", "audit", "--db", path]) == 1
        assert what in capsys.readouterr().out, what
    store = open_store(str(file))
    assert [*amiss(store)] == []
    store.close()


def test_a_club_that_does_not_follow_from_its_events(events: list[NewEvent], store: AnyStore) -> None:
    left = next(at for at, event in enumerate(events) if event.name == "club.seat_left")
    seated = [each for each in events[:left] if each.name != "club.seated"]
    appended(store, CLUB, 0, [*seated, events[left]], at=1000).result(60)
    assert [*amiss(store)] != []
