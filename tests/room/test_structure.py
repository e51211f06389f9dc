"""Structures: what cannot be played is said, and what is built can be played with the chips that there are."""

import itertools
from random import Random

import pytest
from tests.room.nights import tournament_law

from cardspeak.chips import total
from cardspeak.hand.refused import Refused
from cardspeak.library import books, find_game, law_at, rotations
from cardspeak.room.tournament.bets import halves, with_bets
from cardspeak.room.tournament.builder import Built, Wanted, built
from cardspeak.room.tournament.structure import (
    ColourUp,
    Level,
    Structure,
    amounts,
    colour_ups,
    total_seconds,
    wrong,
)

LEVELS = (
    Level(25, 50),
    Level(50, 100),
    Level(75, 150),
    Level(100, 200, 200),
    Level(200, 400, 400),
    Level(500, 1000, 1000),
)
LAW = tournament_law("tda-2024")
CLUB = {25: 300, 100: 300, 500: 200, 1000: 150, 5000: 60}


def test_when_chips_are_coloured_up() -> None:
    structure = Structure(LEVELS, 5000, (25, 100, 500))
    assert wrong(structure, LAW) is None
    assert colour_ups(structure) == (ColourUp(3, 25, 100), ColourUp(5, 100, 500))
    assert total_seconds(LEVELS) == 6 * 1200


@pytest.mark.parametrize(
    ("levels", "starting", "refused"),
    [
        (
            (*LEVELS, Level(600, 1200, 900)),
            5000,
            Refused("ante_falls", {"level": 7, "ante": 900, "before": 1000}, ("tda-2024:rp11b",)),
        ),
        ((*LEVELS, Level(300, 600, 1000)), 5000, Refused("blinds_fall", {"level": 7})),
        ((Level(10, 20),), 5000, Refused("chips_cannot_make", {"amount": 10, "smallest": 25, "level": 1})),
        ((Level(100, 50),), 5000, Refused("no_level", {"level": 1, "days": 7})),
        ((Level(25, 50),), 5010, Refused("no_structure", {"stack": 5010, "levels": 1})),
        ((), 5000, Refused("no_structure", {"stack": 5000, "levels": 0})),
    ],
)
def test_what_nobody_could_play(levels: tuple[Level, ...], starting: int, refused: Refused) -> None:
    assert wrong(Structure(levels, starting, (25, 100, 500)), LAW) == refused


def test_an_evening_of_23() -> None:
    """4 hours with 23 players; the chips of the club are enough for 5,000 each."""
    evening = built(Wanted(23, 5000, 240, CLUB))
    assert isinstance(evening, Built)
    assert wrong(evening.structure, LAW) is None
    assert evening.structure.levels[0][:3] == (25, 50, 0)
    assert abs(evening.minutes - 240) <= 15
    assert total(evening.stack) == 5000


def test_chips_that_do_not_reach() -> None:
    assert built(Wanted(40, 20000, 240, CLUB)) == Refused(
        "chips_do_not_reach", {"stack": 20000, "players": 40, "most": 7 * 25 + 7 * 100 + 5 * 500 + 3 * 1000 + 5000}
    )


@pytest.mark.parametrize("seed", range(100))
def test_every_structure_that_is_built_can_be_played(seed: int) -> None:
    chance = Random(seed)
    players = chance.randrange(2, 120)
    owned = {
        value: players * chance.randrange(2, 14)
        for value in chance.choice([(25, 100, 500, 1000, 5000), (5, 25, 100, 500)])
    }
    starting = chance.choice([500, 1500, 2000, 3000, 5000, 10000, 20000])
    wanted = Wanted(players, starting, chance.randrange(60, 600), owned, chance.choice([50, 75, 100, 200]),
                    chance.choice(["each", "big blind"]), chance.choice([0, 3, 5]))  # fmt: skip
    evening = built(wanted)
    if isinstance(evening, Refused):
        assert evening.code == "chips_do_not_reach"
        return
    assert wrong(evening.structure, LAW) is None
    assert total(evening.stack) == starting
    assert all(count * players <= owned[value] for count, value in evening.stack)
    bigs = [level.big for level in evening.structure.levels]
    assert bigs == sorted(set(bigs))
    assert bigs[-1] * 20 >= starting * players or len(bigs) == 1
    assert all(level.small * 3 >= level.big for level in evening.structure.levels)
    gone = {each.removed: each.after for each in evening.colour_ups}
    for number, level in enumerate(evening.structure.levels, 1):
        left = [value for value in evening.structure.chips if gone.get(value, number) >= number]
        assert all(amount % left[0] == 0 for amount in amounts(level))
    steps = [later / earlier for earlier, later in itertools.pairwise(bigs)]
    assert max(steps, default=1) <= 3


@pytest.mark.parametrize(("players", "minutes"), [(6, 120), (9, 240), (23, 240)])
def test_chips_above_a_stack_come_with_colour_ups(players: int, minutes: int) -> None:
    plenty = dict.fromkeys((25, 100, 500, 1000, 5000, 25_000, 100_000), 10**7)  # nobody has to own them online
    evening = built(Wanted(players, 5000, minutes, plenty))
    assert isinstance(evening, Built)
    assert evening.stack == ((8, 25), (13, 100), (5, 500), (1, 1000))
    assert evening.structure.levels[0].big == 50
    assert abs(evening.minutes - minutes) <= 20
    assert len(evening.structure.levels) >= 8


def test_where_only_large_chips_reach_a_stack_has_them() -> None:
    evening = built(Wanted(4, 1000, 60, {100: 8, 1000: 4}))
    assert isinstance(evening, Built)
    assert evening.stack == ((1, 1000),)


@pytest.mark.parametrize("owned", [{30: 3000, 90: 3000}, {7: 5000, 21: 4000}, {30: 3000, 999_999_990: 300}])
@pytest.mark.parametrize("halved", [False, True])
def test_chips_of_which_no_round_blind_is_made(owned: dict[int, int], halved: bool) -> None:
    evening = built(Wanted(23, 2100, 240, owned, halves=halved))
    assert isinstance(evening, Built)
    assert wrong(evening.structure, LAW) is None
    assert not halved or all(2 * level.small == level.big for level in evening.structure.levels)


@pytest.mark.parametrize("game", ["fixed-limit stud", "fixed-limit holdem", "horse", "8-game", "nlhe"])
@pytest.mark.parametrize("players", [9, 60, 1000])
def test_small_chips_go_out_of_use_in_every_game_and_no_level_is_like_another(game: str, players: int) -> None:
    codes = [f"{betting} {code}" for betting, code in rotations()[game].turns] if game in rotations() else [game]
    games = [find_game(code) for code in codes]
    for book in books():
        law = law_at(book, *games[0], 9, "tournament")
        owned = dict.fromkeys((25, 100, 500, 1000, 5000), 10**6)
        evening = built(Wanted(players, 5000, 300, owned, halves=halves(games, law)))
        assert isinstance(evening, Built)
        structure = with_bets(evening.structure, games)
        assert wrong(structure, law) is None
        assert {each.removed for each in colour_ups(structure)} >= ({25} if players < 10 else {25, 100}), book
        steps = list(itertools.pairwise(structure.levels))
        assert all((earlier.big, earlier.upper) < (later.big, later.upper) for earlier, later in steps)
        assert game == "nlhe" or all(earlier.ante <= later.ante for earlier, later in steps)
        for level in structure.levels:
            assert law.blind_ratio(small=level.small, big=level.big)
            assert not level.lower or level.bring_in in (0, level.lower // 2)


@pytest.mark.parametrize("seed", range(50))
def test_bets_of_any_structure_can_be_played_and_antes_never_fall(seed: int) -> None:
    chance = Random(seed)
    chips = chance.choice([(25, 100, 500, 1000, 5000), (5, 25, 100, 500), (1, 2, 5, 10, 20), (30, 90)])
    smalls = sorted(chips[0] * chance.randrange(1, 200) for _ in range(chance.randrange(1, 20)))
    structure = Structure(tuple(Level(small, 2 * small) for small in smalls), chips[0] * 200, chips)
    stud = with_bets(structure, [find_game("stud")])
    assert wrong(stud, LAW) is None
    antes = [level.ante for level in stud.levels]
    assert antes == sorted(antes)
