"""Replaying a PHH hand: what was really played is applied, and where the book would have refused it, remarked.

The seats stand as in the file: the first sits on the left of the button, the last has the button.
"""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from cardspeak.cards.card import UNKNOWN
from cardspeak.errors import Unreadable
from cardspeak.games import Game
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.decide import step
from cardspeak.hand.force import forced
from cardspeak.hand.pots import pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.showdown import claims
from cardspeak.hand.state import UNKNOWN_STACK, Deal, Event, Post, State, new, seats_in
from cardspeak.history.phh import WHOLE, HandRecord, scaled, unit, unscaled
from cardspeak.history.phh_action import Action, Amount, parse_action
from cardspeak.law.law import Law

GAMES = {
    "FT": "fixed-limit holdem",
    "NT": "no-limit holdem",
    "NS": "no-limit short-deck",
    "PO": "pot-limit omaha",
    "FO/8": "fixed-limit omaha-8",
    "F7S": "fixed-limit stud",
    "F7S/8": "fixed-limit stud-8",
    "FR": "fixed-limit razz",
    "N2L1D": "no-limit deuce-to-seven-single",
    "F2L3D": "fixed-limit deuce-to-seven-triple",
    "FB": "fixed-limit badugi",
}


_USUAL = ((1,), Event("tournament"), None, "dictated", "asked", 1, True)  # the rest of a deal, from its chips on


class Replayed(NamedTuple):
    """A hand played again: its end, its events, where it ended otherwise than recorded, and the book's remarks."""

    state: State
    events: tuple[e.Event, ...]
    stacks: tuple[Amount | None, ...]
    ok: bool
    why: str
    remarks: tuple[str, ...]


def deal_of(record: HandRecord, find: Callable[[str], tuple[Game, str]], step_of: Fraction) -> Deal:
    """Return the deal that a record begins with, in whole units."""
    game, structure = find(GAMES[record.variant])
    players = len(record.starting_stacks)
    names = record.fields.get("players")
    seats = _seats(names if isinstance(names, tuple) else (), players)
    antes, blinds = _whole(record.antes, step_of), _whole(record.blinds_or_straddles, step_of)
    posts, small, big = _forced_bets(antes, blinds, players, "ante" if record.ante_trimming else "table ante")
    bring_in = scaled(record.bring_in or 0, step_of)
    lower = scaled(record.small_bet or record.min_bet or 0, step_of)
    upper = scaled(record.big_bet or record.min_bet or 0, step_of)
    return new(Deal, (
        game, structure, seats, _whole(record.starting_stacks, step_of),
        players - 1, posts, small, big or (0 if bring_in else lower), bring_in, lower, upper, *_USUAL,
    ))  # fmt: skip


@lru_cache(maxsize=256)
def _seats(names: tuple[object, ...], players: int) -> tuple[str, ...]:
    """The names in the record, where each player has one of his own."""
    if len(names) == players == len(set(names)):
        return tuple(map(str, names))
    return tuple(f"p{index + 1}" for index in range(players))


def _whole(amounts: tuple[Amount | None, ...], step_of: Fraction) -> tuple[int, ...]:
    if step_of is WHOLE and None not in amounts:
        return amounts  # type: ignore[return-value]
    return tuple([UNKNOWN_STACK if amount is None else scaled(amount, step_of) for amount in amounts])


@lru_cache(maxsize=256)
def _forced_bets(
    antes: tuple[int, ...], blinds: tuple[int, ...], players: int, ante: str
) -> tuple[tuple[Post, ...], int, int]:
    """The posts, the small and the big blind; they are the same in most hands of a table."""
    if players == 2:
        antes, blinds = antes[::-1], blinds[::-1]
    posts = tuple([Post(seat, ante, amount) for seat, amount in enumerate(antes) if amount])
    ordered = sorted([abs(blind) for blind in blinds[:2] if blind])
    small = ordered[0] if len(ordered) > 1 else 0
    big = ordered[-1] if ordered else max(map(abs, blinds), default=0)
    return posts + _blinds(blinds, players), small, big


def _blinds(blinds: tuple[int, ...], players: int) -> tuple[Post, ...]:
    order = (1, 0) if players == 2 else range(len(blinds))
    posts: list[Post] = []
    highest = 0
    for seat in order:
        if seat >= len(blinds) or not blinds[seat]:
            continue
        amount = abs(blinds[seat])
        if blinds[seat] < 0:
            kind = "post"
        elif not posts and any(abs(blind) > amount for blind in blinds):
            kind = "small blind"
        elif amount > highest and len(posts) > 1:
            kind = "straddle"
        else:
            kind = "big blind"
        highest = max(highest, amount)
        posts.append(Post(seat, kind, amount))
    return tuple(posts)


def replay(
    record: HandRecord, law: Callable[[Game, str, int], Law], find: Callable[[str], tuple[Game, str]]
) -> Replayed:
    """Play a record to its end; `Unreadable` says at which action it could not have been played at all."""
    step_of = unit(record)
    actions = [*map(parse_action, record.actions)]
    deal = deal_of(record, find, step_of)
    table = _Table(deal, law(deal.game, deal.structure, len(deal.seats)), step_of)
    try:
        table.play(actions)
    except Unreadable as error:
        raise Unreadable(f"action {table.at + 1} ({record.actions[table.at]}): {error}") from None
    try:
        table.finish(record)
    except Unreadable as error:
        raise Unreadable(f"after the last action: {error}") from None
    return _compared(record, table)


class _Table:
    """A replay on its way: the state, what has happened, and the cards that were named and not yet dealt."""

    def __init__(self, deal: Deal, law: Law, step_of: Fraction) -> None:
        self.law = law
        self.step_of = step_of
        self.at = 0
        self.remarks: list[str] = []
        self.board: tuple[int, ...] = ()
        self.dealt: dict[int, tuple[int, ...]] = {}
        self.shown: dict[int, tuple[int, ...]] = {}
        begin = new(c.Begin, (deal, ()))
        outcome = step(None, begin, law)
        if isinstance(outcome, Refused):
            outcome = forced(None, begin, law)
        if isinstance(outcome, Refused):
            raise Unreadable(str(outcome))
        self.state, self.events = outcome

    def play(self, actions: Sequence[Action]) -> None:
        """Apply the actions of the record, one after the other; `at` is where a fault lies."""
        law, step_of = self.law, self.step_of
        for self.at, action in enumerate(actions):
            kind, seat, cards, amount, _ = action
            if kind == "dh" or kind == "db":
                self.named(seat, cards)
                continue
            if kind == "sm":
                self.show(action)
            if kind == "sm" or seat is None:
                continue
            if self.state.stage == "dictating":
                self.deal()
            if kind == "f":
                command: c.Command = new(c.Fold, (seat,))
            elif kind == "cc":
                now = self.state.round
                command = c.Call(seat) if now.level > now.bets[seat] else c.Check(seat)
            elif kind == "cbr":
                command = new(c.RaiseTo, (seat, amount if step_of is WHOLE else scaled(amount or 0, step_of)))
            elif kind == "sd":
                command = c.Discard(seat, (), cards)
            else:
                command = c.BringIn(seat)
            outcome = step(self.state, command, law)
            if type(outcome) is Refused:
                outcome = self.done_all_the_same(command, outcome)
            self.state, happened = outcome
            self.events += happened

    def named(self, seat: int | None, cards: tuple[int, ...]) -> None:
        """Keep cards that were named until their street is dealt."""
        if seat is not None:
            before = self.dealt.get(seat, ())
            if before and self.state.stage == "dictating" and self.full(seat):
                self.deal()
                before = ()
            self.dealt[seat] = before + cards
            return
        # a board may follow the first cards at once: the blinds have put everybody all-in
        if self.board or (self.dealt and self.state.deal.game.family == "flop"):
            self.deal()
        self.board = cards

    def do(self, command: c.Command) -> None:
        """Apply a command of the dealer or of the showdown."""
        outcome = step(self.state, command, self.law)
        if isinstance(outcome, Refused):
            outcome = self.done_all_the_same(command, outcome)
        self.state, happened = outcome
        self.events += happened

    def done_all_the_same(self, command: c.Command, refused: Refused) -> tuple[State, list[e.Event]]:
        """Apply what was done although the book refuses it, and remark it."""
        outcome = forced(self.state, command, self.law)
        if isinstance(outcome, Refused):
            raise Unreadable(str(refused))
        self.remarks.append(str(refused))
        return outcome

    def full(self, seat: int) -> bool:
        """Say whether all cards of the street that is due were named for a seat: what comes next is another street."""
        streets = self.state.deal.game.streets
        if self.state.deal.game.family == "draw" and self.state.street >= 0:
            return False
        street = streets[self.state.street + 1]
        return len(self.dealt[seat]) >= street.down + street.up

    def deal(self) -> None:
        """Deal the street that is due, with the cards that were named."""
        game, after = self.state.deal.game, self.state.street + 1
        street = game.streets[after] if after < len(game.streets) else game.streets[-1]
        if self.board and len(self.board) < street.board:
            raise Unreadable(f"the {street.name} has {street.board} cards, {len(self.board)} are named")
        down, up = [], []
        for seat, cards in self.dealt.items():
            count = len(cards) if game.family == "draw" else street.down
            if cards[:count]:
                down.append((seat, cards[:count]))
            if cards[count:]:
                up.append((seat, cards[count:]))
        command = c.TurnUp(self.board, tuple(down), tuple(up))
        self.board, self.dealt = (), {}
        self.do(command)

    def show(self, action: Action) -> None:
        """Table or muck a hand; cards shown before the board is out are laid down when their turn comes."""
        seat = action.player or 0
        while self.state.stage == "dictating" and (self.board or self.dealt):
            self.deal()
        if self.state.stage != "showdown":
            if action.cards and self.state.stage != "over":
                self.shown[seat] = action.cards
            return
        if seat not in self.state.round.queue:
            return
        if action.cards or action.dealt:
            self.do(c.Show(seat, action.cards))
        else:
            self.do(c.Muck(seat))

    def finish(self, record: HandRecord) -> None:
        """Let the dealer finish: the board as it was named, the hands that were shown or are known, the winners."""
        while self.state.stage not in ("over", "betting", "drawing"):
            stage = self.state.stage
            if stage == "dictating":
                self.deal()
            elif stage == "showdown":
                seat = self.state.round.queue[0]
                if seat in self.shown:
                    self.do(c.Show(seat, self.shown.pop(seat)))
                elif UNKNOWN not in self.state.secret.down[seat]:
                    self.do(c.Show(seat))
                elif record.finishing_stacks is not None:
                    self.do(c.NameWinners(tuple(_winners(self.state, record, self.step_of))))
                else:
                    self.do(c.Muck(seat))
            elif stage == "naming":
                self.do(c.NameWinners(tuple(_winners(self.state, record, self.step_of))))
            else:
                return


def _winners(state: State, record: HandRecord, step_of: Fraction) -> list[tuple[int, ...]]:
    """Name who won each pot of unseen hands: whose recorded stack grew, else all who claim it."""
    players = len(state.deal.seats)
    ends = record.finishing_stacks or (None,) * players
    grew = 0
    for seat, (end, now) in enumerate(zip(ends, state.round.stacks, strict=True)):
        if end is not None and scaled(end, step_of) > now:
            grew |= 1 << seat
    claiming = claims(state)
    return [seats_in(pot.seats & claiming & grew or pot.seats & claiming, players) for pot in pots(state)]


def _compared(record: HandRecord, table: _Table) -> Replayed:
    state, step_of = table.state, table.step_of
    stacks: tuple[Amount | None, ...] = state.round.stacks
    if step_of is not WHOLE or None in record.starting_stacks:
        stacks = tuple([
            None if start is None else unscaled(stack, step_of)
            for start, stack in zip(record.starting_stacks, state.round.stacks, strict=True)
        ])  # fmt: skip
    why = ""
    expected = record.finishing_stacks
    if state.stage != "over":
        waits = f"{state.deal.seats[state.round.queue[0]]} to act" if state.round.queue else state.stage
        why = f"the record ends before the hand does ({waits})"
    elif state.total != sum(state.deal.stacks):
        why = f"chips are lost: {sum(state.deal.stacks)} became {state.total}"
    elif expected is not None and expected != stacks:
        for want, have in zip(expected, stacks, strict=True):
            if want is not None and have is not None and want != have:
                why = f"recorded {_row(expected)}, got {_row(stacks)}"
                break
    return new(Replayed, (state, tuple(table.events), stacks, not why, why, tuple(table.remarks)))


def _row(stacks: Iterable[Amount | None]) -> str:
    return ", ".join("unknown" if stack is None else str(stack) for stack in stacks)
