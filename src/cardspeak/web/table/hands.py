"""Played hands: one's own list, the step-by-step replayer, downloads. A stranger to the table sees what all saw."""

import asyncio
from datetime import UTC, datetime
from fractions import Fraction
from typing import Any

from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect
from markupsafe import Markup

from cardspeak.equity.exact import worth
from cardspeak.errors import Unreadable
from cardspeak.hand.events import Event
from cardspeak.hand.view import SPECTATOR, told
from cardspeak.history.export import exported, time_fields
from cardspeak.history.ohh import write_open_hand
from cardspeak.history.ohh_export import About, open_hand
from cardspeak.history.phh import write_hand
from cardspeak.history.steps import Spot, Step, equities, steps
from cardspeak.locale.messages import say
from cardspeak.room.table.state import Seat, Table
from cardspeak.service import chance
from cardspeak.service.build import rules
from cardspeak.service.member_events import HandPlayed
from cardspeak.service.played import A_PAGE, Played, Record
from cardspeak.service.room import Room
from cardspeak.service.threads import EVENTS
from cardspeak.web.escaped import words_of
from cardspeak.web.lobby import stakes, titles
from cardspeak.web.local_time import local
from cardspeak.web.people.entrance import Asked, to
from cardspeak.web.people.session import language_of, parts_of, who
from cardspeak.web.render import book_title, game_title, page
from cardspeak.web.table import felt_markup
from cardspeak.web.table.boards import boards_won, made_words
from cardspeak.web.table.drawing import winners
from cardspeak.web.table.event_words import story
from cardspeak.web.table.sight import own, sight
from cardspeak.web.table.viewer import log

LOOKED_THROUGH = 2000  # hands that one search looks at; the next page goes on from there
MOST = 1 << 62
RUNS = 2000
DEAL = "right wrong burn board shown hidden noted other unnoted cuts uncut deck lost".split()  # what the page says


@get("/hands")
async def my_hands(request: Asked, q: FromQuery[str] = "", before: FromQuery[int] = 0) -> Response[str] | Redirect:
    """List one's own hands, searched by table, game or `won`, `lost`."""
    me = who(request)
    if me is None:
        return to("/enter?next=/hands")
    played, wanted = parts_of(request).room.played, tuple(q.casefold().split()[:8])
    lines, older = await EVENTS.call(_listed, played, me.id, language_of(request), wanted, min(max(before, 0), MOST))
    return page(request, "hands.html", here="hands", q=q, lines=lines, older=older)


def _listed(
    played: Played, member: str, language: str, wanted: tuple[str, ...], before: int
) -> tuple[list[dict[str, Any]], int]:
    """Return a page of hands that have all these words, and before which place others may be (0: nowhere)."""
    found: list[dict[str, Any]] = []
    for _ in range(LOOKED_THROUGH // A_PAGE if wanted else 1):
        some = played.of(member, before)
        for place, played_hand in some:
            line, before = _line(language, played_hand), place
            if all(word in line["text"] for word in wanted):
                found.append(line)
                if len(found) == A_PAGE:
                    break
        if len(some) < A_PAGE or len(found) == A_PAGE:
            break
    return found, before if before > 1 else 0


def _line(language: str, line: HandPlayed) -> dict[str, Any]:
    moment = local(line.at)
    game = game_title(language, line.game)
    sign = say(language, "hands-won" if line.net > 0 else "hands-lost") if line.net else ""
    return {
        **line._asdict(), "game": game, "iso": moment.isoformat(), "when": moment.strftime("%Y-%m-%d %H:%M"),
        "text": f"{line.name} {game} {line.game} {sign} {line.number} {moment:%Y-%m-%d}".casefold(),
    }  # fmt: skip


async def _record(request: Asked, table_id: str, number: int) -> tuple[Record, int]:
    """Return a hand and the seat of the viewer; a hand that is on is not shown here."""
    me, room = who(request), parts_of(request).room
    record = await room.hand(table_id, number)
    if record is None or not await room.home.may_read(record, me.id if me else ""):
        raise NotFoundException
    members = record.members
    return record, members.index(me.id) if me and me.id in members else SPECTATOR


def _names(room: Room, record: Record) -> list[str]:
    return [room.name(member) for member in record.members]


def _marked(room: Room, record: Record, bot: str = "bot") -> list[str]:
    """Return the names of the players, those of bots with what says so: for where no seat is drawn that does."""
    pairs = zip(record.members, _names(room, record), strict=True)
    return [f"{name} ({bot})" if member in record.bots else name for member, name in pairs]


@get("/tables/{table_id:str}/hands/{number:int}")
async def replay(
    request: Asked, table_id: FromPath[str], number: FromPath[int], step: FromQuery[int] = 0
) -> Response[str]:
    """Go through a hand step by step, with pots and, where all cards are known, odds."""
    record, seat = await _record(request, table_id, number)
    return await asyncio.to_thread(_replayed, request, record, seat, step)


def _replayed(request: Asked, record: Record, seat: int, step: int) -> Response[str]:
    table_id, number = record.table, record.number
    room, language = parts_of(request).room, language_of(request)
    events = told(record.events, seat)
    positions = steps(events)
    at = min(max(step, 0), len(positions) - 1)
    now = positions[at]
    shares = equities(now.state, odds) if now.pots else None
    names = _names(room, record)
    table = _as_table(record, now)
    lines = list(story(language, [position.event for position in positions[: at + 1]], names))
    path = f"/tables/{table_id}/hands/{number}"
    nav = (
        ("first", 0),
        ("back", max(at - 1, 0)),
        ("next", min(at + 1, len(positions) - 1)),
        ("last", len(positions) - 1),
    )
    return page(
        request, "replay.html", here="hands", number=number, step=at, steps=len(positions), steps_nav=nav,
        book=book_title(language, record.settings.book), rules=record.started.rules,
        rules_changed=record.started.rules != rules(record.settings.book),
        sealed=bool(record.sealed), told=lines[-1] if lines else "", log=Markup(log(lines, "")),
        link=f"{request.base_url}".rstrip("/") + path, here_path=path,
        odds=[(names[place], round(100 * float(share), 1)) for place, share in (shares or {}).items()],
        felt=_felt(room, table, [position.event for position in positions[: at + 1]], record, seat, language),
    )  # fmt: skip


@get("/tables/{table_id:str}/hands/{number:int}/deal")
async def check_deal(request: Asked, table_id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """Show the page that checks, in the browser, the cards of a hand that one saw against what was committed to."""
    record, _ = await _record(request, table_id, number)
    room, language = parts_of(request).room, language_of(request)
    seats = zip(record.started.players, _marked(room, record, say(language, "bot")), strict=True)
    return page(
        request, "deal.html", here="hands", number=number, table=table_id, sealed=bool(record.sealed),
        back=f"/tables/{table_id}/hands/{number}", record=f"/api/tables/{table_id}/hands/{number}",
        names={str(seat): name for seat, name in seats}, words={key: say(language, f"deal-{key}") for key in DEAL},
    )  # fmt: skip


def _felt(room: Room, table: Table, events: list[Event], record: Record, seat: int, language: str) -> Markup:
    """Draw the felt at a step, for a seat of the hand."""
    w, settings, name = words_of(language), table.settings, room.name
    sees, number = sight(table, 0), record.started.players[seat] if seat >= 0 else -1
    mine = own(table, number)
    inside = []
    for at, pod in enumerate(sees.pods):
        if pod is None:
            inside.append(felt_markup.free(w, at, record.table, False, False, swap=""))
        elif at == number and mine is not None:
            pod, made = pod._replace(cards=mine.cards), made_words(mine, language)
            inside.append(felt_markup.seat(w, pod, name(pod.member), "", table.number, 0, False, 0, True, made, ""))
        else:
            inside.append(felt_markup.seat(w, pod, name(pod.member), "", table.number, 0, False, 0, swap=""))
    book = book_title(language, settings.book)
    won = boards_won(language, events, name) if len(sees.boards) > 1 else {}
    middle = felt_markup.caption(
        w, settings.book, titles(language, settings), stakes(language, settings), book, table.number, swap=""
    ) + felt_markup.middle(w, sees.boards, sees.pots, sees.pot, won, winners(room, sees, language), "", 0, "")
    return Markup(felt_markup.felt(w, settings.name, number, middle, inside, ""))


def odds(spot: Spot) -> tuple[Fraction, ...] | None:
    """Return what each hand is worth: exactly where the ways can be counted, else sampled."""
    found = worth(spot.holdings, spot.boards, spot.sides, spot.stub, spot.size, spot.wanted, chance.generator(), RUNS)
    return found.shares if found else None


def _as_table(record: Record, position: Step) -> Table:
    """Return the table as it stood at a step, with those who were dealt in and nobody else."""
    seats: list[Seat | None] = [None] * record.settings.seats
    deal = position.state.deal
    for number, member, stack in zip(record.started.players, deal.seats, deal.stacks, strict=True):
        seats[number] = Seat(member, stack, record.bots.get(member, ""))
    started = record.started
    return Table(
        record.settings, "", (), tuple(seats), started.button, started.small, started.big, record.number,
        hand=position.state, players=started.players,
    )  # fmt: skip


def _started(record: Record) -> datetime:
    return datetime.fromtimestamp(record.at / 1000, UTC)


def _download(text: str, name: str, kind: str) -> Response[str]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=kind, headers=headers)


@get("/tables/{table_id:str}/hands/{number:int}/phh")
async def as_phh(request: Asked, table_id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """Download a hand as PHH, with the cards that one may know."""
    record, seat = await _record(request, table_id, number)
    names = _marked(parts_of(request).room, record)
    try:
        fields = {"venue": "Cardspeak", "table": record.settings.name, "hand": number, **time_fields(_started(record))}
        written = write_hand(exported(record.events, seat, fields=fields, names=names))
    except Unreadable as error:
        return Response(f"{error}\n", media_type=MediaType.TEXT, status_code=422)
    return _download(written, f"{table_id}-{number}.phh", "application/toml")


@get("/tables/{table_id:str}/hands/{number:int}/json")
async def as_open_hand(request: Asked, table_id: FromPath[str], number: FromPath[int]) -> Response[str]:
    """Download a hand as Open Hand History, with the cards that one may know."""
    record, seat = await _record(request, table_id, number)
    names = _marked(parts_of(request).room, record)
    about = About(
        table=record.settings.name, number=f"{table_id}-{number}", started=_started(record), names=tuple(names),
        chairs=tuple([number + 1 for number in record.started.players]), size=record.settings.seats,
    )  # fmt: skip
    try:
        written = write_open_hand(open_hand(record.events, about, seat))
    except Unreadable as error:
        return Response(f"{error}\n", media_type=MediaType.TEXT, status_code=422)
    return _download(written, f"{table_id}-{number}.ohh.json", "application/json")


HANDLERS = (my_hands, replay, check_deal, as_phh, as_open_hand)
