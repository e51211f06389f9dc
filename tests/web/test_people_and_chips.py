"""At real and online tables: absences, stacks asked for, chips that stay, seats changed, chips entrusted."""

from html import unescape

import pytest

from cardspeak.locale.messages import LANGUAGES
from tests.web.test_real_table import Floor, at_a_real_table


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
        assert (await floor.post("/do/entrust", name="Dan", other="")).status == 303
        assert 'class="deputy"' not in (await floor.get()).text
        assert (await floor.post("/say", line="Dan lets Ann play his chips with everybody's consent")).status == 303

    at_a_real_table(test, book="diamond-club", event="cash")


def test_elsewhere_all_play_their_own_chips() -> None:
    async def test(floor: Floor) -> None:
        assert "fspr-training:basic.6c" in await refused(floor, "/do/entrust", name="Dan", other="Ann", agreed="1")
        for language in LANGUAGES:
            text = (await floor.get(language=language)).text
            assert "floor-" not in text.replace("floor-hand", "").split("<main")[1].split("</main")[0].replace(
                "/static/", ""
            ), language

    at_a_real_table(test, book="fspr-training", event="cash")
