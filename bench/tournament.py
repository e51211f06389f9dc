"""A thousand bots at online tables, to the winner: ``python bench/tournament.py [--quick] [--json] [--all]``.

``--all`` plays each game under each book, ``--game`` and ``--book`` only one of them.

Without a room: pure tables, the pure tournament, the bots of the room. After every hand it is looked whether the tables
are balanced, and chips and money are counted; what that takes is in the time. README.md beside this file says more.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from time import process_time
from typing import Any

from cardspeak import tournament
from cardspeak.library import books
from cardspeak.room.tournament.balance import is_balanced
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.state import Tournament

WANTED = 300  # seconds for hold'em
GAMES = ("nlhe", "stud", "deuce-to-seven-single", "horse")


def places(state: Tournament) -> bool:
    """Whether each place is somebody's, from the first to the last."""
    shared = Counter((each.best, each.worst) for each in state.finishes)
    covered = sorted(place for best, worst in shared for place in range(best, worst + 1))
    return covered == [*range(1, len(state.entrants) + 1)] and all(
        worst - best + 1 == count for (best, worst), count in shared.items()
    )


def played(players: int, game: str, book: str, seed: int) -> dict[str, Any]:
    """Play one; what it took, and what was wrong with it."""
    begun, hands, moves, races = process_time(), 0, 0, 0
    wrong: Counter[str] = Counter()
    for now in tournament(players, game, book, seed=seed):
        hands += 1
        state = now.tournament
        moved = [event.move for event in now.events if isinstance(event, e.PlayerMoved)]
        moves += len(moved)
        races = len(state.races)
        wrong["move without a clause"] += sum(1 for move in moved if not move.cites)
        wrong["money lost"] += sum(state.ledger.balances.values()) != 0
        if state.stage == "running":
            wrong["not balanced"] += not is_balanced(state.tables)
            wrong["chips lost"] += sum(table.chips for table in now.tables.values()) != state.counts.in_play
    seconds = process_time() - begun
    state = now.tournament
    wrong["places"] += not places(state)
    wrong["prizes"] += sum(state.payouts) != players * state.settings.price.prize
    return {
        "game": game, "book": book, "players": players, "hands": hands, "moves": moves, "races": races,
        "seconds": round(seconds, 1), "hands a second": round(hands / seconds), "wrong": dict(+wrong),
    }  # fmt: skip


def main() -> int:
    """Play them; exit status 1 where something was wrong, or hold'em took too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="100 players instead of 1,000")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--all", action="store_true", help="each game under each book")
    parser.add_argument("--players", type=int, default=1000)
    parser.add_argument("--game", help="only this one; it need not be among those of --all")
    parser.add_argument("--book", choices=books(), help="only under this one")
    asked = parser.parse_args()
    players = 100 if asked.quick else asked.players
    games = [asked.game] if asked.game else GAMES if asked.all else ["nlhe"]
    under = [asked.book] if asked.book else books() if asked.all else ["tda-2024"]
    runs = [(game, book) for game in games for book in under]
    failed = False
    for game, book in runs:
        row = played(players, game, book, 1)
        late = game == "nlhe" and row["seconds"] > WANTED
        failed = failed or late or bool(row["wrong"])
        if asked.json:
            print(json.dumps(row), flush=True)
            continue
        said = ", ".join(f"{count} times {what}" for what, count in row["wrong"].items()) or "nothing wrong"
        print(
            f"{game:22} {book:17} {players:5} players {row['hands']:6} hands {row['moves']:5} moves "
            f"{row['races']:4} races {row['seconds']:7.1f} s{' (wanted: 300)' if game == 'nlhe' else ''}  {said}",
            flush=True,
        )  # fmt: skip
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
