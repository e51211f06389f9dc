"""Commands of the evening: who is invited, dealers and what they hand over, reports, announcements, documents."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.club.state import Coming, Document


@record
class PlanEvening(NamedTuple):
    """Announce an evening and invite members to it."""

    title: str
    at: int
    members: tuple[str, ...]
    by: str


@record
class Invite(NamedTuple):
    """Invite more members to an evening."""

    evening: int
    members: tuple[str, ...]
    by: str


@record
class AnswerInvitation(NamedTuple):
    """Say whether one comes."""

    evening: int
    member: str
    answer: Coming
    by: str


@record
class EndEvening(NamedTuple):
    """An evening is over: nobody is here any more who sits at no table."""

    evening: int
    by: str


@record
class Deal(NamedTuple):
    """Have a dealer deal at a table (0: rest); who dealt there rests."""

    dealer: str
    table: int
    by: str


@record
class GoHome(NamedTuple):
    """A dealer's work is over."""

    dealer: str
    by: str


@record
class Push(NamedTuple):
    """Have all dealers go to the next table, the last of them to a break."""

    by: str


@record
class HandOverTable(NamedTuple):
    """Tell the next dealer what matters: the blinds, who was warned, what disturbs."""

    table: int
    to: str
    by: str
    blinds: str = ""
    warned: tuple[str, ...] = ()
    disruption: str = ""
    words: str = ""


@record
class ReportToFloor(NamedTuple):
    """Tell the floor of a breach, with the code of the offence where there is one."""

    table: int
    words: str
    by: str
    member: str = ""
    about: str = ""


@record
class CloseReport(NamedTuple):
    """A report was dealt with."""

    number: int
    by: str


@record
class Say(NamedTuple):
    """Announce something, to the room or at a table (0: the room)."""

    words: str
    by: str
    table: int = 0


@record
class AskDocument(NamedTuple):
    """Ask for a document of rules: the club hands it over at the first request."""

    member: str
    document: Document
    language: str
    by: str


CommandOfEvening = (
    PlanEvening | Invite | AnswerInvitation | EndEvening | Deal | GoHome | Push | HandOverTable | ReportToFloor
    | CloseReport | Say | AskDocument
)  # fmt: skip
