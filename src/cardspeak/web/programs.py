"""The page that tells programs how to talk to the room, made from the interface itself."""

from functools import cache
from inspect import cleandoc
from typing import get_args

from litestar import Response, get
from msgspec import structs

from cardspeak.service.asking import Asked as Message
from cardspeak.service.asking import Verb
from cardspeak.service.settings import SPEEDS
from cardspeak.service.tournament_asking import MESSAGES, OF_PLAYERS
from cardspeak.web.people.entrance import Asked
from cardspeak.web.render import page

PLAYERS = frozenset(kind.__name__ for kind in OF_PLAYERS)


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
        speeds=list(SPEEDS), events=_of_tournaments(),
    )  # fmt: skip


@cache
def _of_tournaments() -> list[dict[str, object]]:
    """Return the commands of tournaments, each with its fields; what may be left out stands in brackets."""
    rows: list[dict[str, object]] = []
    for verb, kind in MESSAGES.items():
        fields = [each for each in structs.fields(kind) if each.name not in ("id", "seen")]
        shown = [each.name if each.required else f"[{each.name}]" for each in fields]
        scope = "play" if kind.__name__ in PLAYERS else "direct"
        rows.append({"do": verb, "scope": scope, "does": " ".join((kind.__doc__ or "").split()), "fields": shown})
    return rows
