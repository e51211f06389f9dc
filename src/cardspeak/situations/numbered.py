"""Seats that a text calls by their numbers: who sits in which order behind the button, where it says who has that."""

import re
from collections.abc import Mapping, Sequence

from cardspeak.situations.deeds import slots
from cardspeak.situations.model import PLACE, STREETS, Situation, is_seat
from cardspeak.situations.players_told import players_told
from cardspeak.talk.letters import folded
from cardspeak.talk.mentions import name_of
from cardspeak.talk.model import Heard, Term
from cardspeak.talk.numbered import SEAT
from cardspeak.talk.positions import RANKS, UNNAMED

AROUND = 20  # more than there are seats at any table
ALIKE = {"check", "show", ""}  # deeds that all of them do, in whatever order they are spoken of
_NUMBER = r"(?<!\d)\d{1,2}(?!\d)"
_SEAT = rf"(?<!\w)(?:{SEAT}|seats|chairs|местах|місцях|sedadlach|miestach)"
_SEATS = re.compile(rf"{_SEAT} (?:№ ?|no\.? ?|c\.? ?)?({_NUMBER}(?:(?:,| и| і| й| та| a| and| &)+ {_NUMBER})*)")
_BUTTON = r"(?<!\w)(?:button|btn|баттон\w*|батон\w*|кнопк\w+)(?!\w)"
_ON = r"(?: (?:is|was|at|on|in|the|je|bol|na|на|у|в|был|была|був|була|стоит|стоїть|сейчас|зараз|теперь|тепер|—|-))*,?"
_HAS = r"(?: (?:is|was|has|had|on|the|je|bol|ma|mal|na|на|с|з|имеет|має|—|-))*"
_ITS_SEAT = re.compile(rf"{_BUTTON}:?{_ON} {_SEAT} ({_NUMBER})|{_SEAT} ({_NUMBER}){_HAS} {_BUTTON}")
_TURNED = re.compile(
    r"(?<![\w/])(\d{1,2})(?:-?(?:й|ый|м|ом|ем|го|те|е|му)|\.)? (мест[еу]|местом|місці|місцем|mieste)(?! ?\d)"
)
"""A seat whose number stands before it: `баттон на 5 месте`."""
_BUST = re.compile(r"bust(?:s|ed)?|eliminated|knocked|вылет\w+|выбы\w+|вилет\w+|вибу\w+|vypad\w+|vylet\w+")


def by_number(situation: Situation, heard: Heard, found: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return seats and players in the order in which they sit behind the button; nothing where that is not told.

    Players stand in the places of a situation in that order only where all of them do the same there.
    """
    low = _TURNED.sub(r"\2 \1", folded(heard.text))
    at = _ITS_SEAT.search(low)
    if at is None:
        return {}
    button = int(at[1] or at[2])
    told = [int(each) for run in _SEATS.findall(low[: at.start()] + ";" + low[at.end() :]) for each in _numbers(run)]
    around = sorted({*told, button}, key=lambda number: _behind(number, button))
    if "seats" in situation.places:
        many = players_told(heard)
        if many >= max(around):
            around = sorted(range(1, many + 1), key=lambda number: _behind(number, button))
        names = [f"seat{number}" for number in around]
        sitting = _sitting(found, names) if len(names) > 2 else {}
        once = len(set(sitting.values())) == len(sitting)
        return {**sitting, "seats": " ".join(names)} if len(names) > 2 and once else {}
    everybody = len({*told} - {button}) + 1 == len(situation.seats)  # `место 1, место 4 и баттон`
    names = [f"seat{number}" for number in around if number in told or everybody]
    acting = {slot.seat for slot in slots(situation)}
    if len(names) < 2 or not {slot.kind for slot in slots(situation)} <= ALIKE or not {*situation.seats} <= acting:
        return {}
    return dict(zip(situation.seats, names, strict=False))


def button_last(situation: Situation, found: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return players of whom all do the same behind the flop with the button as the last of them to act."""
    later = situation.at in STREETS[1:] or {"later", "next"} & situation.places.keys()
    alike = {slot.kind for slot in slots(situation)} <= ALIKE
    names = [found.get(place, "") for place in situation.seats]
    high_low = str(situation.set_up.get("table", {}).get("game", "")).endswith("8")  # who has which hand counts there
    if high_low or not later or not alike or "BTN" not in names[:-1] or "seats" in situation.places:
        return {}
    names = [*(name for name in names if name != "BTN"), "BTN"]
    return dict(zip(situation.seats, names, strict=True))


def _numbers(run: str) -> list[str]:
    return re.findall(r"\d+", run)


def _behind(number: int, button: int) -> int:
    return (number - button - 1) % AROUND


def _sitting(found: Mapping[str, int | str], names: Sequence[str]) -> dict[str, int | str]:
    """Return players who stand in places by their position or their seat as that seat."""
    positions = {"SB": names[0], "BB": names[1], "BTN": names[-1]}
    plain = {place: re.sub(r"\s", "", str(name)) for place, name in found.items() if is_seat(place)}
    return {place: positions.get(name, name) for place, name in plain.items()}


def gone(situation: Situation, spoken: Sequence[Term]) -> dict[str, int | str]:
    """Return who is eliminated, where one is in a situation, and a text names them beside the word for it."""
    out = re.findall(r"\{(\w)\} is eliminated", situation.play)
    if len(out) != 1 or len(PLACE.findall(situation.play)) != 1:
        return {}
    bust = next((at for at, term in enumerate(spoken) if _BUST.fullmatch(folded(term.text))), None)
    if bust is None:
        return {}
    before: list[str] = []
    for term in spoken[:bust]:
        before = [] if term.kind == "break" and term.value != "soft" else before
        before += [name_of(term)] if term.kind == "seat" else []
    after = [name_of(term) for term in spoken[bust + 1 : bust + 3] if term.kind == "seat"]
    name = next((name for name in (*before[-1:], *after) if name not in UNNAMED), "")
    return {out[0]: name} if name and (name in RANKS or name.startswith("seat")) else {}
