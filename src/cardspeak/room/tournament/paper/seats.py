"""Seats on paper: seat cards, the seating list, moves, and what everybody has."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.balance import Move
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.state import UNKNOWN, Tournament, left

Happened = tuple[int, e.Event]
"""An event and when it was, in milliseconds."""


@record
class SeatCard(NamedTuple):
    """A seat card: the number of the entry, the player, table and seat (both from 1), the chips that belong to it."""

    number: int
    member: str
    table: int
    seat: int
    chips: int


@record
class TableList(NamedTuple):
    """A table of the seating list: its number, and seat by seat who sits there; nobody in a free one."""

    number: int
    seats: tuple[str, ...]


@record
class MoveRow(NamedTuple):
    """A move as it is listed: when it was, the move, whether its step was taken back, and the staff's reason for it."""

    at: int
    move: Move
    undone: bool
    reason: str = ""


@record
class Count(NamedTuple):
    """A line of the chip counts: the rank, the player, table and seat, the chips, which are -1 where nobody counted.

    `bigs` are the chips in tenths of a big blind, `share` in thousandths of the chips in play.
    """

    rank: int
    member: str
    table: int
    seat: int
    chips: int
    bigs: int
    share: int


def seat_cards(tournament: Tournament, members: Iterable[str] = ()) -> tuple[SeatCard, ...]:
    """Return seat cards by table and seat: of these players, or of all who have a seat."""
    wanted = set(members)
    cards = []
    for table in tournament.tables:
        for place, member in enumerate(table.places):
            if member and (not wanted or member in wanted):
                entrant = tournament.entrants.get(member)
                number, chips = (entrant.number, entrant.chips) if entrant else (0, UNKNOWN)
                known = chips if chips != UNKNOWN else tournament.settings.structure.starting
                cards.append(SeatCard(number, member, table.number, place + 1, known))
    return tuple(cards)


def seating_list(tournament: Tournament) -> tuple[TableList, ...]:
    """Return who sits where, table by table."""
    return tuple([TableList(table.number, table.places) for table in tournament.tables])


def moves(happened: Sequence[Happened]) -> tuple[MoveRow, ...]:
    """Return all moves in their order; late entries who were seated are none."""
    undone = {event.step for _, event in happened if isinstance(event, e.StepUndone)}
    rows, step, reason, follow = [], 0, "", 0
    for at, event in happened:
        follow -= 1
        if isinstance(event, e.StepTaken):
            step, reason, follow = event.number, event.reason, event.follow
        elif follow < 0:
            step, reason = 0, ""  # what follows from a hand is nobody's step
        rows += [MoveRow(at, move, step in undone, reason) for move in _moves_in(event) if move.table]
    return tuple(rows)


def _moves_in(event: e.Event) -> tuple[Move, ...]:
    if isinstance(event, e.PlayerMoved):
        return (event.move,)
    return event.moves if isinstance(event, e.FinalFormed) else ()


def chip_counts(tournament: Tournament) -> tuple[Count, ...]:
    """Return what everybody has who is still in, most chips first; those that nobody counted come last."""
    seats = {
        member: (table.number, place + 1)
        for table in tournament.tables
        for place, member in enumerate(table.places)
        if member
    }
    row = sorted(left(tournament), key=lambda each: (-each.chips, seats.get(each.member, (0, 0))))
    big = _big(tournament)
    counts: list[Count] = []
    for at, entrant in enumerate(row, 1):
        table, seat = seats.get(entrant.member, (0, 0))
        rank = counts[-1].rank if counts and counts[-1].chips == entrant.chips else at
        known = entrant.chips if entrant.chips != UNKNOWN else 0
        share = 1000 * known // tournament.counts.in_play if tournament.counts.in_play else 0
        counts.append(
            Count(rank, entrant.member, table, seat, entrant.chips, 10 * known // big if big else 0, share)
        )  # fmt: skip
    return tuple(counts)


def _big(tournament: Tournament) -> int:
    levels = tournament.settings.structure.levels
    if not levels:
        return 0
    level = levels[min(tournament.level, len(levels) - 1)]
    return level.big or level.upper
