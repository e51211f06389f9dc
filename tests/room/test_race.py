"""The chip race: by hand, and over random stacks of every book."""

from random import Random

import pytest
from tests.room.nights import tournament_law

from cardspeak.cards.card import parse_cards
from cardspeak.library import books
from cardspeak.room.tournament.race import after, cards_needed, found_late, raced

STACKS = ((2, "A", {25: 3, 100: 2}), (0, "B", {25: 5, 500: 1}), (5, "C", {25: 2}), (6, "D", {100: 4}))


def test_by_hand() -> None:
    """B in seat 1 is dealt first: one of 5 left over; A then 3, C 2: 6 chips of 25 are worth 150, so 2 new ones."""
    race = raced(STACKS, 25, 100, parse_cards("2c Kh 5d 9s Kd 3c"), tournament_law("tda-2011"))
    told = {each.player: (each.exchanged, each.raced, each.won, each.rescued) for each in race.players}
    assert [each.player for each in race.players] == ["B", "A", "C", "D"]
    assert told == {"B": (1, 1, 0, 0), "A": (0, 3, 1, 0), "C": (0, 2, 1, 0), "D": (0, 0, 0, 0)}
    assert (race.before, race.after) == (250, 300)
    assert {"tda-2011:20a", "tda-2011:20b", "tda-2011:20c", "tda-2011:20d", "tda-2011:20e"} <= set(race.cites)
    assert after(STACKS[1][2], race, "B") == {500: 1, 100: 1}
    assert after(STACKS[2][2], race, "C") == {100: 1}


def test_nobody_is_raced_out() -> None:
    race = raced(STACKS, 25, 100, parse_cards("Ac Kh 5d 9s 4d 3c"), tournament_law("tda-2011"))
    assert [each.rescued for each in race.players if each.player == "C"] == [1]
    assert after(STACKS[2][2], race, "C") == {100: 1}


def test_suits_decide_as_the_book_has_them() -> None:
    """In the club's book hearts come before clubs and clubs before diamonds."""
    stacks = ((0, "A", {25: 1, 100: 1}), (1, "B", {25: 2, 100: 1}))
    deck = parse_cards("Kd Kc 2h")
    winners = {
        book: [each.player for each in raced(stacks, 25, 100, deck, tournament_law(book)).players if each.won]
        for book in ("tda-2011", "diamond-club")
    }
    assert winners == {"tda-2011": ["A"], "diamond-club": ["B"]}


@pytest.mark.parametrize("seed", range(100))
def test_the_laws_of_a_race(seed: int) -> None:
    chance = Random(seed)
    law = tournament_law(chance.choice(list(books())))
    old, new = chance.choice([(25, 100), (100, 500), (25, 50), (500, 1000), (5, 25)])
    stacks = [
        (place, f"p{place}", {old: chance.randrange(8), new: chance.choice([0, 0, 3])})
        for place in chance.sample(range(10), chance.randrange(2, 11))
    ]
    stacks = [each for each in stacks if sum(each[2].values())]
    if cards_needed(stacks, old, new, law) > 52:
        return
    race = raced(stacks, old, new, chance.sample(range(52), 52), law)
    for each in race.players:
        assert each.won <= 1
        assert each.exchanged * new + each.raced * old == each.given * old
        assert len(each.cards) == each.raced < new // old
        left = after(next(stack for _, player, stack in stacks if player == each.player), race, each.player)
        assert left, "nobody is knocked out by a race"
        assert old not in left
    left_over = sum(each.raced for each in race.players) * old
    won = sum(each.won for each in race.players) * new
    assert abs(won - left_over) <= new / 2
    assert race.after - race.before == won - left_over + new * sum(each.rescued for each in race.players)
    assert race.cites


def test_what_does_not_fit_is_refused() -> None:
    law = tournament_law("tda-2011")
    with pytest.raises(ValueError, match="make no chips of 60"):
        raced(STACKS, 25, 60, range(52), law)
    with pytest.raises(ValueError, match="6 chips needs as many cards, not 3"):
        raced(STACKS, 25, 100, range(3), law)


def test_chips_found_late() -> None:
    assert found_late(375, 100, tournament_law("tda-2024")) == (300, 75)
