"""What players agree on: boards that are run more than once lie on the page and in the replay; a straddle."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Enter
from tests.browser.person import GUARD, TOO_LONG, Person, act, in_turn

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
    return host.open_table(
        "no-limit holdem", bots=0, speed="slow", seats=seats, buy_in=10, runs=runs, straddles=straddles
    )


def all_in(people: tuple[Person, Person]) -> None:
    actor, other = in_turn(people)
    actor.page.click(".fractions button:has-text('Max')")
    act(actor, "raise")
    other.page.wait_for_selector("#controls.acting")
    act(other, "call")
    for person in people:
        person.page.wait_for_selector("#controls.asked")


def answer(person: Person, times: int) -> None:
    person.page.wait_for_timeout(GUARD * 1000)  # fresh buttons do not listen
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
    for person in (host, guest):
        person.stop_at(".board-name span")
    answer(guest, times)
    for person in (host, guest):
        person.stopped()
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
    for person in (host, guest):
        person.stop_at(".result", "wins")
    answer(guest, 1)
    for person in (host, guest):
        person.stopped()
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
    end = time.monotonic() + TOO_LONG
    found = None
    while found is None:  # the third player may have to wait for the right place
        for person in people:
            now = person.look()
            assert time.monotonic() < end, now
            if now["state"] == "acting" and any("straddle" in pod["did"] for pod in now["pods"]):
                found = person, now
                break
            if now["state"] == "acting" and person.is_ready(now):
                person.click("#form-fold button")
        host.page.wait_for_timeout(100)
    actor, now = found
    posts = [line for line in now["log"] if "straddles for 40" in line]
    assert len(posts) == 1
    straddler = next(person for person in people if person.name in posts[0])
    assert actor is not straddler
    assert next(move["amount"] for move in now["moves"] if move["do"] == "call") == 30  # the small blind
    straddler.page.click("#form-straddle button")
    straddler.page.wait_for_selector("#form-straddle button[aria-pressed=false]")
