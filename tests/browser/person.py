"""One person in the room: their own browser, what it shows, and their hands on its buttons.

A page goes on by itself, also between two lines of a test, and on a busy machine seconds pass there. So that no test
depends on what happens meanwhile:

- what leads to another page is done in `another_page`, which ends when that page is there and its scripts listen;
- what is compared is read in one go: by `look`, or by one `evaluate`;
- two people who play alone are asked by `in_turn`, after which both see the same moment, and `act`; where bots or a
  clock may be faster, look, `click` (it says whether the button was still there), and look again;
- what is shown for a while only is held by `stop_at` before it comes, and read after `stopped`;
- counts and texts that come with an update are waited for (`expect`, `wait_for_function`).
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

from playwright.sync_api import Browser, ConsoleMessage, Error, Page

# What a table shows, read in one go, so that all of it is of one moment.
LOOK = """() => {
  const digits = (text) => +(text || "").replace(/\\D/g, "");
  const text = (node) => node ? node.textContent.trim() : "";
  const controls = document.querySelector("#controls"), felt = document.querySelector("#felt");
  if (!controls || !felt) return null;
  const pods = [...felt.querySelectorAll(".seat[id^=seat-]")].map((seat) => ({
    seat: seat.id, name: text(seat.querySelector(".who")), stack: digits(text(seat.querySelector(".chips"))),
    mine: seat.classList.contains("mine"), acting: seat.classList.contains("acting"), out: seat.classList.contains("out"),
    cards: [...seat.querySelectorAll(".card")].map((card) => card.dataset.card || "??"), did: text(seat.querySelector(".label")),
  }));
  const box = document.querySelector(".box");
  return {
    version: +(document.querySelector('#version')?.dataset.version || 0), hand: +((text(felt.querySelector(".caption")).match(/Hand ([\\d,]+)/) || [])[1] || "0").replace(/,/g, ""),
    state: controls.classList[1] || "", turn: controls.dataset.turn, pods, pot: digits(text(felt.querySelector(".pot.total b"))),
    board: [...felt.querySelectorAll(".board .card")].map((card) => card.dataset.card), result: text(felt.querySelector(".result:not(.quiet)")),
    moves: [...controls.querySelectorAll(".move")].map((move) => ({
      do: move.dataset.do || "", text: text(move), amount: digits(text(move)), off: move.getAttribute("aria-disabled") === "true" })),
    log: [...document.querySelectorAll("#log li")].map(text), said: text(document.querySelector("#said")),
    most: box ? +box.dataset.most : 0,
  };
}"""
# draws nothing more of what comes once something is shown
STOP_AT = """([selector, text]) => {
  window.stopped = false;
  const see = () => { window.stopped ||= [...document.querySelectorAll(selector)].some((node) => node.textContent.includes(text)); };
  document.addEventListener("htmx:wsBeforeMessage", (event) => { if (window.stopped) event.preventDefault(); });
  document.addEventListener("htmx:wsAfterMessage", see);
  see();
}"""
# press "Leave"; whether that is asked once more
LEAVE = """(form) => { form.querySelector("button").click(); return document.querySelector("#sure").open; }"""
GUARD = 0.4  # seconds for which fresh buttons do not listen, and a little
PATIENCE = 30_000  # milliseconds that anything may take on a busy machine
AT_ONCE = 3_000  # milliseconds for a click on what is there
TOO_LONG = 600.0  # seconds after which something hangs, on a busy machine too

_names = itertools.count(1)


@contextmanager
def another_page(page: Page) -> Iterator[None]:
    """Do what leads to another page; go on when that one is there, with all that it loads.

    `wait_for_load_state` would often find the page that is being left, which is loaded, too; and whatever comes next
    would be done on that one, or end the way to the other.
    """
    page.evaluate("document.left = true")
    yield
    page.wait_for_function("() => !document.left && document.readyState === 'complete'")


class Person:
    """A browser context with one page; `complaints` is what its console and its pages had to say."""

    def __init__(self, browser: Browser, base: str, name: str, width: int, height: int) -> None:
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE)
        self.base, self.name = base, f"{name} {next(_names)}" if name else ""
        self.complaints: list[str] = []
        self.offline = False
        self.page = self.open()
        self._turn, self._since = "", 0.0
        if name:
            self.go("/enter")
            self.page.fill("form[action='/enter/guest'] input[name=name]", self.name)
            with another_page(self.page):
                self.page.click("form[action='/enter/guest'] button")
            self.page.wait_for_selector(f".me:has-text('{self.name}')")

    def open(self) -> Page:
        """Open another page."""
        page = self.context.new_page()
        page.on("console", self._complain)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _complain(self, message: ConsoleMessage) -> None:
        left = message.text.startswith(("htmx:sendAbort", "htmx:afterRequest"))  # the page was left while it asked
        if message.type in ("error", "warning") and not self.offline and not left:
            self.complaints.append(f"{message.text} ({self.page.url})")

    def go(self, path: str) -> None:
        self.page.goto(self.base + path)

    def speak(self, language: str) -> None:
        """Choose a language at the top of the page."""
        with another_page(self.page):
            self.page.click(f".languages button[value={language}]")
        assert self.page.evaluate("document.documentElement.lang") == language

    # ---- tables ------------------------------------------------------------------------------------------------------
    def open_table(
        self, game: str, *, bots: int = 4, speed: str = "instant", seats: int = 6, buy_in: int = 1000,
        runs: int = 1, straddles: bool = False,
    ) -> str:  # fmt: skip
        """Open a table by its form, sitting down at it; return its path."""
        self.go("/tables/new")
        form = self.page.locator("form.sheet")
        form.locator(f"input[name=game][value='{game}']").check(force=True)
        form.locator("select[name=speed]").select_option(speed)
        form.locator("select[name=seats]").select_option(str(seats))
        form.locator("input[name=buy_in]").fill(str(buy_in))
        levels = ["calling", "solid", "crafty", "solid", "calling", "solid", "crafty", "solid", "calling"][:bots]
        for level in ("calling", "solid", "crafty"):
            form.locator(f"input[name=bots-{level}]").fill(str(levels.count(level)))
        form.locator("select[name=runs]").select_option(str(runs))
        form.locator("input[name=straddles]").set_checked(straddles)
        with another_page(self.page):
            form.locator("button.strong").click()
        self.page.wait_for_selector("#controls")
        return self.page.url.removeprefix(self.base)

    def sit(self, path: str) -> None:
        """Go to a table and sit down in the first free seat."""
        self.go(path)
        self.page.wait_for_selector("#felt")
        self.page.locator("button.sit").first.click()
        self.page.wait_for_selector(".seat.mine")

    def leave(self) -> None:
        """Stand up; in the middle of a hand that is asked once more."""
        if self.page.locator(".seatings form:has(input[value=leave])").evaluate(LEAVE):
            self.page.click("#sure[open] button[value=yes]")

    def look(self) -> dict[str, Any]:
        """Return all that the table shows now."""
        self.page.wait_for_selector("#felt")
        return cast(dict[str, Any], self.page.evaluate(LOOK))

    def look_at_cards(self, selector: str) -> list[str]:
        """Return the cards that lie face up there."""
        found = self.page.locator(f"{selector}[data-card]").evaluate_all(
            "(all) => all.map((card) => card.dataset.card)"
        )
        return [str(card) for card in found]

    def mine(self) -> dict[str, Any]:
        """Return what the table shows in one's own seat."""
        return next(pod for pod in self.look()["pods"] if pod["mine"])

    def wait_for(self, *states: str, seconds: float = 40.0) -> dict[str, Any]:
        """Wait until the controls are in one of these states."""
        self.page.wait_for_selector(", ".join(f"#controls.{state}" for state in states), timeout=seconds * 1000)
        return self.look()

    def is_ready(self, now: dict[str, Any]) -> bool:
        """Whether the buttons of this turn listen already."""
        if now["turn"] != self._turn:
            self._turn, self._since = now["turn"], time.monotonic()
        return time.monotonic() - self._since > GUARD

    def click(self, selector: str) -> bool:
        """Click what is there now, and say whether it was: the table may have moved on."""
        found = self.page.query_selector(selector)
        if found is None:
            return False
        try:
            found.click(timeout=AT_ONCE)
        except Error as error:
            if not any(gone in str(error) for gone in ("Timeout", "not attached", "detached")):
                raise
            return False
        return True

    def stop_at(self, selector: str, text: str = "") -> None:
        """Draw what comes until this is shown, and nothing after it: so it can be read at leisure.

        Otherwise what is shown between two hands may be gone before it was read, or before it was seen at all.
        """
        self.page.evaluate(STOP_AT, [selector, text])

    def stopped(self) -> dict[str, Any]:
        """Wait until that is shown, and return all that the table shows."""
        self.page.wait_for_function("() => window.stopped")
        return self.look()


def in_turn(people: tuple[Person, Person]) -> tuple[Person, Person]:
    """Wait until one of two has to act and both see that; who acts, and the other one."""
    first, second = people
    until = time.monotonic() + PATIENCE / 1000
    while True:
        one, other = first.look(), second.look()
        if one["version"] == other["version"]:
            if (one["state"], other["state"]) == ("acting", "ahead"):
                return first, second
            if (one["state"], other["state"]) == ("ahead", "acting"):
                return second, first
        assert time.monotonic() < until, (one, other)
        first.page.wait_for_timeout(50)


def act(person: Person, do: str) -> None:
    """Press a button of one's turn and wait until the turn has passed."""
    turn = person.look()["turn"]
    person.page.wait_for_timeout(GUARD * 1000)  # fresh buttons do not listen
    person.page.click(f"#form-{do} button")
    person.page.wait_for_function("(turn) => document.querySelector('#controls').dataset.turn !== turn", arg=turn)
