"""Policies of the field of a tournament: entries, the draw, the sizes of tables, balancing, breaking.

Places are seats of a table from 0, clockwise. `small` and `big` are the blinds of the coming hand as it would be
without a newcomer; -1 is nobody's.
"""

from collections.abc import Sequence

from cardspeak.law.policies.table import next_after
from cardspeak.law.policy import policy


@policy("entry.draw")
def drawn_at_random(order: Sequence[int]) -> tuple[int, ...]:
    """Table and seat are drawn at random."""
    return tuple(order)


@policy("entry.stack")
def full_stack(starting: int) -> int:
    """A full starting stack, from the same pool of seats as any new player at that moment."""
    return starting


@policy("entry.surrender")
def smaller_than_a_new_one(stack: int, new: int) -> bool:
    """Only a stack that is smaller than what a re-entry buys."""
    return stack < new


@policy("entry.surrender")
def any_stack(stack: int, new: int) -> bool:
    """Any stack, where the event allows it at all."""
    return True


@policy("entry.given_up")
def leaves_play() -> bool:
    """It leaves play at once."""
    return True


@policy("rebuy.missed")
def no_hand() -> int:
    """Not one: a player who wants to rebuy does it in time for the next hand."""
    return 0


@policy("rebuy.announced", chips=("placed", "behind"))
def plays_and_is_owed(chips: str) -> str:
    """It plays in that hand and has to be paid; the chips are placed before the hand, or play behind."""
    return chips


@policy("tables.size", usual=(6, 8, 9, 10), extra=(0, 1), bounty=(0, 8))
def as_many(usual: int, extra: int, bounty: int, own: int, wide: bool, guest: bool) -> int:
    """So many, unless the event has its own number; the floor may open one more seat, and a bounty player is extra.

    An event that names the usual number has no other one, so that one more seat may be opened there too. `own` is the
    event's own number, `wide` that the floor opened the extra seat, `guest` that a bounty player visits.
    """
    if own and own != usual:
        return own
    return (own or (bounty if guest and bounty else usual)) + (extra if wide else 0)


@policy("tables.extra")
def goes_with_the_first_out() -> bool:
    """It goes with the first who is out: the seat of that player is taken away."""
    return True


@policy("tables.final", full=(9, 10), seven=(7, 8))
def by_the_seats(full: int, seven: int, seats: int) -> int:
    """By the seats at a table: so many from tables of 8 and more, so many from tables of 7, and 7 from tables of 6.

    Smaller tables, of which no book speaks, leave one player more than they seat.
    """
    if seats >= 8:
        return full
    return seven if seats == 7 else seats + 1


@policy("tables.wrong_seat")
def moves_with_the_stack(right_stack: bool) -> str:
    """With a right starting stack the player takes the chips held now to the right seat; else the director decides."""
    return "moves" if right_stack else "director"


@policy("balance.table")
def fullest_in_the_order(counts: Sequence[int]) -> int:
    """The fullest table; among several the first in the order that was announced before. Returns its index."""
    return counts.index(max(counts))


@policy("balance.mover")
def next_big_blind(seats: int, taken: Sequence[int], big: int, filled: int) -> int:
    """The player who would be the big blind in the coming hand."""
    return big


@policy("balance.mover")
def from_the_same_place(seats: int, taken: Sequence[int], big: int, filled: int) -> int:
    """The player at the place with the number of the seat to be filled, or else the next one clockwise."""
    return filled if filled in taken else next_after(filled, taken, seats)


@policy("balance.seat", alone=(True, False))
def worst_position(
    alone: bool, seats: int, taken: Sequence[int], small: int, big: int, vacated: Sequence[int]
) -> int:  # fmt: skip
    """The free seat that has the big blind soonest, the big blind itself included; never the small blind.

    `alone` says whether a big blind counts that is posted without a small one. Returns -1 where there is no such seat.
    """
    free = [seat for seat in range(seats) if seat not in taken and seat != small]
    if not alone and small not in taken:
        free = [seat for seat in free if (seat - small) % seats > (big - small) % seats]
    return next_after(small, free, seats) if free else -1


@policy("balance.seat")
def last_vacated(seats: int, taken: Sequence[int], small: int, big: int, vacated: Sequence[int]) -> int:
    """The seat that fell empty last. Where none did, the first free one; -1 where none is free."""
    free = [seat for seat in range(seats) if seat not in taken]
    return next((seat for seat in reversed(vacated) if seat in free), free[0] if free else -1)


@policy("balance.halt", since=("at once", "the blinds"), small_tables=("stops", "director"))
def three_short(since: str, small_tables: str, missing: int, seats: int, turbo: bool, blinds: bool) -> str:
    """At a table with three players less than the fullest it stops, at once or when the blinds are affected.

    Six-handed and turbo events are perhaps left to the director. `blinds`: a blind of the coming hand would fall on
    a seat that was left. Returns plays, stops or director.
    """
    if missing < 3 or (since == "the blinds" and not blinds):
        return "plays"
    return small_tables if seats <= 6 or turbo else "stops"


@policy("breaking.draw")
def one_step(cards: Sequence[int]) -> tuple[int, ...]:
    """The shuffled seat cards are handed out in the order in which the players sit. Returns who comes first, and so on.

    `cards` are the playing cards dealt to the players, which only a draw in two steps looks at.
    """
    return tuple(range(len(cards)))


@policy("breaking.draw")
def two_steps(cards: Sequence[int]) -> tuple[int, ...]:
    """Shuffled seat cards are handed out by the playing cards dealt to the players, the highest first, then by suit."""
    return tuple(sorted(range(len(cards)), key=lambda at: -cards[at]))


@policy("breaking.steps", absent=(False, True), own=(False, True), quick=(False, True))
def done_at_a_break(absent: bool, own: bool, quick: bool) -> tuple[str, ...]:
    """What is named: staff moves the chips of the absent, players answer for the right seat, moves are made quickly."""
    steps = (("staff_moves_the_absent", absent), ("player_checks_the_seat", own), ("moves_are_quick", quick))
    return tuple(step for step, done in steps if done)


@policy("tables.players")
def only_those_who_play() -> bool:
    """Nobody but players who are in the event; whoever does not play, or is eliminated, leaves the table at once."""
    return True


@policy("tables.needs")
def where_it_can_be_done() -> bool:
    """They get a seat that suits them, not the one drawn, where that can be arranged."""
    return True


@policy("start.late", minutes=(0, 30))
def after_minutes(minutes: int, late: int) -> bool:
    """When it has not begun so many minutes after the announced start; with 0, never. Returns whether it may be."""
    return bool(minutes) and late >= minutes


@policy("rebuy.told", whom=("nobody", "the floor"))
def dealer_tells(whom: str) -> str:
    """The dealer tells whoever is named."""
    return whom


@policy("games.order")
def in_any_order() -> bool:
    """They need not, so that fewer errors happen: the games may stand in any order."""
    return False
