"""Commands about the house, its members, its staff and their discipline; `by` is who gives the command."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.club.roles import Role
from cardspeak.room.club.state import House, Measure, Outcome


@record
class Found(NamedTuple):
    """Found the club; the founder owns it, manages and administers it."""

    house: House
    by: str


@record
class ChangeHouse(NamedTuple):
    """Change what the club is: its books, denominations, charges, its posted policy."""

    house: House
    by: str


@record
class Appoint(NamedTuple):
    """Give a member these roles and no others; none: they are no longer on the staff."""

    member: str
    roles: tuple[Role, ...]
    by: str


@record
class RegisterMember(NamedTuple):
    """Register a member, in person, and give them a membership card."""

    member: str
    by: str
    in_person: bool = True


@record
class NewCard(NamedTuple):
    """Give a member a new card; the old one is good no more."""

    member: str
    by: str


@record
class Arrive(NamedTuple):
    """Somebody comes in; `card` is the number of the membership card that they show (0: none)."""

    member: str
    by: str
    card: int = 0


@record
class Depart(NamedTuple):
    """Somebody goes home: they are on no list any more."""

    member: str
    by: str


@record
class BanMember(NamedTuple):
    """Forbid somebody to visit the club, until a day (0: with no end), for an offence against the house's conduct."""

    member: str
    offence: str
    until: int
    reason: str
    by: str


@record
class LiftBan(NamedTuple):
    """Let somebody in again."""

    member: str
    reason: str
    by: str


@record
class MergeMembers(NamedTuple):
    """Make two entries of one person one: chips, balance, tickets and cases of `member` go to `into`."""

    member: str
    into: str
    by: str


@record
class EraseMember(NamedTuple):
    """Forget who a member is, as they asked; the ledger and the history keep the id."""

    member: str
    by: str


@record
class RecordOffence(NamedTuple):
    """Put an offence on record with what follows: a warning, rounds to miss, an exclusion until a day (0: no end)."""

    member: str
    offence: str
    measure: Measure
    by: str
    until: int = 0
    rounds: int = 0
    event: str = ""
    table: int = 0
    reason: str = ""


@record
class ServeRounds(NamedTuple):
    """A player has missed so many of the rounds that they have to miss."""

    case: int
    rounds: int
    by: str


@record
class LiftCase(NamedTuple):
    """Have an offence not count any more."""

    case: int
    reason: str
    by: str


@record
class MoveSpectator(NamedTuple):
    """Send a spectator who comments, or stands where players sit, behind the barrier."""

    member: str
    table: int
    reason: str
    by: str


@record
class ConfirmCase(NamedTuple):
    """The chief judge decides that what followed from an offence stands."""

    case: int
    by: str


@record
class Protest(NamedTuple):
    """Protest against what followed from an offence."""

    case: int
    member: str
    reason: str
    by: str


@record
class ForwardProtest(NamedTuple):
    """Pass a protest on."""

    number: int
    by: str


@record
class ReceiveProtest(NamedTuple):
    """Note that the federation has the protest."""

    number: int
    by: str


@record
class DecideProtest(NamedTuple):
    """Enter the decision; where the protest was upheld the case is lifted."""

    number: int
    outcome: str  # upheld, rejected
    words: str
    by: str


@record
class Propose(NamedTuple):
    """Propose to change the rules, a clause of them or any."""

    member: str
    words: str
    by: str
    clause: str = ""


@record
class AnswerProposal(NamedTuple):
    """Say what the administration makes of a proposal."""

    number: int
    outcome: Outcome
    answer: str
    by: str


@record
class Undo(NamedTuple):
    """Take a step back with a counter-step, which leaves both in the log."""

    step: int
    reason: str
    by: str


CommandOfPeople = (
    Found | ChangeHouse | Appoint | RegisterMember | NewCard | Arrive | Depart | BanMember | LiftBan | MergeMembers
    | EraseMember | RecordOffence | ServeRounds | LiftCase | MoveSpectator | ConfirmCase | Protest | ForwardProtest
    | ReceiveProtest | DecideProtest | Propose | AnswerProposal | Undo
)  # fmt: skip
