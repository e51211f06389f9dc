"""`cardspeak equity`: what hands are worth against each other."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

from cardspeak import showdown
from cardspeak.cli.shelf import line
from cardspeak.equity.odds import ERROR, Odds, Share, settling
from cardspeak.equity.showdown import question
from cardspeak.errors import Unreadable


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("equity", help="what hands are worth against each other")
    command.add_argument(
        "hands",
        nargs="+",
        metavar="HAND",
        help="such as AsKs, As (the rest unknown), random; in hold'em 'QQ+, AKs, 20%%'",
    )
    command.add_argument("--game", default="nlhe", help="such as nlhe, plo8, stud, badugi (default: nlhe)")
    command.add_argument("--board", default="", metavar="CARDS", help="such as Th7d2c")
    command.add_argument("--dead", default="", metavar="CARDS", help="cards that nobody can have")
    command.add_argument(
        "--method", choices=("auto", "exact", "sampled"), default="auto", help="auto: exact where that is quick"
    )
    command.add_argument(
        "--error", type=float, default=ERROR * 100, metavar="PERCENT", help="sample until 95 of 100 are within this"
    )
    command.add_argument("--trials", type=int, default=0, metavar="N", help="sample so many times instead")
    command.add_argument("--seed", type=int, default=0, metavar="S")
    command.add_argument("--threads", type=int, default=1, metavar="N")
    command.add_argument("--made", action="store_true", help="also how often each hand is made")
    command.add_argument("--json", action="store_true", help="one JSON object")
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print a line for each hand; what was found so far when it is interrupted."""
    asked = question(options.hands, showdown(options.game), options.board, options.dead)
    if not options.error > 0:
        raise Unreadable(f"--error is a share of the pot in percent, above 0, not {options.error}")
    last, cut = None, False
    with _progress() as advance:
        try:
            for last in settling(
                asked, method=options.method, error=options.error / 100, trials=options.trials, seed=options.seed,
                threads=options.threads, made=options.made,
            ):  # fmt: skip
                advance(last.done)
        except KeyboardInterrupt:
            cut = True
    if last is None:
        return 130
    if options.json:
        print(line(_plain(options.hands, last)))
    else:
        _print(options.hands, last, len(asked.showdown.sides) > 1)
    return 130 if cut else 0


def _plain(hands: list[str], found: Odds) -> dict[str, Any]:
    players = [
        {
            "hand": text, "equity": _float(share.equity), "win": _float(share.win), "tie": _float(share.tie),
            "lose": _float(share.lose), "parts": {str(part): _float(often) for part, often in share.parts},
            "made": {code: _float(often) for code, often in share.made},
        }
        for text, share in zip(hands, found.players, strict=True)
    ]  # fmt: skip
    return {"exact": found.exact and found.done == 1, "ways": found.ways, "error": found.error, "players": players}


def _float(share: Fraction) -> float:
    return round(float(share), 9)


def _print(hands: list[str], found: Odds, in_parts: bool) -> None:
    wide = max(len(text) for text in hands)
    print(f"{'':{wide}}{'equity':>10}{'win':>9}{'tie':>9}{'lose':>9}")
    for text, share in zip(hands, found.players, strict=True):
        figures = "".join(f"{float(each) * 100:9.3f}" for each in (share.win, share.tie, share.lose))
        print(f"{text:{wide}}{float(share.equity) * 100:9.3f} {figures}{_parts(share) if in_parts else ''}".rstrip())
        for code, often in share.made:
            print(f"{'':{wide}}  {code.replace('_', ' '):18}{float(often) * 100:8.3f}")
    if found.exact and found.done == 1:
        print(f"exact, over {found.ways:,} ways")
    elif found.exact:
        print(f"stopped after {found.done:.0%} of the ways")
    else:
        print(f"sampled {found.ways:,} times, within {found.error * 100:.3f} of the truth in 95 of 100")


def _parts(share: Share) -> str:
    """Which shares of the pot a hand has, and how often: all of it, three quarters, half, a quarter."""
    return "   " + ", ".join(f"{part} of the pot {float(often) * 100:.2f}" for part, often in share.parts)


@contextmanager
def _progress() -> Iterator[Any]:
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("equity", total=1.0)
        yield lambda done: progress.update(task, completed=done)
