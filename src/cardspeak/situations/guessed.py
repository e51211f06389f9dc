"""What the words of a text show of the places of a situation: who, how much, on which street."""

import re
from collections.abc import Sequence

from cardspeak.situations.fitting import fitted
from cardspeak.situations.model import CHOICES, PLACE, STREETS, Situation, is_seat
from cardspeak.talk.lexer import terms
from cardspeak.talk.model import Heard

FEW = 9  # a smaller number counts something and is no amount


def guessed(situation: Situation, heard: Heard, seats: Sequence[str] = ()) -> dict[str, int | str]:
    """Return what stands in the places as far as a text shows it, else what stands there at first.

    Where what was understood fits the situation, that stands in it; else players and amounts in the order in which they
    were spoken of.
    """
    street = str(heard.table.get("street", ""))
    told = fitted(situation, heard.statements, {"spot": {"street": street}} if street else {}) or {}
    found = {**situation.places, **(told or _in_order(situation, heard, seats))}
    for place in ("street", "later"):
        if place in situation.places and street in CHOICES[place]:
            found[place] = street
    if "next" in situation.places and street in STREETS[:-1]:
        found["next"] = STREETS[STREETS.index(street) + 1]
    return found


def _in_order(situation: Situation, heard: Heard, seats: Sequence[str]) -> dict[str, int | str]:
    spoken = terms(heard.text, heard.language, tuple(dict.fromkeys(seats)))
    names = [re.sub(r"[^\w+-]", "", str(term.value)) for term in spoken if term.kind == "seat"]
    who = [name for name in dict.fromkeys(names) if name]
    blinds = {str(each) for each in heard.table.get("table", {}).get("blinds", ())}
    money = [
        int(term.value)
        for term in spoken
        if term.kind == "number" and term.value == int(term.value) > FEW and str(term.value) not in blinds
    ]
    order = list(dict.fromkeys(PLACE.findall(situation.play)))
    amounts = [place for place in order if isinstance(situation.places.get(place), int)]
    players = [place for place in order if is_seat(place)]
    found: dict[str, int | str] = dict(zip(amounts, dict.fromkeys(money), strict=False))
    found |= dict(zip(players, who, strict=False))
    taken = {str(value) for place, value in found.items() if is_seat(place)}
    for place in situation.seats:
        if place not in found and str(situation.places[place]) in taken:
            found[place] = next(name for name in "XYZVWU" if name not in taken)
            taken.add(str(found[place]))
    return found
