"""Commands to a tournament: what people ask of it, and what the room supplies (chance as orders, time as `at`).

`by` is the member who gives the command, "" the room itself. `order` is a row of all numbers below its length,
shuffled: every draw that the command leads to is taken from it (`chance.needed` says how long it has to be).
"""

from typing import NamedTuple

from cardspeak.law.sanctions import PenaltyKind
from cardspeak.record import record
from cardspeak.room.tournament.levels import Sign
from cardspeak.room.tournament.run.settings import Play, Settings
from cardspeak.room.tournament.run.state import DealKind, Role

# what it is, and who runs it


@record
class Announce(NamedTuple):
    """Make a tournament; whoever makes it owns it. `opens`: entries are taken at once."""

    id: str
    settings: Settings
    by: str
    opens: bool = True


@record
class ChangeSettings(NamedTuple):
    """Announce other settings. What was paid for stays as it was bought: prices change only before the first entry."""

    settings: Settings
    by: str


@record
class Appoint(NamedTuple):
    """Give a member these roles and no others; none: they are no longer on the staff."""

    member: str
    roles: tuple[Role, ...]
    by: str


@record
class Say(NamedTuple):
    """Announce something to everybody."""

    text: str
    by: str


@record
class Cancel(NamedTuple):
    """Call the tournament off: everybody gets back what they paid."""

    reason: str
    by: str


# entries


@record
class OpenRegistration(NamedTuple):
    """Take entries from now on."""

    by: str


@record
class CloseRegistration(NamedTuple):
    """Take no more entries; once nothing can be bought any more the prizes are fixed."""

    by: str


@record
class Register(NamedTuple):
    """Enter, and pay. Once play has begun the player is seated at once; when all seats are taken they wait for one."""

    member: str
    by: str
    order: tuple[int, ...] = ()
    ticket: str = ""  # pays for it
    needs: str = ""  # what a seat has to have for this player
    bot: str = ""  # the level of a bot


@record
class Unregister(NamedTuple):
    """Take an entry back before play has begun, or leave the waiting list; what was paid is given back."""

    member: str
    by: str


@record
class ReEnter(NamedTuple):
    """Enter once more after having been eliminated."""

    member: str
    by: str
    order: tuple[int, ...] = ()
    ticket: str = ""


@record
class Surrender(NamedTuple):
    """Give up a short stack and enter once more."""

    member: str
    by: str
    order: tuple[int, ...] = ()


@record
class ConfirmSeat(NamedTuple):
    """Say that a player has arrived at the seat."""

    member: str
    by: str


@record
class NoteTicket(NamedTuple):
    """Make a ticket known that was sold or won elsewhere; `member` may use it, "": whoever has it."""

    number: str
    worth: int
    by: str
    member: str = ""


# play


@record
class Start(NamedTuple):
    """Draw the seats and begin. `clock`: the clock runs from now on, else from `StartClock`."""

    by: str
    order: tuple[int, ...] = ()
    clock: bool = True


@record
class Loser(NamedTuple):
    """Somebody who has lost all chips in a hand: what they began it with, who won it, how good their own hand was."""

    member: str
    started: int = -1  # -1: unknown
    winners: tuple[str, ...] = ()
    hand: int = 0


@record
class Bust(NamedTuple):
    """These players were eliminated in one hand at a table. `buttons`: where the button was in the hand at tables."""

    table: int
    losers: tuple[Loser, ...]
    by: str
    order: tuple[int, ...] = ()
    buttons: tuple[tuple[int, int], ...] = ()  # table and place


@record
class HandOver(NamedTuple):
    """A hand is over at a table where hands are played or told one by one: what everybody has now, and what it showed.

    Who has no chips left is eliminated, unless they may buy more. Sent by the room.
    """

    table: int
    hand: int  # its number at the table
    stacks: tuple[tuple[str, int], ...]
    started: tuple[tuple[str, int], ...]  # what those who were dealt in began it with
    button: int  # places, -1: none
    small: int
    big: int
    dealt: tuple[int, ...]  # places
    losers: tuple[Loser, ...] = ()  # who won from those without chips, and how good their hands were
    order: tuple[int, ...] = ()
    level: int = 0  # at which the hand was played, from 0


@record
class CountStack(NamedTuple):
    """Enter what players have: of one, or of all of them."""

    counts: tuple[tuple[str, int], ...]
    by: str


# seats


@record
class TellButton(NamedTuple):
    """Say where the button was in the last hand at some tables, so that the room can say who is moved."""

    buttons: tuple[tuple[int, int], ...]  # table and place
    by: str
    order: tuple[int, ...] = ()


@record
class Move(NamedTuple):
    """Move a player to another table, as the room has asked (`wanted`) or as the director has it; `place` -1: drawn."""

    member: str
    to: int
    by: str
    place: int = -1
    reason: str = ""
    order: tuple[int, ...] = ()


@record
class Balance(NamedTuple):
    """Balance, break and form tables as far as it is due now."""

    by: str
    order: tuple[int, ...] = ()


@record
class BreakTable(NamedTuple):
    """Break a table now; its players draw seats at the others."""

    table: int
    by: str
    order: tuple[int, ...] = ()
    reason: str = ""


@record
class FormFinal(NamedTuple):
    """Form the final table now."""

    by: str
    order: tuple[int, ...] = ()
    reason: str = ""


@record
class AnnounceOrder(NamedTuple):
    """Announce in which order tables are broken."""

    tables: tuple[int, ...]
    by: str


@record
class OpenTable(NamedTuple):
    """Open another table; players are moved to it until the tables are balanced."""

    by: str
    order: tuple[int, ...] = ()
    play: Play | None = None


@record
class OpenSeat(NamedTuple):
    """Open one seat more at a table, where the book lets the floor do so."""

    table: int
    by: str


@record
class Link(NamedTuple):
    """Say how a table is run from now on, and in which stream its hands are kept."""

    table: int
    play: Play
    by: str
    stream: str = ""


@record
class Hold(NamedTuple):
    """Have a table wait with its next hand, or go on."""

    table: int
    hold: bool
    by: str


@record
class PutRight(NamedTuple):
    """Players have sat in wrong seats: the director says where each of them belongs now."""

    seats: tuple[tuple[str, int, int], ...]  # member, table, place
    by: str
    right_stacks: bool = True  # each of them has played the chips that were meant for them
    reason: str = ""


@record
class BeAway(NamedTuple):
    """A player is not at the table, or is back."""

    member: str
    away: bool
    by: str


# time


@record
class StartClock(NamedTuple):
    """Let the clock run."""

    by: str


@record
class PauseClock(NamedTuple):
    """Stop the clock."""

    by: str


@record
class CorrectClock(NamedTuple):
    """Set the clock to a level, from 0, with so many milliseconds of it left."""

    level: int
    left: int
    by: str


@record
class NextLevel(NamedTuple):
    """Announce the next level; `now`: also before the time of the old one has run out, which corrects the clock."""

    by: str
    now: bool = False


@record
class TimeUp(NamedTuple):
    """What the clock has brought is entered. Sent by the room."""

    by: str = ""


@record
class BeginHand(NamedTuple):
    """A hand begins at a table, since somebody saw what begins one: it is played at the level that holds now.

    Where hands are played or told one by one the room sends it, with the number of the hand and its places.
    """

    table: int
    sign: Sign
    by: str
    hand: int = 0
    level: int = -1  # from 0, where the hand has one already; -1: the one that holds
    button: int = -1  # places, -1: none
    small: int = -1
    big: int = -1
    dealt: tuple[int, ...] = ()  # places; none: nobody knows


@record
class PutLevelRight(NamedTuple):
    """A hand was begun at the old level by mistake; it stays there once there was substantial action."""

    table: int
    substantial: bool
    by: str


@record
class Push(NamedTuple):
    """Dealers change at these tables; none: at all."""

    by: str
    tables: tuple[int, ...] = ()


@record
class PlayHandForHand(NamedTuple):
    """Play hand for hand from now on, or no more; `finishing` are tables at which a hand is on."""

    on: bool
    by: str
    finishing: tuple[int, ...] = ()
    order: tuple[int, ...] = ()


@record
class RoundOver(NamedTuple):
    """All tables have finished the hand: who is out gets a place; `minutes` that it took, `named` what is taken off."""

    by: str
    minutes: int = 0
    named: int = 0
    order: tuple[int, ...] = ()


# chips


@record
class Rebuy(NamedTuple):
    """Buy chips again; `announced` before the hand: they play in it, and are owed."""

    member: str
    by: str
    order: tuple[int, ...] = ()
    times: int = 1
    announced: bool = False
    paid: bool = True


@record
class DeclineRebuy(NamedTuple):
    """Do not buy again after having lost all chips."""

    member: str
    by: str
    order: tuple[int, ...] = ()


@record
class AddOn(NamedTuple):
    """Buy an add-on."""

    member: str
    by: str
    paid: bool = True


@record
class TakePayment(NamedTuple):
    """What a player owes was paid."""

    member: str
    by: str


@record
class Held(NamedTuple):
    """The chips of a player at a race: by denomination; `more` says that there are others, which nobody counted."""

    member: str
    chips: tuple[tuple[int, int], ...]
    more: bool = False


@record
class ColourUp(NamedTuple):
    """Race the smallest denomination off at a table; `deck` are cards in the order in which they are dealt."""

    table: int
    stacks: tuple[Held, ...]
    deck: tuple[int, ...]
    by: str


@record
class ChangeChips(NamedTuple):
    """Chips come into play or leave it: found, found late, forfeited, put right; `member` "": nobody's.

    `old` is a denomination that was raced off and is exchanged late.
    """

    member: str
    chips: int
    reason: str
    by: str
    old: int = 0


# money


@record
class SetPayouts(NamedTuple):
    """Fix the prizes otherwise; they have to make up the pool."""

    amounts: tuple[int, ...]
    by: str


@record
class Pay(NamedTuple):
    """Pay a player the prize of their place."""

    member: str
    by: str


@record
class ProposeDeal(NamedTuple):
    """Propose a deal to all who are left: by chips, by ICM, or with these amounts; `kept` stays for the winner."""

    kind: DealKind
    by: str
    shares: tuple[tuple[str, int], ...] = ()
    kept: int = 0


@record
class AgreeDeal(NamedTuple):
    """These players agree; when all have, the deal is made."""

    members: tuple[str, ...]
    by: str


@record
class RefuseDeal(NamedTuple):
    """A player refuses: the deal is not made."""

    member: str
    by: str


# discipline


@record
class Penalise(NamedTuple):
    """Give a player a penalty; disqualification takes the chips out of play as the book has it.

    `chips` is what the player has, where hands are not entered.
    """

    member: str
    offence: str
    kind: PenaltyKind
    by: str
    number: int = 1
    reason: str = ""
    order: tuple[int, ...] = ()
    chips: int = -1


@record
class ServePenalty(NamedTuple):
    """A player has missed so many hands of a penalty."""

    case: int
    hands: int
    by: str


# taking back


@record
class Undo(NamedTuple):
    """Take a step back, by its number; it stays in the log, and so does this."""

    step: int
    reason: str
    by: str


Command = (
    Announce | ChangeSettings | Appoint | Say | Cancel
    | OpenRegistration | CloseRegistration | Register | Unregister | ReEnter | Surrender | ConfirmSeat | NoteTicket
    | Start | Bust | HandOver | CountStack
    | TellButton | Move | Balance | BreakTable | FormFinal | AnnounceOrder | OpenTable | OpenSeat | Link | Hold
    | PutRight | BeAway
    | StartClock | PauseClock | CorrectClock | NextLevel | TimeUp | BeginHand | PutLevelRight | Push
    | PlayHandForHand | RoundOver
    | Rebuy | DeclineRebuy | AddOn | TakePayment | ColourUp | ChangeChips
    | SetPayouts | Pay | ProposeDeal | AgreeDeal | RefuseDeal
    | Penalise | ServePenalty | Undo
)  # fmt: skip
