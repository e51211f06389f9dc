"""The order of players who check one after the other: as they sit from the button, whoever is named first."""

from collections.abc import Mapping

from cardspeak.situations.deeds import slots
from cardspeak.situations.model import Situation
from cardspeak.talk.model import Heard
from cardspeak.talk.positions import RANKS

MIDDLE = len(RANKS)  # behind the positions that are known to be early, before the button


def in_order(situation: Situation, heard: Heard, found: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return values in which players who only check, one after the other, stand in the order of their positions.

    Who was named first is not who speaks first.
    """
    deeds = [slot.kind for slot in slots(situation) if slot.kind and slot.kind != "show"]
    if set(deeds) != {"check"} or len(deeds) < len(situation.seats) or "a" in situation.places:
        return dict(found)
    sits = heard.table.get("places", {})
    names = [str(found.get(seat, situation.places[seat])) for seat in situation.seats]
    if not any(str(sits.get(name, name)) in RANKS for name in names):
        return dict(found)
    names.sort(key=lambda name: _rank(str(sits.get(name, name))))
    return {**found, **dict(zip(situation.seats, names, strict=True))}


def _rank(position: str) -> int:
    return 2 * MIDDLE if position == "BTN" else RANKS.get(position, MIDDLE)
