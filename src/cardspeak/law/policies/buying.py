"""Policies of buying in: who sets the amounts, and how much is the least and the most.

Amounts are chips. `full` is the least of a first buy-in, `most` the largest stack that the table lets anybody buy (0:
any), `stack` what the player has.
"""

from cardspeak.law.policy import policy


@policy("buyin.set")
def club_alone(by: str, within: bool, begun: bool) -> bool:
    """The club sets it, at any time. `by` is who wants to: club or players."""
    return by == "club"


@policy("buyin.set")
def players_within_the_clubs_bounds(by: str, within: bool, begun: bool) -> bool:
    """The club sets bounds before the game, and the players agree on an amount within them; not once it has begun."""
    return not begun and (by == "club" or within)


@policy("buyin.first")
def table_minimum(minimum: int, bet: int) -> int:
    """For the table's minimum."""
    return minimum


@policy("buyin.first")
def ten_largest_bets(minimum: int, bet: int) -> int:
    """For ten times the largest bet of the game, or for the table's minimum where that is more."""
    return max(minimum, 10 * bet)


@policy("buyin.again")
def in_full(full: int, shorts: int) -> int:
    """As for the first buy-in. `shorts` is how often the player has bought in for less in this game."""
    return full


@policy("buyin.again")
def short_once(full: int, shorts: int) -> int:
    """Once in a game for any amount; otherwise as for the first buy-in."""
    return full if shorts else 1


@policy("buyin.again")
def half_of_the_first(full: int, shorts: int) -> int:
    """For half of the first buy-in, at any time."""
    return -(-full // 2)


@policy("buyin.add")
def any_amount(full: int) -> int:
    """Any amount."""
    return 1


@policy("buyin.add")
def half_a_buy_in(full: int) -> int:
    """Half of the first buy-in."""
    return -(-full // 2)


@policy("buyin.most")
def table_maximum(most: int) -> int:
    """The table may set one. Returns the largest stack that may be bought, 0 without an end."""
    return most


@policy("buyin.most")
def no_maximum(most: int) -> int:
    """There is none."""
    return 0


@policy("buyin.moved", called=(False, True), same=(False, True))
def keeps_the_stack(called: bool, same: bool, came: str, alike: bool, full: int, stack: int) -> int:
    """A player whose table closed keeps the stack, perhaps one called by must-move too, perhaps in the same game only.

    `came` is broken or must-move, `alike` that the game and its limit are the same. Returns what has to be added.
    """
    free = came == "broken" or (called and came == "must-move")
    return 0 if free and (alike or not same) else max(full - stack, 0)


@policy("buyin.moved")
def full_buy_in(came: str, alike: bool, full: int, stack: int) -> int:
    """The stack has to come up to a first buy-in."""
    return max(full - stack, 0)


@policy("buyin.changed")
def up_to_the_minimum(full: int, stack: int) -> int:
    """With a first buy-in at the least. Returns what has to be added."""
    return max(full - stack, 0)


@policy("buyin.changed")
def with_what_there_is(full: int, stack: int) -> int:
    """With the stack that there is."""
    return 0


@policy("buyin.back")
def as_a_new_player(took: int, away: int, full: int) -> tuple[int, bool]:
    """As a new player. Returns the least, and whether it holds against the table's maximum."""
    return full, False


@policy("buyin.back", minutes=(60, 120), full_at_least=(False, True))
def what_was_taken(minutes: int, full_at_least: bool, took: int, away: int, full: int) -> tuple[int, bool]:
    """So many minutes long with all that was taken, whatever the maximum, perhaps with a first buy-in at the least.

    `took` is that amount, `away` the minutes since. After that time as a new player.
    """
    if not took or away > minutes:
        return full, False
    return (max(took, full) if full_at_least else took), True


@policy("buyin.broke")
def says_how_much_plays(announced: int) -> str:
    """The player says before the next cards how much plays, or is out of the game. `announced` is that, or 0."""
    return "plays" if announced else "out"


@policy("buyin.broke")
def keeps_the_seat(announced: int) -> str:
    """The player keeps the seat, and is dealt in as soon as chips are bought."""
    return "plays" if announced else "waits"
