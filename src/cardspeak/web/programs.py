"""The page that tells programs how to talk to the room, made from the interface itself."""

from inspect import cleandoc
from typing import get_args

from litestar import Response, get

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
        speeds=list(SPEEDS),
    )  # fmt: skip
