"""What is due at a table: the right thing at the right moment, and always something while anything is waited for."""

from __future__ import annotations

from random import Random

import pytest
from tests.room.test_table_laws import laws, play, tables

from cardspeak.bots.simple import random_play
from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as hc
from cardspeak.hand.betting import options
from cardspeak.hand.refused import Refused
from cardspeak.hand.view import view
from cardspeak.law.kinds import EventKind
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.decide import decide, law_now
from cardspeak.room.table.due import BotActs, BotComes, ChoiceInAdvance, Deal, Due, SealDeck, SupplyOrder, due
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.next_hand import who_is_dealt_in
from cardspeak.room.table.runs import is_asked
from cardspeak.room.table.state import Sealed, Settings, Stakes, Table, seat_of, sitting, to_act
from cardspeak.room.training.wants import KEPT_FOR, TRAINING, with_people

MINUTE = 60_000
START = 1_000_000


def opened(bots: str = "", games: tuple[str, ...] = ("nlhe",), most: int = 2000) -> Table:
    """A table with A, B, C at it; those named in `bots` are bots."""
    settings = Settings("t", games, "common", 4, Stakes(10, 20, 2, 10, 20, 40, most_buy_in=most))
    table = evolve(None, e.TableOpened(settings, "owner"), START)
    for at, member in enumerate("ABC"):
        table = do(table, c.TakeSeat(member, at, 1000, "calling" if member in bots else ""), START)
    return table


def do(table: Table, command: c.Command, now: int) -> Table:
    outcome = decide(table, command, laws, now)
    assert not isinstance(outcome, Refused), (outcome, command)
    for event in outcome:
        table = evolve(table, event, now)
    return table


def what(table: Table, now: int, *chosen: str) -> Due | None:
    return due(table, now, laws, TRAINING, chosen)


def command_for(table: Table, found: Due, rng: Random) -> c.Command:
    """What whoever drives the table makes of it: chance, a bot's move, a choice."""
    wanted = found.what
    if isinstance(wanted, SealDeck):
        return c.Seal(Sealed("root", "secret", wanted.decks))
    if isinstance(wanted, SupplyOrder):
        return c.Supply(hc.Reshuffle(tuple(rng.sample(wanted.cards, len(wanted.cards)))))
    if isinstance(wanted, Deal):
        order, draw = rng.sample(DECKS[wanted.deck], wanted.deck), rng.sample(DECKS[52], 52)
        return c.StartHand(tuple(order), tuple(draw), following=Sealed("root", "secret", (wanted.deck,)))
    if isinstance(wanted, BotComes):
        return c.TakeSeat(f"b{wanted.seat}", wanted.seat, 100, wanted.level)
    if not isinstance(wanted, BotActs | ChoiceInAdvance):
        return wanted
    member, hand = sitting(table, wanted.seat).member, table.hand
    assert hand is not None
    if is_asked(table):
        return c.Act(member, hc.Run(1))
    at = table.players.index(wanted.seat)
    may = options(hand, law_now(table, laws)) if hand.stage == "betting" else {}
    return c.Act(member, random_play(view(hand, at), may, rng))


def test_the_first_hand_at_once_the_next_after_a_pause() -> None:
    table = opened()
    first = what(table, START + 5)
    assert first is not None
    assert first.at <= START
    assert first.what == SealDeck((52, 52))  # the button is drawn for
    table = do(table, command_for(table, first, Random(1)), START)
    first = what(table, START + 5)
    assert first is not None
    assert first.at <= START
    assert first.what == Deal(52)
    table = do(table, command_for(table, first, Random(1)), START)
    for _ in range(2):
        number = to_act(table)
        table = do(table, c.Act(sitting(table, number).member, hc.Fold(table.players.index(number))), START + 10)
    assert not table.playing
    following = what(table, table.since)
    assert following == Due(table.since + table.settings.speed.pause, Deal(52))


def test_a_turn_is_a_bots_a_choice_or_a_matter_of_time() -> None:
    table = do(opened("A"), c.StartHand(DECKS[52], DECKS[52]), START)
    seen = set()
    for at in range(3):
        now = START + 1000 * at
        member = sitting(table, to_act(table)).member
        found = what(table, now)
        assert found is not None
        if member == "A":
            assert found == Due(table.since, BotActs(to_act(table)))
        else:
            assert found == Due(table.since + 80_000, c.TimeUp())
            assert what(table, now, member) == Due(now, ChoiceInAdvance(to_act(table)))
        seen.add(member)
        table = do(table, c.Act(member, hc.Call(table.players.index(to_act(table)))), now) if at < 2 else table
    assert seen == set("ABC")


def test_while_the_clock_is_stopped_nothing_is_due() -> None:
    table = opened()
    stopped = do(table, c.StopClock("owner"), START + MINUTE)
    assert what(stopped, START + 2 * MINUTE) is None
    assert what(do(stopped, c.StartClock("owner"), START + 3 * MINUTE), START + 3 * MINUTE) is not None
    assert what(do(table, c.Close("owner"), START), START) is None


def test_where_lines_are_told_nothing_is_due() -> None:
    settings = Settings("t", ("nlhe",), "common", 4, Stakes(10, 20), cards="dictated")
    table = evolve(None, e.TableOpened(settings, "owner"), START)
    for at, member in enumerate("AB"):
        table = do(table, c.TakeSeat(member, at, 1000), START)
    assert what(table, START) is None
    assert what(do(table, c.StartHand(button=0), START), START) is None


def test_a_seat_is_given_up_ten_minutes_after_its_player_was_last_waited_for() -> None:
    """Not when the player came back in between, never in the middle of a hand, and not for time that stood still."""
    table = do(opened(), c.StartHand(DECKS[52], DECKS[52]), START)
    gone, now = [], START
    while table.playing:
        gone.append(sitting(table, to_act(table)).member)
        now += 4 * MINUTE
        table = do(table, c.TimeUp(), now)
    first, second = (sitting(table, seat_of(table, member)).kept_since for member in gone)
    assert (first, second) == (START + 4 * MINUTE, START + 8 * MINUTE)
    assert what(table, now) == Due(first + KEPT_FOR, c.Leave(gone[0]))
    back = do(table, c.SitIn(gone[0], post=True), now)
    back = do(back, c.SitOut(gone[0]), now)
    assert what(back, now) == Due(second + KEPT_FOR, c.Leave(gone[1]))
    stood = do(do(table, c.StopClock("owner"), now), c.StartClock("owner"), now + MINUTE)
    assert what(stood, now + MINUTE) == Due(first + KEPT_FOR + MINUTE, c.Leave(gone[0]))
    away = do(table, c.Resume(5 * MINUTE), now + 5 * MINUTE)
    assert what(away, now + 5 * MINUTE) == Due(first + KEPT_FOR + 5 * MINUTE, c.Leave(gone[0]))


def test_a_seat_without_chips_is_kept_for_a_while_too() -> None:
    table = opened()
    broke = do(table, c.Forfeit("owner", 0, 1000), START)
    broke = evolve(broke, e.SatOut(0, "chips"), START + 1)
    assert sitting(broke, 0).kept_since == START + 1
    assert sitting(do(broke, c.TopUp("A", 500), START + 2), 0).kept_since == -1


@pytest.mark.parametrize(
    ("book", "kept"), [("common", KEPT_FOR), ("diamond-club", KEPT_FOR), ("fspr-training", 20_000)]
)
def test_who_has_lost_everything_says_how_much_plays_or_is_out(book: str, kept: int) -> None:
    """fspr-training:all-in-bets.3a; who has chips and is not there keeps the seat as long as anywhere."""
    table = opened()
    table = table._replace(settings=table.settings._replace(book=book))
    broke = evolve(
        table._replace(seats=(sitting(table, 0)._replace(stack=0), *table.seats[1:])), e.SatOut(0, "chips"), START
    )
    assert given_up(broke) == Due(START + kept, c.Leave("A"))
    says = do(broke, c.TopUp("A", 1000), START + 1000)
    assert given_up(says) is None
    idle = evolve(broke, e.SatOut(1, "time"), START)
    assert given_up(idle) == Due(START + kept, c.Leave("A"))
    gone = do(idle, c.Leave("A"), START + kept)
    assert given_up(gone) == Due(START + KEPT_FOR, c.Leave("B"))


def given_up(table: Table) -> Due | None:
    """The seat that is given up next, though nothing is dealt: the clock of the hands does not matter."""
    return due(table._replace(held="moves"), START, laws, TRAINING)


def test_at_a_training_table_bots_do_not_play_alone_and_buy_in_again() -> None:
    alone = opened("ABC")
    assert what(alone, START) is None
    out = do(opened("AB"), c.SitOut("C"), START)
    assert what(out, START) is None
    broke = opened("AB", most=0)
    broke = evolve(do(broke, c.Forfeit("owner", 0, 1000), START), e.SatOut(0, "chips"), START)
    bought = what(broke, START)
    assert bought == Due(START, c.TopUp("A", 2000))
    again = do(broke, command_for(broke, bought, Random(1)), START)
    assert what(again, START) == Due(START, c.SitIn("A", True))
    assert isinstance(getattr(what(do(again, c.SitIn("A", True), START), START), "what", None), SealDeck)


@pytest.mark.parametrize(("book", "codes", "event"), tables())
def test_a_table_never_stands_still_without_a_reason(book: str, codes: tuple[str, ...], event: EventKind) -> None:
    """Whatever was done at it: something is due, which is never refused; or there is a reason why nothing is."""
    rng = Random(3)
    dealt = 0
    for _, _, _, after in play(book, codes, event, 23, 300):
        table = after
        chosen = [seat.member for seat in table.seats if seat and rng.random() < 0.3]
        now = table.since + rng.choice((0, 1000, 100_000))
        if table.stopped:
            assert due(table, now, laws, TRAINING, chosen) is None
            table = do(table, c.StartClock("owner"), max(now, table.stopped))
        found = due(table, now, laws, TRAINING, chosen)
        if found is None:
            assert not table.playing
            assert isinstance(who_is_dealt_in(table, laws), Refused) or not with_people(table)
            continue
        if isinstance(found.what, SealDeck):
            table = do(table, command_for(table, found, rng), max(now, found.at))
            found = due(table, max(now, found.at), laws, TRAINING, chosen)
            assert found is not None
            assert not isinstance(found.what, SealDeck)  # what was sealed fits, and stays
        dealt += isinstance(found.what, Deal)
        do(table, command_for(table, found, rng), max(now, found.at))
    assert dealt > 1


@pytest.mark.parametrize("codes", [("nlhe",), ("27td",), ("stud",), ("nlhe", "stud", "27td")])
def test_doing_what_is_due_plays_hand_after_hand(codes: tuple[str, ...]) -> None:
    """A person and two bots: it goes on until the person is gone for long, then rests."""
    rng = Random(9)
    table = opened("AB", codes)
    now = START
    for _ in range(5000):
        found = due(table, now, laws, TRAINING)
        if found is None:
            break
        now = max(now, found.at)
        person = table.seats[2]
        if table.number < 20 and person and person.out:
            table = do(table, c.TopUp("C", 1000), now) if not person.stack else table
            table = do(table, c.SitIn("C", True), now)
        elif table.number < 20 and isinstance(found.what, c.TimeUp):
            table = do(table, command_for(table, Due(now, BotActs(2)), rng), now)
        else:
            table = do(table, command_for(table, found, rng), now)
    assert table.number >= 20
    assert seat_of(table, "C") < 0
    assert due(table, now, laws, TRAINING) is None
