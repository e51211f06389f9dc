"""Events of the evening: invitations, dealers and what they hand over, reports, announcements, documents."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.club.state import Coming, Document, Note
from cardspeak.room.tournament.dealers import Crew


@record
class EveningPlanned(NamedTuple):
    """An evening was announced."""

    number: int
    title: str
    at: int


@record
class Invited(NamedTuple):
    """Members were invited to an evening."""

    evening: int
    members: tuple[str, ...]


@record
class InvitationAnswered(NamedTuple):
    """A member has said whether they come."""

    evening: int
    member: str
    answer: Coming


@record
class EveningOver(NamedTuple):
    """An evening is over; these have gone home."""

    evening: int
    gone: tuple[str, ...]


@record
class CrewChanged(NamedTuple):
    """Dealers deal there now, and these rest."""

    crew: Crew
    cites: tuple[str, ...]


@record
class TableHandedOver(NamedTuple):
    """A dealer has told the next one what matters."""

    note: Note
    cites: tuple[str, ...]


@record
class Reported(NamedTuple):
    """Somebody of the staff has told the floor of a breach."""

    number: int
    by: str
    table: int
    member: str
    about: str
    words: str
    cites: tuple[str, ...]


@record
class ReportClosed(NamedTuple):
    """A report was dealt with."""

    number: int


@record
class Announced(NamedTuple):
    """The staff has announced something, to the room or at a table (0: the room)."""

    words: str
    by: str
    table: int


@record
class DocumentGiven(NamedTuple):
    """A member was given a document of rules."""

    member: str
    document: Document
    language: str
    cites: tuple[str, ...]


EventOfEvening = (
    EveningPlanned | Invited | InvitationAnswered | EveningOver | CrewChanged | TableHandedOver | Reported
    | ReportClosed | Announced | DocumentGiven
)  # fmt: skip

NAMES: dict[type, tuple[str, int]] = {
    EveningPlanned: ("club.evening_planned", 1),
    Invited: ("club.invited", 1),
    InvitationAnswered: ("club.invitation_answered", 1),
    EveningOver: ("club.evening_over", 1),
    CrewChanged: ("club.crew_changed", 1),
    TableHandedOver: ("club.table_handed_over", 1),
    Reported: ("club.reported", 1),
    ReportClosed: ("club.report_closed", 1),
    Announced: ("club.announced", 1),
    DocumentGiven: ("club.document_given", 1),
}
