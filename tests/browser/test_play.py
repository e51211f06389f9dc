"""People and bots play to the end by clicking buttons, on a wide screen, on a telephone, and by keys alone."""

from __future__ import annotations

import time
from collections import defaultdict
from itertools import pairwise
from random import Random
from typing import Any

from tests.browser.conftest import Enter
from tests.browser.person import TOO_LONG, Person, another_page

GAMES = {"no-limit holdem": 6, "fixed-limit stud": 4, "fixed-limit deuce-to-seven-triple": 4}
BUY_IN = 20_000


class Player:
    """Somebody who plays by clicking: mostly checks and calls, sometimes folds, raises or chooses in advance."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person, self.chance = person, Random(seed)
        self.clicks: dict[str, int] = defaultdict(int)
        self.totals: dict[int, set[int]] = defaultdict(set)  # chips at the table as shown, in every hand
        self.hands: list[int] = []
        self.ahead = ""

    def turn(self) -> dict[str, Any]:
        """Look once, and click where there is something to click."""
        now = self.person.look()
        if now["hand"]:
            if not self.hands or self.hands[-1] != now["hand"]:
                self.hands.append(now["hand"])
            self.totals[now["hand"]].add(sum(pod["stack"] for pod in now["pods"]) + now["pot"])
        if self.person.is_ready(now):
            chosen = self.choose(now)
            if chosen and self.person.click(chosen):
                self.clicks[chosen] += 1
        return now

    def choose(self, now: dict[str, Any]) -> str:
        """Return the button to click now, if any."""
        if now["state"] == "out":
            return "#controls .moves .strong"
        if now["state"] == "showdown":
            return "#controls .move.show"
        if now["state"] == "drawing":
            if self.chance.random() < 0.7:
                self.person.click(f"#form-discard .pick:nth-child({self.chance.randint(1, 5)})")
            return "#form-discard .move"
        if now["state"] == "ahead" and now["turn"] != self.ahead and self.chance.random() < 0.3:
            self.ahead = now["turn"]
            return f"#controls .ahead-choices form:nth-child({self.chance.choice((1, 1, 2))}) button"
        if now["state"] != "acting":
            return ""
        can = {move["do"]: move for move in now["moves"] if not move["off"]}
        if "raise" in can and self.chance.random() < 0.12:
            return "#form-raise button"
        if "call" in can and (can["call"]["amount"] > 600 or self.chance.random() < 0.35):
            return "#form-fold button"
        return next(f"#form-{do} button" for do in ("check", "call", "bring-in", "fold") if do in can)


class Table:
    """A table of two people and bots; in the middle of its hands the second goes away, and comes back."""

    def __init__(self, enter: Enter, game: str, hands: int, seed: int, **size: int) -> None:
        host, guest = enter("Ann", **size), enter("Bo", **size)
        self.path = host.open_table(game, speed="fast")
        guest.sit(self.path)
        self.players = [Player(host, seed), Player(guest, seed + 1)]
        self.hands, self.left, self.is_over = hands, False, False

    def turn(self) -> None:
        """Give everybody a look; see whether the hands are over."""
        host, guest = self.players
        if not self.left and host.hands and host.hands[-1] >= self.hands // 2:
            self.leave_and_come_back()
        hands = [player.turn()["hand"] for player in self.players]
        self.is_over = self.left and min(hands) > self.hands
        assert guest.hands == sorted(set(guest.hands))

    def leave_and_come_back(self) -> None:
        """While the first has to act, the second loses the connection and the page, and finds seat and cards again."""
        host, guest = (player.person for player in self.players)
        seen, acting = guest.look(), host.look()
        before = next(pod for pod in seen["pods"] if pod["mine"])
        if acting["state"] != "acting" or not before["cards"] or "??" in before["cards"]:
            return
        if seen["version"] != acting["version"]:  # the second one's page still shows what was before
            return
        guest.offline = True
        guest.context.set_offline(True)
        guest.page.close()
        guest.context.set_offline(False)
        guest.offline = False
        guest.page = guest.open()
        guest.go(self.path)
        now = guest.look()
        if now["version"] == seen["version"]:  # else the first one's time ran out on a slow machine: try again
            after = next(pod for pod in now["pods"] if pod["mine"])
            assert (after["seat"], after["cards"]) == (before["seat"], before["cards"])
            self.left = True

    def check(self) -> None:
        """Hold what has to be so after the session."""
        assert self.left
        for player in self.players:
            assert player.hands[-1] - player.hands[0] >= self.hands - 1
            assert {hand: len(totals) for hand, totals in player.totals.items()} == dict.fromkeys(player.totals, 1)
            per_hand = [min(player.totals[hand]) for hand in player.hands if hand in player.totals]
            assert [more for more in (after - before for before, after in pairwise(per_hand)) if more % BUY_IN] == []
            assert player.clicks
            now = player.person.look()
            assert len(now["log"]) > 3
            assert any(player.person.name in pod["name"] for pod in now["pods"])


def play(tables: list[Table]) -> None:
    """Let everybody play at all tables at once, until each has finished its hands."""
    until = time.monotonic() + TOO_LONG
    while running := [table for table in tables if not table.is_over]:
        assert time.monotonic() < until, [table.players[0].person.look() for table in running]
        for table in running:
            table.turn()
    for table in tables:
        table.check()


def test_two_people_and_four_bots_play_to_the_end(enter: Enter) -> None:
    play([Table(enter, game, hands, seed) for seed, (game, hands) in enumerate(GAMES.items())])


def test_on_a_telephone(enter: Enter) -> None:
    play([Table(enter, game, 3, seed, width=360, height=740) for seed, game in enumerate(GAMES)])


def tab_to(person: Person, selector: str, most: int = 60) -> None:
    """Press Tab until something is focused."""
    for _ in range(most):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("(selector) => !!document.activeElement?.matches(selector)", selector):
            return
    raise AssertionError(f"no Tab leads to {selector}")


def test_by_keyboard_alone(enter: Enter, base: str) -> None:
    """From the door to three played hands without a mouse."""
    host = enter("Ann")
    path = host.open_table("no-limit holdem", bots=3)
    host.leave()
    person = enter()
    person.go("/")
    keys = person.page.keyboard
    tab_to(person, f"a[href='{path}']", 200)
    with another_page(person.page):
        keys.press("Enter")
    person.page.wait_for_selector("#felt")
    tab_to(person, "a.sit")
    with another_page(person.page):
        keys.press("Enter")
    person.page.wait_for_selector("form[action='/enter/guest']")
    if not person.page.evaluate("document.activeElement.matches('input[name=name]')"):
        tab_to(person, "form[action='/enter/guest'] input[name=name]")
    keys.type("Kay")
    with another_page(person.page):
        keys.press("Enter")
    person.page.wait_for_selector(".seat.mine")  # the seat that was chosen before coming in
    first, until, pressed = 0, time.monotonic() + TOO_LONG, 0
    while time.monotonic() < until:
        now = person.look()
        if now["state"] == "acting" and person.is_ready(now):
            can = {move["do"] for move in now["moves"] if not move["off"]}
            first = first or now["hand"]
            keys.press("f" if "call" in can and pressed % 3 == 2 else "r" if pressed == 1 and "raise" in can else "c")
            pressed += 1
            person.page.wait_for_function(
                "(turn) => document.querySelector('#controls').dataset.turn !== turn", arg=now["turn"]
            )
        if first and now["hand"] >= first + 3:
            break
    assert first
    assert now["hand"] >= first + 3
    assert pressed >= 3
