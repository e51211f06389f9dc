"""A tournament at online tables without a room around it: pure tables, the pure tournament, and whoever plays.

Chance, the books and the players come from outside. One hand is played after the other, a round of all tables at a
time, and the clock goes on by what a hand takes; after each hand the tournament is told, and tells the tables.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from cardspeak.hand import commands as hand
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.refused import Refused
from cardspeak.record import record
from cardspeak.room.accounts import chips_of
from cardspeak.room.table import commands as tc
from cardspeak.room.table import decide as table_rules
from cardspeak.room.table import events as te
from cardspeak.room.table.button import Laws
from cardspeak.room.table.due import DRAWN_FROM
from cardspeak.room.table.evolve import evolve as evolve_table
from cardspeak.room.table.next_hand import next_game, who_is_dealt_in
from cardspeak.room.table.runs import is_asked, unanswered
from cardspeak.room.table.state import Table, sitting, to_act
from cardspeak.room.tournament.online import hand_over, settings_of
from cardspeak.room.tournament.online_races import due_now, race, still_due
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.chance import needed
from cardspeak.room.tournament.run.decide import decide
from cardspeak.room.tournament.run.due import due
from cardspeak.room.tournament.run.evolve import evolve
from cardspeak.room.tournament.run.laws import LawOf
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import Tournament
from cardspeak.room.tournament.told import online, told, unlinked

HOUSE = "house"
A_HAND = 60_000  # milliseconds
CARDS = 52


@record
class Outside(NamedTuple):
    """What comes from outside: the law of a table and that of a tournament, who plays, and chance.

    `acts` gives the command of the player in a seat of the table; `shuffled` a row of so many numbers in a new order.
    """

    laws: Laws
    law: LawOf
    acts: Callable[[Table, int], hand.Command]
    shuffled: Callable[[int], Sequence[int]]


@record
class Moment(NamedTuple):
    """A tournament after a hand: its tables by stream, the one at which it was played, what happened since the last."""

    tournament: Tournament
    tables: dict[str, Table]
    stream: str
    events: tuple[e.Event, ...]


class RefusedError(Exception):
    """The room itself was refused something, which never happens to a sound tournament."""


class Headless:
    """A tournament with its online tables. `do` gives it a command, `play` plays it to its end."""

    def __init__(self, id: str, settings: Settings, members: Sequence[str], outside: Outside) -> None:
        self.outside, self.now = outside, 0
        self.tables: dict[str, Table] = {}
        self.happened: list[e.Event] = []  # since the last hand
        self._opened = 0
        self._tournament: Tournament | None = None  # until it is announced
        self.must(c.Announce(id, settings, HOUSE))
        for member in members:
            self.must(c.Register(member, HOUSE, bot="bot"))
        self.must(c.Start(HOUSE, self.order()))

    @property
    def tournament(self) -> Tournament:
        """The tournament as it stands."""
        assert self._tournament is not None, "it was not announced"
        return self._tournament

    def order(self) -> tuple[int, ...]:
        """Return chance for one command."""
        return tuple(self.outside.shuffled(needed(self.tournament)))

    def do(self, command: c.Command) -> tuple[e.Event, ...] | Refused:
        """Give the tournament a command, and its tables what follows for them."""
        found = self._took(command)
        if not isinstance(found, Refused):
            self._follow(found)
        return found

    def _took(self, command: c.Command) -> tuple[e.Event, ...] | Refused:
        found = decide(self._tournament, command, self.outside.law, self.now)
        if isinstance(found, Refused):
            return found
        for event in found:
            self._tournament = evolve(self._tournament, event, self.now)
        self.happened += found
        return tuple(found)

    def must(self, command: c.Command) -> None:
        """Give the tournament a command that it cannot refuse."""
        found = self.do(command)
        if isinstance(found, Refused):
            raise RefusedError(command, found)

    def tell(self, stream: str, command: tc.Command) -> tuple[te.Event, ...] | Refused:
        """Give a table a command."""
        found = table_rules.decide(self.tables.get(stream), command, self.outside.laws, self.now)
        if isinstance(found, Refused):
            return found
        table = self.tables.get(stream)
        for event in found:
            table = evolve_table(table, event, self.now)
        if table is not None:
            self.tables[stream] = table
        return tuple(found)

    def _must_tell(self, stream: str, command: tc.Command) -> tuple[te.Event, ...]:
        found = self.tell(stream, command)
        if isinstance(found, Refused):
            raise RefusedError(stream, command, found)
        return found

    def _follow(self, events: Sequence[e.Event]) -> None:
        if self.tournament.stage not in ("running", "over", "cancelled", "between_days"):
            return
        new = unlinked(self.tournament)
        for seating in new:
            self._opened += 1
            stream = f"{self.tournament.id}-{self._opened}"
            final = len(self.tournament.tables) == 1
            self._must_tell(stream, tc.Open(settings_of(self.tournament, seating, final), chips_of(self.tournament.id)))
            self._took(c.Link(seating.number, "online", HOUSE, stream))
        for stream, wanted in told(self.tournament, self.tables, events).items():
            self._must_tell(stream, wanted)
        self.tables = {stream: table for stream, table in self.tables.items() if not table.closed}

    def play(self) -> Iterator[Moment]:
        """Play until somebody has won, a hand at every table at a time; yield after each hand."""
        while self.tournament.stage == "running":
            streams = [playing.stream for playing, _ in online(self.tournament)]
            dealt = 0
            for stream in streams:
                if self.tournament.stage == "running" and self._deals(stream):
                    dealt += 1
                    yield self.hand(stream)
            self.now += A_HAND
            self._time()
            if not dealt:
                self._stuck()

    def _deals(self, stream: str) -> bool:
        table = self.tables.get(stream)
        if table is None or table.held:
            return False
        return not isinstance(who_is_dealt_in(table, self.outside.laws), Refused)

    def _time(self) -> None:
        found = due(self.tournament, self.now)
        while found is not None and found.at <= self.now:
            self.must(found.command._replace(order=self.order()))
            self._race()
            found = due(self.tournament, self.now)

    def _race(self) -> None:
        for number in [playing.number for playing, _ in online(self.tournament)]:
            while self.tournament.stage == "running" and still_due(self.tournament, number, due_now(self.tournament)):
                self.must(race(self.tournament, number, self.outside.shuffled(CARDS), HOUSE))

    def _stuck(self) -> None:
        if any(self._deals(stream) for stream in self.tables):
            return
        if self.tournament.part == "level" and not self.tournament.hand_for_hand:
            raise RefusedError("no table deals", [(name, table.held) for name, table in self.tables.items()])

    def hand(self, stream: str) -> Moment:
        """Play one hand at a table, and tell the tournament."""
        events = self._must_tell(stream, self._start(self.tables[stream]))  # where nobody is there, it is over by that
        while self.tables[stream].playing:
            found = self.tell(stream, self._next(self.tables[stream]))
            if isinstance(found, Refused):
                raise RefusedError(stream, found)
            events = found
        seating = next(seating for playing, seating in online(self.tournament) if playing.stream == stream)
        self.must(hand_over(seating, self.tables[stream], events, self.order()))
        now = Moment(self.tournament, self.tables, stream, tuple(self.happened))
        self.happened = []
        return now

    def _start(self, table: Table) -> tc.StartHand:
        among = who_is_dealt_in(table, self.outside.laws)
        if isinstance(among, Refused):
            raise RefusedError(among)
        code = table.settings.games[next_game(table, among)]
        deck = self.outside.laws(table.settings, code, len(among))[0].deck
        draw = self.outside.shuffled(DRAWN_FROM) if table.button < 0 else ()
        return tc.StartHand(tuple(self.outside.shuffled(deck)), tuple(draw))

    def _next(self, table: Table) -> tc.Command:
        state = table.hand
        assert state is not None
        if state.stage == "shuffling":
            cards = shuffled_cards(state)[0]
            return tc.Supply(hand.Reshuffle(tuple([cards[at] for at in self.outside.shuffled(len(cards))])))
        if is_asked(table):
            return tc.Act(sitting(table, unanswered(table)[0]).member, hand.Run(1))
        number = to_act(table)
        return tc.Act(sitting(table, number).member, self.outside.acts(table, number))
