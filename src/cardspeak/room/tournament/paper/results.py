"""Places and prizes: who has each place, and what they have won."""

from typing import NamedTuple

from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.tournament.run.payable import won
from cardspeak.room.tournament.run.state import Tournament


@record
class ResultRow(NamedTuple):
    """A line of the results: the places that a player has or shares, entries, what was won, who put them out."""

    best: int
    worst: int
    member: str
    entries: int
    prize: int
    bounties: int
    by: tuple[str, ...]


def results(tournament: Tournament, law: Law) -> tuple[ResultRow, ...]:
    """Return everybody who has a place, the best first; players who are still in have none.

    The prize is what was won, whether it has been handed out or not.
    """
    rows = []
    for finish in sorted(tournament.finishes, key=lambda each: (each.best, each.worst)):
        entrant = tournament.entrants.get(finish.player)
        rows.append(
            ResultRow(
                finish.best, finish.worst, finish.player, entrant.entries if entrant else 1,
                won(tournament, law, finish.player) or 0, entrant.bounties if entrant else 0,
                entrant.by if entrant else (),
            )
        )  # fmt: skip
    return tuple(rows)


def collected(tournament: Tournament) -> int:
    """Return what lies on the account of prizes, with what has been paid out of it."""
    paid = sum(entrant.prize for entrant in tournament.entrants.values())
    return tournament.ledger.on(f"prizes/{tournament.id}") + paid
