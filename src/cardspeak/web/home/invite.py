"""How others come to a home game: its link, the same as a QR code, and whom the host has asked."""

from functools import partial
from typing import Any
from urllib.parse import urlencode, urlsplit

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery

from cardspeak.hand.refused import Refused
from cardspeak.room.table.state import seat_of
from cardspeak.service.home_settings import whole
from cardspeak.service.invitations import LASTS, Invitation
from cardspeak.service.member_names import looks
from cardspeak.service.restoring import members_of
from cardspeak.service.tables import RunningTable
from cardspeak.service.threads import PEOPLE
from cardspeak.web.home.reach import reached
from cardspeak.web.local_time import moment
from cardspeak.web.people.entrance import Asked, Form
from cardspeak.web.people.session import is_secure, language_of, parts_of, who
from cardspeak.web.qr import drawn
from cardspeak.web.render import is_local, raw, sentence, template, words


def base_of(request: Asked) -> str:
    """Return the address under which others find the room: that of the browser, unless it runs on the server itself."""
    parts = parts_of(request)
    if is_local(request) and parts.addresses and not parts.behind_proxy:
        return parts.addresses[0].rstrip("/")
    host = request.headers.get("host", "") or urlsplit(str(request.url)).netloc
    return f"{'https' if is_secure(request) else 'http'}://{host}"


async def invitation(request: Asked, running: RunningTable) -> dict[str, Any]:
    """Return what the page says of how others come: the link, its code, until when it holds, and who was asked."""
    table, room, door = running.state, parts_of(request).room, parts_of(request).door
    kept = await PEOPLE.call(door.invitations.of, running.id, table.owner)
    await room.names.know(members_of(table))
    private = table.home is not None and table.home.rules.door == "invited"
    over = private and kept.until <= room.clock.now()
    address = f"{base_of(request)}/tables/{running.id}/join"
    link = f"{address}?{urlencode({'key': kept.key})}" if private else address
    came = {looks(room.name(member)) for member in (table.home.guests if table.home else ())}
    here = {looks(room.name(seat.member)) for seat in table.seats if seat}
    names = [
        (name, "sits" if looks(name) in here else "came" if looks(name) in came else "asked") for name in kept.names
    ]
    return {
        "private": private, "over": over, "link": link,
        "until": moment(language_of(request), kept.until) if private and kept.key else "",
        "password": bool(kept.password) and private, "names": names,
        "qr": "" if over else raw(drawn(link, fits=True)),
    }  # fmt: skip


def _at(request: Asked, table_id: str) -> tuple[RunningTable, str]:
    running, me = reached(request, table_id), who(request)
    if running is None or running.state.home is None:
        raise NotFoundException
    table = running.state
    if me is None or not (me.id in table.floor or me.id in table.home.guests or seat_of(table, me.id) >= 0):  # type: ignore[union-attr]
        raise PermissionDeniedException
    return running, me.id


async def _shown(request: Asked, running: RunningTable, me: str, closes: str, said: str = "") -> Response[str]:
    given = {
        **words(language_of(request)), "id": running.id, "is_host": me in running.state.floor, "closes": closes,
        "said": said, **await invitation(request, running),
    }  # fmt: skip
    return Response(template("home_invite.html", given), media_type=MediaType.HTML)


@get("/tables/{table_id:str}/invite")
async def invite(request: Asked, table_id: FromPath[str], closes: FromQuery[str] = "") -> Response[str]:
    """Show how others come, to whoever is in the game."""
    return await _shown(request, *_at(request, table_id), "yes" if closes else "")


@post("/tables/{table_id:str}/invite", status_code=200)
async def invited(request: Asked, table_id: FromPath[str], data: Form) -> Response[str]:
    """Note whom the host has asked, or make a new link."""
    running, me = _at(request, table_id)
    if me not in running.state.floor:
        raise PermissionDeniedException
    outcome = await at_the_door(request, running, data.get("do", ""), data)
    said = sentence(language_of(request), outcome) if isinstance(outcome, Refused) else ""
    return await _shown(request, running, me, "yes" if data.get("closes") else "", said)


async def at_the_door(request: Asked, running: RunningTable, do: str, data: dict[str, str]) -> Invitation | Refused:
    """Change how others come: `renew` the link, set the `password`, `ask` somebody or `unask` them."""
    door, owner = parts_of(request).door, running.state.owner
    kept = door.invitations
    if do == "renew":
        days = whole(data, "days", LASTS[1])
        return days if isinstance(days, Refused) else await PEOPLE.call(kept.renew, running.id, owner, days)
    if do == "password":
        return await door.apart(partial(kept.lock, running.id, owner, data.get("password", "")))
    if do not in ("ask", "unask"):
        raise ClientException
    work = kept.ask if do == "ask" else kept.unask
    return await PEOPLE.call(work, running.id, owner, data.get("name", "")[:80])


HANDLERS = (invite, invited)
