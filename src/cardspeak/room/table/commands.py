"""Commands to a table: what people ask of it, and what the room supplies (chance as orders of cards, time as `at`)."""

from typing import NamedTuple

from cardspeak.floor.sanctions.record import Former
from cardspeak.hand import commands as hand
from cardspeak.hand.state import Rake
from cardspeak.law.sanctions import PenaltyKind
from cardspeak.record import record
from cardspeak.room.table.home_commands import HomeCommand
from cardspeak.room.table.lines.commands import LineCommand
from cardspeak.room.table.state import Agreement, Came, Level, Sealed, Settings, Speed, Stakes
from cardspeak.room.table.tournament_commands import TournamentCommand


@record
class Open(NamedTuple):
    """Make a table; whoever makes it owns it."""

    settings: Settings
    by: str


@record
class TakeSeat(NamedTuple):
    """Sit down with chips."""

    member: str
    seat: int
    chips: int
    bot: str = ""  # the level of a bot
    came: Came = ""  # how the player was moved here; "": new
    wait: bool = False  # for the big blind, instead of posting to be dealt in
    account: str = ""  # where the chips come from; "": the member's own


@record
class Leave(NamedTuple):
    """Stand up and take the whole stack away; a club that lets a member go names the account to which it goes."""

    member: str
    account: str = ""


@record
class BeAway(NamedTuple):
    """Go away from the table, the chips stay; or come back to the seat."""

    member: str
    away: bool = True


@record
class ChangeSeat(NamedTuple):
    """Take another seat of the table."""

    member: str
    seat: int


@record
class SitOut(NamedTuple):
    """Be dealt no cards from the next hand on."""

    member: str


@record
class SitIn(NamedTuple):
    """Come back; `post` puts up what is owed at once, else the player waits for the big blind."""

    member: str
    post: bool = False


@record
class TopUp(NamedTuple):
    """Buy chips; bought during a hand they come into play after it. `delivered`: they are on the table already."""

    member: str
    chips: int
    delivered: bool = True
    account: str = ""  # where they come from; "": where those of the seat came from


@record
class TakeOff(NamedTuple):
    """Take chips off the table and stay."""

    member: str
    chips: int


@record
class PassChips(NamedTuple):
    """Give chips to another player."""

    member: str
    to: str
    chips: int


@record
class AskStack(NamedTuple):
    """Ask how many chips the player of a seat has."""

    member: str
    seat: int


@record
class Entrust(NamedTuple):
    """Let another member play one's chips ("": nobody any more); `agreed` are the members who consent."""

    member: str
    to: str
    agreed: tuple[str, ...] = ()


@record
class StartHand(NamedTuple):
    """Begin the next hand."""

    order: tuple[int, ...] = ()  # of the deck; none where the cards lie on felt
    draw: tuple[int, ...] = ()  # cards for the draw of the first button
    late: tuple[str, ...] = ()  # members who came to their seat between the first and the last card of the deal
    button: int = -1  # where the dealer says it is, where the cards lie on felt; -1: where the book has it
    following: Sealed | None = None  # the deck of the hand after it
    rake: Rake | None = None  # what the house takes of its pots


@record
class Seal(NamedTuple):
    """Commit to a deck for the next hand."""

    sealed: Sealed


@record
class CutDeck(NamedTuple):
    """Cut the deck of the next hand with chance of one's own."""

    member: str
    nonce: str


@record
class Act(NamedTuple):
    """What a member does in the hand; the command's seat is the member's, or that of the chips that they may play.

    A `Run` is the answer when the players are asked how often the board is run.
    """

    member: str
    command: hand.Command


@record
class Supply(NamedTuple):
    """What the room owes the hand: an order for a new stub, and the commitment to it."""

    command: hand.Reshuffle
    sealed: Sealed | None = None


@record
class Straddle(NamedTuple):
    """Straddle from now on whenever the rules let one, or no more; where the book has it so, raise without looking."""

    member: str
    wants: bool = True


@record
class CallClock(NamedTuple):
    """Call the clock on the player to act (member "": the dealer does).

    `reasonable` says that the dealer or the director finds the player had enough time, where the book asks them.
    """

    member: str
    reasonable: bool = True


@record
class TimeUp(NamedTuple):
    """The time of the player to act has run out."""


@record
class Resume(NamedTuple):
    """The room was away for so long; the player to act keeps the time that was left."""

    away: int


@record
class Appoint(NamedTuple):
    """The owner makes somebody floor of the table."""

    by: str
    member: str


@record
class Dismiss(NamedTuple):
    """The owner has somebody be floor of the table no longer."""

    by: str
    member: str


@record
class HandOver(NamedTuple):
    """The owner makes another member of the floor the owner of the table."""

    by: str
    member: str


@record
class SetStakes(NamedTuple):
    """The floor changes the stakes, from the next hand on: blinds, antes, limits, the level."""

    by: str
    stakes: Stakes


@record
class PlanLevels(NamedTuple):
    """The floor has blinds and antes rise by the clock; without levels they stay as they are."""

    by: str
    levels: tuple[Level, ...]


@record
class SetSpeed(NamedTuple):
    """The floor changes how much time there is; the player to act has the whole of the new time."""

    by: str
    speed: Speed


@record
class NoteAgreement(NamedTuple):
    """The floor notes what the players have agreed on for the next hands."""

    by: str
    agreement: Agreement


@record
class WantChop(NamedTuple):
    """A player wants to take the blind back from now on when all but the blinds have folded, or no more."""

    member: str
    wants: bool = True


@record
class ChopBlinds(NamedTuple):
    """The floor notes that the two blinds, who alone are left before the flop, take their bets back; `both` agree."""

    by: str
    both: bool


@record
class SplitPot(NamedTuple):
    """The floor notes that the two who are left split the pot by agreement; `seat` is who gets it where one does.

    `two` says that the two agree, `table` that all who are present at the table consent.
    """

    by: str
    seat: int
    two: bool
    table: bool


@record
class PutButtonRight(NamedTuple):
    """The floor says on which seats button and blinds belong (-1: not named; the others follow from those named).

    A deal that is on, where the book has that put right, is dealt again.
    """

    by: str
    button: int = -1
    small: int = -1
    big: int = -1
    reason: str = ""  # where the book would have the error stand


@record
class VoidDeal(NamedTuple):
    """The floor declares the deal that is on void; it is dealt again."""

    by: str
    reason: str


@record
class Penalise(NamedTuple):
    """The floor gives a player a penalty for an offence."""

    by: str
    seat: int
    offence: str
    kind: PenaltyKind  # of the penalty; none: there is none
    number: int = 1  # of hands or rounds
    record: tuple[Former, ...] = ()  # the player's earlier offences
    told: tuple[tuple[str, bool], ...] = ()  # circumstances that books ask for
    reason: str = ""  # needed where the book does not have this penalty for this offence
    about: str = ""  # the line of the chat that it is about


@record
class Undo(NamedTuple):
    """The floor undoes a penalty that was given at this table."""

    by: str
    case: int
    reason: str


@record
class CallFloor(NamedTuple):
    """A player calls the floor to the table, with a sentence or without."""

    member: str
    text: str = ""


@record
class CloseCall(NamedTuple):
    """The floor has dealt with a call."""

    by: str
    call: int


@record
class StopClock(NamedTuple):
    """The floor stops the clock of the table."""

    by: str


@record
class StartClock(NamedTuple):
    """The floor lets the clock of the table run again."""

    by: str


@record
class Forfeit(NamedTuple):
    """The floor takes chips of a player out of play."""

    by: str
    seat: int
    chips: int


@record
class Remove(NamedTuple):
    """The floor takes a player from the table."""

    by: str
    seat: int


@record
class MovePenalty(NamedTuple):
    """So many hands that a member has to miss come from another table (less than none: they go there)."""

    member: str
    hands: int
    table: str


@record
class Close(NamedTuple):
    """The owner or the floor ends the table."""

    by: str


Command = (
    Open | TakeSeat | Leave | SitOut | SitIn | TopUp | StartHand | Act | Supply | CallClock | TimeUp | Resume
    | Seal | CutDeck
    | Appoint | Remove | Close | BeAway | ChangeSeat | TakeOff | PassChips | AskStack | Entrust
    | Penalise | Forfeit | Undo | MovePenalty | CallFloor | CloseCall | StopClock | StartClock | Straddle
    | Dismiss | HandOver | SetStakes | PlanLevels | SetSpeed | NoteAgreement | WantChop | ChopBlinds | SplitPot
    | PutButtonRight | VoidDeal | LineCommand
    | TournamentCommand | HomeCommand
)  # fmt: skip
