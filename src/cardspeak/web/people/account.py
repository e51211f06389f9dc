"""One's own page: settings, password, sessions, programs, and being forgotten."""

from functools import partial

from litestar import Response, get, post
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.ports import Member
from cardspeak.service.passes import SCOPES, hashed
from cardspeak.service.people import SHOWN, Entered
from cardspeak.service.threads import PEOPLE
from cardspeak.web.local_time import moment
from cardspeak.web.people.entrance import Asked, Form, to
from cardspeak.web.people.session import language_of, parts_of, secret_of, session_cookie, visitor_of, who
from cardspeak.web.render import page, sentence
from cardspeak.web.slowed import slowed

ENTER = "/enter?next=/account"


async def _shown(request: Asked, me: Member, token: str = "", refused: Refused | None = None) -> Response[str]:
    door, mine, language = parts_of(request).door, hashed(secret_of(request)), language_of(request)
    sessions, tokens = await PEOPLE.call(door.sessions, me), await PEOPLE.call(door.tokens, me)
    shown = page(
        request, "account.html", me=me, token=token, status=422 if refused else 200,
        problem=sentence(language, refused) if refused else "",
        sessions=[
            (each.token_hash[:SHOWN], each.browser, moment(language, each.at), each.token_hash == mine)
            for each in sessions
        ],
        programs=[(each.token_hash[:SHOWN], each.label, moment(language, each.at), each.scopes) for each in tokens],
    )  # fmt: skip
    return slowed(shown, refused) if refused else shown


async def _changed(request: Asked, me: Member, outcome: Entered | Refused) -> Response[str] | Redirect:
    if isinstance(outcome, Refused):
        return await _shown(request, me, refused=outcome)
    return to("/account", session_cookie(request, outcome.secret))


@get("/account")
async def account(request: Asked) -> Response[str] | Redirect:
    """Show who one is, and one's settings."""
    me = who(request)
    return await _shown(request, me) if me else to(ENTER)


@post("/account/keep")
async def keep(request: Asked, data: Form) -> Response[str] | Redirect:
    """Make a guest a member."""
    me = who(request)
    if me is None or me.kind != "guest":
        return to("/account")
    door, password = parts_of(request).door, data.get("password", "")
    return await _changed(request, me, await door.apart(partial(door.keep, me, password, visitor_of(request))))


@post("/account/password")
async def change_password(request: Asked, data: Form) -> Response[str] | Redirect:
    """Give a member another password; whoever else is in under it has to come in again."""
    me = who(request)
    if me is None or me.kind != "member":
        return to("/account")
    door, old, new = parts_of(request).door, data.get("old", ""), data.get("password", "")
    return await _changed(
        request, me, await door.apart(partial(door.change_password, me, old, new, visitor_of(request)))
    )


@post("/account/token")
async def new_token(request: Asked, data: Form) -> Response[str] | Redirect:
    """Make a token for a program; it is shown once."""
    me = who(request)
    if me is None:
        return to(ENTER)
    scopes = ("play", *[scope for scope in SCOPES if scope != "play" and data.get(scope)])
    door, label = parts_of(request).door, data.get("label", "")
    made = await PEOPLE.call(door.new_token, me, label, scopes, visitor_of(request))
    return await (_shown(request, me, refused=made) if isinstance(made, Refused) else _shown(request, me, made))


@post("/account/end")
async def end(request: Asked, data: Form) -> Redirect:
    """End one of one's own sessions, or shut out one of one's programs."""
    me = who(request)
    if me is not None:
        await PEOPLE.call(parts_of(request).door.end, me, data.get("session", ""))
        await PEOPLE.call(parts_of(request).door.revoke, me, data.get("token", ""))
    return to("/account")


@post("/account/forget")
async def forget(request: Asked) -> Redirect:
    """Forget the person who asks: name, password, settings; the hands keep an id in place of the name."""
    me = who(request)
    if me is not None:
        parts = parts_of(request)
        try:
            await parts.room.forget(me.id)
        finally:
            parts.door.passes.invalidate(me.id)
        await PEOPLE.call(parts.door.sweep)  # their sessions and programs are gone
    return to("/", session_cookie(request, ""))


HANDLERS = (account, keep, change_password, new_token, end, forget)
