"""Uvicorn's HTTP connection, which has its time for each part of a request, and a place among others."""

import asyncio
from typing import Any, Protocol, TypeAlias

from uvicorn.protocols.http.h11_impl import H11Protocol

from cardspeak.service.limits import Limits, network
from cardspeak.service.places import Places
from cardspeak.web.gate import HEADERS

RULES = {
    **HEADERS, b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'", b"cache-control": b"no-store",
    b"content-length": b"0", b"connection": b"close",
}  # fmt: skip
LINES = b"".join(b"%b: %b\r\n" % rule for rule in RULES.items())
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n%b\r\n" % LINES
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\n%b\r\n" % LINES


class Connection(Protocol):
    """What has a place."""

    transport: asyncio.Transport


Connections: TypeAlias = Places[Connection]


class HttpConnection(H11Protocol):
    """A connection that is closed where headers, body, or the reader of an answer take too long.

    While it waits for a request, or for the rest of its headers, it gives way to newcomers where there are too many.
    """

    def __init__(self, *given: Any, limits: Limits, places: Connections, **more: Any) -> None:
        super().__init__(*given, **more)
        self._limits, self._places = limits, places
        self._waits_for = ""
        self._timer: asyncio.TimerHandle | None = None
        self._reader: asyncio.TimerHandle | None = None  # runs while the reader of an answer takes nothing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place, and wait for the first request."""
        super().connection_made(transport)
        gone = self._places.enter(self, network(self.client[0] if self.client else ""))
        if gone is self:
            transport.write(FULL)
            transport.close()
        elif gone is not None:
            gone.transport.abort()
        self._wait_for("header")

    def data_received(self, data: bytes) -> None:
        """Read on; what is not a whole request by now has only the time that is left."""
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self._wait_for("header")
        else:
            self._wait_for("body" if self.cycle.more_body else "")

    def on_response_complete(self) -> None:
        """Wait for the next request, for which uvicorn has a time of its own, unless it is there."""
        super().on_response_complete()
        if self.cycle.response_complete and not self.transport.is_closing():
            self._wait_for("idle")

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request with the same rules for browsers as everything else; a page half sent just ends."""
        if repr(self.conn.our_state) in ("IDLE", "SEND_RESPONSE"):  # nothing of an answer was sent
            self.transport.write(UNREADABLE)
        self.transport.close()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the place over."""
        self._end()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Give the reader a while."""
        super().pause_writing()
        self._reader = self.loop.call_later(self._limits["answer-seconds"], self.transport.abort)

    def resume_writing(self) -> None:
        """Go on: the reader has taken what there was."""
        super().resume_writing()
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None

    def connection_lost(self, error: Exception | None) -> None:
        """Give the place back."""
        super().connection_lost(error)
        self._end()

    def _wait_for(self, what: str) -> None:
        if what == self._waits_for:
            return
        self._waits_for = what
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if what in ("header", "body"):
            self._timer = self.loop.call_later(self._limits[f"{what}-seconds"], self.transport.abort)
        (self._places.waits if what in ("header", "idle") else self._places.works)(self)

    def _end(self) -> None:
        for timer in (self._timer, self._reader):
            if timer is not None:
                timer.cancel()
        self._places.leave(self)
