"""After the hand: the replayer, downloads that others can read, a link that tells no more than the table saw."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page

from cardspeak.history.ohh_reader import read_open_hands
from tests.browser.conftest import Enter
from tests.browser.person import TOO_LONG, Person, act, another_page, in_turn
from tests.browser.test_table import headsup


@pytest.fixture
def shown(enter: Enter) -> tuple[Person, Person, str]:
    """Two people after a hand that went to the showdown, and its path."""
    host, guest = people = headsup(enter)
    last, until = host.page.locator("a:has-text('Last hand')"), time.monotonic() + TOO_LONG
    while not last.count():
        for person in people:
            now = person.look()
            assert time.monotonic() < until, now
            if now["hand"] == 1 and person.is_ready(now):
                if now["state"] == "acting":
                    call = any(move["do"] == "call" for move in now["moves"])
                    person.click(f"#form-{'call' if call else 'check'} button")
                elif now["state"] == "showdown":
                    person.click("#controls .move.show")
        host.page.wait_for_timeout(50)
    path = last.get_attribute("href")
    assert path
    assert path.endswith("/hands/1")
    return host, guest, path


HAS_MOVED = "(from) => !document.querySelector('.replay-controls .step').textContent.startsWith(`Step ${from} `)"


def step(page: Page) -> int:
    return int(page.inner_text(".replay-controls .step").split()[1])


def test_the_last_hand_step_by_step(shown: tuple[Person, Person, str]) -> None:
    host, _, path = shown
    with host.context.expect_page() as opened:
        host.page.click("a:has-text('Last hand')")
    page = opened.value
    page.wait_for_load_state()  # of a page that was opened this way
    page.wait_for_selector("#position")
    assert page.url.endswith(path)
    for name, key in (("next", "ArrowRight"), ("last", "End"), ("back", "ArrowLeft"), ("first", "Home")):
        before = step(page)
        page.click(f"[data-step={name}]")
        page.wait_for_function(HAS_MOVED, arg=before)
        after = step(page)
        page.goto(f"{page.url.split('?')[0]}?step={before - 1}")
        page.keyboard.press(key)
        page.wait_for_function(HAS_MOVED, arg=before)
        assert step(page) == after
    page.goto(f"{page.url.split('?')[0]}?step=999")
    assert "wins" in page.inner_text(".result")
    assert page.locator(".board .card").count() == 5


def test_downloads_can_be_read_by_others(shown: tuple[Person, Person, str], tmp_path: Path) -> None:
    from pokerkit import HandHistory

    host, _, path = shown
    host.go(path)
    with host.page.expect_download() as loading:
        host.page.click("a:has-text('PHH')")
    file = tmp_path / "hand.phh"
    loading.value.save_as(file)
    with file.open("rb") as opened:
        history = HandHistory.load(opened)
    final = list(history)[-1]
    assert sum(final.stacks) == sum(history.starting_stacks)
    replayed = subprocess.run(
        [sys.executable, "-m", "cardspeak", "replay", str(file), "--json"], capture_output=True, text=True, check=True
    )
    assert '"ok": true' in replayed.stdout
    with host.page.expect_download() as loading:
        host.page.click("a:has-text('Open Hand History')")
    other = tmp_path / "hand.json"
    loading.value.save_as(other)
    (hand,) = read_open_hands(other.read_text())
    assert {player.name for player in hand.players} == {person.name for person in shown[:2]}


def test_a_stranger_sees_only_what_was_shown(shown: tuple[Person, Person, str], enter: Enter) -> None:
    host, guest, path = shown
    host.go(path + "?step=999")
    own = host.mine()["cards"]
    assert "??" not in own
    board = set(host.look_at_cards(".board .card"))
    stranger = enter()
    stranger.go(path)
    link = stranger.page.input_value("[data-select]")
    assert link.endswith(path)
    seen = set()
    for number in range(int(stranger.page.inner_text(".replay-controls .step").split()[-1])):
        stranger.go(f"{path}?step={number}")
        seen |= set(stranger.look_at_cards(".seat .card"))
    host.go(path + "?step=999")
    at_table = set(host.look_at_cards(".seat .card"))
    assert seen <= at_table | board
    guest.go(path + "?step=999")
    # what only its owner knows: the owner sees it, the opponent does not
    hidden = set(own) - set(guest.look_at_cards(".seat .card"))
    assert not hidden & seen


def test_a_stranger_sees_nothing_of_a_hand_without_a_showdown(enter: Enter) -> None:
    people = headsup(enter)
    actor, other = in_turn(people)
    own = {card for person in people for card in person.mine()["cards"]}
    assert len(own) == 4
    act(actor, "fold")
    path = other.page.locator("a:has-text('Last hand')").get_attribute("href")
    assert path
    stranger = enter()
    stranger.go(path)
    for number in range(int(stranger.page.inner_text(".replay-controls .step").split()[-1])):
        stranger.go(f"{path}?step={number}")
        assert stranger.look_at_cards("#position .card") == []
        source = stranger.page.content()
        assert not [card for card in own if f'data-card="{card}"' in source]


def test_the_deal_is_checked_in_the_browser(shown: tuple[Person, Person, str]) -> None:
    """On a page without TLS, as a club has it: all cards that were seen are right, and the root was noted before."""
    host, _, path = shown
    page = host.context.new_page()
    page.goto(host.page.url.partition("/tables/")[0] + path)
    with another_page(page):
        page.click("a:has-text('This deal can be checked')")
    page.wait_for_selector("[data-result]")  # all of them are shown at once
    assert {each.get_attribute("data-result") for each in page.query_selector_all("[data-result]")} == {"right"}
    assert "this browser noted before the deal" in page.inner_text("#deal")
    assert page.inner_text("#deal").count("✓") > 4
    page.evaluate("localStorage.clear()")
    page.reload()
    page.wait_for_selector("[data-result]")
    assert "was not at the table before this deal" in page.inner_text("#deal")


def test_a_deck_is_cut_once(enter: Enter) -> None:
    host, guest = headsup(enter)
    host.page.click("#form-cut button")
    guest.page.wait_for_selector("#log li:has-text('cuts the next deck')")
    host.page.wait_for_selector("#form-cut", state="detached")
    assert guest.page.locator("#form-cut").count() == 1
