"""The time that players have: measured by the simulation itself, which knows when the room could be used.

Time counts while a process serves; from the moment at which the database refused what a player wanted, only while it
answers. Whoever's time runs out must have had all of it by that measure, whatever the wall clock was set to; and where
no fault but a restart or a set clock came between, no more.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.runs import NOT_WAITED_FOR
from cardspeak.room.table.state import Table, sitting, to_act
from tests.simulator.virtual import Agenda

ODD = (
    fe.ClockStopped, fe.ClockStarted, e.ClockCalled, fe.Penalised, fe.PenaltyUndone, fe.VoidDeclared, fe.Disqualified,
    fe.SpeedChanged, e.SatIn, e.SatOut,
)  # fmt: skip
UNDER_WAY = 300  # milliseconds that nobody is given back, since commits usually take that long at most
A_RESTART = 2_500  # milliseconds that a restart may give: the last note that the room was there, and starting


class Turn(NamedTuple):
    """Whose turn it is, and what had been when it began."""

    seat: int
    allowed: int  # milliseconds
    served: int
    restarts: int
    faults: int
    odd: bool  # whether something gives or takes time by rule
    tried: tuple[int, int] | None = None  # the time served, and usable, when what the player wanted was refused


class Timing:
    """How long the room could be used, and since when it has been whose turn at each table."""

    def __init__(self, agenda: Agenda) -> None:
        self.agenda = agenda
        self.restarts = self.faults = 0
        self._serves, self._answers = False, True
        self._looked = self._served = self._usable = 0
        self._turns: dict[str, Turn] = {}
        self.measured = 0  # times that ran out, and were measured

    @property
    def served(self) -> int:
        """For how many milliseconds a process has served so far."""
        return self._served + (self.agenda.now - self._looked if self._serves else 0)

    @property
    def usable(self) -> int:
        """For how many milliseconds a process has served, and its database answered."""
        return self._usable + (self.agenda.now - self._looked if self._serves and self._answers else 0)

    def now(self, serves: bool | None = None, answers: bool | None = None) -> None:
        """Note whether a process serves from now on, and whether its database answers."""
        self._served, self._usable, self._looked = self.served, self.usable, self.agenda.now
        if serves is False:
            self.restarts += 1
            for stream in [stream for stream, turn in self._turns.items() if turn.tried is not None]:
                self.unknown(stream)  # what the process owed, and had not given back, is forgotten with it
        self.faults += answers is False
        self._serves = self._serves if serves is None else serves
        self._answers = self._answers if answers is None else answers

    def refused(self, stream: str, seat: int) -> None:
        """Note that the database refused what the player of a seat wanted."""
        turn = self._turns.get(stream)
        if turn is not None and turn.seat == seat and turn.tried is None:
            self._turns[stream] = turn._replace(tried=(self.served, self.usable))

    def fault(self) -> None:
        """Note that something else goes wrong: nobody can say then how much time is given back."""
        self.faults += 1

    def unknown(self, stream: str) -> None:
        """Leave the turn that is on at a table unmeasured: only a process that has died knew what it owed."""
        turn = self._turns.get(stream)
        if turn is not None:
            self._turns[stream] = turn._replace(odd=True)

    def saw(self, stream: str, before: Table | None, event: Any, after: Table | None, came: int | None) -> list[str]:
        """Measure an event of a table; return what is wrong. `came` is the time served when its command came."""
        assert after is not None
        turn = self._turns.get(stream)
        wrong: list[str] = []
        if turn is not None and not turn.odd:
            if isinstance(event, e.TimeRanOut) and event.seat == turn.seat:
                wrong = self._measured(turn)
            elif isinstance(event, e.BankUsed) and event.seat == turn.seat and came is not None:
                used = event.time + after.settings.speed.turn
                if used > came - turn.served + UNDER_WAY:
                    wrong = [f"{used} ms were taken from the player in seat {turn.seat}, of {came - turn.served} used"]
        changed = before is None or moment_of(before) != moment_of(after)
        if turn is None or (changed and not isinstance(event, e.Resumed)):
            self._turns[stream] = turn = self._begun(after)
        if isinstance(event, ODD) and turn is not None:
            self._turns[stream] = turn._replace(odd=True)
        return wrong

    def _begun(self, table: Table) -> Turn:
        seat = to_act(table)
        if seat < 0 or table.telling is not None:
            return Turn(-1, 0, 0, 0, 0, True)
        player = sitting(table, seat)
        allowed = NOT_WAITED_FOR if player.idle else table.settings.speed.turn + player.bank
        odd = bool(player.bot or table.stopped or table.called)
        return Turn(seat, allowed, self.served, self.restarts, self.faults, odd)

    def _measured(self, turn: Turn) -> list[str]:
        self.measured += 1
        used = self.served - turn.served
        if turn.tried is not None:
            used = turn.tried[0] - turn.served + self.usable - turn.tried[1]
        if used < turn.allowed - UNDER_WAY:
            return [f"the player in seat {turn.seat} had {used} ms, and {turn.allowed} were theirs"]
        most = turn.allowed + UNDER_WAY + A_RESTART * (self.restarts - turn.restarts)
        if self.faults == turn.faults and used > most:
            return [f"the player in seat {turn.seat} had {used} ms, and {turn.allowed} were theirs"]
        return []


def moment_of(table: Table) -> tuple[int, int, int]:
    """Return whose turn it is in which hand, and since when."""
    return table.since, table.number, to_act(table)
