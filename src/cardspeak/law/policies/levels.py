"""Policies of levels: when a new one holds, what begins a hand, and dealers who change."""

from cardspeak.law.policy import policy


@policy("level.starts")
def time_and_word(time_up: bool, announced: bool) -> bool:
    """The time of the old level has run out and the new one was announced; it holds from the next hand."""
    return time_up and announced


@policy("level.starts")
def word_or_clock(time_up: bool, announced: bool) -> bool:
    """The floor announces it or the clock sounds; it holds from the next hand."""
    return time_up or announced


@policy("level.hand", push=(False, True))
def riffle_or_button(push: bool, sign: str) -> bool:
    """The first riffle, or the button of the shuffling machine; perhaps the push of the dealers as well."""
    return sign in ("riffle", "button") or (push and sign == "push")


@policy("level.wrong_hand")
def after_substantial_action(substantial: bool) -> bool:
    """It stays there once there was substantial action; before, it is put right."""
    return substantial


@policy("level.push", dealt=(0, 1))
def at_the_old_level(dealt: int) -> int:
    """The dealer who comes deals so many hands at the old level."""
    return dealt


@policy("level.last_push", seconds=(0, 90))
def none_within(seconds: int, left: int) -> bool:
    """Not within so many seconds of it. Returns whether dealers may change with so much time left."""
    return left >= seconds
