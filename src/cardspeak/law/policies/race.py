"""Policies of the chip race: small chips leave play, and what does not make a new chip is raced for by cards."""

from collections.abc import Sequence

from cardspeak.law.policies.table import rank_then_suit
from cardspeak.law.policy import policy


@policy("race.exchange")
def as_many_as_they_cover(count: int, old: int, new: int) -> tuple[int, int]:
    """Each player's are exchanged for as many new ones as they cover; the rest is raced.

    Returns the new chips and how many old ones are left over.
    """
    covered = count * old // new
    return covered, count - covered * new // old


@policy("race.rounded")
def half_counts(worth: int, new: int) -> int:
    """As many as all chips left over are worth; a rest of half a new chip or more counts as one."""
    return (2 * worth + new) // (2 * new)


@policy("race.first")
def at_seat_one(seats: Sequence[int]) -> int:
    """At seat 1: cards are dealt from there, to each player one for each chip. Returns the place."""
    return min(seats)


@policy("race.card", suits=("shdc", "shcd"))
def highest_by_suit(suits: str, cards: Sequence[int]) -> int:
    """The highest; the suit decides between equal ranks. Returns its index."""
    return rank_then_suit(suits, cards)


@policy("race.most")
def one_chip() -> int:
    """One chip."""
    return 1


@policy("race.rescue")
def one_of_the_smallest(smallest: int) -> int:
    """The player gets one chip of the smallest denomination that is left, so that nobody is raced out."""
    return smallest


@policy("race.late")
def equal_value_only(worth: int, smallest: int) -> tuple[int, int]:
    """They are exchanged at equal value; what makes no whole chip leaves play. Returns what is paid and what is not."""
    return worth - worth % smallest, worth % smallest


@policy("race.steps", visible=(False, True))
def announced_and_watched(visible: bool) -> tuple[str, ...]:
    """It is announced, and players may watch; where so ordered all chips stay in full sight."""
    return ("announce", "players_may_watch", *(["chips_in_sight"] if visible else []))


@policy("race.any_time")
def announced_by_the_director() -> bool:
    """At any time, of one player or several, announced: the director controls the chips in play."""
    return True


@policy("chips.unowned")
def back_to_the_stock() -> bool:
    """They leave play."""
    return True


@policy("chips.carried", rack=(False, True))
def in_sight(rack: bool) -> tuple[str, ...]:
    """In sight all the way, and in a rack where so ordered."""
    return ("in_sight", *(["rack"] if rack else []))
