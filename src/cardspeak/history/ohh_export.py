"""A hand of Cardspeak as an Open Hand History record, from its events as they were recorded or as one seat saw them.

What the format cannot express is refused with one line rather than written wrongly: a board run twice, a hand set up in
the middle, the short deck (whose flush beats a full house), stacks that nobody counted, board cards that nobody
recorded, a player who plays the board without showing. The bring-in is a `Post Extra Blind`, the completion a raise.
Cards shown during the hand stand in the showdown, where the format wants all shown cards.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from fractions import Fraction
from typing import NamedTuple

from cardspeak.cards.card import UNKNOWN
from cardspeak.errors import Unreadable
from cardspeak.hand import events as e
from cardspeak.hand.evolve import evolve
from cardspeak.hand.posting import DEAD_POSTS
from cardspeak.hand.pots import pots
from cardspeak.hand.remedies.evolve import EVOLVE_REMEDIES
from cardspeak.hand.state import UNKNOWN_STACK, Deal, State
from cardspeak.hand.view import told
from cardspeak.history.ohh import BET_TYPES, SHOWDOWN, Act, OpenHand, PotWon, Seated, Stage, Thrown
from cardspeak.history.phh import WHOLE, unscaled
from cardspeak.history.phh_action import Amount
from cardspeak.record import record

TYPES = {
    "holdem": "Holdem",
    "omaha": "Omaha",
    "omaha-5": "Omaha",
    "omaha-6": "Omaha",
    "omaha-8": "OmahaHiLo",
    "omaha-5-8": "OmahaHiLo",
    "omaha-6-8": "OmahaHiLo",
    "stud": "Stud",
    "stud-8": "StudHiLo",
    "razz": "Razz",
    "five-card-draw": "Draw",
    "badugi": "Draw",
    "deuce-to-seven-single": "Draw",
    "deuce-to-seven-triple": "Draw",
    "ace-to-five-triple": "Draw",
}
"""The format's type of each game that it has one for."""

POSTED = {
    "ante": "Post Ante",
    "table ante": "Post Ante",
    "bomb pot": "Post Ante",
    "dead": "Post Dead",
    "small blind": "Post SB",
    "big blind": "Post BB",
    "straddle": "Straddle",
    "no-look": "Post Extra Blind",
    "post": "Post Extra Blind",
}


@record
class About(NamedTuple):
    """What the events of a hand do not know: where and when it was played, and by whom."""

    table: str
    number: str  # of the hand
    started: datetime | None = None
    names: tuple[str, ...] = ()  # in the order of the seats of the deal; empty: the deal's own
    chairs: tuple[int, ...] = ()  # places at the table, counted from 1, in the same order; empty: one after another
    size: int = 0  # how many places the table has; 0: as many as players
    site: str = "Cardspeak"
    currency: str = "Chips"


def open_hand(events: Sequence[e.Event], about: About, viewer: int | None = None, step: Fraction = WHOLE) -> OpenHand:
    """Return the hand as a record, `step` to each chip; with a viewer, only what this seat saw (-1: a spectator).

    `Unreadable` says what the format cannot hold.
    """
    if not events or not isinstance(events[0], e.HandBegun):
        raise Unreadable("Open Hand History holds a hand from its beginning; this one was set up in the middle")
    deal = events[0].deal
    refuse_deal(deal, about)
    log = _Log(evolve(None, events[0]), step)
    for event in events[1:] if viewer is None else told(events[1:], viewer):
        log.take(event)
    players = len(deal.seats)
    names, chairs = about.names or deal.seats, about.chairs or tuple(range(1, players + 1))

    def amount(chips: int) -> Amount:
        return unscaled(chips, step)

    return OpenHand(
        about.site, about.site, about.number, _in_utc(about.started), about.table,
        TYPES[deal.game.id], BET_TYPES[deal.structure], about.size or max(players, *chairs), about.currency,
        chairs[deal.button], amount(deal.small_blind), amount(deal.big_blind),
        amount(max([post.amount for post in deal.posts if post.kind in ("ante", "table ante", "bomb pot")], default=0)),
        viewer if viewer is not None and viewer >= 0 else None,
        tuple(Seated(seat, chairs[seat], names[seat], amount(deal.stacks[seat])) for seat in range(players)),
        log.all_stages(), log.all_pots(),
        tournament=deal.event.kind == "tournament", flags=("Observed",) if viewer == -1 else (),
        game=deal.game.id, small_bet=amount(deal.small_bet), big_bet=amount(deal.big_bet),
        bring_in=amount(deal.bring_in),
    )  # fmt: skip


def _in_utc(moment: datetime | None) -> datetime | None:
    # a time without a zone is taken for UTC, never for the zone of this machine
    if moment is None or moment.tzinfo is None:
        return moment and moment.replace(tzinfo=UTC)
    return moment.astimezone(UTC)


def refuse_deal(deal: Deal, about: About) -> None:
    """Raise `Unreadable` for a deal that the format cannot hold."""
    if deal.game.id not in TYPES:
        raise Unreadable(f"Open Hand History has no type for {deal.game.name}")
    for said, what in ((about.names, "names"), (about.chairs, "chairs")):
        if said and len(said) != len(deal.seats):
            raise Unreadable(f"{len(deal.seats)} players were dealt in, {len(said)} {what} are given")
    if max(deal.stacks) >= UNKNOWN_STACK:
        unknown = deal.seats[[stack >= UNKNOWN_STACK for stack in deal.stacks].index(True)]
        raise Unreadable(f"Open Hand History needs every stack; nobody counted that of {unknown}")


def _known(cards: Sequence[int]) -> tuple[int, ...]:
    return tuple([card for card in cards if card != UNKNOWN])


class _Log:
    """The stages written so far, and the state to which the events fold."""

    def __init__(self, state: State, step: Fraction) -> None:
        self.state = state
        self.step = step
        self.stages: list[tuple[str, list[int], list[Act], list[Thrown]]] = []
        self.shown: list[Act] = []
        self.awarded: dict[int, dict[int, int]] = {}
        self.sizes: dict[int, int] = {}
        self.raked = 0

    def take(self, event: e.Event) -> None:
        """Write what an event was, and fold it."""
        before = self.state
        self.state = evolve(before, event)
        match event:
            case e.Posted():
                self.open(0)
                self.post(event)
            case e.DrawOpened(street):
                self.open(street)
            case e.Dealt():
                self.deal(event)
            case e.Discarded(seat, _, cards):
                self.stages[-1][3].append(Thrown(seat, cards))
            case e.BroughtIn(seat, amount):
                self.act(seat, "Post Extra Blind", amount)
            case e.Checked(seat):
                self.act(seat, "Check")
            case e.Called(seat, amount):
                self.act(seat, "Call", amount)
            case e.RaisedTo(seat, total):
                self.act(seat, "Raise" if before.round.level else "Bet", total - before.round.bets[seat])
            case e.Folded(seat):
                self.act(seat, "Fold")
            case e.Tabled(seat, cards):
                self.shown.append(Act(seat, "Shows Cards", cards=_known(cards + self.state.cards.up[seat])))
            case e.CardShown(seat, _, cards) | e.Exposed(seat, _, cards):
                self.shown.append(Act(seat, "Shows Cards", cards=_known(cards)))
            case e.HandSeen(_, seat, cards):
                self.shown.append(Act(seat, "Shows Cards", cards=_known(cards)))
            case e.Mucked(seat):
                self.shown.append(Act(seat, "Mucks Cards"))
            case e.Raked(amount):
                self.raked += amount
            case e.Awarded():
                self.award(event, before)
            case _ if type(event) in EVOLVE_REMEDIES:
                raise Unreadable("Open Hand History has no word for what the floor has changed in a hand")
            case e.RunsAgreed(times) if times > 1:
                raise Unreadable(f"Open Hand History cannot hold a board that is run {times} times")
            case e.BoardPlayed(seat):
                name = before.deal.seats[seat]
                raise Unreadable(f"Open Hand History has no word for {name} playing the board without showing")

    def open(self, street: int) -> None:
        """Begin a stage, unless it has begun."""
        name = self.state.deal.game.streets[street].name.capitalize()
        if not self.stages or self.stages[-1][0] != name:
            self.stages.append((name, [], [], []))

    def act(self, seat: int, action: str, chips: int = 0) -> None:
        """Write what a player did, and all-in when that took the last chips."""
        all_in = bool(chips) and not self.state.round.stacks[seat]
        self.stages[-1][2].append(Act(seat, action, unscaled(chips, self.step), all_in))

    def post(self, event: e.Posted) -> None:
        """Write the posts; for a straddle over a blind, what it added to the blind."""
        left = list(event.round.bets)
        found: list[tuple[int, str, int]] = []
        for seat, kind, amount in event.posts:
            if kind in ("straddle", "no-look"):
                amount = left[seat]
            if kind not in DEAD_POSTS:
                left[seat] -= amount
            if amount:
                found.append((seat, POSTED[kind], amount))
        for place, (seat, action, amount) in enumerate(found):
            last = all(other != seat for other, _, _ in found[place + 1 :])
            all_in = last and not event.round.stacks[seat]
            self.stages[-1][2].append(Act(seat, action, unscaled(amount, self.step), all_in))

    def deal(self, event: e.Dealt) -> None:
        """Write the cards of a street, down cards first, each player's in the order of the deal."""
        self.open(event.street)
        if UNKNOWN in event.board:
            raise Unreadable("Open Hand History needs every card of the board; nobody recorded this one")
        players = len(self.state.deal.seats)
        for seat in [(self.state.deal.button + 1 + place) % players for place in range(players)]:
            cards = (event.down[seat] if event.down else ()) + (event.up[seat] if event.up else ())
            if _known(cards):
                self.stages[-1][2].append(Act(seat, "Dealt Cards", cards=_known(cards)))
        self.stages[-1][1].extend(event.board)

    def award(self, event: e.Awarded, before: State) -> None:
        """Add what was won to its pot."""
        if not self.sizes:
            self.sizes = {index: pot.size for index, pot in enumerate(pots(before))}
        won = self.awarded.setdefault(event.pot, {})
        for seat, amount in event.shares:
            won[seat] = won.get(seat, 0) + amount

    def all_stages(self) -> tuple[Stage, ...]:
        """Return what was done in each street, and then what was shown."""
        found = [Stage(name, tuple(cards), tuple(acts), tuple(thrown)) for name, cards, acts, thrown in self.stages]
        if self.shown:
            found.append(Stage(SHOWDOWN, (), tuple(self.shown)))
        return tuple(found)

    def all_pots(self) -> tuple[PotWon, ...]:
        """Return the pots in their order; as one pot when a player wins all of them unseen."""
        alone = len(self.awarded) == 1
        found = []
        for index in sorted(self.awarded):
            won = self.awarded[index]
            rake = self.raked if alone else self.sizes[index] - sum(won.values())
            wins = tuple((seat, unscaled(chips, self.step)) for seat, chips in won.items())
            found.append(PotWon(unscaled(sum(won.values()) + rake, self.step), unscaled(rake, self.step), wins))
        return tuple(found)
