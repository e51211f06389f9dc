"""Sets of seats as bits: how many, which comes next, who has chips."""

from typing import Any

from cardspeak.bulk.compiled import kernel


@kernel
def count(seats: int) -> int:
    """Return how many seats a set has."""
    found = 0
    while seats:
        seats &= seats - 1
        found += 1
    return found


@kernel
def next_of(seats: int, seat: int, players: int) -> int:
    """Return the first of a set clockwise from the left of a seat; the set has one at least."""
    while True:
        seat += 1
        if seat >= players:
            seat = 0
        if seats >> seat & 1:
            return seat


@kernel
def with_chips(rules: Any, hand: Any) -> int:
    """Return the seats that are in and have chips behind."""
    found = 0
    for seat in range(rules.players):
        if hand.stacks[seat] and hand.live >> seat & 1:
            found |= 1 << seat
    return found


@kernel
def open_cards(rules: Any, hand: Any, seat: int) -> int:
    """Return how many open cards a seat of stud has: they lie at the third place and after it."""
    held = hand.held[seat]
    return (held if held < 6 else 6) - 2
