"""Paper of a tournament that runs in a room: who gets what, in which language, and what proves a protocol."""

from __future__ import annotations

from cardspeak.library.digest import of_book
from cardspeak.room.tournament.paper.seats import moves
from cardspeak.service.tournament_papers import happened
from cardspeak.store.memory import MemoryStore
from cardspeak.store.root import root_of
from tests.serving import Program
from tests.web.asgi import Reply, headers_of, request
from tests.web.test_api_tournaments import House, in_house, seated

PUBLIC = ("structure", "prizes", "seating", "results")
OF_STAFF = ("cards", "bags", "counts", "moves", "receipts", "protocol")


async def asked(house: House, event: str, file: str, who: Program | None = None, api: bool = False) -> Reply:
    address = f"{'/api' if api else ''}/tournaments/{event}/paper/{file}"
    return await request(house.app, "GET", address, headers_of(who.token if who else ""))


def test_who_gets_which_sheet() -> None:
    async def test(house: House) -> None:
        event = await house.announced()
        await seated(house, event)
        staff, player, _, stranger = house.people
        for kind in (*PUBLIC, *OF_STAFF):
            own, public = kind in ("cards", "receipts"), kind in PUBLIC
            for who, may in ((staff, True), (player, own or public), (stranger, public), (None, public)):
                for file in (kind, f"{kind}.csv"):
                    reply = await asked(house, event, file, who)
                    assert (reply.status == 200) is may, (file, who, reply.status)
            assert (await asked(house, event, f"{kind}.csv", staff, True)).status == 200
            assert (await asked(house, event, f"{kind}.pdf", stranger)).status == 403, "type is set for players alone"
        for file in ("whatever", "seating.doc", "seating.csv.csv", ""):
            assert (await asked(house, event, file, staff)).status == 404
        assert (await asked(house, "0000000000", "seating", staff)).status == 404

    in_house(test)


def test_players_get_what_is_their_own() -> None:
    async def test(house: House) -> None:
        event = await house.announced()
        await seated(house, event)
        everybody = await asked(house, event, "cards", house.people[0])
        mine = await asked(house, event, "cards", house.people[1])
        assert (everybody.text.count("<article>"), mine.text.count("<article>")) == (7, 1)
        receipts = (await asked(house, event, "receipts.csv", house.people[1])).text.strip().splitlines()
        assert len(receipts) == 2
        assert receipts[1].endswith(",110")

    in_house(test)


def test_the_protocol_is_proved_and_has_names() -> None:
    async def test(house: House) -> None:
        event = await house.announced()
        ids = await seated(house, event)
        number = (await house.get(f"/{event}", house.people[0]))["log"][-1]["number"]
        await house.done(event, "penalise", member=ids["Anna Novak"], offence="abuse", kind="warning",
                         reason="Anna Novak swore")  # fmt: skip
        await house.done(event, "undo", step=number + 1, reason="It was Bnna Novak")
        page = (await asked(house, event, "protocol?language=sk", house.people[0])).text
        store = house.room.store
        assert isinstance(store, MemoryStore)
        for text in ('lang="sk"', root_of(store).hash, of_book("tda-2024"), "It was Bnna Novak", "Kroky vzaté späť"):
            assert text in page
        assert (await asked(house, event, "protocol?language=xx", house.people[0])).status == 200

    in_house(test)


def test_what_happened_long_ago_is_read_from_the_stream() -> None:
    async def test(house: House) -> None:
        event = await house.announced()
        await seated(house, event)
        running = house.room.tournaments.running[event]
        whole = happened(running)
        while len(running.told) > 3:
            running.told.popleft()
        assert happened(running) == whole
        assert moves(whole) == ()

    in_house(test)
