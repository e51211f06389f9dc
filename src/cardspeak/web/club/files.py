"""Everything of the club as CSV: ledger, members, shifts, tables, lists, tickets, cases, steps, figures."""

from collections.abc import Callable, Sequence

from litestar import Response, get
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from cardspeak.locale.messages import say
from cardspeak.room.club.events_people import StepTaken
from cardspeak.room.ledger.book import Transaction
from cardspeak.service.club_history import Happened, happened
from cardspeak.service.threads import EVENTS, PEOPLE
from cardspeak.web.club.charts import bars
from cardspeak.web.club.figures import Figure, figures
from cardspeak.web.club.house import Console, staffed
from cardspeak.web.club.words import measure_words, moment, offence_words, table_name
from cardspeak.web.paper.sheet import Cell, Sheet, Table, as_csv
from cardspeak.web.people.entrance import Asked
from cardspeak.web.render import raw

MOST_DAYS = 366
FIGURES = ("figure-tables", "figure-drop", "figure-members", "figure-waiting")

Rows = Sequence[tuple[Cell, ...]]


def _transactions(event: object) -> list[Transaction]:
    one, several = getattr(event, "transaction", None), getattr(event, "transactions", ())
    return [*([one] if isinstance(one, Transaction) else []), *[each for each in several if isinstance(each, Transaction)]]


def ledger(console: Console, past: Sequence[Happened]) -> tuple[tuple[str, ...], Rows]:
    """Every posting: when, in which step, what for, to which account, how much."""
    rows = [
        (moment(each.at), each.step.number if each.step else 0, money.what, posting.account, posting.amount)
        for each in past for money in _transactions(each.event) for posting in money.postings
    ]  # fmt: skip
    return ("when", "step", "what", "account", "amount"), rows


def members(console: Console, past: Sequence[Happened]) -> tuple[tuple[str, ...], Rows]:
    """Every member with card, balance and chips in hand."""
    on = console.club.ledger.on
    rows = [
        (each.id, console.name(each.id), each.card, moment(each.since), on(f"keeping/{each.id}"), on(f"chips/{each.id}"),
         int(each.ban is not None), each.merged)
        for each in console.club.members.values()
    ]  # fmt: skip
    return ("member", "name", "card", "since", "balance", "in-hand", "banned", "merged"), rows


def shifts(console: Console, past: Sequence[Happened]) -> tuple[tuple[str, ...], Rows]:
    """Every shift with its float, what was expected and counted, and the difference."""
    rows = [
        (each.number, console.name(each.cashier), moment(each.opened), moment(each.closed) if each.closed else "",
         each.float, each.expected, each.counted, each.counted - each.expected if each.closed else "")
        for each in console.club.shifts.values()
    ]  # fmt: skip
    return ("number", "cashier", "opened", "closed", "float", "expected", "counted", "difference"), rows


def tables(console: Console, past: Sequence[Happened]) -> tuple[tuple[str, ...], Rows]:
    """Every table that stands with its chips."""
    on = console.club.ledger.on
    rows = [
        (each.number, each.name, " ".join(each.games), each.stakes.small_blind, each.stakes.big_blind, moment(each.opened),
         sum(1 for place in each.places if place), len(each.places), on(f"table/{each.number}"), each.dropped)
        for each in console.club.tables.values()
    ]  # fmt: skip
    return ("number", "name", "game", "small-blind", "big-blind", "opened", "seated", "seats", "chips", "drop"), rows


def lists(console: Console, past: Sequence[Happened]) -> tuple[tuple[str, ...], Rows]:
    """Everybody who waits."""
    rows = [
        (game, place, each.member, console.name(each.member), int(each.present), moment(each.since), each.reply)
        for game, waiting in console.club.lists.items() for place, each in enumerate(waiting, 1)
    ]  # fmt: skip
    return ("game", "place", "member", "name", "present", "since", "reply"), rows


def tickets(console: Console, past: Sequence[Happened]) -> tuple[tuple[str, ...], Rows]:
    """Every ticket."""
    rows = [
        (each.number, each.kind, each.worth, console.title(each.event) if each.event else "", each.holder,
         console.name(each.holder) if each.holder else "", moment(each.issued),
         moment(each.expires) if each.expires else "", each.end)
        for each in console.club.tickets.values()
    ]  # fmt: skip
    return ("number", "kind", "worth", "event", "member", "name", "issued", "expires", "end"), rows


def cases(console: Console, past: Sequence[Happened]) -> tuple[tuple[str, ...], Rows]:
    """Every case on record."""
    rows = [
        (each.number, moment(each.at), each.member, console.name(each.member), offence_words(console.language, each.offence),
         measure_words(console.language, each), each.rounds, int(each.lifted), each.reason, " ".join(each.cites))
        for each in console.club.cases.values()
    ]  # fmt: skip
    return ("number", "when", "member", "name", "offence", "measure", "rounds", "lifted", "reason", "clauses"), rows


def steps(console: Console, past: Sequence[Happened]) -> tuple[tuple[str, ...], Rows]:
    """Every step: who did what."""
    rows = [
        (each.event.number, moment(each.at), each.event.what, console.name(each.event.by) if each.event.by else "",
         ", ".join([console.name(who) for who in each.event.members]),
         ", ".join([table_name(console.club, number) for number in each.event.tables]), console.desk.shown(each.event.reason))
        for each in past if isinstance(each.event, StepTaken)
    ]  # fmt: skip
    return ("number", "when", "what", "by", "members", "tables", "reason"), rows


FILES: dict[str, Callable[[Console, Sequence[Happened]], tuple[tuple[str, ...], Rows]]] = {
    "ledger": ledger, "members": members, "shifts": shifts, "tables": tables, "lists": lists, "tickets": tickets,
    "cases": cases, "steps": steps,
}  # fmt: skip


async def figures_of(console: Console, days: int) -> tuple[Figure, ...]:
    """Count the figures of so many days."""
    past = await EVENTS.call(happened, console.desk.running)
    return figures(past, days, console.now, console.language)


def _figure_table(figure: Figure) -> tuple[tuple[str, ...], Rows]:
    names = tuple([name for name, _ in figure.chart.series])
    columns = [values for _, values in figure.chart.series]
    return ("", *names), [(label, *[column[at] for column in columns]) for at, label in enumerate(figure.chart.labels)]


def days_asked(days: int) -> int:
    """Return for how many days figures are counted."""
    return min(max(days, 1), MOST_DAYS)


@get("/club/run/figures")
async def figures_page(request: Asked, days: FromQuery[int] = 7) -> Response[str] | Redirect:
    """Show the figures as charts."""
    console = await staffed(request, "figures")
    if isinstance(console, Redirect):
        return console
    count = days_asked(days)
    charts = [
        {"title": each.chart.title, "series": [name for name, _ in each.chart.series], "file": f"figure-{each.name}.csv",
         "svg": "" if each.chart.empty else raw(bars(each.chart, console.language))}
        for each in await figures_of(console, count)
    ]  # fmt: skip
    return console.draw("club_figures.html", "figures", charts=charts, days=count)


@get("/club/csv/{file:str}")
async def csv_file(request: Asked, file: FromPath[str], days: FromQuery[int] = 7) -> Response[bytes] | Redirect:
    """Send something of the club as a file of CSV."""
    console = await staffed(request, "figures")
    if isinstance(console, Redirect):
        return console
    name, _, form = file.partition(".")
    if form != "csv" or name not in (*FILES, *FIGURES):
        raise NotFoundException
    if name in FILES:
        past = await EVENTS.call(happened, console.desk.running)
        columns, rows = FILES[name](console, past)
        columns = tuple([say(console.language, f"club-column-{column}") for column in columns])
    else:
        found = {f"figure-{each.name}": each for each in await figures_of(console, days_asked(days))}
        columns, rows = _figure_table(found[name])
    made = as_csv(Sheet(name, name, "", (), (Table("", columns, tuple(rows)),)))
    return Response(
        made.encode(), media_type="text/csv; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}.csv"'},
    )  # fmt: skip


@get("/club/csv/member/{member:str}")
async def member_file(request: Asked, member: FromPath[str]) -> Response[object] | Redirect:
    """Send everything that is kept of a member."""
    console = await staffed(request, "member")
    if isinstance(console, Redirect):
        return console
    if member not in console.club.members:
        raise NotFoundException
    if not (console.may("members") or console.may("bans")):
        raise PermissionDeniedException
    return Response(
        await PEOPLE.call(console.desk.people.exported, member),
        headers={"Content-Disposition": f'attachment; filename="{member}.json"'},
    )  # fmt: skip


HANDLERS = (figures_page, csv_file, member_file)
