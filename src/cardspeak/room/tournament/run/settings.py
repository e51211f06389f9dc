"""What a tournament is: everything that was announced before anybody entered."""

from typing import Literal, NamedTuple

from cardspeak.record import record
from cardspeak.room.ledger.event import Price
from cardspeak.room.table.state import Speed
from cardspeak.room.tournament.structure import Structure

Play = Literal["told", "felt", "online"]
BountyKind = Literal["none", "flat", "progressive"]


@record
class RebuyTerms(NamedTuple):
    """What a rebuy costs, how many chips it buys, and who may have one until which level (from 1)."""

    price: Price
    chips: int
    until: int  # the last level in which there are rebuys
    most: int = 0  # for each player; 0: as many as they like
    stack: int = 0  # with at most so many chips; 0: with the starting stack or less
    seconds: int = 60  # for which somebody without chips may think about it where the room waits for them


@record
class AddOnTerms(NamedTuple):
    """What an add-on costs, how many chips it buys, and from the end of which level to the end of which."""

    price: Price
    chips: int
    since: int  # the level with whose end add-ons begin
    until: int  # the level with which they end
    most: int = 1


@record
class PayoutTerms(NamedTuple):
    """How prizes are divided: so many of a hundred entries are paid, from flat (0) to steep (200), in whole units."""

    percent: int = 15
    steepness: int = 100
    unit: int = 1
    least: int = 0  # the smallest prize
    places: int = 0  # paid; 0: by the percentage


@record
class SatelliteTerms(NamedTuple):
    """What a satellite pays: tickets of so many coins for an event."""

    event: str
    worth: int


@record
class Settings(NamedTuple):
    """What a tournament is; levels count from 1, times are milliseconds, money whole coins."""

    name: str
    games: tuple[str, ...]  # several are a rotation
    book: str
    structure: Structure
    price: Price
    seats: int = 0  # of a table; 0: as the book has it
    rebuy: RebuyTerms | None = None
    addon: AddOnTerms | None = None
    reentries: int = 0  # for each player; -1: as many as they like
    late_until: int = 0  # the last level in which entries are taken; 0: none after the start
    guarantee: int = 0
    payout: PayoutTerms = PayoutTerms()
    bounty: BountyKind = "none"
    play: Play = "told"  # how tables are run unless the director says otherwise
    starts: int = 0  # when; 0: when the director says so
    starts_full: bool = False  # as soon as all seats are taken, without anybody's word
    least_entries: int = 2
    most_entries: int = 0  # 0: as many as come
    waiting_list: bool = True  # who comes when all seats are taken waits for one
    rotates: Literal["level", "orbit"] = "level"
    room_speaks: bool = True  # the clock of the room announces a level; else the director does
    turbo: bool = False
    speed: Speed = Speed()  # of online tables
    owned: tuple[tuple[int, int], ...] = ()  # chips: denomination and how many
    languages: tuple[str, ...] = ()  # spoken at the tables
    public: bool = True
    satellite: SatelliteTerms | None = None
    no_show_level: int = 0  # after which the stacks of players who have not come go; 0: as the book has it
    final: int = 0  # the most players of the final table; 0: as the book has it
    flight_of: str = ""  # the event to which the players of this flight go on
