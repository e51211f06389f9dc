"""Policies of the floor: what words mean."""

from cardspeak.law.policy import policy


@policy("words.binding")
def the_action_named() -> bool:
    """To the action that was named, in full, and to the chips that it takes."""
    return True


@policy("words.terms", regional=("official", "at_risk"))
def the_list(regional: str, official: bool) -> bool:
    """The words of the list, with those of the region or without; others are at the player's risk."""
    return official or regional == "official"


@policy("words.ambiguous")
def the_smallest(meant: tuple[int, ...], pot: int) -> int:
    """The smallest amount that is possible."""
    return min(meant)


@policy("words.ambiguous")
def the_largest_within_the_pot(meant: tuple[int, ...], pot: int) -> int:
    """The largest that is not above the pot with all bets in it."""
    return max([amount for amount in meant if amount <= pot], default=min(meant))


@policy("words.total")
def a_total(level: int, amount: int) -> int:
    """The total in front of the player."""
    return amount


@policy("words.total")
def an_increment(level: int, amount: int) -> int:
    """So much over the bet."""
    return level + amount


@policy("words.amount")
def as_silent_chips() -> bool:
    """The same as so many chips put out without a word."""
    return True


@policy("words.amount")
def a_raise_if_it_is_more() -> bool:
    """A bet or raise of that size, made up to the minimum where it is short."""
    return False


@policy("words.pot")
def the_size_of_the_pot() -> bool:
    """To a bet of the size of the pot."""
    return True


@policy("words.pot")
def any_valid_bet() -> bool:
    """To a bet that is valid, at least the smallest; check and fold are gone."""
    return False


@policy("words.call")
def a_check() -> bool:
    """A check."""
    return True


@policy("words.call")
def nothing_said() -> bool:
    """Nothing; the player acts anew."""
    return False


@policy("words.raise")
def a_bet() -> bool:
    """A bet, of the smallest size at least."""
    return True


@policy("words.raise")
def no_action() -> bool:
    """Nothing; the player acts anew."""
    return False


@policy("words.check")
def call_or_fold() -> bool:
    """Call or fold; the raise is gone."""
    return True


@policy("words.check")
def everything() -> bool:
    """Everything; the word had no meaning."""
    return False


@policy("words.first", unclear=("floor", "words"))
def first_in_time(unclear: str, clear: bool) -> bool:
    """What came first; words that were not clear to the table are ruled on by the floor, or count all the same."""
    return clear or unclear == "words"


@policy("words.condition", by=("director", "floor"))
def may_bind(by: str) -> str:
    """It may bind, and may be penalised, as the director or the floor decides."""
    return by


@policy("words.condition")
def means_nothing() -> str:
    """Nothing: only what is said in turn binds."""
    return ""


@policy("words.early_call")
def up_to_any_amount() -> bool:
    """As the director decides, up to any amount."""
    return True


@policy("words.early_call")
def the_amount_named_then() -> bool:
    """Nothing yet: the player acts when the amount is known."""
    return False


@policy("words.all_in")
def raise_all_in(raises: bool) -> str:
    """As raise all-in where it is a raise, else as all-in."""
    return "raise_all_in" if raises else "all_in"


@policy("words.all_in")
def all_in(raises: bool) -> str:
    """As all-in."""
    return "all_in"
