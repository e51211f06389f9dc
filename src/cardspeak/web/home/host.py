"""What the host of a home game does, by taps: players and chips, blinds, pots, bots, who may come, a pause, the end."""

from collections.abc import Callable
from functools import partial
from typing import Any

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery

from cardspeak.bots.levels import LEVELS
from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import say
from cardspeak.room.table import commands as c
from cardspeak.room.table import home_commands as hc
from cardspeak.room.table.state import Table
from cardspeak.service.home_settings import agreement_from, rules_from, stakes_from, whole
from cardspeak.service.invitations import LASTS
from cardspeak.service.tables import RunningTable
from cardspeak.web.home.invite import at_the_door, invitation
from cardspeak.web.home.reach import reached
from cardspeak.web.people.entrance import Asked, Form
from cardspeak.web.people.session import language_of, parts_of, who
from cardspeak.web.render import sentence, template, words

SECTIONS = ("players", "stakes", "pots", "bots", "door")
Commanded = c.Command | Refused


def _chips(data: dict[str, str], table: Table, me: str) -> Commanded:
    seat, chips = whole(data, "seat", 0, 0, 9), whole(data, "chips", 0)
    if isinstance(chips, Refused) or isinstance(seat, Refused):
        return chips if isinstance(chips, Refused) else Refused("no_such_seat", {"seat": 0})
    return hc.GiveChips(me, seat, -chips if data.get("way") == "take" else chips)


def _remove(data: dict[str, str], table: Table, me: str) -> Commanded:
    seat = whole(data, "seat", 0, 0, 9)
    return seat if isinstance(seat, Refused) else c.Remove(me, seat)


def _stakes(data: dict[str, str], table: Table, me: str) -> Commanded:
    found = stakes_from(data, table.settings.stakes, table.settings.games)
    return found if isinstance(found, Refused) else c.SetStakes(me, found)


def _agreed(data: dict[str, str], table: Table, me: str) -> Commanded:
    found = agreement_from(data, table.settings.agreement)
    return found if isinstance(found, Refused) else c.NoteAgreement(me, found)


def _rules(data: dict[str, str], table: Table, me: str) -> Commanded:
    # a form holds a part of the rules; the others stay as they are
    assert table.home is not None
    found, part = rules_from(data), data.get("part", "")
    if isinstance(found, Refused):
        return found
    now = table.home.rules
    if part == "pots":
        now = now._replace(bomb_every=found.bomb_every, bomb_ante=found.bomb_ante)
    elif part == "bots":
        now = now._replace(bots=found.bots, level=found.level)
    else:
        now = now._replace(door=found.door, admits=found.admits)
    return hc.SetHome(me, now)


COMMANDS: dict[str, Callable[[dict[str, str], Table, str], Commanded]] = {
    "chips": _chips,
    "remove": _remove,
    "appoint": lambda data, table, me: c.Appoint(me, data.get("member", "")),
    "hand-over": lambda data, table, me: c.HandOver(me, data.get("member", "")),
    "stakes": _stakes,
    "agree": _agreed,
    "rules": _rules,
    "admit": lambda data, table, me: hc.Admit(me, data.get("member", ""), True),
    "refuse": lambda data, table, me: hc.Admit(me, data.get("member", ""), False),
    "pause": lambda data, table, me: hc.Pause(me),
    "go-on": lambda data, table, me: hc.GoOn(me),
    "close": lambda data, table, me: c.Close(me),
}
OF_THE_DOOR = ("renew", "password", "ask", "unask")


def _at(request: Asked, table_id: str) -> tuple[RunningTable, str]:
    running, me = reached(request, table_id), who(request)
    if running is None or running.state.home is None:
        raise NotFoundException
    if me is None or me.id not in running.state.floor:
        raise PermissionDeniedException
    return running, me.id


async def _shown(request: Asked, running: RunningTable, me: str, section: str, said: str = "") -> Response[str]:
    table, room, language = running.state, parts_of(request).room, language_of(request)
    assert table.home is not None
    players: list[dict[str, Any]] = [
        {
            "seat": number, "member": seat.member, "name": room.name(seat.member), "stack": seat.stack + seat.bought,
            "bot": seat.bot, "floor": seat.member in table.floor, "me": seat.member == me,
        }
        for number, seat in enumerate(table.seats)
        if seat
    ]  # fmt: skip
    given = {
        **words(language), "id": running.id, "said": said, "section": section, "players": players,
        "owner": me == table.owner, "stakes": table.settings.stakes, "agreement": table.settings.agreement,
        "rules": table.home.rules, "paused": table.held == "paused", "seats": table.settings.seats,
        "wishes": [(wish.member, room.name(wish.member), wish.seat, wish.chips) for wish in table.home.wishes],
        "levels": [(name, say(language, f"level-{name}")) for name in LEVELS], "lasts": LASTS,
        "closed": table.closed, **await invitation(request, running),
    }  # fmt: skip
    return Response(template("home_host.html", given), media_type=MediaType.HTML)


@get("/tables/{table_id:str}/host")
async def host(request: Asked, table_id: FromPath[str], section: FromQuery[str] = "players") -> Response[str]:
    """Show the host what they may do."""
    running, me = _at(request, table_id)
    return await _shown(request, running, me, section if section in SECTIONS else "players")


@post("/tables/{table_id:str}/host", status_code=200)
async def hosted(request: Asked, table_id: FromPath[str], data: Form) -> Response[str]:
    """Do one thing as the host; what is refused is said, and everything stays as it was."""
    (running, me), do, language = _at(request, table_id), data.get("do", ""), language_of(request)
    section = data.get("section", "") if data.get("section", "") in SECTIONS else "players"
    outcome: object
    if do in OF_THE_DOOR:
        outcome = await at_the_door(request, running, do, data)
    elif do in COMMANDS:
        meant = COMMANDS[do](data, running.state, me)
        if isinstance(meant, Refused):
            outcome = meant
        else:
            given = partial(_again, do, data, me, meant)
            outcome = await parts_of(request).room.requests.give(running, me, given, data.get("id", "")[:64])
    else:
        raise ClientException
    if isinstance(outcome, Refused) and outcome.code != "nothing_to_change":
        return await _shown(request, running, me, section, sentence(language, outcome))
    if me not in running.state.floor:
        raise PermissionDeniedException
    return await _shown(request, running, me, section, say(language, "home-done"))


def _again(do: str, data: dict[str, str], me: str, meant: c.Command, table: Table) -> c.Command:
    """Return a command for the table as it stands, where others have changed it meanwhile."""
    found = COMMANDS[do](data, table, me)
    return meant if isinstance(found, Refused) else found


HANDLERS = (host, hosted)
