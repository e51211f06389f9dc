"""Who asks: the session of a browser, the token of a program, and where a request may come from."""

from collections.abc import Collection
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import LANGUAGES, chosen
from cardspeak.ports import Member, Unavailable
from cardspeak.service.limits import network
from cardspeak.service.passes import SCOPES, Pass
from cardspeak.service.people import Visitor
from cardspeak.web.parts import Parts

COOKIE = "cardspeak"
LANGUAGE = "language"
PASS = "cardspeak.pass"  # in the state of a request: what lets in who asks, or why the store could not say
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)

Connection = ASGIConnection[Any, Any, Any, Any]


def parts_of(connection: Connection) -> Parts:
    """Return what the room is made of."""
    parts: Parts = connection.app.state.parts
    return parts


def secret_of(connection: Connection) -> str:
    """Return the secret of the browser's session, empty when it has none."""
    return connection.cookies.get(_cookie(connection), "")


def _cookie(connection: Connection) -> str:
    """Return the name of the session's cookie; over TLS one that no other host of the domain can plant."""
    return f"__Host-{COOKIE}" if is_secure(connection) else COOKIE


def bearer_of(connection: Connection) -> str | None:
    """Return the token that a program shows; None where none is shown. Tokens open nothing but what is for programs."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and connection.url.path.startswith("/api/") else None


async def looked_up(connection: Connection) -> Pass | None:
    """Return what lets in who asks: the token of a program where one is shown, else the session."""
    passes, bearer = parts_of(connection).door.passes, bearer_of(connection)
    return await passes.of(secret_of(connection) if bearer is None else bearer, bearer is not None)


def _pass_of(connection: Connection) -> Pass | None:
    found: Pass | Unavailable | None = connection.scope["state"].get(PASS)
    if isinstance(found, Unavailable):
        raise found
    return found


def who(connection: Connection) -> Member | None:
    """Return who asks; `Unavailable` where the store could not say."""
    found = _pass_of(connection)
    return found.member if found else None


def who_if_known(connection: Connection) -> Member | None:
    """Return who asks, nobody where the store could not say: for pages that are the same for everybody."""
    found = connection.scope["state"].get(PASS)
    return found.member if isinstance(found, Pass) else None


def scopes_of(connection: Connection) -> Collection[str]:
    """Return what who asks may have done for them: all by a session, what its scopes name by a token."""
    found = _pass_of(connection)
    return found.scopes if found else () if bearer_of(connection) is not None else SCOPES


def visitor_of(connection: Connection) -> Visitor:
    """Return who stands at the door."""
    return Visitor(secret_of(connection), address_of(connection), _browser(connection.headers.get("user-agent", "")))


def address_of(connection: Connection) -> str:
    """Return what counts as the address of a connection."""
    return network(connection.client.host if connection.client else "")


def too_many_tables(connection: Connection, member: str) -> Refused | None:
    """Count a new table of a member; refuse it where they, or their address, open too many."""
    return parts_of(connection).limits.take(("tables", member), ("tables-per-address", address_of(connection)))


def too_many_tournaments(connection: Connection, member: str) -> Refused | None:
    """Count a new tournament of a member; refuse it where they, or their address, announce too many."""
    here = address_of(connection)
    return parts_of(connection).limits.take(("tournaments", member), ("tournaments-per-address", here))


def _browser(said: str) -> str:
    """Return the browser and the system of a `User-Agent`, as far as it names a usual one."""
    found = [next((name for mark, name in names if mark in said), "") for names in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))


def language_of(connection: Connection) -> str:
    """Return the language of the page: as chosen with a click, else as the browser wants it."""
    # browsers send no wish for a language with a WebSocket, so the page that opens it says its own
    picked = connection.query_params.get("language") or connection.cookies.get(LANGUAGE, "")
    return picked if picked in LANGUAGES else chosen(connection.headers.get("accept-language", ""))


def is_secure(connection: Connection) -> bool:
    """Say whether the browser came over TLS, to us or to the proxy that we were told to trust."""
    forwarded = connection.headers.get("x-forwarded-proto") if parts_of(connection).behind_proxy else None
    return (forwarded or connection.url.scheme) in ("https", "wss")


def session_cookie(connection: Connection, secret: str) -> Cookie:
    """Return the cookie that carries a session; an empty secret ends it."""
    return Cookie(
        _cookie(connection), value=secret, path="/", httponly=True, samesite="lax", secure=is_secure(connection),
        max_age=30 * 24 * 3600 if secret else 0,
    )  # fmt: skip


def is_foreign(scope: Scope) -> bool:
    """Say whether another site made a browser send this."""
    headers = {key: value.decode("latin-1") for key, value in scope["headers"]}
    origin = headers.get(b"origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc.lower() != headers.get(b"host", "").lower()
        except ValueError:  # no address at all
            return True
    return headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none")
