"""Every route and every form of the application, with what belongs there and what does not.

How many requests are made is `CARDSPEAK_FUZZ`; a failure prints its seed and the request.
"""

import asyncio
import os
import re
from collections import Counter
from collections.abc import Sequence
from html import unescape
from json import dumps
from random import Random
from typing import NamedTuple
from urllib.parse import quote, urlencode

import pytest
from litestar import Litestar
from litestar.routes import HTTPRoute

from cardspeak.room.table.state import Settings
from cardspeak.service import passwords
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import RunningTable
from cardspeak.store.memory import MemoryStore
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts
from tests.service.nights import announced
from tests.serving import programs, unlimited
from tests.web.asgi import Headers, headers_of, request

MANY = int(os.environ.get("CARDSPEAK_FUZZ", "2500"))
SEED = 7
LONGEST_STORY = 200  # what texts are worth is fuzzed elsewhere; here they would only take time
ENDING = ("/leave", "/account/forget")  # who has left asks for nothing more

ODD = (
    "", " ", "0", "1", "-1", "99", "2.5", "1e9", "9" * 40, "x" * 300, "\0", "\u202e\u200b", "🂡", "é", "%", "<b>",
    "';--", "A B", "A B C", "As Kd", "flop", "nan", "None", "null", "[]", "{}", "//evil.test", "../..", "basic-holdem",
    "holdem", "on", "\ud7ff", "a;b", "A folds", "100/200",
)  # fmt: skip
ACCEPTED = ("en", "ru", "uk,sk;q=0.5", "", "*", "xx", "sk;q=x")


class Form(NamedTuple):
    """A form of a page: where it goes, how, and its fields with what stands in them."""

    action: str
    method: str
    fields: tuple[tuple[str, str], ...]


def forms_in(page: str, here: str) -> list[Form]:
    """Return the forms of a page, with every way to send each of them."""
    found = []
    for attributes, inside in re.findall(r"<form\b([^>]*)>(.*?)</form>", page, re.DOTALL):
        said = dict(re.findall(r'([\w-]+)="([^"]*)"', attributes))
        names = re.findall(r"<(?:input|select|textarea|button)\b([^>]*)>", inside)
        fields = [dict(re.findall(r'([\w-]+)="([^"]*)"', each)) for each in names]
        given = tuple((unescape(each["name"]), unescape(each.get("value", ""))) for each in fields if each.get("name"))
        actions = {said.get("action", here), *[each["formaction"] for each in fields if "formaction" in each]}
        found += [Form(unescape(action), said.get("method", "get").upper(), given) for action in actions]
    return found


class Fuzz:
    """Somebody who asks for everything, as everybody, and sends every form as it is meant and as it is not."""

    def __init__(self, app: Litestar, rng: Random, people: Sequence[str], ids: Sequence[str]) -> None:
        self.app, self.rng, self.people, self.ids = app, rng, people, ids
        self.routes = sorted(
            {(route.path, method) for route in app.routes if isinstance(route, HTTPRoute) for method in route.methods}
        )
        self.forms: list[Form] = []
        self.names: list[str] = []  # of all their fields
        self.met: set[tuple[str, str]] = set()

    async def one(self) -> tuple[str, int]:
        """Make one request; return what it was and its status."""
        form = self.rng.choice(self.forms) if self.forms and self.rng.random() < 0.5 else None
        method, path, fields = (form.method, form.action, self._filled(form)) if form else self._any()
        if path in ENDING:
            return await self.one()  # another request instead
        said = urlencode(fields, errors="surrogatepass")
        headers = headers_of(self.rng.choice(("", *self.people)), accept_language=self.rng.choice(ACCEPTED))
        body, kind = self._body(said, fields) if method in ("POST", "PUT", "PATCH") else (b"", "")
        if kind:
            headers.append((b"content-type", kind.encode()))
        where = path.partition("#")[0]
        if method in ("GET", "HEAD") and said:
            where = f"{where.partition('?')[0]}?{said}"
        return await self._ask(method, where, headers, body)

    async def _ask(self, method: str, where: str, headers: Headers, body: bytes) -> tuple[str, int]:
        reply = await request(self.app, method, where, headers, body)
        if reply.status == 200 and "text/html" in reply.headers.get("content-type", ""):
            for form in forms_in(reply.text, where):
                if (form.action, form.method) not in self.met or self.rng.random() < 0.02:
                    self.met.add((form.action, form.method))
                    self.forms.append(form)
                    self.names += [name for name, _ in form.fields]
        return f"{method} {where} {body!r} {headers}", reply.status

    def _any(self) -> tuple[str, str, list[tuple[str, str]]]:
        path, method = self.rng.choice(self.routes)
        while "{" in path:
            what = self.rng.choice((*self.ids, "1", "basic-holdem", "plo", *ODD))
            before, _, rest = path.partition("{")
            path = f"{before}{quote(what, safe='', errors='surrogatepass')}{rest.partition('}')[2]}"
        names = self.names or ["name"]
        return method, path, [(self.rng.choice(names), self._value("")) for _ in range(self.rng.randrange(5))]

    def _filled(self, form: Form) -> list[tuple[str, str]]:
        spoilt = self.rng.choice((0.0, 0.1, 0.5))
        kept = [field for field in form.fields if self.rng.random() > spoilt / 2]
        return [(name, self._value(value) if self.rng.random() < spoilt else value) for name, value in kept]

    def _value(self, otherwise: str) -> str:
        value = self.rng.choice((otherwise, *ODD, *self.ids))
        return value[:LONGEST_STORY] if len(value) > 300 else value

    def _body(self, said: str, fields: list[tuple[str, str]]) -> tuple[bytes, str]:
        way = self.rng.random()
        if way < 0.8:
            return said.encode(), "application/x-www-form-urlencoded"
        if way < 0.9:
            return dumps(dict(fields)).encode(), "application/json"
        return self.rng.choice((b"", b"{", b"[1]", b"\xff", b"null")), self.rng.choice(
            ("application/json", "text/plain", "")
        )


def test_no_request_makes_an_error_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is asked of whatever there is: the answer is a page, a refusal, or an error of the one who asked."""
    monkeypatch.setattr(passwords, "MEMORY", 8)  # most of the time would go to hashes of guesses
    monkeypatch.setattr(passwords, "ROUNDS", 1)
    said = Counter[int]()

    async def run() -> tuple[list[str], Fuzz]:
        store, clock = MemoryStore(), SystemClock()
        room = Room(store, clock, SystemShuffler(), Options((0, 0)))
        app = create_app(Parts(room, Door(store.people, clock, unlimited(clock))))
        people = programs(store.people, 3)
        settings = settings_from({"seats": "3"})
        assert isinstance(settings, Settings)
        table = await room.open_table(settings, people[0].member, ["solid", "solid"])
        assert isinstance(table, RunningTable)
        await room.start()
        event = await announced(room, by=people[0].member)
        fuzz = Fuzz(app, Random(SEED), [each.token for each in people], [table.id, event.id, people[0].member])
        broken = []
        try:
            for path in ("/", "/enter", "/tables/new", "/account", "/ask", "/floor/new"):
                await fuzz._ask("GET", path, headers_of(people[0].token), b"")
            for number in range(MANY):
                asked, status = await fuzz.one()
                if status >= 500 and "/ready" in asked.split()[1]:  # which says so where nobody looks at the store
                    continue
                said[status // 100] += 1
                if status >= 500:
                    broken.append(f"seed {SEED}, request {number}: {status} {asked[:600]}")
        finally:
            await room.stop()
        return broken, fuzz

    broken, fuzz = asyncio.run(run())
    assert broken == []
    assert len(fuzz.met) >= 10, fuzz.met  # it found forms to send
    answers = ", ".join(f"{said[status]} x {status}xx" for status in range(2, 6))
    print(f"figure: {MANY} requests to {len(fuzz.routes)} routes and {len(fuzz.met)} forms: {answers}")
