"""How many sit at a table, as a text tells it: with a figure or a word, beside what says that they are players."""

import re
from collections.abc import Sequence

from cardspeak.talk.letters import folded
from cardspeak.talk.model import Heard
from cardspeak.talk.positions import ORDER

MANY = (
    (2, "two|два|двое|двоих|двоє|двох|dvaja|dvoch"),
    (3, "three|три|трое|троих|троє|трьох|traja|troch"),
    (4, "four|четыре|четверо|четверых|чотири|чотирьох|styria|styroch"),
    (5, "five|пять|пятеро|пятерых|п'ять|п'ятеро|п'ятьох|piati|piatich|pat"),
    (6, "six|шесть|шестеро|шестерых|шість|шістьох|siesti|siestich|sest"),
    (7, "seven|семь|семеро|семерых|сім|сімох|siedmi|siedmich|sedem"),
    (8, "eight|восемь|восьмеро|восьмерых|вісім|вісьмох|osmi|osmich|osem"),
    (9, "nine|девять|девятеро|девятерых|дев'ять|дев'ятеро|дев'ятьох|deviati|deviatich|devat"),
    (10, "ten|десять|десятеро|десятерых|десятьох|desiati|desiatich|desat"),
)
TOGETHER = (
    (4, "вчетвером|в?учотирьох|вчотирьох|v styroch"),
    (5, "впятером|[ву]п'ятьох|v piatich"),
    (6, "вшестером|[ву]шістьох|v siestich"),
    (7, "всемером|[ву]сімох|v siedmich"),
    (8, "ввосьмером|[ву]?восьмох|[ву]вісьмох|v osmich"),
    (9, "вдевятером|[ву]дев'ятьох|v deviatich"),
    (10, "вдесятером|[ву]десятьох|v desiatich"),
)  # all of them at one table: nobody who is not one of few says so
_NUMBER = r"(?<![\w/.,'-])(?P<many>\d{1,2}|" + "|".join(words for _, words in MANY) + r")(?![\w'/.,]\w|\w)"
_PEOPLE = r"(?:players?|people|guys|человек|игрок\w*|люд\w+|гравц\w+|осіб|чоловік|hrac\w*|lud\w+)"
_TABLE = r"(?:(?:at|on|around) \w{2,4} table|за (?:\w+ )?стол\w+|(?:pri|za) (?:\w+ )?stol\w+)"
_SITTING = r"(?!номер|number|cislo|из-за)[^\W\d]\w* "
_TOLD = (
    rf"{_NUMBER}[ -]?handed",
    rf"{_NUMBER}(?: {_PEOPLE})?(?: \w+){{0,2}} {_TABLE}",
    rf"(?:hrame|sedime|hrali sme)(?: uz| len| iba)? {_NUMBER}(?! hod| min| dn)",
    rf"{_NUMBER} (?:of us|players left|people left)",
    rf"{_TABLE} (?:{_SITTING}){{1,6}}?{_NUMBER}",
    rf"{_TABLE} {_NUMBER} {_PEOPLE}",
    rf"(?:table of|we are|we're|we were|there are|there were) {_NUMBER} (?={_PEOPLE}|at |in (?:the|this) game)",
    rf"(?<!у )(?<!в )(?<!u )(?:нас|nas|sme) (?:{_SITTING}){{0,5}}?{_NUMBER}(?! (?:фиш|фіш|хвил|мин|bod|zeton|min))",
)
_PATTERNS = tuple(map(re.compile, _TOLD))
_TOGETHER = re.compile("|".join(rf"(?P<p{many}>(?<!\w)(?:{words})(?!\w))" for many, words in TOGETHER))
MOST = 10
_ADDED = ("UTG+1", "HJ", "UTG+2", "LJ", "MP", "MP+1", "CO", "UTG+3")  # seats of a larger table, the usual first


def players_told(heard: Heard) -> int:
    """Return how many sit at the table; 0 where a text does not say."""
    if "players" in heard.table:
        return int(heard.table["players"])
    low = folded(heard.text)
    found = next((told for pattern in _PATTERNS if (told := pattern.search(low))), None)
    if found is not None:
        said = found["many"]
        many = int(said) if said.isdecimal() else next(each for each, words in MANY if said in words.split("|"))
        return many if 1 < many <= MOST else 0
    together = _TOGETHER.search(low)
    return int((together.lastgroup or "p0")[1:]) if together else 0


def enlarged(around: Sequence[str], many: int) -> list[str]:
    """Return the seats of a table with as many more as there are too few, each where it sits; the button stays last."""
    seats = list(around)
    ranked = all(seat in ORDER for seat in seats)
    names = _ADDED if ranked else [chr(letter) for letter in range(ord("A"), ord("W"))]
    for name in names:
        if len(seats) < many and name not in seats:
            seats.insert(len(seats) - 1, name)
    return sorted(seats, key=ORDER.index) if ranked else seats
