"""Events: what happened, in the past tense; everything that was concluded stands in them.

`NAMES` gives each its stored name and version; `seen` (in `view`) says what of each a seat may see.
"""

from typing import NamedTuple

from cardspeak.hand.remedies import events as a
from cardspeak.hand.state import Cards, Deal, Post, Pot, Round, Secret
from cardspeak.record import record


@record
class HandBegun(NamedTuple):
    """A deal began."""

    deal: Deal


@record
class SpotSet(NamedTuple):
    """A deal was set up in the middle; the rest of it is what is noted of the hand so far."""

    deal: Deal
    street: int
    round: Round
    pot: Pot
    cards: Cards
    secret: Secret
    opener: int = -1  # the seat that opened the round
    increase: int = -1  # the seat that bet or raised last
    idle: int = 0  # the seats that gave up without facing a bet, while nobody has bet since
    left: tuple[int, ...] = ()  # the seats whose hands are out, in the order in which they went


@record
class Shuffled(NamedTuple):
    """The deck lies ready; its order is nobody's."""

    order: tuple[int, ...]


@record
class Posted(NamedTuple):
    """Antes, blinds and other posts were paid, as much as the stacks held."""

    posts: tuple[Post, ...]
    paid: tuple[int, ...]
    dead: tuple[int, ...]
    round: Round


@record
class Dealt(NamedTuple):
    """The cards of a street were dealt: burns, each seat's down and up cards, the board's."""

    street: int
    burns: tuple[int, ...]
    down: tuple[tuple[int, ...], ...]
    up: tuple[tuple[int, ...], ...]
    board: tuple[int, ...]
    run: int


@record
class RoundOpened(NamedTuple):
    """A betting round began; its queue says who speaks, `opener` who is first."""

    round: Round
    opener: int


@record
class BroughtIn(NamedTuple):
    """The bring-in was paid."""

    seat: int
    amount: int
    round: Round


@record
class Checked(NamedTuple):
    """A player checked."""

    seat: int
    round: Round


@record
class Called(NamedTuple):
    """A player called, with so many chips."""

    seat: int
    amount: int
    round: Round


@record
class RaisedTo(NamedTuple):
    """A player bet or raised to a total; `full` says whether it counts as a bet or raise, not only as chips."""

    seat: int
    total: int
    full: bool
    round: Round


@record
class Folded(NamedTuple):
    """A player gave up the hand."""

    seat: int
    round: Round


@record
class Exposed(NamedTuple):
    """A player's cards were shown while the hand went on."""

    seat: int
    positions: tuple[int, ...]
    cards: tuple[int, ...]
    round: Round


@record
class UncalledReturned(NamedTuple):
    """The part of a bet that nobody called went back."""

    seat: int
    amount: int
    round: Round


@record
class Collected(NamedTuple):
    """The bets of the round went into the pot."""

    paid: tuple[int, ...]
    round: Round


@record
class DrawOpened(NamedTuple):
    """The draw began; the queue says who draws in which order."""

    street: int
    round: Round


@record
class Discarded(NamedTuple):
    """A player threw cards away, or stood pat with none."""

    seat: int
    positions: tuple[int, ...]
    cards: tuple[int, ...]
    round: Round


@record
class CardsAsked(NamedTuple):
    """The cards of a street are dictated: the dealer must say which."""

    street: int


@record
class ShuffleAsked(NamedTuple):
    """So many cards must be shuffled to make a new stub."""

    cards: int


@record
class Reshuffled(NamedTuple):
    """Discards, or the stub with the burns, became a new stub; its order is nobody's.

    `kept` is how many of each seat's last discards stayed out, because the seat still waits for its cards (empty: all
    burns went in instead); hands folded before went in too.
    """

    order: tuple[int, ...]
    kept: tuple[int, ...]


@record
class RunsAsked(NamedTuple):
    """The players may agree to run the rest of the board more than once: those who are in, or all at the table."""

    most: int
    whole_table: bool = False


@record
class RunsAgreed(NamedTuple):
    """The rest of the board is run so many times."""

    times: int


@record
class ShowdownOpened(NamedTuple):
    """Hands have to be shown, in the order of the queue."""

    round: Round


@record
class Tabled(NamedTuple):
    """A player laid all cards face up."""

    seat: int
    cards: tuple[int, ...]
    round: Round


@record
class CardShown(NamedTuple):
    """A player showed some cards of the hand, which is no claim to the pot."""

    seat: int
    positions: tuple[int, ...]
    cards: tuple[int, ...]


@record
class Mucked(NamedTuple):
    """A player gave up the claim at the showdown without showing."""

    seat: int
    round: Round


@record
class BoardPlayed(NamedTuple):
    """A player announced playing the board."""

    seat: int
    round: Round


@record
class WinnersAsked(NamedTuple):
    """The cards are unknown: the dealer must name the winners."""

    sides: int


@record
class Raked(NamedTuple):
    """The house took its share of the pot."""

    amount: int


@record
class Awarded(NamedTuple):
    """A pot, or a side or run of it, went to its winners; `odd` names who got an odd chip in it."""

    pot: int
    run: int
    side: int
    size: int
    shares: tuple[tuple[int, int], ...]
    odd: tuple[int, ...]


@record
class HandEnded(NamedTuple):
    """The deal is over."""

    stacks: tuple[int, ...]


@record
class PotTold(NamedTuple):
    """The dealer told a player what the pot holds."""

    seat: int
    amount: int


@record
class BetTold(NamedTuple):
    """The dealer told a player how much has been bet."""

    seat: int
    amount: int


@record
class PotSpread(NamedTuple):
    """The dealer spread the pot for a player who asked."""

    seat: int


@record
class BetsGathered(NamedTuple):
    """The dealer brought in the bets because a player asked; each still counts for its owner's round."""

    seat: int


@record
class RabbitShown(NamedTuple):
    """The cards that would have come were shown after the hand."""

    cards: tuple[int, ...]


@record
class HandSeen(NamedTuple):
    """A hand was opened because a player with the right to it asked."""

    seat: int
    target: int
    cards: tuple[int, ...]


Event = (
    HandBegun | SpotSet | Shuffled | Posted | Dealt | RoundOpened | BroughtIn | Checked | Called | RaisedTo |
    Folded | Exposed | UncalledReturned | Collected | DrawOpened | Discarded | CardsAsked | ShuffleAsked |
    Reshuffled | RunsAsked | RunsAgreed | ShowdownOpened | Tabled | CardShown | Mucked | BoardPlayed |
    WinnersAsked | Raked | Awarded | HandEnded | PotTold | BetTold | PotSpread | BetsGathered | RabbitShown |
    HandSeen | a.HandKilled | a.HandRestored | a.RaiseBarred | a.BetsReturned | a.BetsCorrected | a.ChipsRemoved
    | a.CardReplaced | a.StubShuffled | a.CardsLaid | a.BettingFrozen | a.CountedAllIn | a.BettingReopened
    | a.ChipsStayed | a.AwardTakenBack | a.DealVoided
)  # fmt: skip

NAMES: dict[type, tuple[str, int]] = {
    HandBegun: ("hand.begun", 1),
    SpotSet: ("hand.set_up", 2),
    Shuffled: ("hand.shuffled", 1),
    Posted: ("hand.posted", 1),
    Dealt: ("hand.dealt", 1),
    RoundOpened: ("hand.round_opened", 1),
    BroughtIn: ("hand.brought_in", 1),
    Checked: ("hand.checked", 1),
    Called: ("hand.called", 1),
    RaisedTo: ("hand.raised", 1),
    Folded: ("hand.folded", 1),
    Exposed: ("hand.exposed", 1),
    UncalledReturned: ("hand.uncalled_returned", 1),
    Collected: ("hand.collected", 1),
    DrawOpened: ("hand.draw_opened", 1),
    Discarded: ("hand.discarded", 1),
    CardsAsked: ("hand.cards_asked", 1),
    ShuffleAsked: ("hand.shuffle_asked", 1),
    Reshuffled: ("hand.reshuffled", 1),
    RunsAsked: ("hand.runs_asked", 2),
    RunsAgreed: ("hand.runs_agreed", 1),
    ShowdownOpened: ("hand.showdown_opened", 1),
    Tabled: ("hand.tabled", 1),
    CardShown: ("hand.card_shown", 1),
    Mucked: ("hand.mucked", 1),
    BoardPlayed: ("hand.board_played", 1),
    WinnersAsked: ("hand.winners_asked", 1),
    Raked: ("hand.raked", 1),
    Awarded: ("hand.awarded", 1),
    HandEnded: ("hand.ended", 1),
    PotTold: ("hand.pot_told", 1),
    BetTold: ("hand.bet_told", 1),
    PotSpread: ("hand.pot_spread", 1),
    BetsGathered: ("hand.bets_gathered", 1),
    RabbitShown: ("hand.rabbit_shown", 1),
    HandSeen: ("hand.hand_seen", 1),
    a.HandKilled: ("hand.killed", 1),
    a.HandRestored: ("hand.restored", 1),
    a.RaiseBarred: ("hand.raise_barred", 1),
    a.BetsReturned: ("hand.bets_returned", 1),
    a.BetsCorrected: ("hand.bets_corrected", 1),
    a.ChipsRemoved: ("hand.chips_removed", 1),
    a.CardReplaced: ("hand.card_replaced", 1),
    a.StubShuffled: ("hand.stub_shuffled", 1),
    a.CardsLaid: ("hand.cards_laid", 1),
    a.BettingFrozen: ("hand.betting_frozen", 1),
    a.CountedAllIn: ("hand.counted_all_in", 1),
    a.BettingReopened: ("hand.betting_reopened", 1),
    a.ChipsStayed: ("hand.chips_stayed", 1),
    a.AwardTakenBack: ("hand.award_taken_back", 1),
    a.DealVoided: ("hand.voided", 1),
}
