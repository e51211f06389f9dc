"""Policies of the pots: how they are made, decided and shared, down to the odd chip."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardspeak.law.policy import policy
from cardspeak.record import record


@record
class Sharer(NamedTuple):
    """A player with an equal share: seat, place clockwise from the button, cards, and the five cards that play."""

    seat: int
    place: int
    cards: tuple[int, ...]
    five: Callable[[], tuple[int, ...]]


@policy("pot.sides")
def by_equal_shares() -> bool:
    """A player all-in contests the chips that they matched; the excess of the others is a side pot, divided apart."""
    return True


@policy("pot.order")
def last_made_first(pots: int) -> tuple[int, ...]:
    """The side pot made last is decided first, the main pot at the end."""
    return tuple(range(pots - 1, -1, -1))


@policy("pot.order")
def main_pot_first(pots: int) -> tuple[int, ...]:
    """The main pot is decided first."""
    return tuple(range(pots))


@policy("pot.place")
def before_who_has_no_part() -> bool:
    """A side pot stands in front of the player who has no part in it."""
    return True


@policy("pot.winner")
def best_hand_or_last_player() -> bool:
    """The best hand at the showdown, or at any time the only player left."""
    return True


@policy("pot.tie")
def equal_parts() -> bool:
    """Equal hands share in equal parts."""
    return True


@policy("oddchip.unit")
def smallest_chip(chips: Sequence[int]) -> int:
    """A pot is divided down to the smallest chip in play."""
    return chips[0]


@policy("oddchip.unit")
def largest_chip(chips: Sequence[int]) -> int:
    """A pot is divided in the largest chips only."""
    return chips[-1]


@policy("oddchip.to")
def first_left_of_the_button(sharers: Sequence[Sharer]) -> tuple[int, ...]:
    """The first sharer clockwise from the button, then the next."""
    return tuple(sharer.seat for sharer in sorted(sharers, key=lambda sharer: sharer.place))


@policy("oddchip.to", among=("all_cards", "winning_five"))
def highest_card_by_suit(among: str, sharers: Sequence[Sharer]) -> tuple[int, ...]:
    """The highest card, equal ranks by suit, of all cards of the hand or of the five that win."""
    return tuple(
        sharer.seat
        for sharer in sorted(
            sharers,
            key=lambda sharer: (max(sharer.cards if among == "all_cards" else sharer.five()), -sharer.place),
            reverse=True,
        )
    )


@policy("oddchip.several")
def one_each(order: Sequence[int], chips: int) -> tuple[int, ...]:
    """One each, in that order."""
    return tuple(order[index % len(order)] for index in range(chips))


@policy("oddchip.several")
def all_to_the_first(order: Sequence[int], chips: int) -> tuple[int, ...]:
    """All of them to the first."""
    return (order[0],) * chips


@policy("oddchip.sides")
def high_side() -> int:
    """The high side."""
    return 0


@policy("oddchip.sides")
def low_side() -> int:
    """The low side."""
    return 1


@policy("oddchip.pots")
def each_pot_anew(order: Sequence[int], given: Sequence[int]) -> tuple[int, ...]:
    """Every pot is divided anew."""
    return tuple(order)


@policy("oddchip.pots")
def nobody_twice(order: Sequence[int], given: Sequence[int]) -> tuple[int, ...]:
    """A player with an odd chip from another pot of this hand gives way to the next, until all sharers have had one."""
    fresh = tuple(seat for seat in order if seat not in given)
    return fresh + tuple(seat for seat in order if seat in given) if fresh else tuple(order)
