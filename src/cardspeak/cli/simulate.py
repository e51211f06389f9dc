"""`cardspeak simulate`: bots against each other, tables of equities, rule experiments; over processes or a cluster."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from cardspeak.batch.books import home
from cardspeak.batch.experiment import Experiment, Sums, Table, tasks, work
from cardspeak.batch.experiment import add as added
from cardspeak.batch.match import BOTS, Match
from cardspeak.batch.progress import Progress
from cardspeak.batch.rules import WHOLE, Rules, differing
from cardspeak.batch.selfplay import deal_at
from cardspeak.batch.spread import spread
from cardspeak.batch.starting import Starting, starting_hands
from cardspeak.cli.replay import jobs_of
from cardspeak.cli.shelf import line
from cardspeak.errors import Unreadable
from cardspeak.hand.posting import unfit
from cardspeak.library import find_book, find_game, law_at
from cardspeak.library.digest import of_package


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("simulate", help="play bots, equities or two rules against each other, many times")
    kinds = command.add_subparsers(dest="kind", metavar="KIND", required=True)
    bots = ", ".join(sorted(BOTS))

    match = kinds.add_parser("match", help="bot against bot, every deck for each way round")
    match.add_argument("bots", nargs="+", metavar="BOT", help=f"two or more of: {bots}")
    match.add_argument("--decks", type=int, default=1000, metavar="N", help="decks (default: 1000)")
    _table(match)

    equity = kinds.add_parser("equity", help="what hands are worth against any cards, by dealing the rest")
    equity.add_argument("hands", nargs="*", metavar="HAND", help="AsKd, or AKs, AKo, AA (default: all of hold'em)")
    equity.add_argument("--game", default="nlhe", help="a game with a board, or stud (default: nlhe)")
    equity.add_argument("--opponents", type=int, default=1, metavar="N", help="how many (default: 1)")
    equity.add_argument("--deals", type=int, default=10_000, metavar="N", help="of each hand (default: 10000)")

    rules = kinds.add_parser("rules", help="the same hands under two laws: what the difference moves")
    rules.add_argument("--against", default="", metavar="BOOK", help="the book whose answers are tried")
    points = "points of law that are tried one by one: POINT as --against answers it, or POINT=POLICY [NAME:VALUE]"
    rules.add_argument("--points", nargs="+", default=[], metavar="POINT", help=points)
    rules.add_argument("--each", action="store_true", help="every point of a deal that --against answers otherwise")
    rules.add_argument("--bot", default="random", choices=sorted(BOTS), help="who plays (default: random)")
    rules.add_argument("--hands", type=int, default=10_000, metavar="N", help="hands (default: 10000)")
    rules.add_argument("--shortest", type=int, default=2, metavar="BB", help="the shortest stack (default: 2)")
    _table(rules)

    for kind in (match, equity, rules):
        kind.add_argument("--seed", type=int, default=0, metavar="S")
        kind.add_argument("--jobs", type=int, default=1, metavar="N", help="so many processes (default: 1)")
        kind.add_argument("--ray", default="", metavar="ADDRESS", help="over a Ray cluster, as 10.0.0.5:6379")
        kind.add_argument("--resume", default="", metavar="FILE", help="keep the progress there, and go on from it")
        kind.add_argument("--chart", default="", metavar="FILE", help="write the chart there, as PNG")
        kind.add_argument("--json", action="store_true", help="the result as one JSON object")
    command.set_defaults(run=run)


def _table(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", default="nlhe", help="such as nlhe, plo8, stud, badugi (default: nlhe)")
    command.add_argument("--book", default="common", help="the book (default: common)")
    command.add_argument("--event", choices=("cash", "tournament"), default="", help="default: the book's usual one")
    command.add_argument("--players", type=int, default=2, metavar="N")
    command.add_argument("--stack", type=int, default=100, metavar="BB", help="in big blinds (default: 100)")
    command.add_argument("--big", type=int, default=20, metavar="CHIPS", help="the big blind in chips (default: 20)")


def run(options: argparse.Namespace) -> int:
    """Simulate, and print the table."""
    jobs_of(options.jobs)
    experiment = EXPERIMENTS[options.kind](options)
    chart = Path(options.chart) if options.chart else None
    if chart and not chart.absolute().parent.is_dir():
        raise Unreadable(f"{chart}: there is no folder {chart.absolute().parent} to write the chart in")
    told = {"build": of_package(), "kind": options.kind, "settings": _plain(experiment)}
    progress = Progress(options.resume, told)
    kept = progress.load() or {"done": 0, "sums": {}}
    done: int = kept["done"]
    sums: Sums = kept["sums"]
    try:
        with _shown(experiment.items, done) as show:
            for each in spread(work, tasks(experiment, done), options.jobs, options.ray):
                added(sums, each)
                done = min(done + experiment.at_once, experiment.items)
                progress.keep({"done": done, "sums": sums})
                show(done)
    finally:
        progress.close()
    table = experiment.table(sums, done)
    if chart:
        from cardspeak.batch.chart import draw

        draw(table, chart)
    _print(options, table)
    return 0


def _plain(experiment: Any) -> dict[str, Any]:
    """The settings as they come back from JSON."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in experiment._asdict().items()}


def _at_least(options: argparse.Namespace, **least: int) -> None:
    for name, bound in least.items():
        if getattr(options, name) < bound:
            raise Unreadable(f"--{name} is a number from {bound}, not {getattr(options, name)}")


def _match(options: argparse.Namespace) -> Experiment:
    _fits(options)
    _at_least(options, decks=1)
    unknown = [name for name in options.bots if name not in BOTS]
    if unknown:
        raise Unreadable(f"there is no bot {unknown[0]!r}; there are {', '.join(sorted(BOTS))}")
    if len(set(options.bots)) != len(options.bots) or len(options.bots) < 2:
        raise Unreadable("two or more different bots play against each other")
    if options.players % len(options.bots):
        raise Unreadable(f"--players is a multiple of {len(options.bots)}, so that each bot has as many seats")
    o = options
    return Match(tuple(o.bots), o.game, o.book, home(o.book), o.event, o.players, o.stack, o.big, o.seed, o.decks)


def _equity(options: argparse.Namespace) -> Experiment:
    _at_least(options, deals=1)
    game = find_game(options.game)[0]
    hands = tuple(options.hands)
    if not hands:
        if game.holding != 2 or game.deck != 52:
            raise Unreadable(f"name the hands of {game.name} that are to be compared; there are too many to try all")
        hands = starting_hands()
    found = Starting(tuple(dict.fromkeys(hands)), options.game, options.opponents, options.deals, options.seed)
    found.checked()
    return found


def _rules(options: argparse.Namespace) -> Experiment:
    _fits(options)
    _at_least(options, hands=1, shortest=1)
    o = options
    if o.shortest > o.stack:
        raise Unreadable(f"--shortest ({o.shortest}) is no more than --stack ({o.stack})")
    if o.against:
        find_book(o.against)
    elif not o.points or o.each:
        raise Unreadable("say what is compared: --against BOOK, or --points POINT=POLICY")
    names: Sequence[str] = tuple(dict.fromkeys(o.points))
    if o.each:
        names = tuple(dict.fromkeys((*names, *differing(o.book, o.against, o.game, o.players, o.event))))
    if o.against and (o.each or not o.points):
        names = (*names, WHOLE)
    away = home(o.against) if o.against else ""
    found = Rules(
        o.book, home(o.book), o.against, away, tuple(names), o.bot, o.game, o.event, o.players, o.shortest, o.stack,
        o.big, o.seed, o.hands,
    )  # fmt: skip
    found.laws()
    return found


EXPERIMENTS = {"match": _match, "equity": _equity, "rules": _rules}


def _fits(options: argparse.Namespace) -> None:
    """Refuse a table at which this game cannot be dealt."""
    find_book(options.book)
    _at_least(options, stack=1, big=2)
    if not 2 <= options.players <= 10:
        raise Unreadable(f"--players is 2 to 10, not {options.players}")
    if options.big % 2:
        raise Unreadable(f"--big is an even number, so that the small blind is half of it, not {options.big}")
    game, structure = find_game(options.game)
    law = law_at(options.book, game, structure, options.players, options.event)
    refused = unfit(deal_at(game, structure, law, options.players, options.stack, options.big), law)
    if refused:
        raise Unreadable(f"{game.name} with {options.players} players: {refused}")


def _print(options: argparse.Namespace, table: Table) -> None:
    if options.json:
        rows = [dict(zip(table.columns, row, strict=True)) for row in table.rows]
        print(line({"title": table.title, "rows": rows}))
        return
    widths = [max(map(len, map(str, column))) for column in zip(table.columns, *table.rows, strict=True)]
    print(table.title)
    for row in (table.columns, *table.rows):
        first, *rest = zip(map(str, row), widths, strict=True)
        print("  ".join([first[0].ljust(first[1]), *[cell.rjust(width) for cell, width in rest]]))


@contextmanager
def _shown(total: int, done: int) -> Iterator[Any]:
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress as Line

    with Line(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("simulated", total=total, completed=done)
        yield lambda done: progress.update(task, completed=done)
