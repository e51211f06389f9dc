"""Forms of stored events: what was stored once is read for good; what changed has a version and an upcast."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from tests.codec.test_codec import SPOT
from tests.room.run.told import EVENING, Run

from cardspeak.codec.codec import Codec, Data
from cardspeak.codec.older import OLDER
from cardspeak.codec.rows import ROWS
from cardspeak.codec.shape import shape
from cardspeak.errors import Unreadable
from cardspeak.hand import events as hand
from cardspeak.hand.state import Pot, Round
from cardspeak.room.table import events as table
from cardspeak.room.table.state import Agreement, Settings, Speed, Stakes
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as tournament
from cardspeak.room.tournament.run.state import Entrant, Parts
from cardspeak.service import older_events as real
from cardspeak.service.stored import EVENTS

FORMS = Path(__file__).resolve().parents[1] / "golden" / "stored" / "forms.txt"


def test_no_form_changes_without_a_version() -> None:
    """The file has a line for each form that was ever stored: name, version, shape."""
    known = dict(line.split(" | ") for line in FORMS.read_text(encoding="utf-8").splitlines())
    for (name, version), now in EVENTS.forms().items():
        line = f"{name} {version}"
        assert line in known, f"a new form: give {FORMS.name} the line\n{line} | {now}"
        assert known[line] == now, f"{name} has changed: it needs another version, and an upcast in codec/older.py"


def test_every_upcast_is_of_a_form_that_was() -> None:
    now = dict(EVENTS.kinds.values())
    assert all(version < now[name] for name, version in OLDER)


SETTINGS = Settings(
    "Test", ("nlhe", "plo"), "common", 6, Stakes(10, 20, chips=(5, 25), most_buy_in=2000),
    agreement=Agreement(straddles=True),
)  # fmt: skip


@pytest.mark.parametrize(
    ("name", "data", "event"),
    [
        (
            "table.opened",
            {"settings": ["Test", ["nlhe", "plo"], "common", 6, 10, 20, 0, 0, 0, 0, [5, 25], 0, 2000, "cash", 20000,
                          60000, 3000, "", False, "dealer", 0, 1, True], "by": "m1"},
            table.TableOpened(SETTINGS, "m1"),
        ),
        (
            "table.opened",
            {"settings": ["Old", ["nlhe"], "common", 6, 10, 20], "by": "m1"},
            table.TableOpened(Settings("Old", ("nlhe",), "common", 6, Stakes(10, 20)), "m1"),
        ),
        (
            "table.seat_taken",
            {"seat": 1, "member": "m2", "chips": 900, "bot": "", "entry": "wait"},
            table.SeatTaken(1, "m2", 900, "", "wait", "training/m2"),
        ),
        (
            "table.seat_taken",
            {"seat": 1, "member": "m2", "chips": 900, "bot": "", "entry": "wait", "came": "balanced", "missing": 3},
            table.SeatTaken(1, "m2", 900, "", "wait", "training/m2", "balanced", 3),
        ),
        (
            "real.opened",
            {"stakes": ["T", "tda-2011", "nlhe", "cash", 100, 200, 0, [25, 100]], "by": "m1"},
            real.Opened(real.Stakes("T", "tda-2011", "nlhe", "cash", 100, 200, 0, (25, 100)), "m1"),
        ),
        (
            "real.hand_begun",
            {"number": 1, "names": ["Ann", "Bob"], "stacks": [5, 6], "button": "Ann", "by": "m1"},
            real.HandBegun(1, ("Ann", "Bob"), (5, 6), "Ann", "m1"),
        ),
    ],
)  # fmt: skip
def test_the_first_forms_are_read(name: str, data: Data, event: object) -> None:
    before = {**data}
    assert EVENTS.read(name, 1, data) == event
    assert data == before  # what was loaded is not written into


def test_a_hand_that_was_set_up_is_noted_as_its_round_shows() -> None:
    opening = Round((5, 6), (0, 0), 3, (1, 0), 0, 0, 4, 0, 2, 2, (-1, -1), 0, -1, 0, -1)
    raised = opening._replace(bets=(0, 4), queue=(0,), level=4, full=4, aggressor=1)
    for now, opener, increase in ((opening, 1, -1), (raised, -1, 1)):
        there = SPOT._replace(round=now, opener=opener, increase=increase, idle=0, left=())
        _, _, data = EVENTS.write(there)
        for name in ("opener", "increase", "idle", "left"):
            del data[name]
        assert EVENTS.read("hand.set_up", 1, data) == there


def test_settings_that_stood_flat_are_read() -> None:
    flat = {
        "name": "Flat", "games": ["nlhe"], "book": "common", "seats": 6, "small_blind": 10, "big_blind": 20, "ante": 1,
        "bring_in": 2, "small_bet": 3, "big_bet": 4, "chips": [5], "least_buy_in": 6, "most_buy_in": 7,
        "event": "tournament", "turn": 8, "bank": 9, "pause": 10, "button": "dead", "final": True, "shows": "asked",
        "blind_ante": 11, "runs": 2, "straddles": True,
    }  # fmt: skip
    stakes = Stakes(10, 20, 1, 2, 3, 4, 11, (5,), 6, 7, 0)
    now = Settings(
        "Flat", ("nlhe",), "common", 6, stakes, Speed(8, 9, 10), Agreement("dead", 2, True), "tournament", True, "asked"
    )
    assert EVENTS.read("table.opened", 2, {"settings": flat, "by": "m1"}) == table.TableOpened(now, "m1")


def test_players_as_a_step_had_them_before_it_was_known_where_they_went_broke() -> None:
    taken_back = tournament.StepUndone(3, Parts((Entrant("m1", "broke", 5),)), None, "by mistake")
    name, version, data = EVENTS.write(taken_back)
    assert version == 2
    for each in data["back"]["entrants"]:
        del each["fell"]
    assert EVENTS.read(name, 1, data) == taken_back
    with pytest.raises(Unreadable, match=name):
        EVENTS.read(name, 1, {**data, "back": {"entrants": [5]}})


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("table.opened", {"by": "m1"}),
        ("table.opened", {"settings": 5, "by": "m1"}),
        ("table.opened", {"settings": ["T"], "by": "m1"}),
        ("table.opened", {"settings": ["T"] * 40, "by": "m1"}),
        ("table.seat_taken", {"seat": 1}),
    ],
)
def test_what_is_no_first_form_is_unreadable(name: str, data: Data) -> None:
    with pytest.raises(Unreadable, match=name):
        EVENTS.read(name, 1, data)


@pytest.mark.parametrize("version", [0, 7, -1, None, True, "1"])
def test_a_version_nobody_knows(version: object) -> None:
    with pytest.raises(Unreadable, match=r"table\.opened: version .* cannot be read; known: 6"):
        EVENTS.read("table.opened", version, {})


def test_fields_are_read_by_name() -> None:
    name, version, data = EVENTS.write(table.TableOpened(SETTINGS, "m1"))
    turned = {"by": data["by"], "settings": dict(reversed(data["settings"].items()))}
    assert EVENTS.read(name, version, turned) == table.TableOpened(SETTINGS, "m1")


def test_rows_have_every_field_of_their_records_once() -> None:
    for kind, names in ROWS.items():
        assert sorted(names) == sorted(kind.__annotations__)


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Inner:
    """A record that is no tuple."""

    chips: int
    why: Literal["won", "lost"]

    def __init__(self, *, chips: int, why: Literal["won", "lost"]) -> None:
        self.chips, self.why = chips, why


class Happened(NamedTuple):
    of: tuple[Inner, ...]
    colour: Colour
    fact: str | int | None


class HappenedBefore(NamedTuple):
    colour: Colour


def test_records_of_any_kind_are_stored() -> None:
    codec = Codec({Happened: ("a.happened", 1)}, {})
    name, version, data = codec.write(Happened((Inner(chips=5, why="won"),), Colour.BLUE, 7))
    assert data == {"of": [{"chips": 5, "why": "won"}], "colour": "blue", "fact": 7}
    again = codec.read(name, version, data)
    assert (again.of[0].chips, again.of[0].why, again.colour, again.fact) == (5, "won", Colour.BLUE, 7)
    for wrong in ({"colour": "green"}, {"fact": True}, {"of": [{"chips": 5, "why": "stolen"}]}):
        with pytest.raises(Unreadable):
            codec.read(name, version, {**data, **wrong})
    assert shape(Happened) == "{colour: str, fact: str|int|none, of: [{chips: int, why: str}]}"


def twice(data: Data) -> Data:
    return {"colour": data["hue"]}


def test_upcasts_follow_each_other() -> None:
    older: Any = {("a.happened", 1): lambda data: {"hue": data["color"]}, ("a.happened", 2): twice}
    codec = Codec({HappenedBefore: ("a.happened", 3)}, older)
    for version, data in ((1, {"color": "red"}), (2, {"hue": "red"}), (3, {"colour": "red"})):
        assert codec.read("a.happened", version, data) == HappenedBefore(Colour.RED)


@pytest.mark.parametrize(
    ("kinds", "says"),
    [
        ({HappenedBefore: ("a.happened", 2)}, "nothing says how version 1 of a.happened becomes 2"),
        ({HappenedBefore: ("happened", 1)}, "dotted"),
        ({HappenedBefore: ("A.happened", 1)}, "dotted"),
        ({HappenedBefore: ("a.", 1)}, "dotted"),
        ({HappenedBefore: ("a.happened", 0)}, "counts from 1"),
        ({HappenedBefore: ("a.happened", 1), Happened: ("a.happened", 1)}, "one name"),
    ],
)
def test_names_and_versions_that_cannot_be(kinds: dict[type, tuple[str, int]], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        Codec(kinds, {})


def test_a_row_keeps_its_order_whatever_the_class_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """The values of a row stand in the order of the table of rows."""
    monkeypatch.setitem(ROWS, Turned, ("second", "first"))
    codec = Codec({Holding: ("a.holding", 1)}, {})
    name, version, data = codec.write(Holding(Turned(1, 2)))
    assert data == {"turned": [2, 1]}
    assert codec.read(name, version, data) == Holding(Turned(1, 2))


class Turned(NamedTuple):
    first: int
    second: int


class Holding(NamedTuple):
    turned: Turned


def test_a_round_is_a_row() -> None:
    now = Round((5, 6), (1, 2), 3, (0, 1), 2, 2, 2, 0, 2, 2, (-1, 2), 0, -1, 0, -1)
    assert EVENTS.write(hand.Checked(1, now))[2]["round"] == [list(v) if isinstance(v, tuple) else v for v in now]
    assert Pot in ROWS


def test_an_event_from_before_there_were_flights_is_none() -> None:
    night = Run()
    night.enter("ann", "bob")
    night.give(c.ChangeSettings(EVENING._replace(name="Saturday"), "dana"))
    night.give(c.Undo(night.now.steps, "no", "dana"))
    for event, _ in night.stored:
        name, version, data = EVENTS.write(event)
        if (name, version - 1) in OLDER:
            settings = data["settings"] if "settings" in data else data["back"]["rest"]["settings"]
            assert settings.pop("flight_of") == ""
            assert EVENTS.read(name, version - 1, data) == event
    assert any("rest" in str(event) for event, _ in night.stored)
