"""A card room that knows the rules: poker under a named, official rulebook, with the clause behind every answer.

    from cardspeak import call, deal, raise_to
    hand = deal("nlhe", "tda-2024", stacks=(1000, 1000, 1000), blinds=(10, 20))
    hand = hand.act("C", raise_to(60)).act("A", call())

`deal` begins a hand, `rule` asks the floor about a story told in plain words, `replay` plays recorded hands again,
`odds` says what hands are worth against each other, `evaluate` values millions of them. What
a tournament decides under a book (`tournament_law`) are functions too: draw, balance, races, places, prizes, ICM;
`tournament` plays a whole one of bots. What stands here is loaded when it is used.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # as in `typing`, which takes longer to load than everything here
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path
    from typing import Any

    from cardspeak.cases.rule import Judged
    from cardspeak.equity.bulk import evaluate
    from cardspeak.equity.odds import Odds
    from cardspeak.equity.showdown import Showdown
    from cardspeak.errors import Unreadable
    from cardspeak.hand.commands import Command
    from cardspeak.hand.hand import Hand, RefusedError
    from cardspeak.hand.moves import (
        all_in,
        bet,
        bring_in,
        call,
        check,
        draw,
        fold,
        muck,
        play_board,
        raise_by,
        raise_to,
        show,
    )
    from cardspeak.history.replay import Replayed
    from cardspeak.law.kinds import AnyEvent
    from cardspeak.law.law import Law
    from cardspeak.room.table.state import Table
    from cardspeak.room.tournament.balance import balanced
    from cardspeak.room.tournament.deals import deal_by_chips, deal_by_icm
    from cardspeak.room.tournament.draw import drawn
    from cardspeak.room.tournament.headless import Moment
    from cardspeak.room.tournament.icm import icm
    from cardspeak.room.tournament.payouts import payout_table, places_paid
    from cardspeak.room.tournament.places import placed, prizes_of
    from cardspeak.room.tournament.race import raced

__version__ = "0.1.0"
__all__ = [
    "Hand", "RefusedError", "Unreadable", "all_in", "balanced", "bet", "bring_in", "call", "check", "deal",
    "deal_by_chips", "deal_by_icm", "draw", "drawn", "evaluate", "fold", "icm", "muck", "odds", "payout_table",
    "placed", "places_paid", "play_board", "prizes_of", "raced", "raise_by", "raise_to", "replay", "rule", "show",
    "tournament", "tournament_law",
]  # fmt: skip
NAMES = "ABCDEFGHIJ"
_HOME = {
    "Hand": "cardspeak.hand.hand", "RefusedError": "cardspeak.hand.hand", "Unreadable": "cardspeak.errors",
    "balanced": "cardspeak.room.tournament.balance", "deal_by_chips": "cardspeak.room.tournament.deals",
    "deal_by_icm": "cardspeak.room.tournament.deals", "drawn": "cardspeak.room.tournament.draw",
    "evaluate": "cardspeak.equity.bulk", "icm": "cardspeak.room.tournament.icm",
    "payout_table": "cardspeak.room.tournament.payouts", "places_paid": "cardspeak.room.tournament.payouts",
    "placed": "cardspeak.room.tournament.places", "prizes_of": "cardspeak.room.tournament.places",
    "raced": "cardspeak.room.tournament.race",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOME.get(name, "cardspeak.hand.moves")), name)


def deal(
    game: str = "nlhe",
    book: str = "common",
    *,
    stacks: Sequence[int],
    seats: Sequence[str] = (),
    blinds: tuple[int, int] = (1, 2),
    bets: tuple[int, int] | None = None,
    ante: int = 0,
    bring_in: int = 0,
    chips: Sequence[int] = (1,),
    event: AnyEvent = "",
    order: str | Sequence[int] = (),
) -> Hand:
    """Begin a hand: forced bets are posted and the first cards dealt.

    Seats stand in order from the small blind (heads-up: from the button), amounts in chips of the smallest unit.
    `bets` are the lower and upper bet of fixed limit, `order` the cards from the top of the deck, as people write them
    or by their numbers; what it does not name nobody knows.
    Raises `RefusedError` with the clause when the book does not have such a table, `Unreadable` for an unknown name.
    """
    from cardspeak.cards.card import UNKNOWN, parse_cards
    from cardspeak.hand.hand import Hand
    from cardspeak.hand.posting import antes
    from cardspeak.hand.posting import blinds as post
    from cardspeak.hand.state import Deal, Event
    from cardspeak.library import find_book, find_game, law_at

    found, structure = find_game(game)
    players = len(stacks)
    rules = law_at(book, found, structure, players, event)
    button = 0 if players == 2 else players - 1
    small, big = blinds if found.forced == "blinds" else (0, 0)
    lower, upper = bets or (big or blinds[1], (big or blinds[1]) * (2 if structure == "fixed-limit" else 1))
    posts = antes(players, ante)
    if found.forced == "blinds":
        posts += post(rules, players, button, small, big)
    bring = bring_in or lower // 2 if found.forced == "bring-in" else 0
    names = tuple(seats) or tuple(NAMES[:players])
    begun = Deal(
        found, structure, names, tuple(stacks), button, posts, small, big, bring, lower, upper, tuple(chips),
        Event(event or find_book(book).event),
    )  # fmt: skip
    cards = parse_cards(order) if isinstance(order, str) else tuple(order)
    return Hand.begin(begun, rules, cards + (UNKNOWN,) * (found.deck - len(cards)) if cards else ())


def showdown(game: str = "nlhe") -> Showdown:
    """Return how a game is decided: its sides, its deck, its board and holding; `Unreadable` for an unknown name."""
    from cardspeak.equity.showdown import Showdown
    from cardspeak.library import find_game

    found, _ = find_game(game)
    sides = tuple([(side.ranking, side.use) for side in found.sides])
    return Showdown(sides, found.deck, sum(street.board for street in found.streets), found.holding)


def odds(
    hands: Sequence[str],
    game: str = "nlhe",
    board: str | Sequence[int] = "",
    dead: str | Sequence[int] = "",
    *,
    method: str = "auto",
    error: float = 0.0005,
    trials: int = 0,
    seed: int = 0,
    threads: int = 1,
    made: bool = False,
) -> Odds:
    """Return what hands are worth against each other: `odds(["AsKs", "QQ+", "random"], board="Th7d2c")`.

    A hand is written card by card, the cards that are not named being unknown; in hold'em it may be a range. Shares are
    exact where that takes a few seconds at most, else sampled until 95 % of such samples are within `error` of the
    truth, or so many `trials` are done; `method` is `auto`, `exact` or `sampled`. `made` asks for the classes of hands
    too. `cardspeak.equity.odds.settling` yields answers as they settle. Raises `Unreadable` for what cannot be dealt.
    """
    from cardspeak.equity.odds import odds as found

    return found(
        hands, showdown(game), board, dead, method=method, error=error, trials=trials, seed=seed, threads=threads,
        made=made,
    )  # fmt: skip


def rule(
    story: str, book: str = "common", table: str = "nlhe 10/20", know: Mapping[str, bool | int | str] | None = None
) -> Judged:
    """Return what a book makes of the last statement of a story: a ruling or a refusal, as codes and facts.

    `table` is such as `nlhe 200/400 tournament seats A,B,C`; `know` are facts that only people know, by the name under
    which a ruling asks for them. Raises `Unreadable` for a story that cannot be read or played, `Ambiguous` where it
    can be read in several ways.
    """
    from cardspeak.cases.in_words import read_table
    from cardspeak.cases.rule import rule as ruled
    from cardspeak.cases.setting import Shelf
    from cardspeak.library import find_book, find_game, law_at

    find_book(book)
    return ruled({"table": read_table(table), "know": dict(know or {})}, book, story, Shelf(find_game, law_at))


def tournament_law(book: str = "common", game: str = "nlhe", players: int = 9) -> Law:
    """Return the law by which a book runs a tournament of a game, at tables of so many players.

    What is drawn, balanced, raced and placed is decided under it. Raises `Unreadable` for an unknown name.
    """
    from cardspeak.library import find_book, find_game, law_at

    find_book(book)
    return law_at(book, *find_game(game), players, "tournament")


def tournament(
    players: int = 60, game: str = "nlhe", book: str = "common", *, bot: str = "solid", seed: int = 0, seats: int = 0
) -> Iterator[Moment]:
    """Play a tournament of bots at online tables to its winner: a moment after each hand, with all that is known of it.

    `game` may be a rotation, such as `horse`, `seats` the size of a table (0: as the book has it). The same seed gives
    the same tournament. Raises `Unreadable` for an unknown name, fewer than two players, and tables of no such size.
    """
    from random import Random

    from cardspeak.bots.levels import LEVELS
    from cardspeak.errors import Unreadable
    from cardspeak.hand.betting import options
    from cardspeak.hand.view import view
    from cardspeak.library import find_book, find_game, law_at, rotations
    from cardspeak.room.table.decide import law_now
    from cardspeak.room.tournament.headless import Headless, Outside
    from cardspeak.room.tournament.mixed import field_game
    from cardspeak.room.tournament.online import in_whole_chips
    from cardspeak.room.tournament.usual import usual

    if bot not in LEVELS:
        raise Unreadable(f"there is no bot called {bot}; there is {', '.join(LEVELS)}")
    if players < 2:
        raise Unreadable(f"a tournament has two players at least, not {players}")
    if seats and not 2 <= seats <= 10:
        raise Unreadable(f"a table has 2 to 10 seats, not {seats}")
    find_book(book)
    turns = rotations()[game].turns if game in rotations() else ()
    codes = [f"{betting} {each}" for betting, each in turns] or [game]
    games = [find_game(code) for code in codes]
    run = games[[each for each, _ in games].index(field_game([each for each, _ in games]))]
    chance, law = Random(seed), law_at(book, *run, 9, "tournament")

    def laws(settings: Any, code: str, count: int) -> Any:
        return *find_game(code), law_at(book, *find_game(code), count, "tournament")

    def acts(table: Table, number: int) -> Command:
        state = table.hand
        assert state is not None
        may = options(state, law_now(table, laws)) if state.stage == "betting" else {}
        sight = view(state, table.players.index(number))
        return in_whole_chips(table, LEVELS[bot](sight, may, chance), may)

    outside = Outside(laws, lambda settings: law, acts, lambda count: chance.sample(range(count), count))
    names = [f"player {number}" for number in range(1, players + 1)]
    return Headless("1", usual(players, codes, games, book, law, seats), names, outside).play()


def replay(file: str | Path, book: str = "common") -> list[Replayed]:
    """Play the hands of a history file (PHH) again, to the chip, with what the book would have refused.

    Raises `Unreadable` for a file or a hand that cannot be read or played.
    """
    from pathlib import Path

    from cardspeak.errors import Unreadable
    from cardspeak.games import Game
    from cardspeak.history.phh import BadHand
    from cardspeak.history.phh_reader import read_hands
    from cardspeak.history.replay import replay as replayed
    from cardspeak.law.kinds import Structure
    from cardspeak.library import find_book, find_game, law_at

    def law(game: Game, structure: Structure, players: int) -> Law:
        return law_at(book, game, structure, players, "tournament")

    find_book(book)
    try:
        text = Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Unreadable(f"{file}: {error}") from None
    played = []
    for hand in read_hands(text, Path(file).name):
        if isinstance(hand, BadHand):
            raise Unreadable(f"{file}, line {hand.line}: {hand.reason}")
        played.append(replayed(hand, law, find_game))
    return played
