"""How others come to a home game: its link, the same as a QR code, and whom the host has asked."""

from typing import Any
from urllib.parse import urlencode, urlsplit

from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery

from cardspeak.room.table.state import seat_of
from cardspeak.service.member_names import looks
from cardspeak.service.tables import RunningTable
from cardspeak.service.threads import PEOPLE
from cardspeak.web.home.reach import reached
from cardspeak.web.local_time import moment
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import is_secure, language_of, parts_of, who
from cardspeak.web.qr import drawn
from cardspeak.web.render import is_local, raw, template, words


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
        "private": private, "over": over, "link": link, "until": moment(kept.until) if private and kept.key else "",
        "password": bool(kept.password) and private, "names": names,
        "qr": "" if over else raw(drawn(link)),
    }  # fmt: skip


@get("/tables/{table_id:str}/invite")
async def invite(request: Asked, table_id: FromPath[str], closes: FromQuery[str] = "") -> Response[str]:
    """Show how others come, to whoever is in the game."""
    running, me = reached(request, table_id), who(request)
    if running is None or running.state.home is None:
        raise NotFoundException
    table = running.state
    if me is None or not (me.id in table.floor or me.id in table.home.guests or seat_of(table, me.id) >= 0):  # type: ignore[union-attr]
        raise PermissionDeniedException
    shown = await invitation(request, running)
    given = {
        **words(language_of(request)), "id": running.id, "is_host": me.id in table.floor, "closes": bool(closes),
        **shown,
    }  # fmt: skip
    return Response(template("home_invite.html", given), media_type=MediaType.HTML)


HANDLERS = (invite,)
