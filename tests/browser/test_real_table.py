"""The floor console on a phone: a real table's hand, mishaps ruled and applied by taps, an override, an undo."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Enter
from tests.browser.person import Person, another_page

PHONE = {"width": 360, "height": 740}
PLAYERS = "Ann, Bob, Cid, Dan, Eve, Fay"
MOST_TAPS = 4  # from "what happened?" to a ruling

# What the console shows, read in one go.
LOOK = """() => {
  const hand = document.querySelector(".hand");
  const seats = Object.fromEntries([...document.querySelectorAll(".seats li")].map((seat) => [seat.dataset.name,
    { chips: +seat.dataset.chips, bet: +seat.dataset.bet, doing: seat.className }]));
  return { stage: hand.dataset.stage, acting: hand.dataset.acting, seats,
    wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    last: document.querySelector(".log li").textContent.replace(/\\s+/g, " ").trim() };
}"""


class Console:
    """Somebody of the floor with a phone in the hand; `taps` counts what the thumb does."""

    def __init__(self, person: Person) -> None:
        self.person, self.page, self.taps = person, person.page, 0

    def open(self, book: str = "tda-2011") -> None:
        """Open a real table by its form."""
        self.person.go("/floor/new")
        self.page.fill("[name=players]", PLAYERS)
        for field, value in (("stack", "20000"), ("small", "100"), ("big", "200"), ("chips", "100 500 1000 5000")):
            self.page.fill(f"[name={field}]", value)
        self.page.select_option("[name=book]", book)
        self.follow("form.sheet button.strong")
        self.page.wait_for_selector(".console")

    def look(self) -> Any:
        """Return what the page shows."""
        self.page.wait_for_selector(".hand")
        return self.page.evaluate(LOOK)

    def follow(self, selector: str) -> None:
        """Click what leads to another page."""
        with another_page(self.page):
            self.page.locator(selector).first.click()

    def tap(self, selector: str, *, leads_on: bool = True) -> None:
        """Tap something big enough for a thumb, which leads to another page, or does what it does on this one."""
        found = self.page.locator(selector).first
        box = found.bounding_box()
        assert box is not None, selector
        assert box["height"] >= 40, (selector, box)
        self.follow(selector) if leads_on else found.click()
        self.taps += 1

    def tell(self, line: str) -> None:
        """Type a line."""
        self.page.fill("#line", line)
        with another_page(self.page):
            self.page.press("#line", "Enter")

    def told(self, *lines: str) -> None:
        """Type lines that need no ruling."""
        for line in lines:
            self.tell(line)
            self.page.wait_for_selector(f".log li:first-child:has-text('{line}')")

    def what(self, key: str, *choices: str) -> str:
        """Tell a mishap by taps, answering what is asked, and return the outcome of its ruling; nothing counts yet."""
        self.tap(".move.what")
        self.taps = 0
        self.tap(f"[data-key={key}]")
        for choice in choices:
            self.tap(f".taps .move:text-is('{choice}')")
        assert self.taps <= MOST_TAPS, key
        self.page.wait_for_selector(".ruling")
        for _ in range(5):
            if not self.page.locator(".ask").count():
                break
            self.tap(".ask .move")
        return self.page.locator(".outcome h2").first.inner_text()

    def chips(self, key: str, who: str, *sizes: str) -> str:
        """Tell what the player to act, or another one, put out, chip by chip, and return the outcome."""
        his_turn = self.look()["acting"] == who
        self.tap(".move.what")
        self.taps = 0
        self.tap(f"[data-key={key}]")
        if not his_turn:
            self.tap(f".others-who a:text-is('{who}')")
        for size in sizes:
            self.tap(f".taps .move:text-is('+{size}')", leads_on=False)
        self.tap(".amounts .move.raise")
        assert self.taps <= MOST_TAPS, key
        self.page.wait_for_selector(".ruling")
        return self.page.locator(".outcome h2").first.inner_text()

    def confirm(self) -> Any:
        """Confirm the ruling."""
        self.tap(".confirm .move")
        return self.look()


def total(now: Any) -> int:
    """The chips that players have behind and in front."""
    return sum(seat["chips"] + seat["bet"] for seat in now["seats"].values())


def test_a_hand_by_thumb(enter: Enter) -> None:
    """From the first tap to the award: actions, chips, cards of the board, shown hands, who wins what."""
    console = Console(enter("Floor", **PHONE))
    console.open()
    page = console.page
    now = console.look()
    assert (now["stage"], now["acting"], now["wide"]) == ("betting", "Cid", False)
    page.click("[data-add='500']")
    page.click("[data-add='100']")
    assert page.input_value("#amount") == "600"
    console.tap(".betting .move.raise")
    assert console.look()["seats"]["Cid"] == {"chips": 19400, "bet": 600, "doing": ""}
    for _ in range(3):
        console.tap(".move.fold")
    console.tap(".move.fold")
    console.tap(".move.call")
    now = console.look()
    assert (now["stage"], now["wide"]) == ("dictating", False)
    page.click(".dealing summary")
    for card in ("Ks", "7d", "2c"):
        page.locator(f"input[name=card-{card}]").check()
    console.tap(".dealing .move.raise")
    assert "the flop is Ks 7d 2c" in console.look()["last"]
    for _ in range(2):
        console.tap(".move.check")
        console.tap(".move.check")
        if console.look()["stage"] == "dictating":
            console.tap(".dealing .move.raise")
    console.tap(".move.check")
    console.tap(".move.check")
    now = console.look()
    assert (now["stage"], now["acting"], now["wide"]) == ("showdown", "Bob", False)
    for card in ("Kd", "Kh"):
        page.locator(f"input[name=card-{card}]").check()
    console.tap(".dealing .move.raise")
    assert console.look()["acting"] == "Cid"
    console.tap(".moves .move.fold")
    now = console.look()
    assert now["stage"] == "over"
    assert now["seats"]["Bob"]["chips"] == 20700
    assert "1×1000 + 3×100" in page.locator(".pieces").inner_text()
    console.tap(".thumb .deed .move.raise")
    now = console.look()
    assert (now["stage"], now["acting"], now["seats"]["Bob"]["chips"]) == ("betting", "Dan", 20600)


def test_ten_mishaps_are_ruled_and_applied(enter: Enter) -> None:
    """Each in few taps to its ruling; nothing counts before it is confirmed, and then the hand has changed by it."""
    console = Console(enter("Floor", **PHONE))
    console.open()
    page = console.page
    begun = total(console.look())

    # 1: a card exposed in the deal
    assert console.what("dealer-exposes", "Dan", "2") == "The deal goes on"
    assert "The deal goes on" in console.confirm()["last"]
    # 2: one oversized chip is a call
    assert console.chips("chips", "Cid", "1,000") == "Cid calls 200"
    assert page.locator(".clauses a").first.inner_text() == "tda-2011:38a"
    assert console.confirm()["seats"]["Cid"]["bet"] == 200
    # 3: a raise without an amount: the question is answered, then it counts
    console.follow(".move.what")
    console.follow("[data-key=said]")
    console.follow(".taps .move:text-is('raise')")
    assert "How much does Dan raise to?" in page.locator(".ask h2").inner_text()
    page.fill(".ask input:not([type=hidden])", "700")
    console.tap(".ask .move")
    assert console.confirm()["seats"]["Dan"]["bet"] == 700
    # 4: a string bet
    outcome = console.chips("string-bet", "Eve", "1,000", "5,000")
    now = console.confirm()
    assert outcome in now["last"]
    assert now["seats"]["Eve"]["bet"] >= 700
    # 5: the dealer takes a live hand
    console.what("dealer-mucks", "Fay")
    assert console.confirm()["seats"]["Fay"]["doing"] == "folded"
    # 6: a hand in the muck
    console.what("touches-muck", "Ann")
    console.confirm()
    level = max(seat["bet"] for seat in console.look()["seats"].values())
    for _ in range(6):
        if console.look()["stage"] != "betting":
            break
        console.tap(".moves .move.call")
    assert console.look()["stage"] == "dictating"
    assert level >= 700
    # 7: a flop of four cards
    console.what("flop-of-four")
    steps = page.locator(".steps li").count()
    assert steps > 1
    console.confirm()
    console.tap(".dealing .move.raise")
    # 8: no card was burned: the flop is put right, so that the dealer turns it again
    console.what("no-burn")
    assert console.confirm()["stage"] == "dictating"
    console.tap(".dealing .move.raise")
    assert console.look()["stage"] == "betting"
    # 9: the turn too early
    assert console.what("early-turn") == "The turn does not count"
    console.confirm()
    # 10: a card of a player is seen
    console.what("exposes", console.look()["acting"])
    console.tap(".confirm .move")
    console.tap(".taps .move:text-is('Warning')")  # it is an offence too
    assert "Warned" in console.confirm()["last"]
    now = console.look()
    assert (
        total(now)
        + int(page.locator(".pot.total").inner_text().replace("Pot", "").replace(",", ""))
        - sum(seat["bet"] for seat in now["seats"].values())
        == begun
    )
    # 11: two equal cards: the deal does not count, every chip goes back
    console.follow(".move.what")
    console.follow("[data-key=duplicate]")
    page.locator("input[name=card-Kh]").check()
    console.tap(".fill .move.raise")
    now = console.confirm()
    assert now["stage"] == "void"
    assert total(now) == begun
    console.tap(".thumb .deed .move.raise")
    assert total(console.look()) == begun


def test_a_penalty_is_served(enter: Enter) -> None:
    """An offence by taps, its penalty by one more; the hand that is missed is dead, and counted."""
    console = Console(enter("Floor", **PHONE))
    console.open()
    page = console.page
    assert console.what("insults", "Cid", "Dan")
    console.tap(".confirm .move")
    console.tap(".taps .move:has-text('One hand'), .taps .move:has-text('One round')")
    assert "Misses" in page.locator(".outcome h2").first.inner_text()
    console.confirm()
    assert page.locator("[data-name=Cid] .penalty").count() == 1
    while console.look()["stage"] == "betting":
        console.tap(".moves .move.fold")
    console.tap(".thumb .deed .move.raise")
    assert console.look()["seats"]["Cid"]["doing"] == "folded"


def test_an_override_and_an_undo(enter: Enter) -> None:
    """A person decides otherwise and says why; the log keeps both; taken back, everything is what it was."""
    console = Console(enter("Floor", **PHONE))
    console.open()
    page = console.page
    before = console.look()
    console.chips("chips", "Cid", "1,000")
    page.click(".decide summary")
    page.check("input[name=decided][value=line]")
    page.fill("input[name=instead]", "Cid raises to 1000")
    page.fill("input[name=why]", "He had said it, all heard it")
    console.tap(".decide .move")
    now = console.look()
    assert now["seats"]["Cid"]["bet"] == 1000
    assert "Cid calls 200" in now["last"]
    assert "all heard it" in now["last"]
    console.tap("button.move.back")
    after = console.look()
    assert after["seats"] == before["seats"]
    assert after["acting"] == before["acting"]
    assert page.locator(".log .undone").count() == 1
    console.told("Cid calls")
    console.tap("button.move.back")
    assert console.look()["seats"] == before["seats"]


def test_two_of_the_floor_see_the_same(enter: Enter) -> None:
    """A person who is appointed comes in; a person with an old page is shown the new one."""
    console, helper = Console(enter("Floor", **PHONE)), Console(enter("Helper"))
    console.open()
    path = console.page.url.removeprefix(console.person.base)
    console.page.click("summary:text-is('Appoint a floor member')")
    console.page.fill("form[action$='/do/appoint'] input[name=name]", helper.person.name)
    console.follow("form[action$='/do/appoint'] button")
    helper.person.go(path)
    assert helper.look()["acting"] == "Cid"
    helper.told("Cid folds")
    console.page.wait_for_selector(".hand[data-acting=Dan]")
    helper.page.click("#people-away summary")
    helper.page.select_option("form[action$='/do/away'] select", "Dan")
    helper.follow("form[action$='/do/away'] button")
    helper.page.wait_for_selector(".seats .away")
    console.page.wait_for_selector(".hint.absent")
    assert not helper.look()["wide"]
