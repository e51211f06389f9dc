"""The page of odds on a phone: cards are picked, the figures settle, the map is there."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import PATIENCE

PHONE = {"width": 360, "height": 740}


def test_cards_are_picked_and_odds_settle(enter: Enter) -> None:
    person = enter(**PHONE)
    page = person.page
    person.go("/equity")
    for card in ("As", "Ks", "Qh", "Qd"):  # a hand that is full goes on to the next
        page.click(f"[data-card='{card}']")
    hands = page.locator("input[name=hand]")
    assert [hands.nth(at).input_value() for at in range(2)] == ["AsKs", "QhQd"]
    page.focus("input[name=board]")
    for card in ("Qs", "Js", "2c", "3d"):
        page.click(f"[data-card='{card}']")
    assert page.locator("[data-card=As]").is_disabled(), "a card is in one place only"
    page.click("[data-go]")
    compiled = 10 * PATIENCE  # what the first odds take after an install
    page.wait_for_selector("#found:not([aria-busy]) .odds td.strong", timeout=compiled)
    figures = [float(text.rstrip("%")) for text in page.locator(".odds td.strong").all_inner_texts()]
    assert abs(sum(figures) - 100) < 0.02
    expect(page).to_have_url(re.compile(re.escape("/equity?hand=AsKs&hand=QhQd&board=QsJs2c3d") + "$"))
    assert page.locator(".heat td").count() == 169
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.click("[data-more]")
    page.keyboard.type("frobs")
    page.click("[data-go]")
    expect(page.locator("#found .problem")).to_contain_text("frobs")
