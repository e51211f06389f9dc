"""A home game is opened: a few fields, and people can be asked to come."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import say
from cardspeak.room.table.home_commands import SetHome
from cardspeak.service.home_settings import home_game_from
from cardspeak.service.invitations import LASTS
from cardspeak.service.passwords import unfit
from cardspeak.service.tables import RunningTable
from cardspeak.service.threads import PEOPLE
from cardspeak.web.people.entrance import Asked, Form, to
from cardspeak.web.people.session import language_of, parts_of, too_many_tables, who
from cardspeak.web.render import sentence
from cardspeak.web.slowed import slowed
from cardspeak.web.table_form import table_form

USUAL: dict[str, Any] = {
    "game": "no-limit holdem", "small": "1", "big": "2", "ante": "0", "least": "40", "most": "400", "book": "common",
    "seats": "8", "speed": "normal", "runs": "1", "straddles": "", "chop": "", "door": "invited", "admits": "",
    "password": "", "bomb_every": "", "bomb_ante": "", "bots": "", "level": "solid",
}  # fmt: skip


@get("/home/new", sync_to_thread=False)
def new_home_game(request: Asked) -> Response[str] | Redirect:
    """Show the form for a home game."""
    me = who(request)
    if me is None:
        return to("/enter?next=/home/new")
    return table_form(
        request, "home_new.html", {**USUAL, "name": say(language_of(request), "home-name-of", name=me.name)}
    )


async def opened(
    request: Request[object, object, State], host: str, asked: Mapping[str, str]
) -> RunningTable | Refused:
    """Open a home game with a link that holds for a week, and a password where one is given."""
    parts, found, password = parts_of(request), home_game_from(asked), asked.get("password", "")
    weak = unfit(password) if password else None
    if isinstance(found, Refused):
        return found
    refused = weak or too_many_tables(request, host)
    if refused is not None:
        return refused
    running = await parts.room.open_table(found.settings, host, (), (SetHome(host, found.rules),))
    if isinstance(running, Refused):
        return running
    invitations = parts.door.invitations
    await PEOPLE.call(invitations.renew, running.id, host, LASTS[1])
    if password:
        await parts.door.apart(partial(invitations.lock, running.id, host, password))
    return running


@post("/home/new")
async def open_home_game(request: Asked, data: Form) -> Response[str] | Redirect:
    """Open a home game; its host chooses a seat on its page."""
    me = who(request)
    if me is None:
        return to("/enter?next=/home/new")
    outcome = await opened(request, me.id, data)
    if isinstance(outcome, RunningTable):
        return to(f"/tables/{outcome.id}")
    wanted = {**USUAL, "name": "", **data, "password": ""}
    return slowed(table_form(request, "home_new.html", wanted, sentence(language_of(request), outcome)), outcome)


HANDLERS = (new_home_game, open_home_game)
