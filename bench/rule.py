"""How long `cardspeak rule` takes from the shell: ``python bench/rule.py [--quick] [--json]``.

Fresh processes in turns: an interpreter that does nothing, `cardspeak --version`, and a ruling under each of two books,
which says as well where the other books decide otherwise. README.md beside this file says more.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

WANTED = 250.0  # milliseconds from the shell, from the second ruling on
STORY = "A raises to 1200; B puts out 2x1000"
RULE = ("-m", "cardspeak", "rule", "--table", "nlhe 200/400", "--book")
COMMANDS: dict[str, tuple[str, ...]] = {
    "python -c pass": ("-c", "pass"),
    "cardspeak --version": ("-m", "cardspeak", "--version"),
    "cardspeak rule --book common": (*RULE, "common", STORY),
    "cardspeak rule --book tda-2011": (*RULE, "tda-2011", STORY),
}


def took(command: tuple[str, ...], environment: dict[str, str]) -> tuple[float, float]:
    """Run a command; the milliseconds by the clock and of a processor that it took."""
    start, before = time.perf_counter(), os.times()
    subprocess.run([sys.executable, *command], env=environment, check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return 1000 * (time.perf_counter() - start), 1000 * spent


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="5 rounds instead of 20")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        # compiled modules are kept, as where it is installed; what is kept of the books is made in the first round
        own = {"XDG_CACHE_HOME": folder, "PYTHONPYCACHEPREFIX": str(Path(folder, "compiled"))}
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"} | own
        first = {name: took(command, environment) for name, command in COMMANDS.items()}
        rounds = range(5 if options.quick else 20)
        found = {name: list[tuple[float, float]]() for name in COMMANDS}
        for _ in rounds:
            for name, command in COMMANDS.items():
                found[name].append(took(command, environment))
    rows = [
        {"command": name, "ms": median(clock), "processor_ms": median(spent), "first_ms": first[name][0]}
        for name, (clock, spent) in ((name, tuple(zip(*each, strict=True))) for name, each in found.items())
    ]
    reached = all(float(row["ms"]) <= WANTED for row in rows)
    if options.json:
        print(json.dumps({"rows": rows, "wanted": WANTED, "reached": reached}))
    else:
        for row in rows:
            print(
                "{command:<32} {ms:6.0f} ms, {processor_ms:.0f} ms of a processor; at first {first_ms:.0f} ms".format(
                    **row
                )
            )
        print("reached" if reached else f"wanted: {WANTED:.0f} ms")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
