"""Coming in and going: guests, members, language."""

from collections.abc import Mapping
from functools import partial
from typing import Annotated

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie, State
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromQuery
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import LANGUAGES
from cardspeak.service.people import Entered
from cardspeak.service.threads import PEOPLE
from cardspeak.web.people.session import LANGUAGE, language_of, parts_of, secret_of, session_cookie, visitor_of
from cardspeak.web.render import page, sentence
from cardspeak.web.slowed import slowed

Asked = Request[object, object, State]
Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]


def inside(address: str) -> str:
    """Return where to go next, if that is a page of ours."""
    return address if address.startswith("/") and address[1:2] not in ("/", "\\") else "/"


def to(address: str, *cookies: Cookie) -> Redirect:
    """Send the browser on to another page."""
    return Redirect(inside(address), status_code=303, cookies=list(cookies))


def _onward(given: Mapping[str, str]) -> dict[str, str]:
    """Return where somebody is on their way to: a page, and the seat at a table that they chose before they came in."""
    return {"next": inside(given.get("next", "/")), **{key: given[key] for key in ("table", "seat") if key in given}}


async def _entered(
    request: Asked, outcome: Entered | Refused, form: dict[str, str], member: bool
) -> Response[str] | Redirect:
    if isinstance(outcome, Refused):
        problem = sentence(language_of(request), outcome)
        again = page(
            request, "enter.html", status=422, problem=problem, onward_to=_onward(form), name=form.get("name", ""),
            open_member=member,
        )  # fmt: skip
        return slowed(again, outcome)
    room = parts_of(request).room
    room.names.learn(outcome.member.id, outcome.member.name)
    running = room.running(form.get("table", ""))
    if running is not None and running.state.telling is None:
        seat = form.get("seat", "")
        wanted = int(seat) if seat.isascii() and seat.isdigit() and len(seat) < 3 else None
        await room.sit(running, outcome.member.id, wanted)
    return to(form.get("next", "/"), session_cookie(request, outcome.secret))


@get("/enter", sync_to_thread=False)
def enter(
    request: Asked, next: FromQuery[str] = "/", table: FromQuery[str] = "", seat: FromQuery[str] = ""
) -> Response[str]:
    """Ask who comes in."""
    chosen = {"table": table, "seat": seat} if table else {}
    return page(request, "enter.html", onward_to=_onward({"next": next, **chosen}), name="", open_member=False)


@post("/enter/guest")
async def enter_guest(request: Asked, data: Form) -> Response[str] | Redirect:
    """Let a guest in."""
    door = parts_of(request).door
    outcome = await PEOPLE.call(door.guest, data.get("name", ""), visitor_of(request))
    return await _entered(request, outcome, data, False)


@post("/enter/member")
async def enter_member(request: Asked, data: Form) -> Response[str] | Redirect:
    """Let a member in, or make one."""
    door = parts_of(request).door
    way = door.register if data.get("way") == "register" else door.sign_in
    name, password = data.get("name", ""), data.get("password", "")
    outcome = await door.apart(partial(way, name, password, visitor_of(request)))
    return await _entered(request, outcome, data, True)


@post("/leave")
async def leave(request: Asked) -> Redirect:
    """End the session."""
    await PEOPLE.call(parts_of(request).door.leave, secret_of(request))
    return to("/", session_cookie(request, ""))


@post("/language", sync_to_thread=False)
def choose_language(data: Form) -> Redirect:
    """Change the language with one click."""
    picked = data.get("language", "")
    back = data.get("back", "/")
    if picked not in LANGUAGES:
        return to(back)
    return to(back, Cookie(LANGUAGE, value=picked, path="/", samesite="lax", max_age=365 * 24 * 3600))


HANDLERS = (enter, enter_guest, enter_member, leave, choose_language)
