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


def ante_may_follow(law: Law, ante: int, before: int) -> bool:
    """Say whether an ante may come after another one (point `ante.later`)."""
    return bool(law.ante_later(ante=ante, before=before))


def decks_change(law: Law, occasion: Literal["push", "word", "level", "house"]) -> bool:
    """Say whether decks are changed when dealers change, the dealer says so, a level begins or the house wants it."""
    return bool(law.deck_changes(occasion=occasion))


def decks_ready(law: Law, players: int) -> int:
    """Return how many seconds before play a dealer with so many players prepares the deck (point `deck.ready`)."""
    return int(law.deck_ready(players=players))


def against_stalling(law: Law) -> tuple[str, ...]:
    """Return, as codes, what may be done against stalling once it is announced (point `stalling.means`)."""
    return tuple(law.stalling_means())


def minutes_off_the_clock(law: Law, taken: int, named: int = 0) -> int:
    """Return the minutes that a hand takes off the clock in hand-for-hand play (point `hand_for_hand.clock`).

    `taken` is how long it was, `named` what the director wants to be taken off (0: what is usual).
    """
    return int(law.hand_for_hand_clock(taken=taken, named=named))


def all_in_hands_open(law: Law) -> bool:
    """Say whether hands are opened at once in hand-for-hand play when a bet is all-in and called."""
    return bool(law.hand_for_hand_cards())


def may_be_cancelled(law: Law, late: int) -> bool:
    """Say whether an event that begins so many minutes late may be changed or cancelled (point `start.late`)."""
    return bool(law.start_late(late=late))
