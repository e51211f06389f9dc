"""Signs of players who play together, shown to those who may look into them: page, answer, file, four languages."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from random import Random

import pytest

from cardspeak.locale.messages import LANGUAGES, say
from cardspeak.ports import Append
from cardspeak.room.fairness.reading import CALL, RAISE, Choice, Loss, Reading
from cardspeak.service.hand_events import HandRead
from cardspeak.service.played import readings_of
from cardspeak.service.stored import to_new
from tests.service.clubs import OWNER
from tests.web.asgi import headers_of, request
from tests.web.club_night import Staff, in_club
from tests.web.test_strangers import House

SPOT = "1 facing large once alone shallow"
PLAYERS = ("c0", "c1", "c2", "manager", "dealer", "director", "m9")


async def hands(house: House, count: int = 400) -> None:
    """Hands in which c0 loses much to c1, and c1 and c2 never raise each other."""
    rng, rows = Random(1), []
    for number in range(1, count + 1):
        choices = [
            Choice(one, other, SPOT, CALL if {one, other} == {1, 2} or rng.random() < 0.6 else RAISE, 9)
            for one in range(len(PLAYERS)) for other in range(len(PLAYERS)) if one != other
        ]  # fmt: skip
        loser, winner = rng.sample(range(len(PLAYERS)), 2)
        loss = Loss(0, 1, 5000) if number % 9 == 0 else Loss(loser, winner, 300)
        rows.append(to_new(HandRead(number, Reading(PLAYERS, (loss,), tuple(choices)))))
    await asyncio.wrap_future(house.room.store.commit([Append(readings_of("t7"), 0, rows)], at=1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_was_found_that_it_is_no_proof_and_where_the_hands_are(language: str) -> None:
    async def test(house: House) -> None:
        judge = Staff(house, "judge", language)
        page = (await judge.get("fairness")).text
        assert say(language, "club-fairness-none") in page
        await hands(house)
        version = house.room.club.running.version
        page = (await judge.get("fairness")).text
        assert say(language, "club-fairness-no-proof") in page
        assert say(language, "club-fairness-none") not in page
        for title in (
            say(language, "club-fairness-dumping", one="Player 0", other="Player 1"),
            say(language, "club-fairness-soft-play", one="Player 1", other="Player 2"),
        ):  # fmt: skip
            assert title in page
        assert 'href="/tables/t7/hands/9"' in page
        assert 'href="/club/run/member/c0"' in page
        assert "<form" not in page.partition("<h2>")[2].partition("<nav")[0]  # nothing can be done to anybody here
        assert house.room.club.running.version == version
        assert say(language, "club-fairness") in (await judge.get("more")).text

    in_club(test)


def test_who_may_see_signs_and_who_may_not() -> None:
    async def test(house: House) -> None:
        await hands(house)
        for role in (OWNER, "manager", "administrator", "judge"):
            assert "Player 1" in (await Staff(house, role).get("fairness")).text
        for role in ("dealer", "floor", "cashier", "director", "c0"):
            await Staff(house, role).get("fairness", 403)
            await Staff(house, role).get("/api/club/fairness", 403)
            await Staff(house, role).get("/api/club/files/fairness.csv", 403)
        assert (await request(house.app, "GET", "/club/run/fairness", headers_of())).status == 303
        assert (await request(house.app, "GET", "/api/club/fairness", headers_of())).status == 403

    in_club(test)


def test_programs_and_files_get_the_same() -> None:
    async def test(house: House) -> None:
        await hands(house)
        judge = Staff(house, "judge")
        found = json.loads((await judge.get("/api/club/fairness")).text)
        assert (found["hands"], found["pairs"], found["least_hands"]) == (400, 21, 100)
        dumping = next(sign for sign in found["signs"] if sign["kind"] == "dumping")
        assert (dumping["first"], dumping["second"], dumping["names"]["c0"]) == ("c0", "c1", "Player 0")
        assert all(hand["table"] == "t7" and hand["number"] % 9 == 0 for hand in dumping["evidence"])
        assert {part["what"] for part in dumping["parts"]} >= {"net", "losses"}
        text = (await judge.get("/api/club/files/fairness.csv")).text
        rows = [*csv.DictReader(io.StringIO(text.lstrip("\ufeff")))]
        assert {(row["kind"], row["first"], row["second"]) for row in rows} == {
            (sign["kind"], sign["first"], sign["second"]) for sign in found["signs"]
        }  # fmt: skip
        assert len(rows) == sum(len(sign["parts"]) for sign in found["signs"])
        assert rows[0]["evidence"].startswith("t7/")

    in_club(test)
