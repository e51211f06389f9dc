"""Prizes for programs, of no tournament of the room: what a pool pays, and what stacks are worth in prizes."""

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Response, Router, post
from litestar.params import JSONBody

from cardspeak.errors import Unreadable
from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.library import books, find_game, law_at
from cardspeak.room.tournament.icm import EXACT, icm
from cardspeak.room.tournament.payouts import to_coins
from cardspeak.room.tournament.prize_table import Prizes, fits, prizes_by
from cardspeak.room.tournament.run.settings import PayoutTerms
from cardspeak.web.api import Asking, me_of, refusal
from cardspeak.web.people.session import parts_of

MOST_STACKS = 100  # more of them take seconds
MOST_PLACES = 1000  # that are paid
MOST = 10**12  # of coins, and of chips


class Payouts(msgspec.Struct, forbid_unknown_fields=True):
    """What was collected for prizes and by how many, and how it is divided; `places` is 0 where `percent` decides."""

    collected: int
    entries: int
    players: int = 0
    guarantee: int = 0
    places: int = 0
    percent: int = 15
    steepness: int = 100
    least: int = 0
    unit: int = 1
    book: str = "common"


class Stacks(msgspec.Struct, forbid_unknown_fields=True):
    """The chips of those who are left, and the prizes of the places that are left, the best first."""

    stacks: list[int]
    prizes: list[int]
    unit: int = 1


if TYPE_CHECKING:
    APayouts = Payouts
    AStacks = Stacks
else:
    APayouts = JSONBody[Payouts]
    AStacks = JSONBody[Stacks]


def _law(book: str) -> Law | Refused:
    try:
        return law_at(book, *find_game("nlhe"), 9, "tournament")
    except Unreadable:
        return Refused("no_such_book", {"book": book[:40]}, (), finding("any_of", names=", ".join(books())))


@post("/payouts", status_code=200)
async def payouts(request: Asking, data: APayouts) -> Response[dict[str, Any]]:
    """Divide what was collected for prizes, exact to the coin: `payouts` are those of the places, the first one first.

    `entries` counts re-entries as well; `players`, if fewer came, is the most places that are paid. A `guarantee` holds
    as the `book` has it, and `overlay` is what the house adds for it.
    """
    refused = parts_of(request).limits.take(("messages-per-account", me_of(request).id))
    found = refused if refused is not None else await asyncio.to_thread(_divided, data)
    if isinstance(found, Refused):
        return Response(refusal(found), status_code=422)
    pool = found.pool
    answer = {"ok": True, "pool": pool.prizes, "overlay": pool.overlay, "payouts": found.amounts, "clauses": pool.cites}
    return Response(answer, status_code=200)


def _divided(data: Payouts) -> Prizes | Refused:
    law = _law(data.book)
    if isinstance(law, Refused):
        return law
    terms = PayoutTerms(data.percent, data.steepness, data.unit, data.least, data.places)
    players = data.players or data.entries
    money = (data.collected, data.guarantee, data.least, data.unit)
    paid = data.places or data.entries * data.percent // 100
    if not fits(terms):
        return Refused("no_payout_terms", {"percent": data.percent, "steepness": data.steepness})
    if not all(0 <= each <= MOST for each in money) or not 1 <= players <= data.entries or paid > MOST_PLACES:
        return Refused("no_such_pool", {"most": MOST, "places": MOST_PLACES})
    return prizes_by(terms, data.collected, data.entries, players, law, data.guarantee)


@post("/icm", status_code=200)
async def worth(request: Asking, data: AStacks) -> Response[dict[str, Any]]:
    """Return what stacks are worth by ICM: `worth` in whole coins (or units of so many) that add up to the prizes.

    `exact` says whether all orders were counted, as with up to ten stacks; with more it is right to a millionth of the
    prizes.
    """
    refused = parts_of(request).limits.take(("messages-per-account", me_of(request).id)) or _impossible(data)
    if refused:
        return Response(refusal(refused), status_code=422)
    found = await asyncio.to_thread(icm, data.stacks, data.prizes)
    coins = to_coins(found, sum(data.prizes), data.unit)
    return Response({"ok": True, "worth": coins, "exact": len(data.stacks) <= EXACT}, status_code=200)


def _impossible(data: Stacks) -> Refused | None:
    stacks, prizes = data.stacks, data.prizes
    possible = 1 <= len(stacks) <= MOST_STACKS and len(prizes) <= len(stacks) and 1 <= data.unit <= MOST
    if possible and all(1 <= each <= MOST for each in stacks) and all(0 <= each <= MOST for each in prizes):
        return None
    return Refused("no_icm", {"most": MOST_STACKS})


router = Router("/api", route_handlers=[payouts, worth])
