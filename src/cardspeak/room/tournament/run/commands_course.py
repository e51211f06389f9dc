"""Commands about time, chips, money and discipline, and steps taken back."""

from typing import NamedTuple

from cardspeak.law.sanctions import PenaltyKind
from cardspeak.record import record
from cardspeak.room.tournament.levels import Sign
from cardspeak.room.tournament.run.state import DealKind


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


@record
class Undo(NamedTuple):
    """Take a step back, by its number; it stays in the log, and so does this."""

    step: int
    reason: str
    by: str
