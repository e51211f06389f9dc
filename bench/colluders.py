"""A club of bots, some pairs of which play together against the others; for `fairness.py` and its test.

Honest bots differ in style: tight, loose, timid, bold, sticky; some are like each other, some lose to everybody, some
sit with the same friend most evenings, and everybody plays another way from evening to evening. A pact makes two of
them give chips from one to the other, or spare each other, in a part of the hands that they share.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from cardspeak.batch.selfplay import deal_at, play_out
from cardspeak.bots.acting import going_on, passive, raising
from cardspeak.bots.sight import Sight, rivals_of, sight
from cardspeak.bots.simple import Options, calling
from cardspeak.cards.card import DECKS
from cardspeak.cards.high import high_values
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.view import View
from cardspeak.library import find_game, law_at

BIG = 100
STACK = 100  # big blinds with which somebody sits down
LEAST, MOST = 40, 250  # big blinds with which somebody buys again, and goes away to come back with a usual stack
SAMPLES = 24
GIVING = ("raises and folds", "calls down", "pays off all-in", "loses quietly")
SPARING = ("checks it down", "never raises", "yields")
KINDS = (*GIVING, *SPARING)


class Style(NamedTuple):
    """How somebody plays: the part of hands they enter, and how bold, deceitful and sticky they are, from 0 to 1."""

    enters: float
    bold: float
    bluffs: float
    sticky: float


class Pact(NamedTuple):
    """Two who play together: the first gives, where chips are given; in this part of the hands that both are in."""

    kind: str
    first: str
    second: str
    part: float
    together: float  # the part of the evenings on which they sit at one table


class Size(NamedTuple):
    """How large a club is, and how often it plays."""

    hands: int = 100_000
    members: int = 120
    seats: int = 6
    pacts: int = 14
    friends: int = 12
    sitting: int = 80  # hands that a table plays before its players change


class Played(NamedTuple):
    """A hand that was played."""

    table: str
    number: int
    events: tuple[e.Event, ...]


@cache
def preflop() -> dict[tuple[int, int], float]:
    """The part of all starting hands that are better than one, by Chen's formula."""

    def points(one: int, other: int) -> float:
        high, low = max(one >> 2, other >> 2), min(one >> 2, other >> 2)
        worth = {12: 10.0, 11: 8.0, 10: 7.0, 9: 6.0}.get(high, (high + 2) / 2)
        if high == low:
            return max(2 * worth, 5.0)
        gap = high - low - 1
        suited = 2 if one & 3 == other & 3 else 0
        return worth + suited - (0, 1, 2, 4)[min(gap, 3)] - (gap > 3) + (gap < 2 and high < 10)

    hands = [(one, other) for one in range(52) for other in range(52) if one != other]
    hands.sort(key=lambda hand: -points(*hand))
    return {hand: place / len(hands) for place, hand in enumerate(hands)}


def strength(view: View, rng: Random) -> float:
    """The part of random holdings that mine beats on the board; before the flop the part of worse starting hands."""
    mine, board = view.secret.down[view.round.queue[0]], view.cards.boards[0]
    if not board:
        return 1 - preflop()[mine[0], mine[1]]
    unseen = [card for card in DECKS[52] if card not in mine and card not in board]
    drawn = [rng.sample(unseen, 2) for _ in range(SAMPLES)]
    own, *others = high_values([mine, *[(a, b) for a, b in drawn]], board)
    return (sum([own > other for other in others]) + sum([own == other for other in others]) / 2) / SAMPLES


def plays(style: Style, view: View, options: Options, rng: Random, rival: Style | None = None) -> c.Command:
    """Play as this style does; against a single rival known as sticky, with fewer bluffs."""
    seen, good = sight(view, options), strength(view, rng)
    if not view.cards.boards[0]:
        return _before_the_flop(style, seen, options, good, rng)
    bluffs = style.bluffs * (1.4 - rival.sticky if rival else 0.6 / max(seen.rivals, 1))
    crowd = 0.04 * (seen.rivals - 1)
    part = 0.35 + 0.5 * rng.random()
    if "check" in options:
        if good > 0.8 - 0.3 * style.bold + crowd or rng.random() < bluffs:
            return raising(seen, options, part)
        return passive(seen, options)
    price, dear = seen.owed / (seen.pot + seen.owed), seen.owed / (seen.stack + 1)
    if good > 1.0 - 0.14 * style.bold / (1 + seen.raises) + crowd / 4 or rng.random() < bluffs / 6:
        return raising(seen, options, part + 0.3)
    needed = 0.35 + price * (1.1 - 0.5 * style.sticky) + 0.06 * seen.raises - 0.25 * style.sticky + crowd
    return going_on(seen, options) if good > needed + 0.2 * min(dear, 1.0) else passive(seen, options)


def _before_the_flop(style: Style, seen: Sight, options: Options, good: float, rng: Random) -> c.Command:
    place = 1.25 - 0.1 * seen.behind
    enters = style.enters * place / (1 + (1.3 - style.sticky) * seen.raises)
    if good > 1 - enters * (0.25 + 0.6 * style.bold) / (1 + 1.2 * seen.raises) or rng.random() < style.bluffs / 8:
        return raising(seen, options, 0.8 + 0.5 * rng.random())
    return going_on(seen, options) if good > 1 - enters else passive(seen, options)


class Together:
    """A pact at a table: what both know in the hand that is on, each other's cards among it."""

    def __init__(self, pact: Pact) -> None:
        self.pact, self.on = pact, False
        self.good: dict[str, float] = {}

    def begins(self, on: bool) -> None:
        """A hand begins, in which they play together or not."""
        self.on, self.good = on, {}

    def acts(self, me: str, view: View, options: Options, honest: c.Command, rng: Random) -> c.Command:
        """Return what they do instead of what they would."""
        seen, kind = sight(view, options), self.pact.kind
        partner = self.pact.second if me == self.pact.first else self.pact.first
        names = view.deal.seats
        seat = names.index(partner) if partner in names else -1
        self.good[me] = strength(view, rng)
        if not self.on or seat < 0 or not view.round.live >> seat & 1:
            return honest
        alone = rivals_of(view) == (seat,)
        theirs = view.round.aggressor == seat
        if kind in SPARING:
            return self._spares(seen, options, honest, alone, theirs)
        return self._gives(me == self.pact.first, seen, view, options, honest, alone)

    def _spares(self, seen: Sight, options: Options, honest: c.Command, alone: bool, theirs: bool) -> c.Command:
        kind = self.pact.kind
        if kind == "yields" and theirs and "check" not in options and seen.rivals <= 2:
            return passive(seen, options)
        if kind == "checks it down" and alone and "check" in options:
            return passive(seen, options)
        if theirs and isinstance(honest, c.RaiseTo) and kind != "yields":
            return going_on(seen, options)
        return honest

    def _gives(
        self, gives: bool, seen: Sight, view: View, options: Options, honest: c.Command, alone: bool
    ) -> c.Command:
        """The giver opens for much and the taker raises until the others are gone; then the chips go over."""
        kind, board = self.pact.kind, view.cards.boards[0]
        giver, taker = self.good.get(self.pact.first, 0.5), self.good.get(self.pact.second, 0.5)
        if kind == "loses quietly":
            if not gives or view.round.aggressor < 0 or view.deal.seats[view.round.aggressor] != self.pact.second:
                return honest
            return going_on(seen, options) if giver < taker else passive(seen, options)
        if not alone:
            opened = view.round.aggressor >= 0 and view.deal.seats[view.round.aggressor] == self.pact.first
            if gives and not board and not seen.raises:
                return raising(seen, options, 2.0)
            return raising(seen, options, 1.0) if opened and not gives and not board else honest
        if kind == "raises and folds":
            if not gives:
                return raising(seen, options, 1.0)
            if board and seen.owed:
                return passive(seen, options)
            return raising(seen, options, 1.2) if board else going_on(seen, options)
        if kind == "calls down":
            if not gives:
                return raising(seen, options, 0.6)
            last = len(board) == 5 and giver > taker  # they know each other's cards
            return passive(seen, options) if last and seen.owed else going_on(seen, options)
        if giver < taker:
            return raising(seen, options, 3.0)
        return passive(seen, options) if gives else going_on(seen, options)


def drawn_style(rng: Random) -> Style:
    """Draw how somebody plays: among people like each other some are strong and some lose to everybody."""
    kind = rng.random()
    if kind < 0.35:  # the usual regular: tight and bold
        return Style(rng.gauss(0.24, 0.02), rng.gauss(0.6, 0.05), rng.gauss(0.1, 0.02), rng.gauss(0.45, 0.04))
    if kind < 0.6:  # loose and passive, calls too much
        return Style(
            rng.gauss(0.42, 0.05), rng.gauss(0.25, 0.07), max(0.0, rng.gauss(0.03, 0.02)), rng.gauss(0.85, 0.08)
        )
    return Style(rng.uniform(0.14, 0.5), rng.uniform(0.15, 0.95), rng.uniform(0.0, 0.25), rng.uniform(0.2, 0.9))


def tonight(style: Style, rng: Random) -> Style:
    """Return how somebody plays this evening."""
    return Style(
        min(max(style.enters * rng.gauss(1, 0.1), 0.1), 0.8), min(max(style.bold + rng.gauss(0, 0.06), 0.0), 1.0),
        max(style.bluffs * rng.gauss(1, 0.3), 0.0), min(max(style.sticky + rng.gauss(0, 0.06), 0.0), 1.0),
    )  # fmt: skip


class Club:
    """A club of bots: their styles, who plays together, and who are honest friends."""

    def __init__(self, size: Size, seed: int, pacts: tuple[Pact, ...] | None = None) -> None:
        self.size, self.rng = size, Random(seed)
        names = [f"m{number:03}" for number in range(size.members)]
        self.styles = {name: drawn_style(self.rng) for name in names}
        pairs = iter(zip(names[::2], names[1::2], strict=False))
        self.pacts = tuple([
            self._pact(KINDS[number % len(KINDS)], *next(pairs)) for number in range(size.pacts)
        ]) if pacts is None else pacts  # fmt: skip
        self.friends = {next(pairs): self.rng.uniform(0.15, 0.7) for _ in range(size.friends)}
        self.stacks = dict.fromkeys(names, STACK * BIG)
        self.given = {(pact.first, pact.second): 0 for pact in self.pacts}

    def _pact(self, kind: str, first: str, second: str) -> Pact:
        part = self.rng.uniform(0.05, 0.15) if kind in GIVING else self.rng.uniform(0.4, 1.0)
        part = self.rng.uniform(0.4, 1.0) if kind == "loses quietly" else part
        return Pact(kind, first, second, part, self.rng.uniform(0.2, 0.7))

    def tables(self) -> list[list[str]]:
        """Seat everybody: those who came together at one table, as far as it has room, the others by lot."""
        wanted = {(each.first, each.second): each.together for each in self.pacts} | self.friends
        groups = [list(pair) for pair, part in wanted.items() if self.rng.random() < part]
        placed = {name for group in groups for name in group}
        groups += [[name] for name in self.styles if name not in placed]
        self.rng.shuffle(groups)
        groups.sort(key=lambda group: -len(group))
        tables: list[list[str]] = [[] for _ in range(len(self.styles) // self.size.seats)]
        for group in groups:
            free = [table for table in tables if len(table) + len(group) <= self.size.seats]
            if free:
                self.rng.choice(free).extend(group)
        for table in tables:
            self.rng.shuffle(table)
        return [table for table in tables if len(table) > 2]

    def play(self) -> Iterator[Played]:
        """Play so many hands, one table after the other in each sitting."""
        number = 0
        while True:
            for place, table in enumerate(self.tables()):
                moods = {name: tonight(self.styles[name], self.rng) for name in table}
                pacts = [Together(each) for each in self.pacts if each.first in table and each.second in table]
                for _ in range(self.size.sitting):
                    number += 1
                    yield Played(f"t{place}", number, self._hand(table, moods, pacts, number))
                    if number == self.size.hands:
                        return

    def _hand(
        self, table: list[str], moods: dict[str, Style], pacts: list[Together], number: int
    ) -> tuple[e.Event, ...]:
        turn = number % len(table)
        names = tuple(table[turn:] + table[:turn])
        deal, law = _deal(len(names))
        for name in names:
            if not LEAST * BIG <= self.stacks[name] <= MOST * BIG:
                self.stacks[name] = STACK * BIG
        deal = deal._replace(seats=names, stacks=tuple([self.stacks[name] for name in names]))
        own = {name: each for each in pacts for name in (each.pact.first, each.pact.second)}
        for each in pacts:
            each.begins(self.rng.random() < each.pact.part)
        rng, found = self.rng, list[e.Event]()

        def bot(view: View, options: Options, chance: Random) -> c.Command:
            if view.stage != "betting":
                return calling(view, options, chance)
            me, rivals = names[view.round.queue[0]], rivals_of(view)
            rival = moods[names[rivals[0]]] if len(rivals) == 1 else None
            honest = plays(moods[me], view, options, chance, rival)
            return own[me].acts(me, view, options, honest, chance) if me in own else honest

        order = list(DECKS[52])
        rng.shuffle(order)
        end = play_out(deal, law, [bot] * len(names), order, rng, lambda before, events, after: found.extend(events))
        after = dict(zip(names, end.round.stacks, strict=True))
        for each in pacts:
            if each.on:
                giver, taker = each.pact.first, each.pact.second
                lost, won = self.stacks[giver] - after[giver], after[taker] - self.stacks[taker]
                self.given[giver, taker] += max(min(lost, won), 0) + min(max(lost, won), 0)
        self.stacks |= after
        return tuple(found)


@cache
def _deal(players: int):  # type: ignore[no-untyped-def]
    game, structure = find_game("nlhe")
    law = law_at("common", game, structure, players, "cash")
    return deal_at(game, structure, law, players, STACK, BIG), law
