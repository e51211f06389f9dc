"""Pictures of every page in three sizes, light and dark, into build/shots (`make shots`): to be looked at.

python -m tests.browser.shots           all pages
python -m tests.browser.shots 360       only this width
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.person import Person
from tests.browser.room import find_chromium, open_room, start

FOLDER = Path(__file__).resolve().parents[2] / "build" / "shots"
SIZES = ((360, 740), (1280, 800), (1920, 1080))
LONG = "Maximiliana Featherstone"  # as long as a name may be
PAGES = {"lobby": "/", "new-table": "/tables/new", "hands": "/hands", "books": "/books", "book": "/books/tda-2024",
         "account": "/account", "error": "/no/such/page"}  # fmt: skip
TABLES = {
    "holdem-6": ("no-limit holdem", 6, 5), "holdem-9": ("no-limit holdem", 9, 8), "holdem-10": ("no-limit holdem", 10, 9),
    "omaha-6": ("pot-limit omaha", 6, 5), "stud-7": ("fixed-limit stud", 6, 5),
    "triple-draw": ("fixed-limit deuce-to-seven-triple", 6, 5),
}  # fmt: skip
ENOUGH = 25.0  # seconds for one table


class Camera:
    """Somebody who photographs every page, once light and once dark."""

    def __init__(self, person: Person, size: str) -> None:
        self.person, self.size = person, size
        self.taken: set[str] = set()

    def shot(self, name: str, *, whole: bool = False) -> None:
        """Take a picture unless there is one."""
        if name in self.taken:
            return
        self.taken.add(name)
        for scheme in ("light", "dark"):
            self.person.page.emulate_media(
                color_scheme="light" if scheme == "light" else "dark", reduced_motion="reduce"
            )
            self.person.page.screenshot(path=FOLDER / f"{name}-{self.size}-{scheme}.png", full_page=whole)

    def play(self, name: str) -> None:
        """Play along at a table, calling everything, until a hand has been seen through."""
        until = time.monotonic() + ENOUGH
        hands = 0
        while time.monotonic() < until and hands < 2:
            now = self.person.look()
            state, cards = now["state"], len(now["board"]) or max((len(pod["cards"]) for pod in now["pods"]), default=0)
            if now["result"]:
                self.shot(f"table-{name}-over")
                hands += "over" not in self.taken
                self.person.page.wait_for_timeout(300)
            elif state in ("acting", "drawing", "showdown", "ahead"):
                late = "-late" if cards in (5, 7) and state != "drawing" else ""
                self.shot(f"table-{name}-{state}{late}")
            if state != "ahead" and self.person.is_ready(now):
                do = next(
                    (
                        move["do"]
                        for move in now["moves"]
                        if move["do"] in ("check", "call", "bring-in") and not move["off"]
                    ),
                    "",
                )
                if do:
                    self.person.click(f"#form-{do} button")
                elif state in ("drawing", "showdown"):
                    self.person.click("#controls .move")
            self.person.page.wait_for_timeout(50)


def photograph(camera: Camera, stranger: Camera) -> None:
    """Go through the whole room."""
    person = camera.person
    stranger.person.go("/")
    stranger.shot("lobby-stranger", whole=True)
    stranger.person.go("/enter")
    stranger.shot("enter")
    for name, (game, seats, bots) in TABLES.items():
        path = person.open_table(game, bots=bots, seats=seats, speed="fast", buy_in=1000)
        if name == "holdem-6":
            stranger.person.go(path)
            stranger.person.page.wait_for_selector(".card")
            stranger.shot("table-watching")
        camera.play(name)
        last = person.page.locator("a:has-text('Last hand')")
        link = last.get_attribute("href") if last.count() else None
        person.leave()
        if link and name in ("holdem-6", "stud-7"):
            person.go(f"{link}?step=14")
            camera.shot(f"replayer-{name}", whole=True)
    for name, path in PAGES.items():
        person.go(path)
        camera.shot(name, whole=name in ("lobby", "new-table", "account"))


def main(widths: list[str]) -> None:
    path = find_chromium()
    assert path, "there is no Chromium on this machine"
    shutil.rmtree(FOLDER, ignore_errors=True) if not widths else None
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, open_room(Path(folder), (80, 250)) as base, sync_playwright() as p:
        browser = start(p, path)
        for width, height in SIZES:
            if widths and str(width) not in widths:
                continue
            cameras = [
                Camera(Person(browser, base, name, width, height), f"{width}x{height}") for name in (LONG[:20], "")
            ]
            photograph(*cameras)
            print(f"{width}x{height}: {sum(len(camera.taken) for camera in cameras)} pages in {FOLDER}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
