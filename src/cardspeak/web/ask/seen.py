"""What the words of a text show of the places of an offer: who, how much, which cards, which street."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from cardspeak.locale.messages import LANGUAGES
from cardspeak.locale.words import street_in_words
from cardspeak.search.spelling import words
from cardspeak.talk import heard
from cardspeak.talk.lexer import terms

FEW = 9  # a greater number is an amount and no count of cards
ORDER = ("first", "second", "third", "fourth")
# what words begin with that count, or say which, or are chips: folded, in the four languages
COUNTS = {
    1: "one single одна одну одно один jedn", 2: "two double две два двум дви dva dve dvom",
    3: "three три трем трьо tri trom", 4: "four четыр чотир styr", 5: "five пять пят pat",
}  # fmt: skip
NTHS = {1: "first перв перш prv", 2: "second втор друг druh", 3: "third трет tret", 4: "fourth четверт stvrt"}
CHIP = ("chip", "фишк", "чип", "zeton")


def seen(text: str, places: Sequence[str], seats: Sequence[str]) -> dict[str, str]:
    """Return what may stand in places, as a story has it; a place of which the text says nothing is left out."""
    told: dict[str, list[str]] = {}
    for term in terms(text, heard(text, seats=seats).language, tuple(dict.fromkeys(seats))):
        few = term.kind == "number" and term.value <= FEW
        told.setdefault("few" if few else term.kind, []).append(str(term.value))
    who, money, few = (list(dict.fromkeys(told.get(kind, ()))) for kind in ("seat", "number", "few"))
    spoken = words(text)
    count, nth = few[0] if few else _counted(spoken, COUNTS), _counted(spoken, NTHS)
    named = any(word.startswith(CHIP) for word in spoken)
    chips = [*told.get("chips", ()), *([f"{count or 1}x{each}" for each in money] if named else money)]
    found = {
        "SEAT": who[0] if who else "",
        "OTHER": who[1] if len(who) > 1 else "",
        "SEATS": " and ".join(who) if len(who) > 1 else "",
        "AMOUNT": money[0] if money else "",
        "DUE": money[1] if len(money) > 1 else "",
        "PUT": chips[-1] if "TOOK" in places and chips[1:] else chips[0] if chips else "",
        "TOOK": chips[0] if chips else "",
        "NUMBER": count,
        "NTH": ORDER[int(nth) - 1] if nth else "",
        "CARDS": " ".join(told.get("cards", ())),
        "QUOTE": next(iter(told.get("quote", ())), ""),
        "SIZE": next(iter(told.get("size", ())), ""),
        "STREET": next(_streets(spoken), ""),
        "ROUND": next(_streets(spoken), ""),
    }
    return {place: found[place] for place in places if found.get(place)}


def _counted(spoken: Sequence[str], table: Mapping[int, str]) -> str:
    """Return the first number of a table of which a word begins so; nothing where none does."""
    begins = [(number, tuple(table[number].split())) for number in table]
    return next((str(number) for word in spoken for number, names in begins if word.startswith(names)), "")


def _streets(spoken: Sequence[str]) -> Iterator[str]:
    return (street for street, names in _names().items() if any(word.startswith(names) for word in spoken))


@cache
def _names() -> dict[str, tuple[str, ...]]:
    """Return what each street is called in the four languages, folded."""
    return {
        street: tuple({" ".join(words(street_in_words(language, street))) for language in LANGUAGES})
        for street in ("flop", "turn", "river")
    }
