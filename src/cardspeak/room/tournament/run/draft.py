"""A decision as it grows: the events so far, and the tournament as it is after them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.tournament.balance import Move
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.chance import Chance
from cardspeak.room.tournament.run.evolve import evolve
from cardspeak.room.tournament.run.laws import LawOf
from cardspeak.room.tournament.run.state import Role, Stage, Tournament


class Draft:
    """What a command leads to: each event that is added is folded at once, and what follows is decided from there."""

    def __init__(self, tournament: Tournament, laws: LawOf, by: str, chance: Chance, at: int) -> None:
        self.before = self.now = tournament
        self.laws, self.by, self.chance, self.at = laws, by, chance, at
        self.law: Law = laws(tournament.settings)
        self.events: list[e.Event] = []
        self.number = tournament.steps + 1  # of the step
        self.members: tuple[str, ...] = ()  # whom the step is about
        self.tables: tuple[int, ...] = ()
        self.reason = ""
        self.against: tuple[Move, ...] = ()  # what the room would have done instead

    def add(self, *events: e.Event) -> None:
        """Have these happen."""
        for event in events:
            self.events.append(event)
            self.now = evolve(self.now, event, self.at)


@record
class Rule(NamedTuple):
    """Who may give a command and when, the code of its step, and what it leads to.

    `own`: players may give it for themselves. `roles` without any: everybody may. `room`: only the room itself may.
    `quiet`: where the room gives it, it is a step only if more follows from it than that a hand was played.
    """

    what: str
    decide: Callable[[Draft, Any], Refused | None]
    stages: tuple[Stage, ...]
    roles: tuple[Role, ...] = ("director",)
    own: bool = False
    room: bool = False
    quiet: bool = False
