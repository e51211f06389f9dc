"""A real table over HTTP: who may enter, telling its hand, mishaps ruled on, taken back, decided otherwise."""

import re
from collections.abc import Awaitable, Callable
from html import unescape
from urllib.parse import urlencode

import pytest

from cardspeak.hand.state import State
from cardspeak.locale.messages import LANGUAGES
from cardspeak.service.real_tables import RealTable, last_line
from tests.serving import Program
from tests.web.asgi import Reply, form, headers_of, request
from tests.web.test_strangers import House, in_house

PLAYERS = "Ann, Bob, Cid 5000, Dan"
WANTED = {"players": PLAYERS, "stack": "20000", "small": "100", "big": "200", "chips": "100 500 1000 5000",
          "book": "tda-2011", "name": "Table 4"}  # fmt: skip
CARD = re.compile(r'data-name="(\w+)" data-chips="(\d+)" data-bet="(\d+)"')


class Floor:
    """A member of the floor at one real table."""

    def __init__(self, house: House, me: Program, path: str) -> None:
        self.house, self.me, self.path = house, me, path
        self.real: RealTable = house.room.real.tables[path.rpartition("/")[2]]

    async def get(self, more: str = "", **query: str) -> Reply:
        """Open a page of the table."""
        address = f"{self.path}{more}" + (f"?{urlencode(query)}" if query else "")
        return await request(self.house.app, "GET", address, headers_of(self.me.token))

    async def post(self, more: str, **fields: str) -> Reply:
        """Send a form of the table."""
        return await form(self.house.app, self.path + more, headers_of(self.me.token), **fields)

    async def tell(self, *lines: str) -> None:
        """Tell lines that nobody has to rule on."""
        for line in lines:
            reply = await self.post("/say", line=line)
            assert (reply.status, reply.headers.get("location")) == (303, self.path), (line, reply.text)

    async def rule(self, line: str, **facts: str) -> str:
        """Tell a line that has to be ruled on, and confirm the ruling; return its page."""
        before = self.real.version
        reply = await self.post("/say", line=line)
        assert reply.status == 303
        assert "/rule?" in reply.headers["location"], line
        shown = await self.get("/rule", line=line, **facts)
        assert shown.status == 200
        assert self.real.version == before
        done = await self.post("/say", line=line, confirmed="1", seen=str(before), **facts)
        assert done.status == 303, done.text
        return unescape(shown.text)

    def now(self) -> State:
        """Where the hand stands."""
        found = self.real.now
        assert found is not None
        return found

    def stacks(self) -> dict[str, int]:
        """The chips with which the hand began."""
        deal = self.now().deal
        return {self.real.names.name(member): stack for member, stack in zip(deal.seats, deal.stacks, strict=True)}

    def button(self) -> str:
        """Who has the button."""
        seat = self.real.state.seats[self.real.state.button]
        return self.real.names.name(seat.member) if seat else ""

    def last(self) -> int:
        """The number of the last line."""
        return last_line(self.real.state)

    async def chips(self) -> dict[str, tuple[int, int]]:
        """The stack of each player as the page says it, and the chips in front."""
        text = (await self.get()).text
        return {name: (int(chips), int(bet)) for name, chips, bet in CARD.findall(text)}


def at_a_real_table(test: Callable[[Floor], Awaitable[None]], **wanted: str) -> None:
    """Run a test at a new real table."""

    async def run(house: House) -> None:
        me = house.people[0]
        reply = await form(house.app, "/floor/new", headers_of(me.token), **{**WANTED, **wanted})
        assert reply.status == 303, reply.text
        await test(Floor(house, me, reply.headers["location"]))

    in_house(run)


def test_strangers_are_refused() -> None:
    """Who is nobody goes to the door; who is not of this floor is refused, and changes nothing."""

    async def test(floor: Floor) -> None:
        house, version = floor.house, floor.real.version
        for more in ("", "/what", "/rule", "/version"):
            nobody = await request(house.app, "GET", floor.path + more)
            assert nobody.status == 303
            assert nobody.headers["location"].startswith("/enter")
            other = await request(house.app, "GET", floor.path + more, headers_of(house.people[1].token))
            assert other.status == 403
        for more in ("/say", "/do/undo", "/do/next", "/do/close", "/do/appoint", "/do/forget"):
            assert (await form(house.app, floor.path + more, line="Dan folds")).status == 303
            other = await form(house.app, floor.path + more, headers_of(house.people[1].token), line="Dan folds")
            assert other.status == 403
        assert floor.real.version == version
        console = await request(house.app, "GET", "/floor", headers_of(house.people[1].token))
        assert "Table 4" not in console.text
        assert "Table 4" in (await request(house.app, "GET", "/floor", headers_of(floor.me.token))).text
        assert (await request(house.app, "GET", "/floor/none", headers_of(floor.me.token))).status == 404
        assert (await request(house.app, "GET", "/floor")).status == 303

    at_a_real_table(test)


def test_whom_the_floor_appoints_may_enter() -> None:
    async def test(floor: Floor) -> None:
        other = Floor(floor.house, floor.house.people[1], floor.path)
        assert (await floor.post("/do/appoint", name="p-1")).status == 303
        assert (await other.get()).status == 200
        await other.tell("Cid folds")
        assert (await floor.post("/do/appoint", name="nobody at all")).status == 422

    at_a_real_table(test)


def test_a_player_is_forgotten() -> None:
    async def test(floor: Floor) -> None:
        assert (await floor.post("/do/forget", name="Zoe")).status == 422
        assert "Dan" in (await floor.get()).text
        assert (await floor.post("/do/forget", name="Dan")).status == 303
        page = (await floor.get()).text
        assert "Dan" not in page
        assert "Cid to act" in page

    at_a_real_table(test)


def test_a_hand_is_told_to_its_end() -> None:
    """Pots, turn and bounds come from the engine; at the end it says who wins what, and the next hand carries on."""

    async def test(floor: Floor) -> None:
        assert await floor.chips() == {"Ann": (19900, 100), "Bob": (19800, 200), "Cid": (5000, 0), "Dan": (20000, 0)}
        text = (await floor.get()).text
        assert "Cid to act" in text
        assert 'data-line="Cid folds"' in text
        await floor.tell("Cid calls", "Dan folds", "Ann folds", "Bob checks")
        assert "Deal: flop" in (await floor.get()).text
        done = await floor.post("/say", line="the flop is", **{"card-2c": "on", "card-7d": "on", "card-Kh": "on"})
        assert done.status == 303
        assert (await floor.post("/say", line="Bob bets", amount="300")).status == 303
        await floor.tell("Cid calls")
        done = await floor.post("/say", line="the turn is", unknown="1")
        assert done.status == 303
        await floor.tell("Bob checks", "Cid checks", "the river is As", "Bob checks", "Cid checks")
        text = (await floor.get()).text
        assert 'data-stage="showdown"' in text
        done = await floor.post("/say", line="Bob shows", **{"card-Ah": "on", "card-Ad": "on"})
        assert done.status == 303
        # one card of the board was never seen, so the dealer has to say who won
        await floor.tell("Cid mucks")
        text = unescape((await floor.get()).text)
        assert "+1,100" in text
        assert "1×1000 + 1×100" in text
        assert (await floor.post("/do/next")).status == 303
        assert floor.stacks() == {
            "Ann": 19900, "Bob": 20600, "Cid": 4500, "Dan": 20000,
        }  # fmt: skip
        assert floor.button() == "Ann"

    at_a_real_table(test)


def test_what_cannot_be_read_changes_nothing() -> None:
    """What was not understood, where, and the nearest thing; an incident that cannot happen now says why."""

    async def test(floor: Floor) -> None:
        version = floor.real.version
        for line, says in (
            ("Cid rises to 600", "“rises” is not understood in “Cid rises to 600”. Perhaps: Cid raises to 180"),
            ("Eve folds", "there is no seat 'Eve'"),
            ("the flop is 2c 3d 4h", "flop"),
            ("Cid raises to 250", "400"),
            ("the turn is opened too early", "That cannot happen now"),
            ("", "Nothing was told"),
        ):
            reply = await floor.post("/say", line=line)
            assert reply.status == 422, line
            text = unescape(reply.text)
            assert says in text, (line, text)
            assert line == "" or f'value="{line}"' in text
        assert floor.real.version == version

    at_a_real_table(test)


def test_what_cannot_be_read_is_said_in_the_reader_s_language() -> None:
    """Only the told line and the phrases of stories stay English."""

    async def test(floor: Floor) -> None:
        reply = await floor.post("/say?language=ru", line="Cid rises to 600")
        assert "Не понято: «rises» в строке «Cid rises to 600». Может быть: Cid raises to 180" in unescape(reply.text)
        assert "not understood" not in reply.text

    at_a_real_table(test)


def test_mishaps_are_ruled_and_applied() -> None:
    """The ruling shows its outcome, steps and clauses before anything is changed; confirmed, it changes the hand."""

    async def test(floor: Floor) -> None:
        page = await floor.rule("Cid puts out 1x1000")
        assert "Cid calls 200" in page
        assert "tda-2011:38a" in page
        assert (await floor.chips())["Cid"] == (4800, 200)
        await floor.rule("Ann puts out 1x5000")  # out of turn: waits for the turn
        page = await floor.rule("the dealer mucks Dan's cards")
        assert "The hand is dead" in page
        seat = floor.now().deal.seats.index(floor.real.names.id("Dan"))
        assert not floor.now().round.live >> seat & 1
        log = unescape((await floor.get()).text)
        assert "The hand is dead" in log
        assert "Cid calls 200" in log

    at_a_real_table(test)


def test_a_misdeal_gives_everything_back() -> None:
    """A deal that does not count: every chip back, the same button; undone, it goes on where it was."""

    async def test(floor: Floor) -> None:
        before = await floor.chips()
        page = await floor.rule("the dealer skips Cid")
        assert "misdeal" in page
        assert "every chip goes back" in page
        assert floor.real.state.void
        entry = floor.last()
        assert (await floor.post("/say", line="Cid folds")).status == 422
        assert (await floor.post("/do/undo", entry=str(entry))).status == 303
        assert await floor.chips() == before
        await floor.rule("the dealer skips Cid")
        assert (await floor.post("/do/next")).status == 303
        assert await floor.chips() == before
        assert floor.button() == "Dan"
        gone = await floor.post("/do/undo", entry=str(entry))
        assert gone.status == 422
        assert "next hand was built on" in gone.text

    at_a_real_table(test)


def test_the_last_entry_is_taken_back() -> None:
    """Chips, rights and cards are what they were; what was told stays in the log; nothing is taken from below."""

    async def test(floor: Floor) -> None:
        await floor.tell("Cid raises to 600")
        before, state = await floor.chips(), floor.now()
        first = floor.last()
        await floor.tell("Dan raises to 5000")
        entry = floor.last()
        below = await floor.post("/do/undo", entry=str(first))
        assert below.status == 422
        assert "Dan raises to 5000" in below.text
        assert (await floor.post("/do/undo", entry=str(entry))).status == 303
        assert await floor.chips() == before
        assert floor.now() == state
        assert "Dan raises to 5000" in (await floor.get()).text
        assert (await floor.post("/do/undo", entry=str(entry))).status == 422
        assert (await floor.post("/say", line="undo")).status == 303
        assert (await floor.chips())["Cid"] == (5000, 0)

    at_a_real_table(test)


def test_a_mistyped_entry_is_corrected() -> None:
    async def test(floor: Floor) -> None:
        await floor.tell("Cid raises to 600")
        entry = floor.last()
        await floor.tell("Dan calls")
        assert (await floor.post("/do/correct", entry=str(entry), line="Cid raises to 800")).status == 303
        assert (await floor.chips())["Dan"] == (19200, 800)
        assert "Cid raises to 600" in (await floor.get()).text
        wrong = await floor.post("/do/correct", entry=str(entry), line="Cid folds and goes home")
        assert wrong.status == 422
        assert (await floor.chips())["Dan"] == (19200, 800)

    at_a_real_table(test)


def test_a_person_may_decide_otherwise() -> None:
    """The log keeps what the book said, what was decided, by whom and why; without a reason nothing is."""

    async def test(floor: Floor) -> None:
        line, version = "Cid puts out 1x1000", floor.real.version
        bare = await floor.post("/say", line=line, decided="line", instead="Cid raises to 1000", why="")
        assert bare.status == 422
        silly = await floor.post("/say", line=line, decided="line", instead="Cid raises to 250", why="clear enough")
        assert silly.status == 422
        assert floor.real.version == version
        done = await floor.post(
            "/say", line=line, decided="line", instead="Cid raises to 1000", why="everybody heard him"
        )
        assert done.status == 303
        assert (await floor.chips())["Cid"] == (4000, 1000)
        text = unescape((await floor.get()).text)
        assert "<s>Cid calls 200</s>" in text
        assert "everybody heard him" in text
        entry = floor.last()
        assert (await floor.post("/do/undo", entry=str(entry))).status == 303
        assert (await floor.chips())["Cid"] == (5000, 0)

    at_a_real_table(test)


def test_questions_are_answered_before_anything_counts() -> None:
    """A ruling that hangs on a fact asks for it; each answer says where it leads."""

    async def test(floor: Floor) -> None:
        version = floor.real.version
        page = unescape((await floor.get("/rule", line='Cid says "raise"')).text)
        assert "How much does Cid raise to?" in page
        early = await floor.post("/say", line='Cid says "boom"', confirmed="1")
        assert early.status == 422
        assert floor.real.version == version
        await floor.rule('Cid says "raise"', **{"fact-amount": "900"})
        assert (await floor.chips())["Cid"] == (4100, 900)
        page = unescape((await floor.get("/rule", line="a card is found face up in the stub")).text)
        found = re.search(r'href="([^"]*)" data-answer="[^"]*"', page)
        assert found
        assert (await request(floor.house.app, "GET", found[1], headers_of(floor.me.token))).status == 200

    at_a_real_table(test)


def test_a_size_that_is_owed_is_named_in_the_next_line() -> None:
    """The word counts as a line of its own; until the size is named nothing else is taken from that player."""

    async def test(floor: Floor) -> None:
        await floor.rule('Cid says "raise"')
        assert (await floor.chips())["Cid"] == (5000, 0)
        folds = await floor.post("/say", line="Cid folds")
        assert folds.status == 422
        assert "Name the amount" in unescape(folds.text)
        await floor.rule("Cid puts out 1x1000")
        assert (await floor.chips())["Cid"] == (4000, 1000)
        await floor.rule("Cid puts out 1x500")
        assert (await floor.chips())["Cid"] == (4000, 1000)

    at_a_real_table(test)


def test_two_people_do_not_overtake_each_other() -> None:
    """What was chosen for another moment is refused; a page that lies open is told to look again."""

    async def test(floor: Floor) -> None:
        seen = str(floor.real.version)
        assert (await floor.get("/version", seen=seen)).status == 204
        assert (await floor.post("/say", line="Cid folds", seen=seen)).status == 303
        late = await floor.post("/say", line="Cid folds", seen=seen)
        assert late.status == 422
        assert "moved on" in late.text
        again = await floor.get("/version", seen=seen)
        assert again.headers["hx-refresh"] == "true"

    at_a_real_table(test)


def test_chairs_and_stacks() -> None:
    """Players come, move and go between hands; a stack is put right with a reason, also while the hand is on."""

    async def test(floor: Floor) -> None:
        await floor.tell("Cid calls")
        assert (await floor.post("/do/sit", name="Eve", place="7", chips="9000")).status == 422
        assert (await floor.post("/do/count", name="Dan", chips="18000", why="")).status == 422
        assert (await floor.post("/do/count", name="Dan", chips="18000", why="counted again")).status == 303
        assert (await floor.chips())["Dan"] == (18000, 0)
        await floor.tell("Dan folds", "Ann folds", "Bob raises to 600", "Cid folds")
        assert (await floor.post("/do/sit", name="Eve", place="7", chips="9000")).status == 303
        assert (await floor.post("/do/sit", name="Eve", place="8", chips="9000")).status == 422
        assert (await floor.post("/do/move", name="Dan", place="9")).status == 303
        assert (await floor.post("/do/leave", name="Ann")).status == 303
        assert (await floor.post("/say", line="next hand")).status == 303
        assert floor.stacks() == {"Bob": 20300, "Cid": 4800, "Eve": 9000, "Dan": 18000}
        assert (await floor.post("/do/close")).status == 303
        assert (await floor.get()).status == 404

    at_a_real_table(test)


def test_blinds_and_button_are_changed() -> None:
    """The level goes up from the next hand on; the seats that the floor names have button and blinds."""

    async def test(floor: Floor) -> None:
        assert (await floor.post("/do/stakes", small="300", big="200", ante="0")).status == 422
        assert (await floor.post("/do/stakes", small="200", big="400", ante="0")).status == 303
        assert (await floor.chips())["Bob"] == (19800, 200)
        await floor.tell("Cid folds; Dan folds; Ann folds")
        assert (await floor.post("/do/button", button="Zoe")).status == 422
        assert (await floor.post("/do/button", button="Cid", why="it stood there")).status == 303
        assert (await floor.post("/do/next")).status == 303
        assert floor.button() == "Cid"
        assert await floor.chips() == {"Ann": (19500, 400), "Bob": (20100, 0), "Cid": (5000, 0), "Dan": (19800, 200)}
        text = (await floor.get()).text
        assert "Stakes 200/400" in text
        assert "it stood there" in text

    at_a_real_table(test)


def test_what_happened_is_found_by_what_people_call_it() -> None:
    """In four languages, with typing errors too; several winners are chosen in one step."""

    async def test(floor: Floor) -> None:
        for typed, key in (
            ("misdeal", "wrong-start"), ("oversized", "chips"), ("dead button", "wrong-button"), ("boxxed", "boxed"),
            ("short stack", "all-in"), ("underraise", "wrong-size"), ("odd chip", "seats-splits-the-part"),
            ("два победителя", "disputed-hand"), ("зайва фішка", "seats-splits-the-part"),
            ("mrtvy buton", "wrong-button"),
        ):  # fmt: skip
            assert f'data-key="{key}"' in (await floor.get(f"/what?{urlencode({'q': typed})}")).text, typed
        several = (await floor.get("/what?key=seats-splits-the-part&PART=pot")).text
        assert several.count('type="checkbox" name="SEATS"') == 4
        reply = await floor.get("/what?key=seats-splits-the-part&PART=pot&SEATS=Ann&SEATS=Bob")
        assert "line=Ann+and+Bob+splits+the+pot" in reply.headers["location"]

    at_a_real_table(test)


def test_what_happened_needs_few_taps() -> None:
    """The likely mishaps of the moment come first; a search finds the others, in every language."""

    async def test(floor: Floor) -> None:
        text = (await floor.get("/what")).text
        assert 'data-key="dealer-exposes"' in text
        step = await floor.get("/what", key="dealer-exposes", SEAT="Dan")
        assert "Which card" in step.text
        last = await floor.get("/what", key="dealer-exposes", SEAT="Dan", NTH="second")
        assert last.status == 303
        assert (
            await request(floor.house.app, "GET", last.headers["location"], headers_of(floor.me.token))
        ).status == 200
        assert "marked" in (await floor.get("/what", q="marked")).text
        assert "Nothing found" in (await floor.get("/what", q="xylophone")).text
        assert (await floor.get("/what", key="none")).status == 404
        chips = await floor.get("/what", key="chips", SEAT="Cid", pieces="1x500")
        assert "1x500%2B1x100" in chips.text

    at_a_real_table(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(language: str) -> None:
    async def test(floor: Floor) -> None:
        own = headers_of(floor.me.token, cookie=f"language={language}")
        for path in ("/floor", "/floor/new"):
            assert (await request(floor.house.app, "GET", path, own)).status == 200
        for stage in ("", "Cid calls; Dan folds; Ann folds; Bob checks", "the flop is 2c 3d 4h", "Bob is all in",
                      "Cid calls", "the turn is ??", "the river is ??", "Bob wins the pot"):  # fmt: skip
            if stage:
                await floor.tell(stage)
            for more in ("", "/what", "/what?key=chips&SEAT=Bob", "/rule?line=the+stub+is+dropped"):
                reply = await request(floor.house.app, "GET", floor.path + more, own)
                assert reply.status == 200, (stage, more, reply.text)
        await floor.post("/do/next")
        assert (await request(floor.house.app, "GET", floor.path, own)).status == 200

    at_a_real_table(test)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", "Ann"), ("players", "the, dealer"), ("players", "Ann, Ann"), ("stack", "-1"), ("small", "x"),
        ("big", "0"), ("chips", "0"), ("chips", ""), ("book", "none"), ("game", "whist"), ("button", "Zoe"),
        ("stack", "9" * 40),
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_opened(field: str, value: str) -> None:
    """The form comes back with what is wrong, and nothing is kept."""

    async def test(house: House) -> None:
        me = house.people[0]
        reply = await form(house.app, "/floor/new", headers_of(me.token), **{**WANTED, field: value})
        assert reply.status == 422, reply.text
        assert house.room.real.tables == {}

    in_house(test)
