"""The replayer: a played hand step by step, as its viewer saw it. A stranger to the table sees what all saw."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from markupsafe import Markup

from cardspeak.hand.events import Event
from cardspeak.hand.state import State
from cardspeak.hand.view import told
from cardspeak.history.known import known_from_the_deal
from cardspeak.history.steps import Step, steps
from cardspeak.locale import capital, say, street_in_words
from cardspeak.record import record
from cardspeak.room.table.state import Seat, Table
from cardspeak.service.build import rules
from cardspeak.service.played import Record, held_by
from cardspeak.service.room import Room
from cardspeak.web.escaped import words_of
from cardspeak.web.lobby import stakes, titles
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import language_of, parts_of
from cardspeak.web.render import book_title, page
from cardspeak.web.table import felt_markup, hand_files, hand_list
from cardspeak.web.table import sight as seen
from cardspeak.web.table.boards import boards_won, made_words
from cardspeak.web.table.drawing import winners
from cardspeak.web.table.event_words import story
from cardspeak.web.table.hand_files import formats
from cardspeak.web.table.hand_found import found, marked, names_in
from cardspeak.web.table.odds import odds_at
from cardspeak.web.table.picture import drawn
from cardspeak.web.table.sight import Sight, own, sight
from cardspeak.web.table.viewer import log

UNASKED = -1
SVG = "image/svg+xml"


@record
class Position(NamedTuple):
    """A hand at one step, as its viewer has it; `table` has those who were dealt in and nobody else."""

    record: Record
    seat: int
    steps: list[Step]
    at: int
    table: Table

    @property
    def state(self) -> State:
        """The hand at the step."""
        return self.steps[self.at].state

    @property
    def events(self) -> list[Event]:
        """What has happened up to the step."""
        return [step.event for step in self.steps[: self.at + 1]]


def position(record: Record, seat: int, step: int) -> Position:
    """Return a hand at a step, the first or last one where there is no such step; unasked the first decision."""
    positions = steps(known_from_the_deal(told(record.events, seat)))
    if step == UNASKED:
        step = next((each.number for each in positions if each.turn >= 0), 0)
    at = min(max(step, 0), len(positions) - 1)
    return Position(record, seat, positions, at, _as_table(record, positions[at]))


def streets(positions: Sequence[Step]) -> list[tuple[str, int]]:
    """Return where to jump to: each street by its name, where it is first somebody's turn or else dealt; the end of it.

    The names are those of the game's streets, then `showdown` where there was one.
    """
    dealt: dict[int, int] = {}
    for each in positions:
        if each.state.street >= 0 and each.kind == "deal":
            dealt.setdefault(each.state.street, each.number)
    game = positions[0].state.deal.game
    found = [(game.streets[street].name, at) for street, at in sorted(dealt.items())]
    shown = next((each.number for each in positions if each.kind == "show"), UNASKED)
    return found if shown == UNASKED or (found and shown < found[-1][1]) else [*found, ("showdown", shown)]


@get("/tables/{table_id:str}/hands/{number:int}")
async def replay(
    request: Asked, table_id: FromPath[str], number: FromPath[int], step: FromQuery[int] = UNASKED
) -> Response[str]:
    """Go through a hand step by step, with pots and, where all cards are known, odds."""
    record, seat = await found(request, table_id, number)
    return await asyncio.to_thread(_replayed, request, record, seat, step)


def _replayed(request: Asked, record: Record, seat: int, step: int) -> Response[str]:
    room, language = parts_of(request).room, language_of(request)
    now = position(record, seat, step)
    shares, exact = odds_at(now.state, now.seat)
    names, last = names_in(room, record), len(now.steps) - 1
    lines = list(story(language, now.events, names))
    path = f"/tables/{record.table}/hands/{record.number}"
    to = {"first": 0, "back": max(now.at - 1, 0), "next": min(now.at + 1, last), "last": last}
    jumps = [(capital(street_in_words(language, name)), at) for name, at in streets(now.steps)]
    on = max([place for place, (_, at) in enumerate(jumps) if at <= now.at], default=UNASKED)
    said = {place: _share(language, share, exact) for place, share in shares.items()}
    return page(
        request, "replay.html", here="hands", number=record.number, step=now.at, steps=last + 1, steps_nav=to.items(),
        streets=jumps, street=on, pot=sight(now.table, 0).pot, summary=_summary(language, room, record),
        book=book_title(language, record.settings.book), rules=record.started.rules,
        rules_changed=record.started.rules != rules(record.settings.book),
        sealed=bool(record.sealed), told=_last(lines), log=Markup(log(lines, "")),
        link=f"{request.base_url}".rstrip("/") + path, here_path=path, table=record.table,
        files=formats(room, record, seat),
        odds=[(names[place], share) for place, share in said.items()], felt=_felt(room, now, said, language),
    )  # fmt: skip


def _last(lines: Sequence[str]) -> str:
    """Return what was told last, without the marks by which the log begins a street."""
    return " ".join(lines[-1].replace("***", "").split()) if lines else ""


def _share(language: str, share: float, exact: bool) -> str:
    percent = f"{share:.1f}" if language == "en" else f"{share:.1f}".replace(".", ",")
    return say(language, "hand-share-exact" if exact else "hand-share-about", percent=percent)


def _summary(language: str, room: Room, record: Record) -> str:
    """Say in one line which hand this is, for whoever gets the link."""
    settings, names = record.settings, marked(room, record, say(language, "bot"))
    return f"{titles(language, settings)} {stakes(language, settings)} · {', '.join(names)}"


@get("/tables/{table_id:str}/hands/{number:int}/picture.svg")
async def picture(
    request: Asked, table_id: FromPath[str], number: FromPath[int], step: FromQuery[int] = UNASKED
) -> Response[str]:
    """Draw a step of a hand as a picture that can be kept and shown elsewhere, with the cards that one may know."""
    record, seat = await found(request, table_id, number)
    return await asyncio.to_thread(_picture, request, record, seat, step)


def _picture(request: Asked, record: Record, seat: int, step: int) -> Response[str]:
    room, language = parts_of(request).room, language_of(request)
    now = position(record, seat, step)
    shares, exact = odds_at(now.state, now.seat)
    lines = list(story(language, now.events, names_in(room, record)))
    settings = record.settings
    title = f"{titles(language, settings)} · {stakes(language, settings)} · {book_title(language, settings.book)}"
    sees, mine, first = _seen(now)
    labels = {record.started.players[place]: _share(language, share, exact) for place, share in shares.items()}
    svg = drawn(
        words_of(language), sees._replace(pods=mine), first, room.name, labels, title,
        f"{settings.name} · {say(language, 'hand-number', number=record.number)}", _last(lines),
    )  # fmt: skip
    name = f"{record.table}-{record.number}-{now.at + 1}.svg"
    return Response(svg, media_type=SVG, headers={"content-disposition": f'inline; filename="{name}"'})


def _seen(now: Position) -> tuple[Sight, tuple[Any, ...], int]:
    """Return what is seen at a step, its seats with all cards that the viewer has by the end, and the viewer's seat."""
    sees = sight(now.table, 0)
    pods = []
    for pod in sees.pods:
        place = -1 if pod is None else now.table.players.index(pod.number)
        if pod is not None and any(not each.rank for each in pod.cards):
            pod = pod._replace(cards=tuple([seen.card(number) for number in held_by(now.state, place)]))
        pods.append(pod)
    return sees, tuple(pods), now.record.started.players[now.seat] if now.seat >= 0 else UNASKED


def _felt(room: Room, now: Position, shares: Mapping[int, str], language: str) -> Markup:
    """Draw the felt at a step; where nobody was dealt in there is nothing, and nothing to sit down in."""
    w, table, name = words_of(language), now.table, room.name
    settings = table.settings
    sees, pods, number = _seen(now)
    mine = own(table, number)
    inside = []
    for pod in pods:
        if pod is None:
            inside.append("")
            continue
        made = made_words(mine, language) if pod.number == number and mine is not None else ""
        label = shares.get(table.players.index(pod.number), "")
        inside.append(
            felt_markup.seat(w, pod, name(pod.member), label, table.number, 0, False, 0, pod.number == number, made, "")
        )
    book = book_title(language, settings.book)
    won = boards_won(language, now.events, name) if len(sees.boards) > 1 else {}
    middle = felt_markup.caption(
        w, settings.book, titles(language, settings), stakes(language, settings), book, table.number, swap=""
    ) + felt_markup.middle(w, sees.boards, sees.pots, sees.pot, won, winners(room, sees, language), "", 0, swap="")
    return Markup(felt_markup.felt(w, settings.name, number, middle, inside, ""))


def _as_table(record: Record, step: Step) -> Table:
    """Return the table as it stood at a step, with those who were dealt in and nobody else."""
    seats: list[Seat | None] = [None] * record.settings.seats
    deal = step.state.deal
    for number, member, stack in zip(record.started.players, deal.seats, deal.stacks, strict=True):
        seats[number] = Seat(member, stack, record.bots.get(member, ""))
    started = record.started
    return Table(
        record.settings, "", (), tuple(seats), started.button, started.small, started.big, record.number,
        hand=step.state, players=started.players,
    )  # fmt: skip


HANDLERS = (replay, picture, *hand_list.HANDLERS, *hand_files.HANDLERS)
