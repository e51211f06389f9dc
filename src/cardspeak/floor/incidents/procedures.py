"""How a procedure of the law becomes a ruling on this hand: whose chips go back, whose hand is folded."""

from cardspeak.finding import Finding, finding, findings
from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.remedies import remedies
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import commands as c
from cardspeak.hand.betting import brings_in
from cardspeak.hand.state import State
from cardspeak.law import steps as s
from cardspeak.law.procedure import Procedure

CANNOT_BE = Finding("cannot_be")


def ruling(hearing: Hearing, found: Procedure, back: tuple[tuple[int, int], ...] = ()) -> Ruling:
    """Return a procedure as the ruling on this matter, with its chips and what it changes in the hand.

    `back` are chips that go back beside those of the procedure, by seat.
    """
    state, seats = hearing.state, hearing.incident.seats
    refunds = (*_refunds(state, seats[0] if seats else -1, found.refund), *back)
    return Ruling(
        Finding(found.outcome),
        tuple(hearing.points),
        command=_command(state, seats, found),
        steps=findings(*found.steps),
        discretion=Finding(found.discretion) if found.discretion else None,
        by=Finding(found.by) if found.by else None,
        refunds=refunds,
        remedies=remedies(hearing, found, refunds),
    )


def _command(state: State, seats: tuple[int, ...], found: Procedure) -> c.Command | None:
    his_turn = bool(seats) and state.stage == "betting" and state.round.queue[:1] == seats[:1]
    if s.CHECK_IT in found.steps and his_turn and state.round.bets[seats[0]] == state.round.level:
        return None if brings_in(state) else c.Check(seats[0])
    return None


def impossible(why: str, **facts: int) -> Ruling:
    """Return that an incident cannot be, and the code and facts of why not."""
    return Ruling(CANNOT_BE, (), reason=finding(why, **facts))


def put_in(state: State) -> tuple[int, ...]:
    """Return the chips that each seat has put into this hand."""
    now, pot = state.round, state.pot
    return tuple(bet + paid + dead for bet, paid, dead in zip(now.bets, pot.paid, pot.dead, strict=True))


def uncalled(state: State, seat: int) -> int:
    """Return how much of a seat's bet nobody else has matched."""
    bets = state.round.bets
    return max(0, bets[seat] - max([bet for other, bet in enumerate(bets) if other != seat], default=0))


def _refunds(state: State, seat: int, whose: str) -> tuple[tuple[int, int], ...]:
    if whose == "all":
        rows = [(each, amount) for each, amount in enumerate(put_in(state))]
    elif whose == "hand" and seat >= 0:
        rows = [(seat, put_in(state)[seat])]
    else:
        rows = []
    return tuple((each, amount) for each, amount in rows if amount)
