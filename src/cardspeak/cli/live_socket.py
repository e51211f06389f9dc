"""Uvicorn's WebSocket, by which a message can be written at once."""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cardspeak.cli.http_connection import Connections
from cardspeak.service.limits import network
from cardspeak.web.table.connection import WRITE_NOW

LAST_WORD = 3.0  # seconds that the other side has to answer that it is over


class LiveSocket(WebSocketsSansIOProtocol):
    """A connection whose state has a way around its tasks (`WRITE_NOW`).

    Every action is told to six programs. To wake a task for each of them, and to pass the message down through the
    application's layers, takes longer than to write it.
    """

    def __init__(self, *given: Any, places: Connections, **more: Any) -> None:
        super().__init__(*given, **more)
        self._places = places
        self.close_timeout = LAST_WORD

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the place of the connection that it was until now; it never gives way here."""
        super().connection_made(transport)
        self._places.enter(self, network(self.client[0] if self.client else ""))
        self._places.works(self)

    def connection_lost(self, error: Exception | None) -> None:
        """Give the place back."""
        super().connection_lost(error)
        self._places.leave(self)

    async def send(self, message: Any) -> None:
        """Send as uvicorn does; whoever is told that it is over gives way while they say nothing to that."""
        await super().send(message)
        if self.close_sent:
            self._places.waits(self)

    def handle_connect(self, event: Any) -> None:
        """Begin as uvicorn does; the application runs afterwards and finds the way in its state."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][WRITE_NOW] = self.write_now

    def write_now(self, text: bytes) -> bool:
        """Write a message, unless the connection is closing or its reader is behind; say whether it was written."""
        if not self.writable.is_set() or self.transport.is_closing() or self.conn.state.name != "OPEN":
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
