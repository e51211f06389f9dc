"""The pictures of the README and of the first page, made anew from known hands (`scripts/pictures`).

docs/pictures has what the README shows; the picture of the first page stands beside the style sheets, one in each
language. All follow from `arranged.py`; only the time on a clock may differ.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlencode

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from cardspeak.locale.messages import LANGUAGES
from tests.browser.arranged import TABLE, arrange
from tests.browser.room import find_chromium, open_room, start
from tests.browser.weighed import context_of

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "pictures"
FIRST_PAGE = ROOT / "src" / "cardspeak" / "web" / "static"
MOST = 150_000  # bytes of a picture
WIDE, HIGH = 1200, 720
TOLD = {"book": "tda-2024", "blinds": "200/400", "story": "A raises to 1200; B raises to 1800"}
# the address of the room is another each time
TIDY = """() => {
  document.activeElement?.blur();
  for (const field of document.querySelectorAll("input[readonly]"))
    field.value = field.value.replace(location.origin, "https://cards.example");
}"""


def table(page: Page, base: str) -> None:
    """It is Ann's turn."""
    page.goto(f"{base}/tables/{TABLE}")
    page.wait_for_selector("#controls.acting .move")


def ruling(page: Page, base: str) -> None:
    """The floor is asked about a raise that is too small."""
    page.goto(f"{base}/ask?{urlencode(TOLD)}")
    page.wait_for_selector("#ruling")
    page.evaluate("document.querySelector('.part').open = false; document.querySelector('.clause').open = true")


def replayer(page: Page, base: str) -> None:
    """The flop of a hand that was played, with what each hand is worth."""
    page.goto(f"{base}/tables/{TABLE}/hands/1")
    page.locator(".street").nth(1).click()
    page.wait_for_selector(".board .card")


SCENES = {"table": table, "ruling": ruling, "replayer": replayer}


def make(names: list[str]) -> None:
    """Make these pictures, or all of them."""
    path = find_chromium()
    assert path, "there is no Chromium on this machine"
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        ann = arrange(Path(folder) / "room.db")
        with open_room(Path(folder)) as base:
            browser = start(playwright, path)
            context = context_of(browser, base, ann, WIDE, HIGH)
            page = context.new_page()
            for name, scene in SCENES.items():
                if not names or name in names:
                    scene(page, base)
                    page.evaluate(TIDY)
                    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
                    size = made_small(FOLDER / f"{name}.png")
                    print(f"{name}.png {size:,} bytes")
                    assert size < MOST, f"{name}.png has {size:,} bytes; a picture has less than {MOST:,}"
            if not names or "first" in names:
                first_page(page, base)
            browser.close()


def made_small(picture: Path) -> int:
    """Keep 256 colours of a picture, which nobody sees and which takes a third; return its bytes."""
    with Image.open(picture) as whole:
        few = whole.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    few.save(picture, optimize=True)
    return picture.stat().st_size


def first_page(page: Page, base: str) -> None:
    """Draw the flop as everybody sees it who looks at that hand, in each language."""
    page.goto(f"{base}/tables/{TABLE}/hands/1")
    found = re.search(r"step=(\d+)", page.locator(".street").nth(1).get_attribute("href") or "")
    assert found
    for language in LANGUAGES:
        answer = page.request.get(f"{base}/tables/{TABLE}/hands/1/picture.svg?step={found[1]}&language={language}")
        assert answer.ok
        (FIRST_PAGE / f"first-{language}.svg").write_bytes(answer.body())
        print(f"first-{language}.svg {len(answer.body()):,} bytes")


if __name__ == "__main__":
    make(sys.argv[1:])
