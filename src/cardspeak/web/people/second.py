"""The page of the second factor: taking one, passing it for some hours, recovery codes."""

import io
from functools import partial

import segno
from litestar import Response, get, post
from litestar.params import FromQuery
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.ports import Member
from cardspeak.service.passes import Pass
from cardspeak.service.second_factor import Wanted
from cardspeak.service.threads import PEOPLE
from cardspeak.web.local_time import moment
from cardspeak.web.people.entrance import Asked, Form, inside, to
from cardspeak.web.people.session import (
    PASS,
    Connection,
    bearer_of,
    language_of,
    parts_of,
    scopes_of,
    secret_of,
    who,
)
from cardspeak.web.render import page, raw, sentence
from cardspeak.web.slowed import slowed

HERE = "/account/second"
ENTER = f"/enter?next={HERE}"


async def is_elevated(connection: Connection) -> bool:
    """Say whether who asks may do what the staff does: by a session that passed the second factor, or by a token of
    which the scopes say so.
    """
    found = connection.scope["state"].get(PASS)
    if not isinstance(found, Pass):
        return False
    if bearer_of(connection) is not None:
        return "club" in scopes_of(connection)
    return await PEOPLE.call(parts_of(connection).door.second.passed, found.member.id, secret_of(connection))


def drawn(address: str) -> str:
    """Return a QR code of a secret, which nothing keeps."""
    out = io.BytesIO()
    segno.make(address, error="m").save(out, kind="svg", scale=5, border=2, xmldecl=False, dark="#111", light="#fff")
    return out.getvalue().decode()


async def _shown(
    request: Asked, me: Member, refused: Refused | None = None, wanted: Wanted | None = None,
    codes: tuple[str, ...] = (), onward: str = "",
) -> Response[str]:  # fmt: skip
    second, secret = parts_of(request).door.second, secret_of(request)
    has = await PEOPLE.call(second.has, me.id)
    until = await PEOPLE.call(second.until, me.id, secret)
    shown = page(
        request, "second.html", me=me, status=422 if refused else 200, has=has, codes=codes, onward_to=inside(onward),
        until=moment(language_of(request), until) if until else "",
        left=await PEOPLE.call(second.codes_left, me.id), secret=wanted.secret if wanted else "",
        picture=raw(drawn(wanted.address)) if wanted else "",
        problem=sentence(language_of(request), refused) if refused else "",
    )  # fmt: skip
    return slowed(shown, refused) if refused else shown


@get(HERE)
async def second(request: Asked, next: FromQuery[str] = "/") -> Response[str] | Redirect:
    """Show whether one has a second factor, and ask for its code."""
    me = who(request)
    return await _shown(request, me, onward=next) if me else to(ENTER)


@post(f"{HERE}/begin")
async def begin(request: Asked) -> Response[str] | Redirect:
    """Make a secret, and show it as a QR code."""
    me = who(request)
    if me is None:
        return to(ENTER)
    wanted = await PEOPLE.call(parts_of(request).door.second.begin, me, secret_of(request))
    return await (_shown(request, me, wanted) if isinstance(wanted, Refused) else _shown(request, me, wanted=wanted))


@post(f"{HERE}/enrol")
async def enrol(request: Asked, data: Form) -> Response[str] | Redirect:
    """Confirm it with the password and a code; the recovery codes are shown once."""
    me = who(request)
    if me is None:
        return to(ENTER)
    door, told = parts_of(request).door, (data.get("password", ""), data.get("code", ""))
    codes = await door.apart(partial(door.second.enrol, me, *told, secret_of(request)))
    if isinstance(codes, Refused):
        return await _shown(request, me, codes, await PEOPLE.call(door.second.wanted, me))
    return await _shown(request, me, codes=codes)


@post(f"{HERE}/pass")
async def elevate(request: Asked, data: Form) -> Response[str] | Redirect:
    """Pass with a code, and go on to where one was going."""
    me = who(request)
    if me is None:
        return to(ENTER)
    door = parts_of(request).door
    until = await door.apart(partial(door.second.elevate, me, data.get("code", ""), secret_of(request)))
    onward = data.get("next", HERE)
    return await _shown(request, me, until, onward=onward) if isinstance(until, Refused) else to(onward)


@post(f"{HERE}/codes")
async def new_codes(request: Asked) -> Response[str] | Redirect:
    """Make new recovery codes."""
    me = who(request)
    if me is None:
        return to(ENTER)
    door = parts_of(request).door
    codes = await door.apart(partial(door.second.new_codes, me, secret_of(request)))
    return await (_shown(request, me, codes) if isinstance(codes, Refused) else _shown(request, me, codes=codes))


@post(f"{HERE}/end")
async def lower(request: Asked) -> Redirect:
    """Have the session pass no longer: who leaves the desk does this."""
    if who(request) is not None:
        await PEOPLE.call(parts_of(request).door.second.lower, secret_of(request))
    return to(HERE)


HANDLERS = (second, begin, enrol, elevate, new_codes, lower)
