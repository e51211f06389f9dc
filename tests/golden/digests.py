"""What play of every game comes to, byte by byte, as digests: the same under every version of Python.

.venv/bin/python -m tests.golden.digests            print what they are now
.venv/bin/python -m tests.golden.digests --write    record that, after a wanted change of a rule, a form or a state
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec

from cardspeak.room.table import commands as c
from cardspeak.room.table.evolve import evolve
from cardspeak.service.snapshots import snapshot_of
from cardspeak.service.stored import to_new
from tests.service.dealing import GAMES, Dealing

FILE = Path(__file__).with_name("digests.txt")
HANDS = 2


class Hashed(Dealing):
    """A table that hashes each event as it is stored, and the state after it as a snapshot would have it."""

    def __init__(self, game: str, rng: Random) -> None:
        self.digest, self.hashed = sha256(), 0
        super().__init__(game, rng)

    def do(self, command: c.Command) -> bool:
        """Do something, and hash what it comes to."""
        table, known = self.table, len(self.events)
        done = super().do(command)
        for event in self.events[known:]:
            table = evolve(table, event, 0)
            self.digest.update(msgspec.json.encode(to_new(event)))
            self.digest.update(snapshot_of(table, 1).data)
            self.hashed += 1
        return done


def digests() -> list[str]:
    """Return a line for each game: its name, how many events were hashed with the states after them, the digest."""
    found = []
    for game in GAMES:
        table = Hashed(game, Random(game))
        for _ in range(HANDS):
            if table.deal():
                table.play()
        found.append(f"{game} | {table.hashed} | {table.digest.hexdigest()}")
    return found


def main(arguments: Sequence[str]) -> None:
    """Print or record the digests."""
    text = "".join(f"{line}\n" for line in digests())
    if "--write" in arguments:
        FILE.write_text(text, encoding="utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main(sys.argv[1:])
