"""The ledger of a home game, as a page for a phone and as CSV: who bought what, who stands where, who pays whom."""

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from cardspeak.locale.messages import say
from cardspeak.room.home.ledger import BOTS, OUT, Ledger
from cardspeak.room.table.state import Table
from cardspeak.service.bot_names import is_bot
from cardspeak.service.room import Room
from cardspeak.web.home.reach import asking
from cardspeak.web.local_time import iso_moment, moment, time_of_day
from cardspeak.web.paper.sheet import Sheet, as_csv
from cardspeak.web.paper.sheet import Table as Rows
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import language_of, parts_of
from cardspeak.web.render import page


def _named(room: Room, language: str, member: str) -> str:
    if member in (BOTS, OUT):
        return say(language, f"ledger-{member}")
    if is_bot(member):
        return f"{room.name(member)} ({say(language, 'bot')})"
    return room.name(member)


async def _found(request: Request[object, object, State], table_id: str) -> tuple[Table, Ledger]:
    room, me = parts_of(request).room, asking(request)
    table = await room.home.table(table_id)
    if table is None or table.home is None or not await room.home.may_see(table_id, me):
        raise NotFoundException
    found = await room.home.ledger(table_id)
    assert found is not None
    await room.names.know([each.member for each in found.accounts] + [each.member for each in found.entries])
    return table, found


@get("/tables/{table_id:str}/ledger")
async def ledger_page(request: Asked, table_id: FromPath[str]) -> Response[str]:
    """Show the ledger as it stood after the last hand."""
    table, found = await _found(request, table_id)
    room, language = parts_of(request).room, language_of(request)

    def name(member: str) -> str:
        return _named(room, language, member)

    accounts: list[dict[str, Any]] = [
        {"name": name(each.member), "bought": each.bought, "took": each.took, "stack": each.stack, "net": each.net,
         "me": each.member == asking(request)}
        for each in found.accounts
    ]  # fmt: skip
    paid = [(name(each.by), name(each.to), each.chips) for each in found.payments]
    entries = [
        (time_of_day(each.at), moment(language, each.at), name(each.member),
         say(language, f"ledger-did-{each.what}"), each.chips)
        for each in reversed(found.entries)
    ]  # fmt: skip
    return page(
        request, "home_ledger.html", id=table_id, title=table.settings.name, accounts=accounts, payments=paid,
        entries=entries, playing=table.playing, closed=table.closed, hands=table.number,
    )  # fmt: skip


@get("/tables/{table_id:str}/ledger.csv")
async def ledger_csv(request: Asked, table_id: FromPath[str]) -> Response[bytes]:
    """Give the ledger to a spreadsheet: accounts, payments and entries."""
    table, found = await _found(request, table_id)
    room, language = parts_of(request).room, language_of(request)

    def name(member: str) -> str:
        return _named(room, language, member)

    def head(*keys: str) -> tuple[str, ...]:
        return tuple([say(language, f"ledger-{key}") for key in keys])

    rows = (
        Rows(say(language, "ledger-accounts"), head("player", "bought", "took", "stack", "net"),
             tuple([(name(each.member), each.bought, each.took, each.stack, each.net) for each in found.accounts])),
        Rows(say(language, "ledger-payments"), head("from", "to", "chips"),
             tuple([(name(each.by), name(each.to), each.chips) for each in found.payments])),
        Rows(say(language, "ledger-entries"), head("when", "player", "what", "chips"),
             tuple([(iso_moment(each.at), name(each.member), say(language, f"ledger-did-{each.what}"), each.chips)
                    for each in found.entries])),
    )  # fmt: skip
    made = as_csv(Sheet("ledger", say(language, "ledger-title"), table.settings.name, (), rows))
    heads = {"content-disposition": f'attachment; filename="ledger-{table_id}.csv"'}
    return Response(made.encode(), media_type="text/csv; charset=utf-8", headers=heads)


HANDLERS = (ledger_page, ledger_csv)
