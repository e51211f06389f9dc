"""Nights of bots at online tables on which much goes wrong; everything adds up after each hand."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from cardspeak.bots.simple import calling, random_play
from cardspeak.bots.solid import solid
from cardspeak.codec.events import EVENTS
from cardspeak.hand import commands as hand
from cardspeak.hand.betting import options
from cardspeak.hand.refused import Refused
from cardspeak.hand.view import view
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at, rotations
from cardspeak.room.ledger import event as money
from cardspeak.room.ledger.event import Price
from cardspeak.room.table import commands as tc
from cardspeak.room.table import events as te
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.evolve import evolve as evolve_table
from cardspeak.room.table.state import Table, seat_of, sitting
from cardspeak.room.tournament.balance import is_balanced
from cardspeak.room.tournament.headless import HOUSE, Headless, Moment, Outside
from cardspeak.room.tournament.mixed import field_game
from cardspeak.room.tournament.online import in_whole_chips
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.due import due
from cardspeak.room.tournament.run.evolve import evolve
from cardspeak.room.tournament.run.settings import AddOnTerms, BountyKind, RebuyTerms, Settings
from cardspeak.room.tournament.run.state import Tournament, left
from cardspeak.room.tournament.seating import players
from cardspeak.room.tournament.told import online
from cardspeak.room.tournament.usual import usual

GAMES = ("nlhe", "stud", "deuce-to-seven-single", "horse")
PLAYS = (solid, random_play, calling)


def outside(book: str, codes: list[str], chance: Random) -> tuple[Outside, Law]:
    """What comes from outside: books, chance, and bots of several kinds."""
    games = [find_game(code) for code in codes]
    run = games[[game for game, _ in games].index(field_game([game for game, _ in games]))]
    law = law_at(book, *run, 9, "tournament")

    def laws(settings: Any, code: str, count: int) -> Any:
        return *find_game(code), law_at(book, *find_game(code), count, "tournament")

    def acts(table: Table, number: int) -> hand.Command:
        state = table.hand
        assert state is not None
        may = options(state, law_now(table, laws)) if state.stage == "betting" else {}
        bot = PLAYS[int(sitting(table, number).member[1:]) % 3]
        return in_whole_chips(table, bot(view(state, table.players.index(number)), may, chance), may)

    return Outside(laws, lambda settings: law, acts, lambda count: chance.sample(range(count), count)), law


def settings_of(book: str, codes: list[str], entries: int, law: Law, chance: Random) -> Settings:
    """An online tournament with a bit of everything, and short stacks."""
    found = usual(entries, codes, [find_game(code) for code in codes], book, law, chance.choice([0, 4, 5, 6]))
    levels = tuple(
        [
            level._replace(seconds=180, pause=60 * (number % 3 == 2))
            for number, level in enumerate(found.structure.levels[::2])
        ]
    )
    structure = found.structure._replace(levels=levels, starting=2000)
    bounty: BountyKind = chance.choice(["none", "flat", "progressive"])
    return found._replace(
        structure=structure, price=Price(100, 20 if bounty != "none" else 0, 10), late_until=2, reentries=1,
        bounty=bounty, rebuy=RebuyTerms(Price(50), 2000, 2, 1, seconds=30),
        addon=AddOnTerms(Price(50), 1000, 2, 2),
    )  # fmt: skip


class Night(Headless):
    """A tournament on whose night things go wrong by chance."""

    def __init__(self, seed: int, book: str, game: str, entries: int) -> None:
        self.chance = Random(seed)
        turns = rotations()[game].turns if game in rotations() else ()
        codes = [f"{betting} {each}" for betting, each in turns] or [game]
        found, law = outside(book, codes, self.chance)
        self.streams: dict[str, list[tuple[Any, int]]] = {"": []}
        self.seen: set[str] = set()
        self.came = entries
        names = [f"p{number}" for number in range(entries)]
        super().__init__("night", settings_of(book, codes, entries, law, self.chance), names, found)

    # ---- kept, and read again ----------------------------------------------------------------------------------------
    def _took(self, command: c.Command) -> tuple[e.Event, ...] | Refused:
        found = super()._took(command)
        if not isinstance(found, Refused):
            self.streams[""] += [(event, self.now) for event in found]
        return found

    def tell(self, stream: str, command: tc.Command) -> tuple[te.Event, ...] | Refused:
        """Give a table a command, and keep what happened."""
        found = super().tell(stream, command)
        if not isinstance(found, Refused):
            self.streams.setdefault(stream, []).extend([(event, self.now) for event in found])
        return found

    def restart(self) -> None:
        """Forget everything, and read it from its stored form."""
        tournament: Tournament | None = None
        for event, at in stored(self.streams[""]):
            tournament = evolve(tournament, event, at)
        assert tournament == self.tournament
        self._tournament = tournament
        for stream in self.tables:
            table: Table | None = None
            for event, at in stored(self.streams[stream]):
                table = evolve_table(table, event, at)
            assert table == self.tables[stream], stream
            assert table is not None
            self.tables[stream] = table

    # ---- misfortunes -------------------------------------------------------------------------------------------------
    def misfortune(self) -> None:
        """Have something go wrong, or somebody ask for something, whether it is possible or not."""
        if self.tournament.stage != "running":
            return
        there = [each.member for each in left(self.tournament)]
        member, other = self.chance.choice(there), self.chance.choice(there)
        table = self.chance.choice(self.tournament.tables).number
        kind = self.chance.choice([
            "penalty", "disqualified", "absent", "back", "wrong seats", "late", "again", "rebuy", "add-on", "clock",
            "undo", "restart", "hold", "together", "found", "race", "leave",
        ])  # fmt: skip
        by, order = HOUSE, self.order()
        commands: dict[str, list[c.Command]] = {
            "penalty": [c.Penalise(member, "", self.chance.choice(["hands", "rounds", "warning"]), by)],
            "disqualified": [c.Penalise(member, "", "disqualification", by, order=order)] if len(there) > 3 else [],
            "wrong seats": self._swapped(member, other),
            "late": [c.Register(f"p{self.came}", by, order, bot="bot")],
            "again": [c.ReEnter(each, by, order) for each in self._out()[:1]],
            "rebuy": [*[c.Rebuy(each.member, by) for each in left(self.tournament) if each.status == "broke"][:1]],
            "add-on": [c.AddOn(member, by)],
            "clock": [c.PauseClock(by), c.StartClock(by)],
            "undo": [c.Undo(self.tournament.steps - self.chance.randrange(3), "wrong", by)],
            "hold": [c.Hold(table, True, by), c.Hold(table, False, by)],
            "together": [c.PlayHandForHand(not self.tournament.hand_for_hand, by, order=order)],
            "found": [c.ChangeChips(member, 25 * self.chance.randrange(-2, 3), "found", by)],
        }
        done = [self.do(command) for command in commands.get(kind, [])]
        if any(not isinstance(outcome, Refused) for outcome in done):
            self.seen.add(kind)
        self.came += kind == "late" and not isinstance(done[0], Refused)
        if kind == "restart":
            self.restart()
        elif kind in ("absent", "back", "leave"):
            self._at_the_table(member, kind)

    def _swapped(self, one: str, two: str) -> list[c.Command]:
        where = {member: (table.number, place) for table in self.tournament.tables
                 for place, member in enumerate(table.places)}  # fmt: skip
        if one == two or one not in where or two not in where:
            return []
        return [c.PutRight(((one, *where[two]), (two, *where[one])), HOUSE, False, "wrong seats")]

    def _out(self) -> list[str]:
        return [each.member for each in self.tournament.entrants.values() if each.status == "out"]

    def _at_the_table(self, member: str, kind: str) -> None:
        for stream, table in self.tables.items():
            if seat_of(table, member) >= 0:
                command: tc.Command = tc.SitOut(member) if kind == "absent" else tc.SitIn(member, True)
                outcome = self.tell(stream, tc.Leave(member) if kind == "leave" else command)
                assert isinstance(outcome, Refused) or kind != "leave"  # nobody leaves with chips
                self.seen.add(kind)

    def _stuck(self) -> None:
        """Have the director end what they began and what keeps everybody from playing: there may be nothing else."""
        state = self.tournament
        if state.stage != "running" or any(self._deals(stream) for stream in self.tables) or due(state, self.now):
            return
        held = [playing.number for playing, _ in online(state) if playing.halted == "held"]
        assert held or state.clock.since < 0, ("nothing is to come any more", state.playing, state.hand_for_hand)
        for number in held:
            self.do(c.Hold(number, False, HOUSE))
        if not held:
            self.do(c.StartClock(HOUSE))
            if len(left(state)) < 2 or state.open:  # late entries are taken, and nobody else is left
                self.do(c.PlayHandForHand(False, HOUSE, order=self.order()))


def stored(events: list[tuple[Any, int]]) -> list[tuple[Any, int]]:
    """Events as they are read from their stored form."""
    read = []
    for event, at in events:
        name, version, data = EVENTS.write(event)
        read.append((EVENTS.read(name, version, json.loads(json.dumps(data))), at))
    return read


def check(now: Moment, event: str = "night") -> None:
    """What holds after every hand: chips and money, who sits where, balanced tables, clauses of moves."""
    state = now.tournament
    if state.stage != "running":
        return
    assert sum(table.chips for table in now.tables.values()) == state.counts.in_play
    assert sum(max(0, each.chips) for each in left(state)) == state.counts.in_play
    assert sum(state.ledger.balances.values()) == 0
    for playing, seating in online(state):
        seats = now.tables[playing.stream].seats
        for seat, member in zip(seats, seating.places, strict=True):
            moved_without_chips = member and seat is None and not state.entrants[member].chips
            assert moved_without_chips or (seat.member if seat else "") == member
    assert sorted(each.member for each in left(state)) == sorted(p for table in state.tables for p in players(table))
    if not state.hand_for_hand:
        assert is_balanced(state.tables)
    for happened in now.events:
        if isinstance(happened, e.PlayerMoved):
            assert happened.move.cites
        if isinstance(happened, e.ChipsRaced):
            assert all(each.won <= 1 for each in happened.race.players)


def check_money(state: Tournament) -> None:
    """Every coin that came in is a prize, a fee or a bounty; prizes are those of the places."""
    assert sum(state.ledger.balances.values()) == 0
    assert state.ledger.on(money.bounty(state.id, state.finishes[-1].player)) == 0
