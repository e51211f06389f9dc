"""Policies of protests: what goes to the federation, in which form, until when, and what becomes of it there."""

from cardspeak.law.policy import policy


@policy("protest.against")
def nothing(sanction: bool, own: bool, chief: bool) -> bool:
    """Against nothing: what the event's own staff has decided stands."""
    return False


@policy("protest.against")
def own_sanction_of_the_chief(sanction: bool, own: bool, chief: bool) -> bool:
    """Against a sanction of one's own, as the chief referee has decided it."""
    return sanction and own and chief


@policy("protest.form", through=("nobody", "the chief referee"))
def written_with_a_reason(through: str) -> tuple[str, ...]:
    """It is written and says why, and is handed to whoever is named. Returns, as codes, what it needs."""
    return ("written", "reason", *(["through_the_chief_referee"] if through == "the chief referee" else []))


@policy("protest.until")
def before_the_end(over: bool) -> bool:
    """As long as the event has not ended."""
    return not over


@policy("protest.until")
def at_any_time(over: bool) -> bool:
    """At any time, also when the event is over."""
    return True


@policy("protest.forwarded", protocol=(False, True))
def passes_it_on(protocol: bool) -> tuple[str, ...]:
    """It is passed on, perhaps with the protocol of the event. Returns, as codes, what is done."""
    return ("forward_the_protest", *(["add_the_protocol"] if protocol else []))


@policy("protest.days", days=(0, 30))
def so_many_days(days: int) -> int:
    """So many days from the day on which it was received, with 0 any number; the player is told of the decision."""
    return days


@policy("protest.final")
def ends_there() -> bool:
    """No: it is final."""
    return True


@policy("protest.final")
def may_be_contested() -> bool:
    """Yes."""
    return False
