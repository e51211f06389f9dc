"""A corpus of recorded hands replayed piece by piece: what each hand came to, and the sums of all."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from cardspeak.batch.books import home, opened
from cardspeak.batch.pieces import Part, Piece, text_of
from cardspeak.batch.players import Standing, counted
from cardspeak.errors import Unreadable
from cardspeak.games import Game
from cardspeak.history.phh import BadHand
from cardspeak.history.phh_reader import Place, read_places
from cardspeak.history.replay import Replayed, replay
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at
from cardspeak.record import record


@record
class How(NamedTuple):
    """How a corpus is replayed: the book, and a club's folder of it; `told` says which hands are reported.

    `all` of them, those with remarks and those that are wrong, or those that are wrong alone.
    """

    book: str
    home: str = ""
    strict: bool = False
    told: str = "remarked"
    players: bool = False


class Sums:
    """What is summed up over a corpus; a piece has its own, which are added to those of all."""

    __slots__ = ("clauses", "counts", "players")

    def __init__(self) -> None:
        """Begin at nothing."""
        self.counts: Counter[str] = Counter()  # hands, failed, unreadable, remarks, remarked, unnamed
        self.clauses: Counter[str] = Counter()  # remarks that cite the clause
        self.players: dict[str, Standing] = {}

    def add(self, other: "Sums") -> None:
        """Add what another piece came to."""
        self.counts.update(other.counts)
        self.clauses.update(other.clauses)
        for name, standing in other.players.items():
            self.players.setdefault(name, Standing()).add(standing)

    def plain(self) -> dict[str, Any]:
        """Return the sums as plain data."""
        players = {name: standing.plain() for name, standing in self.players.items()}
        return {"counts": dict(self.counts), "clauses": dict(self.clauses), "players": players}

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> "Sums":
        """Return the sums that plain data holds."""
        found = cls()
        found.counts.update(data["counts"])
        found.clauses.update(data["clauses"])
        found.players = {name: Standing.from_plain(row) for name, row in data["players"].items()}
        return found


@record
class Done(NamedTuple):
    """What a piece came to: the hands to report, each as plain data, and the sums."""

    rows: tuple[dict[str, Any], ...]
    sums: Sums


def how(book: str, strict: bool, told: str, players: bool) -> How:
    """Return how a corpus is replayed under this book, in any process."""
    return How(book, home(book), strict, told, players)


def replayed(task: tuple[How, Piece]) -> Done:
    """Replay the hands of a piece; a hand that cannot be read, or played, costs that hand and no other."""
    how, piece = task
    opened(how.book, how.home)

    def law(game: Game, structure: Structure, players: int) -> Law:
        return law_at(how.book, game, structure, players, "tournament")

    sums = Sums()
    rows: list[dict[str, Any]] = []
    for part in piece:
        for place in _places(part):
            row = _one(how, part, place, law, sums)
            if row is not None:
                rows.append(row)
    return Done(tuple(rows), sums)


def _places(part: Part) -> Iterator[Place]:
    """The hands of a part, each with its line in the file."""
    name = Path(part.path).name
    if part.end < 0:
        yield Place("", 0, BadHand("", 0, part.why))
        return
    try:
        text, broken = text_of(part)
    except OSError as error:
        yield Place("", 0, BadHand("", 0, error.strerror or str(error)))
        return
    found: Iterable[Place] = read_places(text, name)
    for place in _with_bytes(list(found), broken) if broken else found:
        before = part.line - 1
        result = place.result
        if before and isinstance(result, BadHand):
            result = result._replace(line=result.line + before)
        yield Place(place.hand, place.line + before, result)


def _with_bytes(places: Sequence[Place], broken: Sequence[int]) -> Iterator[Place]:
    """The hands of a text, those with a line that is no UTF-8 as bad ones."""
    ends = [after.line for _, after in pairwise(places)] + [broken[-1] + 1]
    for place, end in zip(places, ends, strict=True):
        line = next((line for line in broken if place.line <= line < end), 0)
        yield Place(place.hand, place.line, BadHand(place.hand, line, "no UTF-8 text")) if line else place


def _one(how: How, part: Part, place: Place, law: Any, sums: Sums) -> dict[str, Any] | None:
    """Replay a hand and count it; return what is to be reported of it."""
    result, counts = place.result, sums.counts
    row: dict[str, Any] = {"file": part.path, "hand": place.hand}
    if isinstance(result, BadHand):
        counts["unreadable"] += 1
        at = f"line {result.line}: " if result.line else ""
        return row | {"ok": False, "why": f"{at}{result.reason}", "what": "cannot be read"}
    counts["hands"] += 1
    try:
        played = replay(result, law, find_game)
    except Unreadable as error:
        counts["failed"] += 1
        return row | {"ok": False, "why": f"line {place.line}: {error}", "what": "cannot be played"}
    except Exception as error:  # a fault of ours costs this hand, not the millions after it
        counts["failed"] += 1
        why = f"line {place.line}: {type(error).__name__}: {' '.join(str(error).split())}"
        return row | {"ok": False, "why": why, "what": "the program failed"}
    ok = played.ok and not (how.strict and played.remarks)
    counts["failed"] += not ok
    if played.remarks:
        counts["remarked"] += 1
        counts["remarks"] += len(played.remarks)
        for cites in played.cites:
            sums.clauses.update(cites)
    if how.players and played.ok:
        if isinstance(result.fields.get("players"), tuple):
            counted(played, sums.players)
        else:
            counts["unnamed"] += 1
    if how.told == "all" or not ok or (played.remarks and how.told == "remarked"):
        return row | {"ok": ok, "finishing_stacks": _stacks(played), "remarks": played.remarks, "why": played.why}
    return None


def _stacks(played: Replayed) -> list[Any]:
    return [stack if stack is None or isinstance(stack, int) else float(stack) for stack in played.stacks]
