"""What a home game has beyond other tables: the choices of its host, who was let in, who asks for a seat."""

from typing import Literal, NamedTuple

from cardspeak.record import record

Door = Literal["open", "invited"]
BY_HAND = -1  # the number of players up to which bots come, where the host seats them one by one


@record
class HomeRules(NamedTuple):
    """What the host has chosen; it counts from the next hand on."""

    door: Door = "open"  # whether all of the room see the table, or those alone who came by its link or password
    admits: bool = False  # the host lets each player in who wants to sit down
    bomb_every: int = 0  # every so many hands all pay the same before the cards, and play from the flop on; 0: never
    bomb_ante: int = 0  # what each player pays then
    bots: int = BY_HAND  # bots fill the table up to so many players and go when people come; 0: there are none
    level: str = "solid"  # of these bots


@record
class SeatWish(NamedTuple):
    """Somebody who asks the host for a seat, with so many chips."""

    member: str
    seat: int
    chips: int


@record
class Home(NamedTuple):
    """A home game at one moment; people are member ids."""

    rules: HomeRules = HomeRules()
    guests: tuple[str, ...] = ()  # who came in by the link or the password, the first first
    admitted: tuple[str, ...] = ()  # whom the host has let sit down
    wishes: tuple[SeatWish, ...] = ()
    sat: tuple[str, ...] = ()  # the people in the seats, the longest there first
    removed: tuple[str, ...] = ()  # whom the host has removed: they sit down again only if the host lets them
