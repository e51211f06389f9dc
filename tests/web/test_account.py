"""One's own page: sessions that can be ended, programs that do what their token names and nothing else."""

import json

from cardspeak.service.passes import hashed
from cardspeak.service.people import SHOWN, Visitor
from tests.serving import Program
from tests.web.asgi import Headers, Live, Reply, form, headers_of, request
from tests.web.test_strangers import House, _idle, in_house

KIND = (b"content-type", b"application/json")


def bearer(token: str) -> Headers:
    """Return the headers of a program alone."""
    return [(b"host", b"test"), (b"authorization", f"Bearer {token}".encode()), KIND]


def session(secret: str) -> Headers:
    """Return the headers of a browser alone."""
    return headers_of(cookie=f"cardspeak={secret}")


def made(house: House, who: Program, *scopes: str) -> str:
    """Return a token of a member."""
    member = house.room.people.member(who.member)
    token = house.app.state.parts.door.new_token(member, "mine", scopes)
    assert isinstance(token, str)
    return token


async def asks(house: House, headers: Headers, **asked: object) -> Reply:
    """Send a command as JSON."""
    return await request(
        house.app, "POST", f"/api/tables/{house.table.id}/commands", headers, json.dumps(asked).encode()
    )


def test_a_token_that_plays_does_nothing_else() -> None:
    """A play token sits, chats and plays; it neither runs the table nor opens one, and no page knows it."""

    async def test(house: House) -> None:
        owner = house.people[0]
        play = bearer(made(house, owner, "play"))
        assert (await asks(house, play, do="sit", seat=0)).status == 200
        assert (await asks(house, play, do="chat", text="hello")).status == 200
        for verb in ("bot", "remove", "close", "set-stakes", "penalise", "hand-over"):
            reply = await asks(house, play, do=verb, text="solid")
            assert (reply.status, json.loads(reply.text)["code"]) == (403, "scope_missing"), verb
        opened = await request(house.app, "POST", "/api/tables", play, b"{}")
        assert opened.status == 403
        assert "floor" in opened.text
        for path in (
            "/account/keep",
            "/account/password",
            "/account/token",
            "/account/end",
            "/account/forget",
            "/leave",
        ):
            await form(house.app, path, play[:2], password="a very good password")
        member = house.room.people.member(owner.member)
        assert member is not None
        assert (member.name, member.kind) == ("p-0", "guest")
        account = await request(house.app, "GET", "/account", play[:2])
        assert account.status == 303  # to the entrance

    in_house(test)


def test_the_same_over_a_live_connection() -> None:
    """A program that only plays is refused by its scope there too; one that may, may."""

    async def test(house: House) -> None:
        heard: list[str] = []
        for scopes, code in ((("play",), "scope_missing"), (("play", "floor"), "no_such_bot")):
            token = made(house, house.people[0], *scopes)
            live = Live(house.app, f"/api/tables/{house.table.id}/live", bearer(token)[:2], heard.append)
            live.say({"do": "bot", "text": "warlock", "id": code})
            await _idle()
            assert any(code in text for text in heard if '"answer"' in text), heard
            await live.close()

    in_house(test)


def test_sessions_and_programs_are_listed_and_ended() -> None:
    """A member sees where they are in, ends another browser, shuts a program out; connections end with them."""

    async def test(house: House) -> None:
        door = house.app.state.parts.door
        member = house.room.people.member(house.people[1].member)
        here = door.enter(member, Visitor(browser="Firefox, Linux")).secret
        there = door.enter(member, Visitor(browser="Safari, iPhone")).secret
        token = made(house, house.people[1], "play")
        page = (await request(house.app, "GET", "/account", session(here))).text
        assert "Safari, iPhone" in page
        assert "mine" in page
        assert token not in page
        assert there not in page
        lives = [
            Live(house.app, f"/tables/{house.table.id}/live", session(there), lambda text: None),
            Live(house.app, f"/api/tables/{house.table.id}/live", bearer(token)[:2], lambda text: None),
            Live(house.app, f"/tables/{house.table.id}/live", session(here), lambda text: None),
        ]
        await _idle()
        await form(house.app, "/account/end", session(here), session=hashed(there)[:SHOWN])
        await form(house.app, "/account/end", session(here), token=hashed(token)[:SHOWN])
        for live in lives[:2]:
            await live.task
        assert [live.closed for live in lives] == [4401, 4401, None]
        assert door.passes.look(there) is None
        assert (await asks(house, bearer(token), do="chat", text="x")).status == 401
        await form(house.app, "/leave", session(here))
        await lives[2].task
        assert lives[2].closed == 4401

    in_house(test)


def test_nobody_ends_what_is_somebody_elses() -> None:
    """What the list of another shows ends nothing."""

    async def test(house: House) -> None:
        ann, bob = house.people[0], house.people[1]
        await form(house.app, "/account/end", session(ann.token), session=hashed(bob.token)[:SHOWN])
        await form(house.app, "/account/end", session(ann.token), token=hashed(bob.token)[:SHOWN])
        door = house.app.state.parts.door
        assert door.passes.look(bob.token) is not None
        assert door.passes.look(bob.token, True) is not None

    in_house(test)


def test_everything_ends_with_the_account() -> None:
    """Who is forgotten is out: sessions, programs and their connections."""

    async def test(house: House) -> None:
        bob = house.people[1]
        live = Live(house.app, f"/api/tables/{house.table.id}/live", bearer(bob.token)[:2], lambda text: None)
        await _idle()
        await form(house.app, "/account/forget", session(bob.token))
        await live.task
        assert live.closed == 4401
        door = house.app.state.parts.door
        assert door.passes.look(bob.token) is None
        assert door.passes.look(bob.token, True) is None

    in_house(test)


def test_sweeping_ends_what_is_over_and_nothing_else() -> None:
    """A session whose time is over is swept out with its connection; members and strangers stay."""

    async def test(house: House) -> None:
        door, ann = house.app.state.parts.door, house.people[0]
        over = door.enter(house.room.people.member(ann.member))
        path = f"/tables/{house.table.id}/live"
        headers = (session(over.secret), session(ann.token), session("nobody's"), headers_of())
        lives = [Live(house.app, path, each, lambda text: None) for each in headers]
        await _idle()
        house.room.people.end_session(hashed(over.secret))  # as if another process had swept
        door.sweep()
        await lives[0].task
        await _idle()
        assert [live.closed for live in lives] == [4401, None, None, None]
        for live in lives[1:]:
            await live.close()

    in_house(test)
