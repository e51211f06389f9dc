"""Policies of tickets and waiting lists: who may use a ticket, where and how long, and who comes next.

A ticket's `kind` is prize (part of a prize), qualification (won in a satellite) or raffle (drawn or given away).
"""

from cardspeak.law.policy import policy


@policy("ticket.passes")
def no_ticket(kind: str) -> str:
    """None: a ticket is its holder's alone."""
    return "no"


@policy("ticket.passes", told=(False, True))
def qualification_alone(told: bool, kind: str) -> str:
    """One that was won in a qualification, sold or given away; perhaps the floor has to be told. No other one."""
    if kind != "qualification":
        return "no"
    return "told" if told else "freely"


@policy("ticket.event")
def its_own_event_alone(kind: str, own: bool, unable: bool, price: int, worth: int) -> bool:
    """Only in the event for which it was issued. `own`: it is that event; `unable`: the holder cannot play it."""
    return own


@policy("ticket.event", cheaper=(False, True))
def prize_also_elsewhere(cheaper: bool, kind: str, own: bool, unable: bool, price: int, worth: int) -> bool:
    """In its own; a prize, whose holder cannot play that, also in one of its price or dearer, perhaps a cheaper one."""
    return own or (kind == "prize" and unable and (cheaper or price >= worth))


@policy("ticket.difference")
def paid_or_lost(price: int, worth: int) -> tuple[int, int]:
    """What the entry costs more is paid; what the ticket is worth more is lost. Returns both."""
    return max(0, price - worth), max(0, worth - price)


@policy("ticket.difference")
def paid_or_given_back(price: int, worth: int) -> tuple[int, int]:
    """What the entry costs more is paid; what the ticket is worth more is given back."""
    return max(0, price - worth), 0


@policy("ticket.lasts", days=(0, 30))
def prize_so_many_days(days: int, kind: str) -> int:
    """A prize so many days from the day on which it was won, with 0 without an end; any other until its event."""
    return days if kind == "prize" else 0


@policy("ticket.missed")
def lost(kind: str) -> bool:
    """It is lost."""
    return True


@policy("ticket.missed")
def only_a_prize_stays(kind: str) -> bool:
    """A prize stays good for another event; any other ticket is lost."""
    return kind != "prize"


@policy("ticket.not_held")
def paid_at_once(times: int) -> str:
    """They are paid out in full. `times` is how often the event was not held, this time included."""
    return "paid"


@policy("ticket.not_held")
def moved_once(times: int) -> str:
    """They move to the next month; if the event is not held then either, they are paid out in full."""
    return "moved" if times < 2 else "paid"


@policy("waiting.joins")
def from_anywhere(present: bool) -> bool:
    """Anybody, also without being there."""
    return True


@policy("waiting.joins")
def only_in_person(present: bool) -> bool:
    """Only a player who is there."""
    return present


@policy("waiting.absent", place=("kept", "last", "lost"))
def next_on_the_list(place: str) -> str:
    """The next player; the one who is absent keeps their place, becomes the last, or loses it, as is named."""
    return place


@policy("noshow.stack")
def stays_and_posts(own: int, level: int, closed: bool) -> bool:
    """To the end: blinds and antes are posted from it, unless the event names the level after which it goes.

    `own` is that level (0: none), `level` the one that is played, `closed` that no more entries are taken. Returns
    whether the stack stays.
    """
    return not own or level <= own


@policy("noshow.stack")
def until_entries_close(own: int, level: int, closed: bool) -> bool:
    """Until no more entries are taken, unless the event names the level after which it goes."""
    return level <= own if own else not closed


@policy("tables.guest", every=("never", "level"))
def goes_on(every: str, new_level: bool) -> bool:
    """With every new level, or never, as is named. Returns whether it is now."""
    return every == "level" and new_level
