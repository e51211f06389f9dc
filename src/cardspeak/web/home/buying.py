"""Chips for a seat at a home game, as many as the player chooses within the limits of the table."""

from collections.abc import Mapping

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import say
from cardspeak.room.table.commands import TopUp
from cardspeak.room.table.state import Table, seat_of, sitting
from cardspeak.service.tables import RunningTable
from cardspeak.web.home.reach import reached
from cardspeak.web.people.entrance import Asked, Form
from cardspeak.web.people.session import language_of, parts_of, who
from cardspeak.web.render import sentence, template, words

MOST = 1 << 40


def limits_of(table: Table, member: str) -> tuple[int, int]:
    """Return for how many chips somebody may sit down, or buy who sits there: the least, and the most (0: any)."""
    stakes, number = table.settings.stakes, seat_of(table, member) if member else -1
    if number >= 0:
        seat = sitting(table, number)
        has = seat.stack + seat.bought
        return 1 if has else max(stakes.least_buy_in, 1), max(stakes.most_buy_in - has, 0) if stakes.most_buy_in else 0
    took = next((left.chips for left in table.left if left.member == member), 0)
    least = max(stakes.least_buy_in, took, 1)  # who comes back brings what they left with
    return least, max(stakes.most_buy_in, least) if stakes.most_buy_in else 0


def chips_of(data: Mapping[str, str]) -> int:
    """Return the chips that a form asks for; 0, the usual ones, where none are named."""
    text = data.get("chips", "").strip()
    return min(int(text), MOST) if text.isascii() and text.isdigit() and len(text) < 14 else 1 if text else 0


def _shown(request: Asked, running: RunningTable, member: str, seat: int, said: str, done: bool) -> Response[str]:
    least, most = limits_of(running.state, member)
    sits = seat_of(running.state, member) >= 0
    given = {
        **words(language_of(request)), "id": running.id, "seat": seat, "least": least, "most": most, "said": said,
        "done": done, "sits": sits, "full": sits and running.state.settings.stakes.most_buy_in and not most,
    }  # fmt: skip
    return Response(template("home_buying.html", given), media_type=MediaType.HTML)


def _at(request: Asked, table_id: str) -> tuple[RunningTable, str]:
    running, me = reached(request, table_id), who(request)
    if running is None or running.state.home is None:
        raise NotFoundException
    if me is None:
        raise PermissionDeniedException
    return running, me.id


@get("/tables/{table_id:str}/buy-in", sync_to_thread=False)
def buy_in(request: Asked, table_id: FromPath[str], seat: FromQuery[int] = -1) -> Response[str]:
    """Ask with how many chips somebody sits down, or how many a player buys."""
    running, me = _at(request, table_id)
    return _shown(request, running, me, seat, "", done=False)


@post("/tables/{table_id:str}/buy-in", status_code=200)
async def bought(request: Asked, table_id: FromPath[str], data: Form) -> Response[str]:
    """Sit down, or buy chips; what is refused is said, and may be chosen anew."""
    (running, me), room = _at(request, table_id), parts_of(request).room
    text = data.get("seat", "")
    seat = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else -1
    outcome: object
    if seat_of(running.state, me) >= 0:
        outcome = await room.requests.give(running, me, lambda _: TopUp(me, chips_of(data)), data.get("id", "")[:64])
    else:
        outcome = await room.sit(running, me, seat, chips_of(data))
    language = language_of(request)
    if isinstance(outcome, Refused):
        return _shown(request, running, me, seat, sentence(language, outcome), done=False)
    waits = seat_of(running.state, me) < 0
    return _shown(request, running, me, seat, say(language, "home-asked-the-host") if waits else "", done=True)


HANDLERS = (buy_in, bought)
