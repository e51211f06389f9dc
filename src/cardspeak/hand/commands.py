"""Commands: what somebody wants to happen, in the imperative; `decide` turns one into events or a refusal."""

from typing import Literal, NamedTuple

from cardspeak.hand.state import Deal, Noted, Pot, Round
from cardspeak.record import record

Verb = Literal["fold", "check", "call", "bet", "raise to", "complete", "bring in", "stand pat", "draw"]
Bounds = tuple[int, int]  # the least and the most that a player may make it, as totals in front
Options = dict[Verb, Bounds]


@record
class Begin(NamedTuple):
    """Begin the deal, with the order of the shuffled deck (empty where the cards are dictated or unknown)."""

    deal: Deal
    order: tuple[int, ...] = ()


@record
class SetUp(NamedTuple):
    """Begin in the middle: a spot, with the round, the pot and the cards as they lie.

    `noted` is what a later point of law will ask about the hand so far; without it, what the round itself shows.
    """

    deal: Deal
    street: int
    round: Round
    pot: Pot
    board: tuple[int, ...] = ()
    down: tuple[tuple[int, ...], ...] = ()
    up: tuple[tuple[int, ...], ...] = ()
    stub: tuple[int, ...] = ()
    burns: tuple[int, ...] = ()
    discards: tuple[tuple[int, ...], ...] = ()
    noted: Noted | None = None


@record
class Fold(NamedTuple):
    """Give up the hand."""

    seat: int


@record
class Check(NamedTuple):
    """Let the turn pass without a bet."""

    seat: int


@record
class Call(NamedTuple):
    """Match the bet, or go all-in below it."""

    seat: int


@record
class RaiseTo(NamedTuple):
    """Bet or raise to a total in front of the player."""

    seat: int
    total: int


@record
class RaiseBy(NamedTuple):
    """Raise by an increment over the bet."""

    seat: int
    increment: int


@record
class AllIn(NamedTuple):
    """Put everything in."""

    seat: int


@record
class BringIn(NamedTuple):
    """Pay the bring-in of stud."""

    seat: int


@record
class Discard(NamedTuple):
    """Throw cards away and draw as many (none: stand pat); `positions` count from 0 in the holding."""

    seat: int
    positions: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()


@record
class TurnUp(NamedTuple):
    """Say which cards the dealer dealt, where the cards are dictated: the board's, and each seat's down and up."""

    board: tuple[int, ...] = ()
    down: tuple[tuple[int, tuple[int, ...]], ...] = ()
    up: tuple[tuple[int, tuple[int, ...]], ...] = ()


@record
class Reshuffle(NamedTuple):
    """Give the new order of the cards that have to be shuffled."""

    order: tuple[int, ...]


@record
class Run(NamedTuple):
    """Run the rest of the board so many times, as the players agreed."""

    times: int


@record
class Show(NamedTuple):
    """Table the hand, or show some of its cards; faces are given where nobody knew them."""

    seat: int
    cards: tuple[int, ...] = ()


@record
class Muck(NamedTuple):
    """Give up the claim at the showdown without showing."""

    seat: int


@record
class PlayBoard(NamedTuple):
    """Say that the board is one's hand."""

    seat: int


@record
class AskToSee(NamedTuple):
    """Ask for another player's hand to be opened."""

    seat: int
    target: int


@record
class AskPot(NamedTuple):
    """Ask the dealer how much the pot holds."""

    seat: int


@record
class AskBet(NamedTuple):
    """Ask the dealer how much has been bet."""

    seat: int


@record
class AskSpread(NamedTuple):
    """Ask the dealer to spread the pot, so that its chips can be seen."""

    seat: int


@record
class AskGather(NamedTuple):
    """Ask the dealer to bring in the bets before the round is over."""

    seat: int


@record
class AskBurn(NamedTuple):
    """Ask to see a burn card."""

    seat: int


@record
class Rabbit(NamedTuple):
    """Ask for the cards that would have come."""

    seat: int


@record
class NameWinners(NamedTuple):
    """Say who won, side by side, where the cards at a real table were not entered."""

    winners: tuple[tuple[int, ...], ...]


Command = (
    Begin
    | SetUp
    | Fold
    | Check
    | Call
    | RaiseTo
    | RaiseBy
    | AllIn
    | BringIn
    | Discard
    | TurnUp
    | Reshuffle
    | Run
    | Show
    | Muck
    | PlayBoard
    | AskToSee
    | AskPot
    | AskBet
    | AskSpread
    | AskGather
    | AskBurn
    | Rabbit
    | NameWinners
)
