"""What happened? on a phone: at every moment in the thumb's reach, and the thirty commonest mishaps in four taps each."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Enter
from tests.browser.test_real_table import PHONE, Console
from tests.irregularities.commonest import THIRTY

MOST_TAPS = 4  # from the table to the ruling; digits, chips and cards on a pad apart
BACK = "the last line is taken back"
MOMENTS = {
    "deal": (),
    "betting": ("Cid raises to 600; Dan folds",),
    "due": ("Eve folds; Fay calls; Ann folds; Bob calls",),
    "flop": ("the flop is Ks 7d 2c",),
    "all in": ("Bob checks; Cid is all in",),
    "showdown": (
        BACK,
        "Bob checks; Cid checks; Fay checks; the turn is 3h",
        "Bob checks; Cid checks; Fay checks",
        "the river is 9s; Bob bets 1000; Cid calls; Fay calls",
    ),
}
"""The moments of one hand, in their order: what is told to come there from the one before."""


def what_is_in_reach(console: Console) -> None:
    """Tap *What happened?*, which is seen without scrolling, in the lower part of the screen."""
    button = console.page.locator(".move.what")
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert PHONE["height"] * 0.4 < box["y"] + box["height"] <= PHONE["height"] + 1, box
    console.follow(".move.what")
    console.page.wait_for_selector("#mishaps")


def tell_by_taps(console: Console, key: str, steps: str) -> int:
    """Tell a mishap from the page of what happened; return how many taps it took, that of *What happened?* with them."""
    page, taps = console.page, 2
    assert page.locator(f".first [data-key={key}]").count() == 1, f"{key} is not offered at this moment"
    console.follow(f".first [data-key={key}]")
    for step in steps.split():
        pad = {"+": "[data-piece='{}']", "/": "input[name=card-{}]"}.get(step[0])
        if pad:  # in place: no page is loaded
            page.locator(pad.format(step[1:])).first.click()
        elif step[0] == "=":
            boxes = page.locator("label.number input")
            boxes.nth(0 if not boxes.nth(0).input_value() else 1).click()
            for digit in step[1:]:
                page.click(f"[data-digit='{digit}']")
        else:
            console.follow(".fill .move.raise" if step == ">" else f".taps .move:text-is('{step}')")
            taps += 1
    assert page.locator(".ruling .outcome, .ruling .confirm").count(), (
        key,
        page.url,
        page.locator("#problem").all_inner_texts(),
    )
    return taps


def test_the_thirty_commonest_mishaps_in_four_taps_each(enter: Enter) -> None:
    console = Console(enter("Floor", **PHONE))
    console.open("tda-2024")
    page, address = console.page, console.page.url
    too_many: dict[str, int] = {}
    for moment, lines in MOMENTS.items():
        page.goto(address)
        for line in lines:
            if line == BACK:
                console.tap("button.move.back:not(.redo)")
                continue
            console.tell(line)
            assert not page.locator("#problem").count(), page.locator("#problem").inner_text()
        what_is_in_reach(console)
        for key, (at, steps) in THIRTY.items():
            if at == moment:
                page.goto(f"{address}/what")
                taps = tell_by_taps(console, key, steps)
                too_many |= {key: taps} if taps > MOST_TAPS else {}
                assert not page.locator("#problem").count(), key
    assert too_many == {}
    assert {at for at, _ in THIRTY.values()} <= MOMENTS.keys()


def test_what_happened_is_asked_when_no_hand_is_on(enter: Enter) -> None:
    """After the award, after a misdeal: what can be meant then is offered, and a penalty is given and taken back."""
    console = Console(enter("Floor", **PHONE))
    console.open()
    page = console.page
    for _ in range(5):
        console.tap(".move.fold")
    assert console.look()["stage"] == "over"
    what_is_in_reach(console)
    assert tell_by_taps(console, "disputed-pot", "Bob") == 3
    console.tap(".back-to a")
    console.tap(".thumb .deed .move.raise")
    console.tell("two Kh are found")
    console.confirm()
    assert console.look()["stage"] == "void"
    what_is_in_reach(console)
    assert page.locator("[data-key=dealer-exposes]").count() == 0
    assert tell_by_taps(console, "penalise", "Cid Warning") == 4
    now = console.confirm()
    assert "Warned" in now["last"]
    assert now["stage"] == "void"
    console.tap("button.move.back:not(.redo)")
    assert page.locator(".log .undone").count() == 1
    console.tap("button.redo")
    assert page.locator(".log .undone").count() == 0
    page.goto(f"{page.url}/what")
    console.follow(".mishap[href$='/places']")
    console.follow(".taps .move:text-is('Dan')")
    assert page.locator("tr[data-name=Dan]").get_attribute("data-then") == "button"
    assert page.locator("tr[data-name=Fay]").get_attribute("data-then") == "big"
    page.fill("[name=why]", "the button was not moved")
    console.follow("form[action$='/do/button'] .move.raise")
    page.wait_for_selector(".hand")
    console.tap(".thumb .deed .move.raise")
    assert console.look()["acting"] == "Ann"


@pytest.mark.parametrize("language", ["uk"])
def test_levels_rise_by_the_clock_that_is_shown(enter: Enter, language: str) -> None:
    """Planned on a page, shown with the time that is left, stopped and started; no page is too wide for a phone."""
    console = Console(enter("Floor", **PHONE))
    console.open()
    page, address = console.page, console.page.url
    console.person.speak(language)
    page.goto(f"{address}/stakes")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    page.fill("[name=minutes-1]", "15")
    console.follow(".levels button")
    page.wait_for_selector(".hand .level")
    assert page.locator(".level .left").inner_text().startswith(("14:", "15:00"))
    for path in ("/stakes", "/places?button=Bob", "/log", "/what", "/what?every=1", "/what?key=wrong-size"):
        page.goto(address + path)
        assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), path
    page.goto(f"{address}/stakes")
    console.follow("form[action$='/do/clock-stop'] button")
    page.wait_for_selector(".hand .level em")
