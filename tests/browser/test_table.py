"""What can be done at a table besides playing: asking why not, choosing in advance, chat, sitting out, leaving."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Enter
from tests.browser.person import PATIENCE, Person, act, in_turn

CLAUSE = re.compile(r"\([a-z0-9-]+:[\w.-]+(, [a-z0-9-]+:[\w.-]+)*\)$")


# what the browser was told about its connection, each time with whether that is seen
NOTED = """() => {
  const note = document.querySelector("#connection");
  window.noted = [];
  new MutationObserver(() => { if (!note.hidden) window.noted.push(note.className); }).observe(note, { attributes: true });
}"""


def headsup(enter: Enter, game: str = "no-limit holdem", *, buy_in: int = 100) -> tuple[Person, Person]:
    """Two people alone at a table, with much time for each act."""
    host, guest = enter("Ann"), enter("Bo")
    guest.sit(host.open_table(game, bots=0, speed="slow", seats=2, buy_in=buy_in))
    return host, guest


def ask_why(person: Person) -> dict[str, str]:
    """Click each button that is not available; what was said, by the button's verb."""
    told = {}
    for move in person.look()["moves"]:
        if move["off"]:
            person.page.evaluate("document.querySelector('#said').textContent = ''")
            person.page.click(f"#form-{move['do']} button", force=True)  # the driver would wait for it to be available
            told[move["do"]] = person.look()["said"]
    return told


@pytest.mark.parametrize("game", ["no-limit holdem", "fixed-limit holdem", "fixed-limit stud"])
def test_a_button_that_is_not_available_says_why_with_the_clause(enter: Enter, game: str) -> None:
    people = headsup(enter, game)
    asked: dict[str, str] = {}
    for do in ("raise", "raise", "raise", "call", "check", "check"):
        actor, other = in_turn(people)
        version = actor.look()["version"]
        for who in (actor, other):
            told = ask_why(who)
            assert all(CLAUSE.search(said) for said in told.values()), told
            asked |= told
            if who is other:
                assert told.keys() >= {"fold", "raise"}  # not this player's turn
        assert actor.look()["version"] == version  # asking does nothing
        can = {move["do"] for move in actor.look()["moves"] if not move["off"]}
        act(actor, do if do in can else next(verb for verb in ("check", "call", "bring-in", "fold") if verb in can))
    assert len(asked) >= 3, asked


def test_choices_in_advance(enter: Enter) -> None:
    people = headsup(enter)
    actor, other = in_turn(people)
    other.page.click(".ahead-choices button:has-text('Call any')")
    other.page.wait_for_selector(".ahead-choices button[aria-pressed=true]")
    act(actor, "raise")  # the other one calls without a further click
    actor.page.wait_for_selector(".board .card")
    actor, other = in_turn(people)
    other.page.click(".ahead-choices button:has-text('Check or fold')")
    other.page.wait_for_selector(".ahead-choices button[aria-pressed=true]")
    act(actor, "raise")
    actor.page.wait_for_selector(".result:has-text('wins')")


def test_chat_between_two(enter: Enter) -> None:
    host, guest = headsup(enter)
    for who, text in ((host, "Good luck!"), (guest, "<b>You</b> too & more")):
        who.page.fill("#say input[name=text]", text)
        who.page.click("#say button")
        for reader in (host, guest):
            reader.page.locator("#chat li", has_text=text).wait_for()
            assert reader.page.locator("#chat li b", has_text=who.name).count() == 1
        expect(who.page.locator("#say input[name=text]")).to_have_value("")
    assert host.page.locator("#chat li b b").count() == 0


def chips(person: Person) -> int:
    """All chips that the table shows."""
    now = person.look()
    return int(sum(pod["stack"] for pod in now["pods"]) + now["pot"])


def test_sitting_out_and_back_topping_up_and_leaving(enter: Enter) -> None:
    people = headsup(enter)
    host, guest = people
    actor, other = in_turn(people)
    act(actor, "raise")
    other.page.wait_for_selector("#controls.acting")
    act(other, "fold")
    poor = other
    poor.page.wait_for_selector(".caption:has-text('Hand 2')")
    before, more = chips(poor), int(poor.page.inner_text(".topup button").split()[-1])
    poor.page.click(".topup button")
    poor.page.wait_for_selector(".topup", state="detached")
    actor, other = in_turn(people)
    assert actor.look()["hand"] == 2
    act(actor, "fold")
    poor.page.wait_for_selector(".caption:has-text('Hand 3')")
    assert chips(poor) == before + more > before
    guest.page.click(".seatings form:has(input[value=sit-out]) button")
    actor, other = in_turn(people)
    act(actor, "fold")
    host.page.wait_for_selector(".seat:has-text('sits out')")
    guest.page.click("#controls.out .strong")
    guest.page.wait_for_selector("#controls.acting, #controls.ahead, #controls.waiting")
    guest.page.click("#own-seat")
    assert "table-stakes" in guest.page.inner_text("#why-off")
    assert guest.page.locator(".own-seat .stacks tbody tr").count() == 2
    assert guest.page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    guest.page.click(".own-seat form:has(input[value=away]) button")
    guest.page.wait_for_selector(".own-seat form:has(input[value=sit-in])")
    guest.page.wait_for_selector("#controls.out")
    guest.page.click(".own-seat form:has(input[value=post]) button")
    guest.page.wait_for_selector("#controls:not(.out)")
    guest.page.click(".own-seat .last button")
    guest.leave()
    until = time.monotonic() + PATIENCE / 1000
    while not guest.page.locator("#controls.watching").count():  # who is not in turn leaves when the turn comes
        assert time.monotonic() < until, guest.look()
        host.click("#controls.acting #form-fold button")
        host.page.wait_for_timeout(100)
    host.page.wait_for_selector(".free")
    assert guest.page.locator(".seat.mine").count() == 0


def test_a_lost_connection_is_said_and_found_again(enter: Enter) -> None:
    """The line breaks under the page, which stays; it connects again by itself and shows the same cards."""
    host, guest = enter("Ann"), enter("Bo")
    lines: list[WebSocketRoute] = []

    def keep(route: WebSocketRoute) -> None:
        route.connect_to_server()
        lines.append(route)

    guest.page.route_web_socket("**/live*", keep)
    guest.sit(host.open_table("no-limit holdem", bots=0, speed="slow", seats=2))
    in_turn((host, guest))
    before = guest.mine()
    assert "??" not in before["cards"]
    guest.page.evaluate(NOTED)
    lines[-1].close(code=1012)  # as a server that starts again closes it
    guest.page.wait_for_function(
        "() => noted[0] === 'lost' && noted.at(-1) === 'back'"
    )  # each is seen for a short while
    assert guest.mine() == before
    actor, _ = in_turn((host, guest))
    act(actor, "fold")
    guest.page.wait_for_selector(".result:has-text('wins')")


def test_settings_stay_over_a_reload(enter: Enter) -> None:
    person = enter("Ann")
    person.open_table("no-limit holdem", bots=3, speed="slow")
    person.page.wait_for_selector(".seat.mine .card")
    diamonds = "getComputedStyle(document.documentElement).getPropertyValue('--diamonds')"
    two = person.page.evaluate(diamonds)
    person.page.click("#more-box summary")
    for setting in ("deck", "motion", "sound"):
        person.page.click(f"[data-setting={setting}]")
    chosen = {"deck": "four", "motion": "off", "sound": "off"}
    for _ in range(2):
        shown = person.page.evaluate("({...document.documentElement.dataset})")
        assert {key: shown[key] for key in chosen} == chosen
        assert person.page.evaluate(diamonds) != two
        ticks = {key: person.page.is_checked(f"[data-setting={key}]") for key in chosen}
        assert ticks == {"deck": True, "motion": False, "sound": False}
        person.page.reload()
    person.page.emulate_media(reduced_motion="no-preference")
    assert person.page.evaluate("document.getAnimations().length") == 0
