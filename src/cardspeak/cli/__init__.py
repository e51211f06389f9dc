"""The command line: `cardspeak COMMAND`, for people on a terminal, and with `--json` for programs."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from cardspeak import __version__
from cardspeak.errors import Ambiguous, NotUnderstood, Unreadable
from cardspeak.hand.hand import RefusedError
from cardspeak.law.book import Faulty

MODULES = {
    "replay": "replay", "simulate": "simulate", "equity": "equity", "cases": "cases",
    "book": "book", "points": "look_up", "phrases": "look_up", "rule": "rule",
    "deal": "deal", "serve": "serve", "tournament": "tournament", "club": "club",
    "backup": "backup", "audit": "audit", "forget": "forget", "bench": "bench",
}  # fmt: skip
"""The module of each command, in the order in which help lists them."""


def parser(command: str = "") -> argparse.ArgumentParser:
    """Build the parser of a command, or of all; each names the function that runs it.

    A module takes time to import, and a ruling from the shell wants one of them.
    """
    root = argparse.ArgumentParser(prog="cardspeak", description="A card room that knows the rules.")
    root.add_argument("--version", action=Version, nargs=0, help="print the version and the digest of the program")
    commands = root.add_subparsers(dest="command", metavar="COMMAND", required=True)
    names = [MODULES[command]] if command in MODULES else dict.fromkeys(MODULES.values())
    for name in names:
        import_module(f"cardspeak.cli.{name}").add(commands)
    return root


class Version(argparse.Action):
    """Prints the version, and the digest of all files of the program, read now."""

    def __call__(self, parser: argparse.ArgumentParser, *ignored: object) -> NoReturn:
        """Print, and end."""
        from cardspeak.library.digest import of_package

        print(f"cardspeak {__version__}, build {of_package()}")
        parser.exit()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; exit status 0: all is well, 1: something did not hold, 2: something could not be read."""
    from cardspeak.cli.shelf import book_id

    given = sys.argv[1:] if arguments is None else list(arguments)
    options = parser(given[0] if given else "").parse_args(given)
    try:
        for name in ("book", "other"):
            if getattr(options, name, None):
                setattr(options, name, book_id(getattr(options, name)))
        status: int = options.run(options)
        sys.stdout.flush()
        return status
    except NotUnderstood as error:
        print(f"cardspeak: {_not_understood(error)}", file=sys.stderr)
        return 2
    except (Unreadable, Ambiguous, Faulty, RefusedError) as error:
        print(f"cardspeak: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # nobody reads our output any more, so nothing is written, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def _not_understood(error: NotUnderstood) -> str:
    from cardspeak.locale.talk import stopped
    from cardspeak.talk.told import NotHeard

    return stopped("en", error.stopped, error.nearest) if isinstance(error, NotHeard) else str(error)
