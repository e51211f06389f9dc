"""A series on a page, on paper and for programs: the address names the events, the formula, how many results count."""

from functools import partial
from typing import Any, NamedTuple, cast

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from cardspeak.hand.refused import Refused
from cardspeak.record import record
from cardspeak.room.tournament.points import FORMULAS, Formula, Points
from cardspeak.service.series import Season, choices, season
from cardspeak.web.api import Asking, refused_with
from cardspeak.web.api_tournament_events import plain
from cardspeak.web.floor.pages import whole
from cardspeak.web.paper.printing import sheet_html
from cardspeak.web.paper.reader import Reader
from cardspeak.web.paper.season import season_sheet
from cardspeak.web.paper.sheet import as_csv
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import language_of, parts_of, who
from cardspeak.web.render import page, sentence

LONGEST_NAME = 60
NUMBERS = {"factor": 100, "paid": 100, "attendance": 0, "knockout": 0, "best": 0}


@record
class Wish(NamedTuple):
    """What an address asks for; a number that cannot be read is below zero, and refused."""

    name: str
    events: tuple[str, ...]
    points: Points
    best: int


def wish(request: Asked | Asking) -> Wish:
    """Read what an address asks for."""
    asked = request.query_params
    numbers = {key: whole(text) if (text := asked.get(key, "").strip()) else usual for key, usual in NUMBERS.items()}
    places = tuple([whole(each) for each in asked.get("by_place", "").replace(",", " ").split()])
    formula = cast(Formula, asked.get("formula", "root")[:20])
    points = Points(
        formula, numbers["factor"], places, numbers["paid"], numbers["attendance"], numbers["knockout"]
    )  # fmt: skip
    return Wish(asked.get("name", "").strip()[:LONGEST_NAME], tuple(asked.getall("event", [])), points, numbers["best"])


async def found(request: Asked | Asking, wanted: Wish) -> Season | Refused:
    """Return the table that is asked for."""
    me = who(request)
    tournaments = parts_of(request).room.tournaments
    return await season(tournaments, wanted.events, wanted.points, wanted.best, me.id if me else "")


@get("/series")
async def series(request: Asked) -> Response[str]:
    """Show the table of a series, and the form that makes one."""
    wanted, me, room = wish(request), who(request), parts_of(request).room
    table = await found(request, wanted)
    problem = sentence(language_of(request), table) if isinstance(table, Refused) else ""
    return page(
        request, "series.html", here="tournaments", status=422 if problem else 200, problem=problem, wanted=wanted,
        table=None if isinstance(table, Refused) or not wanted.events else table, formulas=tuple(FORMULAS),
        choices=choices(room.tournaments, room.driven, me.id if me else ""), query=request.url.query,
    )  # fmt: skip


@get("/series/paper/{file:str}")
async def series_paper(request: Asked, file: FromPath[str]) -> Response[str]:
    """Show the table of a series to be printed (`season`), or send it as a file (`season.csv`)."""
    wanted, language = wish(request), language_of(request)
    table = await found(request, wanted)
    if isinstance(table, Refused) or not wanted.events or file not in ("season", "season.csv"):
        raise NotFoundException
    reader = Reader(language, lambda member: table.names.get(member, member))
    events = [each._replace(name=table.titles[each.name]) for each in table.events]
    sheet = season_sheet(wanted.name, events, wanted.best, reader)
    if file == "season":
        return Response(sheet_html(sheet, reader, parts_of(request).room.clock.now()), media_type="text/html")
    head = {"Content-Disposition": 'inline; filename="season.csv"'}
    return Response(as_csv(sheet, "," if language == "en" else ";"), media_type="text/csv", headers=head)


@get("/series")
async def series_data(
    request: Asking, event: FromQuery[list[str] | None] = None, name: FromQuery[str] = "",
    formula: FromQuery[str] = "root", factor: FromQuery[int] = 100, by_place: FromQuery[str] = "",
    paid: FromQuery[int] = 100, attendance: FromQuery[int] = 0, knockout: FromQuery[int] = 0, best: FromQuery[int] = 0,
) -> Response[dict[str, Any]]:  # fmt: skip
    """Show the table of a series: of each `event`, by a `formula` (`table`, `linear`, `root`, `buy-in`) with its
    numbers; the `best` so many results of a player count (0: all). Events have to be over.
    """
    wanted = wish(request)
    table = await found(request, wanted)
    if isinstance(table, Refused):
        return refused_with(table, 422)
    called = partial(table.names.get)
    return Response({
        "name": wanted.name, "points": plain(table.points), "best": table.best,
        "events": [
            {"id": each.name, "name": table.titles[each.name],
             "results": [{**plain(row), "name": called(row.player)} for row in each.results]}
            for each in table.events
        ],
        "standings": [{**plain(row), "name": called(row.player)} for row in table.standings],
    })  # fmt: skip


HANDLERS = (series, series_paper)
router = Router("/api", route_handlers=[series_data])
