"""Of two situations that differ in whether the next card lies, the one that a text tells."""

import pytest

from cardspeak.search.next_card import by_next_card, next_card_lies
from cardspeak.search.ranked import Likely
from cardspeak.search.told import situations

LIES = (
    "Dealer burns and turns, then I notice 800 was not a legal raise",
    "River is dealt, now somebody says his raise should have been 500",
    "Ривер уже лежит, и тут говорят что рейз неправильный",
    "Рівер уже відкрили, тоді помітили що рейз замалий",
    "Turn je už vonku a až teraz si niekto všimol",
)
NOT_YET = (
    "Before the river the dealer says 2400 was not enough",
    "A bets 500 on the turn, B raises to 800 and the river is not out yet",
    "И тут дилер заметил, что рейз маловат. Терн еще не открывали",
    "Терн ще не відкрили і тут хтось каже, що рейз замалий",
    "Ešte pred turnom si niekto všimol že ten raise bol malý",
)


@pytest.mark.parametrize(("text", "lies"), [*((each, True) for each in LIES), *((each, False) for each in NOT_YET)])
def test_whether_the_next_card_lies(text: str, lies: bool) -> None:
    assert next_card_lies(text) is lies


def test_the_situation_that_is_told_stands_once() -> None:
    every = situations()
    likely = [
        Likely(every[name], 0.4, 1.0, ())
        for name in ("raise-sizes", "wrong-bet-found-later", "wrong-bet-found-next-card")
    ]
    told = [[each.situation.name for each in by_next_card(likely, text)] for text in (LIES[0], NOT_YET[0])]
    assert told == [["raise-sizes", "wrong-bet-found-next-card"], ["raise-sizes", "wrong-bet-found-later"]]
