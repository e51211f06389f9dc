"""Papers that a player may ask for, and charts: of what the project has, in the reader's language."""

from __future__ import annotations

import re

import pytest

from cardspeak.library import books
from cardspeak.locale.messages import LANGUAGES
from cardspeak.web.club.charts import Chart, bars
from cardspeak.web.club.documents import document
from tests.web.asgi import request
from tests.web.test_strangers import House, in_house


@pytest.mark.parametrize("language", LANGUAGES)
def test_glossary_and_etiquette_of_every_book(language: str) -> None:
    for book in books():
        for kind in ("glossary", "etiquette"):
            found = document(kind, book, language)
            entries = [entry for _, rows in found.parts for entry in rows]
            assert (len(entries) > 3) or book == "basic-holdem", (kind, book)
            assert all(entry.cites and all(entry.lines) and entry.language == language for entry in entries)


def test_disputed_cases_are_ruled_on_with_the_book_s_own_clauses() -> None:
    found = document("disputed", "fspr-training", "uk")
    entries = [entry for _, rows in found.parts for entry in rows]
    assert len(entries) > 200
    assert all(name.startswith("fspr-training:") for entry in entries for name in entry.cites)
    assert not [entry for entry in entries if re.search("[ыэъё]|\\{", entry.heading + " ".join(entry.lines))]


def test_papers_are_pages_of_everybody() -> None:
    async def test(house: House) -> None:
        reply = await request(house.app, "GET", "/club/documents/etiquette?book=diamond-club&language=sk")
        assert "Etiketa" in reply.text
        for path in ("nothing", "etiquette.doc", "etiquette?book=none"):
            assert (await request(house.app, "GET", f"/club/documents/{path}")).status == 404

    in_house(test)


def test_a_chart_runs_and_loads_nothing() -> None:
    chart = Chart("Drop <by> day", ("01-01", "01-02"), (("drop", (0, 12_000)), ("<b>", (3, 0))))
    drawn = bars(chart, "sk")
    assert not re.search("<script|<style|href|http://pygal|<b>", drawn)
    assert "01-02: drop 12\xa0000" in drawn
    assert "Drop &lt;by&gt; day" in drawn
    assert not chart.empty
    assert Chart("", ("a",), (("x", (0,)),)).empty
