"""Commands to a table: what people ask of it, and what the room supplies (chance as orders of cards, time as `at`)."""

from typing import NamedTuple

from cardspeak.hand import commands as hand
from cardspeak.room.table.state import Settings


class Open(NamedTuple):
    """Make a table; whoever makes it owns it."""

    settings: Settings
    by: str


class TakeSeat(NamedTuple):
    """Sit down with chips; `bot` names the level of a bot."""

    member: str
    seat: int
    chips: int
    bot: str = ""


class Leave(NamedTuple):
    """Stand up and take the whole stack away."""

    member: str


class SitOut(NamedTuple):
    """Be dealt no cards from the next hand on."""

    member: str


class SitIn(NamedTuple):
    """Come back; `post` puts up what is owed at once, else the player waits for the big blind."""

    member: str
    post: bool = False


class TopUp(NamedTuple):
    """Buy chips; bought during a hand they come into play after it."""

    member: str
    chips: int


class StartHand(NamedTuple):
    """Begin the next hand with this order of the deck; `draw` are cards for the draw of the first button."""

    order: tuple[int, ...]
    draw: tuple[int, ...] = ()


class Act(NamedTuple):
    """What a member does in the hand; the command's seat is his seat in the hand."""

    member: str
    command: hand.Command


class Supply(NamedTuple):
    """What the room owes the hand: an order for a new stub."""

    command: hand.Reshuffle


class CallClock(NamedTuple):
    """Call the clock on the player to act."""

    member: str


class TimeUp(NamedTuple):
    """The time of the player to act has run out."""


class Resume(NamedTuple):
    """The room was away for so long; the player to act keeps the time he had."""

    away: int


class Appoint(NamedTuple):
    """The owner makes somebody floor of the table."""

    by: str
    member: str


class Remove(NamedTuple):
    """The floor takes a player from the table."""

    by: str
    seat: int


class Close(NamedTuple):
    """The owner or the floor ends the table."""

    by: str


Command = (
    Open | TakeSeat | Leave | SitOut | SitIn | TopUp | StartHand | Act | Supply | CallClock | TimeUp | Resume
    | Appoint | Remove | Close
)  # fmt: skip
