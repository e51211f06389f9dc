"""What a plain statement is to the hand: the command that it makes, and how many statements it uses."""

from collections.abc import Callable, Sequence

from cardspeak.errors import Unreadable
from cardspeak.finding import Finding, finding
from cardspeak.hand import commands as c
from cardspeak.hand.betting import Barred, bounds
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.story import statements as s
from cardspeak.telling.known import Known


class Unruled(ValueError):
    """A statement that this room does not rule on here; `why` says what it is, and what would be ruled on."""

    def __init__(self, why: Finding) -> None:
        super().__init__(str(why))
        self.why = why


def command_of(
    state: State, story: Sequence[s.Statement], at: int, known: Known, law: Law
) -> tuple[c.Command | None, int]:
    """Return the command that a statement makes, none where it changes nothing by itself, and what it uses."""
    said = story[at]
    if isinstance(said, s.Dealt):
        return _dealt(story, at, known)
    if isinstance(said, s.Acts):
        return action(state, said, seat_of(said.seat, known.seats), law), 1
    if isinstance(said, s.Draws):
        seat = seat_of(said.seat, known.seats)
        return c.Discard(seat, tuple(range(said.number)) if not said.cards else (), said.cards), 1
    if isinstance(said, s.Shows):
        seat = seat_of(said.seat, known.seats)
        cards = said.cards
        if not cards and said.number:
            cards = state.secret.down[seat][: said.number]
        return c.Show(seat, cards), 1
    if isinstance(said, s.Asks):
        return _asks(said, seat_of(said.seat, known.seats), known), 1
    if isinstance(said, s.Runs):
        return c.Run(said.times), 1
    if isinstance(said, s.Skipped):
        seat_of(said.seat, known.seats)
        return None, 1  # whoever acts next does it out of turn, and is ruled on then
    if isinstance(said, s.DealerDoes) and said.what in ("asks_to_act", "says"):
        return None, 1  # what a player does upon it is ruled on then
    if isinstance(said, s.Wins):
        return _named(story, at, known)
    if isinstance(said, s.Undo):
        raise Unruled(Finding("undone_in_the_log"))
    raise Unruled(finding("not_ruled_on_in_a_hand", text=_kind(said)))


def _kind(said: s.Statement) -> str:
    return f"{getattr(said, 'seat', '')} {type(said).__name__}".strip()


def seat_of(name: str, seats: tuple[str, ...]) -> int:
    """Return the number of a seat."""
    if name not in seats:
        raise Unreadable(f"there is no seat {name!r} (seats: {' '.join(seats)})")
    return seats.index(name)


def _dealt(story: Sequence[s.Statement], at: int, known: Known) -> tuple[c.Command | None, int]:
    told: list[s.Dealt] = []
    for said in story[at:]:
        if not isinstance(said, s.Dealt) or (said.street and any(each.street for each in told)):
            break
        told.append(said)
    return turned_up(told, known.seats), len(told)


def turned_up(told: Sequence[s.Statement], seats: tuple[str, ...]) -> c.TurnUp:
    """Return the cards that the dealer has named, the board's and those of players, as one command."""
    board: tuple[int, ...] = ()
    down: list[tuple[int, tuple[int, ...]]] = []
    up: list[tuple[int, tuple[int, ...]]] = []
    for said in told:
        assert isinstance(said, s.Dealt)
        if said.street:
            board = said.cards
        elif said.face == "up":
            up.append((seat_of(said.seat, seats), said.cards))
        else:
            down.append((seat_of(said.seat, seats), said.cards))
    return c.TurnUp(board, tuple(down), tuple(up))


def _named(story: Sequence[s.Statement], at: int, known: Known) -> tuple[c.Command, int]:
    """Return who is named for the pots, one after another: the main pot is named before the side pots."""
    named: list[tuple[int, ...]] = []
    for said in story[at:]:
        if not isinstance(said, s.Wins) or (named and said.part in ("pot", "main pot")):
            break
        named.append(tuple(seat_of(name, known.seats) for name in said.seats))
    return c.NameWinners(tuple(named)), len(named)


def _amount(amount: s.Amount) -> int:
    if amount != int(amount):
        raise Unreadable(f"{amount} is no whole number of chips")
    return int(amount)


def action(state: State, said: s.Acts, seat: int, law: Law) -> c.Command | None:
    """Return the command that an action in words is; none where it changes nothing."""
    verb = said.verb
    simple: dict[str, Callable[[int], c.Command]] = {
        "fold": c.Fold, "check": c.Check, "call": c.Call, "all_in": c.AllIn, "bring_in": c.BringIn,
        "plays_board": c.PlayBoard,
    }  # fmt: skip
    if verb in simple:
        return simple[verb](seat)
    if verb == "muck":
        return c.Fold(seat) if state.stage == "betting" else c.Muck(seat)
    if verb == "win_unseen":
        return None
    if verb == "raise_by" and said.amount is not None:
        return c.RaiseBy(seat, _amount(said.amount))
    if verb in ("bet", "raise_to", "complete", "bet_pot", "raise_pot"):
        if said.amount is not None:
            return c.RaiseTo(seat, _amount(said.amount))
        reach = bounds(state, law, seat)
        if isinstance(reach, Barred):
            return c.RaiseTo(seat, state.round.level + 1)
        largest = verb.endswith("pot") or said.how == "maximum"
        return c.RaiseTo(seat, max(reach) if largest else min(reach))
    raise Unruled(finding("told_before_the_cards", text=f"{said.seat} {verb.replace('_', ' ')}"))


ASKED: dict[str, Callable[[int], c.Command]] = {
    "pot": c.AskPot,
    "next_card": c.Rabbit,
    "spread": c.AskSpread,
    "gather": c.AskGather,
    "burn": c.AskBurn,
}


def _asks(said: s.Asks, seat: int, known: Known) -> c.Command:
    if said.what == "hand":
        return c.AskToSee(seat, seat_of(said.other, known.seats))
    return ASKED.get(said.what, c.AskBet)(seat)
