"""What goes on in the world of a seed: which tables and people there are, and what goes wrong when."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cardspeak.ports import Append
from cardspeak.room.table import events as e
from cardspeak.room.table.state import Settings
from cardspeak.service.settings import settings_from
from cardspeak.service.stored import to_new
from tests.serving import Program, programs
from tests.simulator.faults import Faults
from tests.simulator.felt import Dealer
from tests.simulator.floor import Floor
from tests.simulator.people import Person, Player
from tests.simulator.world import BEGAN, World

GAMES = (
    "no-limit holdem", "no-limit holdem", "pot-limit omaha", "fixed-limit stud", "fixed-limit deuce-to-seven-triple",
    "8-game", "no-limit short-deck",
)  # fmt: skip
BOOKS = ("common", "tda-2024", "tda-2011", "diamond-club")
EVENING = 40_000  # milliseconds in which anything may go wrong
FINISHES = 600_000  # milliseconds after which every hand has to be over
LOOKED = 2_000


class Evening:
    """The tables and the people of a world, from the first hand to the last."""

    def __init__(self, world: World) -> None:
        self.world, self.rng = world, world.random("schedule")
        self.people = programs(world.database.core.people, 4)
        world.promises.members = {each.token: each.member for each in self.people} | {"": ""}
        self.tables: list[str] = []
        self.floors: list[Floor] = []
        self.calm_since = 0
        self._numbers: dict[str, int] = {}
        for number in range(self.rng.choice((1, 1, 2))):
            self._open(f"t{number + 1}")
        world.on_start = lambda life: self._come() if not self.floors else None

    def _open(self, table: str) -> None:
        asked = {
            "game": self.rng.choice(GAMES), "book": self.rng.choice(BOOKS), "speed": "instant",
            "seats": self.rng.choice(("3", "4")),
        }  # fmt: skip
        settings = settings_from({**asked, "runs": "2", "straddles": "on"})
        if not isinstance(settings, Settings):  # a game without a board, or without blinds
            settings = settings_from(asked)
        assert isinstance(settings, Settings), settings
        opened = to_new(e.TableOpened(settings, self.people[0].member))
        self.world.database.core.commit([Append(f"table/{table}", 0, [opened])], at=BEGAN)
        self.tables.append(table)

    def _come(self) -> None:
        boss, *players = self.people
        if self.rng.random() < 0.35:
            Dealer(self.world, boss).begin()
        for table in self.tables:
            floor = Floor(self.world, table, boss)
            self.floors.append(floor)
            everybody = [
                floor,
                Person(self.world, table, Program("", "")),
                *[Player(self.world, table, p) for p in players],
            ]
            if self.rng.random() < 0.2:
                everybody.append(Person(self.world, table, players[0], page=True))
            for each in everybody:
                self.world.agenda.later(self.rng.randint(0, 3_000), each.begin)
            if self.rng.random() < 0.7:
                self.world.agenda.later(0, partial(floor.do, "bot", text="calling"))

    def calm(self, faults: Faults) -> None:
        """Let nothing go wrong any more."""
        self.world.note("calm")
        faults.mend()
        self.world.calm = True
        self.calm_since = self.world.agenda.now
        for table in self.tables:
            known = self.world.promises.witness(f"table/{table}").table
            self._numbers[table] = known.number if known else 0
        self._look()

    def _look(self) -> None:
        """End as soon as a hand that began in the calm is over at every table; nothing may stand still for long."""
        world = self.world
        for floor in self.floors:
            known = world.promises.witness(f"table/{floor.table}").table
            if known:
                floor.calm(known)
        if world.life is not None and world.life.room.unavailable:
            world.stop(1_000)  # as the operator does once everything can be read again
        waiting = [table for table in self.tables if not self._went_on(table)]
        if not waiting:
            world.note("last look")
            self._end()
        elif world.agenda.now - self.calm_since > FINISHES:
            world.promises.wrong(f"nothing happens at {waiting}, though nothing goes wrong any more")
        else:
            world.agenda.later(LOOKED, self._look)

    def _went_on(self, table: str) -> bool:
        known = self.world.promises.witness(f"table/{table}").table
        if known is None or known.closed or all(seat and seat.bot for seat in known.seats):
            return True  # bots alone do not play, and where they have all seats nobody can come
        over = known.number - known.playing
        return over > self._numbers[table]

    def _end(self) -> None:
        """Stop in order, start once more, and hold everything against everything."""

        def over() -> None:
            if self.world.life is not None:
                self.world.promises.at_the_end(self.world.life.room)
            self.world.over = True

        self.world.on_start = lambda life: over()
        self.world.stop(1_000)


def played(seed: int, show: Callable[[str], None] | None = None) -> World:
    """Play the whole world of a seed; return it as it is when all is over."""
    world = World(seed, show)
    evening = Evening(world)
    faults = Faults(world)
    rng = world.random("faults")
    for _ in range(rng.choice((0, 2, 4, 7))):
        world.agenda.at(rng.randrange(2_000, EVENING), faults.one)
    world.agenda.at(EVENING, lambda: evening.calm(faults))
    world.run()
    return world
