"""What hangs on the hand in what is told: a size becomes an amount, and "everybody" the players who have the turn."""

from cardspeak.errors import Unreadable
from cardspeak.hand.state import State
from cardspeak.story import statements as s
from cardspeak.telling.acts import seat_of


def resolved(state: State, said: s.Statement, seats: tuple[str, ...]) -> tuple[s.Statement, ...] | None:
    """Return what a statement says of this hand, in plain statements; none where it is plain already."""
    match said:
        case s.Sized(seat=seat, verb=verb, size=size):
            return (s.Acts(seat, verb, _chips(state, seat_of(seat, seats), size)),)
        case s.Around(verb=verb, seat=until):
            queue = _before(state, until, seats, verb == "fold")
            if verb == "call":  # a big blind that nobody raised has its option, and nothing to call
                queue = tuple(seat for seat in queue if state.round.bets[seat] < state.round.level) or queue
            return tuple(s.Acts(seats[seat], verb) for seat in queue)
        case s.Reached(street=street):
            acts = _passed(state, street, seats)
            return (*acts, said) if acts else ()
    return None


def _chips(state: State, seat: int, size: s.Size) -> int:
    """Return a size in chips, down to the smallest chip in play; a part of the pot is raised by, after the call."""
    played, smallest = state.round, state.deal.chips[0]
    level = max(played.level, 0)
    if size.of == "big blind":
        whole, base = state.deal.big_blind or state.deal.small_bet, 0
    elif size.of == "bet":
        whole, base = level or state.deal.big_blind, 0
    else:
        owed = max(level - played.bets[seat], 0) if level else 0
        whole, base = _in_the_middle(state) + owed, level
    exact = whole * size.upper // size.lower
    return base + max(exact // smallest * smallest, smallest)


def _in_the_middle(state: State) -> int:
    return state.pot.total + sum(state.round.bets)


def _before(state: State, until: str, seats: tuple[str, ...], folding: bool) -> tuple[int, ...]:
    """Return who has the turn before a player; where all fold, the last one who is left wins and does nothing."""
    queue = tuple(state.round.queue) if state.stage == "betting" else ()
    if until:
        seat = seat_of(until, seats)
        if seat not in queue:
            raise Unreadable(f"{until} has not the turn any more, it cannot come to {until}")
        return queue[: queue.index(seat)]
    return queue[:-1] if folding and len(queue) == state.round.live.bit_count() else queue


def _passed(state: State, street: str, seats: tuple[str, ...]) -> tuple[s.Statement, ...]:
    names = [each.name for each in state.deal.game.streets]
    if street not in names:
        raise Unreadable(f"{state.deal.game.name} has no {street} (streets: {', '.join(names)})")
    if names.index(street) <= state.street or state.stage != "betting":
        return ()
    facing = state.round.level
    return tuple(
        s.Acts(seats[seat], "fold" if state.round.bets[seat] < facing else "check") for seat in state.round.queue
    )
