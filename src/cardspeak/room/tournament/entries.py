"""Entries: what a late entry gets, which stack may be given up, what a rebuy is owed, who sits in a wrong seat."""

from typing import Literal

from cardspeak.law.law import Law


def entry_stack(law: Law, starting: int) -> int:
    """Return the chips of a late entry, an alternate or a re-entry (point `entry.stack`)."""
    return int(law.entry_stack(starting=starting))


def may_surrender(law: Law, stack: int, new: int) -> bool:
    """Say whether a stack may be given up for a re-entry that buys so many chips (point `entry.surrender`)."""
    return bool(law.entry_surrender(stack=stack, new=new))


def leaves_play(law: Law) -> bool:
    """Say whether a stack that was given up leaves play at once (point `entry.given_up`)."""
    return bool(law.entry_given_up())


def hands_for_a_rebuy(law: Law) -> int:
    """Return how many hands a player may miss for a rebuy (point `rebuy.missed`)."""
    return int(law.rebuy_missed())


def announced_rebuy(law: Law) -> Literal["placed", "behind"]:
    """Return how the chips of a rebuy that was announced before the hand play in it (point `rebuy.announced`).

    It has to be paid either way: the chips are placed before the hand, or play behind until they are delivered.
    """
    how: Literal["placed", "behind"] = law.rebuy_announced()
    return how


def in_the_wrong_seat(law: Law, right_stack: bool) -> Literal["moves", "director"]:
    """Say what becomes of a player who began in the wrong seat (point `tables.wrong_seat`)."""
    what: Literal["moves", "director"] = law.tables_wrong_seat(right_stack=right_stack)
    return what


def extra_seat_goes(law: Law) -> bool:
    """Say whether the extra seat of a table goes with the first who is out there (point `tables.extra`)."""
    return bool(law.tables_extra())


def told_of_a_rebuy(law: Law) -> str:
    """Return whom the dealer tells of a rebuy: the floor, or nobody (point `rebuy.told`)."""
    return str(law.rebuy_told())


def only_players_sit(law: Law) -> bool:
    """Say whether those who do not play, or are eliminated, leave the table at once (point `tables.players`)."""
    return bool(law.tables_players())


def needs_come_first(law: Law) -> bool:
    """Say whether a player with special needs gets a seat that suits, not the one drawn (point `tables.needs`)."""
    return bool(law.tables_needs())
