"""The felt keeps its size and place through a hand, and nothing on it lies over anything else."""

from __future__ import annotations

import json
import time

from tests.browser.conftest import Enter
from tests.browser.felts import FULL, RESULTS, full_felt
from tests.browser.overlap import OVERLAPS
from tests.browser.person import TOO_LONG

SIZES = ((360, 740), (390, 844), (740, 360), (844, 390), (768, 1024), (1280, 800), (1920, 1080))
# where what must not move lies, noted after each frame: felt, controls, side, every seat, every card of the board
WATCHED = """() => {
  window.places = {};
  const note = () => {
    const hand = document.querySelector("#felt .caption").textContent;
    const nodes = [...document.querySelectorAll("#felt, #seating, #log, #felt .pod, .board .slot")];
    for (const node of nodes) {
      const { x, y, width, height } = node.getBoundingClientRect();
      const whose = node.id || node.closest("[id]").id;
      const key = node.matches(".pod") ? "pod of " + whose : node.matches(".slot") ? hand + whose : whose;
      const seen = window.places[key] ||= [];
      const box = (node.id === "seating" ? [x, y] : [x, y, width, height]).map((side) => Math.round(side * 10) / 10).join(" ");
      if (!seen.includes(box)) seen.push(box);
    }
    window.states = [...(window.states || []), document.querySelector("#controls").classList[1]];
  };
  note();
  document.addEventListener("htmx:wsAfterMessage", note);
}"""
# looks for a button that is not available and presses it, in one step; what was said
WHY_NOT = """() => {
  const button = document.querySelector("#controls.acting .move[aria-disabled=true]"), said = document.querySelector("#said");
  if (!button) return null;
  said.textContent = "";
  button.click();
  return said.textContent;
}"""


def test_nothing_moves_through_a_hand(enter: Enter) -> None:
    """On a wide page and on a phone: whatever the controls show, felt, seats and board stay where they are."""
    for width, height in ((1280, 800), (390, 844)):
        person = enter("Ann", width=width, height=height)
        page = person.page
        person.open_table("no-limit holdem", bots=3, seats=4)
        page.evaluate(WATCHED)
        hands: set[int] = set()
        until = time.monotonic() + TOO_LONG
        while len(hands) < 3:
            now = person.look()
            assert time.monotonic() < until, now
            hands.add(now["hand"])
            if now["state"] == "acting" and person.is_ready(now):
                assert page.evaluate(WHY_NOT) != ""  # why not is said
                person.click(
                    "#form-check button" if "check" in [m["do"] for m in now["moves"]] else "#form-call button"
                )
            elif now["state"] == "out":
                person.click("#controls .strong")
            page.wait_for_timeout(30)
        moved = {name: boxes for name, boxes in page.evaluate("window.places").items() if len(boxes) > 1}
        assert moved == {}, (width, json.dumps(moved, indent=1))
        states = set(page.evaluate("window.states"))
        assert states >= {"acting", "ahead"}, states


def test_nothing_lies_over_anything_else(enter: Enter) -> None:
    """Ten seats, seven cards, four boards, long names, bets of five digits with every number of seats: on every page size.

    In the middle of a round and, where cards or results differ then, after the hand. What a player did leaves the suits
    of their cards to be seen, and every bet can be read.
    """
    person = enter("Ann")
    person.open_table("no-limit holdem", bots=1, seats=2, speed="slow")
    person.wait_for("acting", "ahead")
    page = person.page
    # what the server sends from now on is not drawn: the felt is ours
    page.evaluate("document.addEventListener('htmx:wsBeforeMessage', (event) => event.preventDefault())")
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for name in FULL:
            for over in (False, True) if name in RESULTS else (False,):
                page.evaluate(
                    "(html) => { document.querySelector('#felt').outerHTML = html }", full_felt(name, over=over)
                )
                found[width, name, over] = page.evaluate(OVERLAPS)
    assert {key: lies for key, lies in found.items() if lies} == {}


def test_what_a_turn_needs_is_above_the_fold(enter: Enter) -> None:
    """Buttons, sizes and one's own cards, on phones upright and sideways; no button is as wide as a wall screen."""
    person = enter("Ann")
    person.open_table("no-limit holdem", bots=1, seats=2, speed="slow")
    while person.wait_for("acting", "ahead")["state"] != "acting" or not person.page.locator(".box").count():
        person.page.wait_for_timeout(50)
    for width, height in ((360, 640), *SIZES):
        person.page.set_viewport_size({"width": width, "height": height})
        for seen in (
            ".seat.mine .card >> nth=1",
            ".move.fold",
            ".move.raise",
            ".fractions button >> nth=-1",
            "#slider",
            "#amount",
        ):
            box = person.page.locator(seen).first.bounding_box()
            assert box is not None, seen
            assert box["y"] + box["height"] <= height, (width, seen)
            assert box["x"] + box["width"] <= width, (width, seen)
            assert not seen.startswith(".move") or box["width"] <= 300, (width, seen)
