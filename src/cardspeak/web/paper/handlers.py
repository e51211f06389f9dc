"""Where paper and files of a tournament are asked for: by people as pages, by programs in the API."""

import asyncio
from functools import partial
from typing import cast

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery

from cardspeak.library.digest import of_book
from cardspeak.locale.messages import LANGUAGES
from cardspeak.room.tournament.paper.protocol import Seal
from cardspeak.room.tournament.run.state import roles_of
from cardspeak.service.running_tournament import RunningTournament, law_of
from cardspeak.service.threads import EVENTS
from cardspeak.service.tournament_papers import happened
from cardspeak.store.root import Rooted, root_of
from cardspeak.web.paper import printing
from cardspeak.web.paper.printing import KINDS, Kind, Source
from cardspeak.web.paper.reader import Reader
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import language_of, parts_of, scopes_of, who

PUBLIC: tuple[Kind, ...] = ("structure", "prizes", "seating", "results")
OWN: tuple[Kind, ...] = ("cards", "receipts")
FORMS = {"": "text/html", "csv": "text/csv", "pdf": "application/pdf"}
NOWHERE = Seal("", "", "", 0, 0)


@get("/tournaments/{tournament_id:str}/paper/{file:str}")
async def paper(
    request: Asked, tournament_id: FromPath[str], file: FromPath[str], language: FromQuery[str] = ""
) -> Response[bytes]:
    """Show a sheet of a tournament to be printed, or send it as a file: `seating`, `seating.csv`, `seating.pdf`."""
    return await answered(request, tournament_id, file, language)


@get("/tournaments/{tournament_id:str}/paper/{file:str}")
async def paper_file(
    request: Asked, tournament_id: FromPath[str], file: FromPath[str], language: FromQuery[str] = ""
) -> Response[bytes]:
    """Send a sheet as a file: `structure`, `prizes`, `seating`, `results`; for the staff, by a token with the scope
    `direct`, also `cards`, `bags`, `counts`, `moves`, `receipts`, `protocol`. A name ends with `.csv` or `.pdf`; else
    it is HTML.
    """
    return await answered(request, tournament_id, file, language or "en")


async def answered(request: Asked, tournament_id: str, file: str, language: str) -> Response[bytes]:
    """Answer with a sheet, whoever may have it."""
    kind, _, form = file.partition(".")
    all_of_them = parts_of(request).room.tournaments
    running = await all_of_them.find(tournament_id)
    if running is None or kind not in KINDS or form not in FORMS:
        raise NotFoundException
    member = _whose(request, running, kind, form)
    await all_of_them.know(running)
    wanted = language if language in LANGUAGES else language_of(request)
    source = await EVENTS.call(_source, running, kind, member, parts_of(request).room.clock.now())
    reader = Reader(wanted, partial(all_of_them.name, running), text=partial(all_of_them.shown, running))
    made = await asyncio.to_thread(_made, kind, form, source, reader)
    head = {"Content-Disposition": f'inline; filename="{kind}-{running.id}.{form}"'} if form else {}
    return Response(made, media_type=f"{FORMS[form]}; charset=utf-8" if form != "pdf" else FORMS[form], headers=head)


def _whose(request: Asked, running: RunningTournament, kind: Kind, form: str) -> str:
    """Return whose sheet it is, "" for everybody's; refused for those who may not have it.

    The staff has all sheets, players what is their own. Type is set for these alone: that takes seconds.
    """
    me = who(request)
    if me is not None and roles_of(running.state, me.id) and "direct" in scopes_of(request):
        return ""
    plays = me is not None and me.id in running.state.entrants
    if kind in PUBLIC and (form != "pdf" or plays):
        return ""
    if me is None or kind not in OWN or not plays:
        raise PermissionDeniedException
    return me.id


def _source(running: RunningTournament, kind: Kind, member: str, now: int) -> Source:
    """Gather what a sheet needs; the store is asked for what has happened, and for the root of its chain."""
    settings = running.state.settings
    told = happened(running) if kind in ("moves", "receipts", "protocol") else ()
    return Source(
        running.state, told, law_of(settings), _seal(running) if kind == "protocol" else NOWHERE, now, member
    )  # fmt: skip


def _seal(running: RunningTournament) -> Seal:
    book, root = running.state.settings.book, root_of(cast(Rooted, running.store))
    return Seal(book, of_book(book), root.hash, len(root.heads), root.events)


def _made(kind: Kind, form: str, source: Source, reader: Reader) -> bytes:
    if form == "pdf":
        return printing.pdf(kind, source, reader)
    return (printing.csv if form == "csv" else printing.html)(kind, source, reader).encode()


HANDLERS = (paper,)
router = Router("/api", route_handlers=[paper_file])
