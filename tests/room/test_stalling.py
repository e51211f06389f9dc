"""Against stalling: which tables wait, so that none gains by being slow; dealers' push, bounty players, roles."""

from random import Random

import pytest
from tests.room.nights import tournament_law

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.tournament import dealers, guests, roles
from cardspeak.room.tournament import stalling as s
from cardspeak.room.tournament.balance import counts
from cardspeak.room.tournament.seating import Seating, players

TDA, CLUB, FEDERATION = (tournament_law(book) for book in ("tda-2024", "diamond-club", "fspr-competition"))
SIZES = {1: 3, 2: 4, 3: 2}
TABLES = tuple(s.Dealt(number, 0, 0, size) for number, size in SIZES.items())


def play(chance: Random, measures: list[s.Measure], hands: int) -> list[tuple[s.Dealt, ...]]:
    """Deal so many hands at tables that are fast or slow by chance."""
    now, rows = TABLES, [TABLES]
    for _ in range(hands):
        waiting = s.waits(measures, now)
        free = [each.table for each in now if each.table not in waiting]
        if s.level_is_over(measures, now):
            now = s.new_level(now)
        elif free:
            now = s.after_a_hand(now, chance.choice(free), SIZES)
        rows.append(now)
    return rows


@pytest.mark.parametrize("seed", range(10))
def test_soft_hand_for_hand_keeps_tables_together(seed: int) -> None:
    rows = play(Random(seed), [s.Measure("soft_hand_for_hand", 2)], 60)
    assert all(max(each.hands for each in row) - min(each.hands for each in row) <= 2 for row in rows)
    assert sum(each.hands for each in rows[-1]) == 60


@pytest.mark.parametrize("seed", range(10))
def test_orbit_for_orbit(seed: int) -> None:
    rows = play(Random(seed), [s.Measure("orbit_for_orbit")], 45)
    assert sum(each.hands for each in rows[-1]) == 45, "no table waits for ever"
    # after five whole orbits each table has dealt five times as many hands as it has players
    assert [each.hands for each in rows[-1]] == [15, 20, 10]
    assert all(each.orbit <= each.players for row in rows for each in row)


@pytest.mark.parametrize("seed", range(10))
def test_hands_a_level(seed: int) -> None:
    measures = [s.Measure("hands_a_level", 5)]
    rows = play(Random(seed), measures, 48)
    assert all(each.hands <= 5 for row in rows for each in row)
    over = [row for row in rows if s.level_is_over(measures, row)]
    assert len(over) == 3
    assert all(s.waits(measures, row) == (1, 2, 3) for row in over)


def test_what_may_be_announced() -> None:
    assert s.announced(s.Measure("shot_clock", 30, 5, 30), TDA) == s.Measure("shot_clock", 30, 5, 30)
    nothing = s.announced(s.Measure("shot_clock"), TDA)
    assert isinstance(nothing, Refused)
    assert (nothing.code, nothing.cites) == ("measure_without_a_number", ("tda-2024:rp19",))
    unknown = s.announced(s.Measure("walking"), TDA)  # type: ignore[arg-type]
    assert isinstance(unknown, Refused)
    assert unknown.code == "not_against_stalling"


def test_tables_are_broken_by_lot() -> None:
    assert s.random_order([4, 7, 9], [2, 0, 1]) == (9, 4, 7)


def crew(resting: tuple[str, ...] = ("r",)) -> dealers.Crew:
    return dealers.Crew(tuple(dealers.Box(number, name) for number, name in enumerate("abc", 1)), resting)


def pushed(law: Law, seconds: int, here: dealers.Crew, where: tuple[int, ...] = ()) -> dealers.Crew:
    done = dealers.pushed(here, law, seconds, where)
    assert isinstance(done, dealers.Crew), done
    return done


def test_a_push_moves_everybody_on_and_changes_decks() -> None:
    after = pushed(TDA, 600, crew())
    assert [(box.dealer, box.deck) for box in after.boxes] == [("r", 1), ("a", 1), ("b", 1)]
    assert after.resting == ("c",)
    assert [box.dealer for box in pushed(TDA, 600, crew(())).boxes] == ["c", "a", "b"]
    part = pushed(TDA, 600, crew(), (2,))
    assert [(box.dealer, box.deck) for box in part.boxes] == [("a", 0), ("r", 1), ("c", 0)]
    # where decks are changed on the dealer's word, a push leaves them
    assert {box.deck for box in pushed(CLUB, 600, crew()).boxes} == {0}
    assert {box.deck for box in dealers.with_new_decks(crew(), CLUB, "word", (3,)).boxes} == {0, 1}


def test_no_push_in_the_last_ninety_seconds() -> None:
    refused = dealers.pushed(crew(), TDA, 89)
    assert isinstance(refused, Refused)
    assert (refused.code, refused.cites) == ("no_push_now", ("tda-2024:rp7",))
    assert isinstance(dealers.pushed(crew(), CLUB, 5), dealers.Crew)


@pytest.mark.parametrize("seed", range(10))
def test_dealers_are_never_lost(seed: int) -> None:
    chance, now = Random(seed), crew(("r", "s"))
    for _ in range(30):
        if chance.random() < 0.3:
            now = dealers.with_tables(now, sorted(chance.sample(range(1, 7), chance.randrange(1, 6))))
        now = pushed(TDA, 600, now)
        assert sorted(filter(None, (*[box.dealer for box in now.boxes], *now.resting))) == list("abcrs")
        assert not now.resting or all(box.dealer for box in now.boxes), "nobody rests while a table has no dealer"


def test_a_bounty_player_comes_to_every_table() -> None:
    chance = Random(4)
    tables = tuple(
        Seating(number, (*[f"p{number}{seat}" for seat in range(8)], "guest" if number == 1 else ""), 2, 3, 4)
        for number in range(1, 6)
    )
    visited = [1]
    for _ in range(9):
        done = guests.moved_on(tables, "guest", CLUB, chance.randrange(40), visited)
        (move,) = done.moves
        assert (move.table, move.cites[0]) == (visited[-1], "diamond-club:11d")
        tables = done.tables
        visited.append(move.to)
        assert counts(tables, {"guest"}) == (8,) * 5
        assert sorted(len(players(table)) for table in tables) == [8, 8, 8, 8, 9]
    assert sorted(visited) == sorted([1, 2, 3, 4, 5] * 2)
    full = tuple(table._replace(places=table.places[:8]) for table in tables if "guest" not in table.places)
    assert guests.moved_on(full, "guest", CLUB, 0).moves == ()


def test_who_may_do_what() -> None:
    assert roles.may(["cashier"], "money")
    assert not roles.may(["cashier"], "seats")
    assert not roles.may(["dealer"], "rulings")
    assert all(roles.may(["director"], deed) for deed in roles.DEEDS)
    assert not any(roles.may([], deed) for deed in roles.DEEDS)


@pytest.mark.parametrize(
    ("law", "kind", "may", "may_not"),
    [
        (FEDERATION, "warning", ["floor"], ["dealer"]),
        (FEDERATION, "disqualification", ["judge"], ["floor", "director"]),
        (FEDERATION, "exclusion", ["judge"], ["floor"]),
        (TDA, "rounds", ["floor"], ["cashier"]),
    ],
)
def test_who_imposes_a_penalty(law: Law, kind: str, may: list[roles.Role], may_not: list[roles.Role]) -> None:
    assert all(roles.may_impose(law, [role], kind) for role in may)  # type: ignore[arg-type]
    assert not any(roles.may_impose(law, [role], kind) for role in may_not)  # type: ignore[arg-type]


def test_without_a_chief_judge_the_director_stands_for_them() -> None:
    assert roles.may_impose(FEDERATION, ["director"], "disqualification", judged=False)
    assert not roles.may_impose(FEDERATION, ["floor"], "disqualification", judged=False)
    assert roles.imposes(FEDERATION, "exclusion") is None
