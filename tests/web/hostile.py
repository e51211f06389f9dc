"""Malformed, stale and hostile messages: an endless supply of them."""

import json
from random import Random
from urllib.parse import quote

VERBS = (
    "fold", "check", "call", "raise", "all-in", "bring-in", "discard", "show", "muck", "sit", "leave", "sit-out",
    "sit-in", "top-up", "clock", "advance", "chat", "cut", "remove", "appoint", "close", "bot",
    "run", "straddle", "penalise", "forfeit", "undo-penalty", "call-floor", "close-call", "stop-clock", "start-clock",
    "set-stakes", "set-speed", "agree", "dismiss", "hand-over", "put-right", "void-deal", "away",
    "change-seat", "chop", "chop-blinds", "split", "admit", "refuse-seat", "give-chips", "take-chips", "pause", "go-on",
    "set-home",
)  # fmt: skip
ODD: tuple[object, ...] = (
    0, -1, 1 << 31, 1 << 63, 10**40, -(10**40), 1.5, 1e308, True, None, "", "0", "-0", "９", "1e9", "0x10", " 5 ",
    [], [[]], {}, {"a": 1}, "\0",
    "\x7f\x1b[2J", "\u202e", "🂡" * 60,
    "%00", "'; DROP TABLE events; --", "<script>alert(1)</script>", "../../etc/passwd",
)  # fmt: skip
FIELDS = ("do", "id", "seen", "amount", "cards", "seat", "text", "HEADERS", "type", "__proto__", "ё")
BROKEN = (
    "", " ", "{", "}", "[", "null", "true", "0", '"', "{]", '{"do"', '{"do":}', '{"do":"fold",}', "{'do':'fold'}",
    '{"do":"fold"}{"do":"fold"}',
    '{"do":"\\ud800"}', '{"do":"chat","text":"\\udfff"}', '{"do":"fold","do":"call"}', "NaN", "-Infinity",
    '{"amount":NaN}',
    "﻿{}", "\0", '{"seen":1e999}', '{"amount":' + "9" * 3000 + "}", "[" * 3000, '{"a":' * 700, "[" * 400 + "]" * 400,
    '{"do":"chat","text":"' + "x" * 4000 + '"}', '{"id":"' + "i" * 3900 + '","do":"fold"}', "\\u0000", "ws://",
    "GET / HTTP/1.1\r\n\r\n",
)  # fmt: skip


def message(rng: Random) -> str:
    """Return one text frame that no honest program would send."""
    way = rng.randrange(8)
    if way == 0:
        return rng.choice(BROKEN)
    if way == 1:  # a sound message, broken somewhere
        text = json.dumps(sound(rng))
        at = rng.randrange(len(text))
        return text[:at] + chr(rng.choice((0, 9, 34, 92, 123, 0x2028, 0xFFFD, 0x1F0A1))) + text[at + rng.randrange(3) :]
    if way == 2:  # wrong types, odd values
        return json.dumps({key: rng.choice(ODD) for key in rng.sample(FIELDS, rng.randint(1, 5))} | _verb(rng))
    if way == 3:
        return json.dumps(rng.choice(ODD))
    return json.dumps(sound(rng))


def _verb(rng: Random) -> dict[str, object]:
    return {"do": rng.choice(VERBS)} if rng.random() < 0.7 else {}


def sound(rng: Random) -> dict[str, object]:
    """Return a message that can be read, for another seat, another version, another hand, or sent again."""
    found: dict[str, object] = {"do": rng.choice(VERBS)}
    if rng.random() < 0.7:  # ids of others, the same ids again, ids that are odd
        found["id"] = rng.choice((f"c{rng.randrange(60)}", "again", "", "\0", "mp0/c1", "🂡", "i" * 64))
    if rng.random() < 0.5:
        found["seen"] = rng.choice((0, 1, rng.randrange(5000), 1 << 50))
    if rng.random() < 0.5:
        found["amount"] = rng.choice((0, 1, 7, 40, 200, 2000, 1 << 40, 1 << 50))
    if rng.random() < 0.3:
        found["cards"] = [rng.randrange(-3, 60) for _ in range(rng.randrange(8))]
    if rng.random() < 0.5:
        found["seat"] = rng.randrange(10)
    if rng.random() < 0.4:
        found["text"] = rng.choice(("post", "crafty", "mp0", "\0\0", "hello " * 40, "check-fold", "🂡", "x"))
    return found


PATHS = (
    "/", "/enter", "/hands", "/account", "/tables/new", "/books", "/books/common", "/tables/{t}", "/tables/{t}/sit",
    "/tables/{t}/live",
    "/tables/{t}/hands/1", "/tables/{t}/hands/1/phh", "/tables/{t}/hands/1/json", "/tables/{t}/hands/999999",
    "/api/tables",
    "/api/tables/{t}", "/api/tables/{t}/commands", "/api/tables/{t}/live", "/api/docs", "/static/room.css",
    "/leave", "/language",
    "/enter/guest", "/enter/member", "/account/keep", "/account/token",
)  # fmt: skip
TAKING = (
    "/tables/new", "/tables/{t}/sit", "/api/tables", "/api/tables/{t}/commands", "/api/tables/{t}/commands",
    "/leave", "/language",
    "/enter/guest", "/enter/member", "/account/keep", "/account/token", "/",
)  # fmt: skip
TAILS = (
    "", "", "", "/", "//", "/..", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/%00", "%ff", "?", "?step=-1",
    "?step=" + "9" * 30,
    "?step=x", "?before=-5", "?before=" + "9" * 40, "?before=1e3", "?q=%ff%fe", "?q=" + "a" * 3000,
    "?next=//evil.test",
    "?next=https://evil.test", "?next=/%0d%0aSet-Cookie:x=1", "?sit=1", "?game=%00", "?a=1&a=2&a[]=3", ";x", "#",
    "?free=%F0%9F%82%A1",
)  # fmt: skip
METHODS = ("GET",) * 8 + ("POST",) * 12 + ("HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE")
KINDS = (
    "application/x-www-form-urlencoded", "application/x-www-form-urlencoded; charset=utf-16", "application/json",
    "application/json; charset=latin-1", "multipart/form-data", "multipart/form-data; boundary=x", "text/plain",
    "application/msgpack",
    "", "*/*;q=0", "\xff",
)  # fmt: skip
BODIES = (
    b"", b"name=", b"name=%ff%fe", b"name=" + b"n" * 5000, b"name=a&name=b&name[]=c", b"=&=&&&", b"%",
    b"name=%00%00", b"\xff\xfe\x00",
    b"name=" + quote("🂡\u202ex").encode(), b"way=register&name=x&password=short", b"way=sign&name=p-0&password=wrong",
    b"--x\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\nv\r\n--x--\r\n", b"--x\r\n", b"{}", b"[]", b"{",
    b"null",
    b'{"name":"t","game":"no-limit tiddlywinks"}', b'{"bots":[[[1]]],"seats":"99999999999999999999"}',
    b'{"big_blind":1e400}',
    b'{"do":"fold","id":"again"}', b'{"do":"raise","amount":-1}', b'{"do":5}', b'"' + b"x" * 3000, b"[" * 5000,
    b"language=xx&back=//evil.test",
    b"language=ru&back=/%0d%0aX: y", b"game=8-game&seats=10&big_blind=x&speed=warp&book=none&bots-solid=99999999999999",
)  # fmt: skip


def http(rng: Random, table: str) -> tuple[str, str, bytes, dict[str, str]]:
    """Return method, path, body and headers of one request that no honest browser would send."""
    method = rng.choice(METHODS)
    path = rng.choice(TAKING if method == "POST" else PATHS).replace(
        "{t}", rng.choice((table, table, "nowhere", "%00", "é", "a" * 200))
    )
    path = quote(path + rng.choice(TAILS), safe="/%?=&;#[].:")
    headers = {}
    if rng.random() < 0.8:
        headers["Content-Type"] = rng.choice(KINDS)
    if rng.random() < 0.3:
        headers["Cookie"] = rng.choice(
            ("cardspeak=", "cardspeak=\xff\xfe", "cardspeak=" + "x" * 3000, "language=xx", ";;==", "language=\x01")
        )
    if rng.random() < 0.3:
        headers["Authorization"] = rng.choice(
            ("Bearer", "Bearer ", "Bearer \xff", "Basic eDp5", "bearer " + "t" * 2000, "")
        )
    if rng.random() < 0.3:
        headers["Accept-Language"] = rng.choice(
            ("", "*", "xx;q=nan", "ru;q=9" * 200, ",,,;;;", "\xff", "en-US-x-😀".encode().decode("latin-1"))
        )
    if rng.random() < 0.2:
        headers["Origin"] = rng.choice(("null", "http://evil.test", "http://[", "\xff", "http://[::1"))
    if rng.random() < 0.2:
        headers["Sec-Fetch-Site"] = rng.choice(("cross-site", "none", "x"))
    return method, path, rng.choice(BODIES) if method not in ("GET", "HEAD") else b"", headers
