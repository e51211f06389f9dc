"""Names of members: nothing hidden in them, and nobody at a table who could be taken for somebody else."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.hand.refused import Refused
from cardspeak.room.table.state import Settings
from cardspeak.service.asking import Asked
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.member_names import LONGEST_NAME, in_two_scripts, looks, tidy
from cardspeak.service.people import Door, Entered
from cardspeak.service.room import Options, Room
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import RunningTable
from cardspeak.store.memory import MemoryStore


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann  Lee ", "Ann Lee"), ("\u202eAnn", "Ann"), ("A\u200bn\u2060n\ufeff", "Ann"), ("\u3164\u2800", ""),
        ("\ufb01ne", "fine"), ("Jose\u0301", "José"),
        ("Z\u0323\u0301\u0302\u0303\u0304o", "Ẓ\u0301o"), ("\u0301Ann", "Ann"),
        ("Дар’я", "Дар’я"), ("A\u034fn\ufe0fn\U000e0100", "Ann"), ("A\u17b4n\u180bn\U0001d159", "Ann"), ("\ufe0f", ""),
    ],
)  # fmt: skip
def test_nothing_is_hidden_in_a_name(typed: str, kept: str) -> None:
    """What shows nothing, turns the direction of writing or piles up over the lines does not get into a name."""
    assert tidy(typed) == kept


@given(st.text(max_size=60))
def test_a_tidy_name_stays_as_it_is(name: str) -> None:
    """A name is tidied once and for all, and is never longer than it may be."""
    once = tidy(name)
    assert tidy(once) == once
    assert len(once) <= LONGEST_NAME


@pytest.mark.parametrize(
    ("one", "other"), [("Cop", "Сор"), ("Ivan", "lvan"), ("Ann", "A n n"), ("Bob", "Bоb"), ("José", "Jose")]
)
def test_names_that_look_alike(one: str, other: str) -> None:
    """Letters of another script, a capital I for a small L, spaces and accents do not tell two names apart."""
    assert looks(one) == looks(other)


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Олег", "Олег2"), ("Ján", "Dan"), ("p-1", "p-2")])
def test_names_that_do_not(one: str, other: str) -> None:
    """Names that anybody tells apart stay two."""
    assert looks(one) != looks(other)


def test_who_has_a_sign_in_their_name_that_is_left_out_today_comes_in() -> None:
    """A name that was kept with a sign that shows nothing, as a red heart has one, is still found with it."""
    store, clock = MemoryStore(), SystemClock()
    door = Door(store.people, clock)
    assert isinstance(door.register("Ann", "a very good password"), Entered)
    member = store.people.member_named("Ann")
    assert member is not None
    store.people.rename(member.id, "Ann \u2764\ufe0f")
    for typed in ("Ann \u2764\ufe0f", " ann \u2764\ufe0f\u200b\0"):
        assert isinstance(door.sign_in(typed, "a very good password"), Entered)
    assert isinstance(door.sign_in("Ann", "a very good password"), Refused)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("A\u202eB", "AB"), ("\u200b\u200b", "Table"), ("\0", "Table"), ("  The   Club’s ", "The Club’s")],
)
def test_nothing_is_hidden_in_the_name_of_a_table(typed: str, kept: str) -> None:
    """Tables are called as people are: by what can be seen."""
    settings = settings_from({"name": typed})
    assert isinstance(settings, Settings)
    assert settings.name == kept


def test_two_scripts_in_a_word() -> None:
    """A word is written in one script; a name may have a word of each."""
    assert in_two_scripts("Аnn")
    assert not in_two_scripts("Ann Анна")
    assert not in_two_scripts("Олег99")


def test_at_the_door_and_at_the_table() -> None:
    """A mixed name does not come in; one like that of somebody who sits there finds no seat at this table."""

    async def run() -> None:
        store, clock = MemoryStore(), SystemClock()
        room, door = Room(store, clock, SystemShuffler(), Options((0, 0))), Door(store.people, clock)
        mixed = door.guest("Аnn")
        assert isinstance(mixed, Refused)
        assert mixed.code == "name_in_two_scripts"
        cop, like, other = (door.guest(name) for name in ("Cop", "Сор", "Bea"))
        assert isinstance(cop, Entered)
        assert isinstance(like, Entered)
        assert isinstance(other, Entered)
        settings = settings_from({"seats": "3"})
        assert isinstance(settings, Settings)
        table = await room.open_table(settings, cop.member.id)
        assert isinstance(table, RunningTable)
        assert not isinstance(await room.sit(table, cop.member.id), Refused)
        refused = await room.sit(table, like.member.id)
        assert isinstance(refused, Refused)
        assert (refused.code, refused.facts) == ("name_like", {"name": "Cop"})
        said = await room.ask(table, like.member.id, Asked("chat", text="I fold"))  # nor in its chat
        assert isinstance(said, Refused)
        assert said.code == "name_like"
        assert room.chat.at(table.id) == ()
        assert not isinstance(await room.sit(table, other.member.id), Refused)
        await room.stop()

    asyncio.run(run())
