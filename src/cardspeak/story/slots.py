"""The places of a phrase: what may stand in each, and how it is read.

The trap: whatever fits a pattern must also be readable, so numbers have a longest length, and seats are none of the
grammar's own nouns.
"""

import re
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from cardspeak.cards.card import parse_cards
from cardspeak.errors import Unreadable
from cardspeak.record import record
from cardspeak.story.statements import Amount, Put, Size


@record
class Slot(NamedTuple):
    """A place in a phrase: the field that it fills, what may stand there, and how that is read."""

    field: str
    pattern: str
    read: Callable[[str], Any]


_COUNTS = {"no": 0, "none": 0, "a": 1, "an": 1} | {
    word: at for at, word in enumerate("zero one two three four five six seven eight nine ten".split())
}
_NTHS = {word: at + 1 for at, word in enumerate("first second third fourth fifth sixth seventh eighth".split())}
_TIMES = {"once": 1, "twice": 2, "thrice": 3}
_THOUSANDS = {"k": 1_000, "m": 1_000_000}

_RESERVED = "the|and|dealer|floor|pot|flop|turn|river|board|burn|deck|muck|stub|next|level|he|she|it|they|" + (
    "all|both|each|everybody|everyone|nobody|players?"
)
SEAT = rf"(?:(?i:seat|player) [0-9]{{1,3}}|(?!(?i:{_RESERVED})(?!\w))[^\W\d]\w*(?:\+[1-9](?!\w))?)"
AND = "(?:,? (?i:and) |, ?)"
SEATS = rf"{SEAT}(?:{AND}{SEAT})*"
AMOUNT = r"(?:[0-9]{1,3}(?:,[0-9]{3}){1,4}|[0-9]{1,15})(?:\.[0-9]{1,6})?[kKmM]?"
_PIECE = rf"[0-9]{{1,6}} ?[xX×*] ?{AMOUNT}"
_PUT = rf"(?:{_PIECE}(?: ?\+ ?{_PIECE})*|{AMOUNT})"
_CARD = r"(?:(?:10|[2-9TJQKAtjqka])[cdhsCDHS♣♦♥♠♧♢♡♤]\ufe0f?|\?\?)"
_SIZE = r"(?:[0-9]{1,6}(?:\.[0-9]{1,3})? ?(?:bb|BB|x|% pot)|[1-9]/[1-9] pot)"
_COUNT = rf"(?:[0-9]{{1,3}}|(?i:{'|'.join(_COUNTS)}))"
_NTH = rf"(?:(?i:{'|'.join(_NTHS)})|[1-9](?i:st|nd|rd|th))"


def amount(text: str) -> Amount:
    plain = text.replace(",", "").casefold()
    return _whole(Decimal(plain.rstrip("km")) * _THOUSANDS.get(plain[-1], 1))


def _whole(value: Decimal) -> Amount:
    return int(value) if value == int(value) else value


def _put(text: str) -> Put:
    chips: list[tuple[int, Amount]] = []
    for piece in text.split("+"):
        count, times, value = re.sub("[X×*]", "x", piece).partition("x")
        if times:
            chips.append((int(count), amount(value.strip())))
    if not chips:
        return Put(amount(text))
    if not all(count and value for count, value in chips):
        raise Unreadable(f"{text!r} is no chips, a count and a denomination are more than nothing")
    return Put(_whole(sum((count * Decimal(value) for count, value in chips), Decimal(0))), tuple(chips))


def _size(text: str) -> Size:
    number, unit = re.fullmatch(r"([0-9./]+) ?(.+)", text).groups()  # type: ignore[union-attr]
    value = Fraction(number) / (100 if unit[0] == "%" else 1)
    if not value:
        raise Unreadable(f"{text!r} is no size, it is more than nothing")
    of: dict[str, Literal["big blind", "bet", "pot"]] = {"bb": "big blind", "x": "bet"}
    return Size(value.numerator, value.denominator, of.get(unit.casefold(), "pot"))


def _count(text: str) -> int:
    word = text.casefold()
    return _COUNTS[word] if word in _COUNTS else int(word)


def _nth(text: str) -> int:
    word = text.casefold()
    return _NTHS[word] if word in _NTHS else int(word[0])


def _times(text: str) -> int:
    word = text.casefold()
    return _TIMES[word] if word in _TIMES else _count(word.split(" ")[0])


def _seconds(text: str) -> int:
    number, unit = text.casefold().split(" ")
    return _count(number) * (60 if unit.startswith("minute") else 1)


def seat(text: str) -> str:
    return text.casefold() if " " in text else text


def seats(text: str) -> tuple[str, ...]:
    return tuple(seat(each) for each in re.split(AND, text))


SLOTS: dict[str, Slot] = {
    "SEAT": Slot("seat", SEAT, seat),
    "OTHER": Slot("other", SEAT, seat),
    "SEATS": Slot("seats", SEATS, seats),
    "AMOUNT": Slot("amount", AMOUNT, amount),
    "SIZE": Slot("size", _SIZE, _size),
    "DUE": Slot("due", AMOUNT, amount),
    "PUT": Slot("put", _PUT, _put),
    "TOOK": Slot("took", _PUT, _put),
    "MOTIONS": Slot("motions", rf"(?i:in) {_COUNT} (?i:motions?)", lambda text: _count(text.split(" ")[1])),
    "CARDS": Slot("cards", rf"{_CARD}(?:[ ,]{{0,2}}{_CARD}){{0,51}}", parse_cards),
    "NUMBER": Slot("number", _COUNT, _count),
    "TABLE": Slot("table", "[0-9]{1,6}", int),
    "NTH": Slot("number", _NTH, _nth),
    "RUN": Slot("run", _NTH, _nth),
    "TIMES": Slot("times", rf"(?:(?i:once|twice|thrice)|{_COUNT} (?i:times))", _times),
    "SECONDS": Slot("seconds", rf"(?:[0-9]{{1,6}}|{_COUNT}) (?i:seconds?|minutes?)", _seconds),
    "STREET": Slot("street", "(?i:flop|turn|river|board|burn)", str.casefold),
    "ROUND": Slot("street", "(?i:flop|turn|river)", str.casefold),
    "FACE": Slot("face", "(?i:up|down)", str.casefold),
    "LIVE": Slot("how", "(?i:live|dead)", str.casefold),
    "BLIND": Slot("how", "(?i:small blind|big blind|missed blind|ante)", str.casefold),
    "LEAST": Slot("how", "(?i:minimum|maximum)", str.casefold),
    "MOVE": Slot("how", "(?i:bets?|calls?|raises?)", lambda text: text.casefold().removesuffix("s")),
    "PART": Slot("part", "(?i:main pot|side pot(?: [1-9])?|pot|high|low)", str.casefold),
    "LANGUAGE": Slot("how", r"[^\W\d_]{3,20}", str.casefold),
    "QUOTE": Slot("words", "\u201c[0-9]+\u201d", str),
    "TEXT": Slot("text", ".+", str),
}
"""The places by their name in a phrase; QUOTE and TEXT get the quotations back that were set aside."""
