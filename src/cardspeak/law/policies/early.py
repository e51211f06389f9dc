"""Policies of the floor: folds, gestures, and what is done before the turn.

`changed` says whether the players who were skipped bet or raised; the answer is "stands", "free" (returned, with all
rights), "call_or_fold" (returned, without a raise) or "chips_stay" (the player acts anew, the chips stay in).
"""

from cardspeak.law.policy import policy


@policy("fold.signs")
def cards_over_the_line() -> bool:
    """Cards moved over the line, or thrown towards the muck."""
    return True


@policy("fold.signs")
def at_the_players_risk() -> bool:
    """None by itself: it may be ruled a fold."""
    return False


@policy("fold.no_bet")
def final() -> bool:
    """It counts, and the hand is dead."""
    return True


@policy("fold.no_bet")
def taken_for_a_check() -> bool:
    """It is taken for a check."""
    return False


@policy("gesture.tap")
def a_check() -> bool:
    """A check."""
    return True


@policy("gesture.tap")
def as_the_floor_sees_it() -> bool:
    """What the floor takes it for."""
    return False


@policy("early.bet")
def unless_changed(changed: bool) -> str:
    """It stands unless somebody skipped bets or raises; then it is returned, and the player acts freely."""
    return "free" if changed else "stands"


@policy("early.bet")
def stays_in(changed: bool) -> str:
    """It stays in the pot, whatever those before do; after their bet the player calls, raises or folds with it."""
    return "chips_stay" if changed else "stands"


@policy("early.call")
def binding_unless_changed(changed: bool) -> str:
    """It stands unless somebody skipped bets or raises; then it is returned, and the player acts freely."""
    return "free" if changed else "stands"


@policy("early.call")
def never_becomes_a_raise(changed: bool) -> str:
    """It stands unless somebody skipped bets or raises; then it is returned, and the player calls or folds."""
    return "call_or_fold" if changed else "stands"


@policy("early.check")
def stands_unless_changed(changed: bool) -> str:
    """It stands unless somebody skipped bets; then the player acts freely."""
    return "free" if changed else "stands"


@policy("early.check")
def gives_up_the_raise(changed: bool) -> str:
    """It stands unless somebody skipped bets; then the player calls or folds."""
    return "call_or_fold" if changed else "stands"


@policy("early.fold")
def stands_always() -> bool:
    """It stands, whatever those before do."""
    return True


@policy("early.fold")
def until_changed() -> bool:
    """It waits for the player's turn, as any other action does."""
    return False


@policy("early.invited", blocked_by=("any_action", "call_or_raise"))
def may_be_changed(blocked_by: str, next_acted: str) -> bool:
    """The player may change it until the next player has acted, or has called or raised."""
    return not next_acted if blocked_by == "any_action" else next_acted not in ("call", "bet")


@policy("early.invited")
def no_excuse(next_acted: str) -> bool:
    """No: it is as any action before the turn."""
    return False


@policy("early.short")
def until_called_or_raised(next_acted: str) -> str:
    """The player calls the bet as it is now, or folds and takes the chips back, until the next has called or raised."""
    return "stays" if next_acted in ("call", "bet") else "returned"


@policy("early.short")
def as_any_other(next_acted: str) -> str:
    """As any action that the dealer asked for too early."""
    return ""


@policy("fold.word")
def ends_the_part() -> bool:
    """It ends the player's part in the hand."""
    return True
