"""The floor of an online table on a phone: a call, a penalty served, an override, an undo, the clock stopped."""

from __future__ import annotations

from urllib.parse import unquote_plus

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.person import Person, act, in_turn

PHONE = {"width": 390, "height": 844}
WRONGS = (
    "insult", "disruptive behaviour", "unsporting conduct", "influencing the game unfairly", "telling cards",
    "advice or criticism", "more than one player to a hand", "delaying the game", "soft play", "using a strategy aid",
)  # fmt: skip


def on_phones(enter: Enter) -> tuple[Person, Person]:
    """Two people at a table, each with a phone; the first is its floor."""
    host, guest = enter("Ann", **PHONE), enter("Bo", **PHONE)
    guest.sit(host.open_table("no-limit holdem", bots=0, speed="slow", seats=2, buy_in=100))
    return host, guest


def penalise(floor: Person, player: Person, offence: str) -> None:
    """Tap up to the penalties of an offence: open the floor, penalise, who, what."""
    if not floor.page.locator("#penalise").is_visible():
        floor.page.click("#floor-box summary")
    floor.page.click("#penalise")
    floor.page.click(f"#desk .choices button:has-text('{player.name}')")
    floor.page.wait_for_selector("#desk .step-what")
    button = floor.page.locator("#desk-found button", has_text=offence)
    if not button.is_visible():
        with floor.page.expect_response(lambda answer: f"q={offence}" in unquote_plus(answer.url)):
            floor.page.locator("#desk input[type=search]").press_sequentially(offence, delay=40)
    button.click()
    floor.page.wait_for_selector("#desk .step-which")


def wait_in(person: Person, where: str, text: str) -> None:
    person.page.wait_for_selector(f'{where}:has-text("{text}")')


def wide_enough(person: Person) -> bool:
    """Whether nothing of the page stands out at the side."""
    return bool(person.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def test_a_call_and_a_penalty_served(enter: Enter) -> None:
    floor, guest = on_phones(enter)
    in_turn((floor, guest))
    guest.page.click("#call-floor")
    guest.page.fill("#desk input[name=text]", "I said something rude")
    guest.page.click("#desk button.strong")
    wait_in(guest, "#desk", "Done.")
    guest.page.click("#desk .last button")
    floor.page.wait_for_selector("#floor-box .badge")
    floor.page.click("#floor-box summary")
    wait_in(floor, ".calls", "I said something rude")
    penalise(floor, guest, "insult")
    assert wide_enough(floor)
    floor.page.click("#desk .choice:has-text('1 missed hand')")
    floor.page.click("#desk-penalise button.strong")
    wait_in(floor, "#desk", "Done.")
    floor.page.click("#desk .last button")
    wait_in(guest, "#log", "rules: 1 missed hand")
    wait_in(guest, ".seat.mine", "penalty · 1")
    wait_in(floor, "#floor-box[open]", "I said something rude")  # what was opened stays open
    floor.page.click(".calls button")
    floor.page.wait_for_selector(".badge", state="detached")
    actor, _ = in_turn((floor, guest))
    began = floor.look()["hand"]
    floor.stop_at("#log", "has served the penalty")
    act(actor, "fold")
    assert floor.stopped()["hand"] == began + 1  # the next hand, dealt in and killed
    floor.page.reload()
    actor, other = in_turn((floor, guest))  # the one after it is played by both
    assert floor.look()["hand"] == began + 2
    assert all(pod["cards"] for pod in actor.look()["pods"])
    wait_in(other, "#rulings", "1 missed hand")


def test_an_override_and_an_undo(enter: Enter) -> None:
    floor, guest = on_phones(enter)
    in_turn((floor, guest))
    penalise(floor, guest, "cheating")
    floor.page.click("#desk-otherwise summary")
    floor.page.click("#desk-override .choice:has-text('no penalty')")
    floor.page.click("#desk-override button")
    expect(floor.page.locator("#desk .step-which")).to_be_visible()  # not without a reason
    floor.page.fill("#desk-override input[name=reason]", "Nobody saw it")
    floor.page.click("#desk-override button")
    wait_in(guest, "#log", "Decided otherwise, because: Nobody saw it")
    penalise(floor, guest, "soft play")
    floor.page.locator("#desk .choice", has_text="missed hand").first.click()
    floor.page.click("#desk-penalise button.strong")
    wait_in(guest, ".seat.mine", "penalty · 1")
    floor.page.locator("#rulings button", has_text="Undo").first.click()
    floor.page.fill("#desk input[name=reason]", "It was another hand")
    floor.page.click("#desk-undo button")
    wait_in(guest, "#rulings s", "soft play")
    wait_in(guest, "#log", "undone by")
    guest.page.wait_for_selector(".seat.mine:has-text('penalty')", state="detached")
    assert wide_enough(floor)
    assert wide_enough(guest)


def test_the_clock_is_stopped(enter: Enter) -> None:
    floor, guest = on_phones(enter)
    in_turn((floor, guest))
    floor.page.click("#floor-box summary")
    floor.page.click("button:has-text('Stop the clock')")
    wait_in(guest, "#felt", "The clock is stopped")
    left = guest.page.locator(".time i").evaluate("(bar) => bar.style.transform")
    guest.page.wait_for_timeout(600)
    assert guest.page.locator(".time i").evaluate("(bar) => bar.style.transform") == left
    floor.page.click("button:has-text('Start the clock')")
    guest.page.wait_for_selector("#felt .stopped", state="detached")


def test_ten_offences_are_ruled_on_in_one_hand(enter: Enter) -> None:
    """What can go wrong at an online table costs what the book says, by four taps, and the hand goes on."""
    floor, guest = on_phones(enter)
    in_turn((floor, guest))
    floor.page.click("#floor-box summary")
    floor.page.click("button:has-text('Stop the clock')")  # so that nobody's time runs out, however slow all this is
    wait_in(floor, "#felt", "The clock is stopped")
    hand = floor.look()["hand"]
    for number, wrong in enumerate(WRONGS, 1):
        penalise(floor, guest, wrong)
        assert floor.page.locator("#desk .book").inner_text().count("common:") >= 1
        floor.page.locator("#desk-penalise .choice").first.click()  # the least that the book allows
        floor.page.click("#desk-penalise button.strong")
        wait_in(floor, "#desk", "Done.")
        floor.page.click("#desk .last button")
        guest.page.wait_for_function(f"() => document.querySelectorAll('#rulings li').length === {number}")
        wait_in(guest, "#rulings", wrong)
    assert floor.look()["hand"] == hand
    floor.page.click("button:has-text('Start the clock')")
    guest.page.wait_for_selector("#felt .stopped", state="detached")
    actor, _ = in_turn((floor, guest))
    guest.stop_at(".result", "wins")
    act(actor, "fold")
    guest.stopped()
