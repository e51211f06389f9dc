"""Policies of what playing costs: the commission on pots, where it goes, the charge for time."""

from cardspeak.law.policy import policy


@policy("charge.rake")
def percentage_up_to_a_cap(pot: int, percent: int, cap: int) -> int:
    """A percentage, up to a cap where one is set; the club sets both. `cap` 0 is none."""
    taken = pot * percent // 100
    return min(taken, cap) if cap else taken


@policy("charge.rake")
def nothing_from_pots(pot: int, percent: int, cap: int) -> int:
    """Nothing."""
    return 0


@policy("charge.to")
def the_house() -> str:
    """To the house."""
    return "house"


@policy("charge.to")
def the_prize_fund() -> str:
    """To a prize fund that is played for in competitions."""
    return "prizes"


@policy("charge.time")
def before_each_period(minutes: int, period: int) -> int:
    """Before the game begins, and before each further period. Returns how many are due after so many minutes."""
    return minutes // period + 1


@policy("charge.time")
def after_each_period(minutes: int, period: int) -> int:
    """When a period is over."""
    return minutes // period
