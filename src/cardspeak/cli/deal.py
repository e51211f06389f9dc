"""`cardspeak deal`: let bots play legal hands of any game under any book, from a seed."""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from cardspeak.batch.selfplay import deal_at, play_out
from cardspeak.bots.simple import calling, random_play
from cardspeak.cards.card import DECKS, cards_text
from cardspeak.cli.shelf import line
from cardspeak.errors import Unreadable
from cardspeak.hand.posting import unfit
from cardspeak.hand.state import State
from cardspeak.library import find_book, find_game, law_at

POLICIES = {"random": random_play, "call": calling}


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("deal", help="let bots play hands of any game under any book")
    command.add_argument("--game", default="nlhe", help="such as nlhe, plo8, stud, badugi (default: nlhe)")
    command.add_argument("--book", default="common", help="the book (default: common)")
    command.add_argument("--policy", choices=sorted(POLICIES), default="random", help="how the bots play")
    command.add_argument("--hands", type=int, default=10, metavar="N")
    command.add_argument("--seed", type=int, default=0, metavar="S")
    command.add_argument("--players", type=int, default=6, metavar="N")
    command.add_argument("--stack", type=int, default=100, metavar="BB", help="in big blinds (default: 100)")
    command.add_argument("--event", choices=("cash", "tournament"), default="", help="default: the book's usual one")
    command.add_argument("--quiet", action="store_true", help="only the last line")
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play the hands, print a line for each and the speed at the end."""
    find_book(options.book)
    game, structure = find_game(options.game)
    for name in ("hands", "players", "stack"):
        if getattr(options, name) < 1:
            raise Unreadable(f"--{name} is a number from 1, not {getattr(options, name)}")
    if not 2 <= options.players <= 10:
        raise Unreadable(f"--players is 2 to 10, not {options.players}")
    law = law_at(options.book, game, structure, options.players, options.event)
    deal = deal_at(game, structure, law, options.players, options.stack)
    refused = unfit(deal, law)
    if refused:
        raise Unreadable(f"{game.name} with {options.players} players: {refused}")
    rng = random.Random(options.seed)
    bots = (POLICIES[options.policy],) * options.players
    deck = list(DECKS[game.deck])
    start = time.perf_counter()
    with _progress(options) as advance:
        for number in range(1, options.hands + 1):
            rng.shuffle(deck)
            state = play_out(deal, law, bots, deck, rng)
            if not options.quiet:
                _print(options, number, state)
            advance()
    seconds = time.perf_counter() - start
    row = {
        "hands": options.hands,
        "seconds": round(seconds, 3),
        "hands_per_second": round(options.hands / seconds, 1),
    }
    if options.json:
        print(line(row))
    else:
        print(f"{row['hands']} hands in {row['seconds']} s, {row['hands_per_second']} hands a second")
    return 0


def _print(options: argparse.Namespace, number: int, state: State) -> None:
    names = state.deal.seats
    change = {name: end - start for name, end, start in zip(names, state.round.stacks, state.deal.stacks, strict=True)}
    boards = [cards_text(board) for board in state.cards.boards if board]
    if options.json:
        print(line({"hand": number, "boards": boards, "stacks": dict(zip(names, state.round.stacks, strict=True))}))
        return
    won = ", ".join(f"{name} {amount:+}" for name, amount in change.items() if amount)
    print(f"{number:6} {' / '.join(boards) or '-':16} {won}")


@contextmanager
def _progress(options: argparse.Namespace) -> Iterator[Any]:
    if not (options.quiet and options.hands > 2000 and sys.stderr.isatty()):
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("hands", total=options.hands)
        yield lambda: progress.advance(task)
