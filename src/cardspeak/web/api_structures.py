"""Structures for programs: built, read, checked, written and rehearsed."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Response, Router, post
from litestar.params import JSONBody

from cardspeak.errors import Unreadable
from cardspeak.finding import finding
from cardspeak.games import Game
from cardspeak.hand.refused import Refused
from cardspeak.law.kinds import Structure as Betting
from cardspeak.law.law import Law
from cardspeak.library import books, find_game, law_at
from cardspeak.room.tournament.bets import halves, with_bets
from cardspeak.room.tournament.builder import Built, built
from cardspeak.room.tournament.rehearsal import Field
from cardspeak.room.tournament.structure import Structure, colour_ups, total_seconds, wrong
from cardspeak.room.tournament.templates import TEMPLATES, wanted
from cardspeak.room.tournament.written import NoStructure, from_csv, to_csv
from cardspeak.room.tournament.written_plain import from_plain, to_plain
from cardspeak.service.rehearsing import MOST_PLAYERS, rehearsal
from cardspeak.web.api import Asking, me_of, refusal
from cardspeak.web.people.session import parts_of
from cardspeak.web.tournament.wanted import games_of

PERCENTS = (10, 50, 80, 95)
MOST_OWNED = 20  # denominations
MOST = 10**9  # of chips, and of their worth


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """A structure as JSON or as CSV, or a template with players and chips; and what is to be known of it."""

    structure: dict[str, Any] | None = None
    csv: str = ""
    template: str = ""
    players: int = 0
    chips: dict[int, int] = {}
    stack: int = 0
    minutes: int = 0
    book: str = "common"
    game: str = "nlhe"
    rehearse: bool = False
    seats: int = 9
    late_until: int = 0
    returning: int = 0


if TYPE_CHECKING:
    AWanted = Wanted
else:
    AWanted = JSONBody[Wanted]


@post("/structures", status_code=200)
async def structures(request: Asking, data: AWanted) -> Response[dict[str, Any]]:
    """Build a structure of a template, or read one (`structure` or `csv`), check it by a book, and write it both ways.

    `rehearse` also simulates nights of so many `players`: `ends` says after how many seconds 10, 50, 80 and 95 of a
    hundred are over.
    """
    me, parts = me_of(request), parts_of(request)
    refused = parts.limits.take(("messages-per-account", me.id))
    found = refused or _read(data)
    if isinstance(found, Refused):
        return Response(refusal(found), status_code=422)
    structure, pieces = found
    answer: dict[str, Any] = {"ok": True, **_told(structure), "pieces": pieces}
    if data.rehearse:
        answer["ends"] = await asyncio.to_thread(_ends, structure, data)
    return Response(answer, status_code=200)


def _read(data: Wanted) -> tuple[Structure, dict[int, int]] | Refused:
    """Return a structure that can be played, and the pieces of a starting stack where it was built."""
    try:
        games = [find_game(code) for code in games_of(data.game)]
        law = law_at(data.book if data.book in books() else "common", *games[0], 9, "tournament")
    except Unreadable as error:
        return Refused("no_such_game", {"game": data.game[:40]}, (), finding("games_known", text=str(error)))
    try:
        if data.template:
            return _built(data, games, law)
        structure = from_plain(data.structure) if data.structure is not None else from_csv(data.csv)
    except NoStructure as error:
        return error.refused
    return wrong(structure, law) or (structure, {})


def _built(
    data: Wanted, games: Sequence[tuple[Game, Betting]], law: Law
) -> tuple[Structure, dict[int, int]] | Refused:  # fmt: skip
    known = data.template in TEMPLATES and len(data.chips) <= MOST_OWNED
    amounts = [*data.chips, *data.chips.values(), data.stack]
    if not known or not 2 <= data.players <= MOST_PLAYERS or not all(0 <= each <= MOST for each in amounts):
        return Refused("no_such_template", {"templates": ", ".join(TEMPLATES), "most": MOST_PLAYERS})
    want = wanted(
        data.template, data.players, {value: count for value, count in data.chips.items() if value}, data.stack
    )
    want = want._replace(halves=halves(games, law))
    done = built(want._replace(minutes=data.minutes) if 0 < data.minutes < MOST else want)
    if not isinstance(done, Built):
        return done
    structure = with_bets(done.structure, games)
    return wrong(structure, law) or (structure, {value: count for count, value in done.stack})


def _told(structure: Structure) -> dict[str, Any]:
    return {
        "structure": to_plain(structure), "csv": to_csv(structure), "minutes": total_seconds(structure.levels) // 60,
        "colour_ups": [each._asdict() for each in colour_ups(structure)],
    }  # fmt: skip


def _ends(structure: Structure, data: Wanted) -> dict[str, int | None] | None:
    """Return when nights end; none where nothing can be rehearsed."""
    seats, returning = min(max(data.seats, 2), 12), min(max(data.returning, 0), 100)
    done = rehearsal(structure, Field(data.players, seats, data.late_until, returning))
    if done is None:
        return None
    return {str(each): done.ends_by(each).seconds if done.ends_by(each).over else None for each in PERCENTS}


router = Router("/api", route_handlers=[structures])
