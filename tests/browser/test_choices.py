"""What is chosen in a form is read whole on the narrowest phone, and one list of games serves every form."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.cut import CUT
from tests.browser.person import another_page

FORMS = ("/floor/new", "/ask", "/tables/new", "/home/new", "/tournaments/new", "/")
# whether the line of the chosen game lies whole within the list
SEEN = """(game) => {
  const line = document.querySelector(`input[name=game][value="${game}"]:checked`)?.closest(".game-line");
  if (!line) return false;
  const box = line.getBoundingClientRect(), list = document.querySelector(".game-groups").getBoundingClientRect();
  return box.height > 0 && list.y <= box.y && box.bottom <= list.bottom;
}"""
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


def open_all(page: Page) -> None:
    """Open whatever of a page is folded away."""
    page.evaluate("() => { for (const part of document.querySelectorAll('details')) part.open = true }")


@pytest.mark.parametrize("language", ["en", "ru", "uk", "sk"])
def test_no_field_cuts_what_is_chosen(enter: Enter, language: str) -> None:
    ann = enter("Ann", width=360, height=740)
    ann.speak(language)
    for path in FORMS:
        ann.go(path)
        open_all(ann.page)
        assert ann.page.evaluate(CUT) == [], path
        assert ann.page.evaluate(WIDER) <= 0, path


def test_the_floor_finds_its_game_as_a_host_does(enter: Enter) -> None:
    """By family, narrowed by what is typed, without a rotation, which no real table deals."""
    ann = enter("Ann", width=360, height=740)
    ann.go("/floor/new")
    ann.page.click("form.sheet summary")
    lines, chosen = ann.page.locator(".game-line:visible"), ann.page.locator("input[name=game]:checked")
    assert lines.first.locator(".game-name").inner_text() == "Hold'em"
    assert chosen.get_attribute("value") == "no-limit holdem"
    ann.page.fill("[data-narrow]", "horse")
    expect(ann.page.locator("[data-none]")).to_be_visible()
    ann.page.fill("[data-narrow]", "plo8")
    expect(lines).to_have_count(1)
    ann.page.press("[data-narrow]", "Enter")
    with another_page(ann.page):
        ann.page.click("form.sheet button.strong")
    expect(ann.page.locator(".console header")).to_contain_text("Omaha hi-lo")


def test_ask_finds_its_game_as_a_host_does_also_after_an_answer(enter: Enter) -> None:
    """The form that comes with an answer listens as the first one did, and shows the game that was asked about."""
    ann = enter("Ann", width=360, height=740)
    ann.go("/ask")
    for typed, game in (("badugi", "no-limit badugi"), ("razz", "fixed-limit razz")):
        part = ann.page.locator(".tell details.part").first
        if not part.evaluate("(part) => part.open"):
            part.locator("summary").click()
        ann.page.fill("[data-narrow]", typed)
        ann.page.press("[data-narrow]", "Enter")
        ann.page.fill(".tell textarea[name=story]", "A checks")
        ann.page.evaluate("document.querySelector('.tell').dataset.asked = 'yes'")
        ann.page.click(".tell button.strong")
        ann.page.wait_for_selector(".tell:not([data-asked])")  # the form that came with the answer
        expect(ann.page).to_have_url(re.compile(game.replace(" ", r"\+")))
        ann.page.wait_for_function(SEEN, arg=game)
