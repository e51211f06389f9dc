"""Who of a story that was heard stands for whom of the story that was meant."""

import pytest

from cardspeak.cases.counterparts import answered, counterparts
from cardspeak.story.parser import parse_story

WHO = (
    # meant, told; the text; heard, its seats; who stands for whom
    ("SB BB UTG CO BTN", 'CO says "call"; UTG raises to 800', "call out of turn, then a raise",
     "B calls; A raises to 800", "SB BB A B", {"CO": "B", "UTG": "A"}),
    # a Cyrillic letter names the seat of the Latin one
    ("A B C", "A checks; B bets 200; C is all in", "А чек, Б ставит 200, В олл-ин",
     "Б bets 200; В is all in for 300", "Б В А", {"A": "А", "B": "Б", "C": "В"}),
    # nobody spoke of the next player, who is asked about
    ("SB BB UTG MP", "UTG raises to 15", "somebody opens for 15, what may the next one do",
     "A raises to 15", "SB BB A B", {"UTG": "A", "MP": "B"}),
    # whoever asks is one of those who were meant, with whatever name
    ("A B C", "A bets 200; B raises to 500", "first bets 200, the next one raises to 500, what is my smallest raise",
     "A bets 200; B raises to 500", "A B Hero", {"C": "Hero"}),
    # a position that the text has, and the meant table has under another name
    ("A B C D E", "C raises to 1100; D raises to 2600", "utg makes it 1100, mp 2600, smallest raise from the button?",
     "UTG raises to 1100; MP raises to 2600", "SB BB UTG MP BTN", {"E": "BTN"}),
    # a position that the text has is that position, whoever acts
    ("UTG BTN", "BTN bets 100", "the button bets", "BTN bets 100; A calls", "A BTN", {"BTN": "BTN"}),
)  # fmt: skip


@pytest.mark.parametrize(("meant", "told", "typed", "story", "seats", "who"), WHO, ids=[each[2] for each in WHO])
def test_who_stands_for_whom(meant: str, told: str, typed: str, story: str, seats: str, who: dict[str, str]) -> None:
    found = counterparts(meant.split(), parse_story(told), typed, parse_story(story), seats.split())
    assert {name: found[name] for name in who} == who


def test_players_of_whom_nobody_spoke_play_however_many_they_are() -> None:
    """Who sits there and does nothing is no part of the answer; who is named, or acts, is."""
    means = {"table": {"seats": "A B Mike C"}, "play": "Mike leaves the table; next hand"}
    story, seats = parse_story("Mike leaves the table; next hand"), "SB BB UTG Mike CO BTN".split()
    assert answered({"live": "A B C"}, means, "mike went out", story, seats)["live"] == "SB BB UTG CO BTN"
    assert answered({"live": "Mike A"}, means, "mike went out", story, seats)["live"] != "Mike SB BB UTG CO BTN"
