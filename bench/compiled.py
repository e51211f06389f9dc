"""What compiling brings: ``python bench/compiled.py [--quick] [--tests] [--json]``.

It builds the wheel twice, with ``CARDSPEAK_COMPILE=1`` and without, lays both out in ``build/compiled``, and measures
hands and replayed hands with each: processes that take turns, in each of which PokerKit takes turns too. With
``--tests`` the tests that play, rule and store run against the compiled wheel first.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
OUTPUT = ROOT / "build" / "compiled"
WANTED = {"nlhe random": 28.0, "PHH replayed, all": 11.0}
# all that plays hands or keeps them; what the browser and the servers do is the same Python with and without
TESTS = (
    "batch bots cards cases cli codec differential equity floor golden hand history law library perft properties room"
    " story telling"
)  # fmt: skip


def built(name: str, switch: str) -> Path:
    """Build a wheel as a person would, and return the folder in which it lies open."""
    folder = OUTPUT / name
    shutil.rmtree(folder, ignore_errors=True)
    environment = {**os.environ, "CARDSPEAK_COMPILE": switch}
    uv = ROOT / ".uv" / "bin" / "uv"
    if not uv.is_file():
        sys.exit("compiled: wheels are built with .uv/bin/uv, which scripts/setup brings")
    command = [str(uv), "build", "--quiet", "--wheel", "--out-dir", str(folder), str(ROOT)]
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        sys.exit(f"compiled: the {name} wheel cannot be built (uv said why)")
    (wheel,) = folder.glob("*.whl")
    assert wheel.name.endswith("-none-any.whl") == (switch == "0"), wheel.name
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def run(site: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the package of this folder instead of the checkout's."""
    environment = {**os.environ, "PYTHONPATH": str(site)}
    return subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, check=False, stdout=subprocess.PIPE, text=True
    )


def is_compiled(site: Path) -> bool:
    """Say whether the package of this folder is imported, and whether its betting is compiled."""
    told = run(site, "-c", "from cardspeak.hand import betting; print(betting.__file__)").stdout.strip()
    assert told.startswith(str(site)), told
    return not told.endswith(".py")


def figures(site: Path, quick: bool) -> dict[str, dict[str, Any]]:
    """The rows of hands and replayed hands, by name."""
    done = run(site, str(ROOT / "bench" / "engine.py"), "--json", "--only", *WANTED, *(["--quick"] if quick else []))
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    return {row["name"]: row for row in rows}


def main() -> int:
    """Build, test, measure and print; exit status 1 where a test fails or a ratio is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--quick", action="store_true", help="fewer rounds: an idea, not a measure")
    parser.add_argument("--tests", action="store_true", help="run the tests against the compiled wheel")
    parser.add_argument("--jobs", type=int, default=2, help="so many processes for the tests (default: 2)")
    options = parser.parse_args()
    sites = {"pure": built("pure", "0"), "compiled": built("compiled", "1")}
    assert [is_compiled(site) for site in sites.values()] == [False, True]
    if options.tests:
        folders = [f"tests/{name}" for name in TESTS.split() if (ROOT / "tests" / name).is_dir()]
        done = run(sites["compiled"], "-m", "pytest", "-q", "-n", str(options.jobs), "-p", "no:cacheprovider", *folders)
        said = done.stdout.strip().splitlines()
        print(f"figure: the tests against the compiled wheel: {said[-1].strip('= ')}", flush=True)
        if done.returncode:
            print(done.stdout)
            return 1
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for _ in range(1 if options.quick else 3):
        for name, site in sites.items():
            for row, told in figures(site, options.quick).items():
                found.setdefault((row, name), []).append(told)
    missed = False
    for (row, name), each in found.items():
        middle = sorted(each, key=lambda told: float(told["times"]))[len(each) // 2]
        wanted = WANTED[row] if name == "compiled" else middle["wanted"]
        reached = middle["times"] >= wanted
        missed |= not reached
        pure = median(float(told["ours"]) for told in found[row, "pure"])
        gain = median(float(told["ours"]) for told in each) / pure
        told = {**middle, "bench": "compiled", "name": f"{row}, {name}", "wanted": wanted, "reached": reached}
        if options.json:
            print(json.dumps(told | {"times_pure": round(gain, 2)}))
        else:
            figure = f"{told['times']:6.1f} times PokerKit, wanted {wanted:g}, {gain:.2f} times pure"
            print(
                f"figure: {told['name']:30}{told['ours']:9.0f} hands/s{figure}{'' if reached else '  MISSED'}",
                flush=True,
            )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
