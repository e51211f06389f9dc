"""A table of a tournament: it alone moves players and chips, no hand begins while it holds the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardspeak.games import Game
from cardspeak.hand import commands as hc
from cardspeak.hand.refused import Refused
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.library import books, find_game, law_at
from cardspeak.room.accounts import chips_of
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table import tournament_commands as tc
from cardspeak.room.table import tournament_events as te
from cardspeak.room.table.decide import decide
from cardspeak.room.table.due import Wants, due
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Settings, Stakes, Table, seat_of, sitting, to_act
from cardspeak.room.tournament.seating import Seating, next_hand

OWN = chips_of("t1")
WANTS = Wants(lambda table: True, lambda table: None, 1 << 60)


def laws(settings: Settings, code: str, players: int) -> tuple[Game, Structure, Law]:
    game, structure = find_game(code)
    return game, structure, law_at(settings.book, game, structure, players, settings.event)


def settings(book: str = "tda-2024", seats: int = 6, stakes: Stakes | None = None, **more: Any) -> Settings:
    stakes = stakes or Stakes(50, 100, level=1)
    return Settings("t1 1", ("nlhe",), book, seats, stakes, event="tournament", tournament="t1")._replace(**more)


def do(table: Table | None, *commands: c.Command) -> Table:
    for command in commands:
        outcome = decide(table, command, laws, 0)
        assert not isinstance(outcome, Refused), (command, outcome)
        for event in outcome:
            table = evolve(table, event, 0)
    assert table is not None
    return table


def refused(table: Table, command: c.Command) -> str:
    outcome = decide(table, command, laws, 0)
    assert isinstance(outcome, Refused), outcome
    return outcome.code


def opened(players: int = 4, **more: Any) -> Table:
    table = do(None, c.Open(settings(**more), OWN))
    return do(table, *[tc.PutIn(OWN, f"p{number}", number, 1000, "calling") for number in range(players)])


def begin(table: Table, seed: int = 1) -> Table:
    chance = Random(seed)
    return do(table, c.StartHand(tuple(chance.sample(range(52), 52)), tuple(chance.sample(range(52), 10))))


def folded(table: Table) -> Table:
    while table.playing:
        assert table.hand is not None
        number = to_act(table)
        table = do(table, c.Act(sitting(table, number).member, hc.Fold(table.players.index(number))))
    return table


def test_only_the_tournament_moves_players_and_chips() -> None:
    table = opened()
    for command in (c.TakeSeat("x", 4, 1000), c.Leave("p1"), c.TopUp("p1", 500), c.ChangeSeat("p1", 5)):
        assert refused(table, command) == "chips_of_a_tournament"
    table = do(table, c.Appoint(OWN, "floor"))
    for own in (c.Close("floor"), c.Remove("floor", 1), c.Forfeit("floor", 1, 5), c.SetStakes("floor", Stakes(1, 2))):
        assert refused(table, own) == "tournament_decides"
    for other in ("floor", "p1", chips_of("t2")):
        assert refused(table, tc.Hold(other, "moves")) == "tournament_decides"
        assert refused(table, tc.TakeOut(other, "p1")) == "tournament_decides"


def test_nobody_acts_as_a_tournament_at_another_table() -> None:
    table = do(None, c.Open(settings(tournament=""), "m1"))
    assert refused(table, tc.PutIn(chips_of(""), "x", 0, 100)) == "tournament_decides"


def test_no_hand_begins_while_the_table_is_held() -> None:
    table = do(opened(), tc.Hold(OWN, "moves"))
    assert refused(table, c.StartHand(tuple(range(52)), tuple(range(10)))) == "table_is_held"
    assert due(table, 0, laws, WANTS) is None
    table = do(table, tc.Release(OWN))
    assert due(table, 0, laws, WANTS) is not None
    assert begin(table).playing


def test_a_hand_that_is_on_is_played_to_its_end() -> None:
    table = do(begin(opened()), tc.Hold(OWN, "break"))
    assert folded(table).number == 1
    assert due(folded(table), 0, laws, WANTS) is None


def test_a_seat_is_kept_in_a_tournament() -> None:
    table = opened(3)
    for number in range(3):
        seat = sitting(table, number)._replace(bot="", idle=True, out=True, kept_since=0)
        table = table._replace(seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))
    found = due(table, 1 << 50, laws, Wants(lambda table: True, lambda table: None, 1))
    assert found is None or not isinstance(found.what, c.Leave)


def test_who_is_dealt_in_is_taken_out_after_the_hand() -> None:
    table = begin(opened())
    assert refused(table, tc.TakeOut(OWN, "p1")) == "hand_is_on"
    after = do(folded(table), tc.TakeOut(OWN, "p1"))
    assert seat_of(after, "p1") < 0
    assert after.chips + next(each.chips for each in after.left if each.member == "p1") == 4000


def test_who_is_disqualified_folds_at_once() -> None:
    table = begin(opened())
    number = to_act(table)
    member = sitting(table, number).member
    table = do(table, tc.TakeOut(OWN, member, at_once=True))
    assert to_act(table) != number
    assert seat_of(folded(table), member) < 0


def test_a_rebuy_brings_a_player_back() -> None:
    table = opened(2)
    broke = sitting(table, 1)._replace(stack=0, out=True)
    table = table._replace(seats=(table.seats[0], broke, *table.seats[2:]))
    table = do(table, tc.AddChips(OWN, "p1", 1500))
    assert (sitting(table, 1).stack, sitting(table, 1).out) == (1500, False)
    assert do(begin(table), tc.AddChips(OWN, "p1", 500)).chips == 3000  # announced in a hand: after it


def test_chips_are_raced_to_the_account() -> None:
    table = do(opened(2), tc.RaceChips(OWN, 25, 100, ((0, 1100), (1, 900))))
    assert [seat.stack for seat in table.seats if seat] == [1100, 900]
    assert refused(table, tc.RaceChips(OWN, 25, 100, ((0, 0),))) == "no_chips"
    assert refused(begin(table), tc.RaceChips(OWN, 25, 100, ((0, 100),))) == "hand_is_on"
    assert do(table, tc.RemoveChips(OWN, "p1", 300)).chips == 1700
    assert refused(table, tc.RemoveChips(OWN, "p1", 901)) == "more_than_the_stack"


def test_a_level_begins_with_the_next_hand() -> None:
    table = do(begin(opened()), c.SetStakes(OWN, Stakes(100, 200, level=2)))
    assert table.hand is not None
    assert table.hand.deal.big_blind == 100
    after = begin(folded(table))
    assert after.hand is not None
    assert after.hand.deal.big_blind == 200


def test_a_rotation_by_level() -> None:
    table = opened(3, games=("flhe", "stud"), rotates="level", stakes=Stakes(50, 100, 10, 25, 100, 200, level=1))
    table = folded(folded(begin(table)))
    assert table.game == 0
    table = do(table, c.SetStakes(OWN, Stakes(50, 100, 10, 25, 100, 200, level=2)))
    assert begin(table).game == 1


@pytest.mark.parametrize("by", ["big blind", "button"])
def test_one_player_antes_for_the_table(by: str) -> None:
    table = begin(opened(4, stakes=Stakes(50, 100, blind_ante=100, ante_by=by)))  # type: ignore[arg-type]
    assert table.hand is not None
    payer = table.players.index(table.big if by == "big blind" else table.button)
    antes = [post for post in table.hand.deal.posts if post.kind == "table ante"]
    assert [(post.seat, post.amount) for post in antes] == [(payer, 100)]
    assert not [post for post in table.hand.deal.posts if post.kind == "ante"]


def test_an_absent_player_comes_absent_and_keeps_the_time_bank() -> None:
    table = do(opened(2), tc.PutIn(OWN, "x", 4, 700, came="balanced", out="time", bank=5000))
    seat = sitting(table, 4)
    assert (seat.out, seat.idle, seat.bank, seat.came) == (True, True, 5000, "balanced")


def seating_of(table: Table, dealt: tuple[int, ...]) -> Seating:
    """What the tournament knows of a table after a hand in which these places were dealt in."""
    came = [(place, seat.came) for place, seat in enumerate(table.seats) if seat and seat.entry]
    places = tuple([seat.member if seat else "" for seat in table.seats])
    return Seating(1, places, table.button, table.small, table.big, (), tuple(came), dealt)


@pytest.mark.parametrize("book", sorted(books()))
def test_the_table_deals_as_the_field_foresees(book: str) -> None:
    """Players come and go; who has button and blinds, and who waits, is what the tournament reckons with."""
    for seed in range(6):
        chance = Random(seed)
        table = opened(6, book=book, seats=7)
        newest, blinds = 6, []
        while table.number < 25:
            there = [seat.member for seat in table.seats if seat]
            free = [place for place, seat in enumerate(table.seats) if seat is None]
            if len(there) > 3 and chance.random() < 0.35:
                table = do(table, tc.TakeOut(OWN, chance.choice(there)))
            elif free and chance.random() < 0.4:
                came = chance.choice(["balanced", "broken", ""])
                table = do(table, tc.PutIn(OWN, f"p{newest}", chance.choice(free), 1000, came=came))  # type: ignore[arg-type]
                newest += 1
            law = law_at(book, *find_game("nlhe"), len([seat for seat in table.seats if seat]), "tournament")
            dealt = tuple(sorted(table.players))
            at, waiting = next_hand(seating_of(table, dealt), law)
            number, holder = table.number, table.seats[table.big] if table.big >= 0 else None
            last = holder.member if holder else ""
            table = begin(table, seed)
            if number:
                assert (table.button, table.small, table.big) == tuple(at), (seed, number)
                assert not set(waiting) & set(table.players)
                assert {*table.players, *waiting} == {place for place, seat in enumerate(table.seats) if seat}
            if last and len(table.players) > 2:
                blinds.append(sitting(table, table.big).member != last)
            table = folded(table)
        assert all(blinds)


def test_the_events_are_the_tournaments() -> None:
    table = opened(2)
    assert decide(table, tc.Hold(OWN, "break"), laws, 0) == (te.TableHeld("break"),)
    (taken, *_) = decide(table, tc.PutIn(OWN, "x", 3, 100), laws, 0)
    assert taken == e.SeatTaken(3, "x", 100, "", "", OWN, "")
    assert decide(table, tc.RemoveChips(OWN, "p1", 5), laws, 0) == (fe.ChipsForfeited(1, 5, OWN, OWN),)


@pytest.mark.parametrize("book", books())
@pytest.mark.parametrize("kept", ["away", "time", "penalty"])
def test_a_hand_is_dealt_though_nobody_is_there(book: str, kept: str) -> None:
    """Two players are left, and neither comes back: the blinds go from one to the other, and rise."""
    table = opened(2, book=book)
    for member in ("p0", "p1"):
        if kept == "away":
            table = do(table, c.BeAway(member, True))
        elif kept == "time":
            table = do(table, c.SitOut(member))
        else:
            placed = [tc.Placed(each, at, 1000, misses=3) for at, each in enumerate(("p0", "p1"))]
            table = do(table, tc.Stand(OWN, tuple(placed), table.settings.stakes))
    found = due(table, 1 << 40, laws, WANTS)
    assert found is not None
    before = [sitting(table, number).stack for number in (0, 1)]
    played = do(table, c.StartHand(tuple(range(52)), tuple(range(52))))
    assert not played.playing
    after = [sitting(played, number).stack for number in (0, 1)]
    assert sum(after) == sum(before)
    assert sorted(one - other for one, other in zip(after, before, strict=True)) == [-50, 50]
    big = [number for number in (0, 1) if number == played.big]
    assert after[big[0]] > before[big[0]]
