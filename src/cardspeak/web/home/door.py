"""Coming to a home game: by its link, by its password, or as anybody in the room; one form, and one sits down."""

from typing import Any

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.ports import Member
from cardspeak.room.table.home import has_to_ask, may_see
from cardspeak.room.table.home_commands import ComeIn
from cardspeak.room.table.state import seat_of
from cardspeak.service.people import Entered
from cardspeak.service.tables import RunningTable
from cardspeak.service.threads import PEOPLE
from cardspeak.web.home.buying import chips_of, limits_of
from cardspeak.web.lobby import stakes, titles
from cardspeak.web.people.entrance import Asked, Form, to
from cardspeak.web.people.session import address_of, language_of, parts_of, session_cookie, visitor_of, who
from cardspeak.web.render import book_title, page, sentence
from cardspeak.web.slowed import slowed

KEPT = ("key", "name", "seat", "chips")


async def _game(request: Asked, table_id: str) -> RunningTable | Response[str]:
    """Return a home game that is open; of one that is over the page that says so."""
    room = parts_of(request).room
    running, table = room.running(table_id), await room.home.table(table_id)
    if table is None or table.home is None:
        raise NotFoundException
    if running is None or table.closed:
        problem = sentence(language_of(request), Refused("table_closed", {}))
        return page(request, "error.html", status=404, heading=404, problem=problem)
    return running


async def _let_in(request: Asked, running: RunningTable, data: dict[str, str], member: str) -> Refused | None:
    """Say why somebody does not come in by what they have: a link, a password, or having been here before."""
    if may_see(running.state, member):
        return None
    door = parts_of(request).door
    given = data.get("key", ""), data.get("password", ""), address_of(request)
    work = (door.invitations.opens, running.id, running.state.owner, *given)
    if given[1]:  # a hash is made for it
        return await door.apart(lambda: work[0](*work[1:]))
    return await PEOPLE.call(*work)


def _page(
    request: Asked, running: RunningTable, data: dict[str, str], refused: Refused | None, knows: bool, me: Member | None
) -> Response[str]:  # fmt: skip
    language, table, room = language_of(request), running.state, parts_of(request).room
    least, most = limits_of(table, me.id if me else "")
    shown: dict[str, Any] = {
        "id": running.id, "knows": knows, "name_of_table": table.settings.name, "who_hosts": room.name(table.owner),
        "what": titles(language, table.settings), "stakes": stakes(language, table.settings),
        "book": book_title(language, table.settings.book), "least": least, "most": most,
        "here": [room.name(seat.member) for seat in table.seats if seat],
        "admits": has_to_ask(table, me.id) if me else bool(table.home and table.home.rules.admits),
        "asked": {key: data.get(key, "") for key in KEPT},
        "rename": bool(refused and refused.code == "name_like"),
    } if knows else {"id": running.id, "knows": False, "asked": {key: data.get(key, "") for key in KEPT}}  # fmt: skip
    problem = sentence(language, refused) if refused else ""
    made = page(request, "home_join.html", problem=problem, status=422 if refused else 200, me=me, **shown)
    return slowed(made, refused) if refused else made


@get("/tables/{table_id:str}/join")
async def invited(
    request: Asked, table_id: FromPath[str], key: FromQuery[str] = "", name: FromQuery[str] = "",
    seat: FromQuery[str] = "",
) -> Response[str] | Redirect:  # fmt: skip
    """Show to what somebody was invited, and ask who comes; a link that has run out says so."""
    running, me = await _game(request, table_id), who(request)
    if isinstance(running, Response):
        return running
    if me is not None and seat_of(running.state, me.id) >= 0:
        return to(f"/tables/{table_id}")
    asked = {"key": key, "name": name, "seat": seat}
    refused = await _let_in(request, running, asked, me.id if me else "")
    if refused is not None and refused.code == "link_or_password_needed":
        home = running.state.home
        removed = home is not None and me is not None and me.id in home.removed
        return _page(request, running, asked, Refused("removed_by_host", {}) if removed else None, False, me)
    return _page(request, running, asked, refused, refused is None, me)


@post("/tables/{table_id:str}/join")
async def comes_in(request: Asked, table_id: FromPath[str], data: Form) -> Response[str] | Redirect:
    """Come in, as a guest where nobody is signed in, and sit down: with so many chips, in the seat that was clicked."""
    running, me, parts = await _game(request, table_id), who(request), parts_of(request)
    if isinstance(running, Response):
        return running
    refused = await _let_in(request, running, data, me.id if me else "")
    if refused is not None:
        return _page(request, running, data, refused, False, me)
    cookies = []
    if me is None or data.get("rename"):
        entered = await PEOPLE.call(parts.door.guest, data.get("name", ""), visitor_of(request))
        if isinstance(entered, Refused):
            return _page(request, running, data, entered, True, me)
        assert isinstance(entered, Entered)
        me = entered.member
        parts.room.names.learn(me.id, me.name)
        cookies = [session_cookie(request, entered.secret)]
    outcome: object = None
    if not may_see(running.state, me.id):
        outcome = await parts.room.requests.give(running, me.id, lambda _: ComeIn(me.id))
    if not isinstance(outcome, Refused) and data.get("password") and not data.get("watch"):
        shown = _page(request, running, data, None, True, me)  # with the password one sees for what one sits down
        for cookie in cookies:
            shown.set_cookie(cookie)
        return shown
    if not isinstance(outcome, Refused) and not data.get("watch"):
        seat = data.get("seat", "")
        wanted = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else None
        outcome = await parts.room.sit(running, me.id, wanted, chips_of(data))
    if isinstance(outcome, Refused) and outcome.code != "already_seated":
        again = _page(request, running, data, outcome, True, me)
        for cookie in cookies:
            again.set_cookie(cookie)
        return again
    return to(f"/tables/{table_id}", *cookies)


HANDLERS = (invited, comes_in)
