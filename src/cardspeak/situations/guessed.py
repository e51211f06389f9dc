"""What the words of a text show of the places of a situation: who, how much, which words and cards, on which street."""

import re
from collections.abc import Iterator, Mapping, Sequence

from cardspeak.situations.fitting import fitted
from cardspeak.situations.model import CHOICES, PLACE, STREETS, Situation, is_seat
from cardspeak.talk.lexer import terms
from cardspeak.talk.model import Heard, Term
from cardspeak.talk.positions import UNNAMED

FEW = 9  # a smaller number counts something and is no amount, unless the blinds are as small
COUNTS = ("one", "two", "three", "four", "five", "six")
AFTER = 3  # terms after a number, among which it says of what it is

FACTS = ("pot", "smallest")  # places that a fact of the table fills
BOARD, HAND = 5, 2  # cards


def guessed(situation: Situation, heard: Heard, seats: Sequence[str] = ()) -> dict[str, int | str]:
    """Return what stands in the places as far as a text shows it, else what stands there at first.

    Where what was understood fits the situation, that stands in it; else players and amounts in the order in which they
    were spoken of.
    """
    street = str(heard.table.get("street", heard.table.get("spoken-of", "")))
    told = fitted(situation, heard.statements, {"spot": {"street": street}} if street else {}) or {}
    told = {place: value for place, value in told.items() if value not in UNNAMED}  # nobody was named: a letter will do
    spoken = terms(heard.text, heard.language, tuple(dict.fromkeys(seats)))
    found = {**situation.places, **_in_order(situation, heard, spoken), **_said(situation, heard, spoken), **told}
    if told:
        found = _apart(situation, {**situation.places, **_said(situation, heard, spoken), **told}, told)
    for place in ("street", "later"):
        if place in situation.places and street in CHOICES[place]:
            found[place] = street
    if "next" in situation.places and street in STREETS[:-1]:
        found["next"] = STREETS[STREETS.index(street) + 1]
    return found


def _in_order(situation: Situation, heard: Heard, spoken: Sequence[Term]) -> dict[str, int | str]:
    names = [re.sub(r"[^\w+-]", "", str(term.value)) for term in spoken if term.kind == "seat"]
    who = [name for name in dict.fromkeys(names) if name and name not in UNNAMED]
    order = list(dict.fromkeys(PLACE.findall(situation.play)))
    amounts = [place for place in order if isinstance(situation.places.get(place), int)]
    players = [place for place in order if is_seat(place)]
    chips = [int(term.value) for at, term in enumerate(spoken) if _is_chip(spoken, at)] if "chip" in amounts else []
    found: dict[str, int | str] = {"chip": chips[0]} if chips else {}
    money = dict.fromkeys(each for each in _money(heard, spoken) if each not in found.values())
    found |= dict(zip([each for each in amounts if each not in found], money, strict=False))
    found |= dict(zip(players, who, strict=False))
    return _apart(situation, found, found)


def _apart(situation: Situation, found: dict[str, int | str], known: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return values in which no player whom nobody spoke of has the name of one who was spoken of."""
    taken = {str(value) for place, value in known.items() if is_seat(place)}
    for place in situation.seats:
        if place not in known and str(situation.places[place]) in taken:
            found[place] = next(name for name in "XYZVWU" if name not in taken)
            taken.add(str(found[place]))
    return found


def _money(heard: Heard, spoken: Sequence[Term]) -> Iterator[int]:
    """Yield the amounts of a text, in order, without those that a fact of the table has."""
    table = heard.table.get("table", {})
    blinds = [int(each) for each in table.get("blinds", ())]
    aside = {str(each) for each in (*blinds, *[heard.table.get(fact) for fact in FACTS])}
    least = max(blinds, default=FEW + 1)
    for at, term in enumerate(spoken):
        if term.kind != "number" or term.value != int(term.value) or str(term.value) in aside:
            continue
        if term.value > FEW or (term.value >= least and not _counts(spoken, at)):
            yield int(term.value)


def _counts(spoken: Sequence[Term], at: int) -> bool:
    """Say whether a number counts players, cards or chips, or is written in letters."""
    after = spoken[at + 1] if at + 1 < len(spoken) else None
    counted = after is not None and (after.kind in ("seat", "table") or after.parts & {"cards", "chip", "limpers"})
    return bool(counted) or spoken[at].text.isalpha()


def _is_chip(spoken: Sequence[Term], at: int) -> bool:
    """Say whether a number is the worth of a chip, as in `a chip of 1000` and `one 1000 chip`."""
    near = (*spoken[max(at - 2, 0) : at], *spoken[at + 1 : at + 2])
    return spoken[at].kind == "number" and spoken[at].value > 1 and any("chip" in term.parts for term in near)


def _said(situation: Situation, heard: Heard, spoken: Sequence[Term]) -> dict[str, int | str]:
    """Return what stands in the places for words, chips, cards, counts and facts, where the text has them."""
    found: dict[str, int | str] = {fact: heard.table[fact] for fact in FACTS if fact in heard.table}
    quotes = [str(term.value) for term in spoken if term.kind == "quote"]
    chips = [str(term.value) for term in spoken if term.kind == "chips"]
    cards = [str(term.value).replace(" ", "") for term in spoken if term.kind == "cards"]
    one = [each.removeprefix("1x") for each in chips if each.startswith("1x") and "+" not in each]
    counts = [COUNTS[int(term.value) - 1] for at, term in enumerate(spoken) if _counts_cards(spoken, at)]
    first: dict[str, Sequence[int | str]] = {
        "words": quotes, "words_first": quotes, "chips": chips, "count": counts,
        "chip": [int(each) for each in one if each.isdecimal()],
        "board": [_spaced(each) for each in cards if len(each) == 2 * BOARD],
    }  # fmt: skip
    found |= {place: each[0] for place, each in first.items() if each}
    found |= dict(zip(("a", "b", "c"), [_spaced(each) for each in cards if len(each) == 2 * HAND], strict=False))
    return {place: value for place, value in found.items() if place in situation.places}


def _counts_cards(spoken: Sequence[Term], at: int) -> bool:
    """Say whether a number, as `three` in `three hole cards`, is that of cards."""
    if spoken[at].kind != "number" or not 1 <= spoken[at].value <= len(COUNTS):
        return False
    return any(term.parts & {"cards"} for term in spoken[at + 1 : at + 1 + AFTER])


def _spaced(cards: str) -> str:
    return " ".join(cards[at : at + 2] for at in range(0, len(cards), 2))
