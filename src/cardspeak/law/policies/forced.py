"""Policies of the forced bets: blinds, antes, straddles and the bring-in.

Seats are indexes in table order; `button` is the index of the seat with the button.
"""

from collections.abc import Sequence

from cardspeak.law.policy import policy


@policy("blind.seats")
def two_left_of_the_button(players: int, button: int) -> tuple[int, int]:
    """The nearer seat on the button's left posts the small blind, the next one the big blind."""
    return (button + 1) % players, (button + 2) % players


@policy("blind.seats")
def button_is_small_blind(players: int, button: int) -> tuple[int, int]:
    """The button posts the small blind and opens the first round; the other player the big blind."""
    return button, (button + 1) % players


@policy("blind.when")
def before_the_deal() -> bool:
    """The blinds are in before a card is dealt, in the order of the seats."""
    return True


@policy("blind.ratio")
def half(small: int, big: int) -> bool:
    """The small blind is half the big blind."""
    return 2 * small == big


@policy("blind.ratio")
def as_the_table_says(small: int, big: int) -> bool:
    """Any small blind up to the big blind."""
    return small <= big


@policy("blind.short")
def full_amount(posted: int, nominal: int) -> int:
    """The others owe the forced bet in full, however little its owner could post."""
    return nominal


@policy("blind.short")
def amount_posted(posted: int, nominal: int) -> int:
    """The others owe what was really posted."""
    return posted


@policy("ante.order")
def blind_first(stack: int, blind: int, ante: int) -> tuple[int, int]:
    """A short stack fills the blind first; only the rest is ante."""
    posted = min(stack, blind)
    return posted, min(stack - posted, ante)


@policy("ante.order")
def ante_first(stack: int, blind: int, ante: int) -> tuple[int, int]:
    """A short stack pays the ante first; only the rest is blind."""
    paid = min(stack, ante)
    return min(stack - paid, blind), paid


@policy("straddle.allowed")
def never(players: int, agreed: bool) -> bool:
    """No straddles."""
    return False


@policy("straddle.allowed", heads_up=(True, False))
def if_the_table_agreed(heads_up: bool, players: int, agreed: bool) -> bool:
    """Straddles are allowed where the players agreed on them before the game."""
    return agreed and (heads_up or players > 2)


@policy("straddle.size", times=(2, 3))
def times_the_big_blind(times: int, big_blind: int) -> int:
    """This many times the bet before it."""
    return times * big_blind


@policy("straddle.last_word")
def straddler() -> bool:
    """The straddler acts last in the first round."""
    return True


@policy("straddle.last_word")
def big_blind_keeps_it() -> bool:
    """The big blind keeps the last word."""
    return False


@policy("nolook.allowed")
def no_blind_raise() -> bool:
    """A raise is made after looking, in turn."""
    return False


@policy("nolook.allowed")
def without_last_word() -> bool:
    """The first player may raise in the dark; the big blind keeps the last word."""
    return True


@policy("nolook.size", times=(2, 3))
def exactly(times: int, big_blind: int) -> int:
    """Exactly this many big blinds in total."""
    return times * big_blind


@policy("bringin.seat", all_in=("next_lowest_card", "next_seat"))
def lowest_card(all_in: str, values: Sequence[int], stacks: Sequence[int]) -> tuple[int, bool]:
    """The lowest open card brings in; `values` rank the open cards so that the least brings in.

    Returns the seat and whether it owes the bring-in. Where the lowest card has no chips left the next lowest card owes
    it, or the betting starts with the next player on its left who has chips, who brings in or folds.
    """
    order = sorted((value, seat) for seat, value in enumerate(values) if value >= 0)
    lowest = order[0][1]
    if stacks[lowest] or not any(stacks[seat] for _, seat in order):
        return lowest, True
    if all_in == "next_lowest_card":
        return next(seat for _, seat in order if stacks[seat]), True
    count = len(values)
    places = ((lowest + step) % count for step in range(1, count))
    return next(seat for seat in places if values[seat] >= 0 and stacks[seat]), False


@policy("bringin.size")
def half_the_lower_bet(bring_in: int, small_bet: int) -> bool:
    """Half of the lower bet."""
    return 2 * bring_in == small_bet


@policy("bringin.size")
def as_set(bring_in: int, small_bet: int) -> bool:
    """What the table says, less than the lower bet."""
    return 0 < bring_in < small_bet
