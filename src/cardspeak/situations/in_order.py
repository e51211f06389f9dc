"""The order of players who do the same one after the other: as they sit from the button, whoever is named first."""

import re
from collections.abc import Mapping

from cardspeak.situations.deeds import slots
from cardspeak.situations.model import Situation
from cardspeak.talk.letters import folded
from cardspeak.talk.model import Heard
from cardspeak.talk.positions import RANKS

_SEAT = r"(?:seats?|chairs?|мест\w{0,2}|місц\w{1,3}|sedadl\w{0,3}|miest\w{1,3})\W{1,2}(?:c\.?|№|#|no\.?)?\s*"
_LIST = re.compile(rf"{_SEAT}(\d{{1,2}}(?!\d)(?:(?:,| and| &| и| і| й| та| a)*\s*\d{{1,2}}(?!\d))*)")
_BUTTON = re.compile(
    rf"(?:button|dealer|btn|кнопк\w|бат+он\w?|дилер\w*|tlacidl\w)\W+(?:\w+\W+){{0,3}}?{_SEAT}(\d{{1,2}})(?!\d)"
)
AROUND = 10  # seats of a table
MIDDLE = len(RANKS)  # behind the positions that are known to be early, before the button


def in_order(situation: Situation, heard: Heard, found: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return values in which players who only check, one after the other, stand in the order of their seats.

    Who was named first is not who speaks first. Seats that are told by numbers lie behind that of the button.
    """
    deeds = [slot.kind for slot in slots(situation) if slot.kind and slot.kind != "show"]
    if set(deeds) != {"check"} or len(deeds) < len(situation.seats) or "a" in situation.places:
        return dict(found)
    if numbered := _by_number(folded(heard.text), len(situation.seats)):
        return {**found, **dict(zip(situation.seats, numbered, strict=True))}
    sits = heard.table.get("places", {})
    names = [str(found.get(seat, situation.places[seat])) for seat in situation.seats]
    if not any(str(sits.get(name, name)) in RANKS for name in names):
        return dict(found)
    names.sort(key=lambda name: _rank(str(sits.get(name, name))))
    return {**found, **dict(zip(situation.seats, names, strict=True))}


def _rank(position: str) -> int:
    return 2 * MIDDLE if position == "BTN" else RANKS.get(position, MIDDLE)


def _by_number(text: str, players: int) -> list[str]:
    """Return the seats of so many players, the first behind the button first; none where not so many are told."""
    button = _BUTTON.search(text)
    if button is None:
        return []
    rest = text[: button.start()] + " " + text[button.end() :]
    told = list(dict.fromkeys(int(each) for some in _LIST.findall(rest) for each in re.findall(r"\d+", some)))
    if len(told) != players:
        return []
    return [f"seat{seat}" for seat in sorted(told, key=lambda seat: (seat - int(button[1]) - 1) % AROUND)]
