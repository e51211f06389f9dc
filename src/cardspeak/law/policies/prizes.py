"""Policies of places and prizes: several players out at once, shared prizes, deals, guarantees."""

from collections.abc import Sequence

from cardspeak.law.policy import policy


@policy("place.same_hand")
@policy("place.hand_for_hand")
def more_chips_higher(started: Sequence[int]) -> tuple[int, ...]:
    """Whoever began the hand with more chips is placed higher; equal chips share.

    Returns a rank for each, 0 the highest.
    """
    order = sorted(set(started), reverse=True)
    return tuple(order.index(chips) for chips in started)


@policy("place.same_hand")
@policy("place.hand_for_hand")
def all_share(started: Sequence[int]) -> tuple[int, ...]:
    """They share the places and the prizes of these, whatever they had."""
    return (0,) * len(started)


@policy("place.counts_from", announced=(True, False))
def hands_at_all_tables(announced: bool, finishing: bool) -> bool:
    """From the first hand that all tables deal together; or already the hand during which it was announced.

    `finishing` says that the hand was on when it was announced.
    """
    return announced or not finishing


@policy("prize.odd")
def to_the_better_hand(hands: Sequence[int]) -> int:
    """The player with the better hand; among equal hands the first named. Returns the index."""
    return hands.index(max(hands))


@policy("prize.deal")
def all_or_none(active: int, agreed: int) -> bool:
    """When all players who are still in agree; the director may then have the prizes paid so."""
    return active == agreed


@policy("prize.guarantee", players=(1, 2))
def holds_from(players: int, entered: int) -> bool:
    """From so many players on."""
    return entered >= players
