"""A new cashier's first night, on a phone: from the founding of the club to the count of the shift."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pyotp
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.cut import CUT
from tests.browser.person import TOO_LONG, Person, another_page
from tests.browser.room import open_room

PASSWORD = "crane velvet nine"
FIFTY = 50 * 60_000
SHOTS = os.environ.get("CLUB_SHOTS", "")  # a folder for pictures in three sizes, to be looked at
SIZES = ((390, 844), (768, 1024), (1440, 900))


@pytest.fixture
def night(chromium: str, tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """The address of a room whose clock can be moved, and its folder."""
    with open_room(tmp_path, moved=True) as address:
        yield address, tmp_path


class Phone:
    """Somebody of the staff with a phone."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.browser, self.person = browser, Person(browser, base, "", 390, 844)
        self.page: Page = self.person.page
        self.taken = 0

    def shot(self, name: str) -> None:
        """Take pictures of the page in three sizes."""
        assert self.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{name} is too wide"
        assert self.page.evaluate(CUT) == [], f"{name} cuts what is chosen"
        if not SHOTS:
            return
        self.taken += 1
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.screenshot(path=Path(SHOTS) / f"{self.taken:02}-{name}-{width}.png", full_page=True)
        self.page.set_viewport_size({"width": 390, "height": 844})

    def come_in(self, name: str) -> None:
        """Make an account, with a second factor."""
        page = self.page
        self.person.go("/enter")
        if page.locator("details:has(form[action='/enter/member']):not([open]) summary").count():
            page.locator("details:has(form[action='/enter/member']) summary").first.click()
        form = page.locator("form[action='/enter/member']")
        form.locator("input[name=name]").fill(name)
        form.locator("input[name=password]").fill(PASSWORD)
        with another_page(page):
            form.locator("button[value=register]").click()
        page.wait_for_selector(f".me:has-text('{name}')")
        self.person.go("/account/second")
        with another_page(page):
            page.locator("form[action='/account/second/begin'] button").click()
        secret = page.locator(".token code").first.inner_text().strip()
        page.fill("input[name=code]", pyotp.TOTP(secret).now())
        if page.locator("input[name=password]").count():
            page.fill("input[name=password]", PASSWORD)
        with another_page(page):
            page.locator("form[action='/account/second/enrol'] button").click()
        page.wait_for_selector("text=recovery")

    def go(self, path: str) -> None:
        """Open a page of the staff."""
        self.person.go(f"/club/run/{path}")

    def send(self, deed: str, button: str = "", **fields: str) -> None:
        """Fill in a form of this page, and send it; the next page has no problem to tell."""
        form = self.page.locator(f"form[action='/club/do/{deed}']").first
        for inside in form.locator("xpath=ancestor::details[not(@open)]/summary").all():
            inside.click()
        for name, value in fields.items():
            field = form.locator(f"[name={name}]").first
            kind = field.evaluate("node => node.type")
            if kind == "select-one":
                field.select_option(value)  # by its value or by what it says
            elif kind in ("checkbox", "radio"):
                field.check()
            else:
                field.fill(value)
        found = form.locator("button", has_text=button) if button else form.locator("button")
        with another_page(self.page):
            found.last.click()
        assert not self.page.locator("#problem").count(), self.page.locator("#problem").inner_text()

    def register(self, name: str, looked_for: bool = True) -> str:
        """Register a member as the desk does, who may be looked for first; return the path of their page."""
        page = self.page
        if looked_for:
            self.go("desk")
            page.fill("#find", name)
            with another_page(page):
                page.keyboard.press("Enter")
            with another_page(page):
                page.locator("a.tap.strong", has_text="Register").click()
        else:
            self.go(f"register?name={name}")
        expect(page.locator("input[name=name]")).to_have_value(name)
        self.send("register", contact="+421 900 000 000", in_person="1")
        self.send("arrive")
        return page.url.rpartition("/club/run/")[2]

    def phone_of(self, path: str, shot: str = "") -> Person:
        """Print the card of a member, and open with its code their own page on a phone of theirs."""
        if not self.page.url.endswith(path):
            self.go(path)
        self.page.locator("#member summary").first.click()
        with another_page(self.page):
            self.page.locator("form[action^='/club/cards/'] button").click()
        link = self.page.locator("a[href*='/club/link/']").inner_text()
        if shot:
            self.shot(shot)
        theirs = Person(self.browser, self.person.base, "", 390, 844)
        theirs.page.goto(link)
        with another_page(theirs.page):
            theirs.page.locator("main form button.strong").click()
        assert theirs.page.url.endswith("/club/me")
        return theirs

    def number(self, selector: str) -> int:
        """Return a number of the page."""
        return int(re.sub(r"\D", "", self.page.locator(selector).inner_text()) or 0)


def play(players: list[Person], table: str, hands: int) -> None:
    """Have these fold whenever it is their turn, until so many more hands have begun."""
    wanted, until = -1, time.monotonic() + TOO_LONG
    while True:
        now = int(players[0].page.request.get(table).json()["now"]["number"])
        wanted = now + hands if wanted < 0 else wanted
        if now >= wanted:
            return
        assert time.monotonic() < until, (now, wanted)
        for each in players:
            for do in ({"do": "sit-in", "text": "post"}, {"do": "fold"}):  # who did not act in time sits out
                each.page.request.post(f"{table}/commands", data=do, headers={"origin": each.base})
        players[0].page.wait_for_timeout(100)


def stop(players: list[Person], table: str) -> None:
    """Have these fold until nobody has a turn: whoever leaves does so between two hands."""
    until = time.monotonic() + TOO_LONG
    while players[0].page.request.get(table).json()["now"]["to_act"] >= 0:
        assert time.monotonic() < until
        for each in players:
            each.page.request.post(f"{table}/commands", data={"do": "fold"}, headers={"origin": each.base})
        players[0].page.wait_for_timeout(100)


def test_the_first_night_of_a_cashier(browser: Browser, night: tuple[str, Path]) -> None:
    base, folder = night
    phone = Phone(browser, base)
    page = phone.page
    phone.come_in("Cleo")
    key = re.search(r"with the key (\S+)", (folder / "said").read_text())
    assert key is not None
    phone.person.go("/club/found")
    phone.shot("found")
    page.fill("input[name=name]", "Raise")
    page.fill("input[name=key]", key[1])
    page.locator("select[name=book]").select_option("diamond-club")
    with another_page(page):
        page.locator("main form button.strong").click()
    assert page.url.endswith("/club/run")
    phone.go("staff")
    phone.send("appoint", "Save", **{"role-cashier": "1", "role-floor": "1"})
    phone.shot("staff")

    # the shift, the chips of the house, two tables
    phone.go("cage")
    phone.send("issue-chips", **{"pieces-5": "2000", "pieces-25": "2000", "pieces-100": "2000"})
    phone.go("desk")
    phone.send("open-shift", float="1000")
    phone.go("floor")
    page.fill("#open [data-narrow]", "horse")  # the list of games that every form has, with rotations
    expect(page.locator("#open .game-line:visible")).to_have_count(1)
    page.fill("#open [data-narrow]", "")
    phone.shot("table-new")
    for name, how in (("One", "online"), ("Two", "online")):
        phone.go("floor")
        phone.send("open-table", name=name, how=how, small="10", big="20", least="500", most="5000")
    phone.shot("floor")

    # a member is registered, pays the deposit, waits and is called to a seat
    eve = phone.register("Eve Fox")
    phone.shot("member-new")
    phone.send("sell", amount="2000")
    assert phone.number("#in-hand") == 2000
    phone.send("join-list")
    phone.go("floor")
    phone.shot("waiting")
    phone.send("call-next", "One")
    phone.go(eve)
    phone.shot("called")
    phone.send("take-seat", table="1", chips="1000", place="1")
    assert phone.number("#in-hand") == 1000

    # absent for fifty minutes, while two others begin to play
    phone.send("go-away")
    (folder / "moved").write_text(str(FIFTY))
    phones = []
    for seat, name in enumerate(("Fred Hall", "Gina Ivy"), 2):
        path = phone.register(name, looked_for=False)
        phone.send("sell", amount="1000")
        phone.send("take-seat", table="1", chips="1000", place=str(seat))
        phones.append(phone.phone_of(path, "card" if seat == 2 else ""))
    phone.go("table/1")
    table = page.locator("a.tap.strong[href^='/tables/']").get_attribute("href") or ""
    quick = {"do": "set-speed", "text": "instant"}  # nobody here looks at hands that are over
    assert page.request.post(f"{base}/api{table}/commands", data=quick, headers={"origin": base}).ok
    play(phones, f"{base}/api{table}", 2)
    phone.go(eve)
    expect(page.locator("main")).to_contain_text(re.compile(r"absent for 5\d min"))  # and the minutes of this test
    phone.person.go("/club/run")
    expect(page.locator("#live")).to_contain_text("Eve Fox owes blinds")
    phone.shot("evening")
    phones[0].page.screenshot(path=Path(SHOTS) / "mine-390.png", full_page=True) if SHOTS else None

    # comes back and posts
    eves = phone.phone_of(eve)
    expect(eves.page.locator(".go-to .where")).to_have_text("One, seat 1")
    phone.go(eve)
    phone.shot("absent")
    phone.send("come-back", "posts")
    play([*phones, eves], f"{base}/api{table}", 2)
    phone.person.go("/club/run")
    expect(page.locator("#live")).not_to_contain_text("Eve Fox owes blinds")
    for guest in phones:  # they leave by themselves
        guest.page.request.post(f"{base}/api{table}/commands", data={"do": "leave"}, headers={"origin": base})
    stop([eves, *phones], f"{base}/api{table}")
    for guest in phones:
        guest.context.close()

    # moves to another table, cashes out
    phone.go(eve)
    phone.send("change-table", "Change", table="2")
    expect(page.locator("main")).to_contain_text("Two, seat")
    phone.send("leave-seat")
    left = phone.number("#in-hand")
    assert 1900 < left < 2100
    phone.shot("cash-out")
    phone.send("pay-out", "Pay out", amount=str(left))
    assert phone.number("#in-hand") == 0
    phone.go("desk")
    phone.shot("desk")
    with another_page(page):
        page.locator("a[href^='/club/receipts/']").first.click()
    expect(page.locator(".receipt .sum")).to_contain_text(f"{left:,}")
    phone.shot("receipt")

    # the shift is counted
    phone.go("shift")
    phone.shot("shift")
    phone.send("close-shift", "Count", counted=str(1000 + 4000 - left))
    phone.shot("counted")
    for name in (
        "figures?days=1",
        "more",
        "log",
        "members",
        "discipline",
        "dealers",
        "evenings",
        "proposals",
        "house",
        "tickets",
    ):
        phone.go(name)
        phone.shot(name.partition("?")[0])
    phone.person.go("/club")
    phone.shot("club")
    phone.person.go("/club/documents")
    phone.shot("documents")
    eves.context.close()
    phone.person.context.close()
    assert eves.complaints == []
    assert phone.person.complaints == []
