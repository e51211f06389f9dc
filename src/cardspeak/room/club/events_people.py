"""Events about the house, its members, its staff and their discipline."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.club.roles import Role
from cardspeak.room.club.state import Case, House, Outcome
from cardspeak.room.ledger.book import Transaction
from cardspeak.room.tournament.protests import Protest


@record
class ClubFounded(NamedTuple):
    """The club was founded."""

    house: House
    by: str


@record
class StepTaken(NamedTuple):
    """Somebody did something: the step's number, a code, about whom, at which tables, why; so many events `follow`."""

    number: int
    what: str
    by: str
    members: tuple[str, ...]
    tables: tuple[int, ...]
    reason: str
    follow: int


@record
class StepUndone(NamedTuple):
    """A step was taken back by the last one; `transaction` is its counter-entry."""

    step: int
    transaction: Transaction
    reason: str


@record
class HouseChanged(NamedTuple):
    """The club is this now."""

    house: House


@record
class StaffAppointed(NamedTuple):
    """A member of the staff has these roles now."""

    member: str
    roles: tuple[Role, ...]


@record
class MemberRegistered(NamedTuple):
    """Somebody is a member of the club, with a membership card of this number."""

    member: str
    card: int
    cites: tuple[str, ...]


@record
class CardGiven(NamedTuple):
    """A member has a new card."""

    member: str
    card: int


@record
class MemberArrived(NamedTuple):
    """A member came in; `shown`: they showed their card."""

    member: str
    shown: bool


@record
class MemberDeparted(NamedTuple):
    """A member went home."""

    member: str


@record
class MemberBanned(NamedTuple):
    """A member may not visit the club, until a day (0: with no end)."""

    member: str
    by: str
    until: int
    offence: str
    reason: str
    cites: tuple[str, ...]


@record
class BanLifted(NamedTuple):
    """A member may visit the club again."""

    member: str


@record
class MembersMerged(NamedTuple):
    """Two entries are one: what `member` had is `into`'s."""

    member: str
    into: str
    transaction: Transaction
    tickets: tuple[str, ...]  # numbers of those that go over


@record
class MemberErased(NamedTuple):
    """A member is no more known than by the id."""

    member: str


@record
class OffenceRecorded(NamedTuple):
    """An offence is on record, with what follows from it."""

    case: Case


@record
class RoundsServed(NamedTuple):
    """A player has missed so many of the rounds that they have to miss."""

    case: int
    rounds: int


@record
class CaseLifted(NamedTuple):
    """An offence does not count any more."""

    case: int


@record
class CaseConfirmed(NamedTuple):
    """The chief judge has decided that what followed from an offence stands."""

    case: int
    by: str


@record
class SpectatorMoved(NamedTuple):
    """A spectator was sent behind the barrier."""

    member: str
    table: int
    cites: tuple[str, ...]


@record
class ProtestMade(NamedTuple):
    """A protest was made; `needs` are codes of what it has to have."""

    protest: Protest
    needs: tuple[str, ...]
    cites: tuple[str, ...]


@record
class ProtestChanged(NamedTuple):
    """A protest was passed on, received or decided."""

    protest: Protest
    cites: tuple[str, ...]


@record
class RuleProposed(NamedTuple):
    """Somebody proposes to change the rules."""

    number: int
    member: str
    words: str
    clause: str
    cites: tuple[str, ...]


@record
class ProposalAnswered(NamedTuple):
    """The administration has considered a proposal."""

    number: int
    outcome: Outcome
    answer: str


EventOfPeople = (
    ClubFounded | StepTaken | StepUndone | HouseChanged | StaffAppointed | MemberRegistered | CardGiven | MemberArrived
    | MemberDeparted | MemberBanned | BanLifted | MembersMerged | MemberErased | OffenceRecorded | RoundsServed
    | CaseLifted | CaseConfirmed | SpectatorMoved | ProtestMade | ProtestChanged | RuleProposed | ProposalAnswered
)  # fmt: skip

NAMES: dict[type, tuple[str, int]] = {
    ClubFounded: ("club.founded", 1),
    StepTaken: ("club.step_taken", 1),
    StepUndone: ("club.step_undone", 1),
    HouseChanged: ("club.house_changed", 1),
    StaffAppointed: ("club.staff_appointed", 1),
    MemberRegistered: ("club.member_registered", 1),
    CardGiven: ("club.card_given", 1),
    MemberArrived: ("club.member_arrived", 1),
    MemberDeparted: ("club.member_departed", 1),
    MemberBanned: ("club.member_banned", 1),
    BanLifted: ("club.ban_lifted", 1),
    MembersMerged: ("club.members_merged", 1),
    MemberErased: ("club.member_erased", 1),
    OffenceRecorded: ("club.offence_recorded", 1),
    RoundsServed: ("club.rounds_served", 1),
    CaseLifted: ("club.case_lifted", 1),
    CaseConfirmed: ("club.case_confirmed", 1),
    SpectatorMoved: ("club.spectator_moved", 1),
    ProtestMade: ("club.protest_made", 1),
    ProtestChanged: ("club.protest_changed", 1),
    RuleProposed: ("club.rule_proposed", 1),
    ProposalAnswered: ("club.proposal_answered", 1),
}
