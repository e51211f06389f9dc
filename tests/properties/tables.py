"""Tables of every kind for the property tests: each game, structure and book in turn, the rest by chance.

A table may be dealt from a shuffled deck, from one that nobody knows, from the dealer's word, or set up in the middle.
"""

from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import NamedTuple

from cardspeak.cards.card import DECKS
from cardspeak.games import Game
from cardspeak.hand import commands as c
from cardspeak.hand.decide import step
from cardspeak.hand.posting import antes, blinds, unfit
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, Event, Post, Rake, State
from cardspeak.law.kinds import EventKind, Structure
from cardspeak.law.law import Law
from cardspeak.library import books, games, law_at
from tests.properties.moves import any_command
from tests.properties.reached import Reached, counted

SEATS = "ABCDEFGHIJ"
STAKES = ((1, 2), (5, 10), (25, 50), (10, 15))
KINDS = ("order", "order", "order", "order", "order", "dictated", "unknown", "spot")
STYLES = ("loose", "loose", "wild", "even", "passive")


class Combination(NamedTuple):
    """A game in one structure under one book."""

    game: Game
    structure: Structure
    book: str


class Table(NamedTuple):
    """How a hand begins, the law it is played under, and how its players are inclined."""

    opening: c.Begin | c.SetUp
    law: Law
    style: str
    kind: str

    @property
    def deal(self) -> Deal:
        """What is fixed before the first card."""
        return self.opening.deal


def combinations() -> list[Combination]:
    """Return every game in every structure under every book."""
    return [
        Combination(game, structure, book)
        for game in games().values()
        for structure in game.structures
        for book in books()
    ]


def tables(rng: Random, count: int, reached: Reached) -> Iterator[Table]:
    """Yield so many tables: all combinations evenly, in a shuffled order."""
    found = combinations()
    rng.shuffle(found)
    for _, combination in zip(range(count), cycle(found), strict=False):
        yield any_table(rng, combination, reached)


def any_table(rng: Random, combination: Combination, reached: Reached) -> Table:
    """Return a table that may begin: short and deep stacks, antes, posts, straddles, rake, chips by chance."""
    for _ in range(200):
        deal, law = _table(rng, combination, reached)
        if unfit(deal, law) is None:
            kind = rng.choice(KINDS)
            style = rng.choice(STYLES)
            if kind == "dictated":
                return Table(c.Begin(deal._replace(source="dictated")), law, style, kind)
            if kind == "unknown":
                return Table(c.Begin(deal), law, style, kind)
            order = list(DECKS[deal.game.deck])
            rng.shuffle(order)
            opening = c.Begin(deal, tuple(order))
            if kind == "spot":
                spot = _spot(rng, opening, law, style)
                if spot is None:
                    kind = "order"
                else:
                    return Table(spot, law, style, kind)
            return Table(opening, law, style, kind)
    raise AssertionError(f"{combination} cannot begin")


def _table(rng: Random, combination: Combination, reached: Reached) -> tuple[Deal, Law]:
    game, structure, book = combination
    players = rng.choice((2, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9))
    if rng.random() < 0.1 and game.family == "stud":
        players = 8  # the stub of seventh street runs short
    event: EventKind = rng.choice(("cash", "tournament"))
    law = counted(law_at(book, game, structure, players, event), reached)
    button = rng.randrange(players)
    small, big = rng.choice(STAKES)
    by_blinds = game.forced == "blinds"
    posts = _posts(rng, law, players, button, small, big) if by_blinds else antes(players, rng.choice((0, 1, small)))
    bring_in = 0 if by_blinds else rng.choice((big // 2, big // 2, small))
    stakes = (small if by_blinds else 0, big if by_blinds else 0, bring_in, big, big)
    if structure == "fixed-limit":
        stakes = (*stakes[:4], 2 * big)
    deal = Deal(
        game, structure, tuple(SEATS[:players]), _stacks(rng, players, big), button, posts, *stakes,
        chips=rng.choice(((1,), (1, 5), (5, 25), (small,))), event=Event(event, rng.choice((0, 2, 9))),
        rake=rng.choice((None, None, Rake(5, big), Rake(10, 0, False))),
        shows=rng.choice(("asked", "asked", "dealer", "open")), runs=rng.choice((1, 3)), straddles=rng.random() < 0.9,
    )  # fmt: skip
    return deal, law


def _stacks(rng: Random, players: int, big: int) -> tuple[int, ...]:
    depth = rng.choice(("tiny", "tiny", "short", "even", "deep", "mixed"))
    most = {"tiny": 2 * big, "short": 8 * big, "even": 20 * big, "deep": 200 * big, "mixed": 60 * big}[depth]
    if depth == "even":
        return (most,) * players
    if depth == "mixed":
        return tuple(rng.choice((rng.randint(1, 2 * big), rng.randint(1, most), 20 * big)) for _ in range(players))
    return tuple(rng.randint(1, most) for _ in range(players))


def _posts(rng: Random, law: Law, players: int, button: int, small: int, big: int) -> tuple[Post, ...]:
    due = blinds(law, players, button, small, big)
    last = due[-1].seat
    chance = rng.random()
    posts: tuple[Post, ...] = ()
    if chance < 0.2:
        posts = antes(players, rng.choice((1, small)))
    posts += due[-1:] if rng.random() < 0.1 else due  # nobody owes a small blind: it is dead
    if 0.2 < chance < 0.35:
        posts += (Post(last, "table ante", big),)
    elif 0.35 < chance < 0.45:
        posts += (Post(button, "table ante", big),)
    third = (last + 1) % players
    if rng.random() < 0.2 and law.straddle_allowed(players, True):
        posts += (Post(third, "straddle", law.straddle_size(big)),)
    elif players > 2 and rng.random() < 0.3 and law.nolook_allowed():
        posts += (Post(third, "no-look", law.nolook_size(big)),)
    late = (last + 2) % players
    if players > 4 and rng.random() < 0.2:
        posts += rng.choice((
            (Post(late, "post", big),),
            (Post(late, "post", big), Post(late, "dead", small)),
            (Post(late, "dead", small),),
        ))  # fmt: skip
    return posts


def _spot(rng: Random, opening: c.Begin, law: Law, style: str) -> c.SetUp | None:
    """Play a hand for a while and set it up as it then lies, at times without the cards that nobody saw."""
    outcome = step(None, opening, law)
    for _ in range(rng.randint(0, 25)):
        assert not isinstance(outcome, Refused)
        state = outcome[0]
        if state.stage in ("over", "showdown"):
            break
        outcome = step(state, any_command(rng, state, law, style), law)
    if isinstance(outcome, Refused) or outcome[0].stage != "betting" or len(outcome[0].cards.boards) > 1:
        return None
    return spot_of(outcome[0], known=any(outcome[0].secret.discards) or rng.random() < 0.8)


def spot_of(state: State, known: bool) -> c.SetUp:
    """Return the command that sets a hand up as it lies; what nobody saw is left out where it is not known."""
    secret, board = state.secret, state.cards.boards[0]
    if not known:
        return c.SetUp(state.deal, state.street, state.round, state.pot, board, state.cards.open, state.cards.up)
    cards = (board, secret.down, state.cards.up, secret.stub, secret.burns, secret.discards)
    return c.SetUp(state.deal, state.street, state.round, state.pot, *cards)
