"""A tournament run by commands, each of which has to be possible; after each of its events everything adds up."""

from __future__ import annotations

from random import Random
from typing import Any

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at
from cardspeak.room.ledger.event import Price
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.chance import needed
from cardspeak.room.tournament.run.decide import decide
from cardspeak.room.tournament.run.evolve import evolve
from cardspeak.room.tournament.run.settings import AddOnTerms, PayoutTerms, RebuyTerms, Settings
from cardspeak.room.tournament.run.state import UNKNOWN, Entrant, Tournament, finish_of, left, seat_of, table_of
from cardspeak.room.tournament.seating import Seating, players
from cardspeak.room.tournament.structure import Level, Structure

MINUTE = 60_000
LAWS: dict[str, Law] = {}


def law_of(settings: Settings) -> Law:
    """The law of the settings' book for hold'em."""
    if settings.book not in LAWS:
        LAWS[settings.book] = law_at(settings.book, *find_game(settings.games[0]), 9, "tournament")
    return LAWS[settings.book]


LEVELS = (
    Level(25, 50, seconds=1200),
    Level(50, 100, seconds=1200),
    Level(75, 150, seconds=1200, pause=600),
    Level(100, 200, seconds=1200),
    Level(200, 400, seconds=1200),
    Level(300, 600, seconds=1200),
)
STRUCTURE = Structure(LEVELS, 5000, (25, 100, 500, 1000))
EVENING = Settings(
    "Friday", ("nlhe",), "tda-2024", STRUCTURE, Price(20, 5, 3), seats=9, late_until=3, reentries=1, bounty="flat",
    rebuy=RebuyTerms(Price(20), 5000, 3), addon=AddOnTerms(Price(10), 2500, 3, 3),
    payout=PayoutTerms(percent=15, unit=5),
)  # fmt: skip


class Run:
    """A tournament and what has happened in it."""

    def __init__(self, settings: Settings = EVENING, seed: int = 1) -> None:
        self.chance, self.at = Random(seed), 1_000_000
        self.stored: list[tuple[e.Event, int]] = []
        self.state: Tournament | None = None
        self.give(c.Announce("friday", settings, "dana"))

    @property
    def now(self) -> Tournament:
        assert self.state is not None
        return self.state

    def order(self, command: c.Command) -> tuple[int, ...]:
        """As much chance as a command may need."""
        length = needed(self.now, command) if self.state else 0
        return tuple(self.chance.sample(range(length), length))

    def ask(self, command: c.Command) -> list[e.Event] | Refused:
        """What a command leads to."""
        given: Any = command
        if hasattr(given, "order") and not given.order:
            given = given._replace(order=self.order(given))
        found = decide(self.state, given, law_of, self.at)
        return found if isinstance(found, Refused) else list(found)

    def give(self, command: c.Command) -> list[e.Event]:
        """Carry out a command that is possible."""
        found = self.ask(command)
        assert not isinstance(found, Refused), f"{command}: {found}"
        for event in found:
            self.state = evolve(self.state, event, self.at)
            self.stored.append((event, self.at))
        adds_up(self.now)
        return found

    def refuses(self, command: c.Command) -> str:
        """Return the code with which a command is refused."""
        before = self.state
        found = self.ask(command)
        assert isinstance(found, Refused), f"{command} is possible"
        assert self.state is before
        return found.code

    def wait(self, minutes: float) -> None:
        """Let time pass, and the clock bring what it brings."""
        self.at += int(minutes * MINUTE)
        self.give(c.TimeUp())

    def enter(self, *members: str) -> None:
        for member in members:
            self.give(c.Register(member, "dana"))

    def seat(self, member: str) -> int:
        return next(table.number for table in self.now.tables if member in table.places)

    def bust(self, member: str, by: str = "", button: bool = True) -> list[e.Event]:
        """Have a player be out, with the buttons of all tables known."""
        table = self.table(self.seat(member))
        by = by or next(each for each in players(table) if each != member)
        buttons = tuple((each.number, each.places.index(players(each)[0])) for each in self.now.tables if players(each))
        loser = c.Loser(member, 4000, (by,))
        return self.give(c.Bust(table.number, (loser,), "dana", buttons=buttons if button else ()))

    def place(self, member: str) -> int:
        """The place in which a player has finished."""
        found = finish_of(self.now, member)
        assert found
        return found.best

    def table(self, number: int) -> Seating:
        """The table of this number."""
        found = table_of(self.now, number)
        assert found
        return found

    def sits(self, member: str) -> tuple[int, int]:
        """Table and place of a player."""
        found = seat_of(self.now, member)
        assert found
        return found

    def own(self, member: str) -> Entrant:
        return self.now.entrants[member]

    def replayed(self) -> Tournament:
        """The tournament folded again from what is stored."""
        state: Tournament | None = None
        for event, at in self.stored:
            state = evolve(state, event, at)
        assert state is not None
        return state


def adds_up(now: Tournament) -> None:
    """All accounts together are nothing, everybody who is in has one seat, known stacks are what is in play."""
    assert sum(now.ledger.balances.values()) == 0
    seats = [player for table in now.tables for player in players(table)]
    assert len(seats) == len(set(seats))
    if now.stage == "running":
        assert sorted(seats) == sorted(each.member for each in left(now))
        stacks = [each.chips for each in left(now)]
        if UNKNOWN not in stacks and all(each.play != "told" for each in now.playing):
            assert sum(stacks) == now.counts.in_play
    assert [table.number for table in now.tables] == [each.number for each in now.playing]
    out = sorted((each.best, each.worst) for each in now.finishes)
    fallen = len(now.hand_for_hand.fallen) if now.hand_for_hand else 0
    first = len(left(now)) + fallen + 1
    if now.stage in ("running", "over"):
        places = []
        for best, worst in out:
            places += [best] if best == worst else []
            assert sum(one == (best, worst) for one in out) == worst - best + 1
        assert not out or fallen or out[0][0] == first, (out, first)
    if now.payouts:
        paid = sum(each.prize for each in now.entrants.values())
        assert sum(now.payouts) == now.ledger.on("prizes/friday") + paid
