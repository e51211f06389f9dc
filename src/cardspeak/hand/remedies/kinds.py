"""Remedies: what a ruling wants done to a hand, as data; `apply.py` turns them into events."""

from typing import Literal, NamedTuple

from cardspeak.record import record

TakenFrom = Literal["stack", "bets", "found"]
Receiver = Literal["nobody", "the next pot"]


@record
class Void(NamedTuple):
    """Let the deal not count; all players get back what they put in, and a player who was paid gives it back."""


@record
class Refund(NamedTuple):
    """Give chips back to a seat, out of its bet first and then out of the pot."""

    seat: int
    amount: int


@record
class Kill(NamedTuple):
    """Declare a hand dead; where none is left the deal is void."""

    seat: int


@record
class Restore(NamedTuple):
    """Bring a hand back that is out."""

    seat: int


@record
class BarRaise(NamedTuple):
    """Let the player to act only call or fold, and not raise."""

    seat: int


@record
class ActAnew(NamedTuple):
    """Take back what a player did last in this round: it is their turn as it was before."""

    seat: int


@record
class TakeOut(NamedTuple):
    """Take chips out of this hand, from the `stack`, from the `bets`, or such as were never counted (`found`).

    `to` says where they go: to nobody, or into the next pot.
    """

    seat: int
    amount: int
    source: TakenFrom
    to: Receiver = "nobody"


@record
class PutRight(NamedTuple):
    """Make a bet of a wrong size the one that was due, for all who made or called it."""

    amount: int
    due: int


@record
class Replace(NamedTuple):
    """Change a card of a seat (its position counts from 0) for the next of the stub; it burns next, or is burned."""

    seat: int
    position: int
    burns_next: bool


@record
class ShuffleStub(NamedTuple):
    """Shuffle the stub; the new order, which is empty where it stays as it was told."""

    order: tuple[int, ...] = ()


@record
class DealAgain(NamedTuple):
    """Deal the common cards of this street again, before which the dealer had burned so many.

    They go back onto the stub as they came, or (`into`) into it; so do the cards that were burned (`burn_back`), and
    the burn is made again.
    """

    burned: int
    burn_back: bool
    into: bool


@record
class Burned(NamedTuple):
    """Let what lies stand: so many were burned before it, and so many (-1: as always) burn before the next streets."""

    burned: int
    then: tuple[int, ...] = ()


@record
class OpenedEarly(NamedTuple):
    """Put so many cards of the next street, opened too early, into the stub; what was burned stays, or comes back.

    `then` are the cards that burn before the next streets (-1: as always). For the `river`, the card after the next
    burn is laid aside to come when the turn has come.
    """

    cards: int
    burn_back: bool
    then: tuple[int, ...] = ()
    river: bool = False


@record
class Freeze(NamedTuple):
    """Allow no bet above the highest one, until the end of the round."""


@record
class AsAllIn(NamedTuple):
    """Let a player count as all-in until the end of the round."""

    seat: int


@record
class StayIn(NamedTuple):
    """Let chips that a player put out before the turn lie in front of the player, as far as the bet reaches."""

    seat: int
    amount: int


@record
class MakeUp(NamedTuple):
    """Let the player whose turn it is call in full."""

    seat: int


@record
class TurnOver(NamedTuple):
    """Make a down card of stud (its position counts from 0) the player's open card, and that one a down card.

    `card` is its face, where somebody has said it.
    """

    seat: int
    position: int
    card: int


@record
class LieOpen(NamedTuple):
    """Let a down card (its position counts from 0) lie face up; `card` is its face, where somebody has said it."""

    seat: int
    position: int
    card: int


@record
class Scrap(NamedTuple):
    """Take cards out of the deck that lay in it the wrong way round (`??`: the next of the stub), or burn them next."""

    cards: tuple[int, ...]
    burns_next: bool = False


@record
class ScrambleAll(NamedTuple):
    """Mix the stub with the burned cards and with the hands that are out."""


@record
class AwardAgain(NamedTuple):
    """Take the award back and award the pot once more."""


OfCards = Replace | ShuffleStub | DealAgain | Burned | OpenedEarly | TurnOver | LieOpen | Scrap | ScrambleAll
OfBetting = Freeze | AsAllIn | StayIn | MakeUp | ActAnew
Remedy = Void | Refund | Kill | Restore | BarRaise | TakeOut | PutRight | AwardAgain | OfCards | OfBetting
