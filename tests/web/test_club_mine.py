"""What members do for themselves on their own page: away and back, another table, a document, a protest."""

from __future__ import annotations

from tests.service.clubs import OWNER
from tests.web.asgi import Reply, form
from tests.web.club_night import Staff, in_club, problem
from tests.web.test_club_pages import TABLE
from tests.web.test_strangers import House


class Mine(Staff):
    """A member with a phone."""

    def __init__(self, house: House, member: str, language: str = "en") -> None:
        super().__init__(house, member, language, elevated=False)

    async def tap(self, deed: str, status: int = 303, **fields: object) -> Reply:
        """Tap something on one's own page."""
        given = {key: str(value) for key, value in fields.items()}
        reply = await form(self.house.app, f"/club/me/{deed}", self.headers, **given)
        assert reply.status == status, (deed, reply.status, problem(reply))
        return reply


async def seated(house: House) -> tuple[Staff, Mine]:
    """Have c0 sit at the first of two tables."""
    cashier, manager = Staff(house, "cashier"), Staff(house, "manager")
    await cashier.do("open-shift", float="1000")
    for name in ("One", "Two"):
        await manager.do("open-table", **{**TABLE, "name": name})
    await cashier.do("sell", member="c0", amount="500")
    await manager.do("take-seat", member="c0", table=1, chips="500", place=0)
    return manager, Mine(house, "c0")


def test_away_and_back() -> None:
    async def test(house: House) -> None:
        manager, mine = await seated(house)
        assert "I am away" in (await mine.get("/club/me")).text
        await mine.tap("away")
        assert manager.club.seats["c0"].away
        assert "I am back" in (await mine.get("/club/me")).text
        await mine.tap("back")
        assert not manager.club.seats["c0"].away
        assert "mark them absent" in problem(await mine.tap("back", 422))
        other = Mine(house, "c1")  # at no table
        assert "/club/me/away" not in (await other.get("/club/me")).text
        await other.tap("away", 422)
        assert not manager.club.seats["c0"].away

    in_club(test)


def test_another_table_is_asked_for_and_granted() -> None:
    async def test(house: House) -> None:
        manager, mine = await seated(house)
        await mine.tap("change", table=2)
        assert manager.club.seats["c0"].wants == 2
        assert "You have asked to change to Two" in (await mine.get("/club/me")).text
        assert "Player 0 asks to change to Two (One)" in (await manager.get("/club/run")).text
        assert "asks to change to Two" in (await manager.get("member/c0")).text
        await mine.tap("change", table=0)
        assert not manager.club.seats["c0"].wants
        await mine.tap("change", 422, table=7)
        await mine.tap("change", table=2)
        await manager.do("change-table", member="c0", table=2, chips=500, why="asked")
        assert manager.club.seats["c0"].table == 2
        assert "asks to change" not in (await manager.get("/club/run")).text

    in_club(test)


def test_a_document_that_was_asked_for_is_recorded() -> None:
    async def test(house: House) -> None:
        mine, dealer = Mine(house, "c0"), Staff(house, "floor")
        reply = await mine.tap("document", document="rules")
        assert reply.headers["location"] == "/books/common/print"
        await dealer.do("ask-document", member="c1", document="rules", language="uk", back="member/c1")
        await mine.tap("document", 422, document="etiquette")  # the book `common` gives its rules alone
        await mine.tap("document", 404, document="secrets")
        told = [event for _, _, event in house.room.club.running.told if type(event).__name__ == "DocumentGiven"]
        assert [(each.member, each.document, each.language) for each in told] == [
            ("c0", "rules", "en"), ("c1", "rules", "uk"),
        ]  # fmt: skip
        owner = Staff(house, OWNER)
        await owner.do("house", chips="1 5 25 100 500", percent=0, cap=0, time=0, minutes=30, book="fspr-training",
                       tournament_book="fspr-competition")  # fmt: skip
        for kind, where in (
            ("competition_rules", "/books/fspr-competition/print"), ("training_rules", "/books/fspr-training/print"),
            ("glossary", "/club/documents/glossary?book=fspr-training"),
            ("disputes", "/club/documents/disputed?book=fspr-training"),
            ("etiquette", "/club/documents/etiquette?book=fspr-training"),
        ):  # fmt: skip
            assert (await mine.tap("document", document=kind)).headers["location"] == where
            await mine.get(where)

    in_club(test)


def test_a_protest_has_its_deadline_and_its_answer() -> None:
    async def test(house: House) -> None:
        owner, mine = Staff(house, OWNER), Mine(house, "c0")
        await owner.do("offence", member="c0", offence="cheating", measure="warning", reason="chips")
        assert "/club/me/protest" not in (await mine.get("/club/me")).text  # the book knows no protest
        await owner.do("house", chips="1 5 25 100 500", percent=0, cap=0, time=0, minutes=30,
                       tournament_book="fspr-competition")  # fmt: skip
        assert "/club/me/protest" in (await mine.get("/club/me")).text
        assert (await Mine(house, "c1").tap("protest", 422, case=1, reason="not mine")).text
        judge = Staff(house, "judge")
        await judge.do("confirm-case", case=1)
        await mine.tap("protest", case=1, reason="It was not me")
        await mine.tap("protest", 422, case=1, reason="Once more")
        for deed in ("forward-protest", "receive-protest"):
            await judge.do(deed, number=1)
        text = (await mine.get("/club/me")).text
        assert "It was not me" in text
        assert "decision by" in text
        await judge.do("decide-protest", number=1, outcome="upheld", words="Another player")
        assert "Another player" in (await mine.get("/club/me")).text
        assert owner.club.cases[1].lifted

    in_club(test)
