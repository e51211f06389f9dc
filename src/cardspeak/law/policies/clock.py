"""Policies of the clock that is called on a player."""

from cardspeak.law.policy import policy


@policy("clock.call")
def at_the_first_demand(player: bool, floor: bool, seated: bool, reasonable: bool) -> str:
    """Any player at the table may call the clock, in the hand or not, at any moment. Returns why not, or nothing."""
    if not player:
        return "not_a_player"
    return "" if seated else "not_at_the_seat"


@policy("clock.call", unasked=(False, True))
def after_reasonable_time(unasked: bool, player: bool, floor: bool, seated: bool, reasonable: bool) -> str:
    """A player at the seat may call the clock after a reasonable time; so may the director, where `unasked`."""
    if not player and not (floor and unasked):
        return "not_a_player"
    if player and not seated:
        return "not_at_the_seat"
    return "" if reasonable else "clock_too_early"


@policy("clock.floor")
def floor_is_called() -> bool:
    """Calling the clock brings the floor to the table."""
    return True


@policy("clock.floor")
def among_themselves() -> bool:
    """The dealer runs the clock; nobody is called."""
    return False


@policy("clock.time", seconds=(25, 30, 60), count=(0, 5, 10))
def so_many_seconds(seconds: int, count: int) -> tuple[int, int]:
    """This many seconds for the decision, and then this many counted down aloud."""
    return seconds, count


@policy("clock.tie")
def to_the_player() -> bool:
    """A decision that comes together with the end of the time is in time."""
    return True


@policy("clock.tie")
def to_the_clock() -> bool:
    """When the time is over it is too late."""
    return False


@policy("clock.expiry")
def hand_is_dead(facing: bool) -> str:
    """The hand of a player whose time ran out is folded."""
    return "fold"


@policy("clock.expiry")
def dead_facing_a_bet(facing: bool) -> str:
    """Facing a bet the hand is dead; facing none it is checked."""
    return "fold" if facing else "check"
