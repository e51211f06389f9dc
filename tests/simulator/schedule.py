"""What goes on in the world of a seed: which tables and people there are, and what goes wrong when."""

from __future__ import annotations

from collections.abc import Callable

from cardspeak.room.table.state import Settings
from cardspeak.service.first_tables import HOUSE
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import RunningTable
from tests.serving import programs
from tests.simulator.players import Player
from tests.simulator.world import Life, World

GAMES = ("no-limit holdem", "pot-limit omaha", "fixed-limit stud", "fixed-limit deuce-to-seven-triple")
EVENING = 60_000  # milliseconds


def played(seed: int, show: Callable[[str], None] | None = None) -> World:
    """Play the whole world of a seed; return it as it is when all is over."""
    world = World(seed, show)
    rng = world.random("schedule")
    people = programs(world.database.core.people, 3)
    world.members = {each.token: each.member for each in people} | {"": ""}

    async def furnish(life: Life) -> None:
        asked = {"game": rng.choice(GAMES), "speed": "instant", "seats": "4"}
        settings = settings_from(asked)
        assert isinstance(settings, Settings)
        running = await life.room.open_table(settings, HOUSE, ("calling",))
        assert isinstance(running, RunningTable)
        for each in people:
            Player(world, running.id, each, world.random(each.member)).begin()

    def begin(life: Life) -> None:
        world.on_start.remove(begin)
        life.spawn(furnish(life))

    world.on_start.append(begin)

    def over() -> None:
        world.over = True

    for _ in range(2):
        world.agenda.at(rng.randrange(10_000, EVENING), lambda: world.kill(3_000))
    world.agenda.at(EVENING, over)
    world.run()
    return world
