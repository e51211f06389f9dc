"""Which reading of a text is taken: the answer counts, not the situation; what is told and not used speaks against."""

from cardspeak.search.chosen import READING, Reading, as_read, of_situation, shares
from cardspeak.search.filled import FILLED, filled_signs
from cardspeak.search.ranked import SIGNS
from cardspeak.search.taken import choose
from cardspeak.search.told import situations
from cardspeak.situations import Situation, case_of, guessed
from cardspeak.talk import heard

ONLY_CHANCE = [1.0 if sign == "chance" else 0.0 for sign in READING]


def reading(chance: float, answer: str | None) -> Reading:
    return of_situation(1, chance, [0.0] * len(SIGNS), [0.0] * len(FILLED), False, answer)


def test_readings_with_one_answer_count_together() -> None:
    several = [reading(0.4, "call"), reading(0.3, "fold"), reading(0.3, "fold")]
    assert [round(share, 2) for share in shares(several, ONLY_CHANCE)] == [0.4, 0.6, 0.6]


def test_what_has_no_answer_counts_alone() -> None:
    several = [reading(0.5, None), reading(0.5, None)]
    assert [round(share, 2) for share in shares(several, ONLY_CHANCE)] == [0.5, 0.5]
    assert shares([]) == []


def test_a_reading_has_all_its_signs() -> None:
    one = dict(zip(READING, reading(1.0, None).signs, strict=True))
    assert (one["chance"], one["first"], one["unanswered"], one["as_read"]) == (0.0, 0.0, 1.0, 0.0)
    told = dict(zip(READING, as_read(heard("A flarps, B bets 500"), True, "x").signs, strict=True))
    assert (told["as_read"], told["refused"], told["every_word"]) == (1.0, 1.0, 0.0)
    assert 0 < told["words_lost"] < 1


def test_what_is_told_and_not_used_is_counted() -> None:
    """In a situation of one bet a second amount and a second player are left; nobody told who calls."""
    told = heard("UTG bets 300 on the flop, BTN raises to 900")
    situation = situations()["nobody-calls-bet"]
    values = guessed(situation, told)
    found = dict(zip(FILLED, filled_signs(situation, told, values, case_of(situation, values, {})), strict=True))
    assert (found["amounts_left"], found["amounts_made_up"], found["deeds_left"]) == (1, 0, 1)
    situation = situations()["raise-sizes-after-raise"]
    values = guessed(situation, told)
    found = dict(zip(FILLED, filled_signs(situation, told, values, case_of(situation, values, {})), strict=True))
    assert (found["amounts_left"], found["deeds_left"], found["deeds_made_up"], found["wrong_players"]) == (0, 0, 0, 0)
    assert (found["right_players"], found["right_amounts"], found["last_is_last"]) == (2, 2, 1)


def test_situations_stand_in_the_order_of_their_answers() -> None:
    """The one that is least likely by itself comes second where it has the answer of the likeliest."""
    told = heard("UTG bets 300 on the flop, BTN says something and puts out some of his chips, what is it")

    def play(situation: Situation) -> object:
        return case_of(situation, guessed(situation, told), told.table.get("table", {}))["play"]

    alone = choose(told, {}, True, lambda case: (False, str(case.get("play")))).likely
    first, last = play(alone[0]), play(alone[-1])
    assert first != last
    alike = choose(told, {}, True, lambda case: (False, str(case.get("play")).replace(str(last), str(first)))).likely
    assert [each.name for each in alike[:2]] == [alone[0].name, alone[-1].name]
