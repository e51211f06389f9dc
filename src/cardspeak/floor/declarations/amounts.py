"""Amounts as they are said: figures and number words of four languages, made into a number of chips."""

import re
from functools import cache
from typing import NamedTuple

from cardspeak.record import record

_UNITS = (
    "zero", "one", "two|deuce", "three", "four", "five|fiver", "six", "seven", "eight", "nine", "ten|tenner", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_UNITS_RU = (
    "ноль", "один|одна|одну|одно|единица", "два|две|двоика|двоику|двушка", "три|троика|троику|трешка",
    "четыре|четверка|четверку",
    "пять|пятерка|пятерку|пятак", "шесть|шестерка|шестерку", "семь|семерка|семерку", "восемь|восьмерка|восьмерку",
    "девять|девятка|девятку", "десять|десятка|десятку|чирик", "одиннадцать", "двенадцать", "тринадцать", "четырнадцать",
    "пятнадцать", "шестнадцать", "семнадцать", "восемнадцать", "девятнадцать",
)  # fmt: skip
_UNITS_UK = (
    "нуль", "одне|одиниця", "дві|двіика", "трииця|тріика|тріику", "чотири|четвірка|четвірку",
    "пять|пятірка|пятірку", "шість|шістка|шістку", "сім|сімка|сімку", "вісім|вісімка|вісімку",
    "девять|девятка|девятку", "десять", "одинадцять", "дванадцять", "тринадцять", "чотирнадцять",
    "пятнадцять", "шістнадцять", "сімнадцять", "вісімнадцять", "девятнадцять",
)  # fmt: skip
_UNITS_SK = (
    "nula", "jeden|jedna|jednu|jedno|jednotka", "dva|dve|dvoje|dvojka|dvojku",
    "tri|trojka|trojku", "styri|stvorka|stvorku",
    "pat|patka|patku", "sest|sestka|sestku", "sedem|sedmicka|sedmicku", "osem|osmicka|osmicku",
    "devat|deviatka|deviatku",
    "desat|desiatka|desiatku", "jedenast", "dvanast", "trinast", "strnast", "patnast", "sestnast", "sedemnast",
    "osemnast", "devatnast",
)  # fmt: skip
_TENS = (
    "twenty|двадцать|двадцатка|двадцатку|двадцять|двадцятка|двадцятку|dvadsat|dvadsiatka|dvadsiatku",
    "thirty|тридцать|тридцять|tridsat",
    "forty|сорок|styridsat",
    "fifty|пятьдесят|полтинник|полтос|пятдесят|patdesiat|patdesiatka|patdesiatku",
    "sixty|шестьдесят|шістдесят|sestdesiat",
    "seventy|семьдесят|сімдесят|sedemdesiat", "eighty|восемьдесят|вісімдесят|osemdesiat",
    "ninety|девяносто|девяносто|devatdesiat",
)  # fmt: skip
_HUNDREDS = (
    "сто|сотня|сотню|сотка|сотку|sto|stovka|stovku|kilo", "двести|двісті|dvesto", "триста|tristo",
    "четыреста|чотириста|styristo", "пятьсот|пятсот|пятихатка|пятисотка|пятсотка|patsto|patstovka|patstovku|nickel",
    "шестьсот|шістсот|seststo|sesto", "семьсот|сімсот|sedemsto", "восемьсот|вісімсот|osemsto",
    "девятьсот|девятсот|devatsto",
)  # fmt: skip
_TIMES = {
    100: "hundred|hundreds|buck|сотни|сотен|сотні|сотень|stovky|stoviek",
    1000: "thousand|thousands|k|grand|тысяча|тысячу|тысячи|тысяч|тыща|тыщу|тыс|к|штука|штуку|штуки|косарь|тисяча|"
    "тисячу|тисячі|тисяч|тис|косар|tisic|tisice|tisicka|tisicku|tis|liter",
}

NUMBERS: dict[str, int] = {
    form: value
    for rows, scale, start in (
        (_UNITS, 1, 0), (_UNITS_RU, 1, 0), (_UNITS_UK, 1, 0), (_UNITS_SK, 1, 0), (_TENS, 10, 2), (_HUNDREDS, 100, 1),
    )
    for value, forms in ((scale * (at + start), forms) for at, forms in enumerate(rows))
    for form in forms.split("|")
}  # fmt: skip
NUMBERS |= {
    "quarter": 25,
    "quarters": 25,
    "dvadsatpatka": 25,
    "четвертак": 25,
    "четвертнои": 25,
    "dvadsatpat": 25,
    "patadvadsat": 25,
}
TIMES: dict[str, int] = {form: value for value, forms in _TIMES.items() for form in forms.split("|")}

_FIGURES = re.compile(r"(\d{1,9})(?:\.(\d{1,3}))?(k|к|m|тыс|тис|tis)?")
_PIECES = "|".join(sorted((form for form in {**NUMBERS, **TIMES} if len(form) > 2), key=len, reverse=True))


@cache  # compiled when somebody first says an amount
def _pieces() -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Return a number that is written as one word, and a piece of it."""
    return re.compile(rf"(?:{_PIECES}){{2,}}"), re.compile(_PIECES)


def apart(word: str) -> list[str]:
    """Return the words of a number that is written as one, as Slovak ones are: `dvetisicpatsto`, `fivehundred`."""
    together, piece = _pieces()
    if word in NUMBERS or word in TIMES or not together.fullmatch(word):
        return [word]
    return piece.findall(word)


HALVES = (("and", "a", "half"), ("с", "половинои"), ("з", "половиною"), ("a", "pol"))  # two and a half thousand
ONE_AND_A_HALF = frozenset({"полтора", "полторы", "півтора", "півтори", "poldruha"})


@record
class Said(NamedTuple):
    """An amount that was said: its value, whether its scale was left open ("five"), and how many words it took."""

    value: int
    bare: bool
    words: int


def amount_in(words: list[str]) -> Said | None:
    """Read an amount at the beginning of some plain words; none where there is none."""
    if words[0] in ONE_AND_A_HALF and len(words) > 1 and words[1] in TIMES:
        return Said(TIMES[words[1]] * 3 // 2, False, 2)
    total, part, used, scaled = 0, 0, 0, False
    for at, word in enumerate(words):
        half = next((len(form) for form in HALVES if part and tuple(words[at : at + len(form)]) == form), 0)
        if half and words[at + half : at + half + 1] and words[at + half] in TIMES:
            times = TIMES[words[at + half]]
            return Said(total + part * times + times // 2, False, at + half + 1)
        if word == "and" and (part or total) and words[at + 1 : at + 2] and words[at + 1] in NUMBERS:
            used += 1  # one hundred and fifty
            continue
        figures = _FIGURES.fullmatch(word)
        if figures and not part:
            times = {None: 1, "m": 1_000_000}.get(figures[3], 1000)
            part = int(figures[1]) * times + (int(figures[2]) * times // 10 ** len(figures[2]) if figures[2] else 0)
            scaled = scaled or times > 1 or part >= 100
        elif word in TIMES and (part or not total):
            times = TIMES[word]
            part = max(part, 1) * times
            scaled = True
            if times == 1000:
                total, part = total + part, 0
        elif word in NUMBERS and (not part or part % 100 == 0 or (part % 100 >= 20 and NUMBERS[word] < 10)):
            part += NUMBERS[word]
            scaled = scaled or NUMBERS[word] >= 100
        else:
            break
        used += 1
    value = total + part
    return Said(value, not scaled, used) if used and value else None
