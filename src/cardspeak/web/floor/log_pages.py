"""The whole log of a real table: a page to be read and printed, and files to be taken away."""

import asyncio
import csv
import io
from typing import Any

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.locale.messages import say
from cardspeak.service.club_csv import FORMULA, when
from cardspeak.service.real_tables import RealTable
from cardspeak.service.table_log import whole_log
from cardspeak.service.threads import EVENTS
from cardspeak.web.floor.log import rows
from cardspeak.web.floor.pages import run_by
from cardspeak.web.local_time import moment
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import language_of, parts_of
from cardspeak.web.render import book_title, game_title, page

COLUMNS = ("number", "time", "hand", "by", "kind", "text", "ruling", "clauses", "decided", "why", "undone")
KINDS = {"csv": "text/csv", "json": "application/json", "txt": "text/plain"}


async def _whole(request: Asked, real: RealTable) -> list[dict[str, Any]]:
    room, language = parts_of(request).room, language_of(request)
    entries, numbering = await EVENTS.call(whole_log, room.store, real.running.stream)
    told = await asyncio.to_thread(rows, language, real, room.name, entries, numbering.of_line)
    return told[::-1]


@get("/floor/{table_id:str}/log")
async def log_page(request: Asked, table_id: FromPath[str]) -> Response[str] | Redirect:
    """Show the whole log, the oldest entry first, as it is printed."""
    found = await run_by(request, table_id)
    if isinstance(found, Redirect):
        return found
    real, language = found[0], language_of(request)
    settings = real.state.settings
    return page(
        request, "floor_log.html", here="floor", id=real.id, name=settings.name, rows=await _whole(request, real),
        book_title=book_title(language, settings.book), game=game_title(language, settings.games[0]),
        at=moment(language, parts_of(request).room.clock.now()), kinds=KINDS,
    )  # fmt: skip


@get("/floor/{table_id:str}/log/{file:str}")
async def log_file(request: Asked, table_id: FromPath[str], file: FromPath[str]) -> Response[bytes] | Redirect:
    """Give the whole log as a file: log.csv, log.json or log.txt."""
    found = await run_by(request, table_id)
    if isinstance(found, Redirect):
        return found
    name, _, kind = file.partition(".")
    if name != "log" or kind not in KINDS:
        raise NotFoundException
    told = [plain(row) for row in await _whole(request, found[0])]
    written = {"csv": as_csv, "json": as_json, "txt": as_text}[kind](told, language_of(request))
    headers = {"content-disposition": f'attachment; filename="{file}"'}
    return Response(written, media_type=f"{KINDS[kind]}; charset=utf-8", headers=headers)


def plain(row: dict[str, Any]) -> dict[str, Any]:
    """Return an entry as a file has it: the values of its columns."""
    return {
        "number": row["number"], "time": when(row["at"]), "hand": row["hand"], "by": row["by"], "kind": row["kind"],
        "text": row["text"], "ruling": row["outcome"], "clauses": " ".join([name for name, _ in row["clauses"]]),
        "decided": row["decided"], "why": row["why"], "undone": row["undone"],
    }  # fmt: skip


def as_csv(told: list[dict[str, Any]], language: str) -> bytes:
    """Write entries as CSV; a spreadsheet takes none of the texts for a formula."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for row in told:
        cells = [int(value) if isinstance(value, bool) else value for value in row.values()]
        writer.writerow([f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell for cell in cells])
    return out.getvalue().encode()


def as_json(told: list[dict[str, Any]], language: str) -> bytes:
    """Write entries as JSON."""
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


def as_text(told: list[dict[str, Any]], language: str) -> bytes:
    """Write entries as lines that a person reads."""
    lines = []
    for row in told:
        said = f"{row['number']:>4}  {row['time'][11:16]}  {row['text']}"
        undone = f" ({say(language, 'floor-log-gone')})" if row["undone"] else ""
        ruling = f"\n            {row['ruling']} {row['clauses']}".rstrip() if row["ruling"] else ""
        decided = (
            f"\n            {say(language, 'floor-log-otherwise', by=row['by'])}: {row['decided']}"
            if row["decided"]
            else ""
        )
        why = f"\n            {say(language, 'floor-log-why')}: {row['why']}" if row["why"] else ""
        lines.append(said + undone + ruling + decided + why)
    return ("\n".join(lines) + "\n").encode()


HANDLERS = (log_page, log_file)
