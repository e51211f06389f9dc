"""Who asks, found once for each request and each live connection, before any page is made."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from cardspeak.ports import Unavailable
from cardspeak.web.people.session import PASS, looked_up, parts_of


class Identified:
    """Asks once who asks, without holding up the others; what is the same for everybody asks nothing."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Note who asks, or that the store could not say."""
        if not scope["path"].startswith("/static/"):
            connection = ASGIConnection[Any, Any, Any, Any](scope)
            try:
                scope["state"][PASS] = found = await looked_up(connection)
            except Unavailable as error:
                scope["state"][PASS] = error
            else:
                if found is not None:
                    parts_of(connection).room.names.learn(found.member.id, found.member.name)
        await self.app(scope, receive, send)
