"""`cardspeak bench`: measure speed, with the other engines in the same run; the scripts are in the checkout."""

import argparse
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cardspeak.cli import bench_ask, bench_filling
from cardspeak.errors import Unreadable

SCRIPTS = Path(__file__).resolve().parents[3] / "bench"
NAMES = (
    "engine",
    "phh",
    "evaluation",
    "store",
    "room",
    "bots",
    "floor",
    "table",
    "rule",
    "keystroke",
    "restore",
    "soak",
    "deal",
    "tournament",
    "club",
    "fairness",
)
QUICK = {
    "engine": ["--quick"],
    "phh": ["--rounds", "3"],
    "evaluation": ["--rounds", "3", "--hands", "4000"],
    "store": ["--quick"],
    "room": ["--quick"],
    "bots": ["--game", "nlhe", "--hands", "2000"],
    "floor": ["--quick"],
    "table": ["--quick"],
    "keystroke": ["--quick"],
    "rule": ["--quick"],
    "deal": ["--quick"],
    "tournament": ["--quick"],
    "club": ["--quick"],
    "fairness": ["--quick"],
    "restore": ["--quick"],
    "soak": ["--quick"],
}


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("bench", help="measure the speed, with the other engines in the same run")
    names = f"what to measure (default: {', '.join(NAMES)}), or: ask [FILES], how many questions are read and answered"
    command.add_argument("names", nargs="*", metavar="NAME", help=names)
    command.add_argument("--quick", action="store_true", help="fewer rounds, for a rough idea")
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    command.add_argument("--failures", action="store_true", help="of ask: each question that failed, and why")
    filling = (
        "of ask: how many are filled in right once the right situation is given, and how many places of bench/told"
    )
    command.add_argument("--filling", action="store_true", help=filling)
    command.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Run the scripts one after the other; exit status 1 where a figure misses its target."""
    if options.names[:1] == ["ask"]:
        if options.filling:
            return bench_filling.run(options, SCRIPTS / "questions", SCRIPTS / "told")
        return bench_ask.run(options, SCRIPTS / "questions")
    for name in options.names:
        if name not in NAMES:
            raise Unreadable(f"there is nothing to measure called {name}; there is {', '.join((*NAMES, 'ask'))}")
    names = options.names or NAMES
    if not all((SCRIPTS / f"{name}.py").is_file() for name in names):
        raise Unreadable("the benchmarks come with the source: run this in a checkout of the project")
    if find_spec("pokerkit") is None:
        raise Unreadable("the benchmarks need the other engines: run scripts/setup bench")
    worst = 0
    for name in names:
        command = [sys.executable, str(SCRIPTS / f"{name}.py"), *(QUICK[name] if options.quick else [])]
        worst = max(worst, subprocess.run([*command, *(["--json"] if options.json else [])], check=False).returncode)
    return worst
