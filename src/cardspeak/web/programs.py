"""The page that tells programs how to talk to the room, made from the interface itself."""

from collections.abc import Collection, Mapping
from inspect import cleandoc
from typing import Any, get_args

from litestar import Response, get
from msgspec import structs

from cardspeak.service import club_asking as club
from cardspeak.service import tournament_asking as tournament
from cardspeak.service.asking import Asked as Message
from cardspeak.service.asking import Verb
from cardspeak.service.settings import SPEEDS
from cardspeak.web.people.entrance import Asked
from cardspeak.web.render import page


@get("/api/docs", sync_to_thread=False)
def page_for_programs(request: Asked) -> Response[str]:
    """Show the addresses, the commands and their fields."""
    paths = []
    for path, item in (request.app.openapi_schema.paths or {}).items():
        for method in ("get", "post"):
            operation = getattr(item, method)
            if operation is not None:
                paths.append(
                    {"method": method.upper(), "path": path, "does": operation.description or operation.summary}
                )
    return page(
        request, "programs.html", paths=paths, verbs=get_args(Verb), about=cleandoc(Message.__doc__ or "").split("\n"),
        speeds=list(SPEEDS), events=_commands(tournament.MESSAGES, tournament.OF_PLAYERS, "direct"),
        of_club=_commands(club.MESSAGES, club.OF_MEMBERS, "club"),
    )  # fmt: skip


def _commands(messages: Mapping[str, Any], own: Collection[type], scope: str) -> list[dict[str, object]]:
    """Return commands, each with its fields and its scope; what may be left out stands in brackets."""
    names = {kind.__name__ for kind in own}
    rows: list[dict[str, object]] = []
    for verb, kind in messages.items():
        fields = [each for each in structs.fields(kind) if each.name not in ("id", "seen")]
        shown = [each.name if each.required else f"[{each.name}]" for each in fields]
        does = " ".join((kind.__doc__ or "").split())
        rows.append({"do": verb, "scope": "play" if kind.__name__ in names else scope, "does": does, "fields": shown})
    return rows
