"""Policies of the betting: what may be checked, bet, called and raised, and for how much.

Amounts are totals in front of a player in this round, in chips of the smallest unit. `level` is what has to be
matched, `full` the level of the last full bet or raise, `step` the size of that bet or raise (before anybody bet: the
smallest bet), `acted` the level at a player's last action (-1 without an action in this round).
"""

from collections.abc import Callable
from typing import Any

from cardspeak.law.policy import policy

SHARES = ("1/2", "1")


@policy("turn.order")
def clockwise(seat: int, players: int) -> int:
    """One player after another, clockwise, each only in turn."""
    return (seat + 1) % players


@policy("turn.effect")
def match_raise_or_fold(to_call: int) -> bool:
    """A player facing a bet matches it, raises or folds; the round ends when all have acted and all bets are level."""
    return to_call > 0


@policy("turn.all_in")
def passes_on(stack: int) -> bool:
    """A player without chips behind makes no more bets; the turn passes to the next."""
    return stack == 0


@policy("check.allowed")
def when_nothing_to_call(to_call: int) -> bool:
    """A player with nothing to match may check; so may the big blind when nobody has raised."""
    return to_call == 0


@policy("fold.effect")
def gives_up_the_hand() -> bool:
    """A player who folds has no further part in the hand."""
    return True


@policy("call.allowed")
def matches_the_highest_bet(level: int, bet: int, stack: int) -> int:
    """Any bet or raise may be called; what already lies in front of the caller counts."""
    owed = level - bet
    return owed if owed < stack else stack


@policy("call.limp")
def limping() -> bool:
    """The first bet may be called without a raise."""
    return True


@policy("call.limp")
def raise_or_fold() -> bool:
    """The first player to come in must raise."""
    return False


@policy("bet.allowed")
def before_any_bet(level: int) -> bool:
    """A player may bet as long as nobody has bet in this round; the blinds are the bet of the first round."""
    return level == 0


@policy("bet.minimum")
def big_blind(big_blind: int, size: int) -> int:
    """The big blind, in every round; an all-in may be less."""
    return big_blind


@policy("bet.minimum")
def size_of_the_round(big_blind: int, size: int) -> int:
    """The bet size fixed for the round."""
    return size


@policy("bet.maximum")
def stack(behind: int, level: int, minimum: int, pot: Callable[..., int], at: tuple[Any, ...]) -> int:
    """All the chips of the player."""
    return behind


@policy("bet.maximum")
def pot_after_call(behind: int, level: int, minimum: int, pot: Callable[..., int], at: tuple[Any, ...]) -> int:
    """The pot; a raiser counts the call into it first (`pot(*at)` tells the pot after it)."""
    return level + pot(*at)


@policy("bet.maximum")
def pot_without_call(behind: int, level: int, minimum: int, pot: Callable[..., int], at: tuple[Any, ...]) -> int:
    """The pot as it lies there, without the call of the raiser."""
    return max(minimum, pot(*at) - level)


@policy("bet.maximum")
def size_fixed(behind: int, level: int, minimum: int, pot: Callable[..., int], at: tuple[Any, ...]) -> int:
    """Exactly the fixed size: the largest is the smallest."""
    return minimum


@policy("bet.all_in")
def for_less() -> bool:
    """A short stack may go all-in for less and contests the pot that it matches."""
    return True


@policy("bet.stakes")
def chips_on_the_table(amount: int, behind: int) -> bool:
    """Only the chips that lay on the table when the hand began."""
    return amount <= behind


@policy("bet.told")
def on_request() -> bool:
    """The exact bet is told to a player who asks."""
    return True


@policy("bet.sizes")
def lower_then_upper() -> bool:
    """Two fixed sizes; the game says which rounds have the lower and which the upper."""
    return True


@policy("bet.open_pair")
def never_doubled(pair: bool) -> bool:
    """An open pair changes nothing."""
    return False


@policy("bet.open_pair")
def may_double(pair: bool) -> bool:
    """With an open pair on fourth street the upper bet is open to everybody."""
    return pair


@policy("pot.told")
def nobody() -> bool:
    """The dealer does not count the pot."""
    return False


@policy("pot.told")
def whoever_asks() -> bool:
    """The dealer tells a player who asks what the pot holds."""
    return True


@policy("pot.spread")
def for_who_asks() -> bool:
    """The dealer spreads the pot for a player who asks."""
    return True


@policy("pot.spread")
def lies_spread_anyway() -> bool:
    """The pot lies spread and sorted until it is won: nobody has to ask."""
    return False


@policy("bet.gathered")
def when_the_round_is_over(faces_action: bool) -> bool:
    """Bets stay in front of their owners until the round is over."""
    return False


@policy("bet.gathered")
def for_who_faces_action(faces_action: bool) -> bool:
    """The player whose turn it is may ask for it; nobody else."""
    return faces_action


@policy("pot.counted")
def blinds_in_full(posted: int, full: int) -> int:
    """The pot counts as if all blinds had been posted in full."""
    return full


@policy("pot.counted")
def chips_there(posted: int, full: int) -> int:
    """The pot is what really lies there."""
    return posted


@policy("raise.allowed")
def over_a_bet(level: int) -> bool:
    """A raise needs a bet in front; the big blind is one."""
    return level > 0


@policy("raise.minimum", over_short_bet=("all_in", "full_bet"), over_short_raise=("all_in", "full_raise"))
def by_the_last_full_raise(over_short_bet: str, over_short_raise: str, level: int, full: int, step: int) -> int:
    """By the last full bet or raise; after a short all-in, counted from the all-in or from the last full bet."""
    if level > full:
        base = over_short_raise if full else over_short_bet
        if base != "all_in":
            return full + step if full + step > level else level + step
    return level + step


@policy("raise.minimum")
def double_the_bet(level: int, full: int, step: int) -> int:
    """To twice the last bet, and to no less than the smallest bet."""
    return max(2 * level, step)


@policy("raise.short", share=SHARES)
def from_a_share_of_the_raise(share: str, excess: int, step: int) -> bool:
    """An all-in is a raise when it goes up by at least this share of a full bet or raise."""
    return excess * 2 >= step if share == "1/2" else excess >= step


@policy("raise.reopens")
def after_a_full_raise(acted: int, level: int, full: int, step: int, shut: bool) -> bool:
    """When a full bet or raise was made since the player's last action."""
    return full > acted


@policy("raise.reopens", share=SHARES)
def facing_a_share_of_a_raise(share: str, acted: int, level: int, full: int, step: int, shut: bool) -> bool:
    """When the raises since the player's last action add up to at least this share of a full bet or raise."""
    faced = level - acted
    return faced * 2 >= step if share == "1/2" else faced >= step


@policy("raise.reopens")
def never_over_a_short_all_in(acted: int, level: int, full: int, step: int, shut: bool) -> bool:
    """Never in this round after a short all-in over a bet that the player had answered, even if another raises."""
    return full > acted and not shut


@policy("raise.cap")
def unlimited(raises: int, crowd: int, began: int, left: int) -> bool:
    """Raises are not counted."""
    return False


@policy(
    "raise.cap",
    raises=(3, 4),
    heads_up=("capped", "lifted_if_round_began_with_two", "lifted"),
    last_two=("capped", "lifted"),
)
def capped(raises: int, heads_up: str, last_two: str, raises_made: int, crowd: int, began: int, left: int) -> bool:
    """After so many raises there is no other; between two in the hand, or the last two in the event, as stated.

    `crowd` is the number of players who were in when the last raise was made, `began` when the round began and `left`
    in the whole event (0 where nobody counts them); a cap that was reached with three or more in stays.
    """
    if raises_made < raises or (left == 2 and last_two == "lifted"):
        return False
    if heads_up == "lifted":
        return crowd > 2
    return began > 2 or heads_up == "capped"


@policy("exposed.rights")
def all_rights() -> bool:
    """An exposed hand keeps all its rights."""
    return True


@policy("exposed.rights")
def check_and_call_only() -> bool:
    """A player who exposed cards checks, calls or folds, and neither bets nor raises any more."""
    return False
