"""What players agree on: boards that are run more than once lie on the page and in the replay; a straddle."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Enter
from tests.browser.person import Person
from tests.browser.test_table import act, in_turn

# whether boards, pods, pots and results lie over each other, and whether anything leaves the felt
OVERLAPS = """() => {
  const felt = document.querySelector("#felt").getBoundingClientRect();
  const named = [...document.querySelectorAll(".board, .board-name, .felt .pod, .felt .held, .pot.total, .below .result")]
    .filter((node) => node.textContent.trim() || node.children.length)
    .map((node) => [node.className + " " + (node.id || node.closest("[id]").id), node.getBoundingClientRect(), node.closest(".seat")]);
  const found = [];
  for (const [name, box] of named)
    if (box.left < felt.left - 1 || box.right > felt.right + 1 || box.top < felt.top - 1 || box.bottom > felt.bottom + 1)
      found.push(name + " leaves the felt");
  for (const [i, [name, a, seat]] of named.entries())
    for (const [other, b, theirs] of named.slice(i + 1))
      if ((!seat || seat !== theirs) && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        found.push(name + " lies over " + other);
  return found;
}"""


def open_table(host: Person, runs: int, seats: int = 2, *, straddles: bool = False) -> str:
    """Make a table whose board may be run so often, and where one may straddle."""
    host.go("/tables/new")
    form = host.page.locator("form.sheet")
    form.locator("select[name=runs]").select_option(str(runs))
    form.locator("select[name=speed]").select_option("slow")
    form.locator("select[name=seats]").select_option(str(seats))
    form.locator("input[name=buy_in]").fill("10")
    for level in ("calling", "solid", "crafty"):
        form.locator(f"input[name=bots-{level}]").fill("0")
    if straddles:
        form.locator("input[name=straddles]").check()
    form.locator("button.strong").click()
    host.page.wait_for_selector("#controls")
    return host.page.url.removeprefix(host.base)


def all_in(people: tuple[Person, Person]) -> None:
    actor, other = in_turn(people)
    actor.page.click(".fractions button:has-text('Max')")
    act(actor, "raise")
    other.page.wait_for_selector("#controls.acting")
    act(other, "call")
    for person in people:
        person.page.wait_for_selector("#controls.asked")


def answer(person: Person, times: int) -> None:
    person.page.wait_for_timeout(400)  # fresh buttons do not listen
    person.page.click(f"#form-run-{times} button")


def boards(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate(
        "[...document.querySelectorAll('.board')].map((board) => "
        "[...board.querySelectorAll('.card')].map((card) => card.dataset.card))"
    )
    return found


@pytest.mark.parametrize("times", [2, 3])
def test_the_board_is_run_more_than_once(enter: Enter, times: int) -> None:
    host, guest = enter("Ann"), enter("Bo", width=360, height=740)
    path = open_table(host, 3)
    guest.sit(path)
    all_in((host, guest))
    answer(host, times)
    host.page.wait_for_selector(f"#form-run-{times} button[aria-pressed=true]")
    guest.page.locator("#log li", has_text=f"wants {times} boards").wait_for(state="attached")
    answer(guest, times)
    for person in (host, guest):
        person.page.wait_for_selector(".board-name span")
        lie = boards(person.page)
        assert [len(board) for board in lie] == [5] * times
        assert len({card for board in lie for card in board}) == 5 * times
        assert person.page.locator(".board-name span").count() == times  # who won what
        assert person.page.evaluate(OVERLAPS) == []
    guest.go(f"{path}/hands/1?step=10")  # the hands are shown, then the flop and the turn
    assert [len(board) for board in boards(guest.page)] == [4, *[0] * (times - 1)]
    guest.go(f"{path}/hands/1?step=999")
    assert boards(guest.page) == lie
    assert guest.page.locator(".board-name span").count() == times
    assert guest.page.evaluate(OVERLAPS) == []
    assert guest.page.locator("#log li", has_text=f"The board is run {times} times").count() == 1


def test_one_player_who_wants_one_run_decides_for_all(enter: Enter) -> None:
    host, guest = enter("Ann"), enter("Bo")
    guest.sit(open_table(host, 2))
    all_in((host, guest))
    answer(guest, 1)
    for person in (host, guest):
        person.page.wait_for_selector(".result:has-text('wins')")
        assert [len(board) for board in boards(person.page)] == [5]
        assert person.page.locator(".board-name").count() == 0


def test_a_player_straddles(enter: Enter) -> None:
    """Who is first to act and wants to puts up twice the big blind before the cards, and speaks last."""
    people = enter("Ann"), enter("Bo", width=360, height=740), enter("Cy")
    host = people[0]
    path = open_table(host, 1, 3, straddles=True)
    for person in people[1:]:
        person.sit(path)
    for person in people:
        person.page.click("#form-straddle button")
        person.page.wait_for_selector("#form-straddle button[aria-pressed=true]")
    end = time.monotonic() + 60
    while True:  # the third player may have to wait for the right place
        assert time.monotonic() < end
        looks = [person.look() for person in people]
        actor = next((person for person, now in zip(people, looks, strict=True) if now["state"] == "acting"), None)
        if actor is not None and host.page.locator(".seat .label:has-text('straddle')").count():
            break
        if actor is not None and actor.is_ready(actor.look()):
            actor.click("#form-fold button")
        else:
            host.page.wait_for_timeout(100)
    posts = [line for line in actor.look()["log"] if "straddles for 40" in line]
    assert len(posts) == 1
    straddler = next(person for person in people if person.name in posts[0])
    assert actor is not straddler
    assert next(move["amount"] for move in actor.look()["moves"] if move["do"] == "call") == 30  # the small blind
    straddler.page.click("#form-straddle button")
    straddler.page.wait_for_selector("#form-straddle button[aria-pressed=false]")
