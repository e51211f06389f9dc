"""Commands of an event over several days: the end of a day, bags, the next day, flights that come together."""

from typing import NamedTuple

from cardspeak.record import record


@record
class EndDay(NamedTuple):
    """End the day: the clock stands, and every stack is bagged."""

    by: str


@record
class CountBag(NamedTuple):
    """Enter what is in a player's bag; two people count each, and both counts have to be the same.

    `own`: it is the player's count of their own bag, which whoever gives the command enters for them.
    """

    member: str
    chips: int
    by: str
    own: bool = False


@record
class CloseBags(NamedTuple):
    """Close the bags, once all are counted twice; `reason` accepts that they hold more or less than was in play."""

    by: str
    reason: str = ""


@record
class NextDay(NamedTuple):
    """Begin the next day: everybody is drawn to a new seat. `clock`: it runs from now on."""

    by: str
    order: tuple[int, ...] = ()
    clock: bool = True


@record
class SendOn(NamedTuple):
    """Send the players of a flight on, whose bags are closed, with the prizes, to the event that comes after it."""

    to: str
    by: str


@record
class Flown(NamedTuple):
    """A player of a flight: the chips in the bag, how often they entered, the coins of the bounty on them."""

    member: str
    chips: int
    entries: int = 1
    bounty: int = 0


@record
class BringOver(NamedTuple):
    """Bring the players of a flight over to this event, with its prizes; `entries` are all it had. Sent by the room."""

    flight: str
    players: tuple[Flown, ...]
    entries: int
    prizes: int
    by: str = ""


CommandOfDays = EndDay | CountBag | CloseBags | NextDay | SendOn | BringOver
