"""A club in a house of tests, as its staff sees it in the browser: sessions that have passed the second factor."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from html import unescape

from cardspeak.room.club.state import Club
from cardspeak.service.passes import hashed
from cardspeak.service.second_factor import ELEVATED
from tests.service.clubs import founded
from tests.serving import FOREVER
from tests.web.asgi import Headers, Reply, form, headers_of, request
from tests.web.test_strangers import House, in_house


class Staff:
    """Somebody of the club in their browser; `told` is what the last page said could not be done."""

    def __init__(self, house: House, member: str, language: str = "en", elevated: bool = True) -> None:
        self.house, self.member, self.language = house, member, language
        people, secret = house.room.people, f"secret-of-{member}"
        if people.session(hashed(secret)) is None:
            people.start_session(hashed(secret), member, 0, FOREVER)
            if elevated:
                people.start_session(ELEVATED + hashed(secret), member, 0, FOREVER)
        self.secret = secret

    @property
    def headers(self) -> Headers:
        """What their browser sends."""
        return headers_of(cookie=f"cardspeak={self.secret}; language={self.language}")

    @property
    def club(self) -> Club:
        """The club as it stands."""
        club = self.house.room.club.club
        assert club is not None
        return club

    async def get(self, path: str = "", status: int = 200) -> Reply:
        """Open a page of the staff."""
        reply = await request(
            self.house.app, "GET", path if path.startswith("/") else f"/club/run/{path}", self.headers
        )
        assert reply.status == status, (path, reply.status, problem(reply))
        return reply

    async def do(self, deed: str, **fields: object) -> str:
        """Tap something that is done; return where it leads."""
        reply = await self._sent(deed, fields)
        assert reply.status == 303, (deed, fields, reply.status, problem(reply))
        return reply.headers["location"]

    async def refused(self, deed: str, **fields: object) -> str:
        """Tap something that cannot be done; return why."""
        before = self.house.room.club.running.version
        reply = await self._sent(deed, fields)
        assert (reply.status, self.house.room.club.running.version) == (422, before), (deed, reply.status)
        return problem(reply)

    async def _sent(self, deed: str, fields: dict[str, object]) -> Reply:
        given = {key: str(value) for key, value in fields.items()}
        return await form(self.house.app, f"/club/do/{deed}", self.headers, **given)


def problem(reply: Reply) -> str:
    """Return what a page says could not be done."""
    found = re.search(r'class="problem"[^>]*role="alert"[^>]*>([^<]*)', reply.text)
    return unescape(found[1]) if found else ""


def in_club(test: Callable[[House], Awaitable[None]]) -> None:
    """Run a test in a house with a club: its owner `owner`, one of each role called as it, players c0 to c2 here."""

    async def run(house: House) -> None:
        await founded(house.room)
        await test(house)

    in_house(run)
