"""Names of members: nothing hidden in them, and nobody at a table who could be taken for somebody else."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.hand.refused import Refused
from cardspeak.room.table.state import Settings
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
        ("Дар’я", "Дар’я"),
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
        assert not isinstance(await room.sit(table, other.member.id), Refused)
        await room.stop()

    asyncio.run(run())
