"""Uvicorn's WebSocket, by which a message can be written at once."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cardspeak.web.table.connection import WRITE_NOW


class LiveSocket(WebSocketsSansIOProtocol):
    """A connection whose state has a way around its tasks (`WRITE_NOW`).

    Every action is told to six programs. To wake a task for each of them, and to pass the message down through the
    application's layers, takes longer than to write it.
    """

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
