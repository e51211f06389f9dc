"""Paper and files of tournaments: what is on each sheet, in four languages, as HTML, PDF and CSV."""

import csv as csv_module
import os
import re
from datetime import timedelta, timezone
from functools import cache
from io import StringIO
from pathlib import Path

import pytest

from cardspeak.locale import LANGUAGES, has
from cardspeak.room.tournament.days import Bag
from cardspeak.room.tournament.paper.money import entered, receipts, sums
from cardspeak.room.tournament.paper.protocol import protocol
from cardspeak.room.tournament.paper.results import results as results_of
from cardspeak.room.tournament.paper.seats import chip_counts, moves, seat_cards, seating_list
from cardspeak.room.tournament.paper.timetable import timetable
from cardspeak.room.tournament.points import Points, results
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_staff as staff
from cardspeak.room.tournament.run.decide import RULES
from cardspeak.room.tournament.season import Event
from cardspeak.room.tournament.structure import Level, Structure
from cardspeak.web.paper.printing import KINDS, Kind, Source, csv, html, pdf, sheet_html, sheet_of
from cardspeak.web.paper.reader import Reader
from cardspeak.web.paper.season import season_sheet
from cardspeak.web.paper.sheet import Sheet, Table, as_csv, safe
from tests.locale import ftl
from tests.room.run.test_protesting import competition
from tests.web.night import MEMBERS, SEAL, begun, name, over, printed

ZONE = timezone(timedelta(hours=1))
SOURCE = Path(__file__).resolve().parents[2] / "src" / "cardspeak"


@cache
def first() -> Source:
    return printed(begun())


@cache
def last() -> Source:
    return printed(over())


def reader(language: str = "en") -> Reader:
    return Reader(language, name, ZONE)


def rows_of(text: str, delimiter: str = ",") -> list[list[str]]:
    return list(csv_module.reader(StringIO(text.removeprefix("\ufeff")), delimiter=delimiter))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_sheet_in_every_language(kind: Kind, language: str) -> None:
    for source in (first(), last()):
        page = html(kind, source, reader(language))
        assert f'<html lang="{language}">' in page
        assert "Monday Night Bounty" in page
        assert "paper-" not in re.sub(r"/static/paper|paper\.css", "", page), "a message is missing"
        rows = rows_of(csv(kind, source, reader(language)), "," if language == "en" else ";")
        assert rows[0]


def test_seat_cards_and_the_seating_list_say_the_same() -> None:
    source = first()
    cards = {(card.table, card.seat): card.member for card in seat_cards(source.tournament)}
    listed = {
        (table.number, at): member
        for table in seating_list(source.tournament)
        for at, member in enumerate(table.seats, 1)
        if member
    }
    assert cards == listed
    assert sorted(cards.values()) == sorted(MEMBERS)
    assert [card.member for card in seat_cards(source.tournament, ("m4",))] == ["m4"]
    assert html("cards", source, reader()).count("<article>") == 23
    assert html("cards", source._replace(member="m4"), reader()).count("<article>") == 1


def test_names_stand_in_the_order_of_the_alphabet() -> None:
    sheet = sheet_of("seating", first(), reader())
    names = [str(row[0]) for row in sheet.tables[-1].rows]
    assert names[:3] == ["=HYPERLINK(evil)", "Anna Kováčová", "Cyril Novák"]
    assert names[-10:] == [
        "Ursula von Hohenfels-Schwarzenberg", "Viktor Farkaš", "Zuzana Bartošová", "Борис Ткаченко",
        "Галина Сидоренко", "Іван Мельник", "Лариса Бондаренко", "Олег Шевченко", "Роман Кравченко", "Тарас Коваленко",
    ]  # fmt: skip


def test_the_timetable_has_breaks_races_and_days() -> None:
    levels = (
        Level(25, 50, seconds=600), Level(50, 100, seconds=600, pause=300), Level(100, 200, seconds=600, day_ends=True),
        Level(500, 1000, seconds=600),
    )  # fmt: skip
    rows = timetable(Structure(levels, 5000, (25, 50, 100, 500)))
    assert [(row.what, row.number, row.day, row.begins, row.removed) for row in rows] == [
        ("level", 1, 1, 0, (25,)), ("level", 2, 1, 600, ()), ("break", 2, 1, 1200, (50,)), ("level", 3, 1, 1500, ()),
        ("day", 3, 1, 2100, (100,)), ("level", 4, 2, 0, ()),
    ]  # fmt: skip


def test_times_are_those_of_the_place_and_amounts_those_of_the_language() -> None:
    page = html("structure", first(), reader("uk"))
    for text in ("19:00", "UTC+01:00", "5\xa0000", "1\xa0000/2\xa0000", "анте ставить великий блайнд", "Перерва"):
        assert text in page
    data = rows_of(csv("structure", first(), reader("uk")), ";")
    assert data[0][:5] == ["Рівень", "Початок", "Хвилини", "Малий блайнд", "Великий блайнд"]
    assert data[11][:6] == ["9", "21:20", "15", "600", "1200", "1200"]


def test_prizes_are_provisional_until_they_are_fixed() -> None:
    open_yet, fixed = sheet_of("prizes", first(), reader()), sheet_of("prizes", last(), reader())
    assert open_yet.note
    assert not fixed.note
    assert [row[:2] for row in fixed.tables[0].rows] == [("1", 1030), ("2", 560), ("3", 400), ("4", 330)]
    assert sum(int(row[1]) for row in open_yet.tables[0].rows) == 23 * 80 + 6 * 80


def test_results_say_what_was_won_before_it_is_handed_out() -> None:
    source = last()
    unpaid = {member: each._replace(prize=0) for member, each in source.tournament.entrants.items()}
    before = source._replace(tournament=source.tournament._replace(entrants=unpaid))
    paid = sum(each.prize for each in source.tournament.entrants.values())
    assert sum(row.prize for row in results_of(before.tournament, before.law)) == paid == 2320
    assert sheet_of("results", before, reader()).tables == sheet_of("results", source, reader()).tables


def test_chip_counts_add_up() -> None:
    run = begun()
    counts = chip_counts(run.now)
    assert sum(count.chips for count in counts) == run.now.counts.in_play == 29 * 5000
    assert [count.rank for count in counts] == [1] * 6 + [7] * 17, "who bought again has more"
    assert counts[0].bigs == 2000


def test_moves_say_whose_they_were() -> None:
    rows = moves(last().happened)
    assert [row.reason for row in rows if row.reason] == ["wants to sit at the aisle", "cannot see the wall from there"]
    assert {row.move.why for row in rows} == {"balanced", "broken", "final"}
    assert "the director: wants to sit at the aisle" in html("moves", last(), reader())


def test_the_protocol_has_what_a_federation_asks_for() -> None:
    source = last()
    told = protocol(source.tournament, source.happened, source.law, SEAL)
    assert [row.best for row in told.results] == [1, 2, 2, *range(4, 24)]
    assert [(row.reason, bool(row.proposed)) for row in told.otherwise] == [
        ("wants to sit at the aisle", False), ("cannot see the wall from there", True),
    ]  # fmt: skip
    assert [(row.what, row.reason) for row in told.taken_back] == [("rebuy", "it was for somebody else")]
    assert [(given.member, given.kind) for given in told.penalties] == [("m7", "rounds")]
    assert told.deal is not None
    assert told.deal.kind == "icm"
    assert told.staff == (("dana", ("director",)), ("rita", ("judge",)))
    page = html("protocol", source, reader())
    for text in (SEAL.root, SEAL.digest, "12,733", "swore at the dealer", "Rita Rozhodcová", "By ICM. Agreed: "):
        assert text in page


def test_the_money_adds_up() -> None:
    rows = entered(last().happened)
    lines = sums(rows)
    assert all(sum(line[2:]) == 0 for line in lines)
    assert (sum(line.prizes for line in lines), sum(line.bounties for line in lines)) == (0, 0)
    assert sum(line.fees for line in lines) == 23 * 15
    of_a_player = receipts(rows, "m9")
    assert [(row.what, row.amount, row.back) for row in of_a_player][:3] == [
        ("entry", 115, False), ("rebuy", 80, False), ("undo", -80, True),
    ]  # fmt: skip
    assert of_a_player[0].parts == (("prizes", 80), ("bounty", 20), ("fees", 15))
    balance = {row.member: 0 for row in receipts(rows)}
    for row in receipts(rows):
        balance[row.member] -= row.amount
    assert balance == {member: last().tournament.ledger.on(f"player/{member}") for member in MEMBERS}


def test_a_receipt_says_what_was_paid() -> None:
    page = html("receipts", last()._replace(member="m9"), reader("sk"))
    for text in ("Potvrdenka", "Ján Németh", "Prijaté od hráča", "Vyplatené hráčovi", "(vzaté späť)"):
        assert text in page


def test_names_are_no_formulas() -> None:
    for kind in ("cards", "seating", "counts", "results", "protocol"):
        cells = [cell for row in rows_of(csv(kind, first(), reader())) for cell in row]
        assert not [cell for cell in cells if cell.startswith(("=", "+1", "-1", "@"))]
    assert "'=HYPERLINK(evil)" in [row[0] for row in rows_of(csv("seating", first(), reader()))]
    assert [safe(cell) for cell in ("=1", "+1", "-1", "@x", "\t=1", "\r=1", -5, "a=1", "")] == [
        "'=1", "'+1", "'-1", "'@x", "'\t=1", "'\r=1", -5, "a=1", "",
    ]  # fmt: skip


def test_a_cell_with_anything_in_it_comes_back() -> None:
    rows = ((1, 'a "b"; c, d\ne'), (2, "<b>"))
    sheet = Sheet("results", "t", "e", (), (Table("", ("n", "text"), rows),))
    assert rows_of(as_csv(sheet, ";"), ";") == [["n", "text"], ["1", 'a "b"; c, d\ne'], ["2", "<b>"]]
    assert "<b>" not in sheet_html(sheet, reader(), 0)


def test_a_protest_is_in_the_protocol() -> None:
    run = competition()
    run.give(c.Penalise("ann", "phone", "rounds", "fred", 2))
    run.give(staff.ConfirmPenalty(1, "judy"))
    run.give(staff.MakeProtest("ann", 1, "It rang in another pocket", "ann"))
    run.give(staff.ForwardProtest(1, "judy"))
    said = Reader("ru", str, ZONE)
    page = html("protocol", printed(run), said)
    for text in ("It rang in another pocket", "штраф № 1", "не решён", "подтверждён главным судьёй"):
        assert text in page
    run.give(staff.ReceiveProtest(1, "judy"))
    run.give(staff.DecideProtest(1, "upheld", "The bill shows it", "judy"))
    page = html("protocol", printed(run), said)
    assert "удовлетворён: The bill shows it" in page
    assert "снят" in page


def test_bags_have_tags_with_both_counts() -> None:
    bags = (Bag("m1", 7, (("dana", 5000), ("rita", 5000))), Bag("m2", 8, (("dana", 300),)), Bag("m3", 9))
    source = first()._replace(tournament=first().tournament._replace(bags=bags, day=2))
    assert html("bags", source, reader()).count("<article>") == 3
    assert "Day 2" in html("bags", source, reader())
    assert html("bags", source, reader()).count("<b>5,000</b>") == 2
    assert "<b>300</b>" not in html("bags", source, reader()), "the second count is made without knowing the first"
    over = last()
    assert sheet_of("counts", over, reader()).tables[0].says
    assert [row[0:1] + row[2:] for row in sheet_of("bags", source, reader()).tables[0].rows] == [
        (7, 5000, "Dušan Riaditeľ", 5000, "Rita Rozhodcová", 5000), (8, 300, "Dušan Riaditeľ", "", "", ""),
        (9, "", "", "", "", ""),
    ]  # fmt: skip


def test_a_season() -> None:
    points = Points("linear", factor=10)
    friday = Event("Friday", results(points, last().tournament.finishes))
    monday = Event("Monday", results(points, last().tournament.finishes[:5]))
    sheet = season_sheet("Autumn", [friday, monday], 1, reader())
    assert sheet.tables[0].columns == ("Rank", "Player", "Points", "Events", "Wins", "Friday", "Monday")
    top = sheet.tables[0].rows[0]
    assert top[2] == top[5] == 230
    assert any("(" in str(row[6]) for row in sheet.tables[0].rows)
    assert "Autumn" in sheet_html(sheet, reader("ru"), 0)


def test_every_word_of_the_paper_is_used_and_every_step_has_one() -> None:
    families = ("why", "paid", "deal", "role", "step", "part", "ante", "outcome")
    words = set(
        re.findall(
            r"""["'](?:paper-)?([a-z-]+)["']""",
            "".join(
                file.read_text("utf-8")
                for pattern in (
                    "web/paper/*.py",
                    "web/tournament/wanted.py",
                    "web/templates/paper_*.html",
                    "cli/tournament.py",
                )
                for file in SOURCE.glob(pattern)
            ),
        )
    )
    keys = [key.removeprefix("paper-") for key in ftl.messages("en", "paper")]
    assert not [key for key in keys if key not in words and key.partition("-")[0] not in families]
    assert not [
        rule.what for rule in RULES.values() if rule.what and not has(f"paper-step-{rule.what.replace('_', '-')}")
    ]


def test_it_is_a_pdf() -> None:
    try:
        import weasyprint  # noqa: F401
    except OSError:
        if os.environ.get("CI"):
            raise
        pytest.skip("Pango is not on this machine: apt install libpangoft2-1.0-0")
    assert pdf("structure", first(), reader("uk")).startswith(b"%PDF-")
