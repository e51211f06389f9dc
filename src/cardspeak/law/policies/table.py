"""Policies of the table between hands: button, blinds in sequence, and the clock called on a player.

Places are seats of the table from 0, clockwise; `active` are those that are dealt in, `button`, `small`, `big` the
places of the hand before (-1: there was none).
"""

from collections.abc import Sequence

from cardspeak.law.policy import policy


def next_after(place: int, among: Sequence[int], seats: int) -> int:
    """Return the first of these places clockwise after one."""
    return min(among, key=lambda seat: (seat - place - 1) % seats)


@policy("button.moves")
def dead_button(seats: int, active: Sequence[int], button: int, small: int, big: int) -> tuple[int, int, int]:
    """The big blind goes to the next player; small blind and button follow to the places before, empty or not."""
    return small, big, next_after(big, active, seats)


@policy("button.moves")
def moving_button(seats: int, active: Sequence[int], button: int, small: int, big: int) -> tuple[int, int, int]:
    """The button always goes to the next player, and the blinds to the two on his left."""
    now = next_after(button, active, seats)
    first = next_after(now, active, seats)
    return now, first, next_after(first, active, seats)


@policy("button.heads_up")
def nobody_twice(seats: int, active: Sequence[int], button: int, small: int, big: int) -> tuple[int, int, int]:
    """Heads-up the big blind goes to the one who did not have it last; the other has small blind and button."""
    blind = next_after(big, active, seats)
    other = next_after(blind, active, seats)
    return other, other, blind


@policy("clock.time", seconds=(25, 30, 60), count=(0, 5, 10))
def so_many_seconds(seconds: int, count: int) -> tuple[int, int]:
    """So many seconds for the decision, and then so many counted down aloud."""
    return seconds, count


@policy("clock.expiry")
def hand_is_dead(facing: bool) -> str:
    """The hand of a player whose time ran out is folded."""
    return "fold"


@policy("clock.expiry")
def dead_facing_a_bet(facing: bool) -> str:
    """Facing a bet the hand is dead; facing none it is checked."""
    return "fold" if facing else "check"
