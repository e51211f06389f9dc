"""At real and online tables: absences, stacks asked for, chips that stay, seats changed, chips entrusted."""

from collections.abc import Awaitable, Callable
from html import unescape

import pytest

from cardspeak.hand.refused import Refused
from cardspeak.law.kinds import EventKind
from cardspeak.locale.messages import LANGUAGES
from cardspeak.room.table.state import Seat, Settings, Stakes, Table
from cardspeak.service.asking import Asked, command_of
from cardspeak.service.settings import settings_from
from cardspeak.web.escaped import Words
from cardspeak.web.render import macros
from cardspeak.web.table.controls_markup import Seating, seating
from cardspeak.web.table.own_seat import own_seat
from tests.web.asgi import form, headers_of, request
from tests.web.test_deal import give_up
from tests.web.test_real_table import Floor, at_a_real_table
from tests.web.test_strangers import House, in_house


async def refused(floor: Floor, more: str, **fields: str) -> str:
    """Do what is refused; return the page that says why. Nothing has changed."""
    before = floor.real.version
    reply = await floor.post(more, **fields)
    assert (reply.status, floor.real.version) == (422, before), reply.text
    return unescape(reply.text)


def test_the_floor_notes_who_is_away() -> None:
    """Who is away is not dealt in by a book of training games; who comes back posts what is owed, or waits."""

    async def test(floor: Floor) -> None:
        await floor.tell("Cid folds")
        assert (await floor.post("/do/away", name="Dan")).status == 303
        text = (await floor.get()).text
        assert 'class="away"' in text
        assert "fspr-training:basic.6b" in text, "Dan is to act: the page says what becomes of the cards"
        await floor.tell("Dan folds", "Ann folds")
        await floor.tell("next hand")
        assert "Dan" not in floor.stacks()
        assert (await floor.post("/say", line="Dan returns to the table")).status == 303
        seat = next(seat for seat in floor.real.state.seats if seat and floor.real.names.name(seat.member) == "Dan")
        assert (seat.away, seat.out) == (False, False)
        assert 'class="away"' not in (await floor.get()).text

    at_a_real_table(test, book="fspr-training", event="cash")


def test_who_has_to_stay_is_refused_with_the_clause() -> None:
    async def test(floor: Floor) -> None:
        await floor.tell("Cid raises to 600")
        assert "tda-2024:31" in await refused(floor, "/do/away", name="Cid")

    at_a_real_table(test, book="tda-2024", event="tournament")


@pytest.mark.parametrize(("book", "clause"), [("tda-2024", "tda-2024:60"), ("diamond-club", "diamond-club:62b")])
def test_a_stack_is_counted_for_who_faces_an_all_in_alone(book: str, clause: str) -> None:
    async def test(floor: Floor) -> None:
        assert clause in await refused(floor, "/do/ask-stack", name="Dan", other="Cid")
        await floor.tell("Cid is all in")
        assert clause in await refused(floor, "/do/ask-stack", name="Ann", other="Cid")
        assert (await floor.post("/do/ask-stack", name="Dan", other="Cid")).status == 303
        assert "5,000" in (await floor.get()).text.split('class="log"')[1]

    at_a_real_table(test, book=book)


def test_anybody_asks_at_a_training_table() -> None:
    async def test(floor: Floor) -> None:
        assert (await floor.post("/say", line="Ann asks how much Dan has")).status == 303
        assert "20,000" in (await floor.get()).text.split('class="log"')[1]

    at_a_real_table(test, book="fspr-training", event="cash")


def test_chips_off_the_table_are_an_offence_once_it_is_done() -> None:
    """In a hand it is told as done and ruled on; between hands it is refused before anybody has done it."""

    async def test(floor: Floor) -> None:
        shown = await floor.rule("Cid takes 500 off the table")
        assert "fspr-training:chips.5" in shown
        shown = await floor.rule("Cid gives 500 to Dan")
        assert "fspr-training:chips.6" in shown
        await floor.tell("Cid folds", "Dan folds", "Ann folds")

    at_a_real_table(test, book="fspr-training", event="cash")


def test_chips_are_entrusted_where_the_book_knows_it_and_all_agree() -> None:
    async def test(floor: Floor) -> None:
        assert "diamond-club:27b" in await refused(floor, "/do/entrust", name="Dan", other="Ann")
        assert (await floor.post("/do/entrust", name="Dan", other="Ann", agreed="1")).status == 303
        assert 'class="deputy"' in (await floor.get()).text
        await floor.tell("Cid folds")
        assert "diamond-club:27a" in await refused(floor, "/say", line="Bob calls for Dan")
        await floor.tell("Ann calls for Dan")
        assert (await floor.chips())["Dan"][1] == 200
        assert (await floor.post("/do/entrust", name="Dan", other="")).status == 303
        assert 'class="deputy"' not in (await floor.get()).text
        assert (await floor.post("/say", line="Dan lets Ann play his chips with everybody's consent")).status == 303

    at_a_real_table(test, book="diamond-club", event="cash")


def test_blinds_are_taken_back_as_the_floor_notes_it() -> None:
    async def test(floor: Floor) -> None:
        before = floor.stacks()
        await floor.tell("Cid folds")
        assert "common:chop" in await refused(floor, "/do/chop", both="1"), "Dan is still in"
        await floor.tell("Dan folds")
        assert "common:chop" in await refused(floor, "/do/chop"), "nobody has said that both agree"
        assert (await floor.post("/do/chop", both="1")).status == 303
        said = {language: (await floor.get(language=language)).text.split('class="log"')[1] for language in LANGUAGES}
        assert "The blinds are taken back" in said["en"]
        assert all("common:chop" in text and "log-chopped" not in text for text in said.values())
        assert (await floor.post("/do/next")).status == 303
        assert floor.stacks() == before

    at_a_real_table(test, book="common", event="cash")


def test_a_pot_is_split_as_the_book_has_it() -> None:
    """A book of training games pays one of two whole, if all consent; it has no blinds taken back."""

    async def test(floor: Floor) -> None:
        before = floor.stacks()
        await floor.tell("Cid folds", "Dan folds")
        assert "fspr-training:basic.12a" in await refused(floor, "/do/chop", both="1")
        await floor.tell("Ann calls", "Bob checks")
        assert "fspr-training:basic.12b" in await refused(floor, "/do/split", name="Bob", two="1")
        assert 'id="people-split"' in (await floor.get()).text
        assert (await floor.post("/do/split", name="Bob", two="1", table="1")).status == 303
        text = (await floor.get()).text.split('class="log"')[1]
        assert "the whole pot goes to Bob" in text
        assert "fspr-training:basic.12c" in text
        assert (await floor.post("/do/next")).status == 303
        assert floor.stacks() == {**before, "Ann": before["Ann"] - 200, "Bob": before["Bob"] + 200}

    at_a_real_table(test, book="fspr-training", event="cash")


def test_pages_offer_what_is_agreed_on() -> None:
    """Online a player says once that the blind is to come back; the floor splits a pot between the two who are left."""
    for language in LANGUAGES:
        drawn = str(macros(language, "beside_parts.html").floor("t", True, [], 0, [], [], [(2, "Bob"), (3, "Ann")]))
        assert 'value="split"' in drawn
        assert '<option value="3">Ann' in drawn
        may = Seating("", False, 0, "", False, True, True, False, 0, 0, False)
        drawn = seating(Words(language), "t", may)
        assert 'id="form-chop"' in drawn
        assert 'name="amount" value="0"' in drawn, "it is on, and a tap takes it back"
        assert "floor-split" not in drawn
        assert "do-chop" not in drawn
    allowed = settings_from({"chop": "yes"})
    assert isinstance(allowed, Settings)
    assert allowed.agreement.chop
    refused = settings_from({"chop": "yes", "book": "fspr-training"})
    assert isinstance(refused, Refused)
    assert refused.cites == ("fspr-training:basic.12a",)


def test_elsewhere_no_pot_is_split() -> None:
    async def test(floor: Floor) -> None:
        await floor.tell("Cid folds", "Dan folds")
        assert "common:no-split" in await refused(floor, "/do/split", name="Bob", two="1", table="1")

    at_a_real_table(test, book="common", event="cash")


def test_elsewhere_all_play_their_own_chips() -> None:
    async def test(floor: Floor) -> None:
        assert "fspr-training:basic.6c" in await refused(floor, "/do/entrust", name="Dan", other="Ann", agreed="1")
        for language in LANGUAGES:
            text = (await floor.get(language=language)).text
            assert "floor-" not in text.replace("floor-hand", "").split("<main")[1].split("</main")[0].replace(
                "/static/", ""
            ), language

    at_a_real_table(test, book="fspr-training", event="cash")


async def own(house: House, who: int, language: str = "en", **fields: str) -> str:
    """Open the panel of one's seat at the table online, or do something in it; return what it says."""
    path, headers = f"/tables/{house.table.id}/seat", headers_of(house.people[who].token)
    if fields:
        reply = await form(house.app, path, headers, **fields)
    else:
        reply = await request(house.app, "GET", f"{path}?language={language}", headers)
    assert reply.status == 200, reply.text
    return unescape(reply.text)


def seated(test: Callable[[House], Awaitable[None]]) -> None:
    """Run a test with two players at the table online, between hands."""

    async def run(house: House) -> None:
        for each in house.people[:2]:
            assert not isinstance(await house.room.sit(house.table, each.member), Refused)
        await test(house)

    in_house(run)


def at_seat(house: House, who: int) -> Seat:
    """The seat of somebody at the table online."""
    member = house.people[who].member
    return next(seat for seat in house.table.state.seats if seat and seat.member == member)


def test_a_page_says_why_there_is_no_way_for_chips() -> None:
    async def test(house: House) -> None:
        text = await own(house, 0)
        for part, clause in (("why-off", "table-stakes"), ("why-pass", "own-chips"), ("why-deputy", "own-chips")):
            assert f"common:{clause}" in text.split(f'id="{part}"')[1].split("</p>")[0], part
        assert "common:stack-sizes" in text
        said = {language: await own(house, 0, language) for language in LANGUAGES}
        assert len(set(said.values())) == len(LANGUAGES)
        path = f"/tables/{house.table.id}/seat"
        assert (await request(house.app, "GET", path, headers_of(house.people[2].token))).status == 403
        assert (await form(house.app, path, headers_of(house.people[0].token), do="close")).status == 400

    seated(test)


def test_a_player_goes_away_and_comes_back_by_the_panel() -> None:
    async def test(house: House) -> None:
        assert "I’m back" in await own(house, 1, do="away")
        assert (at_seat(house, 1).away, at_seat(house, 1).out) == (True, True)
        await own(house, 1, do="sit-in", text="post")
        assert (at_seat(house, 1).away, at_seat(house, 1).out) == (False, False)

    seated(test)


def test_a_player_takes_another_seat_or_is_told_why_not() -> None:
    """Between hands any free seat by ordinary practice; the page offers none that the book would refuse."""

    async def test(house: House) -> None:
        await own(house, 0, do="away")
        await give_up(house)  # alone the other one is dealt no further hand
        free = [place for place, seat in enumerate(house.table.state.seats) if seat is None]
        assert f'name="seat" value="{free[0]}"' in await own(house, 0)
        await own(house, 0, do="change-seat", seat=str(free[0]))
        assert house.table.state.seats[free[0]] == at_seat(house, 0)
        taken = house.table.state.seats.index(at_seat(house, 1))
        version = house.table.version
        assert 'role="status"></p>' not in await own(house, 0, do="change-seat", seat=str(taken))
        assert house.table.version == version

    seated(test)


@pytest.mark.parametrize(("book", "event", "code"), [
    ("fspr-training", "cash", "seat_obliged"), ("tda-2024", "tournament", "seat_was_drawn"),
])  # fmt: skip
def test_what_the_book_forbids_is_said_in_place_of_a_button(book: str, event: EventKind, code: str) -> None:
    settings = Settings("t", ("nlhe",), book, 4, Stakes(1, 2), event=event)
    seats = (Seat("a", 100), Seat("b", 100), None, None)
    table = Table(settings, "a", (), seats, button=0, small=0, big=1, number=1)
    found = own_seat(table, "b", lambda member: member, 0)
    assert found is not None
    assert code in {each.code for each in found.no_seat}
    assert all(each.cites for each in found.no_seat)


def test_at_a_table_of_the_club_the_floor_gives_seats() -> None:
    settings = Settings("t", ("nlhe",), "common", 4, Stakes(1, 2), club=True)
    table = Table(settings, "a", (), (Seat("a", 100), None, None, None))
    found = own_seat(table, "a", lambda member: member, 0)
    assert found is not None
    assert (found.seats, [each.code for each in found.no_seat]) == ((), ["seats_at_the_desk"])
    asked = command_of(Asked("change-seat", seat=1), table, "a")
    assert isinstance(asked, Refused)
