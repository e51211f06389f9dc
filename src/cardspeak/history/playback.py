"""A record that is being played by the engine, and its cards that were named but not dealt yet."""

from fractions import Fraction

from cardspeak.cards.card import UNKNOWN
from cardspeak.errors import Unreadable
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.decide import step
from cardspeak.hand.force import forced
from cardspeak.hand.pots import pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.showdown import claims
from cardspeak.hand.state import Deal, State, new, seats_in
from cardspeak.history.phh import WHOLE, scaled
from cardspeak.history.phh_action import Action, Amount
from cardspeak.law.law import Law


class Playback:
    """The state, the events so far, what the book would have refused and why, and the cards named but not dealt yet."""

    def __init__(self, deal: Deal, deck: tuple[int, ...], law: Law, step_of: Fraction) -> None:
        self.law = law
        self.step_of = step_of
        self.remarks: list[str] = []
        self.cites: list[tuple[str, ...]] = []
        self.board: tuple[int, ...] = ()
        self.dealt: dict[int, tuple[int, ...]] = {}
        self.shown: dict[int, tuple[int, ...]] = {}
        begin = new(c.Begin, (deal, deck))
        outcome = step(None, begin, law)
        if isinstance(outcome, Refused) and not deck:
            outcome = forced(None, begin, law)
        if isinstance(outcome, Refused):
            raise Unreadable(str(outcome))
        self.state, self.events = outcome

    def take(self, action: Action) -> None:
        """Apply one action of the record, with the cards as they are named."""
        kind, seat, cards, _, _ = action
        if kind == "dh" or kind == "db":
            self.named(seat, cards)
        elif kind == "sm":
            self.show(action)
        elif seat is not None:
            if self.state.stage == "dictating":
                self.deal()
            self.act(action, seat)

    def act(self, action: Action, seat: int) -> None:
        """Apply an action of a player."""
        kind, _, cards, amount, _ = action
        command: c.Command
        if kind == "f":
            command = new(c.Fold, (seat,))
        elif kind == "cc":
            now = self.state.round
            command = new(c.Call, (seat,)) if now.level > now.bets[seat] else new(c.Check, (seat,))
        elif kind == "cbr":
            command = new(c.RaiseTo, (seat, amount if self.step_of is WHOLE else scaled(amount or 0, self.step_of)))
        elif kind == "sd":
            command = c.Discard(seat, (), cards)
        else:
            command = c.BringIn(seat)
        self.do(command)

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
        # in stud one may take the place of the seventh street: the street before it is dealt first
        if self.board or self.dealt:
            self.deal()
        self.board = cards

    def do(self, command: c.Command) -> None:
        """Apply a command; where the book refuses it, remark that, and apply what was really done."""
        outcome = step(self.state, command, self.law)
        if type(outcome) is Refused:
            outcome = self.done_all_the_same(command, outcome)
        self.state, happened = outcome
        self.events += happened

    def done_all_the_same(self, command: c.Command, refused: Refused) -> tuple[State, list[e.Event]]:
        """Apply what was done although the book refuses it, with a remark."""
        outcome = forced(self.state, command, self.law)
        if isinstance(outcome, Refused):
            raise Unreadable(str(refused))
        self.remarks.append(str(refused))
        self.cites.append(refused.cites)
        return outcome

    def full(self, seat: int) -> bool:
        """Say whether all of a seat's cards of the street that is due were named: the next are of another street."""
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

    def finish(self, stacks: tuple[Amount | None, ...] | None) -> None:
        """Let the dealer finish: lay the board as it was named, show the hands that are known, name the winners."""
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
                elif stacks is not None:
                    self.do(c.NameWinners(tuple(_winners(self.state, stacks, self.step_of))))
                else:
                    self.do(c.Muck(seat))
            elif stage == "naming":
                self.do(c.NameWinners(tuple(_winners(self.state, stacks, self.step_of))))
            else:
                return


def _winners(state: State, stacks: tuple[Amount | None, ...] | None, step_of: Fraction) -> list[tuple[int, ...]]:
    """Name who won each pot of unseen hands: the players whose recorded stack grew, or else all who claim the pot."""
    players = len(state.deal.seats)
    ends = stacks or (None,) * players
    grew = 0
    for seat, (end, now) in enumerate(zip(ends, state.round.stacks, strict=True)):
        if end is not None and scaled(end, step_of) > now:
            grew |= 1 << seat
    claiming = claims(state)
    return [seats_in(pot.seats & claiming & grew or pot.seats & claiming, players) for pot in pots(state)]
