"""A table of equities: what hands are worth against opponents with any cards, by dealing the rest at random."""

from itertools import combinations
from random import Random
from typing import NamedTuple

from cardspeak.batch.experiment import Bar, Sums, Table, interval
from cardspeak.cards.card import DECKS, parse_cards
from cardspeak.cards.rankings import ranking
from cardspeak.errors import Unreadable
from cardspeak.games import Game
from cardspeak.library import find_game
from cardspeak.record import record

RANKS = "AKQJT98765432"
BLOCK = 1000  # deals of one item
POT = 5040  # parts of a pot: half of it can be shared by two to ten


def starting_hands() -> tuple[str, ...]:
    """Return the 169 starting hands of hold'em: pairs, then suited and offsuit ones."""
    pairs = [rank * 2 for rank in RANKS]
    return (*pairs, *[a + b + kind for kind in "so" for a, b in combinations(RANKS, 2)])


def cards_of(hand: str) -> tuple[int, ...]:
    """Return the cards of a hand: `AsKd`, or one of those that `AKs`, `AKo` or `AA` stands for."""
    if len(hand) in (2, 3) and hand[0] in RANKS and hand[1] in RANKS and hand[2:] in ("", "s", "o"):
        if (hand[0] == hand[1]) == bool(hand[2:]):
            raise Unreadable(f"{hand!r} is no starting hand: write AA, AKs or AKo")
        return parse_cards(f"{hand[0]}s{hand[1]}{'s' if hand[2:] == 's' else 'h'}")
    return parse_cards(hand)


@record
class Starting(NamedTuple):
    """Hands of a game, each dealt `deals` times against so many opponents; an item is a block of deals of one hand."""

    hands: tuple[str, ...]
    game: str
    opponents: int
    deals: int
    seed: int

    @property
    def blocks(self) -> int:
        """How many blocks the deals of one hand make."""
        return -(-self.deals // BLOCK)

    @property
    def items(self) -> int:
        """How many blocks there are."""
        return len(self.hands) * self.blocks

    @property
    def at_once(self) -> int:
        """How many blocks make a task."""
        return 20

    def checked(self) -> Game:
        """Return the game; `Unreadable` where these hands cannot be dealt in it."""
        game, _ = find_game(self.game)
        if game.family == "draw":
            raise Unreadable(
                f"{game.name}: what a hand is worth depends on what is drawn; play bots against each other"
            )
        for hand in self.hands:
            cards = cards_of(hand)
            if len(set(cards)) != len(cards) or not set(cards) <= set(DECKS[game.deck]):
                raise Unreadable(f"{hand!r}: a card twice, or one that {game.name} does not have")
            if not 0 < len(cards) <= game.holding or (game.family == "flop" and len(cards) != game.holding):
                raise Unreadable(f"{hand!r}: a hand of {game.name} has {game.holding} cards")
        needed = (self.opponents + 1) * game.holding + _board(game)
        if not 1 <= self.opponents <= 9 or needed > game.deck:
            raise Unreadable(f"{game.name} has not enough cards for {self.opponents} opponents")
        return game

    def counted(self, first: int, last: int) -> Sums:
        """Return by hand: deals, parts of the pot won, their squares, deals won alone, deals shared."""
        game = find_game(self.game)[0]
        rankings = [ranking(side.ranking, side.use) for side in game.sides]
        sums: Sums = {}
        for item in range(first, last):
            number, block = divmod(item, self.blocks)
            rng = Random(f"{self.seed}:{number}:{block}")
            mine = cards_of(self.hands[number])
            stub = [card for card in DECKS[game.deck] if card not in mine]
            board, own = _board(game), game.holding - len(mine)
            wanted = board + own + self.opponents * game.holding
            row = sums.setdefault(self.hands[number], [0, 0, 0, 0, 0])
            for _ in range(min(BLOCK, self.deals - block * BLOCK)):
                drawn = tuple(rng.sample(stub, wanted))
                at = board + own
                holdings = [mine + drawn[board:at]]
                holdings += [drawn[at + n * game.holding : at + (n + 1) * game.holding] for n in range(self.opponents)]
                part = _part([each.best_of_many(holdings, drawn[:board]) for each in rankings])
                row[0] += 1
                row[1] += part
                row[2] += part * part
                row[3] += part == POT
                row[4] += 0 < part < POT
        return sums

    def table(self, sums: Sums, done: int) -> Table:
        """Return the equity of each hand, best first."""
        found = []
        for hand in self.hands:
            deals, parts, squares, won, shared = sums.get(hand, [0, 0, 0, 0, 0])
            if deals:
                mean, within = interval(deals, parts, squares)
                found.append(
                    (mean / POT * 100, within / POT * 100, hand, deals, won / deals * 100, shared / deals * 100)
                )
        found.sort(key=lambda each: (-each[0], each[2]))
        rows = [(h, n, f"{e:.2f} %", f"{w:.2f}", f"{a:.2f} %", f"{s:.2f} %") for e, w, h, n, a, s in found]
        bars = tuple([Bar(hand, equity, within) for equity, within, hand, *_ in found])
        cells = {bar.name: bar.value for bar in bars} if self.hands == starting_hands() else {}
        title = f"{find_game(self.game)[0].name} against {self.opponents} with any cards"
        columns = ("hand", "deals", "equity", "95 % ±", "wins alone", "shares")
        return Table(title, columns, tuple(rows), "equity, %", () if cells else bars, cells)


def _board(game: Game) -> int:
    return sum(street.board for street in game.streets) if game.family == "flop" else 0


def _part(sides: list[list[int]]) -> int:
    """The first hand's part of the pot, in `POT` parts; a side that nobody has goes to the other."""
    best = [(max(values), values) for values in sides]
    won = [(top, values) for top, values in best if top >= 0]
    return sum([POT // len(won) // values.count(top) for top, values in won if values[0] == top])
