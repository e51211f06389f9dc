"""The running club: the one stream of the house, as the runner decides, commits and tells it."""

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at
from cardspeak.ports import Clock, Store
from cardspeak.record import record
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club.decide import decide
from cardspeak.room.club.evolve import evolve
from cardspeak.room.club.state import Club
from cardspeak.room.ledger.club import table as on_table
from cardspeak.service.aggregate import Aggregate, Done, Kind
from cardspeak.service.chance import order, seed
from cardspeak.service.runner import run

CLUB = "club"  # the stream
LAST_TOLD = 5000
PLAYERS = 9  # at a table of the house, as far as its book asks how many there are


@record
class StoodUp(NamedTuple):
    """Somebody has left a table at which hands are played, with so many chips; the table tells this, nobody asks it."""

    stream: str
    member: str
    chips: int


@record
class Shifted(NamedTuple):
    """Somebody has another seat of a table at which hands are played."""

    stream: str
    member: str
    place: int


@record
class Absent(NamedTuple):
    """Somebody has gone away from a table at which hands are played, or is back."""

    stream: str
    member: str
    away: bool


@record
class Recounted(NamedTuple):
    """A stack was counted anew at a table where hands are told: so many chips, and not as many as was known."""

    stream: str
    member: str
    before: int
    chips: int


@record
class Closed(NamedTuple):
    """A table at which hands are played was closed there."""

    stream: str


Told = StoodUp | Shifted | Absent | Recounted | Closed


def law_of(book: str, game: str, event: str) -> Law:
    """Return the law of a book for a game, at a cash table or in a tournament."""
    return law_at(book, *find_game(game), PLAYERS, event)  # type: ignore[arg-type]


def decided(club: Club | None, command: Any, at: int) -> Sequence[Any] | Refused:
    """Decide under the law of the house's books."""
    if isinstance(command, Told):
        return _told(club, command, at)
    return decide(club, command, law_of, at)


def _told(club: Club | None, command: Told, at: int) -> Sequence[Any] | Refused:
    if isinstance(command, Closed):
        table = next((each for each in club.tables.values() if each.stream == command.stream), None) if club else None
        if club is None or table is None:
            return ()
        return decide(club, floor.CloseTable(table.number, club.ledger.on(on_table(table.number)), ""), law_of, at)
    # who was moved to another table in the same commit, or whose chips went into keeping, sits here no more
    seat = club.seats.get(command.member) if club is not None else None
    if club is None or seat is None or club.tables[seat.table].stream != command.stream:
        return ()
    meant: Any
    match command:
        case StoodUp():
            there = club.ledger.on(on_table(seat.table))  # less, where a stack was counted to be more than was known
            meant = floor.LeaveSeat(command.member, min(command.chips, there), "")
        case Shifted():
            meant = floor.ChangePlace(command.member, command.place, "") if seat.place != command.place else None
        case Recounted():
            meant = floor.RecountStack(command.member, command.before, command.chips, "")
        case Absent(away=True):
            meant = None if seat.away else floor.GoAway(command.member, "")
        case _:
            meant = floor.ComeBack(command.member, "") if seat.away else None
    return decide(club, meant, law_of, at) if meant is not None else ()


def new_turn(before: Club | None, after: Club) -> bool:
    """Say whether what was chosen before may not be meant for the club as it is now: never, each command says all."""
    return before is None


def no_rest(before: Club | None, event: Any) -> None:
    """Keep no snapshot: steps that can be taken back hold what they changed."""


CLUBS: Kind[Club, Any, Any] = Kind(CLUB, Club, decided, evolve, new_turn, no_rest)


class RunningClub(Aggregate[Club, Any, Any]):
    """The club in memory: `state` as it stands, and what was told of it last (version, time and event)."""

    def __init__(self, store: Store, clock: Clock) -> None:
        super().__init__(CLUBS, "", store, clock)
        self.told: deque[tuple[int, int, Any]] = deque(maxlen=LAST_TOLD)

    def begin(self) -> None:
        """Know nothing of the stream."""
        super().begin()
        self.told.clear()

    def meant(self, command: Any, at: int) -> Any:
        """Supply the order of the players of a broken table at the moment in which it is decided."""
        if not isinstance(command, floor.BreakTable) or self.known is None or command.table not in self.known.tables:
            return command
        players = sum(bool(each) for each in self.known.tables[command.table].places)
        return command._replace(order=order(players, seed()))

    def fold(self, event: Any, version: int, at: int) -> None:
        """Take in an event, and keep the last ones."""
        super().fold(event, version, at)
        self.told.append((version, at, event))

    async def do(self, command: Any, command_id: str = "", seen: int | None = None, fence: int = 0) -> Done | Refused:
        """Carry out one command."""
        return await run(self, lambda: [(self, command)], command_id, seen, fence)
