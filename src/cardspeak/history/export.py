"""A hand of Cardspeak as a PHH record, from its events as they were recorded or as one seat saw them.

PHH lists the players from the left of the button, with the button last, and writes the antes and blinds of two players
the other way round. What PHH cannot express is refused with one line rather than written wrongly: another game, a hand
set up in the middle, a board run twice, a raise before the cards, a player who plays the board without showing. A
player who wins a showdown unseen, because all others mucked, shows nothing in the record; PokerKit awards such a pot to
nobody. PHH has no place for rake, the chips in play, or what was told or shown in passing: they are left out, but cards
shown in passing become commentary. A raked hand keeps the stacks with which it ended, so that a replay without the rake
ends with other stacks.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from fractions import Fraction

from cardspeak.cards.card import UNKNOWN, cards_text
from cardspeak.errors import Unreadable
from cardspeak.hand import events as e
from cardspeak.hand.evolve import evolve
from cardspeak.hand.posting import DEAD_POSTS, is_bomb_pot
from cardspeak.hand.remedies.evolve import EVOLVE_REMEDIES
from cardspeak.hand.state import UNKNOWN_STACK, Deal, State, seats_in
from cardspeak.hand.view import told
from cardspeak.history.phh import VARIANTS, WHOLE, HandRecord, unscaled
from cardspeak.history.phh_action import Amount
from cardspeak.history.replay import GAMES

CODES = {game: code for code, game in GAMES.items()}
_LIVE = ("small blind", "big blind", "straddle")


def exported(
    events: Sequence[e.Event],
    viewer: int | None = None,
    step: Fraction = WHOLE,
    fields: dict[str, object] | None = None,
    names: Sequence[str] = (),
) -> HandRecord:
    """Return the hand as a record, `step` to each chip; with a viewer, only what this seat saw (-1: a spectator).

    `fields` are more fields of the file (venue, hand number, those from `time_fields`); `names` are the players' names
    by seat, where the deal has ids. `Unreadable` says what PHH cannot hold.
    """
    if not events or not isinstance(events[0], e.HandBegun):
        raise Unreadable("PHH holds a hand from its beginning; this one was set up in the middle, or has no events")
    deal = events[0].deal
    if names:
        if len(names) != len(deal.seats):
            raise Unreadable(f"{len(deal.seats)} players were dealt in, {len(names)} names are given")
        deal = deal._replace(seats=tuple(names))
        events = (e.HandBegun(deal), *events[1:])
    code = _code(deal)
    log = _Log(deal, step)
    for event in events if viewer is None else told(events, viewer):
        log.take(event)
    needs = VARIANTS[code].needs
    antes, trimming = _antes(deal)

    def amount(chips: int, key: str) -> Amount | None:
        return unscaled(chips, step) if key in needs else None

    lower = deal.big_blind or deal.small_bet
    return HandRecord(
        code,
        tuple(unscaled(ante, step) for ante in log.row(antes)),
        tuple(None if unknown else unscaled(stack, step) for stack, unknown in log.stacks(deal.stacks)),
        tuple(log.actions),
        tuple(unscaled(blind, step) for blind in log.row(_blinds(deal))) if "blinds_or_straddles" in needs else (),
        amount(deal.bring_in, "bring_in"),
        amount(deal.small_bet, "small_bet"),
        amount(deal.big_bet, "big_bet"),
        amount(lower, "min_bet"),
        trimming,
        tuple(log.said) if any(log.said) else (),
        None
        if log.ended is None
        else tuple(None if unknown else unscaled(stack, step) for stack, unknown in log.stacks(log.ended)),
        {"players": tuple(deal.seats[seat] for seat in log.order), **(fields or {})},
    )


def time_fields(started: datetime) -> dict[str, object]:
    """Return the fields in which PHH tells when a hand began; a time without a zone is taken for UTC."""
    moment = started.astimezone(UTC) if started.tzinfo else started
    day = {"day": moment.day, "month": moment.month, "year": moment.year}
    return {"time": moment.time().replace(microsecond=0), "time_zone": "Etc/UTC", **day}


def _code(deal: Deal) -> str:
    code = CODES.get(f"{deal.structure} {deal.game.id}")
    if code is None:
        known = ", ".join(f"{name} ({code})" for name, code in CODES.items())
        raise Unreadable(f"PHH has no code for {deal.structure} {deal.game.name}; it has {known}")
    return code


def _antes(deal: Deal) -> tuple[list[int], bool]:
    """Return the dead money of each seat, and whether it is antes alone: then PHH trims them to a short stack."""
    amounts, kinds, short = [0] * len(deal.seats), set(), False
    if is_bomb_pot(deal):
        raise Unreadable("PHH has no word for a hand whose first bets are made on the flop")
    for seat, kind, amount in deal.posts:
        if kind in DEAD_POSTS:
            amounts[seat] += amount
            kinds.add("ante" if kind == "ante" else "dead")
            short = short or amounts[seat] > deal.stacks[seat]
    if len(kinds) > 1 and short:
        raise Unreadable("PHH cannot hold antes beside other dead money where a stack is too short for its ante")
    return amounts, kinds == {"ante"}


def _blinds(deal: Deal) -> list[int]:
    amounts = [0] * len(deal.seats)
    for seat, kind, amount in deal.posts:
        if kind in DEAD_POSTS:
            continue
        if kind == "no-look":
            raise Unreadable(f"PHH has no word for the raise of {deal.seats[seat]} before the cards")
        if amounts[seat]:
            raise Unreadable(f"PHH holds one blind of a player, {deal.seats[seat]} posts two")
        amounts[seat] = amount if kind in _LIVE else -amount
    return amounts


class _Log:
    """The actions written so far, and the cards of each seat in the order in which they came."""

    def __init__(self, deal: Deal, step: Fraction) -> None:
        players = len(deal.seats)
        self.step = step
        self.deal = deal
        self.state: State | None = None
        self.order = [(deal.button + 1 + place) % players for place in range(players)]
        self.names = {seat: f"p{place}" for place, seat in enumerate(self.order, 1)}
        self.actions: list[str] = []
        self.said: list[str | None] = []
        self.ended: tuple[int, ...] | None = None
        self.spoken: set[int] = set()
        self.cards: list[list[int]] = [[] for _ in range(players)]
        self.down: list[list[bool]] = [[] for _ in range(players)]

    def row(self, amounts: Sequence[int]) -> list[int]:
        """Return what each seat posts in the order of PHH, which swaps two players."""
        row = [amounts[seat] for seat in self.order]
        return row[::-1] if len(row) == 2 else row

    def stacks(self, stacks: Sequence[int]) -> list[tuple[int, bool]]:
        """Return each stack in the order of PHH, and whether nobody knew it."""
        return [(stacks[seat], self.deal.stacks[seat] >= UNKNOWN_STACK) for seat in self.order]

    def add(self, text: str, said: str | None = None) -> None:
        """Write an action, or a comment alone."""
        self.actions.append(text)
        self.said.append(said)

    def take(self, event: e.Event) -> None:
        """Write what an event was, as far as PHH can express it, and fold it."""
        self.state = evolve(self.state, event)
        match event:
            case e.Dealt():
                self.deal_out(event)
            case e.Checked(seat) | e.Called(seat):
                self.add(f"{self.names[seat]} cc")
            case e.RaisedTo(seat, total):
                self.add(f"{self.names[seat]} cbr {unscaled(total, self.step)}")
            case e.Folded(seat):
                self.add(f"{self.names[seat]} f")
            case e.BroughtIn(seat):
                self.add(f"{self.names[seat]} pb")
            case e.Discarded(seat, positions, cards):
                self.throw(seat, positions)
                self.add(f"{self.names[seat]} sd {cards_text(cards)}".rstrip())
            case e.Tabled(seat, cards):
                self.lay_down(seat, cards)
                self.show(seat, cards_text(tuple(self.cards[seat])))
            case e.Mucked(seat):
                self.show(seat)
            case e.CardShown(seat, _, cards) | e.Exposed(seat, _, cards):
                self.add("", f"{self.deal.seats[seat]} shows {cards_text(cards)}")
            case e.Awarded():
                self.show_the_rest()
            case e.HandEnded(stacks):
                self.ended = stacks
            case _ if type(event) in EVOLVE_REMEDIES:
                raise Unreadable("PHH has no word for what the floor has changed in a hand")
            case e.RunsAgreed(times) if times > 1:
                raise Unreadable(f"PHH has no word for a board that is run {times} times")
            case e.BoardPlayed(seat):
                raise Unreadable(f"PHH has no word for {self.deal.seats[seat]} playing the board without showing")

    def deal_out(self, event: e.Dealt) -> None:
        """Write the cards of a street: each player's down and up cards together, then the board's."""
        for seat in self.order:
            down = event.down[seat] if event.down else ()
            up = event.up[seat] if event.up else ()
            if down or up:
                self.cards[seat] += down + up
                self.down[seat] += [True] * len(down) + [False] * len(up)
                self.add(f"d dh {self.names[seat]} {cards_text(down + up)}")
        if event.board:
            self.add(f"d db {cards_text(event.board)}")

    def throw(self, seat: int, positions: Sequence[int]) -> None:
        """Take discards out of a hand; positions count among its down cards, and a draw hand has no others."""
        gone = set(positions)
        self.cards[seat] = [card for place, card in enumerate(self.cards[seat]) if place not in gone]
        self.down[seat] = [True] * len(self.cards[seat])

    def show(self, seat: int, cards: str = "") -> None:
        """Write that a hand was shown, or given up unseen."""
        self.spoken.add(seat)
        self.add(f"{self.names[seat]} sm {cards}".rstrip())

    def show_the_rest(self) -> None:
        """Write a show for each player who claims a contested pot with all cards face up already.

        PHH wants an action of every player at the showdown. It cannot express that a player wins unseen because all
        others mucked.
        """
        assert self.state is not None
        live = seats_in(self.state.round.live, len(self.deal.seats))
        for seat in live if len(live) > 1 else ():
            faces = self.state.cards.open[seat]
            if seat not in self.spoken and UNKNOWN not in faces:
                self.lay_down(seat, faces)
                self.show(seat, cards_text(tuple(self.cards[seat])))

    def lay_down(self, seat: int, cards: Sequence[int]) -> None:
        """Turn the down cards of a hand up, as they lie now."""
        faces = iter(cards)
        self.cards[seat] = [
            next(faces, UNKNOWN) if down else card for card, down in zip(self.cards[seat], self.down[seat], strict=True)
        ]
