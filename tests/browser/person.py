"""One person in the room: their own browser, what it shows, and their hands on its buttons."""

from __future__ import annotations

import itertools
import time
from typing import Any, cast

from playwright.sync_api import Browser, ConsoleMessage, Error, Page
from playwright.sync_api import TimeoutError as TooLate

# What a table shows, read in one go, so that all of it is of one moment.
LOOK = """() => {
  const digits = (text) => +(text || "").replace(/\\D/g, "");
  const text = (node) => node ? node.textContent.trim() : "";
  const controls = document.querySelector("#controls"), felt = document.querySelector("#felt");
  if (!controls || !felt) return null;
  const pods = [...felt.querySelectorAll(".seat[id^=seat-]")].map((seat) => ({
    seat: seat.id, name: text(seat.querySelector(".who")), stack: digits(text(seat.querySelector(".chips"))),
    mine: seat.classList.contains("mine"), acting: seat.classList.contains("acting"), out: seat.classList.contains("out"),
    cards: [...seat.querySelectorAll(".card")].map((card) => card.dataset.card || "??"),
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
GUARD = 0.4  # seconds for which fresh buttons do not listen, and a little
PATIENCE = 15_000  # milliseconds that anything may take on a busy machine

_names = itertools.count(1)


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

    # ---- tables ------------------------------------------------------------------------------------------------------
    def open_table(
        self, game: str, *, bots: int = 4, speed: str = "instant", seats: int = 6, buy_in: int = 1000
    ) -> str:
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
        form = ".seatings form:has(input[value=leave])"
        asks = self.page.locator(f"{form}[data-ask]").count() > 0
        self.page.click(f"{form} button")
        if asks:
            self.click("#sure[open] button[value=yes]")

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
        """Click, if it is still there; the table may have moved on."""
        try:
            self.page.click(selector, timeout=1000)
        except (TooLate, Error) as error:
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise
            return False
        return True
