"""How a table feels: what moves and sounds, an all-in that is run out, choices in advance, keys, leaving, buying in again."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any

from tests.browser.conftest import Enter
from tests.browser.person import TOO_LONG, Person, act, in_turn
from tests.browser.test_table import headsup

# what each frame showed: the board, chances, the result, what moves
NOTED = """() => {
  window.noted = [];
  window.moved = 0;
  window.waits = []; // for how long a frame was made to wait for the one before
  const later = window.setTimeout;
  window.setTimeout = (what, after, ...rest) => { if (what.name === "take") window.waits.push(after); return later(what, after, ...rest); };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
  document.addEventListener("htmx:wsAfterMessage", () => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent);
    window.noted.push({
      hand: document.querySelector(".caption span:nth-of-type(3)")?.textContent || "",
      board: document.querySelectorAll(".board .card").length, chances: texts(".chance"),
      result: texts(".result").join(" "), lit: document.querySelectorAll(".card.lit").length,
      moving: document.getAnimations().length, ghosts: document.querySelectorAll(".ghost").length, at: performance.now(),
    });
  });
}"""


def all_in(person: Person) -> list[dict[str, Any]]:
    """Go all in, hand after hand, until somebody has called and the board was run out; what was noted of that hand."""
    until = time.monotonic() + TOO_LONG
    while time.monotonic() < until:
        now = person.look()
        if now["state"] == "acting" and person.is_ready(now):
            person.click(".fractions button:has-text('Max')") if person.page.locator(".fractions").count() else None
            can = [move["do"] for move in now["moves"] if not move["off"]]
            person.click(f"#form-{'raise' if 'raise' in can else 'call' if 'call' in can else 'check'} button")
        if now["state"] == "out":
            person.click("#form-rebuy button")
        noted: list[dict[str, Any]] = person.page.evaluate("window.noted")
        ran = [each for each in noted if each["chances"]]
        over = [each for each in noted if ran and each["hand"] == ran[0]["hand"] and "wins" in each["result"]]
        if ran and over:
            return [*[each for each in noted if each["hand"] == ran[0]["hand"] and each["chances"]], over[0]]
        person.page.wait_for_timeout(30)
    raise AssertionError(person.look())


def hears(person: Person, *names: str) -> None:
    """Wait until each of these sounds was played; whoever has lost everything buys in, so that another turn comes."""
    until = time.monotonic() + TOO_LONG
    while not all(person.page.evaluate("(name) => cardspeakPlayed[name] > 0", name) for name in names):
        assert time.monotonic() < until, person.page.evaluate("cardspeakPlayed")
        if person.look()["state"] == "out":
            person.click("#form-rebuy button")
        person.page.wait_for_timeout(50)


def test_an_all_in_is_run_out_with_motion_and_sounds_and_at_once_without(enter: Enter) -> None:
    person = enter("Ann")
    page = person.page
    page.emulate_media(reduced_motion="no-preference")
    # between two hands there is time for a slow browser: once it is somebody's turn again, no street stays
    person.open_table("no-limit holdem", bots=1, seats=2, buy_in=10, speed="normal")
    page.evaluate(NOTED)
    frames = all_in(person)
    boards = [frame["board"] for frame in frames]
    assert boards == [each for each in (0, 3, 4, 5) if each >= boards[0]] + [5]
    assert all(98 <= sum(int(chance.rstrip(" %")) for chance in frame["chances"]) <= 102 for frame in frames[:-1])
    gaps = [after["at"] - before["at"] for before, after in pairwise(frames)]
    assert min(gaps) >= 200  # each street stays for a moment
    assert frames[-1]["lit"] in (5, 10)
    assert ": " in frames[-1]["result"]  # with what they won
    assert page.evaluate("window.moved") > 2
    assert any(frame["ghosts"] for frame in page.evaluate("window.noted"))
    hears(person, "deal", "chips", "win", "turn")
    page.click("#more-box summary")
    page.click("[data-setting=motion]")
    page.wait_for_function("() => document.getAnimations().length === 0")
    page.evaluate("window.noted = []; window.waits = []")
    all_in(person)
    assert page.evaluate("window.waits") == []  # every street is there as soon as it has come
    assert all(frame["moving"] == 0 for frame in page.evaluate("window.noted"))


def lost_all(people: tuple[Person, Person]) -> Person:
    """Put everything in, hand after hand, until one of the two has nothing left; who that is."""
    for _ in range(6):
        actor, other = in_turn(people)
        hand = actor.look()["hand"]
        actor.page.click(".fractions button:has-text('Max')")
        act(actor, "raise")
        other.page.wait_for_selector("#controls.acting")
        act(other, "call")
        until = time.monotonic() + TOO_LONG
        while (now := actor.look())["hand"] == hand:  # who has nothing left is not dealt in again
            assert time.monotonic() < until, now
            for person in people:
                if person.page.locator("#form-rebuy").count():
                    return person
            actor.page.wait_for_timeout(50)
    raise AssertionError("every pot was split")


def test_choices_in_advance_are_for_what_they_say(enter: Enter) -> None:
    """A call for its amount, void when that changes; keys choose; leaving in a hand asks; cards are shown afterwards."""
    people = headsup(enter)
    actor, other = in_turn(people)
    assert other.page.locator(".ahead-choices button").count() == 3
    other.page.keyboard.press("c")
    other.page.wait_for_selector(".ahead-choices button[aria-pressed=true]")
    chosen = other.page.locator(".ahead-choices button[aria-pressed=true]").inner_text()
    assert "Check" in chosen or "Call" in chosen
    actor.page.fill("#amount", "3bb")
    assert actor.page.input_value("#raise-amount") == "60"
    actor.page.locator("#slider").focus()
    actor.page.keyboard.press("ArrowRight")
    assert actor.page.input_value("#raise-amount") == "80"  # by a big blind
    act(actor, "raise")
    other.page.wait_for_selector("#controls.acting")  # not done: it was for less
    other.page.keyboard.press("b")
    assert other.page.evaluate("document.activeElement.id") == "amount"
    other.page.keyboard.press("Escape")
    act(other, "call")
    actor, other = in_turn(people)
    other.page.click(".ahead-choices button:has-text('Call any')")
    other.page.wait_for_selector(".ahead-choices button[aria-pressed=true]")
    act(actor, "raise")
    other.page.wait_for_selector(".board .slot:nth-child(4)")  # called, without a further click
    actor, other = in_turn(people)
    page = other.page
    page.click(".seatings form:has(input[value=leave]) button")
    page.wait_for_selector("#sure[open]")
    page.click("#sure button[value=no]")
    page.wait_for_selector("#sure:not([open])", state="attached")
    shown = other.mine()["cards"][0]
    actor.stop_at(f".seat:not(.mine) [data-card='{shown}']")
    act(actor, "fold")
    page.click("#controls.over .show-card button >> nth=0")
    actor.stopped()
    actor.page.reload()
    broke = lost_all(people)
    broke.page.click("#form-rebuy button")  # and plays on
    in_turn(people)
    assert broke.mine()["stack"] > 0
    actor, _ = in_turn(people)
    actor.page.click(".seatings form:has(input[value=leave]) button")
    actor.page.click("#sure button[value=yes]")
    actor.page.wait_for_selector("#controls.watching")


def test_who_has_folded_lets_bots_play_on_at_once(enter: Enter) -> None:
    """And every seat shows its number; a rotation shows what comes next."""
    person = enter("Ann")
    person.open_table("horse", bots=3, seats=4, speed="slow")
    person.wait_for("acting", seconds=60)
    assert person.page.locator(".seat .number").all_inner_texts()[0].startswith("1")
    assert "hand" in person.page.locator(".following").inner_text()
    hurry = person.page.locator("#form-hurry button")
    until = time.monotonic() + TOO_LONG
    while not hurry.count():  # where everybody else has folded as well, the hand is over, and the next one comes
        now = person.look()
        assert time.monotonic() < until, now
        if now["state"] == "acting" and person.is_ready(now):
            person.page.keyboard.press("f" if any(m["do"] == "fold" and not m["off"] for m in now["moves"]) else "c")
        person.page.wait_for_timeout(50)
    person.stop_at(".result", "wins")
    person.page.keyboard.press("f")
    person.stopped()
