"""A home game of six people, as its host would have it: a link, a few steps to the first hand, and a ledger that is right."""

from __future__ import annotations

import json
import time
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import TOO_LONG, Person, another_page

HANDS = 2
NAMES = ("Zoe", "Boris", "Chiara", "Dov", "Eva")


class Steps:
    """What somebody does with their hands: each click, and each field that is filled in, counts one."""

    def __init__(self, person: Person) -> None:
        self.person, self.count = person, 0

    def click(self, selector: str) -> None:
        self.count += 1
        self.person.page.click(selector)

    def fill(self, selector: str, text: str) -> None:
        self.count += 1
        self.person.page.fill(selector, text)


def ask(base: str, path: str, cookie: str, data: object = None) -> object:
    """Send what a browser of somebody would send."""
    body = None if data is None else json.dumps(data).encode()
    headers = {"cookie": cookie, "content-type": "application/json"}
    with urlopen(Request(base + path, body, headers)) as answer:
        return json.loads(answer.read())


def cookie_of(person: Person) -> str:
    return "; ".join(f"{each['name']}={each['value']}" for each in person.context.cookies())


def test_six_people_from_the_link_to_the_ledger(enter: Enter, base: str) -> None:
    host = enter("Hannah")
    hands = Steps(host)
    host.go("/home/new")
    hands.fill("form.sheet input[name=name]", "Friday")
    host.page.click("form.sheet summary")
    host.page.select_option("select[name=speed]", "instant")  # so that the test waits for nobody
    with another_page(host.page):
        hands.click("form.sheet button.strong")
    host.page.wait_for_selector("#invite .code svg")
    table = host.page.url.removeprefix(base)
    link = host.page.input_value("#invite .link")
    assert link.startswith(base + table + "/join?key=")
    assert hands.count == 2, "a table with a link: a name, a click"
    for width, height in ((360, 740), (1280, 800)):
        host.page.set_viewport_size({"width": width, "height": height})
        copy = host.page.locator("#invite [data-copy]").bounding_box()
        assert copy is not None
        assert copy["y"] + copy["height"] <= height, "the way for others is above the fold"

    guests = []
    for number, name in enumerate(NAMES):
        guest = enter("", width=360, height=740)
        steps = Steps(guest)
        guest.page.goto(link)
        steps.fill("input[name=name]", f"{name} {host.name.split()[1]}")
        if number:
            steps.fill("input[name=chips]", str(100 * number))
        with another_page(guest.page):
            steps.click("form.sheet button.strong")
        guest.page.wait_for_selector(".seat.mine")
        assert steps.count <= 3
        guests.append(guest)
    hands.click("#free-7 button")
    hands.fill("#buy-in input[name=chips]", "200")
    hands.click("#buy-in button.strong")
    host.page.wait_for_selector(".seat.mine")
    assert hands.count == 5, "and three more until the host plays"
    host.page.wait_for_selector("#home:not(.alone)", state="attached")
    expect(host.page.locator("#invite")).to_be_hidden()

    # the host gives chips, which all see, and the game is paused when enough was played
    hands.click("#host")
    zoe = host.page.locator("#desk .player", has_text=NAMES[0])
    named, stack = zoe.locator("b").bounding_box(), zoe.locator(".number").bounding_box()
    assert named is not None
    assert stack is not None
    assert abs(named["y"] - stack["y"]) < 10, "each stack stands beside its player's name"
    zoe.locator("input[name=chips]").fill("77")
    zoe.locator("button[value=give]").click()
    host.page.wait_for_selector("#desk .said:has-text('Done')")
    guests[2].page.wait_for_selector("#log li:has-text('77')", state="attached")
    cookies = [cookie_of(person) for person in (host, *guests)]
    played(base, f"/api{table}", cookies)
    host.page.click("#desk form:has(input[value=pause]) button")
    host.page.wait_for_selector("#home:has-text('paused')")
    stopped(base, f"/api{table}", cookies)

    guests[0].go(f"{table}/ledger")
    stacks = {seat["name"]: seat["stack"] for seat in seats(base, f"/api{table}", cookies[0])}
    page = guests[0].page
    rows = page.locator("#accounts tbody tr").evaluate_all(
        "(all) => all.map((row) => [row.querySelector('th').textContent, +row.querySelector('.net').dataset.net])"
    )
    brought = {f"{name} {host.name.split()[1]}": 100 * at or 400 for at, name in enumerate(NAMES)}
    brought = {**brought, host.name: 200, f"Zoe {host.name.split()[1]}": 477}
    assert dict(rows) == {name: stacks[name] - chips for name, chips in brought.items()}
    paid = page.locator("#payments li").evaluate_all(
        "(all) => all.map((row) => [...row.querySelectorAll('b'), row.querySelector('.number')].map((each) => each.textContent))"
    )
    left = dict(rows)
    for by, to, chips in paid:
        left[by] += int(chips.replace(",", ""))
        left[to] -= int(chips.replace(",", ""))
    assert set(left.values()) == {0}, "who pays whom, to the chip"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def seats(base: str, path: str, cookie: str) -> list[dict[str, Any]]:
    found = ask(base, path, cookie)
    assert isinstance(found, dict)
    return [seat for seat in found["seats"] if seat]


def played(base: str, path: str, cookies: list[str]) -> None:
    """Have hands played: everybody checks and calls, and one raises by the least in each hand; nobody can lose all."""
    until, raised = time.monotonic() + TOO_LONG, 0
    while True:
        for cookie in cookies:
            now = ask(base, path, cookie)
            assert isinstance(now, dict)
            assert time.monotonic() < until, now["now"]
            may, number = now["now"].get("options") or {}, now["now"]["number"]
            if number > HANDS:
                return
            if "raise" in may and raised < number:
                raised = number
                act(base, path, cookie, "raise", may["raise"][0])
            elif may:
                do = "check" if "check" in may else "call"
                act(base, path, cookie, do if do in may else next(iter(may)))


def act(base: str, path: str, cookie: str, do: str, amount: int = 0) -> None:
    try:
        ask(base, f"{path}/commands", cookie, {"do": do, "amount": amount} if amount else {"do": do})
    except OSError:  # the time had run out: the table went on
        return


def stopped(base: str, path: str, cookies: list[str]) -> None:
    """Have the hand that is on played to its end."""
    until = time.monotonic() + TOO_LONG
    while True:
        for cookie in cookies:
            now = ask(base, path, cookie)
            assert isinstance(now, dict)
            assert time.monotonic() < until, now["now"]
            if not now["now"]["stage"]:
                return
            may = now["now"].get("options") or {}
            if may:
                act(base, path, cookie, "check" if "check" in may else "fold" if "fold" in may else next(iter(may)))
