"""What a chosen mishap still needs: its places, and what may be tapped for each of them at this moment."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardspeak.floor.incidents.meant import who_is_meant
from cardspeak.floor.incidents.sight import dealt_so_far
from cardspeak.floor.sanctions.record import penalty_of
from cardspeak.hand.state import State
from cardspeak.irregularities import Offer
from cardspeak.law.facts import Facts
from cardspeak.law.law import Law
from cardspeak.law.sanctions import holds
from cardspeak.locale.messages import has, say
from cardspeak.record import record
from cardspeak.room.table.state import seat_of
from cardspeak.service.real_tables import RealTable
from cardspeak.story.offers import slots
from cardspeak.web.floor.draw import names_in

SAID = {
    "en": ("raise", "call", "check", "bet", "all in", "fold", "pot", "I raise", "same", "action"),
    "ru": ("рейз", "колл", "чек", "бет", "олл-ин", "пас", "банк", "повышаю", "уравниваю", "ставлю"),
    "uk": ("рейз", "кол", "чек", "бет", "ол-ін", "пас", "банк", "підвищую", "зрівнюю", "ставлю"),
    "sk": ("raise", "call", "check", "bet", "all in", "fold", "pot", "zvyšujem", "dorovnávam", "skladám"),
}
"""Words that were perhaps said, in the language of the table."""
CHOICES = {
    "NUMBER": ("1", "2", "3", "4", "5", "6"), "NTH": tuple("first second third fourth fifth sixth seventh".split()),
    "RUN": ("first", "second"), "PART": ("pot", "main pot", "side pot"),
    "TEXT": ("a warning", "one hand", "two hands", "one round", "two rounds", "three rounds", "disqualification"),
    "SECONDS": ("10 seconds", "30 seconds", "1 minute", "2 minutes"), "TIMES": ("once", "twice"),
    "LANGUAGE": ("English", "Russian", "Slovak", "Ukrainian", "German"), "FACE": ("up", "down"),
    "LIVE": ("live", "dead"), "BLIND": ("small blind", "big blind", "missed blind", "ante"),
    "LEAST": ("minimum", "maximum"), "MOVE": ("bet", "call", "raise"),
    "MOTIONS": ("in two motions", "in three motions"),
}  # fmt: skip
"""What may be tapped for a place, in the words of the story."""
OWN_NAMES = {
    "English": "English", "Russian": "Русский", "Slovak": "Slovenčina", "Ukrainian": "Українська", "German": "Deutsch"
}  # fmt: skip
PLAYERS = ("SEAT", "OTHER", "SEATS")
NUMBERS = ("AMOUNT", "DUE")  # typed on a pad: several of them stand on one page

# what the player to act does most often: this player is meant until another is tapped
IN_TURN = frozenset({"chips", "string-bet", "said", "said-and-put"})


@record
class Step(NamedTuple):
    """What is asked next: numbers to be typed and, on the same page, a place to be filled by one tap ("": none)."""

    numbers: tuple[str, ...]
    slot: str


def next_step(offer: Offer, filled: Mapping[str, str]) -> Step | None:
    """Return what is still to be asked; none where nothing is."""
    left = [slot for slot in slots(offer) if slot not in filled]
    numbers: list[str] = []
    while left and left[0] in NUMBERS:
        numbers.append(left.pop(0))
    if numbers:
        return Step(tuple(numbers), left[0] if left and left[0] in ("SEAT", "OTHER") else "")
    return Step((), left[0]) if left else None


def with_the_only(offer: Offer, filled: Mapping[str, str], real: RealTable, now: State) -> dict[str, str]:
    """Return the places with a player filled in where nobody else can be meant."""
    found = dict(filled)
    for slot in slots(offer):
        if slot in found or slot not in offer.who:
            continue
        meant = players(offer, slot, found, real, now)
        if len(meant) != 1:
            break
        found[slot] = meant[0]
    return found


def players(offer: Offer, slot: str, filled: Mapping[str, str], real: RealTable, now: State) -> list[str]:
    """Return the players who can be meant in a place and still sit here, the likeliest first."""
    names = names_in(real, now)
    seats = who_is_meant(now, offer.who.get(slot, "dealt"))
    there = [names[seat] for seat in seats if seat_of(real.state, now.deal.seats[seat]) >= 0]
    others = ("OTHER", "SEAT") if slot in ("OTHER", "SEAT") else ()
    taken = {filled[each] for each in others if each in filled and each != slot}
    # of what is not likely now it is not known who can be meant: anybody then
    return [name for name in there if name not in taken] or [name for name in names if name not in taken]


def choices(law: Law, slot: str, now: State, language: str) -> list[tuple[str, str]]:
    """Return what may be tapped for a place, each with its label: of penalties those of the book, of streets and cards
    those of the game.
    """
    return [(value, _label(language, slot, value)) for value in _values(law, slot, now)]


def _values(law: Law, slot: str, now: State) -> Sequence[str]:
    if slot == "NTH":
        return CHOICES["NTH"][: dealt_so_far(now)]
    if slot in ("STREET", "ROUND"):
        return [street.name for street in now.deal.game.streets if street.board]
    if slot != "TEXT":
        return CHOICES.get(slot, ())
    scale = law.penalty_scale(Facts({}))
    found = [(text, penalty_of(text)) for text in CHOICES["TEXT"]]
    return [text for text, penalty in found if penalty and holds(scale, penalty)]


def _label(language: str, slot: str, value: str) -> str:
    if slot in ("NTH", "RUN"):
        return str(CHOICES["NTH"].index(value) + 1)
    if slot in ("STREET", "ROUND"):
        return say(language, f"street-{value}")
    if slot == "LANGUAGE":
        return OWN_NAMES[value]
    if slot == "SECONDS":
        number, unit = value.split()
        return say(language, f"floor-choice-{unit.rstrip('s')}s", count=int(number))
    if slot == "NUMBER":
        return value
    return say(language, f"floor-{'penalty' if slot == 'TEXT' else 'choice'}-{value.replace(' ', '-')}")


def question(offer: Offer, step: Step) -> str:
    """Return the key of the question for what is asked first."""
    slot = (*step.numbers, step.slot)[0]
    if offer.key == "penalise" and slot == "TEXT":
        return "floor-which-penalty"
    own = f"floor-slot-{slot.lower()}"
    return own if has(own) else "floor-slot-text"
