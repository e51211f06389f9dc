"""The figures of the club as charts, and each of them as a file of CSV."""

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from cardspeak.service.club_csv import happened
from cardspeak.service.threads import EVENTS
from cardspeak.web.club.charts import bars
from cardspeak.web.club.figures import Figure, figures
from cardspeak.web.club.house import Console, staffed
from cardspeak.web.paper.sheet import Cell, Sheet, Table, as_csv
from cardspeak.web.people.entrance import Asked
from cardspeak.web.render import raw

MOST_DAYS = 366


def _counted(console: Console, days: int) -> tuple[Figure, ...]:
    past = [(at, event) for _, at, event in happened(console.desk)]
    return figures(past, days, console.now, console.language)


async def figures_of(console: Console, days: int) -> tuple[Figure, ...]:
    """Count the figures of so many days."""
    return await EVENTS.call(_counted, console, min(max(days, 1), MOST_DAYS))


@get("/club/run/figures")
async def figures_page(request: Asked, days: FromQuery[int] = 7) -> Response[str] | Redirect:
    """Show the figures as charts."""
    console = await staffed(request, "figures")
    if isinstance(console, Redirect):
        return console
    charts = [
        {"title": each.chart.title, "series": [name for name, _ in each.chart.series], "file": f"{each.name}.csv",
         "svg": "" if each.chart.empty else raw(bars(each.chart, console.language))}
        for each in await figures_of(console, days)
    ]  # fmt: skip
    return console.draw("club_figures.html", "figures", charts=charts, days=days)


@get("/club/figures/{file:str}")
async def figure_file(request: Asked, file: FromPath[str], days: FromQuery[int] = 7) -> Response[bytes] | Redirect:
    """Send a figure as a file of CSV."""
    console = await staffed(request, "figures")
    if isinstance(console, Redirect):
        return console
    found = {f"{each.name}.csv": each for each in await figures_of(console, days)}
    if file not in found:
        raise NotFoundException
    chart = found[file].chart
    columns = [values for _, values in chart.series]
    rows: list[tuple[Cell, ...]] = [
        (label, *[column[at] for column in columns]) for at, label in enumerate(chart.labels)
    ]
    table = Table("", (chart.title, *[name for name, _ in chart.series]), tuple(rows))
    made = as_csv(Sheet(found[file].name, chart.title, "", (), (table,)))
    head = {"Content-Disposition": f'attachment; filename="{file}"'}
    return Response(made.encode(), media_type="text/csv; charset=utf-8", headers=head)


HANDLERS = (figures_page, figure_file)
