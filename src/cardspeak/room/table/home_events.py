"""What happened at the table of a home game alone; all of it is public."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.table.home_state import HomeRules


@record
class HomeSet(NamedTuple):
    """The host has chosen how the home game is run."""

    rules: HomeRules
    by: str


@record
class GuestCame(NamedTuple):
    """A member came in by the link or the password."""

    member: str


@record
class GuestSentAway(NamedTuple):
    """Whom the host has removed has to be let in anew."""

    member: str
    by: str


@record
class SeatWished(NamedTuple):
    """A member asks the host for a seat, with so many chips."""

    seat: int
    member: str
    chips: int


@record
class SeatGranted(NamedTuple):
    """The host lets a member sit down, now and later."""

    member: str
    by: str


@record
class SeatRefused(NamedTuple):
    """The host does not let a member sit down."""

    member: str
    by: str


@record
class ChipsGiven(NamedTuple):
    """The host gave a player chips or (below 0) took some back; `now` unless they come into play after the hand."""

    seat: int
    member: str
    chips: int
    now: bool
    account: str  # where they came from, or went
    by: str


@record
class PlayPaused(NamedTuple):
    """The host has no hand begin."""

    by: str


@record
class PlayResumed(NamedTuple):
    """Hands begin again."""

    by: str


HomeEvent = (
    HomeSet | GuestCame | GuestSentAway | SeatWished | SeatGranted | SeatRefused | ChipsGiven | PlayPaused | PlayResumed
)

NAMES: dict[type, tuple[str, int]] = {
    HomeSet: ("table.home_set", 1),
    GuestCame: ("table.guest_came", 1),
    GuestSentAway: ("table.guest_sent_away", 1),
    SeatWished: ("table.seat_wished", 1),
    SeatGranted: ("table.seat_granted", 1),
    SeatRefused: ("table.seat_refused", 1),
    ChipsGiven: ("table.chips_given", 1),
    PlayPaused: ("table.play_paused", 1),
    PlayResumed: ("table.play_resumed", 1),
}
