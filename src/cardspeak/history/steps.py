"""A hand as a list of positions, for somebody who goes through it step by step.

A step is something that is seen at a table: a post, a deal, an action, a draw, bets that are gathered in, a hand that
is shown, an award. Its state is the hand as it lies then; what happens without being seen (a round opens, a question
is asked) belongs to the step before it, so that a step knows whose turn it is.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import NamedTuple

from cardspeak.cards.card import DECKS, UNKNOWN
from cardspeak.errors import Unreadable
from cardspeak.hand import amended as a
from cardspeak.hand import events as e
from cardspeak.hand.evolve import evolve
from cardspeak.hand.pots import PotSize, pots
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
    a.AwardTakenBack: "ruling",
    a.DealVoided: "ruling",
}
"""What kind of step each event is; one that is not here is seen by nobody."""


@record
class Spot(NamedTuple):
    """Who is in with which cards, and what may still come: all that odds are reckoned from.

    `sides` are the parts of the pot by ranking and use, `stub` the cards that were not seen, `size` how many cards a
    board has in the end, `wanted` how many each holding still gets.
    """

    seats: tuple[int, ...]
    holdings: tuple[Cards, ...]
    boards: tuple[Cards, ...]
    sides: tuple[tuple[str, str], ...]
    stub: Cards
    size: int
    wanted: tuple[int, ...]


Odds = Callable[[Spot], Sequence[Fraction] | None]


@record
class Step(NamedTuple):
    """One position: what happened last and who did it (-1: the dealer), how the hand lies, whose turn it is (or -1).

    `pots` are those in the middle that were not paid out yet, `bets` what lies in front of each seat; `odds` are each
    seat's share of the pot, where all hands that are in are known and somebody reckons.
    """

    number: int
    kind: str
    event: e.Event
    state: State
    actor: int
    turn: int
    pots: tuple[PotSize, ...]
    bets: tuple[int, ...]
    odds: dict[int, Fraction] | None


def steps(events: Sequence[e.Event], names: Sequence[str] = (), odds: Odds | None = None) -> list[Step]:
    """Return the positions of a hand; pass the events as the viewer saw them, since nothing is hidden here.

    `names` stand for the deal's own names of the seats. `Unreadable` where the events do not begin a hand.
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
    """Return the seat that has to do something now, -1 where nobody has."""
    queue = state.round.queue
    return queue[0] if queue and state.stage in ("betting", "drawing", "showdown") else -1


def _less(left: tuple[PotSize, ...], index: int, amount: int) -> tuple[PotSize, ...]:
    """Take an amount out of a pot, and what is more than it holds out of those after it."""
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
    """Return each live seat's share of the main pot by these odds, None where some hand is not known."""
    found = spot_of(state)
    shares = None if found is None else odds(found)
    return None if found is None or shares is None else dict(zip(found.seats, shares, strict=True))


def spot_of(state: State) -> Spot | None:
    """Return what odds are reckoned from; None where a live hand is not known, or who is in has still to draw."""
    deal, cards, secret = state.deal, state.cards, state.secret
    live = seats_in(state.round.live & ~state.noted.mucked, len(deal.seats))
    board_alone = state.noted.claimed & ~cards.tabled  # who plays the board without showing has no other cards
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
