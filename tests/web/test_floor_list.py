"""The floor's list of a club: every table, real and online, who has called the floor, who waits longest."""

import re

from cardspeak.room.club import commands_evening as evening
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club.commands import Command
from cardspeak.room.table.state import Call, Settings, Stakes
from cardspeak.service.aggregate import Done
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import RunningTable
from tests.web.asgi import request
from tests.web.test_club_roles import Club, in_club, session


async def does(club: Club, by: str, command: Command) -> None:
    done = await club.room.club.ask(by, command, True)
    assert isinstance(done, Done), done


async def listed(club: Club) -> str:
    reply = await request(club.app, "GET", "/club/run/watch", session(club.who["host"]))
    assert reply.status == 200
    return reply.text


def test_the_table_where_somebody_has_waited_longest_comes_first() -> None:
    async def test(club: Club) -> None:
        for name in ("Amber", "Blue"):
            await does(club, "m-host", floor.OpenTable(name, ("nlhe",), Stakes(10, 20), 6, "m-host"))
        for name, kind in (("Coral", "felt"), ("Dune", "online")):
            opened = floor.OpenTable(name, ("nlhe",), Stakes(10, 20), 6, "m-host", kind=kind)  # type: ignore[arg-type]
            await does(club, "m-host", opened)
        page = await listed(club)
        assert re.findall(r'data-table="(\w+)"', page) == ["Amber", "Blue", "Coral", "Dune"]
        assert re.findall(r'class="tag">([\w ]+)<', page) == ["reports only", "reports only", "real cards", "online"]
        assert "Called first" not in page
        assert page.count("10/20") == 4, "the stakes of each table, once"
        await does(club, "m-dealer", evening.ReportToFloor(2, "a spilled drink", "m-dealer"))
        page = await listed(club)
        assert re.findall(r'data-table="(\w+)"', page)[0] == "Blue"
        assert "a spilled drink" in page
        assert "Called first" in page
        online = next(each for each in club.room.tables.values() if each.state.settings.name == "Dune")
        waits = Call(1, "m-player", "whose turn is it?", club.room.clock.now() - 17 * 60_000)
        online.known = online.state._replace(calls=(waits,))
        page = await listed(club)
        assert re.findall(r'data-table="(\w+)"', page)[:2] == ["Dune", "Blue"]
        assert "whose turn is it?" in page
        assert "17 min" in page

    in_club(test)


def test_a_table_of_a_tournament_is_listed_and_a_home_game_of_members_is_not() -> None:
    async def test(club: Club) -> None:
        for name in ("Elm", "Fir"):
            asked = {"name": name, "game": "no-limit holdem", "big_blind": "20", "buy_in": "100"}
            settings = settings_from(asked)
            assert isinstance(settings, Settings)
            running = await club.room.open_table(settings, "m-player", ())
            assert isinstance(running, RunningTable)
            if name == "Elm":
                waits = Call(1, "m-player", "a chip is missing", club.room.clock.now() - 3 * 60_000)
                of_event = running.state.settings._replace(tournament="t-1")
                running.known = running.state._replace(settings=of_event, calls=(waits,))
        assert isinstance(running, RunningTable)
        page = await listed(club)
        assert re.findall(r'data-table="([^"]+)"', page) == ["t-1 · Elm"]
        assert "a chip is missing" in page
        assert f'href="/tables/{running.id}"' not in page

    in_club(test)
