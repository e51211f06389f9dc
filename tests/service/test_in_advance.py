"""What players choose before their turn, cards shown after the hand, chips bought again, and how fast bots play."""

from __future__ import annotations

from random import Random

import pytest

from cardspeak.cards.card import DECKS, UNKNOWN
from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.room.table.due import MOMENTS, BotActs, beat
from cardspeak.room.table.state import Seat, seat_of, sitting
from cardspeak.room.training.wants import TRAINING
from cardspeak.service.asking import Asked, command_of
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.driver import Driver
from cardspeak.service.in_advance import FAST, carried_out, choice_of, used_up
from cardspeak.service.settings import SPEEDS, settings_from
from cardspeak.service.tables import Done, RunningTable
from cardspeak.web.table.controls import controls
from tests.service.test_room import SETTINGS, Time, actor, my_seat, opened, run, seated

FREE = {"check": (0, 0), "bet": (20, 1000)}
FACING = {"fold": (0, 0), "call": (200, 200), "raise to": (400, 1000)}


@pytest.mark.parametrize(
    ("choice", "free", "facing"),
    [
        ("fold", hand.Check(1), hand.Fold(1)), ("check-fold", hand.Check(1), hand.Fold(1)),
        ("check", hand.Check(1), None), ("call 200", None, hand.Call(1)), ("call 100", None, None),
        ("call-any", hand.Check(1), hand.Call(1)), (FAST, None, None), ("", None, None),
    ],
)  # fmt: skip
def test_what_a_choice_comes_to(choice: str, free: object, facing: object) -> None:
    """A call is for its amount and void for another; nobody folds where nothing has to be called."""
    assert carried_out(choice, 1, FREE) == free
    assert carried_out(choice, 1, FACING) == facing


def test_a_choice_is_read_with_its_amount() -> None:
    assert [choice_of("call", 200), choice_of("call-any", 7), choice_of("dance", 0)] == ["call 200", "call-any", ""]


def test_no_choice_outlives_its_hand() -> None:
    async def work() -> None:
        running = await seated(opened("memory:"), Time())
        driver = Driver(running, TRAINING, running.clock, SystemShuffler(), Random(1), (0, 0))
        running.listeners.add(driver.changed)
        waits = next(seat.member for seat in running.state.seats if seat and seat.member != actor(running.state))
        driver.advance[waits] = "call-any"
        while running.state.playing:
            await running.do(c.Act(actor(running.state), hand.Fold(my_seat(running.state))))
            driver.advance.setdefault(waits, "call-any")
        for _ in range(2):  # the deck is sealed, and dealt
            found = driver.next_due()
            assert found is not None
            command = driver.command(found.what)
            assert command is not None
            assert driver.advance
            assert isinstance(await running.do(command), Done)
        assert running.state.number == 2
        assert driver.advance == {}

    run(work)


def test_who_has_acted_has_no_choice_left_but_the_wish_to_hurry() -> None:
    async def work() -> None:
        running = await seated(opened("memory:"), Time())
        mine, number = actor(running.state), my_seat(running.state)
        done = await running.do(c.Act(mine, hand.Fold(number)))
        assert isinstance(done, Done)
        chosen = {mine: "call-any", "other": "fold"}
        used_up(chosen, running.state, done.events)
        assert chosen == {"other": "fold"}
        chosen = {mine: FAST}
        used_up(chosen, running.state, done.events)
        assert chosen == {mine: FAST}

    run(work)


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("instant", 20, 60), ("fast", 200, 500), ("normal", 500, 500), ("slow", 700, 800)],
)
def test_the_speed_of_the_table_rules_the_pauses_of_bots(name: str, least: int, most: int) -> None:
    """And who has folded has bots alone play on at once."""

    async def work() -> None:
        clock = Time()
        running = RunningTable("t1", opened("memory:"), clock)
        await running.do(c.Open(SETTINGS._replace(speed=SPEEDS[name]), "m1"))
        for seat, level in enumerate(("", "calling", "calling")):
            await running.do(c.TakeSeat(f"m{seat + 1}", seat, 1000, level))
        driver = Driver(running, TRAINING, clock, SystemShuffler(), Random(1), (500, 500))
        running.listeners.add(driver.changed)
        thought: list[int] = []
        hurried: list[int] = []
        while running.state.number < 6:
            found = driver.next_due()
            assert found is not None
            if isinstance(found.what, BotActs):
                waits = found.at - running.state.since
                (hurried if FAST in driver.advance.values() else thought).append(waits)
            clock.at = max(clock.at, found.at)
            if running.state.playing and actor(running.state) == "m1":
                await running.do(c.Act("m1", hand.Fold(my_seat(running.state))))
                driver.advance["m1"] = FAST
            else:
                await running.do(driver.command(found.what) or c.TimeUp())
        assert least <= min(thought) <= max(thought) <= most
        assert set(hurried) == {0}

    run(work)


def test_a_hand_at_the_fastest_speed_is_short_however_much_is_done_in_it() -> None:
    """Sixty turns of bots that would think long, the board run out, the pause: by what the speed allows, under 6 s."""

    async def work() -> None:
        clock = Time()
        running = RunningTable("t1", opened("memory:"), clock)
        speed = SPEEDS["instant"]
        await running.do(c.Open(SETTINGS._replace(seats=6, speed=speed), "m1"))
        for seat in range(6):
            await running.do(c.TakeSeat(f"m{seat + 1}", seat, 1000, "calling"))
        driver = Driver(running, TRAINING, clock, SystemShuffler(), Random(1), (9000, 9000))
        assert isinstance(await running.do(c.StartHand(DECKS[52], DECKS[52])), Done)
        thought: list[int] = []
        for turn in range(60):
            running.turn_version = 1000 + turn  # as if a hand had so many
            found = driver.next_due()
            assert found is not None
            assert isinstance(found.what, BotActs)
            thought.append(found.at - running.state.since)
        assert min(thought[:24]) >= 20  # each can be seen
        assert sum(thought) + MOMENTS * beat(speed) + speed.pause < 5000  # the machine takes a little as well

    run(work)


def test_a_choice_is_for_the_round_in_which_it_was_made() -> None:
    """Who was ready to fold to a raise does not fold to a bet on the flop, which may have made their hand."""

    async def work() -> None:
        running = await seated(opened("memory:"), Time())
        driver = Driver(running, TRAINING, running.clock, SystemShuffler(), Random(1), (0, 0))
        running.listeners.add(driver.changed)
        first = actor(running.state)
        for act in (hand.Call, hand.Call, hand.Check):
            assert isinstance(await running.do(c.Act(actor(running.state), act(my_seat(running.state)))), Done)
            driver.advance.update({first: "check-fold", "m9": FAST} if act is hand.Call else {})
        assert running.state.hand is not None
        assert running.state.hand.street == 1
        assert driver.advance == {"m9": FAST}

    run(work)


def test_a_human_has_time_at_every_speed() -> None:
    assert all(speed.turn >= 10_000 for speed in SPEEDS.values())


def test_cards_are_shown_once_the_hand_is_over_one_or_all() -> None:
    async def work() -> None:
        running = await seated(opened("memory:"), Time())
        first = actor(running.state)
        while running.state.playing:
            last = actor(running.state)
            await running.do(c.Act(last, hand.Fold(my_seat(running.state))))
        state = running.state.hand
        assert state is not None
        assert controls(running.state, first, "").shows == (0, 1)
        for asked, left in ((Asked("show", cards=(1,)), (0,)), (Asked("show"), ())):
            command = command_of(asked, running.state, first)
            assert isinstance(command, c.Act)
            assert isinstance(await running.do(command), Done)
            assert controls(running.state, first, "").shows == left
        now = running.state.hand
        assert now is not None
        mine = now.deal.seats.index(first)
        assert now.cards.open[mine] == now.secret.down[mine]
        assert UNKNOWN not in now.cards.open[mine]
        assert [now.cards.open[seat] for seat in range(3) if seat != mine] == [(UNKNOWN, UNKNOWN)] * 2
        again = running.state
        assert not again.playing
        assert sum(seat.stack for seat in again.seats if seat) == 3000

    run(work)


def test_who_has_lost_everything_buys_in_again_and_plays_on() -> None:
    async def work() -> None:
        clock = Time()
        running = RunningTable("t1", opened("memory:"), clock)
        await running.do(c.Open(SETTINGS, "m1"))
        for seat, member in enumerate(("m1", "m2")):
            await running.do(c.TakeSeat(member, seat, 1000))
        number = seat_of(running.state, "m2")
        broke: Seat = sitting(running.state, number)._replace(stack=0, out=True, kept_since=clock.now())
        seats = tuple([broke if place == number else seat for place, seat in enumerate(running.state.seats)])
        running.known = running.state._replace(seats=seats)
        offer = controls(running.state, "m2", "")
        assert (offer.state, offer.chips) == ("out", 2000)
        command = command_of(Asked("rebuy", amount=offer.chips), running.state, "m2")
        assert command == c.TopUp("m2", 2000)
        assert isinstance(await running.do_all([command, c.SitIn("m2", post=True)]), Done)
        back = sitting(running.state, number)
        assert (back.stack + back.bought, back.out) == (2000, False)
        assert isinstance(await running.do(c.TopUp("m2", 1)), Refused)

    run(work)


def test_hands_of_an_all_in_are_opened_unless_the_table_goes_by_the_book() -> None:
    shows = [settings_from({"game": "no-limit holdem", "all_in": all_in}) for all_in in ("open", "book")]
    assert [getattr(settings, "shows", "") for settings in shows] == ["open", "dealer"]
