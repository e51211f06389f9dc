"""What happened? At any moment: the likely mishaps, each told with a few taps; conduct; what is wrong at the table."""

import asyncio
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import urlencode

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.floor.incidents.likely import is_of_no_hand, likely, likely_between
from cardspeak.hand.state import State
from cardspeak.irregularities import Offer
from cardspeak.locale.messages import has, say
from cardspeak.locale.words import capital
from cardspeak.record import record
from cardspeak.room.table.lines.tell import is_on
from cardspeak.search import found_offers
from cardspeak.service.real_tables import RealTable
from cardspeak.story.offers import OF_THE_HAND, offers, phrase_of, slots, written
from cardspeak.web.floor.draw import deck, names_in
from cardspeak.web.floor.filling import (
    IN_TURN,
    PLAYERS,
    SAID,
    Step,
    choices,
    next_step,
    players,
    question,
    with_the_only,
)
from cardspeak.web.floor.pages import run_by
from cardspeak.web.floor.ruling import line_address
from cardspeak.web.people.entrance import Asked, to
from cardspeak.web.people.session import language_of
from cardspeak.web.render import page
from cardspeak.web.story_words import line_in_words
from cardspeak.web.table import desk_words

MOST_FOUND = 12  # of a search
AT_THE_TABLE = {"stack": "#people-count", "places": "/places", "away": "#people-away", "stakes": "/stakes"}
"""What is wrong at the table and not in a hand: what its title speaks of, and where that is put right."""


@record
class Choice(NamedTuple):
    """A mishap to tap: its key and how it is called here; `meaning` explains a phrase that is told in English alone."""

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
    said = line_in_words(language, phrase.example)
    return Choice(offer.key, capital(said.text), phrase.meaning if said.language == "en" else "")


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
    now, on = real.now or real.state.hand, is_on(real.state)
    asked = {key: str(text)[:200] for key, text in request.query_params.items()}
    asked["SEATS"] = " and ".join(str(name)[:60] for name in request.query_params.getall("SEATS", []))
    key = asked.get("key", "")
    if key and now is None:
        return to(f"/floor/{table_id}/what")
    if key and now is not None:
        return _fill(request, real, now, key, asked)
    query, every = asked.get("q", "").strip(), "every" in asked
    keys = () if now is None else likely(now) if on else likely_between()
    first = [title(language, offers()[each]) for each in keys]
    shown = {choice.key for choice in first}
    # every phrase in the words of a language takes a while where nobody has asked for it before
    named = await asyncio.to_thread(_found, language, query) if (query or every) and now is not None else []
    rest = [
        choice for choice in named if (query or choice.key not in shown) and (on or is_of_no_hand(offers()[choice.key]))
    ]
    return page(
        request, "floor_what.html", here="floor", id=table_id, name=real.state.settings.name, q=query, every=every,
        first=[choice for choice in first if not is_of_no_hand(offers()[choice.key])],
        conduct=[choice for choice in first if is_of_no_hand(offers()[choice.key])], rest=rest, any=now is not None,
        table=_at_the_table(language, real),
    )  # fmt: skip


def _at_the_table(language: str, real: RealTable) -> list[tuple[str, str]]:
    """Return what may be wrong beside the hand, each with where it is put right; a tournament keeps its own chips."""
    own = ("places", "away") if real.state.settings.tournament else AT_THE_TABLE
    return [(say(language, f"floor-wrong-{what}"), f"/floor/{real.id}{AT_THE_TABLE[what]}") for what in own]


def _fill(request: Asked, real: RealTable, now: State, key: str, asked: Mapping[str, str]) -> Response[str] | Redirect:
    offer = offers().get(key)
    if offer is None:
        raise NotFoundException
    filled = {slot: _clean(slot, asked[slot]) for slot in slots(offer) if asked.get(slot, "").strip()}
    cards = " ".join(name[5:] for name in asked if name.startswith("card-"))
    names = names_in(real, now)
    usual = names[now.round.queue[0]] if now.round.queue and now.stage == "betting" else ""
    if key in IN_TURN and usual:
        filled = {"SEAT": usual, **filled}
    filled = with_the_only(offer, filled, real, now)
    step = next_step(offer, filled)
    if step is not None and step.slot == "CARDS" and cards:
        filled["CARDS"] = cards
        step = next_step(offer, filled)
    if step is None:
        return to(line_address(real.id, written(offer, filled), ()))
    return _ask(request, real, now, offer, filled, step, asked.get("pieces", ""))


def _ask(
    request: Asked, real: RealTable, now: State, offer: Offer, filled: Mapping[str, str], step: Step, put: str
) -> Response[str]:
    language, chips = language_of(request), sorted(real.state.settings.stakes.chips)
    at = f"/floor/{real.id}/what?" + urlencode({"key": offer.key, **filled})
    meant = players(offer, step.slot, filled, real, now) if step.slot in PLAYERS else []
    return page(
        request, "floor_fill.html", here="floor", id=real.id, title=title(language, offer).title, slot=step.slot, at=at,
        asks=question(offer, step), numbers=[(slot, f"floor-slot-{slot.lower()}") for slot in step.numbers],
        kept=[("key", offer.key), *filled.items()], told=list(filled.values()), seats=meant,
        others=_others(real, now, offer, filled) if offer.key in IN_TURN else (),
        choices=choices(real.law, step.slot, now, language), said=SAID[language], chips=chips, put=put, deck=deck(now),
        more=[(size, f"{put}+1x{size}" if put else f"1x{size}") for size in chips],
    )  # fmt: skip


def _clean(slot: str, text: str) -> str:
    text = text.strip().replace(";", " ")
    if slot == "QUOTE":
        return '"' + text.strip('"“”„«»').replace('"', "") + '"'
    return text


def _others(real: RealTable, now: State, offer: Offer, filled: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return who else it may have been, each with the address that says so."""
    names = [name for name in players(offer, "SEAT", {}, real, now) if name != filled.get("SEAT")]
    at = [f"/floor/{real.id}/what?" + urlencode({"key": offer.key, **filled, "SEAT": name}) for name in names]
    return list(zip(names, at, strict=True))


HANDLERS = (what_happened,)
