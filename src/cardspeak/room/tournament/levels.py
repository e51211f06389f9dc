"""Levels: from which hand on a new one holds, and what begins a hand."""

from typing import Literal

from cardspeak.law.law import Law

Sign = Literal["riffle", "button", "push", "deal"]


def new_level_holds(law: Law, time_up: bool, announced: bool) -> bool:
    """Say whether a hand that begins now is played at the new level (point `level.starts`)."""
    return bool(law.level_starts(time_up=time_up, announced=announced))


def begins_a_hand(law: Law, sign: Sign) -> bool:
    """Say whether a hand has begun with this: the riffle, the shuffler's button, the push of dealers (`level.hand`)."""
    return bool(law.level_hand(sign=sign))


def stays_at_old_level(law: Law, substantial: bool) -> bool:
    """Say whether a hand begun by mistake at the old level stays there; `substantial` action was taken in it."""
    return bool(law.level_wrong_hand(substantial=substantial))


def hands_after_push(law: Law) -> int:
    """Return how many hands are dealt at the old level when the new one begins while dealers change (`level.push`)."""
    return int(law.level_push())


def may_push(law: Law, seconds_left: int) -> bool:
    """Say whether dealers may change with so much time left to a break or a level (point `level.last_push`)."""
    return bool(law.level_last_push(left=seconds_left))
