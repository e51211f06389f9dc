"""Making a tournament: a short form, the structure that it comes to, and only then the tournament."""

import asyncio
from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import say
from cardspeak.web.game_choice import grouped
from cardspeak.web.people.entrance import Asked, Form, to
from cardspeak.web.people.session import language_of, parts_of, too_many_tables, who
from cardspeak.web.render import book_choice, page, sentence
from cardspeak.web.slowed import slowed
from cardspeak.web.tournament.wanted import BOUNTIES, PLAYS, USUAL, Shown, ends_of, plan_of, settings_of

MORE = (
    "rebuys",
    "reentries",
    "guarantee",
    "most",
    "seats",
    "full",
    "csv",
    "addon_chips",
    "bounty_kind",
    "languages",
    "rotates",
)


def _form(
    request: Asked, wanted: dict[str, Any], problem: str = "", plan: Shown | None = None, ends: str = ""
) -> Response[str]:
    language = language_of(request)
    return page(
        request, "tournament_new.html", here="tournaments", wanted=wanted, problem=problem,
        status=422 if problem else 200, plan=plan, ends=ends, games=grouped(language),
        books=book_choice(language),
        plays=[(name, say(language, f"tour-play-{name}")) for name in PLAYS],
        bounty_kinds=[(name, say(language, f"tour-bounty-{name}")) for name in BOUNTIES],
        rotates=[("level", say(language, "tour-rotates-level")), ("orbit", say(language, "tour-rotates-orbit"))],
        more=any(str(wanted[name]) != USUAL[name] for name in MORE),
    )  # fmt: skip


@get("/tournaments/new", sync_to_thread=False)
def new_tournament(request: Asked) -> Response[str] | Redirect:
    """Show the form for a new tournament."""
    me = who(request)
    if me is None:
        return to("/enter?next=/tournaments/new")
    return _form(request, {**USUAL, "name": say(language_of(request), "tour-name-of", name=me.name)})


@post("/tournaments/new")
async def make_tournament(request: Asked, data: Form) -> Response[str] | Redirect:
    """Show the structure of a tournament, or make it."""
    me, language = who(request), language_of(request)
    if me is None:
        return to("/enter?next=/tournaments/new")
    wanted = {**USUAL, "full": "", **{key: value[:4000] for key, value in data.items() if key in USUAL}}
    plan = plan_of(wanted, language)
    if isinstance(plan, Refused):
        return _form(request, wanted, sentence(language, plan))
    settings = settings_of(wanted, language)
    assert not isinstance(settings, Refused)  # there was a plan
    if data.get("step") != "make":
        ends = await asyncio.to_thread(ends_of, settings, plan.players, language)
        return _form(request, wanted, "", plan, ends)
    outcome = too_many_tables(request, me.id) or await parts_of(request).room.tournaments.announce(settings, me.id)
    if isinstance(outcome, Refused):
        return slowed(_form(request, wanted, sentence(language, outcome), plan), outcome)
    return to(f"/tournaments/{outcome.id}/run")


HANDLERS = (new_tournament, make_tournament)
