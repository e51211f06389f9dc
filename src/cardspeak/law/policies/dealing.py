"""Policies of the deal: the deck, its order, burns, the board, and a stub that runs short."""

from collections.abc import Sequence
from functools import cache

from cardspeak.law.policy import policy


def next_from(live: Sequence[int], seat: int) -> int:
    """Return the first of `live`, which stands in table order, on the left of a seat."""
    for other in live:
        if other > seat:
            return other
    return live[0]


@policy("turn.first_round")
def left_of_the_last_blind(live: Sequence[int], button: int, last_blind: int, players: int) -> int:
    """The player on the left of the big blind, or of the straddle that bought the last word."""
    return next_from(live, last_blind)


@policy("turn.first_round")
def left_of_the_button_first(live: Sequence[int], button: int, last_blind: int, players: int) -> int:
    """The first player on the left of the button."""
    return next_from(live, button)


@policy("turn.later_rounds")
def left_of_the_button(live: Sequence[int], button: int, boards: Sequence[tuple[int, int]], players: int) -> int:
    """The first player on the left of the button who is still in; the button is last."""
    return next_from(live, button)


@policy("turn.later_rounds", tie=("suit", "seat"))
def best_open_board(tie: str, live: Sequence[int], button: int, boards: Sequence[tuple[int, int]], players: int) -> int:
    """The best open cards (in razz the lowest); of equal ones the highest card by suit, or the first in order.

    `boards` holds for each seat the value of its open cards and the highest of them as a card.
    """
    if tie == "suit":
        return max(live, key=lambda seat: boards[seat])
    return max(live, key=lambda seat: (boards[seat][0], -((seat - button - 1) % players)))


@policy("turn.common_card")
def best_board_without_it(best: int, before: int, live: Sequence[int], players: int) -> int:
    """The best open cards without the common card."""
    return best


@policy("turn.common_card")
def same_as_the_street_before(best: int, before: int, live: Sequence[int], players: int) -> int:
    """Whoever opened the street before, or the next player who is still in."""
    return next_from(live, before - 1)


@policy("deal.deck")
def deck_of_the_game() -> bool:
    """The full deck of the game, without jokers."""
    return True


@policy("deal.order")
@cache
def one_at_a_time_from_the_left(players: int, button: int) -> tuple[int, ...]:
    """One card at a time, clockwise from the left of the button; the button gets the last card."""
    return tuple((button + 1 + step) % players for step in range(players))


@policy("deal.holding")
def as_the_game_says() -> bool:
    """As many cards as the game gives."""
    return True


@policy("deal.folded")
def no_more_cards() -> bool:
    """A player who folded gets no more cards, facing a bet or not."""
    return False


@policy("deal.folded")
def until_the_next_bet() -> bool:
    """A player who folded without facing a bet goes on getting cards until somebody bets; the hand stays dead."""
    return True


@policy("deal.board")
def shared_by_all() -> bool:
    """Community cards lie face up in the middle, three, one and one; they serve everybody and stay there."""
    return True


@policy("deal.sequence")
def posts_cards_bets() -> bool:
    """Forced bets, cards, betting, and so on from street to street."""
    return True


@policy("deal.burn")
def one_before_each_street() -> int:
    """One card, face down, before each street after the first."""
    return 1


@policy("deal.burn")
def no_burn() -> int:
    """No card is burned."""
    return 0


@policy("burn.shown")
def to_nobody() -> bool:
    """A burn card stays face down: nobody may see it."""
    return False


@policy("deal.short_stub")
def common_card(stub: int, players: int, burns: int) -> str:
    """When the stub is too short for all, one common card is dealt, after a burn."""
    return "deal" if stub >= players + 1 else "common"


@policy("deal.short_stub")
def burns_help_out(stub: int, players: int, burns: int) -> str:
    """One card for each player, a burn and a last card undealt are needed.

    If the earlier burns make up what is missing they are shuffled in; if they do not, one common card is dealt; a stub
    of fewer than three cards is shuffled with the burns before that.
    """
    needed = players + 2
    if stub >= needed:
        return "deal"
    if stub + burns >= needed:
        return "shuffle, deal"
    return "common" if stub >= 3 else "shuffle, common"


@policy("deal.runs", times=(1, 2, 3))
def at_most(times: int, all_in: bool) -> int:
    """When an all-in has closed the betting, the rest of the board is run up to this many times."""
    return times if all_in else 1


@policy("deal.rabbit")
def no_rabbit_hunting() -> bool:
    """The cards that would have come stay unseen."""
    return False


@policy("deal.rabbit")
def as_a_courtesy() -> bool:
    """The cards that would have come may be shown when the hand is over."""
    return True
