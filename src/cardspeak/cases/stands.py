"""Where a hand stands: whose turn it is, the options, the chips and pots, who has won what, by which points."""

from typing import NamedTuple

from cardspeak.finding import Finding, finding
from cardspeak.hand import events as e
from cardspeak.hand import why
from cardspeak.hand.betting import options
from cardspeak.hand.commands import Options
from cardspeak.hand.decide import expected
from cardspeak.hand.offers import offered
from cardspeak.hand.pots import PotSize, pots
from cardspeak.hand.state import State, seats_in
from cardspeak.record import record
from cardspeak.telling.play import Played

CHIPS = ("pot_holds", "main_pot_holds", "side_pot_holds")


@record
class Won(NamedTuple):
    """What a seat won of a pot; `side` is the side of the game, `run` the run of the board, each from 0."""

    seat: int
    amount: int
    pot: int
    side: int = 0
    run: int = 0


@record
class Standing(NamedTuple):
    """A hand as it stands; `to_act` are the seats that have still to act, the next one first.

    `says` is the same in findings, in their order; `points` are the points of law behind it.
    """

    state: State
    to_act: tuple[int, ...]
    options: Options
    pots: tuple[PotSize, ...]
    won: tuple[Won, ...]
    says: tuple[Finding, ...]
    points: tuple[str, ...]


def standing(played: Played) -> Standing | None:
    """Return where the hand stands at the end of a story; none where it did not begin."""
    state = played.state
    if state is None:
        return None
    won = tuple(
        [
            Won(seat, share, event.pot, event.side, event.run)
            for event in _awarded(played)
            for seat, share in event.shares
            if share
        ]
    )
    betting = state.stage == "betting" and bool(state.round.queue)
    may = options(state, played.law) if betting else {}
    points: tuple[str, ...] = ()
    if won:
        points = tuple(why.of_award(state, played.events))
    elif betting:
        points = tuple(why.of_options(state, played.law, played.events))
    elif state.stage == "showdown":
        points = tuple(why.of_showing(state))
    lie = pots(state) if state.stage != "over" else ()
    if len(lie) > 1:
        points = (*points, *why.of_pots(state))
    return Standing(state, state.round.queue, may, lie, won, (*_next(state, won, may), *_chips(state, lie)), points)


def _awarded(played: Played) -> list[e.Awarded]:
    """The awards that count: those of a hand that goes on again were taken back."""
    return [event for event in played.events if isinstance(event, e.Awarded)]


def _next(state: State, won: tuple[Won, ...], may: Options) -> tuple[Finding, ...]:
    queue = tuple(state.round.queue)
    if won:
        return tuple([finding("wins", seat=each.seat, amount=each.amount) for each in won])
    if may:
        return (finding("may", seat=queue[0], options=offered(may)),)
    if state.stage == "showdown":
        return (finding("to_show", seats=queue),)
    if state.stage == "dictating":
        return (Finding("next_street_is_dealt"),)
    awaited = expected(state)
    if awaited is not None:
        return (awaited,)
    return (finding("still_in", seats=tuple(seats_in(state.round.live, len(state.deal.seats)))),)


def _chips(state: State, lie: tuple[PotSize, ...]) -> tuple[Finding, ...]:
    players = len(state.deal.seats)
    if not lie:
        return ()
    if len(lie) == 1:
        return (finding("pot_holds", amount=lie[0].size),)
    main, *sides = [(pot.size, seats_in(pot.seats, players)) for pot in lie]
    first = finding("main_pot_holds", amount=main[0], seats=main[1])
    return (first, *[finding("side_pot_holds", amount=size, seats=seats) for size, seats in sides])
