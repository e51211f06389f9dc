"""Played hands as files and as what can be checked, each with the cards that the viewer may know."""

from datetime import UTC, datetime

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from cardspeak.errors import Unreadable
from cardspeak.history.export import exported, time_fields
from cardspeak.history.ohh import write_open_hand
from cardspeak.history.ohh_export import About, open_hand
from cardspeak.history.phh import write_hand
from cardspeak.locale.messages import say
from cardspeak.service.played import Record
from cardspeak.service.room import Room
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import language_of, parts_of
from cardspeak.web.render import page
from cardspeak.web.table.hand_found import found, marked

DEAL = "right wrong burn board shown hidden noted other unnoted cuts uncut deck lost".split()  # what the page says


@get("/tables/{table_id:str}/hands/{number:int}/deal")
async def check_deal(request: Asked, table_id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """Show the page that checks, in the browser, the cards of a hand that one saw against what was committed to."""
    record, _ = await found(request, table_id, number)
    room, language = parts_of(request).room, language_of(request)
    seats = zip(record.started.players, marked(room, record, say(language, "bot")), strict=True)
    return page(
        request, "deal.html", here="hands", number=number, table=table_id, sealed=bool(record.sealed),
        back=f"/tables/{table_id}/hands/{number}", record=f"/api/tables/{table_id}/hands/{number}",
        names={str(seat): name for seat, name in seats}, words={key: say(language, f"deal-{key}") for key in DEAL},
    )  # fmt: skip


def _started(record: Record) -> datetime:
    return datetime.fromtimestamp(record.at / 1000, UTC)


def _download(text: str, name: str, kind: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=kind, headers=headers)


def _phh(room: Room, record: Record, seat: int) -> str:
    started = time_fields(_started(record))
    fields = {"venue": "Cardspeak", "table": record.settings.name, "hand": record.number, **started}
    return write_hand(exported(record.events, seat, fields=fields, names=marked(room, record)))


def _open_hand(room: Room, record: Record, seat: int) -> str:
    about = About(
        table=record.settings.name, number=f"{record.table}-{record.number}", started=_started(record),
        names=tuple(marked(room, record)), chairs=tuple([number + 1 for number in record.started.players]),
        size=record.settings.seats,
    )  # fmt: skip
    return write_open_hand(open_hand(record.events, about, seat))


FORMATS = (("PHH", "phh", _phh), ("Open Hand History", "json", _open_hand))


def formats(room: Room, record: Record, seat: int) -> list[tuple[str, str]]:
    """Return the formats in which a hand can be downloaded, each with where; "" where it cannot hold this hand."""
    rows = []
    for title, path, write in FORMATS:
        try:
            write(room, record, seat)
        except Unreadable:
            path = ""
        rows.append((title, path))
    return rows


@get("/tables/{table_id:str}/hands/{number:int}/phh")
async def as_phh(request: Asked, table_id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """Download a hand as PHH, with the cards that one may know."""
    record, seat = await found(request, table_id, number)
    try:
        written = _phh(parts_of(request).room, record, seat)
    except Unreadable as error:
        return Response(f"{error}\n", media_type=MediaType.TEXT, status_code=422)
    return _download(written, f"{table_id}-{number}.phh", "application/toml")


@get("/tables/{table_id:str}/hands/{number:int}/json")
async def as_open_hand(request: Asked, table_id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """Download a hand as Open Hand History, with the cards that one may know."""
    record, seat = await found(request, table_id, number)
    try:
        written = _open_hand(parts_of(request).room, record, seat)
    except Unreadable as error:
        return Response(f"{error}\n", media_type=MediaType.TEXT, status_code=422)
    return _download(written, f"{table_id}-{number}.ohh.json", "application/json")


HANDLERS = (check_deal, as_phh, as_open_hand)
