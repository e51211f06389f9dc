"""The log of a real table: numbered, decided otherwise with who and why, redone, whole as files; names told apart."""

import csv
import io
import json
import re

import pytest

from cardspeak.floor.incidents.likely import likely
from cardspeak.irregularities import OFFERS
from cardspeak.locale.messages import LANGUAGES
from cardspeak.locale.rulings import ruled
from cardspeak.room.table.lines.tell import Weighed
from cardspeak.service.real_tables import next_to_redo
from cardspeak.story.offers import slots, written
from cardspeak.web.floor.filling import players
from cardspeak.web.floor.ruling_words import known_words
from tests.room.test_lines import PLACES
from tests.web.asgi import form, headers_of, request
from tests.web.test_real_table import WANTED, Floor, at_a_real_table

FIELD = re.compile(r"\b[a-z]+(?:_[a-z]+)+\b|\{|\}|\bTrue\b|\bFalse\b|\bNone\b|Finding\(")
"""What only a program says: names of fields and codes, and values as Python writes them."""


def test_the_log_is_numbered_and_whole_in_files() -> None:
    """What was corrected keeps its number, what was taken back and counts again says so; the files say it all."""

    async def test(floor: Floor) -> None:
        await floor.tell("Cid calls", "Dan calls")
        line = floor.real.state.telling.lines[0].entry if floor.real.state.telling else 0
        assert (await floor.post("/do/correct", entry=str(line), line="Cid raises to 600")).status == 303
        assert (await floor.post("/do/undo", entry=str(floor.last()))).status == 303
        assert next_to_redo(floor.real.state)
        assert (await floor.post("/do/redo", entry=str(next_to_redo(floor.real.state)))).status == 303
        assert (await floor.post("/do/redo", entry="1")).status == 422
        decided = {"decided": "line", "instead": "Ann folds", "why": "the whole table heard it", "text": "A fold"}
        assert (await floor.post("/say", line='Ann says "pass"', **decided)).status == 303
        await floor.post("/do/stakes", small="200", big="400", ante="50", payer="big blind")
        rows = list(csv.DictReader(io.StringIO((await floor.get("/log/log.csv")).text)))
        assert [int(row["number"]) for row in rows] == [*range(1, len(rows) + 1)]
        assert {"sat", "hand", "line", "undone", "redone", "stakes-ante"} <= {row["kind"] for row in rows}
        told = next(row for row in rows if row["text"].startswith("Ann says"))
        assert (told["decided"], told["why"]) == ("A fold", "the whole table heard it")
        assert told["by"]
        undone = next(row for row in rows if row["kind"] == "undone")
        assert undone["text"] == f"Entry {next(row['number'] for row in rows if row['text'] == 'Dan calls')} taken back"
        found = json.loads((await floor.get("/log/log.json")).text)
        assert [row["number"] for row in found] == [int(row["number"]) for row in rows]
        plain = (await floor.get("/log/log.txt")).text
        assert "the whole table heard it" in plain
        assert len(plain.splitlines()) >= len(rows)
        page = (await floor.get("/log")).text
        assert page.count("<tr class") == len(rows)
        assert "decided otherwise" in page
        assert "decided otherwise" in (await floor.get()).text
        for wrong in ("/log/log.exe", "/log/other.csv"):
            assert (await floor.get(wrong)).status == 404

    at_a_real_table(test)


def test_a_name_in_the_log_is_whose_seat_it_was_then() -> None:
    async def test(floor: Floor) -> None:
        await floor.tell("Cid folds", "Dan folds", "Ann folds")
        assert (await floor.post("/do/away", name="Dan")).status == 303
        assert (await floor.post("/do/move", name="Dan", place="9")).status == 303
        assert (await floor.post("/do/leave", name="Dan")).status == 303
        assert (await floor.post("/do/sit", name="Zoe", place="9", chips="500")).status == 303
        plain = (await floor.get("/log/log.txt")).text
        assert "Dan went away" in plain
        assert "Dan moves to seat 9" in plain
        assert "Zoe moves" not in plain
        assert "Zoe went" not in plain

    at_a_real_table(test)


def test_two_tables_have_two_names() -> None:
    async def test(floor: Floor) -> None:
        for name in ("Table 4", ""):
            for _ in range(2):
                asked = {**WANTED, "name": name}
                assert (await form(floor.house.app, "/floor/new", headers_of(floor.me.token), **asked)).status == 303
        names = [real.state.settings.name for real in floor.house.room.real.of(floor.me.member)]
        assert sorted(names) == ["Real table", "Real table 2", "Table 4", "Table 4 2", "Table 4 3"]

    at_a_real_table(test)


def test_button_and_blinds_are_seen_before_and_after() -> None:
    async def test(floor: Floor) -> None:
        now = (await floor.get("/places")).text
        assert 'data-name="Dan" data-now="button"' in now
        after = (await floor.get("/places", button="Ann")).text
        assert 'data-name="Ann" data-now="small" data-then="button"' in after
        assert 'data-name="Cid" data-now="" data-then="big"' in after
        dead = (await floor.get("/places", button="Ann", big="Bob")).text
        assert "nobody posts it" in dead
        assert (await floor.get("/places", button="Zoe")).status == 422
        levels = {f"{name}-{row}": str(value * row) for row in (1, 2) for name, value in
                  (("small", 100), ("big", 200), ("ante", 25), ("minutes", 15))}  # fmt: skip
        assert (await floor.post("/do/levels", **levels)).status == 303
        assert "Level 1" in (await floor.get()).text
        assert (await floor.post("/do/levels", **{**levels, "minutes-1": "0"})).status == 422
        assert (await floor.post("/do/clock-stop")).status == 303
        assert "stopped" in (await floor.get("/stakes")).text
        assert (await floor.post("/do/levels-off")).status == 303
        assert "Level 1" not in (await floor.get()).text

    at_a_real_table(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_ruling_speaks_in_names_of_fields(language: str) -> None:
    """Whatever is ruled on all that can be told, its reasons, steps, questions and known facts, has words."""

    async def test(floor: Floor) -> None:
        said: set[str] = set()
        seen = 0
        for line in (None, "Cid raises to 600; Dan folds", "Ann calls; Bob calls", "the flop is Ks 7d 2c"):
            if line:
                await floor.tell(*line.split("; "))
            now = floor.now()
            for key, offer in OFFERS.items():
                if seen and key not in likely(now):
                    continue
                filled = {slot: PLACES[slot] for slot in slots(offer) if slot in PLACES}
                for slot in ("SEAT", "OTHER"):
                    if slot in slots(offer):
                        filled[slot] = players(offer, slot, filled, floor.real, now)[0]
                found = floor.real.weigh(written(offer, filled))
                if not isinstance(found, Weighed):
                    continue
                for ruling in found.rulings:
                    every = (
                        ruling.outcome,
                        ruling.reason,
                        ruling.by,
                        ruling.discretion,
                        ruling.sanction,
                        *ruling.steps,
                    )
                    asked = [ask.question for ask in ruling.asks]
                    leads = [lead for ask in ruling.asks for _, lead in ask.leads]
                    names = [floor.real.names.name(member) for member in now.deal.seats]
                    said |= {ruled(language, each, names) for each in (*every, *asked, *leads) if each is not None}
                    for ask in ruling.asks:
                        given = ask.leads[0][0] if ask.leads else True
                        said |= {word for row in known_words(language, floor.real, [(ask.fact, given)]) for word in row}
            seen += 1
        assert len(said) > 150
        assert sorted(text for text in said if FIELD.search(text)) == []

    at_a_real_table(test)


def test_what_is_known_is_shown_as_a_question_with_its_answer() -> None:
    async def test(floor: Floor) -> None:
        reply = await request(
            floor.house.app, "GET", f"{floor.path}/rule?line=the+stub+is+dropped&fact-can+be+put+right=yes",
            headers_of(floor.me.token),
        )  # fmt: skip
        assert "can be put right:" not in reply.text
        assert re.search(r"<dt>[^<]+\?</dt><dd>Yes</dd>", reply.text)

    at_a_real_table(test)
