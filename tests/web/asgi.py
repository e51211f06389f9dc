"""Requests and live connections straight to the application, in one loop with the room: no byte goes unseen."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlencode

from litestar import Litestar

Headers = list[tuple[bytes, bytes]]


class Reply(NamedTuple):
    """What was answered to one request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        """The body as text."""
        return self.body.decode()


def headers_of(token: str = "", **more: str) -> Headers:
    """Return the headers of a member, by the token of a program and by a session; of anybody without a token."""
    found = [(b"host", b"test"), (b"accept-language", b"en")]
    if token:
        found.append((b"authorization", f"Bearer {token}".encode()))
    if token:  # pages know people by their session
        more["cookie"] = "; ".join(filter(None, (f"cardspeak={token}", more.get("cookie", ""))))
    return found + [(key.replace("_", "-").encode(), value.encode("latin-1")) for key, value in more.items()]


def scope_of(
    kind: str, path: str, headers: Headers, method: str = "GET", client: str = "127.0.0.1"
) -> dict[str, Any]:  # fmt: skip
    """Return what a server tells the application of a request."""
    where, _, query = path.partition("?")
    found: dict[str, Any] = {
        "type": kind, "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws", "path": where, "raw_path": where.encode(),
        "query_string": query.encode(), "root_path": "", "headers": headers, "client": (client, 1),
        "server": ("test", 80), "state": {},
    }  # fmt: skip
    return {**found, **({"method": method} if kind == "http" else {"subprotocols": []})}


async def request(
    app: Litestar, method: str, path: str, headers: Headers | None = None, body: bytes = b"", client: str = "127.0.0.1"
) -> Reply:  # fmt: skip
    """Send one request."""
    sent = [{"type": "http.request", "body": body, "more_body": False}]
    got: list[dict[str, Any]] = []

    async def receive() -> Any:
        return sent.pop() if sent else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        got.append(message)

    given = headers_of() if headers is None else headers
    if body:
        given = [*given, (b"content-length", str(len(body)).encode())]
    await app(scope_of("http", path, given, method, client), receive, send)  # type: ignore[arg-type]
    fields = {key.decode(): value.decode("latin-1") for key, value in got[0]["headers"]}
    return Reply(got[0]["status"], fields, b"".join(message.get("body", b"") for message in got[1:]))


async def form(app: Litestar, path: str, headers: Headers | None = None, **fields: str) -> Reply:
    """Send a form."""
    kind = (b"content-type", b"application/x-www-form-urlencoded")
    return await request(app, "POST", path, [*(headers_of() if headers is None else headers), kind],
                         urlencode(fields).encode())  # fmt: skip


class Live:
    """A live connection; everything that is sent to it is handed to `heard` at the moment it is sent."""

    def __init__(self, app: Litestar, path: str, headers: Headers, heard: Callable[[str], None]) -> None:
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._heard = heard
        self.closed: int | None = None
        self._inbox.put_nowait({"type": "websocket.connect"})
        scope = scope_of("websocket", path, headers)
        self.task = asyncio.ensure_future(app(scope, self._inbox.get, self._send))  # type: ignore[arg-type]

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            data = message.get("text")
            self._heard(message["bytes"].decode() if data is None else data)
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)

    def say(self, data: object) -> None:
        """Send a message; what is no text is made JSON."""
        text = data if isinstance(data, str) else json.dumps(data)
        self._inbox.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    def say_bytes(self, data: bytes) -> None:
        """Send a binary message."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": None, "bytes": data})

    def hang_up(self) -> None:
        """Go away, and wait for nothing."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def close(self) -> None:
        """Go away."""
        self.hang_up()
        await self.task
