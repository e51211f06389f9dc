"""The page of the second factor, from the first scan to the desk."""

from __future__ import annotations

import re

import pyotp
import pytest

from cardspeak.locale.messages import LANGUAGES
from cardspeak.service import passwords
from tests.web.asgi import Headers, form, headers_of, request
from tests.web.test_strangers import House, in_house, secret_in

PASSWORD = "crane velvet nine"


def session(secret: str, language: str = "en") -> Headers:
    return headers_of(cookie=f"cardspeak={secret}; language={language}")


@pytest.fixture(autouse=True)
def _light(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MEMORY", 8)


def test_from_the_first_scan_to_the_desk() -> None:
    async def test(house: House) -> None:
        page = "/account/second"
        assert (await request(house.app, "GET", page)).headers["location"].startswith("/enter")
        entered = await form(house.app, "/enter/member", way="register", name="Ann", password=PASSWORD)
        ann = session(secret_in(entered))
        assert "/account/second" in (await request(house.app, "GET", "/account", ann)).text
        assert "Set it up" in (await request(house.app, "GET", page, ann)).text
        begun = await form(house.app, f"{page}/begin", ann)
        assert "<svg" in begun.text
        found = re.search(r'class="token"><code>([A-Z2-7]{32})<', begun.text)
        assert found is not None
        phone = pyotp.TOTP(found[1])
        wrong = await form(house.app, f"{page}/enrol", ann, code=phone.now(), password="no")
        assert wrong.status == 422
        assert found[1] in wrong.text  # the same secret once more: the phone has it already
        kept = await form(house.app, f"{page}/enrol", ann, code=phone.now(), password=PASSWORD)
        codes = re.findall(r"<code>([a-z2-7-]{19})<", kept.text)
        assert len(codes) == 10
        shown = await request(house.app, "GET", page, ann)
        assert not any(code in shown.text for code in codes)
        assert found[1] not in shown.text
        assert "10 recovery codes are left" in shown.text
        ended = await form(house.app, f"{page}/end", ann)
        assert ended.status == 303
        assert (await form(house.app, f"{page}/pass", ann, code="12")).status == 422
        again = await form(house.app, f"{page}/pass", ann, code=codes[0], next="/hands")
        assert (again.status, again.headers["location"]) == (303, "/hands")
        for language in LANGUAGES:
            assert (await request(house.app, "GET", page, session(secret_in(entered), language))).status == 200
        token = await form(house.app, "/account/token", ann, label="desk", club="1")
        assert 'class="token"' in token.text
        await form(house.app, f"{page}/end", ann)
        refused = await form(house.app, "/account/token", ann, label="desk", club="1")
        assert refused.status == 422
        for _ in range(5):
            slow = await form(house.app, f"{page}/pass", ann, code="000")
        assert (await form(house.app, f"{page}/pass", ann, code="000")).status == 429, slow.text

    in_house(test)


def test_nobody_and_a_guest_take_none() -> None:
    async def test(house: House) -> None:
        for path in ("begin", "enrol", "pass", "codes", "end"):
            reply = await form(house.app, f"/account/second/{path}", code="1", password="x")
            assert reply.headers["location"].startswith(("/enter", "/account")), path
        guest = headers_of(house.people[0].token)
        assert "Put a password on your name first" in (await request(house.app, "GET", "/account/second", guest)).text
        assert (await form(house.app, "/account/second/begin", guest)).status == 422

    in_house(test)
