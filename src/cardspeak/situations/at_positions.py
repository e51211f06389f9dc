"""Who of a situation sits in the blinds, or is dealt to first: they stand in the places of those who do there."""

import re
from collections.abc import Collection, Mapping, Sequence

from cardspeak.situations.model import Situation, Values
from cardspeak.talk.letters import folded
from cardspeak.talk.model import Term
from cardspeak.talk.positions import RANKS
from cardspeak.talk.said import HERO

FIRST = re.compile(r"first|перв|перш|prv")


def dealt_first(situation: Situation, found: Values, spoken: Sequence[Term]) -> dict[str, int | str]:
    """Return who gets the first card, where cards are still dealt to the first player: the one in the small blind."""
    first = any(term.value == "UTG" and FIRST.match(folded(term.text)) for term in spoken)
    dealt = next((place for place in situation.seats if f"the dealer deals {{{place}}}" in situation.play), "")
    return {dealt: "SB"} if first and dealt and found.get(dealt) == "UTG" else {}


def in_the_blinds(
    situation: Situation, found: Mapping[str, int | str], spoken_of: Collection[str]
) -> dict[str, int | str]:
    """Return values in which a blind who is told stands in the place of that blind, where a situation has one.

    So does the first player of all before the flop, where one acts whom the text names behind the teller.
    """
    values = dict(found)
    for place in situation.seats:
        blind = situation.places[place]
        other = next((each for each in situation.seats if each != place and values.get(each) == blind), "")
        if blind in ("SB", "BB") and other and situation.places[other] != blind:
            theirs = values.pop(place, "")
            values[place] = values.pop(other)
            values |= {other: theirs} if theirs else {}
    for place in situation.seats:  # whoever is called by another position does not stand in a blind's place
        home = next((each for each in situation.seats if situation.places[each] == values.get(place)), place)
        if situation.places[place] in ("SB", "BB") and home not in (place, *values):
            values[home] = values.pop(place)
        blind = situation.places[place]
        if blind in ("SB", "BB") and blind in spoken_of and blind not in values.values() and values.get(place) in RANKS:
            values[place] = blind
    opens = next((place for place in situation.seats if situation.play.startswith(f"{{{place}}} ")), "")
    told = next((place for place in situation.seats if values.get(place) == "UTG"), opens)
    if situation.places.get(opens) == "UTG" and told != opens and values.get(opens) == HERO:
        values |= {opens: "UTG", told: HERO}
    return values
