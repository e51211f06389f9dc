"""A hand as a list of positions, for somebody who goes through it step by step.

A step is something that people see at a table: a post, a deal, an action, a draw, bets that are gathered in, a hand
that is shown, an award. Its state is the hand after it. What nobody sees (a round opens, a question is asked) belongs
to the step before it, so that a step knows whose turn it is.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from cardspeak.cards.card import DECKS, UNKNOWN
from cardspeak.errors import Unreadable
from cardspeak.hand import events as e
from cardspeak.hand.evolve import evolve
from cardspeak.hand.pots import PotSize, pots
from cardspeak.hand.remedies import events as a
from cardspeak.hand.state import State, seats_in
from cardspeak.record import record

Cards = tuple[int, ...]

KINDS: dict[type, str] = {
    e.HandBegun: "begin",
    e.SpotSet: "begin",
    e.Posted: "post",
    e.Dealt: "deal",
    e.BroughtIn: "action",
    e.Checked: "action",
    e.Called: "action",
    e.RaisedTo: "action",
    e.Folded: "action",
    e.Discarded: "draw",
    e.Reshuffled: "shuffle",
    e.UncalledReturned: "collect",
    e.Collected: "collect",
    e.RunsAgreed: "runs",
    e.Exposed: "show",
    e.Tabled: "show",
    e.CardShown: "show",
    e.Mucked: "show",
    e.BoardPlayed: "show",
    e.HandSeen: "show",
    e.Raked: "award",
    e.Awarded: "award",
    e.RabbitShown: "show",
    e.HandEnded: "end",
    a.HandKilled: "ruling",
    a.HandRestored: "ruling",
    a.RaiseBarred: "ruling",
    a.BetsReturned: "ruling",
    a.BetsCorrected: "ruling",
    a.ChipsRemoved: "ruling",
    a.CardReplaced: "ruling",
    a.StubShuffled: "shuffle",
    a.CardsLaid: "ruling",
    a.BettingFrozen: "ruling",
    a.CountedAllIn: "ruling",
    a.BettingReopened: "ruling",
    a.ChipsStayed: "ruling",
    a.AwardTakenBack: "ruling",
    a.DealVoided: "ruling",
}
"""What kind of step each event is; one that is not here is seen by nobody."""


@record
class Spot(NamedTuple):
    """All that odds are calculated from: who is in with which cards, and what may still come."""

    seats: tuple[int, ...]
    holdings: tuple[Cards, ...]
    boards: tuple[Cards, ...]
    sides: tuple[tuple[str, str], ...]  # the parts of the pot, each by its ranking and use
    stub: Cards  # the cards that were not seen
    size: int  # how many cards a board has in the end
    wanted: tuple[int, ...]  # how many cards each holding still gets


Odds = Callable[[Spot], Sequence[Fraction] | None]


@record
class Step(NamedTuple):
    """One position of the hand."""

    number: int
    kind: str
    event: e.Event  # what happened last
    state: State  # the hand after it
    actor: int  # the seat that did it; -1: the dealer
    turn: int  # the seat whose turn it is now; -1: nobody's
    pots: tuple[PotSize, ...]  # the pots in the middle that were not paid out yet
    bets: tuple[int, ...]  # the chips in front of each seat
    odds: dict[int, Fraction] | None  # each seat's share of the pot; None where a hand is not known, or unasked


def steps(events: Sequence[e.Event], names: Sequence[str] = (), odds: Odds | None = None) -> list[Step]:
    """Return the positions of a hand; give it the events as the viewer saw them, since it hides nothing.

    `names` replace the deal's own names of the seats. `Unreadable` where the events do not begin a hand.
    """
    if not events or not isinstance(events[0], e.HandBegun | e.SpotSet):
        raise Unreadable("a hand begins with its deal; these events do not")
    first = events[0]
    if names:
        if len(names) != len(first.deal.seats):
            raise Unreadable(f"{len(first.deal.seats)} players were dealt in, {len(names)} names are given")
        first = first._replace(deal=first.deal._replace(seats=tuple(names)))
    found: list[tuple[e.Event, State, tuple[PotSize, ...]]] = []
    state: State | None = None
    left: tuple[PotSize, ...] = ()
    for event in (first, *events[1:]):
        state = evolve(state, event)
        if isinstance(event, e.Raked):
            left = _less(left, 0, event.amount)
        elif isinstance(event, e.Awarded):
            left = _less(left, event.pot, event.size)
        elif not state.pot.taken:
            left = pots(state)
        if type(event) in KINDS:
            found.append((event, state, left))
        else:
            found[-1] = (found[-1][0], state, left)
    known: dict[Spot, dict[int, Fraction] | None] = {}
    return [
        Step(
            number,
            KINDS[type(event)],
            event,
            state,
            getattr(event, "target" if isinstance(event, e.HandSeen) else "seat", -1),
            turn_of(state),
            left,
            state.round.bets,
            _reckoned(state, left, odds, known),
        )
        for number, (event, state, left) in enumerate(found)
    ]


def turn_of(state: State) -> int:
    """Return the seat whose player has to do something now, or -1."""
    queue = state.round.queue
    return queue[0] if queue and state.stage in ("betting", "drawing", "showdown") else -1


def _less(left: tuple[PotSize, ...], index: int, amount: int) -> tuple[PotSize, ...]:
    """Take an amount out of a pot, and the part that exceeds it out of the pots after it."""
    found = list(left)
    for place in range(index, len(found)):
        taken = min(amount, found[place].size)
        found[place] = found[place]._replace(size=found[place].size - taken)
        amount -= taken
    return tuple(found) if any(pot.size for pot in found) else ()


def _reckoned(
    state: State, left: tuple[PotSize, ...], odds: Odds | None, known: dict[Spot, dict[int, Fraction] | None]
) -> dict[int, Fraction] | None:
    # once chips are paid out there is nothing left to guess
    if odds is None or state.pot.taken or not (left or any(state.round.bets)):
        return None
    found = spot_of(state)
    if found is None:
        return None
    if found not in known:
        shares = odds(found)
        known[found] = None if shares is None else dict(zip(found.seats, shares, strict=True))
    return known[found]


def equities(state: State, odds: Odds) -> dict[int, Fraction] | None:
    """Return each live seat's share of the main pot by these odds; None where a hand is not known."""
    found = spot_of(state)
    shares = None if found is None else odds(found)
    return None if found is None or shares is None else dict(zip(found.seats, shares, strict=True))


def spot_of(state: State) -> Spot | None:
    """Return what the odds are calculated from; None where a live hand is not known, or may still be drawn to."""
    deal, cards, secret = state.deal, state.cards, state.secret
    live = seats_in(state.round.live & ~state.noted.mucked, len(deal.seats))
    board_alone = state.noted.claimed & ~cards.tabled  # a player who plays the board without showing has no other cards
    holdings = tuple([() if board_alone >> seat & 1 else secret.down[seat] + cards.up[seat] for seat in live])
    boards = cards.boards
    if len(live) < 2 or state.street < 0 or any(UNKNOWN in row for row in (*holdings, *boards)):
        return None
    rows = (*secret.down, *cards.up, *boards, *secret.discards, secret.burns)
    seen = {card for row in rows for card in row}
    stub = tuple([card for card in DECKS[deal.game.deck] if card not in seen])
    size, wanted = 0, (0,) * len(live)
    coming = deal.game.streets[state.street + 1 :]
    if deal.game.family == "draw":
        if any(street.draw for street in coming) or state.stage == "drawing":
            return None
        if any(len(held) < deal.game.holding for held in holdings):
            return None
    elif deal.game.family == "flop":
        size = sum(street.board for street in deal.game.streets)
    else:
        size = len(boards[0])
        wanted = tuple([max(deal.game.holding - len(held) - size, 0) for held in holdings])
        if sum(wanted) > len(stub):
            return None
    sides = tuple([(side.ranking, side.use) for side in deal.game.sides])
    return Spot(live, holdings, boards, sides, stub, size, wanted)
