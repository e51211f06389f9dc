"""Lists of a member's hands: by the page and by the session, looked for in several ways, with stars of their own."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.ports import Append, NewEvent, Stored
from cardspeak.room.table import commands as c
from cardspeak.service.hand_lists import APART, Found, HandLists, Wanted, stars_of
from cardspeak.service.member_events import HandPlayed
from cardspeak.service.played import Played
from cardspeak.service.stored import to_new
from cardspeak.store import AnyStore
from tests.service.test_room import Time, actor, my_seat, opened, run, seated

MINUTE = 60_000
GAMES = ("no-limit holdem", "pot-limit omaha")


async def entered(store: AnyStore, hands: Iterable[HandPlayed], member: str = "m1") -> None:
    events = [to_new(each) for each in hands]
    await asyncio.wrap_future(
        store.commit([Append(f"member/{member}", store.version(f"member/{member}"), events)], at=1)
    )


def lists_over(store: AnyStore) -> HandLists:
    return HandLists(store, Played(store))


def hands_in(found: Found) -> list[tuple[str, int]]:
    return [(line.hand.table, line.hand.number) for _, lines in found.sessions for line in lines]


def evening(table: str, count: int, begins: int = 0, apart: int = MINUTE) -> list[HandPlayed]:
    """Hands at a table, one after the other; every third is won, the others are lost or even."""
    return [
        HandPlayed(
            table, number, begins + number * apart, GAMES[number % 2], (-10, 30, 0)[number % 3], table.upper(), (1, 2)
        )
        for number in range(1, count + 1)
    ]


def test_thousands_of_hands_come_by_the_page_each_once() -> None:
    async def work() -> None:
        store = opened("memory:")
        await entered(store, evening("t1", 3000))
        lists, seen, before, pages = lists_over(store), list[tuple[str, int]](), None, 0
        while True:
            found = lists.found("m1", Wanted(), before)
            seen += hands_in(found)
            pages += 1
            if pages == 2:  # what is played meanwhile stands on the first page alone
                await entered(store, [HandPlayed("t1", 3001, 3001 * MINUTE, GAMES[0], 5, "T1", (1, 2))])
            if found.older is None:
                break
            before = found.older
        assert seen == [("t1", number) for number in range(3000, 0, -1)]
        assert pages == 60
        assert hands_in(lists.found("m1", Wanted()))[0] == ("t1", 3001)
        read: list[int] = []
        load = store.load

        def spied(stream: str, after: int = 0, until: int | None = None) -> list[Stored]:
            rows = load(stream, after, until)
            read.append(len(rows))
            return rows

        store.load = spied  # type: ignore[method-assign]
        assert lists.found("m1", Wanted()).hands == 3001
        assert sum(read) == 0  # nothing is read again, and no hand is replayed
        assert lists.found("m2", Wanted()).sessions == ()
        store.close()

    run(work)


def test_hands_are_found_by_what_is_looked_for() -> None:
    async def work() -> None:
        store = opened("memory:")
        await entered(store, [*evening("t1", 30), *evening("t2", 12, 100 * MINUTE)])
        lists = lists_over(store)

        def found(**wanted: Any) -> Found:
            return lists.found("m1", Wanted()._replace(**wanted), None, 100)

        whole = found()
        assert (whole.hands, whole.net, whole.apart) == (42, 14 * 30 - 14 * 10, 0)
        assert whole.tables == (("t2", "T2"), ("t1", "T1"))
        assert whole.games == GAMES
        assert {table for table, _ in hands_in(found(table="t2"))} == {"t2"}
        assert found(game=GAMES[1]).hands == 21
        won, lost = found(result="won"), found(result="lost")
        assert (won.hands, won.net) == (14, 420)
        assert (lost.hands, lost.net) == (14, -140)
        assert hands_in(found(day=(110 * MINUTE, 112 * MINUTE))) == [("t2", 11), ("t2", 10)]
        assert found(table="t2", result="won", game=GAMES[0]).hands == 2
        assert found(table="nowhere") == whole._replace(sessions=(), hands=0, net=0)
        store.close()

    run(work)


def test_a_session_ends_with_a_long_pause_and_is_added_up_whatever_is_looked_for() -> None:
    async def work() -> None:
        store = opened("memory:")
        first, second = evening("t1", 6), evening("t1", 4, 6 * MINUTE + APART)
        other = evening("t2", 3, 2 * MINUTE)  # at two tables at once
        await entered(store, sorted([*first, *second, *other], key=lambda each: each.at))
        lists = lists_over(store)
        found = lists.found("m1", Wanted())
        assert [(session.table, session.hands, session.net) for session, _ in found.sessions] == [
            ("t1", 4, sum(each.net for each in second)), ("t2", 3, 20), ("t1", 6, 40),
        ]  # fmt: skip
        assert [len(lines) for _, lines in found.sessions] == [4, 3, 6]
        session, lines = lists.found("m1", Wanted(result="won", table="t1")).sessions[1]
        assert (len(lines), session.hands, session.net) == (2, 6, 40)
        store.close()

    run(work)


def test_stars_stay_and_are_only_on_ones_own_hands() -> None:
    async def work() -> None:
        store = opened("memory:")
        await entered(store, evening("t1", 5))
        lists = lists_over(store)
        for _ in range(2):
            assert await lists.star("m1", "t1", 3, True, 7) is None
        assert await lists.star("m1", "t1", 4, True, 8) is None
        assert await lists.star("m1", "t1", 4, False, 9) is None
        assert store.version(stars_of("m1")) == 3  # what has its star already is not starred again
        for member, table, number in (("m1", "t1", 6), ("m1", "t2", 1), ("m2", "t1", 3)):
            refused = await lists.star(member, table, number, True, 9)
            assert isinstance(refused, Refused)
            assert refused.code == "no_such_hand"
        for each in (lists, lists_over(store)):
            assert hands_in(each.found("m1", Wanted(starred=True))) == [("t1", 3)]
        await asyncio.gather(*[lists.star("m1", "t1", number, True, 9) for number in (1, 2, 5)])
        assert lists.found("m1", Wanted(starred=True)).hands == 4
        store.close()

    run(work)


def test_hands_of_before_their_cards_were_entered_have_them_too(tmp_path: Path) -> None:
    async def work() -> None:
        clock, store = Time(), opened(tmp_path / "room.db")
        running, played = await seated(store, clock), Played(store)
        while running.state.playing:
            await running.do(c.Act(actor(running.state), hand.Fold(my_seat(running.state))))
        state = running.state.hand
        assert state is not None
        mine = state.secret.down[state.deal.seats.index("m1")]
        await played.note("t1", running.finished[-1], clock.now())
        (now,) = lists_over(store).found("m1", Wanted()).sessions[0][1]
        assert now.hand.cards == mine
        assert set(mine) < set(DECKS[52])
        older = {key: value for key, value in to_new(now.hand).data.items() if key not in ("cards", "boards")}
        stream, form = "member/m2", NewEvent("member.hand_played", 1, older)
        await asyncio.wrap_future(store.commit([Append(stream, store.version(stream), [form])], at=1))
        assert [each.cards == () for _, each in played.since("m2", 0)] == [False, True]
        lines = lists_over(store).found("m2", Wanted()).sessions[0][1]
        theirs = state.secret.down[state.deal.seats.index("m2")]
        assert [line.hand.cards for line in lines] == [theirs, theirs]
        store.close()

    run(work)
