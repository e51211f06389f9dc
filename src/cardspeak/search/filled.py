"""How well the places of a situation are filled from a text: what it tells and nothing used, what nothing told."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from cardspeak.situations import Situation
from cardspeak.situations.deeds import Slot, aligned_deeds, slots
from cardspeak.situations.left_over import FEW, aside
from cardspeak.situations.model import is_seat
from cardspeak.talk.lexer import terms
from cardspeak.talk.mentions import Mention, is_rank, mentions, name_of, tells_of_the_teller, without_choices
from cardspeak.talk.model import Heard, Term
from cardspeak.talk.positions import UNNAMED
from cardspeak.talk.said import HERO

FILLED = (
    "amounts_left", "amounts_made_up", "names_left", "players_made_up", "no_teller", "teller_made_up", "quotes_left",
    "words_made_up", "chips_made_up", "deeds_made_up", "deeds_left", "right_players", "wrong_players",
    "right_amounts", "wrong_amounts", "last_is_last", "deeds",
)  # fmt: skip


def filled_signs(
    situation: Situation, heard: Heard, values: Mapping[str, int | str], case: Mapping[str, Any]
) -> tuple[float, ...]:
    """Return how well the values of a situation's places agree with a text; as `FILLED`."""
    spoken = without_choices(terms(heard.text, heard.language, ()))
    told = mentions(spoken)
    done = [each for each in told if each.kind and not each.wished]
    mine = slots(situation)
    pairs = aligned_deeds(mine, told)
    return (
        *_of_amounts(situation, heard, spoken, values, str(case)),
        *_of_players(situation, heard, spoken, values),
        *_of_words(situation, spoken, values, str(case)),
        *_of_deeds([slot for slot in mine if slot.kind], done, pairs, values),
    )


def _of_amounts(
    situation: Situation, heard: Heard, spoken: Sequence[Term], values: Mapping[str, int | str], case: str
) -> tuple[float, float]:
    beside = aside(heard)
    told = {
        str(term.value)
        for term in spoken
        if term.kind == "number"
        and term.value == int(term.value)
        and term.value > FEW
        and str(term.value) not in beside
    }
    chips = {worth for term in spoken if term.kind == "chips" for worth in re.findall(r"\d+", str(term.value))}
    used = set(re.findall(r"\d+", case))
    places = [place for place, first in situation.places.items() if isinstance(first, int)]
    return len(told - used), sum(str(values.get(place)) not in told | chips | beside for place in places)


def _of_players(
    situation: Situation, heard: Heard, spoken: Sequence[Term], values: Mapping[str, int | str]
) -> tuple[float, float, float, float]:
    seats = [term for at, term in enumerate(spoken) if term.kind == "seat" and not is_rank(spoken, at)]
    named = {name_of(term) for term in seats} - {*UNNAMED, "", HERO}
    stand = {str(value) for value in values.values()}
    around = str(values.get("seats", "")).split()
    made_up = [values.get(seat) for seat in situation.seats if str(values.get(seat)) == str(situation.places[seat])]
    teller = tells_of_the_teller(heard.text)
    return (
        len(named - stand - {*around}),
        sum(str(each) not in named for each in made_up),
        float(teller and HERO not in stand),
        float(HERO in stand and not teller),
    )


def _of_words(
    situation: Situation, spoken: Sequence[Term], values: Mapping[str, int | str], case: str
) -> tuple[float, float, float]:
    quotes = [str(term.value) for term in spoken if term.kind == "quote"]
    told = " ".join(str(term.value) for term in spoken if term.kind in ("chips", "number"))
    words = [place for place in situation.places if place.startswith("words")]
    chips = [str(values.get(place)) for place in situation.places if place.startswith("chip")]
    return (
        sum(quote not in case for quote in quotes),
        sum(str(values.get(place)) not in quotes for place in words),
        sum(each.replace("1x", "") not in told for each in chips),
    )


def _of_deeds(
    mine: Sequence[Slot], done: Sequence[Mention], pairs: Sequence[tuple[Slot, Mention]],
    values: Mapping[str, int | str],
) -> tuple[float, ...]:  # fmt: skip
    found = {id(mention) for _, mention in pairs}
    whose = [
        str(values.get(slot.seat)) == told.seat
        for slot, told in pairs
        if is_seat(slot.seat) and told.seat and told.seat not in UNNAMED
    ]
    much = [
        str(values.get(slot.amount)) == str(told.amount.value)
        for slot, told in pairs
        if slot.amount and told.amount is not None
    ]
    last = bool(mine and done) and any(slot is mine[-1] and told is done[-1] for slot, told in pairs)
    return (
        sum(all(slot is not other for other, _ in pairs) for slot in mine),
        sum(id(each) not in found for each in done),
        sum(whose),
        len(whose) - sum(whose),
        sum(much),
        len(much) - sum(much),
        float(last),
        len(mine),
    )
