"""The gate in front of the application: whom the room answers, and the rules for browsers on every answer."""

import logging
import re
from collections.abc import Collection
from ipaddress import ip_address

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from cardspeak.locale.messages import chosen, say
from cardspeak.service.figures import ANSWERS
from cardspeak.service.limits import Limits, network
from cardspeak.service.log import note
from cardspeak.web.people.session import is_foreign
from cardspeak.web.probes import PROBES

SAFE = ("GET", "HEAD", "OPTIONS")
LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
POLICY = (
    "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' {live}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
HEADERS = {
    b"referrer-policy": b"same-origin",
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}
LONGEST_PART = 60  # letters; no page has a longer one, nor has a file system names of more than 255 bytes
YEAR = b"max-age=31536000"
HOST = re.compile(r"(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::[0-9]+)?", re.ASCII)


class Gate:
    """Lets through what was sent to a name of the room by its own pages, or by programs, which have no origin.

    `hosts` are the names that the operator allowed. The machine's own names and the address at which a connection
    came in are allowed by themselves: another site that points its own name at the room (DNS rebinding) can use
    neither.
    """

    def __init__(self, app: ASGIApp, hosts: Collection[str] = (), behind_proxy: bool = False) -> None:
        self.app, self.behind_proxy = app, behind_proxy
        self.hosts = LOCAL | {host.casefold() for host in hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse at the gate, or pass on with the rules for the browser on the answer."""
        host = _header(scope, b"host").lower()
        rules = self._rules(scope, host)
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send, host, rules)
            return
        answer = _in_full(send, rules) if "websocket.http.response" in (scope.get("extensions") or {}) else send
        if not self._is_ours(scope, host) or is_foreign(scope):
            note("foreign_refused", logging.WARNING, address=_address(scope))
            await answer({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
        else:
            await self.app(scope, receive, answer)

    def _rules(self, scope: HTTPScope | WebSocketScope, host: str) -> list[tuple[bytes, bytes]]:
        secure = (_header(scope, b"x-forwarded-proto") if self.behind_proxy else "") or scope["scheme"]
        rules = [*HEADERS.items(), (b"content-security-policy", _policy(host))]
        return [*rules, (b"strict-transport-security", YEAR)] if secure in ("https", "wss") else rules

    async def _http(
        self, scope: HTTPScope, receive: Receive, send: Send, host: str, rules: list[tuple[bytes, bytes]]
    ) -> None:

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                _put(message, rules, scope)
                ANSWERS.labels(str(message["status"])).inc()
            await send(message)

        if scope["path"] in PROBES:
            await self.app(scope, receive, answer)
            return
        limits: Limits = scope["litestar_app"].state.parts.limits
        too_fast = limits.take(("requests", network(_address(scope))))
        if too_fast is not None:
            rules.append((b"retry-after", str(too_fast.facts["seconds"]).encode()))
            await _refuse(answer, scope, 429, "error-429")
        elif not self._is_ours(scope, host):
            name = _name(host)[:80]
            note("host_refused", logging.WARNING, address=_address(scope))
            await _refuse(answer, scope, 421, "gate-host", host=name, command=f"cardspeak serve --allow-host {name}")
        elif scope["method"] not in SAFE and is_foreign(scope):
            note("foreign_refused", logging.WARNING, address=_address(scope))
            await _refuse(answer, scope, 403, "gate-foreign")
        elif any(len(part) > LONGEST_PART or "\0" in part for part in scope["path"].split("/")):
            await _refuse(answer, scope, 404, "error-404")
        else:
            await self.app(scope, receive, answer)

    def _is_ours(self, scope: HTTPScope | WebSocketScope, host: str) -> bool:
        name, server = _name(host), scope.get("server")
        known = name in self.hosts or bool(server and name == server[0].casefold())
        return known and HOST.fullmatch(host) is not None


def _header(scope: HTTPScope | WebSocketScope, wanted: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == wanted), "")


def _address(scope: HTTPScope | WebSocketScope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def _name(host: str) -> str:
    """Return the name in a host header, without its port."""
    name = host.partition("]")[0].removeprefix("[") if host.startswith("[") else host.partition(":")[0]
    try:
        return str(ip_address(name))
    except ValueError:
        return name.removesuffix(".")


def _policy(host: str) -> bytes:
    # not every browser counts live connections as 'self'; of an address in brackets none says more than that
    return POLICY.format(live="" if "[" in host else f"ws://{host} wss://{host}").encode("latin-1")


def _put(start: HTTPResponseStartEvent, rules: list[tuple[bytes, bytes]], scope: HTTPScope) -> None:
    """Put the rules on an answer; what is not the same for everybody is kept by nobody on the way."""
    given = {key.lower() for key, _ in start["headers"]}
    if b"cache-control" not in given and not scope["path"].startswith("/static/"):
        rules = [*rules, (b"cache-control", b"no-store")]
    start["headers"] = [*start["headers"], *[rule for rule in rules if rule[0] not in given]]


def _in_full(send: Send, rules: list[tuple[bytes, bytes]]) -> Send:
    """Have a live connection that is refused answered as other requests are; a server alone says nothing but 403."""
    begun = False

    async def answer(message: Message) -> None:
        nonlocal begun
        if message["type"] != "websocket.close" or begun:
            begun = True
            await send(message)
            return
        head = [*rules, (b"cache-control", b"no-store"), (b"content-length", b"0")]
        await send({"type": "websocket.http.response.start", "status": 403, "headers": head})
        await send({"type": "websocket.http.response.body", "body": b"", "more_body": False})

    return answer


async def _refuse(send: Send, scope: HTTPScope, status: int, message: str, **facts: str) -> None:
    sentence = say(chosen(_header(scope, b"accept-language")), message, **facts)
    kind = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": status, "headers": kind})
    await send({"type": "http.response.body", "body": sentence.encode(), "more_body": False})
