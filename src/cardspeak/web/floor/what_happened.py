"""What happened? The likely mishaps of this moment, each told with a few taps."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import urlencode

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.floor.incidents.likely import likely
from cardspeak.floor.incidents.sight import dealt_so_far
from cardspeak.floor.sanctions.record import penalty_of
from cardspeak.hand.state import State
from cardspeak.irregularities import Offer
from cardspeak.law.facts import Facts
from cardspeak.law.law import Law
from cardspeak.law.sanctions import holds
from cardspeak.locale.messages import has, say
from cardspeak.locale.words import capital
from cardspeak.record import record
from cardspeak.search import found_offers
from cardspeak.service.real_tables import RealTable
from cardspeak.story.offers import OF_THE_HAND, offers, phrase_of, slots, written
from cardspeak.web.floor.draw import deck, names_in
from cardspeak.web.floor.pages import run_by
from cardspeak.web.floor.ruling import line_address
from cardspeak.web.people.entrance import Asked, to
from cardspeak.web.people.session import language_of
from cardspeak.web.render import page
from cardspeak.web.table import desk_words

SAID = {
    "en": ("raise", "call", "check", "bet", "all in", "fold", "pot", "I raise", "same", "action"),
    "ru": ("рейз", "колл", "чек", "бет", "олл-ин", "пас", "банк", "повышаю", "уравниваю", "ставлю"),
    "uk": ("рейз", "кол", "чек", "бет", "ол-ін", "пас", "банк", "підвищую", "зрівнюю", "ставлю"),
    "sk": ("raise", "call", "check", "bet", "all in", "fold", "pot", "zvyšujem", "dorovnávam", "skladám"),
}
CHOICES = {
    "NUMBER": ("1", "2", "3", "4", "5", "6"), "NTH": tuple("first second third fourth fifth sixth seventh".split()),
    "RUN": ("first", "second"), "PART": ("pot", "main pot", "side pot"),
    "TEXT": ("a warning", "one hand", "two hands", "one round", "two rounds", "three rounds", "disqualification"),
    "SECONDS": ("10 seconds", "30 seconds", "1 minute", "2 minutes"), "TIMES": ("once", "twice"),
    "LANGUAGE": ("English", "Russian", "Slovak", "Ukrainian", "German"),
}  # fmt: skip


MOST_FOUND = 12  # of a search

# what the player to act does most often: this player is meant until another is tapped
HIS_TURN = frozenset({"chips", "string-bet", "said", "said-and-put", "takes-back"})


@record
class Choice(NamedTuple):
    """A mishap to tap: its key and how it is called here; a phrase without a title of its own is told in English."""

    key: str
    title: str
    meaning: str


def title(language: str, offer: Offer) -> Choice:
    """Return how an offer is called in a language."""
    if has(f"offer-{offer.key}"):
        return Choice(offer.key, capital(say(language, f"offer-{offer.key}")), "")
    code = offer.key.removeprefix("offence-").replace("-", "_")
    if code in desk_words.CODES:
        return Choice(offer.key, capital(desk_words.offence(language, code)), "")
    phrase = phrase_of(offer.words)
    return Choice(offer.key, phrase.example, phrase.meaning)


def _found(language: str, query: str) -> list[Choice]:
    """Return what a search finds, the likeliest first; else everything that the buttons of a hand do not tell."""
    if query:
        return [title(language, offers()[found.name]) for found in found_offers(query, MOST_FOUND)]
    return [
        title(language, offer)
        for offer in offers().values()
        if offer.group != "actions" and phrase_of(offer.words).kind not in OF_THE_HAND
    ]


@get("/floor/{table_id:str}/what")
async def what_happened(request: Asked, table_id: FromPath[str]) -> Response[str] | Redirect:
    """Ask what happened, and then what the chosen mishap still needs, one tap at a time."""
    found = await run_by(request, table_id)
    if isinstance(found, Redirect):
        return found
    real, language = found[0], language_of(request)
    now = real.now
    if now is None:
        return to(f"/floor/{table_id}")
    asked = {key: str(text)[:200] for key, text in request.query_params.items()}
    asked["SEATS"] = " and ".join(str(name)[:60] for name in request.query_params.getall("SEATS", []))
    key = asked.get("key", "")
    if key:
        return _fill(request, real, now, key, asked)
    query = asked.get("q", "").strip()
    first = [title(language, offers()[each]) for each in likely(now)]
    likely_now = {choice.key for choice in first}
    rest = [choice for choice in _found(language, query) if query or choice.key not in likely_now]
    return page(
        request, "floor_what.html", here="floor", id=table_id, name=real.state.settings.name, q=query,
        first=[] if query else first, rest=rest,
    )  # fmt: skip


def _fill(request: Asked, real: RealTable, now: State, key: str, asked: Mapping[str, str]) -> Response[str] | Redirect:
    offer, table_id, names = offers().get(key), real.id, names_in(real, now)
    chips = sorted(real.state.settings.stakes.chips)
    if offer is None:
        raise NotFoundException
    filled = {slot: _clean(slot, asked[slot]) for slot in slots(offer) if asked.get(slot, "").strip()}
    cards = " ".join(name[5:] for name in asked if name.startswith("card-"))
    usual = names[now.round.queue[0]] if now.round.queue and now.stage == "betting" else ""
    if key in HIS_TURN and usual:
        filled = {"SEAT": usual, **filled}
    slot = next((slot for slot in slots(offer) if slot not in filled), "")
    if slot == "CARDS" and cards:
        filled["CARDS"], slot = cards, next((each for each in slots(offer) if each not in filled and each != slot), "")
    if not slot:
        return to(line_address(table_id, written(offer, filled), ()))
    language = language_of(request)
    put = asked.get("pieces", "")
    at = f"/floor/{table_id}/what?" + urlencode({"key": key, **filled})
    return page(
        request, "floor_fill.html", here="floor", id=table_id, title=title(language, offer).title, slot=slot, at=at,
        asks=_question(key, slot),
        kept=[("key", key), *filled.items()], told=list(filled.values()), seats=_seats(now, names, slot, filled),
        others=_others(table_id, key, _seats(now, names, "SEAT", filled), filled) if key in HIS_TURN else (),
        choices=_choices(real.law, slot, now), said=SAID[language], chips=chips, put=put, deck=deck(now),
        more=[(size, f"{put}+1x{size}" if put else f"1x{size}") for size in chips],
    )  # fmt: skip


def _question(key: str, slot: str) -> str:
    """Return the key of the question for a place."""
    if key == "penalise" and slot == "TEXT":
        return "floor-which-penalty"
    own = f"floor-slot-{slot.lower()}"
    return own if has(own) else "floor-slot-text"


def _choices(law: Law, slot: str, now: State) -> tuple[str, ...]:
    """Return what may be tapped for a place: of penalties those of the book, of streets and cards those of the game."""
    if slot == "NTH":
        return CHOICES["NTH"][: dealt_so_far(now)]
    if slot == "STREET":
        return tuple([street.name for street in now.deal.game.streets if street.board])
    if slot != "TEXT":
        return CHOICES.get(slot, ())
    scale = law.penalty_scale(Facts({}))
    found = [(text, penalty_of(text)) for text in CHOICES["TEXT"]]
    return tuple([text for text, penalty in found if penalty and holds(scale, penalty)])


def _clean(slot: str, text: str) -> str:
    text = text.strip().replace(";", " ")
    if slot == "QUOTE":
        return '"' + text.strip('"“”„«»').replace('"', "") + '"'
    return text


def _others(table_id: str, key: str, seats: list[str], filled: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return who else it may have been, each with the address that says so."""
    names = [name for name in seats if name != filled.get("SEAT")]
    at = [f"/floor/{table_id}/what?" + urlencode({"key": key, **filled, "SEAT": name}) for name in names]
    return list(zip(names, at, strict=True))


def _seats(state: State, names: Sequence[str], slot: str, filled: Mapping[str, Any]) -> list[str]:
    """Return who it may have been: the player to act first, then the others in their order."""
    if slot not in ("SEAT", "OTHER", "SEATS"):
        return []
    first = state.round.queue[0] if state.round.queue else 0
    order = (*names[first:], *names[:first])
    return [name for name in order if slot != "OTHER" or name != filled.get("SEAT")]


HANDLERS = (what_happened,)
