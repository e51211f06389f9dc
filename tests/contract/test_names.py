"""Stored names are registered, and older forms become the present one when they are loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardspeak.errors import Unreadable
from cardspeak.ports import NewEvent
from cardspeak.store import AnyStore, open_store
from cardspeak.store.names import Names


def reopened(path: Path, names: Names) -> AnyStore:
    """A room with one event of the first form, opened by a later Cardspeak."""
    store = open_store(str(path), Names({"hand.raised": 1}))
    store.append("a", 0, [NewEvent("hand.raised", 1, {"amount": 5})], at=1).result(10)
    store.close()
    return open_store(str(path), names)


def renamed(data: dict[str, Any]) -> dict[str, Any]:
    return {"to": data["amount"]}


def counted(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "chips": [data["to"]]}


def test_an_older_form_becomes_the_present_one(tmp_path: Path) -> None:
    names = Names({"hand.raised": 3})
    names.upcast("hand.raised", 1, renamed)
    names.upcast("hand.raised", 2, counted)
    store = reopened(tmp_path / "room.db", names)
    store.append("a", 1, [NewEvent("hand.raised", 3, {"to": 7, "chips": [5, 2]})], at=1).result(10)
    expected = [(3, {"to": 5, "chips": [5]}), (3, {"to": 7, "chips": [5, 2]})]
    assert [(event.schema, event.data) for event in store.load("a")] == expected
    assert [(event.schema, event.data) for event in store.tail()] == expected
    assert store.links("a")[0].schema == 1  # as it was written, and as it was hashed
    store.close()


@pytest.mark.parametrize(
    ("names", "says"),
    [
        (Names({"hand.folded": 1}), "a, event 1: hand.raised is an event that this Cardspeak does not know"),
        (Names({"hand.raised": 2}), "nothing says how it becomes 2"),
    ],
)
def test_what_cannot_be_read_is_refused(tmp_path: Path, names: Names, says: str) -> None:
    store = reopened(tmp_path / "room.db", names)
    with pytest.raises(Unreadable, match=says):
        store.load("a")
    with pytest.raises(Unreadable, match=says):
        store.tail()
    store.close()


def test_a_newer_form_is_refused(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "room.db"), Names({"hand.raised": 2}))
    store.append("a", 0, [NewEvent("hand.raised", 2, {})], at=1).result(10)
    store.close()
    store = open_store(str(tmp_path / "room.db"), Names({"hand.raised": 1}))
    with pytest.raises(Unreadable, match=r"has version 2, newer than this Cardspeak knows \(1\)"):
        store.load("a")
    store.close()


@pytest.mark.parametrize(("name", "version"), [("hand.raised", 1), ("hand.raised", 3), ("hand.mucked", 1)])
@pytest.mark.parametrize("url", ["memory:", "room.db"])
def test_only_present_forms_are_written(tmp_path: Path, url: str, name: str, version: int) -> None:
    store = open_store(url if url == "memory:" else str(tmp_path / url), Names({"hand.raised": 2}))
    with pytest.raises(ValueError, match="not registered"):
        store.append("a", 0, [NewEvent(name, version, {})], at=1)
    assert store.version("a") == 0
    store.close()


@pytest.mark.parametrize("name", ["raised", "Hand.raised", "hand.", ".raised", "hand raised", "hand..raised", ""])
def test_a_name_is_dotted(name: str) -> None:
    with pytest.raises(ValueError):
        Names().register(name, 1)


def test_a_name_has_one_present_version_and_one_way_there() -> None:
    names = Names()
    names.register("hand.raised", 2)
    names.register("hand.raised", 2)
    with pytest.raises(ValueError, match="version 2 already"):
        names.register("hand.raised", 3)
    names.upcast("hand.raised", 1, renamed)
    names.upcast("hand.raised", 1, renamed)
    with pytest.raises(ValueError, match="already"):
        names.upcast("hand.raised", 1, counted)
    for wrong in (0, 2, 3):
        with pytest.raises(ValueError, match="no version after"):
            names.upcast("hand.raised", wrong, counted)
