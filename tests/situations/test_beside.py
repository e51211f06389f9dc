"""What a text tells of stacks, pot, ante and table size beside the places of a situation."""

import pytest

from cardspeak.search import situations
from cardspeak.search.taken import with_what_is_told
from cardspeak.situations import case_of, guessed
from cardspeak.situations.beside import ante_told, pot_told, stacks_left
from cardspeak.situations.chips_told import chips_of
from cardspeak.situations.players_told import players_told
from cardspeak.talk import heard

LEFT: tuple[tuple[str, dict[str, int]], ...] = (
    ("He bets 1400 and I have only 2000 left", {"Hero": 2000}),
    ("I'm down to my last 600, he bets 500", {"Hero": 600}),
    ("мне поставили 1400, у меня всего 1000 фишек", {"Hero": 1000}),
    ("у большого осталось всего 30 и это олл-ин", {"BB": 30}),
    ("У катофа залишилось 900, він йде олл-ін", {"CO": 900}),
    ("zostalo mi presne 1500 a vkladám ich", {"Hero": 1500}),
    ("mám už len 400, súper betol 300", {"Hero": 400}),
    # no stack: what is put in, what is owed, what is meant, time, what is left behind a bet
    ("I have 30 seconds left", {}),
    ("I only have to put in 300 more", {}),
    ("Я мав на увазі всього 700", {}),
    ("povedal som call a myslel som iba tie 2000", {}),
    ("I bet 500 and have 300 left", {}),
)
POTS = (
    ("turn, 1200 in the pot, I say something", 1200), ("there's 900 in the middle, I bet 300", 900),
    ("в банке 7200 на терне, ставок нет", 7200), ("v banku je pred stávkou 6200, som prvý", 6200),
    ("у банку 600, ніхто ще не ставив", 600), ("after my bet of 300 there's 900 in the pot", 0),
    ("в банке 12 человек", 0),
)  # fmt: skip
SITTING = (
    ("there are 8 players at the table with him", 8), ("Nine at the table", 9), ("seven-handed", 7),
    ("В этот момент за столом сидело 8 человек", 8), ("играем ввосьмером", 8), ("За столом нас було вісім", 8),
    ("Грали вшістьох", 6), ("Za stolom nás bolo v tej chvíli osem", 8), ("hráme v deviatich", 9),
    ("sme piati pri stole", 5), ("у нас 8 минут до перерыва", 0), ("За столом номер 8", 0), ("a bet of 8", 0),
)  # fmt: skip
CHIPS = (
    ("одну тыщу и десять соток", "1x1000+10x100"), ("dva tisícové žetóny", "2x1000"),
    ("jeden tisícový a desať stovkových žetónov", "1x1000+10x100"), ("jeden tisícový a jeden 50 žetón", "1x1000+1x50"),
    ("1x1000 and ten hundreds", "1x1000+10x100"), ("two 500 chips and a 100", "2x500+1x100"),
    ("одну тисячну і п'ять соток", "1x1000+5x100"),
    # amounts in words are no chips
    ("raised to two thousand", ""), ("рейз до двух тысяч", ""), ("stavil päť tisíc", ""),
)  # fmt: skip


@pytest.mark.parametrize(("text", "left"), LEFT, ids=[text for text, _ in LEFT])
def test_what_is_left_to_a_player_is_their_stack(text: str, left: dict[str, int]) -> None:
    assert stacks_left(heard(text)) == left


@pytest.mark.parametrize(("text", "pot"), POTS, ids=[text for text, _ in POTS])
def test_the_pot_before_anybody_bets_is_told(text: str, pot: int) -> None:
    assert pot_told(heard(text)) == pot


@pytest.mark.parametrize(("text", "many"), SITTING, ids=[text for text, _ in SITTING])
def test_how_many_sit_at_a_table_is_told(text: str, many: int) -> None:
    assert players_told(heard(text)) == many


@pytest.mark.parametrize(("text", "chips"), CHIPS, ids=[text for text, _ in CHIPS])
def test_chips_by_the_names_of_their_worth(text: str, chips: str) -> None:
    assert chips_of(text) == chips


def test_an_ante_of_the_big_blind_is_as_large_as_that_unless_it_is_told() -> None:
    assert ante_told(heard("1k/2k, bb ante, I'm short")) == 2000
    assert ante_told(heard("600/1200 with a big blind ante of 1500")) == 1500
    assert ante_told(heard("600/1200, BB is short")) == 0


def _case(name: str, text: str) -> dict[str, object]:
    told = heard(text)
    situation = situations()[name]
    table = told.table.get("table", {})
    return with_what_is_told(situation, case_of(situation, guessed(situation, told), table), told)


def test_a_stack_and_a_pot_stand_in_a_case_whose_situation_has_no_place_for_them() -> None:
    case = _case("several-chips-facing-bet", "Flop, he bets 1400, I have exactly 2000 left, I put out 1x1000 and 2x500")
    assert case["stacks"] == {"Hero": 2000}
    case = _case("words-opening", 'No limit 200/400, turn, 6200 in the pot, I say "I bet five"')
    assert case["spot"] == {"street": "turn", "pot": 6200}


def test_a_stack_that_stands_in_a_place_is_not_told_twice() -> None:
    case = _case("short-big-blind", "Blinds 25/50, big blind has only 30 left. I'm UTG and call")
    assert case["stacks"] == {"BB": 30}
