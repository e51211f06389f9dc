"""Chip races at online tables: which are due, and the chips that stacks are made of, since nobody holds any there."""

from collections.abc import Sequence

from cardspeak.room.tournament.run import commands as run
from cardspeak.room.tournament.run.chips import due_colour_ups
from cardspeak.room.tournament.run.state import Tournament
from cardspeak.room.tournament.seating import taken


def due_now(tournament: Tournament) -> tuple[int, ...]:
    """Return the denominations that have to be raced off at all tables before their next hands."""
    return due_colour_ups(tournament, tournament.level + (tournament.part == "break"))


def still_due(tournament: Tournament, table: int, due: Sequence[int]) -> tuple[int, ...]:
    """Return those of these denominations that were not raced off at a table yet."""
    done = {each.race.old for each in tournament.races if each.table == table}
    seating = next(each for each in tournament.tables if each.number == table)
    stacks = [tournament.entrants[member].chips for member in seating.places if member]
    smallest = min([chip for chip in tournament.chips if chip not in due], default=1)
    # who came from a table that was not done yet has brought some; and where the last such table was broken, a race
    # without any chips says that they are gone
    everywhere = {old for old in done if _done_everywhere(tournament, old)}
    return tuple(
        [old for old in due if old not in done or old in everywhere or any(stack % smallest >= old for stack in stacks)]
    )


def _done_everywhere(tournament: Tournament, old: int) -> bool:
    done = {each.table for each in tournament.races if each.race.old == old}
    return {table.number for table in tournament.tables if taken(table)} <= done


def race(tournament: Tournament, table: int, deck: Sequence[int], by: str) -> run.ColourUp:
    """Return the command that races the smallest denomination off at a table."""
    seating = next(each for each in tournament.tables if each.number == table)
    old, new, *_ = sorted(tournament.chips)
    stacks = [(member, tournament.entrants[member].chips) for member in seating.places if member]
    rows = [run.Held(member, in_chips(stack, old, new), stack % old > 0) for member, stack in stacks]
    return run.ColourUp(table, tuple(rows), tuple(deck), by)


def in_chips(stack: int, old: int, new: int) -> tuple[tuple[int, int], ...]:
    """Return a stack of an online table in chips of two denominations: small ones as long as they make no third chip.

    Nobody holds chips there; this is what a dealer would have given out last.
    """
    small = min(stack, stack % new + new) // old
    return tuple([(value, count) for value, count in ((old, small), (new, (stack - small * old) // new)) if count])
