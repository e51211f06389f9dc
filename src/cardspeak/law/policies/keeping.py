"""Policies of seats at cash tables: who chooses, who moves, who leaves, and the chips of those who are away."""

from cardspeak.law.policy import policy


@policy("seat.tables")
def one_table(sits: int) -> bool:
    """At one. `sits` is at how many the player sits already. Returns whether another seat may be taken."""
    return sits == 0


@policy("seat.tables")
def several_tables(sits: int) -> bool:
    """At several."""
    return True


@policy("seat.chosen")
def free_choice() -> str:
    """The player, among the free ones."""
    return "player"


@policy("seat.chosen")
def as_invited() -> str:
    """Whoever invites the player to it."""
    return "staff"


@policy("table.changed")
def when_granted(granted: bool) -> bool:
    """No: the change has to be granted first."""
    return granted


@policy("table.changed")
def of_ones_own(granted: bool) -> bool:
    """Yes, to any free seat."""
    return True


@policy("move.order")
def longest_seated_first(came: str) -> str:
    """Whoever has sat longest at the old table goes first. `came` is broken or must-move."""
    return "longest"


@policy("move.order")
def drawn_from_a_broken_table(came: str) -> str:
    """From a broken table as drawn; by must-move whoever has sat longest goes first."""
    return "drawn" if came == "broken" else "longest"


@policy("leave.when")
def at_any_time(played: int, named: int) -> bool:
    """At any time."""
    return True


@policy("leave.when")
def after_the_time_named(played: int, named: int) -> bool:
    """After having played as many minutes as the room has named."""
    return played >= named


@policy("absent.kept")
def chips_stay(away: int, waiting: bool) -> bool:
    """Never: seat and chips stay."""
    return False


@policy("absent.kept", minutes=(30, 60), wanted=(False, True))
def after_so_long(minutes: int, wanted: bool, away: int, waiting: bool) -> bool:
    """After so many minutes, perhaps only when somebody waits for the seat. `away` is for how many minutes."""
    return away >= minutes and (waiting or not wanted)
