"""Sets of seats as bits: how many, which comes next, who has chips."""

from typing import Any

from cardspeak.bulk.compiled import COMPILED, kernel

if COMPILED:
    import numpy as np

    from cardspeak.equity.kernels import compiling

    bits_set: Any = compiling.count
    lowest_bit: Any = compiling.lowest

    @kernel
    def count(seats: int) -> int:
        """Return how many seats a set has."""
        return int(np.int64(bits_set(np.uint64(seats))))

    @kernel
    def first_of(seats: int) -> int:
        """Return the first seat of a set."""
        return int(np.int64(lowest_bit(np.uint64(seats))))

else:

    def count(seats: int) -> int:
        """Return how many seats a set has."""
        return seats.bit_count()

    def first_of(seats: int) -> int:
        """Return the first seat of a set."""
        return (seats & -seats).bit_length() - 1


@kernel
def next_of(seats: int, seat: int, players: int) -> int:
    """Return the first of a set clockwise from the left of a seat; the set has one at least."""
    found: int = seat + 1 + first_of((seats | seats << players) >> (seat + 1))
    return found if found < players else found - players


@kernel
def with_chips(rules: Any, hand: Any) -> int:
    """Return the seats that are in and have chips behind."""
    found = 0
    for seat in range(rules.players):
        found |= (hand.stacks[seat] > 0) << seat  # without a branch: which of them have chips is hard to foresee
    return int(found & hand.live)


@kernel
def open_cards(rules: Any, hand: Any, seat: int) -> int:
    """Return how many open cards a seat of stud has: they lie at the third place and after it."""
    held = hand.held[seat]
    return int(held if held < 6 else 6) - 2
