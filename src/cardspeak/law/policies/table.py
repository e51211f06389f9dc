"""Policies of the button and the blinds between two hands.

Places are seats of the table from 0, clockwise; `active` are those that are dealt in, `button`, `small`, `big` the
places of the hand before (-1: there was none); `agreed` is the method that the table agreed on, if any.
"""

from collections.abc import Sequence

from cardspeak.law.policy import policy

Places = tuple[int, int, int]


def next_after(place: int, among: Sequence[int], seats: int) -> int:
    """Return the first of these places clockwise after one."""
    return min(among, key=lambda seat: (seat - place - 1) % seats)


def last_before(place: int, among: Sequence[int], seats: int) -> int:
    """Return the first of these places counter-clockwise before one."""
    return min(among, key=lambda seat: (place - seat - 1) % seats)


@policy("button.first", final=("drawn", "last"))
def last_position(final: str, places: Sequence[int], final_table: bool) -> int:
    """The last place of the table has it, which leaves the first ones to the blinds; a final table may draw (-1)."""
    return -1 if final_table and final == "drawn" else max(places)


@policy("button.first")
def drawn(places: Sequence[int], final_table: bool) -> int:
    """A card is drawn for each place, at every table."""
    return -1


@policy("button.draw", suits=("shdc", "shcd"))
def rank_then_suit(suits: str, cards: Sequence[int]) -> int:
    """The highest rank wins; among equal ranks the suit, named from the highest (s, h, d, c). Returns the index."""
    ranked = [(card // 4, -suits.index("cdhs"[card % 4])) for card in cards]
    return ranked.index(max(ranked))


@policy("button.moves")
def dead_button(
    seats: int, active: Sequence[int], button: int, small: int, big: int, agreed: str = "", behind: bool = True
) -> Places:
    """The big blind goes to the next player; small blind and button follow to the places before, empty or not."""
    first = small if small not in (-1, button) else last_before(big, active, seats)
    return first, big, next_after(big, active, seats)


@policy("button.moves")
def moving_button(
    seats: int, active: Sequence[int], button: int, small: int, big: int, agreed: str = "", behind: bool = True
) -> Places:
    """The button always goes to the next player, and the blinds to the two players on the left of the button."""
    now = next_after(button, active, seats)
    first = next_after(now, active, seats)
    return now, first, next_after(first, active, seats)


@policy("button.moves")
def live_button(
    seats: int, active: Sequence[int], button: int, small: int, big: int, agreed: str = "", behind: bool = True
) -> Places:
    """The blinds move on; the button is never put on an empty place, but stays with the player who had it."""
    holder = small if small in active and small != button else button
    if small in (-1, button) or holder not in active:
        holder = last_before(big, active, seats)
    return holder, big, next_after(big, active, seats)


@policy("button.moves", usual=("moving", "dead"))
def as_the_room_chose(
    usual: str, seats: int, active: Sequence[int], button: int, small: int, big: int, agreed: str = "",
    behind: bool = True,
) -> Places:  # fmt: skip
    """A moving or a dead button, as the room has chosen."""
    move = dead_button if (agreed or usual) == "dead" else moving_button
    return move(seats, active, button, small, big)


@policy("button.moves")
def big_blind_alone(
    seats: int, active: Sequence[int], button: int, small: int, big: int, agreed: str = "", behind: bool = True
) -> Places:
    """The blinds move on; a hand has a big blind only when the player on the big blind, or behind it, dropped out.

    `behind` says whether both are still there. Another method holds where all have agreed on it.
    """
    if agreed:
        return (dead_button if agreed == "dead" else moving_button)(seats, active, button, small, big)
    place, _, blind = live_button(seats, active, button, small, big)
    return place, big if behind else -1, blind


@policy("button.passed")
def each_owes_one() -> bool:
    """Each posts a big blind all the same, so that nobody is spared it: there may be more than one."""
    return True


@policy("button.passed")
def two_blinds_only() -> bool:
    """Nothing: two players post, the two on the left of the button, and each of them one blind."""
    return False


@policy("button.heads_up")
def nobody_twice(seats: int, active: Sequence[int], button: int, small: int, big: int) -> Places:
    """Heads-up the big blind goes to the one who did not have it last; the other has small blind and button."""
    blind = next_after(big, active, seats)
    other = next_after(blind, active, seats)
    return other, other, blind


@policy("button.stud")
def moves_when_blinds_return(leaves: bool) -> bool:
    """The button stays where it was when games without blinds begin, and moves when blinds return."""
    return not leaves


@policy("button.stud")
def moves_and_is_frozen(leaves: bool) -> bool:
    """The button moves on after the last hand with blinds, stays there, and has not moved when blinds return."""
    return leaves
