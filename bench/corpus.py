"""How fast one process and two replay a corpus, and in how much memory: ``python bench/corpus.py [--hands N]``.

The corpus is made of the golden hands, over and over, in one file. The runs take turns, each a fresh process; the times
are those of the wall clock, with reading, playing and summing up, and the medians are compared. The memory is the
most that any process of a run held.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
WANTED = 1.8


def written(path: Path, hands: int) -> None:
    """Write a corpus of so many hands."""
    texts = [
        file.read_text("utf-8")
        for name in ("pluribus", "wsop-2023-43")
        for file in sorted((GOLDEN / name).glob("*.phh"))
    ]
    with path.open("w", encoding="utf-8") as file:
        for number in range(hands):
            file.write(f"[{number + 1}]\n{texts[number % len(texts)]}\n")


def replayed(path: Path, jobs: int, hands: int) -> tuple[float, float]:
    """Seconds and MiB of a run; every hand has to end right."""
    code = (
        "import resource, sys; from cardspeak.cli import main; status = main(sys.argv[1:]);"
        "most = max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN));"
        "print(most); sys.exit(status)"
    )
    command = ["replay", str(path), "--summary", "--json", "--players", "--jobs", str(jobs)]
    with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as script:
        script.write(f"if __name__ == '__main__':\n    {code}\n")
    start = perf_counter()
    done = subprocess.run([sys.executable, script.name, *command], capture_output=True, text=True, check=True)
    spent = perf_counter() - start
    os.unlink(script.name)
    *rows, most = done.stdout.splitlines()
    counts = json.loads(rows[-1])["summary"]
    assert (counts["hands"], counts["failed"], counts["unreadable"]) == (hands, 0, 0), counts
    return spent, int(most) / 1024


def main() -> int:
    """Measure and print; exit status 1 where the ratio is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="10,000 hands once: an idea, not a measure")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args()
    hands, rounds = (10_000, 1) if options.quick else (options.hands, options.rounds)
    times: dict[int, list[float]] = {1: [], 2: []}
    memory = {1: 0.0, 2: 0.0}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "corpus.phhs"
        written(path, hands)
        size = path.stat().st_size / 1e6
        for _ in range(rounds):
            for jobs, spent in times.items():
                seconds, most = replayed(path, jobs, hands)
                spent.append(seconds)
                memory[jobs] = max(memory[jobs], most)
    ratio = median(times[1]) / median(times[2])
    for jobs, spent in times.items():
        row = {
            "name": f"corpus, --jobs {jobs}",
            "hands": hands,
            "megabytes": round(size, 1),
            "seconds": round(median(spent), 2),
        }
        row |= {"hands_per_second": round(hands / median(spent)), "mib": round(memory[jobs])}
        if jobs == 2:
            row |= {"times_one_job": round(ratio, 2), "wanted": WANTED, "reached": ratio >= WANTED}
        if options.json:
            print(json.dumps(row))
        else:
            told = f"{ratio:8.2f} times, wanted {WANTED}" if jobs == 2 else ""
            speed = f"{row['seconds']:9.2f} s{row['hands_per_second']:9} hands/s{row['mib']:6} MiB"
            print(f"figure: {row['name']:18}{hands:9} hands{speed}{told}", flush=True)
    return 0 if ratio >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
