"""Balancing: tables are kept of one size, and each move says who goes where, and by which clauses."""

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from cardspeak.law.law import Law
from cardspeak.law.policies.table import next_after
from cardspeak.record import record
from cardspeak.room.tournament.seating import (
    Seating,
    blinds_missing,
    coming,
    players,
    taken,
    waits,
    with_player,
    without,
)

GAP = 2  # tables that differ by one are balanced

Why = Literal["balanced", "broken", "final", "entered"]
Play = Literal["plays", "stops", "director"]


@record
class Move(NamedTuple):
    """A player goes from a place at a table to a place at another, from the coming hand on.

    `waits` says that the place is not dealt into that hand; `cites` are the clauses behind the move.
    """

    player: str
    table: int
    place: int
    to: int
    to_place: int
    why: Why
    waits: bool
    cites: tuple[str, ...]


@record
class Moved(NamedTuple):
    """The tables after some moves, and the moves in their order."""

    tables: tuple[Seating, ...]
    moves: tuple[Move, ...]


def counts(tables: Sequence[Seating], uncounted: Collection[str] = ()) -> tuple[int, ...]:
    """Return how many players sit at each table; bounty players may be those whom nobody counts."""
    if not uncounted:
        return tuple([len(table.places) - table.places.count("") for table in tables])
    return tuple([len([player for player in players(table) if player not in uncounted]) for table in tables])


def is_balanced(tables: Sequence[Seating], gap: int = GAP, uncounted: Collection[str] = ()) -> bool:
    """Say whether no table has so many players more than another."""
    numbers = counts(tables, uncounted)
    return not numbers or max(numbers) - min(numbers) < gap


def balanced(tables: Sequence[Seating], law: Law, order: Sequence[int] = (), gap: int = GAP) -> Moved:
    """Move players until the tables are balanced (points `balance.table`, `.seat`, `.mover`).

    `order` are the numbers of tables in the order, announced before, in which equally full ones give up a player and
    equally short ones get one; by their numbers when it is empty. A table to which nobody may be moved now, because
    only its small blind is free, gets nobody: the tables then stay as they are until its next hand.
    """
    now, moves = _ordered(tables, order), []
    while not is_balanced(now, gap):
        numbers = counts(now)
        giver = now[law.balance_table(counts=numbers)]
        taker = now[numbers.index(min(numbers))]
        move = one_move(giver, taker, law)
        if move is None:
            break
        moves.append(move)
        now = moved(now, move)
    places = {table.number: table for table in now}
    return Moved(tuple([places[table.number] for table in tables]), tuple(moves))


def one_move(giver: Seating, taker: Seating, law: Law, uncounted: Collection[str] = ()) -> Move | None:
    """Return who goes from one table to another and where to; none when there is no seat to which anybody may go.

    Whoever is not counted does not go: the player after them does.
    """
    here, there = coming(giver, law), coming(taker, law)
    # a hand without a small blind: its place is that of the last big blind all the same
    small = there.small if there.small >= 0 else taker.big
    place = law.balance_seat(
        seats=len(taker.places), taken=taken(taker), small=small, big=there.big, vacated=taker.vacated
    )
    if place < 0:
        return None
    who = law.balance_mover(seats=len(giver.places), taken=taken(giver), big=here.big, filled=place)
    if giver.places[who] in uncounted:
        others = [each for each in taken(giver) if giver.places[each] not in uncounted]
        who = next_after(who, others, len(giver.places))
    filled = with_player(taker, giver.places[who], place, "balanced")
    return Move(
        giver.places[who], giver.number, who, taker.number, place, "balanced", waits(filled, place, law),
        law.cites("balance.table", "balance.mover", "balance.seat"),
    )  # fmt: skip


def moved(tables: Sequence[Seating], move: Move) -> tuple[Seating, ...]:
    """Return the tables after a move."""
    return tuple(
        [
            without(table, move.player)
            if table.number == move.table
            else with_player(table, move.player, move.to_place, move.why)
            if table.number == move.to
            else table
            for table in tables
        ]
    )


def halted(
    tables: Sequence[Seating], law: Law, turbo: bool = False, uncounted: Collection[str] = ()
) -> dict[int, Play]:  # fmt: skip
    """Say of each table, by its number, whether it plays, stops, or is for the director (point `balance.halt`)."""
    numbers = counts(tables, uncounted)
    most = max(numbers, default=0)
    return {
        table.number: law.balance_halt(
            missing=most - number, seats=len(table.places), turbo=turbo, blinds=blinds_missing(table, law)
        )
        for table, number in zip(tables, numbers, strict=True)
    }


def _ordered(tables: Sequence[Seating], order: Sequence[int]) -> tuple[Seating, ...]:
    numbers = list(order) or [table.number for table in tables]
    if sorted(numbers) != sorted(table.number for table in tables):
        raise ValueError(f"the order of tables is {numbers}, there are {[table.number for table in tables]}")
    return tuple(sorted(tables, key=lambda table: numbers.index(table.number)))
