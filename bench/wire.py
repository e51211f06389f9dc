"""A WebSocket client that costs little: the load must leave the processor to the server that is measured."""

import asyncio
import os
import zlib
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n{more}\r\n"
)
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"  # as Chromium asks for it
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Wire(asyncio.Protocol):
    """One connection: `heard` is called with the bytes of each message; `closed` says that it is over."""

    def __init__(self, heard: Callable[["Wire", bytes], None]) -> None:
        self.heard, self.closed, self.open = heard, False, False
        self._rest = b""
        self._inflater: zlib._Decompress | None = None
        self.received = 0

    @classmethod
    async def connect(
        cls, address: str, heard: Callable[["Wire", bytes], None], *, deflate: bool, **headers: str
    ) -> "Wire":
        """Open a connection to a `ws://` address; with `deflate` as a browser does."""
        where = urlsplit(address)
        wire = cls(heard)
        await asyncio.get_running_loop().create_connection(lambda: wire, where.hostname, where.port)
        more = "".join(f"{name}: {value}\r\n" for name, value in headers.items()) + (DEFLATE if deflate else "")
        path = f"{where.path}?{where.query}" if where.query else where.path
        wire.transport.write(HANDSHAKE.format(path=path, host=where.netloc, more=more).encode())
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the way back."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are not of this class

    def connection_lost(self, error: Exception | None) -> None:
        """Note that it is over."""
        self.closed = True

    def data_received(self, data: bytes) -> None:
        """Take the messages out of what came."""
        self.received += len(data)
        data = self._rest + data if self._rest else data
        if not self.open:
            head, found, rest = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = data
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise SystemExit(f"no connection: {head.decode()}")
            self.open, data = True, rest
            if b"permessage-deflate" in head.lower():
                self._inflater = zlib.decompressobj(-15)
        start, have = 0, len(data)
        while have - start >= 2:
            first, size = data[start], data[start + 1]
            begin = start + 2
            if size > 125:
                width = 2 if size == 126 else 8
                size, begin = int.from_bytes(data[begin : begin + width]), begin + width
            if begin > have or begin + size > have:
                break
            start = begin + size
            self._take(first, data[begin:start])
        self._rest = data[start:]

    def _take(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind == TEXT:
            if first & 64:
                assert self._inflater is not None
                payload = self._inflater.decompress(payload + b"\0\0\xff\xff")
            self.heard(self, payload)
        elif kind == PING:
            self._frame(PONG, payload)
        elif kind == CLOSE:
            self.transport.close()

    def send(self, text: bytes) -> None:
        """Send a message, unless the connection is over."""
        if not self.closed:
            self._frame(TEXT, text)

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2)
        mask = os.urandom(4)
        wide = int.from_bytes((mask * (size // 4 + 1))[:size]) ^ int.from_bytes(payload)
        self.transport.write(head + mask + wide.to_bytes(size))
