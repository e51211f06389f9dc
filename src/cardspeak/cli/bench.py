"""`cardspeak bench`: measure speed, with the other engines in the same run; the scripts are in the checkout.

`bench/benches.toml` lists them. Each is a process of its own, in which it and its peers take turns.
"""

import argparse
import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cardspeak.cli import bench_ask, bench_filling
from cardspeak.errors import Unreadable
from cardspeak.library import read_toml

ROOT = Path(__file__).resolve().parents[3]
SCRIPTS = ROOT / "bench"


def add(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("bench", help="measure the speed, with the other engines in the same run")
    names = "what to measure (default: all of bench/benches.toml), or: ask [FILES], how many questions are answered"
    command.add_argument("names", nargs="*", metavar="NAME", help=names)
    command.add_argument("--quick", action="store_true", help="fewer rounds, for a rough idea")
    command.add_argument("--json", action="store_true", help="one JSON object a line")
    write = "write what was compared into docs: figures.json, and the table and chart of figures.md"
    command.add_argument("--write", action="store_true", help=write)
    command.add_argument("--failures", action="store_true", help="of ask: each question that failed, and why")
    filling = (
        "of ask: how many are filled in right once the right situation is given, and how many places of bench/told"
    )
    command.add_argument("--filling", action="store_true", help=filling)
    command.set_defaults(run=run)


def benches() -> dict[str, dict[str, Any]]:
    """Return what can be measured, by name."""
    if not (SCRIPTS / "benches.toml").is_file():
        raise Unreadable("the benchmarks come with the source: run this in a checkout of the project")
    return {row["name"]: row for row in read_toml(SCRIPTS / "benches.toml")["bench"]}


def run(options: argparse.Namespace) -> int:
    """Run the scripts one after the other; exit status 1 where a figure misses its target."""
    if options.names[:1] == ["ask"]:
        if options.filling:
            return bench_filling.run(options, SCRIPTS / "questions", SCRIPTS / "told")
        return bench_ask.run(options, SCRIPTS / "questions")
    known = benches()
    for name in options.names:
        if name not in known:
            raise Unreadable(f"there is nothing to measure called {name}; there is {', '.join((*known, 'ask'))}")
    worst = 0
    rows: list[dict[str, Any]] = []
    for name in options.names or known:
        missing = lacking(known[name])
        if missing:
            told = f"{name}: left out, {missing} not installed (scripts/setup bench)"
            print(json.dumps({"bench": name, "left_out": missing}) if options.json else told, flush=True)
            worst = max(worst, 2 if options.names else 0)
            continue
        worst = max(worst, _measured(name, known[name], options, rows))
    if options.write:
        from cardspeak.cli.figures import write

        write(ROOT / "docs", rows)
    return worst


def lacking(bench: dict[str, Any]) -> str:
    """Return which peers a bench cannot do without and does not have; empty where it can run."""
    peers = bench.get("peers", [])
    missing = [peer for peer in peers if find_spec(peer) is None]
    return ", ".join(missing) if missing and (not bench.get("any") or missing == peers) else ""


def _measured(name: str, bench: dict[str, Any], options: argparse.Namespace, rows: list[dict[str, Any]]) -> int:
    """Run a script; keep the rows that compare with another program where they are to be written."""
    command = [sys.executable, str(SCRIPTS / f"{name}.py"), *(bench.get("quick", []) if options.quick else [])]
    if not options.write:
        return subprocess.run([*command, *(["--json"] if options.json else [])], check=False).returncode
    done = subprocess.run([*command, "--json"], check=False, stdout=subprocess.PIPE, text=True)
    for text in done.stdout.splitlines():
        try:
            row = json.loads(text)
        except ValueError:
            row = text
        if options.json:
            print(text, flush=True)
        if isinstance(row, dict) and row.get("peer") and row.get("times"):
            rows.append({**row, "bench": name})
            if not options.json:
                print(f"{name}: {row['name']}: {row['times']} times {row['peer']}", flush=True)
    return done.returncode
