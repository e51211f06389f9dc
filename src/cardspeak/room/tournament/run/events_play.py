"""Events of play: seats, tables, hands, and who is out."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.ledger.book import Transaction
from cardspeak.room.tournament.balance import Move
from cardspeak.room.tournament.clock import Clock
from cardspeak.room.tournament.places import Finish
from cardspeak.room.tournament.run.settings import Play
from cardspeak.room.tournament.run.state import Fallen, Halt, Wanted
from cardspeak.room.tournament.seating import Seating

Rows = tuple[tuple[str, int], ...]


@record
class SeatsDrawn(NamedTuple):
    """Everybody was drawn to a seat, from this order; play has begun."""

    tables: tuple[Seating, ...]
    order: tuple[int, ...]
    play: Play
    chips: tuple[int, ...]  # denominations in play
    clock: Clock
    cites: tuple[str, ...]


@record
class PlayerMoved(NamedTuple):
    """A player goes to a seat: moved, drawn there from a broken table, or seated as a late entry."""

    move: Move


@record
class TableOpened(NamedTuple):
    """A table was opened, of so many seats."""

    table: int
    seats: int
    play: Play


@record
class TableBroken(NamedTuple):
    """A table was broken: nobody sits there any more. `steps` are codes of what is done besides."""

    table: int
    steps: tuple[str, ...]
    cites: tuple[str, ...]


@record
class FinalFormed(NamedTuple):
    """The final table was formed: everybody who is left sits there, the button is to be drawn."""

    table: Seating
    moves: tuple[Move, ...]
    play: Play


@record
class PlayerWanted(NamedTuple):
    """These tables have to give a player, as soon as it is known where the button is; none: nothing is wanted."""

    wanted: tuple[Wanted, ...]


@record
class ButtonsTold(NamedTuple):
    """The tables as they are after a hand, or with the button that somebody told; -1 where nobody knows."""

    tables: tuple[Seating, ...]


@record
class OrderAnnounced(NamedTuple):
    """In which order tables are broken."""

    tables: tuple[int, ...]


@record
class SeatOpened(NamedTuple):
    """The floor has opened one seat more at a table."""

    table: int
    cites: tuple[str, ...]


@record
class ExtraSeatGone(NamedTuple):
    """The seat of the first who is out at a table with one seat more went with them; those behind it move up."""

    table: int
    place: int
    cites: tuple[str, ...]


@record
class TableLinked(NamedTuple):
    """How a table is run, and where its hands are kept."""

    table: int
    play: Play
    stream: str


@record
class TableHalted(NamedTuple):
    """Play stands still at a table, or goes on (""): it is short of players, the director decides, or was held."""

    table: int
    why: Halt
    cites: tuple[str, ...]


@record
class SeatsPutRight(NamedTuple):
    """Players who sat in wrong seats sit here now."""

    seats: tuple[tuple[str, int, int], ...]
    cites: tuple[str, ...]


@record
class AwayNoted(NamedTuple):
    """A player is not at the table, or is back."""

    member: str
    away: bool


@record
class HandBegun(NamedTuple):
    """A hand has begun at a table, at a level from 0; `number` 0 where nobody counts hands there.

    `seating` is the table with its button and blinds, where they are known.
    """

    table: int
    number: int
    level: int
    seating: Seating | None
    cites: tuple[str, ...]


@record
class HandPlayed(NamedTuple):
    """A hand is over at a table: the stacks now and before, and the table with its button and blinds."""

    table: Seating
    number: int
    stacks: Rows
    started: Rows


@record
class StackLost(NamedTuple):
    """A player has lost all chips, to these players and with so good a hand, and may buy more."""

    member: str
    winners: tuple[str, ...]
    hand: int


@record
class RebuyDeclined(NamedTuple):
    """A player who has lost all chips does not buy more."""

    member: str


@record
class PlayersOut(NamedTuple):
    """Players are eliminated in one hand, with their places; `fallen` have theirs when the round is over.

    The transactions pay bounties; `winners` says of each bounty coin who won it.
    """

    table: int
    losers: tuple[Fallen, ...]
    by: tuple[tuple[str, tuple[str, ...]], ...]
    finishes: tuple[Finish, ...]
    transactions: tuple[Transaction, ...]
    bounties: Rows
    later: bool  # places follow when the round is over


@record
class RoundFinished(NamedTuple):
    """A round of hand-for-hand play is over: the places, the clock after it."""

    round: int
    finishes: tuple[Finish, ...]
    clock: Clock
    cites: tuple[str, ...]


@record
class TableDone(NamedTuple):
    """A table has finished its hand of a round of hand-for-hand play."""

    table: int


@record
class HandForHandSet(NamedTuple):
    """Hand-for-hand play begins or ends; `finishing` are tables whose hand was on already."""

    on: bool
    finishing: tuple[int, ...]
    cites: tuple[str, ...]


@record
class TournamentWon(NamedTuple):
    """One player is left, or those who are left have made a deal and stop: their places."""

    finishes: tuple[Finish, ...]
    transactions: tuple[Transaction, ...]
    bounties: Rows


NAMES: dict[type, tuple[str, int]] = {
    SeatsDrawn: ("tournament.seats_drawn", 1),
    PlayerMoved: ("tournament.player_moved", 1),
    TableOpened: ("tournament.table_opened", 1),
    TableBroken: ("tournament.table_broken", 1),
    FinalFormed: ("tournament.final_formed", 1),
    PlayerWanted: ("tournament.player_wanted", 1),
    ButtonsTold: ("tournament.buttons_told", 1),
    OrderAnnounced: ("tournament.order_announced", 1),
    SeatOpened: ("tournament.seat_opened", 1),
    ExtraSeatGone: ("tournament.extra_seat_gone", 1),
    TableLinked: ("tournament.table_linked", 1),
    TableHalted: ("tournament.table_halted", 1),
    SeatsPutRight: ("tournament.seats_put_right", 1),
    AwayNoted: ("tournament.away_noted", 1),
    HandBegun: ("tournament.hand_begun", 1),
    HandPlayed: ("tournament.hand_played", 1),
    StackLost: ("tournament.stack_lost", 1),
    RebuyDeclined: ("tournament.rebuy_declined", 1),
    PlayersOut: ("tournament.players_out", 1),
    RoundFinished: ("tournament.round_finished", 1),
    TableDone: ("tournament.table_done", 1),
    HandForHandSet: ("tournament.hand_for_hand_set", 1),
    TournamentWon: ("tournament.won", 1),
}
