"""The floor of an online table in the simulation: penalties, their undoing, clocks, void deals, and whatever it may."""

from __future__ import annotations

from cardspeak.room.table.state import Table, misses
from tests.serving import Program
from tests.simulator.people import Member
from tests.simulator.world import World

PENALTIES = ("insult: 1 round", "insult: 1 hand", "insult: warning", "insult: nothing")


class Floor(Member):
    """Somebody who runs a table, and does anything that the floor may, at any moment."""

    def __init__(self, world: World, table: str, me: Program) -> None:
        super().__init__(world, table, me)
        self._cases = 0

    def begin(self) -> None:
        """Come to the table, and begin to act."""
        super().begin()
        if not self._count:
            self.later(self.rng.randint(2_000, 6_000), self._acts)

    def calm(self, table: Table) -> None:
        """Let the clock run again if it stands; where all miss the next hand, which then cannot begin, let them off."""
        if self.waits_for("start-clock", "undo-penalty"):
            return
        if table.stopped:
            self.do("start-clock")
        elif not table.playing and not any(seat and not misses(seat, table.number + 1) for seat in table.seats):
            for given in table.given:
                if given.hands and not given.undone:
                    self.do("undo-penalty", amount=given.case, why="nobody could play")

    def _acts(self) -> None:
        if self.world.calm or self.world.over:
            return
        self.later(self.rng.randint(1_500, 7_000), self._acts)
        seats, why = len(self.seats) or 4, "it was seen"
        seat = self.rng.randrange(seats)
        match self.rng.randrange(15):
            case 0 | 1:
                self._cases += 1
                self.do("penalise", seat=seat, text=self.rng.choice(PENALTIES), why=why)
            case 2 | 13:
                self.do("undo-penalty", amount=self.rng.randint(1, max(self._cases, 1)), why=why)
            case 3:
                self.do("void-deal", why=why)
            case 4 | 5:
                self.do("stop-clock")
                self.later(self.rng.randint(500, 9_000), lambda: self.do("start-clock"))
            case 6:
                self.do("put-right", seat=seat, text=self.rng.choice(("button", "small", "big")), why=why)
            case 7:
                self.do("set-stakes", amount=self.rng.choice((20, 40)))
            case 8:
                self.do("set-speed", text=self.rng.choice(("instant", "fast")))
            case 9:
                self.do("remove", seat=seat)
            case 10:
                self.do("bot", text="calling")
            case 11:
                self.do(
                    "agree", text=self.rng.choice(("moving", "dead")), amount=self.rng.randint(1, 2), yes=["straddles"]
                )
            case 12:
                self.do("forfeit", seat=seat, amount=20)
            case _:
                self.do("close-call", amount=1)
