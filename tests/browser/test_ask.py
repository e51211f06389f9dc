"""Ask the floor on a phone: from nothing to a ruling by taps, in every language; the rulebooks beside it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from cardspeak.library import books
from cardspeak.library.texts import clause_in
from cardspeak.locale.messages import LANGUAGES, say
from tests.browser.conftest import Enter
from tests.browser.person import another_page
from tests.browser.test_languages import PROPER, left_in_english

PHONE = {"width": 390, "height": 844}


def no_wider_than_the_phone(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], page.url


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spot_by_taps_and_its_ruling(enter: Enter, language: str) -> None:
    """Blinds, two deeds picked from the list, and the ruling; nothing is typed but amounts."""
    person = enter(**PHONE)
    page = person.page
    person.go("/ask")
    if language != "en":
        person.speak(language)
    page.locator("select[name=book]").select_option("tda-2011")
    page.locator("summary").nth(0).click()
    page.fill("input[name=blinds]", "200/400")
    for who, deed, what in (("A", "raise", "1200"), ("B", "chips", "2x1000")):
        if not page.locator("details.deed").evaluate("(part) => part.open"):
            page.click("details.deed summary")
        page.locator("select[name=who]").select_option(who)
        page.locator("select[name=did]").select_option(deed)
        page.fill("input[name=what]", what)
        page.click("button[name=add]")
        page.wait_for_function("what => document.querySelector('#story').value.endsWith(what)", arg=what)
    assert page.input_value("#story") == "A raises to 1200; B puts out 2x1000"
    page.click("form.tell > button")
    expect(page.locator("#ruling .outcome").first).to_contain_text(say(language, "ruled-calls", seat="B", total=1200))
    expect(page.locator("#ruling")).to_contain_text("tda-2011:39a")
    expect(page.locator("#ruling")).to_contain_text(say(language, "ask-others"))
    # the ruling is what one sees
    page.wait_for_function("() => document.querySelector('#ruling').getBoundingClientRect().top < innerHeight / 2")
    no_wider_than_the_phone(page)
    if language != "en":
        story = "A raises to 1200; B puts out 2x1000"
        shown = {
            story,
            f"“{story}”",
            "300 · 2x1000 · Kh",
            "2c 7d Kh",
            'deck = "As Kd 7c"',
            "As Kd",
            *books(),
            "SB",
            "BB",
        }
        # the clauses are read in English, the story is told in it
        shown |= set(page.locator("[lang=en], [lang=en] *, code").all_text_contents())
        shown |= set(page.locator("a[lang=en][title]").evaluate_all("(all) => all.map((one) => one.title)"))
        words = {" ".join(text.split()) for text in shown}
        assert left_in_english(page, language, {word for word in words if len(word) > 1} | PROPER) == []
    page.click("#ruling details.clause summary >> nth=0")
    assert clause_in(language, books()["tda-2011"].clauses["39a"]).gist[:40] in page.inner_text(
        "#ruling details.clause >> nth=0"
    )


def test_the_link_keeps_it_for_somebody_else(enter: Enter) -> None:
    ann, bob = enter(**PHONE), enter(**PHONE)
    ann.go("/ask")
    with another_page(ann.page):
        ann.page.click(".examples a >> nth=0")
    link = ann.page.input_value(".link input")
    bob.page.goto(link)
    assert bob.page.inner_text("#ruling .outcome >> nth=0") == ann.page.inner_text("#ruling .outcome >> nth=0")
    assert bob.page.input_value("#story") == ann.page.input_value("#story")


def test_a_question_is_answered_with_one_tap(enter: Enter) -> None:
    page = (person := enter(**PHONE)).page
    person.go("/ask?book=common&story=A+bets+50%3B+B's+cards+touch+the+muck#ruling")
    assert page.locator(".answers a.button").count() == 2
    lead = page.inner_text(".answers .lead-to >> nth=0")
    with another_page(page):
        page.click(".answers a.button >> nth=0")
    assert page.inner_text("#ruling .outcome >> nth=0") == lead
    with another_page(page):
        page.click(".answered a")
    assert page.locator(".answers a.button").count() == 2


def test_a_bad_story_is_mended_with_one_tap(enter: Enter) -> None:
    page = (person := enter(**PHONE)).page
    person.go("/ask")
    page.fill("#story", "A bets 50; B frobs 100")
    page.click("form.tell > button")
    page.wait_for_selector("#ruling .problem")
    expect(page.locator("#heard mark")).to_contain_text("B frobs 100")
    no_wider_than_the_phone(page)
    page.click("form.sentence:has(input[name=key][value=bet]) button")
    page.wait_for_selector("#ruling .outcome")
    expect(page.locator("#story")).not_to_have_value(re.compile("frobs"))


def test_without_javascript(browser: Browser, base: str) -> None:
    """The form, its list and its questions are plain links and forms."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, java_script_enabled=False, locale="en-GB")
    page = context.new_page()
    page.goto(base + "/ask")
    page.click("details.deed summary")
    page.locator("select[name=who]").select_option("A")
    page.locator("select[name=did]").select_option("bet")
    page.fill("input[name=what]", "50")
    with page.expect_navigation():  # a page without scripts cannot be asked whether it is another one
        page.click("button[name=add]")
    assert page.input_value("#story") == "A bets 50"
    with page.expect_navigation():
        page.click("form.tell > button")
    assert page.locator("#ruling .outcome").first.is_visible()
    assert page.url.endswith("story=A+bets+50#ruling")
    context.close()


def test_the_language_is_changed_and_the_question_stays(enter: Enter) -> None:
    page = (person := enter(**PHONE)).page
    person.go("/ask?book=common&story=B+checks")
    person.speak("sk")
    assert page.input_value("#story") == "B checks"
    assert say("sk", "ask-refused") in page.inner_text("#ruling .outcome >> nth=0")


def test_a_case_of_a_book_is_played(enter: Enter) -> None:
    page = (person := enter(**PHONE)).page
    person.go("/books/tda-2024?status=ruled")
    no_wider_than_the_phone(page)
    page.click("details.part summary >> nth=0")
    with another_page(page):
        page.click(".case-list a >> nth=0")
    page.wait_for_selector("#ruling .outcome")
    person.go("/books/tda-2011/beside/tda-2024")
    no_wider_than_the_phone(page)
    with another_page(page):
        page.click(".case a >> nth=0")
    page.wait_for_selector("#ruling .outcome")
