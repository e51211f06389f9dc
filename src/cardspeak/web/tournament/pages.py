"""The pages of a tournament for everybody: the list, the event itself, one player, the screen on the wall."""

from typing import Any

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import amount, say
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import roles_of
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.web.lobby import titles_of
from cardspeak.web.people.entrance import Asked, Form, to
from cardspeak.web.people.session import language_of, parts_of, who
from cardspeak.web.qr import code
from cardspeak.web.render import book_title, page, raw, sentence
from cardspeak.web.tournament.flight_sight import related
from cardspeak.web.tournament.live import live_part
from cardspeak.web.tournament.sight import board, price_words
from cardspeak.web.tournament.wanted import structure_rows


async def found(request: Asked, tournament_id: str) -> RunningTournament:
    """Return a tournament; 404 where there is none."""
    all_of_them = parts_of(request).room.tournaments
    running = await all_of_them.find(tournament_id)
    if running is None:
        raise NotFoundException
    for other in related(running.state):  # its flights, and the event of a flight: they are named
        await all_of_them.find(other)
    return running


def head(request: Asked, running: RunningTournament) -> dict[str, Any]:
    """Return what every page of a tournament says at its head."""
    settings, me = running.state.settings, who(request)
    language = language_of(request)
    return {
        "here": "tournaments", "id": running.id, "name": settings.name, "book": settings.book,
        "book_title": book_title(language, settings.book), "game": titles_of(language, settings.games),
        "runs": bool(me and roles_of(running.state, me.id)), "mine": bool(me and me.id in running.state.entrants),
    }  # fmt: skip


@get("/tournaments", sync_to_thread=False)
def tournaments(request: Asked) -> Response[str]:
    """List the tournaments that are announced, run, or have just ended."""
    parts, me, language = parts_of(request), who(request), language_of(request)
    all_of_them, now = parts.room.tournaments, parts.room.clock.now()
    rows = [_row(request, running, language, now) for running in all_of_them.listed(me.id if me else "")]
    return page(request, "tournaments.html", here="tournaments", rows=rows)


def _row(request: Asked, running: RunningTournament, language: str, now: int) -> dict[str, Any]:
    seen = board(parts_of(request).room.tournaments, running, language, now)
    stakes = seen.clock.stakes if seen.clock and seen.stage == "running" else price_words(running.state, language)
    return {**head(request, running), "stage": seen.stage, "left": seen.left, "entries": seen.entries,
            "pool": seen.pool, "stakes": stakes}  # fmt: skip


@get("/tournaments/{tournament_id:str}")
async def tournament(request: Asked, tournament_id: FromPath[str]) -> Response[str]:
    """Show a tournament."""
    return tournament_page(request, await found(request, tournament_id))


def tournament_page(request: Asked, running: RunningTournament, problem: str = "") -> Response[str]:
    """Show a tournament, perhaps with why something could not be done."""
    language, settings = language_of(request), running.state.settings
    addresses = parts_of(request).addresses
    invite = f"{addresses[0].rstrip('/')}/tournaments/{running.id}" if addresses and running.state.open else ""
    return page(
        request, "tournament.html", problem=problem, status=422 if problem else 200, **head(request, running),
        live=raw(live_part(request, running, "page")), levels=structure_rows(settings.structure, language),
        starting=settings.structure.starting, terms=terms(running, settings, language), invite=invite,
        qr=raw(code(invite)) if invite else "",
    )  # fmt: skip


def terms(running: RunningTournament, settings: Settings, language: str) -> list[str]:
    """Say what an entry costs and what may be bought."""
    said = [say(language, "tour-entry-price", price=price_words(running.state, language))]
    if settings.rebuy:
        chips = amount(language, settings.rebuy.chips)
        said.append(say(language, "tour-term-rebuy", chips=chips, level=settings.rebuy.until))
    if settings.addon:
        said.append(say(language, "tour-term-addon", chips=amount(language, settings.addon.chips)))
    if settings.late_until:
        said.append(say(language, "tour-late-until", level=settings.late_until))
    if settings.guarantee:
        said.append(say(language, "tour-term-guarantee", amount=amount(language, settings.guarantee)))
    if settings.languages:
        said.append(say(language, "tour-term-languages", languages=", ".join(settings.languages)))
    if settings.starts_full:
        said.append(say(language, "tour-term-full", players=settings.most_entries))
    return said


@get("/tournaments/{tournament_id:str}/wall")
async def wall(request: Asked, tournament_id: FromPath[str]) -> Response[str]:
    """Show the screen for the wall."""
    running = await found(request, tournament_id)
    return page(
        request, "tournament_wall.html", **head(request, running), live=raw(live_part(request, running, "wall"))
    )  # fmt: skip


@get("/tournaments/{tournament_id:str}/players/{player:str}")
async def player_page(request: Asked, tournament_id: FromPath[str], player: FromPath[str]) -> Response[str]:
    """Show where a player sits and goes, the stack, the place."""
    running = await found(request, tournament_id)
    if player not in running.state.entrants:
        raise NotFoundException
    return page(
        request, "tournament_player.html", **head(request, running), player=player,
        live=raw(live_part(request, running, "player", player)),
    )  # fmt: skip


async def _for_oneself(request: Asked, tournament_id: str, command: Any, back: str = "") -> Response[str] | Redirect:
    running, me = await found(request, tournament_id), who(request)
    if me is None:
        return to(f"/enter?next=/tournaments/{running.id}")
    outcome = await parts_of(request).room.tournaments.ask(running, me.id, command(me.id))
    if isinstance(outcome, Refused):
        return tournament_page(request, running, sentence(language_of(request), outcome))
    return to(back.format(me=me.id) or f"/tournaments/{running.id}")


@post("/tournaments/{tournament_id:str}/enter")
async def enter(request: Asked, tournament_id: FromPath[str]) -> Response[str] | Redirect:
    """Enter a tournament, or enter again."""
    running, me = await found(request, tournament_id), who(request)
    own = running.state.entrants.get(me.id) if me else None
    again = own is not None and own.status == "out"
    return await _for_oneself(
        request, tournament_id, lambda member: c.ReEnter(member, member) if again else c.Register(member, member)
    )


@post("/tournaments/{tournament_id:str}/withdraw")
async def withdraw(request: Asked, tournament_id: FromPath[str]) -> Response[str] | Redirect:
    """Take one's entry back."""
    return await _for_oneself(request, tournament_id, lambda member: c.Unregister(member, member))


@post("/tournaments/{tournament_id:str}/deal")
async def deal(request: Asked, tournament_id: FromPath[str], data: Form) -> Response[str] | Redirect:
    """Agree to a deal, or refuse it."""
    agrees = data.get("how") == "agree"
    return await _for_oneself(
        request, tournament_id,
        lambda member: c.AgreeDeal((member,), member) if agrees else c.RefuseDeal(member, member),
        f"/tournaments/{tournament_id}/players/{{me}}",
    )  # fmt: skip


HANDLERS = (tournaments, tournament, wall, player_page, enter, withdraw, deal)
