"""The laws of a tournament night, over random nights of every book: places, chips, tables, moves, prizes."""

import os
from collections import Counter
from random import Random

import pytest
from tests.room.nights import Round, night, tournament_law

from cardspeak.law.law import Law
from cardspeak.library import books
from cardspeak.room.tournament.balance import counts, is_balanced, moved
from cardspeak.room.tournament.breaking import final_size
from cardspeak.room.tournament.payouts import payout_table, places_paid
from cardspeak.room.tournament.places import Finish, prizes_of
from cardspeak.room.tournament.seating import NOBODY, Seating, coming, players, taken

NIGHTS = int(os.environ.get("CARDSPEAK_NIGHTS", "20"))
GAMES = ("nlhe", "stud", "deuce-to-seven-single")
SEED = 1203


def check_tables(now: Round, size: int, final: int) -> None:
    """Nobody sits twice or nowhere, no table is too full, and tables are of one size."""
    seated = [player for table in now.tables for player in players(table)]
    assert sorted(seated) == sorted(now.chips)
    assert max(counts(now.tables)) <= (size if len(now.tables) > 1 else max(size, final))
    assert is_balanced(now.tables), counts(now.tables)
    assert len(now.tables) == 1 or len(now.chips) > final


def check_moves(now: Round, law: Law) -> None:
    """Every move says its clauses, starts where the player sat, and balances nobody into the small blind."""
    where = {player: (table.number, place) for table in now.left for place, player in enumerate(table.places) if player}
    for move in now.moves:
        assert move.cites
        assert (move.table, move.place) == where[move.player]
        where[move.player] = (move.to, move.to_place)
    after = {player: (table.number, place) for table in now.tables for place, player in enumerate(table.places)}
    assert {player: after[player] for player in where} == where
    tables = now.left
    for move in now.moves if all(move.why == "balanced" for move in now.moves) else ():
        assert move.to_place != coming(next(table for table in tables if table.number == move.to), law).small
        tables = moved(tables, move)


def check_blinds(before: Seating, dealt: Seating) -> None:
    """No player is the big blind twice running while more than two play."""
    if before.big >= 0 and len(taken(dealt)) > 2 and before.places[before.big]:
        assert dealt.big != before.big


def check_places(finishes: list[Finish], entries: int) -> None:
    """Each place is somebody's, and those who share places are as many as the places."""
    assert len({each.player for each in finishes}) == len(finishes) == entries
    for (best, worst), count in Counter((each.best, each.worst) for each in finishes).items():
        assert worst - best + 1 == count
    covered = [place for each in {(f.best, f.worst) for f in finishes} for place in range(each[0], each[1] + 1)]
    assert sorted(covered) == list(range(1, entries + 1))


@pytest.mark.parametrize("at", range(NIGHTS))
def test_a_night(at: int) -> None:
    chance = Random(SEED + at)
    book, game = chance.choice(list(books())), chance.choice(GAMES)
    entries, size = chance.randrange(2, 70), chance.choice([6, 7, 8, 9])
    law = tournament_law(book, game)
    final = final_size(law, size)
    finishes: list[Finish] = []
    tables: dict[int, Seating] = {}
    for now in night(SEED + at, law, entries, size):
        for table in now.dealt:
            if table.number in tables:
                check_blinds(tables[table.number], table)
        finishes += now.finishes
        assert sum(now.chips.values()) == 1000 * entries
        check_tables(now, size, final)
        check_moves(now, law)
        tables = {table.number: table for table in now.tables}
    (winner,) = now.chips
    finishes.append(Finish(winner, 1, 1, ()))
    check_places(finishes, entries)
    prizes = payout_table(30 * entries, places_paid(entries, 15), least=40, unit=5)
    paid = (*prizes, *[0] * (entries - len(prizes)))
    won = prizes_of(finishes, paid, law)
    assert sum(won.values()) == 30 * entries
    assert won[winner] == paid[0]


def test_stud_has_no_blinds() -> None:
    assert coming(Seating(1, ("a", "b", "c")), tournament_law("tda-2011", "stud")) == NOBODY
