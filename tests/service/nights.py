"""Tournaments of a room for tests: announced, entered, drawn."""

from __future__ import annotations

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger.event import Price
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.structure import Level, Structure
from cardspeak.service.room import Room
from cardspeak.service.tournaments import Done, RunningTournament

MINUTE = 60_000
LEVELS = tuple([Level(25 * step, 50 * step, seconds=1200, pause=300 if step == 2 else 0) for step in range(1, 13)])
SETTINGS = Settings(
    "Friday", ("nlhe",), "tda-2024", Structure(LEVELS, 5000, (25, 100, 500, 1000)), Price(100, 0, 10), seats=6,
    late_until=3,
)  # fmt: skip
BOSS = "mboss"
NAMES = "Anna Boris Cyril Dana Emil Fedor Gita Hana Ivan Jana Karel Lena Milan Nora".split()


def known(room: Room, *members: str) -> None:
    """Have these members come to a room."""
    for member in members:
        if room.people.member(member) is None:
            room.people.add_member(member, f"name of {member}", "", "guest", 0)


async def announced(
    room: Room, settings: Settings = SETTINGS, command_id: str = "", by: str = BOSS
) -> RunningTournament:  # fmt: skip
    """Announce a tournament, of the boss unless it is somebody else's."""
    known(room, by)
    running = await room.tournaments.announce(settings, by, command_id=command_id)
    assert isinstance(running, RunningTournament), running
    return running


async def entered(room: Room, running: RunningTournament, count: int) -> list[str]:
    """Enter players without an account; their ids."""
    found = []
    for number in range(count):
        member = await room.tournaments.call_player(running, BOSS, NAMES[number])
        assert isinstance(member, str), member
        await done(room, running, c.Register(member, BOSS))
        found.append(member)
    return found


async def done(room: Room, running: RunningTournament, command: c.Command, by: str = BOSS, known_as: str = "") -> Done:
    """Have something done, which has to be possible."""
    outcome = await room.tournaments.ask(running, by, command, known_as)
    assert isinstance(outcome, Done), (command, outcome)
    return outcome


async def refused(room: Room, running: RunningTournament, command: c.Command, by: str = BOSS) -> str:
    """Have something refused, without a trace; the code."""
    before = running.version
    outcome = await room.tournaments.ask(running, by, command)
    assert isinstance(outcome, Refused), (command, outcome)
    assert running.version == before
    return outcome.code
