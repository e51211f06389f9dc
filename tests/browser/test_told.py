"""At two in the morning, on a phone: mishaps told in somebody's own words, mistyped as they may be, get their ruling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cardspeak.cases.rule import rule
from cardspeak.locale.messages import say
from cardspeak.service.shelf import SHELF
from tests.browser.conftest import Enter
from tests.browser.person import another_page

PHONE = {"width": 360, "height": 740}
BOOK = "tda-2024"
TOLD = [
    ("en", "A bets 100, B calls, then the dealr mukced B's hand by misteak", "dealer-mucks", {},
     "A bets 100; B calls; the dealer mucks B's cards"),
    ("en", "there was a boxxed crad in the stub", "boxed", {}, "1 card is found face up in the stub"),
    ("en", "dealer put out a flop of foour crads", "flop-of-four", {"NUMBER": "4"}, "the flop has 4 cards"),
    ("ru", "дилер засвитил первую картту игрока A", "dealer-exposes", {"SEAT": "A", "NTH": "first"},
     "the dealer exposes A's first card"),
    ("ru", "в колоде нашолся джокир", "joker", {}, "a joker is found"),
    ("ru", "кнопка стаяла не тамм", "wrong-button", {}, "the button is in the wrong place"),
    ("uk", "картта впалла на пидлогу", "off-table", {"NUMBER": "1"}, "1 card falls off the table"),
    ("uk", "дилер упустыв колодду", "stub-dropped", {}, "the stub is dropped"),
    ("sk", "v baliiku bola otocenna kartta", "boxed", {"NUMBER": "1"}, "1 card is found face up in the stub"),
    ("sk", "hrac B telefonnuje pri stolle", "phone", {"SEAT": "B"}, "B talks on the phone"),
]  # fmt: skip
"""The language, what is typed, the offer that is meant, what is filled in, and the same in the story's own language."""


@pytest.mark.parametrize(("language", "typed", "key", "filled", "line"), TOLD, ids=[row[1] for row in TOLD])
def test_a_mishap_in_own_words(
    enter: Enter, language: str, typed: str, key: str, filled: dict[str, str], line: str
) -> None:
    """Typed, shown as it is understood, the offer tapped and filled in: the ruling is that of the book on the same."""
    person = enter(**PHONE)
    page = person.page
    person.go("/ask")
    if language != "en":
        person.speak(language)
    page.locator("#story").press_sequentially(typed, delay=10)
    page.wait_for_selector("#heard .pieces")
    page.wait_for_function("typed => document.querySelector('#heard').textContent.includes(typed)", arg=typed[-5:])
    assert page.locator("#heard mark, #heard .aside").count(), "it is mistyped, and that is seen"
    page.click("form.tell > button.strong")
    page.wait_for_selector("#ruling .ruling, #ruling .problem")
    if page.locator(".taken").count():  # the phrases are offered to what was read word by word
        assert page.locator("#ruling .ruling .outcome").count()
        with another_page(page):
            page.click(".taken a[href*='plain=1']")
    form = page.locator(f"form.sentence:has(input[name=key][value={key}])")
    form.wait_for()
    for place, value in filled.items():
        field = form.locator(f"[name='place.{place}']")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    box = form.locator("button").bounding_box()
    assert box is not None
    assert box["height"] >= 40, "wide enough for a thumb"
    page.evaluate("document.querySelector('#ask').dataset.asked = 'yes'")  # a ruling may stand there already
    form.locator("button").click()
    page.wait_for_selector("#ask:not([data-asked]) .ruling .outcome")
    assert_ruled(page, language, line)


def assert_ruled(page: Page, language: str, line: str) -> None:
    """Look for the clauses of the book's ruling on a line, on a page that is no wider than the phone."""
    ruled = rule({}, BOOK, line, SHELF)
    assert ruled.clauses
    for clause in ruled.clauses:
        expect(page.locator("#ruling .ruling")).to_contain_text(clause)
    assert say(language, "ask-not-understood") not in page.inner_text("#ruling")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
