"""Bad input over a real server: one clear sentence each, and the table goes on for the others."""

import re
import sqlite3
import time
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest

from tests.serving import Answer, Program, Server, opened, programs

FORM = {"content-type": "application/x-www-form-urlencoded"}
PATIENCE = 60.0


class House(NamedTuple):
    """A running server with one full table of three, which waits for nobody."""

    server: Server
    people: list[Program]
    table: str

    def asks(self, who: Program, **asked: object) -> Answer:
        """Send a command of a program."""
        return self.server.json("POST", f"/api/tables/{self.table}/commands", asked, who.token)

    def form(self, path: str, language: str = "en", token: str = "", **fields: str) -> Answer:
        """Send a form as a browser does."""
        headers = FORM | {"accept-language": language} | ({"cookie": f"cardspeak={token}"} if token else {})
        return self.server.ask("POST", path, urlencode(fields), headers)

    def now(self, who: Program) -> dict[str, Any]:
        """Return where the table stands for one player."""
        found: dict[str, Any] = self.server.json("GET", f"/api/tables/{self.table}", None, who.token).data["now"]
        return found

    def turn(self) -> tuple[Program, dict[str, Any]]:
        """Wait until it is somebody's turn to bet; return who it is, and where the table stands for that player."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            for who in self.people[:3]:
                now = self.now(who)
                if "options" in now:
                    return who, now
            time.sleep(0.02)
        raise AssertionError("nobody is to act")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Start a server whose table is full."""
    server = Server(tmp_path_factory.mktemp("room") / "room.db")
    store = opened(server.file)
    people = programs(store.people, 5)
    store.close()
    with server:
        made = server.json("POST", "/api/tables", {"seats": 3, "speed": "slow"}, people[0].token)
        house = House(server, people, made.data["id"])
        for seat, who in enumerate(people[:3]):
            assert house.asks(who, do="sit", seat=seat).status == 200
        yield house
        assert server.faults() == []


def said(answer: Answer, marked: str = "problem") -> str:
    """Return the one sentence with which a page says what is wrong."""
    page = answer.body.decode()
    found = re.findall(rf'<p[^>]*class="[^"]*{marked}[^"]*"[^>]*>(.*?)</p>', page, re.DOTALL)
    assert len(found) == 1, page
    return unescape(re.sub(r"<[^>]+>", "", found[0])).strip()


def test_a_name_that_is_taken(house: House) -> None:
    """A name is taken in upper and lower case, and each reader is told so in their language."""
    answer = house.form("/enter/guest", name="P-0")
    assert answer.status == 422
    assert said(answer) == "The name P-0 is taken. Choose another, or sign in if it is yours."
    sentences = {said(house.form("/enter/guest", language, name="p-0")) for language in ("en", "ru", "uk", "sk")}
    assert len(sentences) == 4


def test_a_wrong_password(house: House) -> None:
    """A wrong name and a wrong password are answered alike."""
    assert house.form("/enter/member", way="register", name="Ann", password="long enough").status == 303
    wrong = house.form("/enter/member", name="Ann", password="not long enough")
    unknown = house.form("/enter/member", name="Nobody", password="long enough")
    assert wrong.status == unknown.status == 422
    assert said(wrong) == said(unknown) == "The name or the password is wrong. Try again."


def test_a_stale_command(house: House) -> None:
    """An action chosen for an older version changes nothing."""
    first, before = house.turn()
    assert house.asks(first, do="call" if "call" in before["options"] else "check").status == 200
    who, now = house.turn()
    answer = house.asks(who, do="fold", seen=before["version"], id="late")
    assert answer.status == 409
    assert answer.data["code"] == "stale_command"
    assert house.now(who)["version"] == now["version"]


def test_a_doubled_command(house: House) -> None:
    """The same id again gets the first answer, and happens once."""
    who, now = house.turn()
    verb = "call" if "call" in now["options"] else "check"
    first = house.asks(who, do=verb, seen=now["version"], id="twice")
    again = house.asks(who, do=verb, seen=now["version"], id="twice")
    assert first.status == again.status == 200
    assert first.data == again.data
    assert house.now(who)["version"] == first.data["version"]


def test_a_full_table(house: House) -> None:
    """There is no seat, and no half of one."""
    answer = house.form(f"/tables/{house.table}/sit", token=house.people[3].token)
    assert answer.status == 422
    assert said(answer) == "All the seats at this table are taken. Choose another table, or watch."
    assert house.asks(house.people[3], do="sit", seat=1).data["code"] == "table_full"


def test_a_buy_in_outside_the_limits(house: House) -> None:
    """Limits are named."""
    made = house.server.json("POST", "/api/tables", {"seats": 3, "big_blind": 20}, house.people[0].token).data["id"]
    for chips in (1, 399, 2001, 1 << 40):
        asked = {"do": "sit", "amount": chips}
        answer = house.server.json("POST", f"/api/tables/{made}/commands", asked, house.people[4].token)
        assert answer.status == 409
        assert answer.data["code"] == "buy_in_outside"
        assert answer.data["allowed"] == "400 to 2000"


def test_a_hand_that_one_may_not_see(house: House) -> None:
    """A hand that is on, one that never was, a table that never was: all the same sentence."""
    pages = [f"/tables/{house.table}/hands/9999", f"/tables/{house.table}/hands/9999/phh", "/tables/none/hands/1"]
    for path in (*pages, "/tables/none"):
        answer = house.server.ask("GET", path, headers={"accept-language": "en"})
        assert answer.status == 404
        assert "There is no such page, table or hand, or it is not yours to see." in unescape(answer.body.decode())
    until = time.monotonic() + PATIENCE
    while house.server.json("GET", f"/api/tables/{house.table}").data["now"]["number"] < 1:
        assert time.monotonic() < until
        time.sleep(0.02)
    number = house.server.json("GET", f"/api/tables/{house.table}").data["now"]["number"]
    assert house.server.ask("GET", f"/tables/{house.table}/hands/{number + 1}").status == 404


def test_a_database_that_another_program_locks(house: House) -> None:
    """The command is refused in a sentence; once the lock is gone, the same command goes through."""
    who, now = house.turn()
    verb = "call" if "call" in now["options"] else "check"
    other = sqlite3.connect(house.server.file, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        answer = house.asks(who, do=verb, seen=now["version"], id="locked")
        assert answer.status == 409
        assert answer.data["code"] == "database_locked"
        assert house.now(who)["version"] == now["version"]
        other.execute("ROLLBACK")
    finally:
        other.close()
    assert house.asks(who, do=verb, seen=now["version"], id="locked").status == 200


def refused_start(file: Path) -> str:
    """Return what a server says that does not start."""
    server = Server(file)
    with pytest.raises(AssertionError, match="no server"):
        server.start()
    assert server.kill() == 2
    words = server.words().strip()
    assert "\n" not in words
    return words


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    """The server leaves it alone and says which to use."""
    file = tmp_path / "new.db"
    opened(file).close()
    other = sqlite3.connect(file)
    other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.commit()
    other.close()
    assert "of a newer version (9999)" in refused_start(file)


def test_a_database_that_is_none(tmp_path: Path) -> None:
    """A file that is something else is not touched."""
    file = tmp_path / "letter.db"
    file.write_text("Dear Sir or Madam, " * 100, "utf-8")
    assert "not a database" in refused_start(file)
    assert file.read_text("utf-8").startswith("Dear Sir")


def test_a_database_that_is_locked_at_the_start(tmp_path: Path) -> None:
    """The server does not wait for ever."""
    file = tmp_path / "room.db"
    other = sqlite3.connect(file, isolation_level=None)
    try:
        other.execute("BEGIN EXCLUSIVE")
        assert "locked by another program" in refused_start(file)
    finally:
        other.close()
