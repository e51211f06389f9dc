"""A running tournament: as the runner decides, commits and tells it, with its chance supplied from sealed draws."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at
from cardspeak.ports import Clock, Shuffler, Store
from cardspeak.record import record
from cardspeak.room.tournament.draw import table_size
from cardspeak.room.tournament.mixed import field_game
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.chance import needed
from cardspeak.room.tournament.run.decide import decide
from cardspeak.room.tournament.run.evolve import evolve
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import Tournament, left
from cardspeak.service.aggregate import Aggregate, Done, Kind, Update
from cardspeak.service.draw_events import DrawOpened, DrawsSealed
from cardspeak.service.draws import drawn_order, seal_of, seed_of
from cardspeak.service.player_names import PlayerNames
from cardspeak.service.runner import run
from cardspeak.service.supervision import Paused

LAST_TOLD = 2000
DECK = 52  # the cards of a chip race
TOO_SHORT = "order_too_short"  # what a command is refused with that needs chance and has none
OVER = ("over", "cancelled")
OF_DRAWS = (DrawsSealed, DrawOpened)

Drawn = tuple[DrawOpened, tuple[int, ...]]  # what is told of a draw, and the order that it gives


@record
class Began(NamedTuple):
    """A tournament is announced, with its draws sealed."""

    command: c.Announce
    sealed: DrawsSealed


@record
class WithChance(NamedTuple):
    """A command that may need chance, and the next draw: nothing is drawn, nor opened, unless it does."""

    command: Any
    draw: Callable[[int], Drawn]


@record
class GiveBack(NamedTuple):
    """The time for which nobody could play was nobody's: the clock of an event online goes on with what was left.

    `away` are its milliseconds, put in at the moment in which it is given back.
    """

    away: int = 0


@record
class Draw(NamedTuple):
    """A draw that was opened: the version of its event, when it was, the seal told before it, and what it opened."""

    version: int
    at: int
    root: str
    opened: DrawOpened


def law_of(settings: Settings) -> Law:
    """Return the law by which an event is run."""
    found = [find_game(code) for code in settings.games]
    game = field_game([game for game, _ in found])
    structure = next(structure for each, structure in found if each is game)
    players = settings.seats or table_size(law_at(settings.book, game, structure, 9, "tournament"))
    return law_at(settings.book, game, structure, players, "tournament")


def decided(tournament: Tournament | None, command: Any, at: int) -> Sequence[Any] | Refused:
    """Decide under the law of the event's book; where chance was used, it is opened first."""
    if isinstance(command, GiveBack):
        runs = tournament is not None and time_runs(tournament)
        return [e.TimeGivenBack(command.away)] if runs and command.away > 0 else []
    if isinstance(command, Began):
        outcome = decide(tournament, command.command, law_of, at)
        return outcome if isinstance(outcome, Refused) else (*outcome, command.sealed)
    if not isinstance(command, WithChance):
        return decide(tournament, command, law_of, at)
    assert tournament is not None
    if isinstance(command.command, c.ColourUp):
        opened, deck = command.draw(DECK)
        outcome = decide(tournament, command.command._replace(deck=deck), law_of, at)
        return outcome if isinstance(outcome, Refused) else (opened, *outcome)
    outcome = decide(tournament, command.command, law_of, at)
    if not isinstance(outcome, Refused) or outcome.code != TOO_SHORT:
        return outcome
    opened, order = command.draw(needed(tournament))
    outcome = decide(tournament, command.command._replace(order=order), law_of, at)
    return outcome if isinstance(outcome, Refused) else (opened, *outcome)


def time_runs(tournament: Tournament) -> bool:
    """Say whether time runs in an event that could not go on without the room: at real tables it can."""
    if tournament.stage != "running" or all(table.play != "online" for table in tournament.playing):
        return False
    return tournament.clock.since >= 0 or any(each.status == "broke" for each in left(tournament))


def evolved(tournament: Tournament | None, event: Any, at: int) -> Tournament:
    """Fold an event; what is told of draws changes nothing of the tournament."""
    if isinstance(event, OF_DRAWS):
        assert tournament is not None
        return tournament
    return evolve(tournament, event, at)


def new_turn(before: Tournament | None, after: Tournament) -> bool:
    """Say whether what was chosen before may not be meant for the tournament as it is now."""
    return before is None or _looked_at(before) != _looked_at(after)


def _looked_at(tournament: Tournament) -> tuple[object, ...]:
    seats = tuple([(table.number, table.places) for table in tournament.tables])
    return tournament.stage, seats, tournament.deal


def no_rest(before: Tournament | None, event: Any) -> None:
    """Keep no snapshot: a tournament is read from its beginning, with all that was told of its draws."""


TOURNAMENTS: Kind[Tournament, Any, Any] = Kind("tournament/", Tournament, decided, evolved, new_turn, no_rest)


class RunningTournament(Aggregate[Tournament, Any, Any]):
    """One tournament in memory: `state` as it stands, `version`, what was told of it, what its players are called.

    `listeners` are told of every `Update`; `paused` says why nothing goes on by itself. To make one asks the store for
    names: it is made in a thread.
    """

    def __init__(self, tournament_id: str, store: Store, clock: Clock, shuffler: Shuffler) -> None:
        super().__init__(TOURNAMENTS, tournament_id, store, clock)
        self._shuffler = shuffler
        self.names = PlayerNames(tournament_id, store.people)  # of players without an account
        self.told: deque[tuple[int, int, Any]] = deque(maxlen=LAST_TOLD)  # version, time and event
        self.draws: list[Draw] = []
        self.root = ""  # the seal of the next draw
        self.given = 0  # when time was given back last
        self._secret = b""

    @property
    def over(self) -> bool:
        """Say whether nothing is left to be played."""
        return self.known is not None and self.known.stage in OVER

    def begin(self) -> None:
        """Know nothing of the stream."""
        super().begin()
        self.told.clear()
        self.draws.clear()
        self.root, self._secret, self.given = "", b"", 0

    def fold(self, event: Any, version: int, at: int) -> None:
        """Take in an event, and what it tells of draws."""
        super().fold(event, version, at)
        self.told.append((version, at, event))
        if isinstance(event, DrawsSealed):
            self.root, self._secret = event.root, bytes.fromhex(event.secret)
        elif isinstance(event, DrawOpened):
            self.draws.append(Draw(version, at, self.root, event))
            self.root = event.root
        elif isinstance(event, e.TimeGivenBack):
            self.given = at

    def meant(self, command: Any, at: int) -> Any:
        """Supply the chance of a command at the moment in which it is decided, so that nobody has seen it before."""
        if isinstance(command, GiveBack):
            return GiveBack(self.away(at))
        if isinstance(command, c.Announce):
            secret = self._shuffler.secret()
            return Began(command._replace(id=self.id), DrawsSealed(seal_of(seed_of(secret, 0)), secret.hex()))
        if self.known is None or not self._secret:
            return command
        if isinstance(command, c.ColourUp):  # a race that is dealt at a table names its cards
            return command if command.deck else WithChance(command, lambda count: self._draw((), count))
        if not hasattr(command, "order"):
            return command
        entered = self._entered() if isinstance(command, c.Start) else ()
        return WithChance(command._replace(order=()), lambda count: self._draw(entered, count))

    def given_back(self, command: Any, at: int) -> Sequence[Any]:
        """Give the time back for which the store has failed, before anything happens."""
        return () if isinstance(command, GiveBack) or not self.away(at) else (e.TimeGivenBack(self.away(at)),)

    def away(self, at: int) -> int:
        """Return for how many milliseconds time ran though the store failed, and nobody could play."""
        if self.known is None or not self.lost_since or not time_runs(self.known):
            return 0
        return max(at - self.lost_since, 0)

    def owed(self, at: int) -> int:
        """Return for how many milliseconds, up to now, time was nobody's and was not given back yet."""
        return self.away(at)

    def owes_time(self) -> bool:
        """Say whether time runs while nobody can play."""
        return bool(self.lost_since) and self.away(self.lost_since + 1) > 0

    def lost(self, at: int, unsure: bool) -> None:
        """Note that the store failed, and have whoever drives the event look at it."""
        first = not self.lost_since
        super().lost(at, unsure)
        if first and self.known is not None:
            self.publish(Update(self.version, at, (), self.known))

    def stands(self, paused: Paused | None, at: int) -> None:
        """Note, and tell, that nothing goes on by itself; unless it is the store tables play on, and time runs."""
        since = self.lost_since
        super().stands(paused, at)
        if paused is not None and paused.why != "database":
            self.lost_since = since

    def followed(self, events: Sequence[Any]) -> None:
        """Take in that others went on: whoever drives the event gives time back for all."""
        super().followed(events)
        if any(isinstance(event, e.TimeGivenBack) for event in events) and not (self.paused or self.unsure):
            self.lost_since = 0

    def _entered(self) -> tuple[str, ...]:
        return tuple([each.member for each in self.state.entrants.values() if each.status == "entered"])

    def _draw(self, entered: tuple[str, ...], count: int) -> Drawn:
        number = len(self.draws)
        seed, following = seed_of(self._secret, number), seed_of(self._secret, number + 1)
        opened = DrawOpened(number, seed.hex(), entered, count, seal_of(following))
        return opened, drawn_order(seed, entered, count)

    async def do(self, command: Any, command_id: str = "", seen: int | None = None, fence: int = 0) -> Done | Refused:
        """Carry out one command; the chance that it needs (`order`, a `deck` left out) is supplied."""
        return await run(self, lambda: [(self, command)], command_id, seen, fence)
