"""The page of odds: cards and ranges in, what they are worth out, settling while somebody looks."""

import asyncio
from collections.abc import Callable, Hashable, Iterator
from typing import Any

from litestar import Response, get
from litestar.response import Redirect

from cardspeak import showdown
from cardspeak.cards.card import DECKS, card_text
from cardspeak.equity.against_random import AGAINST_RANDOM
from cardspeak.equity.showdown import PLAYERS, Question
from cardspeak.finding import Finding
from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import say
from cardspeak.locale.words import capital
from cardspeak.service.calculations import Calculation, Calculations
from cardspeak.web.game_choice import FAMILIES, in_order
from cardspeak.web.odds import asked, sight, working
from cardspeak.web.odds.asked import Wanted
from cardspeak.web.people.entrance import Asked, to
from cardspeak.web.people.session import address_of, language_of, parts_of, who
from cardspeak.web.render import page, sentence
from cardspeak.web.slowed import slowed

SETTLING = "/equity/settling"
LOOKS, LOOK = 12, 0.05  # a page waits so many times so many seconds for what settles at once
OF_A_MEMBER, OF_AN_ADDRESS = 2, 8  # calculations at once: of a page the odds and the map
EXAMPLES = (
    ("pair", Wanted(("AsKs", "QhQd"))),
    ("ranges", Wanted(("QQ+, AKs", "22+, A2s+, KTs+", "20%"))),
    ("flop", Wanted(("AhKh", "99"), board="Qh9h2c")),
    ("omaha", Wanted(("AsAd7s6d", "KhQhJcTc"), game="omaha")),
    ("hi-lo", Wanted(("AsKs3h2h", "AdAc7s8d"), game="omaha-8")),
    ("razz", Wanted(("As2h3d", "Ks4h5c"), game="razz")),
)


def _begun(request: Asked, key: Hashable, steps: Callable[[], Iterator[Any]]) -> Calculation[Any] | Refused:
    """Return the calculation of what is asked, begun if need be; refused where there are too many.

    A page that looks again does not begin what was left for another.
    """
    calculations: Calculations[Any] = request.app.state["calculations"]
    there = calculations.known(key, left=request.url.path == SETTLING)
    if there is not None:
        return there
    me = who(request)
    taken = [("odds-per-address", address_of(request)), *([("odds", me.id)] if me else [])]
    if refused := parts_of(request).limits.take(*taken):
        return refused
    visitor, at_once = (me.id, OF_A_MEMBER) if me else (address_of(request), OF_AN_ADDRESS)
    return calculations.begin(key, visitor, steps(), at_once) or Refused("too_fast", {"seconds": 10, "wait": "0:10"})


async def _shown(request: Asked, fields: Wanted, name: str) -> Response[str]:
    """Answer with the page, or with the part of it that settles."""
    language = language_of(request)
    facts: dict[str, Any] = {
        "fields": fields, "rows": [], "how": "", "trouble": "", "settling": False, "state": "", "map_settling": False,
        "cells": AGAINST_RANDOM,
    }  # fmt: skip
    refused = None
    if fields.told:
        question = asked.read(fields)
        if isinstance(question, Finding):
            facts["trouble"] = sight.trouble(language, question)
        else:
            refused = await _found(request, fields, question, facts)
    if refused:
        facts["trouble"] = sentence(language, refused)
    facts["cells"] = sight.heat_map(facts["cells"]) if fields.has_map else []
    facts["again"] = fields.address(SETTLING)
    if name == "odds.html":
        facts |= _form(request, language, fields)
    answer = page(request, name, here="odds", **facts)
    if "hx-request" not in request.headers:
        return slowed(answer, refused) if refused else answer
    if name == "odds.html":
        answer.headers["hx-push-url"] = fields.address()  # the short address is the one to keep
    return answer  # which is shown where it is asked for by a part of the page


async def _found(request: Asked, fields: Wanted, question: Question, facts: dict[str, Any]) -> Refused | None:
    """Put what is found so far among the facts of the page; return why nothing is worked out, if so."""
    language = language_of(request)
    key = (fields.game, tuple([hand.ways for hand in question.hands]), question.board, frozenset(question.dead))
    odds = _begun(request, ("odds", *key), lambda: working.odds_steps(question))
    if isinstance(odds, Refused):
        return odds
    work = [odds]
    cells: Calculation[Any] | None = None
    if fields.against and fields.has_map:
        begun = _begun(request, ("map", fields.against, *key), lambda: working.map_steps(question, fields.against))
        if isinstance(begun, Refused):
            return begun
        cells = begun
        work.append(cells)
    for _ in range(LOOKS):
        if all(each.state != "running" for each in work):
            break
        await asyncio.sleep(LOOK)
    if odds.trouble:
        facts["trouble"] = sight.trouble(language, asked.trouble(odds.trouble))
        return None
    if odds.found:
        facts["rows"] = sight.rows(language, fields.told, odds.found, len(question.showdown.sides))
        facts["how"] = sight.how(language, odds.found, odds.state)
    if cells is not None:
        facts["cells"], facts["map_settling"] = cells.found or {}, cells.state == "running"
    facts["state"] = odds.state
    facts["settling"] = any(each.state == "running" for each in work)
    return None


def _form(request: Asked, language: str, fields: Wanted) -> dict[str, Any]:
    """Return what the form needs."""
    families = [
        (
            say(language, f"family-{family}"),
            [(game.id, capital(say(language, f"game-{game.id}"))) for game in in_order(family)],
        )
        for family in FAMILIES
    ]
    kind = showdown(fields.game)
    deck = DECKS[kind.deck]
    return {
        "families": families,
        "filled": [*fields.hands, *[""] * PLAYERS][: fields.rows],
        "most": PLAYERS,
        "deck": [[card_text(rank * 4 + suit) for rank in range(12, -1, -1) if rank * 4 + suit in deck]
                 for suit in (3, 2, 1, 0)],
        "examples": [(name, each.address()) for name, each in EXAMPLES],
        "in_ranges": kind.in_ranges,
        "has_board": kind.board,
        "holding": kind.holding,
    }  # fmt: skip


def _wanted(request: Asked) -> Wanted:
    given = {key: request.query_params.get(key, "") for key in request.query_params}
    return asked.wanted(given, request.query_params.getall("hand", []))


@get("/equity")
async def equity(request: Asked) -> Response[str] | Redirect:
    """Show what hands are worth, as far as it has settled, and the map of starting hands."""
    fields = _wanted(request)
    empty = any(not value for _, value in request.query_params.multi_items())
    if empty and "more" not in request.query_params and "hx-request" not in request.headers:
        return to(fields.address())
    return await _shown(request, fields, "odds.html")


@get(SETTLING)
async def settling(request: Asked) -> Response[str]:
    """Show the part of the page that settles."""
    return await _shown(request, _wanted(request), "odds_found.html")


HANDLERS = (equity, settling)
