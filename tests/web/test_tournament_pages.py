"""The pages of a tournament: a night run from the console, who may do what, what players and screens see."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from html import unescape

import pytest

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import LANGUAGES, has
from cardspeak.room.tournament.clock import Shown
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import decide
from cardspeak.room.tournament.run.state import Tournament, left, seat_of
from cardspeak.room.tournament.structure import Level, wrong
from cardspeak.service.aggregate import Update
from cardspeak.service.running_tournament import RunningTournament, law_of
from cardspeak.web.tournament.clock_words import faces, left_of
from cardspeak.web.tournament.wanted import USUAL, plan_of, settings_of
from tests.serving import Program
from tests.web.asgi import Live, Reply, form, headers_of, request
from tests.web.test_strangers import House, in_house

WANTED = {
    "name": "Friday", "players": "23", "prize": "20", "fee": "5", "rebuys": "9", "late": "6", "percent": "13",
    "chips": "400×25 300×100 300×500 200×1000",
}  # fmt: skip
NAMES = [f"Player {first}{second}" for first in "ABCDE" for second in "klmnop"]
SECTIONS = ("", "/entry", "/out", "/seats", "/money", "/more", "/log", "/time", "/days", "/tickets", "/protests")


class Night:
    """A tournament as its director sees it."""

    def __init__(self, house: House, me: Program, path: str) -> None:
        self.house, self.me, self.path = house, me, path
        found = house.room.tournaments.running.get(path.rpartition("/")[2])
        assert found is not None
        self.running: RunningTournament = found

    @property
    def now(self) -> Tournament:
        """How it stands."""
        return self.running.state

    async def get(self, more: str = "", language: str = "en") -> Reply:
        """Open one of its pages."""
        headers = [(key, value) for key, value in headers_of(self.me.token) if key != b"accept-language"]
        return await request(
            self.house.app, "GET", self.path + more, [*headers, (b"accept-language", language.encode())]
        )

    async def do(self, deed: str, **fields: str) -> str:
        """Tap something on the console that is done; return where it leads."""
        reply = await form(self.house.app, f"{self.path}/do/{deed}", headers_of(self.me.token), **fields)
        assert reply.status == 303, (deed, problem(reply))
        return reply.headers["location"]

    async def refused(self, deed: str, **fields: str) -> str:
        """Tap something that cannot be done; return why."""
        before = self.running.version
        reply = await form(self.house.app, f"{self.path}/do/{deed}", headers_of(self.me.token), **fields)
        assert (reply.status, self.running.version) == (422, before)
        return problem(reply)

    async def enter(self, *names: str) -> None:
        """Enter players by name."""
        for name in names:
            assert await self.do("enter", name=name) == f"{self.path}/run/entry"

    def player(self, name: str) -> str:
        """Return the id of a player."""
        return next(member for member in self.now.entrants if self.running.names.name(member) == name)

    def table(self, member: str) -> str:
        """Return the number of the table at which a player sits."""
        at = seat_of(self.now, member)
        assert at is not None
        return str(at[0])

    async def out(self, member: str) -> None:
        """Have a player be out."""
        await self.do("out", member=member, table=self.table(member))


def problem(reply: Reply) -> str:
    """Return what a page says could not be done."""
    found = re.search(r'class="problem"[^>]*role="alert"[^>]*>([^<]*)', reply.text)
    return unescape(found[1]) if found else ""


async def made(house: House, **other: str) -> Night:
    """Make a tournament by its form."""
    me = house.people[0]
    reply = await form(house.app, "/tournaments/new", headers_of(me.token), **{**WANTED, **other}, step="make")
    assert reply.status == 303, problem(reply)
    return Night(house, me, reply.headers["location"].removesuffix("/run"))


def of_a_night(test: Callable[[Night], Awaitable[None]], **other: str) -> None:
    """Run a test with a tournament."""

    async def begin(house: House) -> None:
        await test(await made(house, **other))

    in_house(begin)


def test_a_structure_is_shown_before_the_tournament_is_made() -> None:
    async def test(house: House) -> None:
        me, wanted = house.people[0], {**WANTED, "step": "show"}
        reply = await form(house.app, "/tournaments/new", headers_of(me.token), **wanted)
        assert reply.status == 200
        assert "Colour-up: 25 for 100" in reply.text
        assert re.search(r"Probably over after \d:\d\d; with a chance of 80 % after \d:\d\d", reply.text)
        assert not house.room.tournaments.running
        for other, said in (
            ({"chips": "three hundred"}, "is no count of chips"), ({"chips": "10×25"}, "The chips are not enough"),
            ({"players": "1"}, "does not fit"), ({"csv": "nonsense"}, "A structure begins with the rows"),
        ):  # fmt: skip
            reply = await form(house.app, "/tournaments/new", headers_of(me.token), **{**wanted, **other})
            assert (reply.status, said in problem(reply)) == (422, True), problem(reply)
        asked = {
            **wanted,
            "csv": '{"stack": 5000, "chips": [25, 100], "levels": [{"small": 25, "big": 50, "minutes": 9}]}',
        }
        reply = await form(house.app, "/tournaments/new", headers_of(me.token), **asked)
        assert reply.status == 200, problem(reply)
        reply = await request(house.app, "GET", "/tournaments/new", headers_of())
        assert reply.headers["location"] == "/enter?next=/tournaments/new"

    in_house(test)


def test_a_night_from_the_first_entry_to_the_last_prize() -> None:
    async def test(night: Night) -> None:
        await night.enter(*NAMES[:21])
        assert "Players: 21" in (await night.get("/run")).text
        await night.do("start")
        assert len(night.now.tables) == 3
        for name in NAMES[:6]:
            await night.do("rebuy", member=night.player(name))
        await night.enter(*NAMES[21:23])
        late = night.player(NAMES[22])
        assert "Go to" not in (await night.get(f"/players/{late}")).text
        at = seat_of(night.now, late)
        assert at is not None
        assert f"Table {at[0]}, seat {at[1] + 1}" in (await night.get(f"/players/{late}")).text

        # two in one hand: the book places them by what they began it with
        here = [member for member in night.now.tables[0].places if member][:2]
        outs = {f"out-{member}": "on" for member in here}
        number = str(night.now.tables[0].number)
        said = await night.refused("out", table=number, **outs)
        assert "same-hand-busts" in said
        stacks = {f"started-{here[0]}": "4000", f"started-{here[1]}": "6000"}
        await night.do("out", table=number, **outs, **stacks)
        places = {each.player: each.best for each in night.now.finishes}
        assert (places[here[0]], places[here[1]]) == (23, 22)

        # a step is taken back, and both stay in the log
        step = night.now.steps
        assert "Undo" in (await night.get("/run")).text
        await night.do("undo", step=str(step), reason="mistake")
        assert len(left(night.now)) == 23
        await night.do("out", table=number, **outs, **stacks)
        log = (await night.get("/run/log")).text
        assert f"taken back by {step + 1}" in log

        # to the colour-up
        for _ in range(6):
            await night.do("next-level")
        home = (await night.get("/run")).text
        assert "Colour-up: 25 for 100" in home
        for table in night.now.tables:
            here = [member for member in table.places if member]
            counts = [*range(1, len(here)), 4 - sum(range(len(here))) % 4]  # so many that no chip is missing
            held = {f"held-{member}": str(count) for member, count in zip(here, counts, strict=True)}
            await night.do("race", table=str(table.number), old="25", **held)
            assert "data-card=" in (await night.get(f"/run/race/{table.number}")).text
        assert "Colour-up: 25 for 100" not in (await night.get("/run")).text

        # a penalty, a table broken by the director
        member = left(night.now)[0].member
        await night.do("penalise", member=member, offence="phone", kind="rounds 1", reason="on the phone")
        assert "missed round" in (await night.get(f"/run/player/{member}")).text
        assert "No entries are taken now" in (await night.get("/run/entry")).text
        tables = len(night.now.tables)
        while len(night.now.tables) == tables:
            await night.out(next(each.member for each in left(night.now) if each.member != member))
        assert "the table was broken" in (await night.get("/wall")).text + (await night.get("/run")).text

        # three are left: a deal by ICM needs the stacks, and everybody's word
        while len(left(night.now)) > 3:
            await night.out(left(night.now)[-1].member)
        three = [each.member for each in left(night.now)]
        chips = night.now.counts.in_play
        have = dict(zip(three, (chips // 2 // 100 * 100, chips // 4 // 100 * 100), strict=False))
        have[three[2]] = chips - sum(have.values())
        wrong = {f"count-{member}": "100" for member in three}
        assert str(chips)[:3] in (await night.refused("deal", kind="icm", **wrong)).replace(",", "")
        await night.do("deal", kind="icm", **{f"count-{member}": str(stack) for member, stack in have.items()})
        assert "All agree" in (await night.get("/run")).text
        await night.do("agree")
        assert night.now.stage == "over"
        shares = [amount for _, amount in night.now.deal.shares] if night.now.deal else []
        assert sum(shares) == sum(night.now.payouts)
        assert max(shares) < night.now.payouts[0]
        await night.do("pay-all")
        assert sum(each.prize for each in night.now.entrants.values()) == sum(night.now.payouts) == 29 * 20
        results = (await night.get()).text
        assert "Results" in results
        assert NAMES[0] in results
        assert "paid" in (await night.get(f"/players/{three[0]}")).text

    of_a_night(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(language: str) -> None:
    async def test(night: Night) -> None:
        async def look(*pages: str) -> None:
            for more in pages:
                reply = await night.get(more, language)
                assert reply.status == 200, more
                assert f'lang="{language}"' in reply.text

        await night.enter(*NAMES[:9])
        everywhere = ["", "/wall", *[f"/run{section}" for section in SECTIONS]]
        await look(*everywhere)
        await night.do("start")
        one = night.player(NAMES[0])
        await look(
            *everywhere, "/run/deal", f"/run/player/{one}", f"/run/penalty/{one}", f"/players/{one}", "/run/race/1"
        )
        await night.do("say", text="Dinner is served")
        assert "Dinner is served" in (await night.get("/wall")).text
        for listing in ("/tournaments", "/"):
            assert "Friday" in (await request(night.house.app, "GET", listing, headers_of())).text

    of_a_night(test)


def test_who_may_do_what() -> None:
    async def test(night: Night) -> None:
        app, other = night.house.app, night.house.people[1]
        assert (await request(app, "GET", f"{night.path}/run")).headers["location"].startswith("/enter?next=")
        assert (await request(app, "GET", f"{night.path}/run", headers_of(other.token))).status == 403
        assert (await form(app, f"{night.path}/do/start", headers_of(other.token))).status == 403
        assert (await form(app, f"{night.path}/do/nonsense", headers_of(night.me.token))).status == 404
        assert (await request(app, "GET", "/tournaments/0123456789")).status == 404
        assert "Nobody" in await night.refused("appoint", name="nobody of that name", role="cashier")
        await night.do("appoint", name=night.house.room.name(other.member), role="cashier")
        reply = await form(app, f"{night.path}/do/enter", headers_of(other.token), name="Ann")
        assert reply.status == 303
        reply = await form(app, f"{night.path}/do/cancel", headers_of(other.token), reason="none")
        assert (reply.status, bool(problem(reply))) == (422, True)
        assert night.now.stage == "registering"

    of_a_night(test)


def test_players_enter_by_themselves_and_a_sit_and_go_starts_when_full() -> None:
    async def test(night: Night) -> None:
        app, people = night.house.app, night.house.people
        reply = await form(app, f"{night.path}/enter", headers_of())
        assert reply.headers["location"] == f"/enter?next={night.path}"
        await form(app, f"{night.path}/enter", headers_of(people[1].token))
        assert "Take my entry back" in (await request(app, "GET", night.path, headers_of(people[1].token))).text
        await form(app, f"{night.path}/withdraw", headers_of(people[1].token))
        begun = asyncio.Event()

        def heard(update: Update) -> None:
            if update.state.stage == "running":
                begun.set()

        night.running.listeners.add(heard)
        for one in people[1:4]:
            assert night.now.stage == "registering"
            await form(app, f"{night.path}/enter", headers_of(one.token))
        await asyncio.wait_for(begun.wait(), 60)
        mine = await request(app, "GET", f"{night.path}/players/{people[1].member}", headers_of(people[1].token))
        assert "You sit at" in mine.text

    of_a_night(test, full="yes", players="3", chips="300×25 300×100")


def test_screens_follow_live() -> None:
    async def test(night: Night) -> None:
        app, heard = night.house.app, asyncio.Queue[str]()
        await night.enter(*NAMES[:9])
        live = Live(app, f"{night.path}/live?show=wall", headers_of(), heard.put_nowait)
        first = await asyncio.wait_for(heard.get(), 60)
        assert 'hx-swap-oob="morph"' in first
        await night.do("start")
        second = await asyncio.wait_for(heard.get(), 60)
        plan = json.loads(unescape(re.findall(r'data-plan="([^"]*)"', second)[0]))
        assert (plan[0]["title"], plan[0]["part"]) == ("Level 1", "level")
        assert 'data-runs="1"' in second
        await live.close()
        nowhere = Live(app, f"{night.path}/live?show=nonsense", headers_of(), heard.put_nowait)
        await nowhere.task
        console = Live(app, f"{night.path}/live?show=run", headers_of(night.house.people[1].token), heard.put_nowait)
        await console.task
        assert (nowhere.closed, console.closed) == (4404, 4403)

    of_a_night(test)


def test_the_clock_says_what_comes_to_the_end() -> None:
    levels = [Level(25, 50, seconds=600, pause=300), Level(50, 100, 100, "big blind", 600), Level(100, 200, seconds=60)]
    found = faces("en", levels, Shown(0, "level", 90_000, True))
    assert [face.title for face in found] == ["Level 1", "Break", "Level 2", "Level 3"]
    assert [face.ms for face in found] == [90_000, 300_000, 600_000, 60_000]
    assert [face.to_break for face in found] == [0, -1, -1, -1]
    assert found[0].next == "Break of 5 min"
    assert found[1].stakes == "50/100"
    assert found[2].ante == "big blind ante 100"
    assert [face.title for face in faces("en", levels, Shown(1, "level", 1000, True))] == ["Level 2", "Level 3"]
    [last] = faces("en", levels, Shown(2, "over", 0, True))
    assert (last.title, last.stakes, last.ms) == ("Level 3", "100/200", 0), "which is played on"
    assert [left_of(ms) for ms in (0, 1, 59_999, 61_000, 3_661_000)] == ["00:00", "00:01", "01:00", "01:01", "1:01:01"]


def test_the_pages_stay_when_the_last_level_has_run_out() -> None:
    async def test(night: Night) -> None:
        await night.enter(*NAMES[:6])
        await night.do("start")
        last = len(night.now.settings.structure.levels) - 1
        await night.house.room.tournaments.ask(night.running, night.me.member, c.CorrectClock(last, 0, night.me.member))
        for more in ("", "/wall", "/run", *[f"/run{section}" for section in SECTIONS if section]):
            reply = await night.get(more)
            assert reply.status == 200, more
        assert f"Level {last + 1}" in (await night.get("/wall")).text

    of_a_night(test)


def test_what_is_shown_is_what_is_made() -> None:
    plan = plan_of({**USUAL, **WANTED}, "en")
    assert not isinstance(plan, Refused), plan
    assert plan.rows[0]["stakes"] == "25/50"
    assert plan.prizes.startswith("2")


@pytest.mark.parametrize(
    ("game", "stakes"),
    [
        ("no-limit holdem", (25, 50, 0, 0)), ("fixed-limit holdem", (25, 50, 50, 100)),
        ("fixed-limit stud", (0, 0, 50, 100)), ("horse", (25, 50, 50, 100)),
    ],
)  # fmt: skip
def test_a_structure_has_what_its_games_need(game: str, stakes: tuple[int, int, int, int]) -> None:
    settings = settings_of({**USUAL, **WANTED, "game": game}, "en")
    assert not isinstance(settings, Refused), settings
    first = settings.structure.levels[0]
    assert (first.small, first.big, first.lower, first.upper) == stakes
    assert bool(first.bring_in) == bool(first.ante) == (game in ("fixed-limit stud", "horse"))
    assert wrong(settings.structure, law_of(settings)) is None


def test_every_step_has_words() -> None:
    codes = {rule.what for rule in decide.RULES.values() if rule.what}
    assert len(codes) > 40
    assert not [code for code in codes if not has(f"tour-step-{code.replace('_', '-')}")]


def test_a_day_ends_and_the_next_one_begins() -> None:
    async def test(night: Night) -> None:
        await night.enter(*NAMES[:12])
        await night.do("start")
        await night.do("end-day", back="days")
        assert "Days and bags" in (await night.get("/run")).text
        bags = night.now.bags
        counts = {f"bag-{bag.player}": "5000" for bag in bags}
        assert await night.do("bags", back="days", **counts) == f"{night.path}/run/days"
        page = (await night.get("/run/days")).text
        assert page.count("1 of 2") == 12  # what was counted once is not shown
        assert "5,000 ✓" not in page
        assert "not counted twice: 12" in await night.refused("close-bags", back="days")

        # somebody else counts, and finds one of them to be wrong
        dealer = night.house.people[1]
        other = Night(night.house, dealer, night.path)
        await night.do("appoint", name="p-1", role="dealer")
        await other.do("bags", back="days", **{**counts, f"bag-{bags[0].player}": "4900"})
        page = (await night.get("/run/days")).text
        assert (page.count("5,000 ✓"), page.count("counts differ")) == (11, 1)
        await night.refused("close-bags", back="days")
        await other.do("bags", back="days", **{f"bag-{bags[0].player}": "5000"})
        await night.do("close-bags", back="days")
        assert "Begin day 2" in (await night.get("/run/days")).text
        await night.do("next-day")
        assert (night.now.stage, night.now.day, night.now.counts.in_play) == ("running", 2, 60000)

    of_a_night(test)


def test_an_entry_is_paid_with_a_ticket() -> None:
    async def test(night: Night) -> None:
        await night.do("note-ticket", back="tickets", number="A-7", worth="25", name=NAMES[0])
        await night.do("note-ticket", back="tickets", number="A-8", worth="25", kind="qualification")
        assert "A-7" in await night.refused("note-ticket", back="tickets", number="A-7", worth="25")
        assert "A-7 may not be passed on" in await night.refused(
            "pass-ticket", back="tickets", number="A-7", name=NAMES[1]
        )
        await night.do("pass-ticket", back="tickets", number="A-8", name=NAMES[1])
        page = (await night.get("/run/tickets")).text
        assert all(each in page for each in ("A-7", NAMES[0], NAMES[1]))
        assert "A-9" in await night.refused("enter", name=NAMES[1], ticket="A-9")
        assert 'name="ticket"' in (await night.get("/run/entry")).text
        await night.do("enter", name=NAMES[1], ticket="A-8")
        assert "used" in (await night.get("/run/tickets")).text
        assert night.now.entrants[night.player(NAMES[1])].cash == 0

    of_a_night(test, book="diamond-club")


def test_a_protest_goes_to_the_federation_and_back() -> None:
    async def test(night: Night) -> None:
        assert "nothing to protest" in (await night.get("/run/protests")).text
        await night.enter(*NAMES[:9])
        await night.do("start")
        one = night.player(NAMES[0])
        await night.do("penalise", member=one, offence="phone", kind="rounds 1", reason="on the phone")
        case = str(night.now.penalties[0].case)
        await night.do("protest", back="protests", member=one, case=case, reason="It was not mine")
        assert "It was not mine" in (await night.get("/run/protests")).text
        await night.refused("receive-protest", back="protests", number="1")
        await night.do("forward-protest", back="protests", number="1")
        await night.do("receive-protest", back="protests", number="1")
        assert "decision by" in (await night.get("/run/protests")).text
        await night.do("decide-protest", back="protests", number="1", outcome="upheld", words="It was a neighbour's")
        assert "Upheld" in (await night.get("/run/protests")).text
        assert night.now.penalties[0].lifted

    of_a_night(test, book="fspr-competition")


def fields_of(page: str, deed: str) -> list[dict[str, str]]:
    """Return the hidden fields of each form of a deed."""
    forms = re.findall(rf'action="[^"]*/do/{deed}"[^>]*>(.*?)</form>', page, re.S)
    return [dict(re.findall(r'name="([^"]*)" value="([^"]*)"', form)) for form in forms]


def test_what_two_directors_tap_at_once_is_done_once() -> None:
    async def test(night: Night) -> None:
        await night.enter(*NAMES[:6])
        await night.do("start")
        [tapped] = fields_of((await night.get("/run")).text, "next-level")
        await night.do("next-level", **tapped)
        assert "anew" in await night.refused("next-level", **tapped)
        assert night.now.level == 1
        anna = night.player(NAMES[0])
        tapped, _ = fields_of((await night.get(f"/run/player/{anna}")).text, "rebuy")
        await night.do("rebuy", **tapped)
        assert "anew" in await night.refused("rebuy", **tapped)
        assert night.now.entrants[anna].rebuys == 1
        tapped, _ = fields_of((await night.get(f"/run/player/{anna}")).text, "rebuy")
        await night.do("rebuy", **tapped)
        assert night.now.entrants[anna].rebuys == 2

    of_a_night(test)


def test_bots_enter_an_online_event_from_the_console() -> None:
    async def test(night: Night) -> None:
        tapped = fields_of((await night.get("/run/entry")).text, "bot")
        assert [each["level"] for each in tapped] == ["calling", "solid", "crafty"]
        for each in tapped:
            assert await night.do("bot", **each) == f"{night.path}/run/entry"
        assert [each.bot for each in night.now.entrants.values()] == ["calling", "solid", "crafty"]
        assert await night.refused("bot", level="cheating")
        assert await night.refused("bot", level="")

    of_a_night(test, play="online", rebuys="0", late="0")


def test_no_bots_are_offered_for_real_tables() -> None:
    async def test(night: Night) -> None:
        assert not fields_of((await night.get("/run/entry")).text, "bot")

    of_a_night(test)


def test_a_real_table_is_told_hand_by_hand() -> None:
    """The console links to it; there the hand is told, with names as they are, and nothing that the event decides."""

    async def test(night: Night) -> None:
        await night.enter("Anna Maria", "Boris", "Cyril")
        await night.do("start")
        stream = night.now.playing[0].stream
        path, headers = f"/floor/{stream}", headers_of(night.me.token)
        assert f'href="{path}"' in (await night.get("/run")).text
        assert (await form(night.house.app, f"{path}/do/next", headers)).status == 303
        page = (await request(night.house.app, "GET", path, headers)).text
        assert "Anna Maria" in page
        assert page.count(f'href="{night.path}/run"') == 2, "at its head, and where it says what is done there"
        assert f"{path}/do/sit" not in page
        assert f"{path}/do/count" not in page
        real = night.house.room.real.tables[stream]
        assert real.now is not None
        first = real.names.name(real.now.deal.seats[real.now.round.queue[0]])
        reply = await form(night.house.app, f"{path}/say", headers, line=f"{first} folds")
        assert reply.status == 303, problem(reply)
        assert f"{first} folds" in (await request(night.house.app, "GET", path, headers)).text

    of_a_night(test, play="felt")


def test_seats_as_the_floor_has_them() -> None:
    """A seat more, a table that goes online, a player put right, the list called, no-shows: all from the pages."""

    async def test(night: Night) -> None:
        await night.enter(*NAMES[:10])
        await night.do("start")
        seats = (await night.get("/run/seats")).text
        assert fields_of(seats, "seat-more") == [{"back": "seats", "table": "1"}, {"back": "seats", "table": "2"}]
        await night.do("seat-more", table="1")
        assert len(night.now.tables[0].places) == 10
        assert [each["table"] for each in fields_of((await night.get("/run/seats")).text, "seat-more")] == ["2"]
        await night.do("play", table="2", how="online")
        assert [each.play for each in night.now.playing] == ["told", "online"]
        assert fields_of((await night.get("/run/seats")).text, "seat-more") == []
        await night.do("play", table="2", how="told")
        anna = next(each for each in night.now.tables[0].places if each)
        assert "right-seat" in (await night.get(f"/run/player/{anna}")).text
        await night.do("right-seat", member=anna, table="1", seat="10", reason="as on the card")
        assert seat_of(night.now, anna) == (1, 9)
        await night.enter(*NAMES[10:12])  # all seats are taken: they wait
        late = night.player(NAMES[11])
        assert f"there-{late}" not in (await night.get("/run/entry")).text
        assert await night.refused("call", **{f"there-{late}": "yes"})
        gone = next(each for each in night.now.tables[1].places if each)
        await night.out(gone)
        assert f"there-{late}" in (await night.get("/run/entry")).text
        await night.do("call", **{f"there-{late}": "yes"})
        assert night.now.entrants[late].status == "seated"
        assert not fields_of((await night.get("/run/seats")).text, "no-shows"), "the book has their blinds taken"
        assert await night.refused("no-shows")

    of_a_night(test, book="diamond-club", seats="", most="10")
