"""Replay the world of a seed, with its trace: python -m tests.simulator 4711."""

import argparse
import time

from tests.simulator.schedule import played


def main() -> None:
    """Replay what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulator", description=__doc__)
    parser.add_argument("seed", type=int)
    parser.add_argument("--quiet", action="store_true", help="print no trace, only its hash")
    asked = parser.parse_args()
    begun = time.perf_counter()
    world = played(asked.seed, None if asked.quiet else print)
    print(f"seed {asked.seed}: trace {world.trace.hash}, {time.perf_counter() - begun:.2f} s")


if __name__ == "__main__":
    main()
