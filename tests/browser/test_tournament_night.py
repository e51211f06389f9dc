"""A new director runs a night on a phone: what they do most takes six taps at the most."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Enter
from tests.browser.person import Person, another_page

NAMES = (
    "Anna Boris Cyril Dana Emil Fiona Gregor Hana Ivan Jana Karol Lena Martin Nina Oleg Petra Quido Roman Sofia "
    "Tomas Ursula Viktor Zuzana"
).split()
MOST = 6


class Director:
    """Somebody with a phone; every tap is counted, typing is not."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.taps = 0
        self.counted: dict[str, int] = {}

    @contextmanager
    def task(self, name: str) -> Iterator[None]:
        """Count the taps of a task, which begins at the state of play."""
        if not self.page.url.endswith("/run"):
            with another_page(self.page):
                self.page.locator(".dock a").first.click()
        self.page.wait_for_selector("#live")
        self.taps = 0
        yield
        self.counted[name] = max(self.taps, self.counted.get(name, 0))
        assert self.taps <= MOST, (name, self.taps)

    def tap(self, selector: str, text: str = "") -> None:
        """Tap something; all but what is folded away leads to another page."""
        self.taps += 1
        found: Locator = self.page.locator(selector, has_text=text) if text else self.page.locator(selector)
        if selector == "summary":
            found.first.click()
            return
        with another_page(self.page):
            found.first.click()

    def type(self, name: str) -> None:
        """Type a name into the field that has the focus."""
        self.page.wait_for_function("() => document.activeElement.name === 'name'")
        self.page.keyboard.type(name)

    def dock(self, number: int) -> None:
        """Tap one of the six buttons at the foot of the screen."""
        self.tap(f".dock a:nth-child({number})")
        self.page.wait_for_selector(f".dock a:nth-child({number})[aria-current]")

    def player(self, name: str) -> None:
        """Tap a player."""
        self.tap(".seats-of a.tap", name)
        self.page.wait_for_selector(f".run-head h2:has-text('{name}')")

    def said(self, text: str) -> None:
        """Wait until the last step is this one."""
        expect(self.page.locator(".last-step p")).to_contain_text(text)

    def seated(self, table: int = 0) -> list[str]:
        """Return who sits at the tables, or at one from 1."""
        where = f".seats-of:has(h2:text-matches('^Table {table} ')) " if table else ".seats-of "
        return self.page.locator(f"{where}a.tap span[translate=no]").all_inner_texts()

    def out(self, name: str) -> None:
        """Have a player be out."""
        self.player(name)
        self.tap(".tap.out", "Out")
        self.said(f"{name}: out")


def test_a_night_of_a_new_director(browser: Browser, base: str, enter: Enter) -> None:
    director = Director(enter("Director", width=390, height=844))
    page = director.page

    # the tournament
    director.person.go("/tournaments/new")
    page.fill("input[name=players]", "23")
    page.fill("input[name=chips]", "500×25 400×100 300×500 200×1000")
    page.locator("summary").click()
    page.fill("input[name=rebuys]", "3")
    page.fill("input[name=late]", "6")
    with another_page(page):
        page.click("button[value=show]")
    expect(page.locator(".shown")).to_contain_text("Colour-up: 25 for 100")
    with another_page(page):
        page.click("button[value=make]")
    page.wait_for_url(re.compile("/tournaments/[0-9a-f]+/run$"))
    path = page.url.removeprefix(base).removesuffix("/run")

    # entries
    with director.task("first entry"):
        director.dock(2)
        director.type(NAMES[0])
        director.tap("form.sheet button.strong")
        director.said(NAMES[0])
    for name in NAMES[1:20]:
        page.fill("input[name=name]", name)
        with another_page(page):
            page.keyboard.press("Enter")
        director.said(name)
    with director.task("begin"):
        director.tap("button.strong", "Draw the seats")
        director.said("Seats are drawn")
    assert sorted(director.seated()) == sorted(NAMES[:20])

    # a screen on the wall and a player's phone follow
    wall = enter("", width=1920, height=1080)
    wall.go(f"{path}/wall")
    expect(wall.page.locator(".face .blinds")).to_have_text("25/50")
    fits = (
        "() => document.querySelector('.wall').scrollHeight <= innerHeight && document.body.scrollWidth <= innerWidth"
    )
    assert wall.page.evaluate(fits)
    phone = enter("", width=390, height=844)
    phone.go(path)
    with another_page(phone.page):
        phone.page.locator(".at-table-list a", has_text=NAMES[3]).click()
    expect(phone.page.locator(".go-to .where")).to_contain_text("Table")

    # re-buys, late arrivals
    for name in NAMES[:6]:
        with director.task("re-buy"):
            director.player(name)
            director.tap(".tap.strong", "Re-buy")
            director.said(f"{name}: re-buy")
    for name in NAMES[20:]:
        with director.task("late arrival"):
            director.dock(2)
            director.type(name)
            director.tap("form.sheet button.strong")
            director.said(name)
    expect(wall.page.locator(".side-numbers")).to_contain_text("23 / 23")

    # who is out: one, and two in one hand; taken back, and done again
    with director.task("out"):
        director.out(NAMES[7])
    expect(wall.page.locator(".side-numbers")).to_contain_text("22 / 23")
    with director.task("undo"):
        director.tap(".last-step button", "Undo")
        director.said("taken back")
    with director.task("out"):
        director.out(NAMES[7])
    two = director.seated(1)[:2]
    with director.task("two out in one hand"):
        director.dock(3)
        table = page.locator("form[data-outs]").first
        for name in two:
            director.taps += 2
            table.locator(".pick-out", has_text=name).locator("input[type=checkbox]").check()
        for number, name in enumerate(two):
            table.locator(".pick-out", has_text=name).locator(".stack-at input").fill(str(3000 + 1000 * number))
        director.tap("form[data-outs] button")
        director.said("out")
    phone.go(path)
    places = phone.page.locator(".results li").all_inner_texts()
    assert [text.split()[1] for text in places] == [two[1], two[0], NAMES[7]]

    # the clock, and a colour-up with its cards
    with director.task("next level"):
        director.tap("button.tap", "Next level")
        expect(page.locator("[data-clock=title]")).to_have_text("Level 2")
    for level in range(3, 8):
        with another_page(page):
            page.locator("button.tap", has_text="Next level").click()
        expect(page.locator("[data-clock=title]")).to_have_text(f"Level {level}")
    while page.locator(".alert a.tap", has_text="Table").count():
        with director.task("colour-up at a table"):
            director.tap(".alert a.tap", "Table")
            page.wait_for_selector("form[action$='/race']")
            fields = page.locator("input[name^=held]").all()
            counts = [*range(1, len(fields)), 4 - sum(range(len(fields))) % 4]  # so many that no chip is missing
            for field, count in zip(fields, counts, strict=True):
                field.fill(str(count))
            director.tap("button.strong", "Deal the cards")
            page.wait_for_selector(".dealt .card")
            director.tap("a.strong", "Done")
            page.wait_for_selector(".t-clock")

    # a penalty, an announcement
    with director.task("penalty"):
        director.player(director.seated()[-1])
        director.tap("a.tap", "Penalty")
        director.tap(".taps button", "1 missed round")
        director.said("penalty")
    with director.task("announcement"):
        director.dock(6)
        page.fill("input[name=text]", "Dinner is served")
        director.tap(".typed button")
        director.said("Announced")
    expect(wall.page.locator(".calls")).to_contain_text("Dinner is served")
    assert wall.page.evaluate(fits)

    # a table is broken; everybody is told where to go
    tables = page.locator(".seats-of h2", has_text="Table")
    expect(tables).to_have_count(3)
    while tables.count() == 3:
        with director.task("out, and a table is broken"):
            director.out(director.seated()[-1])
    expect(page.locator(".moves-list li").first).to_contain_text("the table was broken")
    expect(wall.page.locator(".calls li").first).to_contain_text("→")
    assert wall.page.evaluate(fits)
    for name in director.seated()[3:]:
        director.person.go(f"{path}/run")
        director.out(name)

    # three are left: a deal by ICM
    left = director.seated()
    with director.task("deal by ICM"):
        director.dock(5)
        director.tap("a.tap.strong", "Deal")
        page.wait_for_selector("input[name^=count]")
        total = int(re.sub(r"\D", "", page.locator("form p").first.inner_text()))
        stacks = [total // 2 // 100 * 100, total // 4 // 100 * 100]
        for field, stack in zip(
            page.locator("input[name^=count]").all(), [*stacks, total - sum(stacks)], strict=True
        ):  # fmt: skip
            field.fill(str(stack))
        director.tap("button.tap.strong", "By ICM")
        page.wait_for_selector(".alert:has-text('Deal')")
        director.tap("button.tap.strong", "All agree")
        page.wait_for_selector("h2:has-text('Results')")
    with director.task("pay out"):
        director.dock(5)
        director.tap("button.tap", "All prizes are paid out")
        page.wait_for_selector(".place ~ b:has-text('✓')")
    with director.task("results on paper"):
        director.dock(6)
        director.tap("summary", "On paper")
        director.tap(".own a[href$='/paper/results']")
        expect(page.locator("body")).to_contain_text(left[0])
    phone.go(path)
    expect(phone.page.locator(".results li")).to_have_count(23)
    assert {text.split()[1] for text in phone.page.locator(".results li").all_inner_texts()[:3]} == set(left)
    expect(wall.page.locator(".winners li").first).to_be_visible()
    assert max(director.counted.values()) <= MOST
