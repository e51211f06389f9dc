"""A home game: who may come and sit, what its host does, who is host next, bomb pots, bots that come and go."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.ledger import Ledger
from tests.room.test_table_laws import laws

from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.room.table import home_commands as hc
from cardspeak.room.table.decide import decide
from cardspeak.room.table.due import BotComes, SealDeck, due
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.home import may_see
from cardspeak.room.table.home_state import HomeRules, SeatWish
from cardspeak.room.table.state import Settings, Stakes, Table, in_hand, seat_of, sitting, to_act
from cardspeak.room.training.wants import TRAINING

NOW = 1_000_000
LATER = NOW + 3_600_000
SETTINGS = Settings("Friday", ("no-limit holdem",), "common", 6, Stakes(1, 2, least_buy_in=40, most_buy_in=400))
HOST = "h"


def opened(rules: HomeRules = HomeRules(), settings: Settings = SETTINGS) -> Table:  # noqa: B008
    outcome = decide(None, c.Open(settings, HOST), laws, NOW)
    assert not isinstance(outcome, Refused), outcome
    return do(evolve(None, outcome[0], NOW), hc.SetHome(HOST, rules))


def do(table: Table, command: c.Command, at: int = NOW) -> Table:
    outcome = decide(table, command, laws, at)
    assert not isinstance(outcome, Refused), (outcome, command)
    for event in outcome:
        table = evolve(table, event, at)
    return table


def why(table: Table, command: c.Command) -> str:
    outcome = decide(table, command, laws, NOW)
    assert isinstance(outcome, Refused), outcome
    return outcome.code


def with_people(members: str = "hab", rules: HomeRules = HomeRules()) -> Table:  # noqa: B008
    table = opened(rules)
    for at, member in enumerate(members):
        table = do(do(table, hc.ComeIn(member)), c.TakeSeat(member, at, 100))
    return table


def deal(table: Table) -> Table:
    return do(table, c.StartHand(DECKS[52], DECKS[52]))


def acts(table: Table, kind: type[hand.Fold] | type[hand.Check] | type[hand.AllIn] | type[hand.Call]) -> Table:
    number = to_act(table)
    return do(table, c.Act(sitting(table, number).member, kind(table.players.index(number))))


def test_a_private_table_is_seen_and_played_by_who_was_let_in_alone() -> None:
    table = opened(HomeRules("invited"))
    assert not may_see(table, "")
    assert not may_see(table, "a")
    assert why(table, c.TakeSeat("a", 0, 100)) == "table_is_private"
    table = do(table, hc.ComeIn("a"))
    assert may_see(table, "a")
    assert may_see(table, HOST)
    assert seat_of(do(table, c.TakeSeat("a", 0, 100)), "a") == 0
    assert decide(table, hc.ComeIn("a"), laws, NOW) == ()


def test_the_host_lets_people_in() -> None:
    table = opened(HomeRules(admits=True))
    table = do(table, c.TakeSeat("a", 3, 80))
    table = do(table, c.TakeSeat("b", 3, 90))
    assert table.home is not None
    assert table.home.wishes == (SeatWish("a", 3, 80), SeatWish("b", 3, 90))
    assert not any(table.seats)
    assert why(table, hc.Admit("a", "a")) == "floor_only"
    assert why(table, c.TakeSeat("c", 3, 30)) in ("buy_in_outside", "buy_in_short")  # said before the host is asked
    table = do(do(table, hc.Admit(HOST, "a")), hc.Admit(HOST, "b"))
    assert (sitting(table, 3).member, sitting(table, 3).stack) == ("a", 80)
    assert sitting(table, 0).member == "b", "the seat was taken: the first free one"
    assert why(table, hc.Admit(HOST, "b")) == "nobody_asks"
    table = do(do(table, c.Leave("a")), c.TakeSeat("a", 4, 80))
    assert seat_of(table, "a") == 4, "who was let in once sits down again"
    refused = do(do(table, c.TakeSeat("c", 5, 80)), hc.Admit(HOST, "c", yes=False))
    assert refused.home is not None
    assert refused.home.wishes == ()
    assert seat_of(refused, "c") == -1


def test_who_is_removed_has_to_be_let_in_anew() -> None:
    table = with_people(rules=HomeRules("invited"))
    table = do(table, c.Remove(HOST, 1))
    assert seat_of(table, "a") == -1
    assert not may_see(table, "a")
    assert why(table, c.TakeSeat("a", 1, 100)) == "table_is_private"


@pytest.mark.parametrize("door", ["open", "invited"])
def test_who_is_removed_sits_down_again_only_if_the_host_lets_them(door: Literal["open", "invited"]) -> None:
    table = do(with_people(rules=HomeRules(door)), c.Remove(HOST, 1))
    table = do(do(table, hc.ComeIn("a")), c.TakeSeat("a", 1, 100))
    assert seat_of(table, "a") == -1
    assert table.home is not None
    assert table.home.wishes == (SeatWish("a", 1, 100),)
    table = do(table, hc.Admit(HOST, "a"))
    assert seat_of(table, "a") == 1
    table = do(do(table, c.Leave("a")), c.TakeSeat("a", 1, 100))
    assert seat_of(table, "a") == 1, "who was let in again sits down without asking"


def test_who_is_removed_in_a_hand_folds_and_leaves_after_it() -> None:
    table = deal(with_people())
    number = to_act(table)
    member = sitting(table, number).member
    table = do(table, c.Remove(HOST, number))
    assert not in_hand(table, number)
    table = acts(table, hand.Fold)
    assert not table.playing
    assert seat_of(table, member) == -1
    assert sum(seat.stack for seat in table.seats if seat) + 100 == 300


def test_chips_are_given_and_taken_back() -> None:
    accounts = Ledger()
    table = with_people()
    for seat in table.seats:
        accounts.given[seat.account if seat else ""] += seat.stack if seat else 0
    for chips, after in ((500, 600), (-550, 50), (-50, 0)):
        outcome = decide(table, hc.GiveChips(HOST, 1, chips), laws, NOW)
        assert not isinstance(outcome, Refused)
        for event in outcome:
            accounts.enter(event)
            table = evolve(table, event, NOW)
        assert sitting(table, 1).stack == after
        assert accounts.total == table.chips
    assert sitting(table, 1).out, "who has no chips sits out"
    assert why(table, hc.GiveChips(HOST, 1, -1)) == "takes_more_than_there_is"
    assert why(table, hc.GiveChips(HOST, 1, 0)) == "no_chips_named"
    assert why(table, hc.GiveChips("b", 1, 10)) == "floor_only"
    assert why(table, hc.GiveChips(HOST, 5, 10)) == "no_such_seat"


def test_chips_given_in_a_hand_play_after_it() -> None:
    table = deal(with_people())
    assert why(table, hc.GiveChips(HOST, 1, -10)) == "hand_is_on"
    table = do(table, hc.GiveChips(HOST, 1, 70))
    assert (sitting(table, 1).stack, sitting(table, 1).bought) == (100, 70)
    table = acts(acts(table, hand.Fold), hand.Fold)
    assert table.chips == 370
    assert sitting(table, 1).bought == 0


def test_a_pause_lets_the_hand_end_and_no_other_begin() -> None:
    table = do(deal(with_people()), hc.Pause(HOST))
    table = acts(acts(table, hand.Fold), hand.Fold)
    assert why(table, c.StartHand(DECKS[52])) == "table_is_held"
    assert due(table, LATER, laws, TRAINING) is None
    table = do(do(table, c.SitOut("a")), hc.Pause(HOST))
    table = do(table, hc.GoOn(HOST), LATER)
    found = due(table, LATER, laws, TRAINING)
    assert found is not None
    assert isinstance(found.what, SealDeck)
    assert why(table, hc.Pause("a")) == "floor_only"


def test_nobodys_seat_is_given_up_in_a_pause() -> None:
    table = do(do(with_people(), hc.GiveChips(HOST, 1, -100)), hc.Pause(HOST))
    assert due(table, LATER, laws, TRAINING) is None
    table = do(do(table, c.SitOut("b")), hc.GoOn(HOST), LATER)
    found = due(table, LATER, laws, TRAINING)
    assert found is not None
    assert found.at == LATER + TRAINING.keeps
    assert found.what == c.Leave("a")


def test_the_next_host_is_who_has_sat_longest() -> None:
    table = with_people("ahb")
    table = do(table, c.Leave(HOST))
    assert table.owner == "a"
    assert HOST in table.floor, "the former host may come back and still help"
    table = do(table, c.Appoint("a", "b"))
    table = do(table, c.TakeSeat("x", 5, 100))
    assert do(table, c.Leave("a")).owner == "b", "one of the floor before one who sat longer"


def test_a_host_who_leaves_last_is_followed_by_who_comes_next() -> None:
    table = do(with_people("h"), c.Leave(HOST))
    assert table.owner == HOST
    table = do(table, c.TakeSeat("z", 2, 100))
    assert table.owner == "z"


def test_a_host_who_never_sat_stays_host() -> None:
    assert with_people("ab").owner == HOST


def test_a_host_who_leaves_in_a_hand_is_host_until_its_end() -> None:
    table = do(deal(with_people()), c.Leave(HOST))
    assert table.owner == HOST
    while table.playing:
        table = acts(table, hand.Fold)
    assert table.owner == "a"


def test_a_bomb_pot_is_played_from_the_flop_on() -> None:
    table = with_people(rules=HomeRules(bomb_every=2, bomb_ante=5))
    table = acts(acts(deal(table), hand.Fold), hand.Fold)
    before = {seat.member: seat.stack for seat in table.seats if seat}
    table = deal(table)
    assert table.hand is not None
    assert [(post.kind, post.amount) for post in table.hand.deal.posts] == [("bomb pot", 5)] * 3
    assert table.hand.street == 1
    assert len(table.hand.cards.boards[0]) == 3
    assert table.hand.pot.total == 15
    assert to_act(table) == table.players[0], "the player behind the button, as on any flop"
    while table.playing:
        table = acts(table, hand.Check)
    assert sum(before.values()) == table.chips == 300
    assert deal(table).hand.deal.posts[0].kind == "small blind"  # type: ignore[union-attr]


def test_a_bomb_pot_in_which_nobody_has_chips_left_runs_to_its_end() -> None:
    table = with_people(rules=HomeRules(bomb_every=1, bomb_ante=150))
    table = deal(table)
    assert not table.playing
    assert table.chips == 300


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        (HomeRules(bomb_every=3), "bomb_pot_without_ante"),
        (HomeRules(bomb_every=-1), "bomb_pot_unfit"),
        (HomeRules(bots=6), "bots_up_to"),
    ],
)
def test_rules_that_cannot_be_are_refused(rules: HomeRules, code: str) -> None:
    assert why(opened(), hc.SetHome(HOST, rules)) == code


def test_a_game_without_a_board_has_no_bomb_pot() -> None:
    stud = SETTINGS._replace(games=("fixed-limit stud",), stakes=Stakes(0, 2, 1, 1, 2, 4))
    assert why(opened(settings=stud), hc.SetHome(HOST, HomeRules(bomb_every=1, bomb_ante=2))) == "no_bomb_pot_here"


def test_bots_come_until_so_many_play_and_go_when_people_come() -> None:
    table = with_people("h", HomeRules(bots=3, level="crafty"))
    for number in (1, 2):
        found = due(table, NOW, laws, TRAINING)
        assert found is not None
        assert isinstance(found.what, BotComes)
        table = do(table, c.TakeSeat(f"b{number}", found.what.seat, 100, found.what.level))
    found = due(table, NOW, laws, TRAINING)
    assert found is not None
    assert isinstance(found.what, SealDeck), "three play"
    free = next(number for number, seat in enumerate(table.seats) if seat is None)
    table = do(table, c.TakeSeat("a", free, 100))
    found = due(table, NOW, laws, TRAINING)
    assert found is not None
    assert isinstance(found.what, c.Leave)
    assert found.what.member.startswith("b")


def test_any_small_blind_and_ante_count_from_the_next_hand() -> None:
    table = deal(with_people())
    stakes = table.settings.stakes._replace(small_blind=2, big_blind=5, blind_ante=1)
    table = do(table, c.SetStakes(HOST, stakes))
    assert table.hand is not None
    assert table.hand.deal.big_blind == 2
    table = deal(acts(acts(table, hand.Fold), hand.Fold))
    assert table.hand is not None
    posts = [(post.kind, post.amount) for post in table.hand.deal.posts]
    assert posts == [("ante", 1)] * 3 + [("small blind", 2), ("big blind", 5)]
