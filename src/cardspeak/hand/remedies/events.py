"""Events of a ruling: what the floor changed in a hand, in the past tense; `events` gives each its stored name."""

from typing import NamedTuple

from cardspeak.hand.remedies.kinds import Receiver
from cardspeak.hand.state import Cards, Pot, Round, Secret, Stage
from cardspeak.record import record


@record
class HandKilled(NamedTuple):
    """A hand was declared dead while nobody was to act; `stage` is what has to happen next."""

    seat: int
    round: Round
    stage: Stage


@record
class HandRestored(NamedTuple):
    """A hand that was out came back into play."""

    seat: int
    round: Round


@record
class RaiseBarred(NamedTuple):
    """A player has given up the raise, and may only call or fold as if after acting, until somebody raises."""

    seat: int
    round: Round


@record
class BetsReturned(NamedTuple):
    """Chips went back to their owners, out of their bets or of what they have in the pot."""

    back: tuple[tuple[int, int], ...]
    paid: tuple[int, ...]
    dead: tuple[int, ...]
    round: Round


@record
class BetsCorrected(NamedTuple):
    """A bet of a wrong size was put right for all who made or called it; `put` is what each put in, or got back."""

    due: int
    put: tuple[tuple[int, int], ...]
    round: Round


@record
class ChipsRemoved(NamedTuple):
    """Chips left the hand for good, for nobody or (`to`) for the next pot; the hand had counted so many of them."""

    seat: int
    amount: int
    to: Receiver
    counted: int
    paid: tuple[int, ...]
    dead: tuple[int, ...]
    round: Round


@record
class CardReplaced(NamedTuple):
    """A player's card was changed for the next of the stub; the old one is then the next burn, or is burned."""

    seat: int
    position: int
    old: int
    new: int
    burns_next: bool


@record
class StubShuffled(NamedTuple):
    """The stub was shuffled while the hand goes on; its order is nobody's."""

    order: tuple[int, ...]


@record
class CardsLaid(NamedTuple):
    """Cards lie otherwise now: all of them as they lie, what has to happen next, and in which street.

    `burns` are the cards that burn before the next streets, one after the other, where it is not as always.
    """

    street: int
    stage: Stage
    round: Round
    cards: Cards
    secret: Secret
    burns: tuple[int, ...]


@record
class BettingFrozen(NamedTuple):
    """Nobody may bet above the highest bet until the end of the round."""

    round: Round


@record
class CountedAllIn(NamedTuple):
    """A player counts as all-in until the end of the round; so many of the player's chips wait for it."""

    seat: int
    chips: int
    round: Round


@record
class BettingReopened(NamedTuple):
    """What ended the hand was undone before anything was built on it: the hand stands where it stood before."""

    street: int
    stage: Stage
    round: Round
    pot: Pot


@record
class ChipsStayed(NamedTuple):
    """Chips that a player had put out before the turn stay in: they lie in front of the player."""

    seat: int
    amount: int
    round: Round


@record
class AwardTakenBack(NamedTuple):
    """What was paid out went back into the pot, the rake too."""

    shares: tuple[tuple[int, int], ...]
    raked: int


@record
class DealVoided(NamedTuple):
    """The deal does not count: every chip went back to the seat that it came from."""

    back: tuple[int, ...]
