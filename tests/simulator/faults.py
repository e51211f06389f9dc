"""What goes wrong in the world of a seed: database, processes, machine, clock and network."""

from __future__ import annotations

from tests.faulty import Failure
from tests.simulator.world import World

HOUR = 3_600_000


class Faults:
    """Makes things go wrong, one after the other, as the seed says."""

    def __init__(self, world: World) -> None:
        self.world, self.rng = world, world.random("what goes wrong")
        self._kinds = (
            self.kill, self.kill, self.stop, self.reboot, self.set_clock, self.set_clock, self.commits_fail,
            self.commits_fail, self.away, self.hangs, self.hangs, self.spoils, self.cut, self.slow_network,
        )  # fmt: skip

    def one(self) -> None:
        """Let something go wrong."""
        self.rng.choice(self._kinds)()

    def mend(self) -> None:
        """Let all be well."""
        database = self.world.database
        database.failing.clear()
        database.slow_until = 0
        database.faulty.away = False
        self.world.network.slow_until = 0
        database.unreadable.clear()
        self._answers()
        self.world.start()

    def _answers(self) -> None:
        database = self.world.database
        self.world.timing.now(answers=not database.faulty.away)

    def _down(self) -> int:
        return self.rng.choice((200, 1_000, 5_000, 20_000, 700_000 if self.rng.random() < 0.1 else 2_000))

    def kill(self) -> None:
        """Kill the process."""
        self.world.mark("fault: killed")
        self.world.kill(self._down())

    def stop(self) -> None:
        """Have the process stop in order."""
        self.world.mark("fault: stopped in order")
        self.world.stop(self._down())

    def reboot(self) -> None:
        """Kill the process, and start the machine again."""
        self.world.mark("fault: machine started again")
        self.world.kill(self._down())
        self.world.machine.booted = self.world.agenda.now

    def set_clock(self) -> None:
        """Set the wall clock; often the process ends before or after it."""
        step = self.rng.choice((-HOUR, HOUR, -5_000, 90_000))
        when = self.rng.choice(("while it runs", "after the end", "before the end"))
        self.world.mark(f"fault: clock set {'back' if step < 0 else 'forth'} {when}", step)
        if when == "after the end":
            self.world.kill(self._down())
        self.world.machine.ahead += step
        if when == "before the end":
            self.world.agenda.later(self.rng.randint(1, 3_000), lambda: self.world.kill(self._down()))

    def commits_fail(self) -> None:
        """Have the next commits fail."""
        for _ in range(self.rng.choice((1, 1, 3))):
            failure = self.rng.choice([*Failure])
            self.world.mark(f"fault: commit {failure.name}")
            self.world.database.failing.append(failure)
        self.world.timing.fault()

    def away(self) -> None:
        """Take the database away."""
        self.world.mark("fault: database away")
        self.world.database.faulty.away = True
        self._answers()
        self.world.agenda.later(self.rng.choice((300, 3_000, 25_000)), self._back)

    def _back(self) -> None:
        self.world.database.faulty.away = False
        self._answers()

    def hangs(self) -> None:
        """Have commits hang."""
        self.world.mark("fault: commits hang")
        self.world.database.slow_until = self.world.agenda.now + self.rng.choice((1_000, 6_000, 25_000))
        self.world.timing.fault()
        self.world.agenda.at(self.world.database.slow_until, self.world.timing.fault)

    def spoils(self) -> None:
        """Make an event of a table unreadable, as somebody sees who reads it now."""
        self.world.mark("fault: event cannot be read")
        self.world.database.unreadable.add("table/t1")
        self.world.timing.fault()
        if self.rng.random() < 0.5:
            self.world.kill(self._down())
        self.world.agenda.later(self.rng.choice((2_000, 15_000)), self.world.database.unreadable.clear)

    def cut(self) -> None:
        """Cut every connection."""
        self.world.mark("fault: all connections cut")
        for line in [*self.world.network.lines]:
            line.cut()

    def slow_network(self) -> None:
        """Have messages take seconds."""
        self.world.mark("fault: slow network")
        self.world.network.slow_until = self.world.agenda.now + 8_000
