"""Events about what a tournament is and who comes."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.ledger.book import Transaction
from cardspeak.room.tournament.balance import Move
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import Role
from cardspeak.room.tournament.tickets import Kind


@record
class TournamentAnnounced(NamedTuple):
    """A tournament was announced; `opens` says that entries are taken."""

    id: str
    settings: Settings
    by: str
    opens: bool


@record
class StepTaken(NamedTuple):
    """Somebody did something: the step's number, a code, about whom and which tables, and why.

    `against` are the moves that the room would have made instead; so many events `follow` from the step.
    """

    number: int
    what: str
    by: str
    members: tuple[str, ...]
    tables: tuple[int, ...]
    reason: str
    against: tuple[Move, ...]
    follow: int


@record
class SettingsChanged(NamedTuple):
    """Other settings were announced."""

    settings: Settings


@record
class Appointed(NamedTuple):
    """A member of the staff has these roles now."""

    member: str
    roles: tuple[Role, ...]


@record
class TextAnnounced(NamedTuple):
    """The staff announced something."""

    text: str
    by: str


@record
class TournamentCancelled(NamedTuple):
    """The tournament was called off, and what was paid given back."""

    reason: str
    transactions: tuple[Transaction, ...]
    cites: tuple[str, ...]


@record
class RegistrationOpened(NamedTuple):
    """Entries are taken."""


@record
class RegistrationClosed(NamedTuple):
    """No more entries are taken."""


@record
class EntryTaken(NamedTuple):
    """Somebody has entered and paid; `number` counts all entries.

    `again`: they have been in before. `chips` is what they begin with, `ticket` what paid for it ("": money).
    """

    member: str
    number: int
    again: bool
    chips: int
    ticket: str
    needs: str
    bot: str
    transaction: Transaction
    cites: tuple[str, ...]


@record
class WaitingListed(NamedTuple):
    """Somebody waits for a seat, and pays when there is one."""

    member: str
    needs: str
    bot: str
    ticket: str


@record
class EntryWithdrawn(NamedTuple):
    """An entry was taken back, or somebody left the waiting list; money goes back the way it came."""

    member: str
    transaction: Transaction | None


@record
class SeatConfirmed(NamedTuple):
    """A player has arrived at the seat."""

    member: str


@record
class StackSurrendered(NamedTuple):
    """A player has given up so many chips for a re-entry; `leaves` says that they leave play."""

    member: str
    chips: int
    leaves: bool
    cites: tuple[str, ...]


@record
class TicketNoted(NamedTuple):
    """A ticket is known here; its worth stands on its account."""

    number: str
    worth: int
    member: str
    transaction: Transaction
    kind: Kind = "prize"
    event: str = ""
    issued: int = 0
    expires: int = 0


NAMES: dict[type, tuple[str, int]] = {
    TournamentAnnounced: ("tournament.announced", 2),
    StepTaken: ("tournament.step_taken", 1),
    SettingsChanged: ("tournament.settings_changed", 2),
    Appointed: ("tournament.appointed", 1),
    TextAnnounced: ("tournament.text_announced", 1),
    TournamentCancelled: ("tournament.cancelled", 1),
    RegistrationOpened: ("tournament.registration_opened", 1),
    RegistrationClosed: ("tournament.registration_closed", 1),
    EntryTaken: ("tournament.entry_taken", 1),
    WaitingListed: ("tournament.waiting_listed", 1),
    EntryWithdrawn: ("tournament.entry_withdrawn", 1),
    SeatConfirmed: ("tournament.seat_confirmed", 1),
    StackSurrendered: ("tournament.stack_surrendered", 1),
    TicketNoted: ("tournament.ticket_noted", 1),
}
