"""What was played is looked at: one's own hands, the replayer, the first page; nothing moves by itself, all is light."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.arranged import TABLE, Arranged, arrange
from tests.browser.person import PATIENCE, TOO_LONG
from tests.browser.room import open_room
from tests.browser.weighed import context_of, weighed

LIGHT = 200_000  # bytes of a page
STILL = 0.01  # layout shift, all of it added up
HAND = f"/tables/{TABLE}/hands/1"
PAGES = ("/", "/hands", "/tables/new", f"/tables/{TABLE}", HAND)
WATCH = """() => {
  window.shifted = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted.push([entry.value, entry.sources.map((each) => each.node?.outerHTML?.slice(0, 90) ?? "").join(" | ")]);
  }).observe({ type: "layout-shift", buffered: true });
}"""
STEP = ".replay-controls .step"


class Home(NamedTuple):
    """A room with known hands, and Ann's way in."""

    base: str
    ann: Arranged


@pytest.fixture(scope="module")
def home(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    folder = tmp_path_factory.mktemp("home")
    ann = arrange(folder / "room.db")
    with open_room(folder) as base:
        yield Home(base, ann)


@pytest.fixture
def ann(browser: Browser, home: Home) -> Iterator[Page]:
    """Ann's page."""
    with context(browser, home, home.ann) as inside:
        yield inside.new_page()


def context(browser: Browser, home: Home, who: Arranged | None, width: int = 1280, height: int = 800) -> BrowserContext:
    found = context_of(browser, home.base, who, width, height)
    found.set_default_timeout(PATIENCE)
    return found


def hold_still(page: Page, path: str) -> None:
    """Hold that nothing has moved since the page was opened, by itself or when somebody did something."""
    page.wait_for_timeout(100)  # until the observer was told
    shifted = page.evaluate("window.shifted")
    assert sum(value for value, _ in shifted) < STILL, (path, shifted)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
def test_nothing_moves_while_a_page_comes_and_while_a_hand_plays(
    browser: Browser, home: Home, width: int, height: int
) -> None:
    with context(browser, home, home.ann, width, height) as inside:
        page = inside.new_page()
        page.add_init_script(f"({WATCH})()")
        for path in PAGES:
            page.goto(home.base + path, wait_until="load")
            hold_still(page, path)
        for _ in range(30):  # the replayer is open; every step of the hand
            before = page.inner_text(STEP)
            if page.get_attribute("[data-step=next]", "aria-disabled"):
                break
            page.keyboard.press("ArrowRight")
            expect(page.locator(STEP)).not_to_have_text(before)
        assert page.locator(".board .card").count() == 5
        hold_still(page, HAND)  # at all steps together
        page.goto(home.base + "/hands")
        page.click(".star button >> nth=0")
        expect(page.locator(".star button").first).to_have_attribute("aria-pressed", "true")
        page.click(".star button >> nth=0")
        expect(page.locator(".star button").first).to_have_attribute("aria-pressed", "false")
        hold_still(page, "/hands")
    with context(browser, home, None, width, height) as stranger:
        page = stranger.new_page()
        page.add_init_script(f"({WATCH})()")
        page.goto(home.base + "/", wait_until="load")
        assert page.locator(".hero img").evaluate("(image) => image.naturalWidth") == 1200
        hold_still(page, "/")


def test_every_page_is_light(browser: Browser, home: Home) -> None:
    for path in PAGES:
        with context(browser, home, home.ann) as inside:
            cost = weighed(inside.new_page(), home.base + path)
            assert 5_000 < cost.transferred < LIGHT, (path, cost)


def test_the_list_has_cards_board_result_and_a_star(ann: Page, home: Home) -> None:
    ann.goto(home.base + "/hands")
    row = ann.locator(".hand-list tbody tr")
    expect(row).to_have_count(1)
    assert row.locator(".hand-cards .mini-row").get_attribute("aria-label") == "king of hearts, king of diamonds"
    assert row.locator(".hand-board .mini").all_inner_texts() == ["K♠", "9♣", "2♣", "5♦", "J♠"]
    assert row.locator(".hand-net").inner_text() == "+2,000"
    assert "1 hand" in ann.inner_text(".session h2")
    assert ann.inner_text(".session h2 b") == "+2,000"
    ann.select_option("select[name=result]", "lost")
    expect(ann.locator(".empty")).to_have_text("No such hands.")
    ann.select_option("select[name=result]", "won")
    expect(row).to_have_count(1)
    ann.click(".star button")
    expect(ann.locator(".star button")).to_have_attribute("aria-pressed", "true")
    ann.goto(home.base + "/hands?star=1")
    expect(row).to_have_count(1)
    ann.click(".star button")
    expect(ann.locator(".star button")).to_have_attribute("aria-pressed", "false")
    ann.goto(home.base + "/hands?star=1")
    expect(row).to_have_count(0)


def test_the_replayer_by_keys_with_odds_and_by_itself(ann: Page, home: Home) -> None:
    ann.goto(home.base + HAND)
    expect(ann.locator(STEP)).to_have_text("Step 3 of 23")  # Clara's decision, after blinds and deal
    assert ann.locator(".seat.acting .who").inner_text() == "Clara"
    ann.keyboard.press("ArrowDown")
    expect(ann.locator(".board .card")).to_have_count(3)
    assert ann.locator(".street[aria-current]").inner_text() == "Flop"
    assert ann.locator(".odds b").all_inner_texts() == ["66.2%", "33.8%"]
    assert ann.inner_text(".pot.total b") == "120"
    ann.keyboard.press("ArrowDown")
    expect(ann.locator(".board .card")).to_have_count(4)
    ann.click("[data-step=first]")
    expect(ann.locator(STEP)).to_have_text("Step 1 of 23")
    ann.clock.install()
    ann.locator("body").press(" ")
    until = time.monotonic() + TOO_LONG
    while ann.inner_text(STEP) != "Step 23 of 23":  # each step is asked of the server, which takes its time
        assert time.monotonic() < until
        ann.clock.fast_forward(1300)
        ann.wait_for_timeout(30)
    expect(ann.locator(STEP)).to_have_text("Step 23 of 23")
    expect(ann.locator(".play")).to_have_text("Play")
    assert "wins" in ann.inner_text(".result")


def test_a_stranger_gets_the_picture_and_no_seat(browser: Browser, home: Home) -> None:
    with context(browser, home, None) as inside:
        page = inside.new_page()
        page.goto(home.base + HAND)
        page.keyboard.press("ArrowDown")
        expect(page.locator(".board .card")).to_have_count(3)
        assert page.locator(".sit").count() == 0
        link = page.get_attribute(".replay-controls a[href*=picture]", "href")
        picture = page.request.get(f"{home.base}{link}")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        drawn = picture.text()
        assert "Boris" in drawn
        assert "66.2%" in drawn
        assert "<script" not in drawn
        page.goto(f"{home.base}{link}")
        assert page.evaluate("document.documentElement.nodeName") == "svg"


def test_a_game_is_found_without_asking_the_server(ann: Page, home: Home) -> None:
    ann.goto(home.base + "/tables/new")
    assert ann.locator(".game-line:visible").first.locator(".game-name").inner_text() == "Hold'em"
    assert ann.locator("input[name=game]:checked").get_attribute("value") == "no-limit holdem"
    asked: list[str] = []
    ann.on("request", lambda request: asked.append(request.url))
    ann.fill("[data-narrow]", "plo8")
    expect(ann.locator(".game-line:visible")).to_have_count(1)
    ann.fill("[data-narrow]", "razz")
    assert ann.locator(".game-line:visible small").first.inner_text().count("·") >= 4  # what a rotation mixes
    ann.fill("[data-narrow]", "horse")
    ann.press("[data-narrow]", "Enter")
    assert ann.locator("input[name=game]:checked").get_attribute("value") == "horse"
    ann.fill("[data-narrow]", "zzz")
    expect(ann.locator("[data-none]")).to_be_visible()
    assert asked == []
