"""The pages of the club: for everybody, and for its staff by their roles."""

from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.room.cash.admission import personal_things
from cardspeak.room.club.state import Club, game_of, roles_of
from cardspeak.service.running_club import law_of
from cardspeak.web.club import sections
from cardspeak.web.club.house import Console, desk_of, staffed
from cardspeak.web.club.live import live_part
from cardspeak.web.club.people import found_by
from cardspeak.web.club.sight import said_lately
from cardspeak.web.club.words import Names, game_words
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import language_of, parts_of, who
from cardspeak.web.render import page, raw

THINGS = {
    "table_clear": "club-thing-table-clear",
    "legroom_clear": "club-thing-legroom-clear",
    "walkways_clear": "club-thing-walkways-clear",
}
"""What is posted of personal things, by its code; that the policy is posted is what the page does."""


@get("/club", sync_to_thread=False)
def club_page(request: Asked) -> Response[str]:
    """Show the club to everybody: tables, how many wait, what is posted; no names."""
    club, me, language = desk_of(request).club, who(request), language_of(request)
    if club is None:
        return page(request, "club_page.html", here="club", name="")
    tables = [
        {"name": each.name, "game": game_words(language, each), "taken": sum(1 for place in each.places if place),
         "size": len(each.places), "waiting": len(club.lists.get(game_of(each), ()))}
        for each in club.tables.values()
    ]  # fmt: skip
    said = said_lately(club, Names(desk_of(request)), parts_of(request).room.clock.now())
    return page(
        request, "club_page.html", here="club", name=club.house.name, tables=tables, said=[said] if said else [],
        policy=[line for line in club.house.policy.splitlines() if line.strip()],
        things=[THINGS[each] for each in _things(club) if each in THINGS],
        staff=bool(me and roles_of(club, me.id)), mine=bool(me and me.id in club.members),
    )  # fmt: skip


def _things(club: Club) -> tuple[str, ...]:
    # what holds for personal things, under the book of its cash tables and that of its tournaments
    house = club.house
    laws = (
        law_of(house.book, house.game, "cash"),
        law_of(house.tournament_book or house.book, house.game, "tournament"),
    )
    return tuple(dict.fromkeys([each for law in laws for each in personal_things(law)]))


def shown(console: Console, section: str, problem: str = "", **more: Any) -> Response[str]:
    """Draw a page of the staff; `section` may name a table or a member behind a stroke."""
    kind, _, whose = section.partition("/")
    if kind == "evening":
        live = raw(live_part(console))
        return console.draw("club_run.html", "evening", problem, live=live, show="run", **more)
    if kind in ("table", "member"):
        found = sections.table(console, int(whose)) if kind == "table" and whose.isdecimal() else None
        found = sections.member(console, whose) if kind == "member" else found
        if found is None:
            raise NotFoundException
        return console.draw(f"club_{kind}.html", kind, problem, **found, **more)
    if kind not in sections.SECTIONS:
        raise NotFoundException
    asked = dict(more.pop("given", {}))
    return console.draw(f"club_{kind}.html", kind, problem, **sections.SECTIONS[kind](console, asked), **more)


@get("/club/run")
async def evening(request: Asked) -> Response[str] | Redirect:
    """Show the evening."""
    console = await staffed(request)
    return console if isinstance(console, Redirect) else shown(console, "evening")


@get("/club/run/{section:str}")
async def one_section(request: Asked, section: FromPath[str]) -> Response[str] | Redirect:
    """Show a page of the staff."""
    console = await staffed(request, section)
    if isinstance(console, Redirect):
        return console
    given = {key: request.query_params.get(key, "") for key in request.query_params}
    if given.get("find", "").strip():
        text = given["find"].strip()[:200]
        found = await found_by(console, text)
        given |= {"find": text, "found": "" if isinstance(found, Refused) else " ".join(found)}
    return shown(console, section, given=given)


@get("/club/run/table/{number:int}")
async def one_table(request: Asked, number: FromPath[int]) -> Response[str] | Redirect:
    """Show one table."""
    console = await staffed(request, "table")
    return console if isinstance(console, Redirect) else shown(console, f"table/{number}")


@get("/club/run/member/{member:str}")
async def one_member(request: Asked, member: FromPath[str]) -> Response[str] | Redirect:
    """Show one member."""
    console = await staffed(request, "member")
    return console if isinstance(console, Redirect) else shown(console, f"member/{member}")


HANDLERS = (club_page, evening, one_section, one_table, one_member)
