"""What a person is about to touch stays what it is: while the page is loading, and while what is new is drawn."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Enter
from tests.browser.person import another_page, in_turn
from tests.browser.test_table import headsup

ASKED_AGAIN = re.compile(r'<[^>]*hx-trigger="every[^>]*>')
LISTS = {"/": "#tables", "/floor": "#online", "/tournaments": "#tournaments"}  # asked for again and again
# what somebody would touch next is in a list that is drawn again; how often it was
TOUCHED = """(list) => {
  window.finger = document.querySelector(`${list} a`);
  window.finger.focus();
  window.drawn = 0;
  document.addEventListener("htmx:afterSettle", () => { window.drawn += 1; });
}"""
# presses a button of what comes next, as soon as the page can do anything else
AT_ONCE = """() => document.addEventListener("htmx:afterSwap", () => setTimeout(() => document.querySelector("#desk .last button").click()),
  { once: true })"""


@pytest.mark.parametrize("path", LISTS)
def test_a_list_that_is_drawn_again_keeps_what_has_the_focus(enter: Enter, path: str) -> None:
    person = enter("Ann")
    person.open_table("no-limit holdem", bots=1, seats=2, speed="slow")
    page = person.page
    if path == "/tournaments":
        person.go("/tournaments/new")
        with another_page(page):
            page.click("button[value=show]")
        with another_page(page):
            page.click("button[value=make]")
    person.go(path)
    page.evaluate(TOUCHED, LISTS[path])
    page.wait_for_function("() => window.drawn > 0")
    assert page.evaluate("document.activeElement === window.finger")


def test_every_part_that_is_asked_for_again_is_changed_in_place() -> None:
    found = 0
    for template in (files("cardspeak.web") / "templates").iterdir():
        for tag in ASKED_AGAIN.findall(template.read_text(encoding="utf-8")):
            found += 1
            assert 'hx-swap="none"' in tag or ('hx-swap="morph:outerHTML"' in tag and 'hx-ext="morph"' in tag), template
    assert found > 4


def test_what_comes_with_an_answer_listens_at_once(enter: Enter) -> None:
    person = enter("Ann")
    person.open_table("no-limit holdem", bots=1, seats=2, speed="slow")
    person.page.evaluate(AT_ONCE)
    with person.page.expect_response(re.compile("close=1")):
        person.page.click("#own-seat")
    expect(person.page.locator("#desk .last")).to_have_count(0)


def test_what_is_pressed_while_the_page_is_loading_is_done(enter: Enter) -> None:
    people = headsup(enter)
    actor, other = in_turn(people)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    actor.page.route("**/vendor/htmx-2*", hold)
    turn, address = actor.look()["turn"], actor.page.url
    actor.page.goto(address, wait_until="commit")
    actor.page.click("#form-fold button")
    actor.page.click("#own-seat")
    held[0].continue_()
    other.page.wait_for_selector(".caption:has-text('Hand 2')")
    actor.page.wait_for_function("(turn) => document.querySelector('#controls').dataset.turn !== turn", arg=turn)
    actor.page.wait_for_selector("#desk .own-seat")
    assert actor.page.url == address
