"""A player's own seat at an online table: absence, another seat, and what becomes of chips, by the table's book."""

from typing import Any, NamedTuple

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import say
from cardspeak.record import record
from cardspeak.room.table import commands as c
from cardspeak.room.table.decide import decide, law_now
from cardspeak.room.table.state import Table, hand_seat, seat_of, sitting
from cardspeak.service.asking import read_asked
from cardspeak.service.tables import LAWS, RunningTable
from cardspeak.web.home.reach import reached
from cardspeak.web.people.entrance import Asked, Form
from cardspeak.web.people.session import language_of, parts_of, who
from cardspeak.web.render import sentence, template, words

DOES = ("away", "sit-in", "change-seat", "leave")


@record
class Stack(NamedTuple):
    """How many chips a player has behind and in front."""

    name: str
    behind: int
    front: int


@record
class Own(NamedTuple):
    """What a player may do with seat and chips; where there is no way, why not, with the clause.

    `seats` are places from 0 that the player may take now, `no_seat` says why there is none or not every free one.
    `dealt` says whether cards are dealt to an absent player; `deputy` whether the book lets others play one's chips.
    """

    away: bool
    no_leave: Refused | None
    dealt: bool
    dealt_by: tuple[str, ...]
    seats: tuple[int, ...]
    no_seat: tuple[Refused, ...]
    off: Refused
    back: tuple[str, ...]
    passed: Refused
    stacks: tuple[Stack, ...]
    asked_by: tuple[str, ...]
    deputy: bool
    deputy_by: tuple[str, ...]


def own_seat(table: Table, member: str, names: Any, at: int) -> Own | None:
    """Return what a player may do about seat and chips now; none who has no seat. Nothing is changed."""
    number = seat_of(table, member)
    if number < 0:
        return None
    law, seat = law_now(table, LAWS), sitting(table, number)
    leaves = decide(table, c.BeAway(member), LAWS, at)
    off, passed = (decide(table, each, LAWS, at) for each in (c.TakeOff(member, 1), c.PassChips(member, member, 1)))
    assert isinstance(off, Refused)
    assert isinstance(passed, Refused)
    places, why = _places(table, member, at)
    return Own(
        seat.away, leaves if isinstance(leaves, Refused) else None, bool(law.absent_dealt()),
        law.cites("absent.dealt"), places, why, off, law.cites("stakes.back") if law.stakes_back() else (), passed,
        _stacks(table, names), law.cites("stacks.asked"), bool(law.play_deputy()), law.cites("play.deputy"),
    )  # fmt: skip


def _places(table: Table, member: str, at: int) -> tuple[tuple[int, ...], tuple[Refused, ...]]:
    """Return which other places a player may take now, and of the others that are free why not, each reason once."""
    if table.settings.club:
        return (), (Refused("seats_at_the_desk", {}),)
    found, why = [], dict[str, Refused]()
    for place, taken in enumerate(table.seats):
        outcome = decide(table, c.ChangeSeat(member, place), LAWS, at) if taken is None else None
        if isinstance(outcome, Refused):
            why.setdefault(outcome.code, outcome)
        elif taken is None:
            found.append(place)
    if all(table.seats):
        why["table_full"] = Refused("table_full", {"seats": len(table.seats)})
    return tuple(found), tuple(why.values())


def _stacks(table: Table, names: Any) -> tuple[Stack, ...]:
    found = []
    for number, seat in enumerate(table.seats):
        if seat is None:
            continue
        at = hand_seat(table, number) if table.playing and table.hand else -1
        now = table.hand.round if table.hand else None
        chips = (now.stacks[at], now.bets[at]) if now is not None and at >= 0 else (seat.stack, 0)
        found.append(Stack(names(seat.member), *chips))
    return tuple(found)


def _running(request: Asked, table_id: str) -> tuple[RunningTable, str]:
    me, running = who(request), reached(request, table_id)
    if running is None:
        raise NotFoundException
    if me is None or seat_of(running.state, me.id) < 0:
        raise PermissionDeniedException
    return running, me.id


def _shown(request: Asked, running: RunningTable, member: str, said: str = "") -> Response[str]:
    room, language = parts_of(request).room, language_of(request)
    own = own_seat(running.state, member, room.name, room.clock.now())
    given = {**words(language), "id": running.id, "own": own, "said": said, "club": running.state.settings.club}
    return Response(template("own_seat.html", given), media_type=MediaType.HTML)


@get("/tables/{table_id:str}/seat", sync_to_thread=False)
def seat(request: Asked, table_id: FromPath[str]) -> Response[str]:
    """Show a player what may be done about their seat and their chips."""
    return _shown(request, *_running(request, table_id))


@post("/tables/{table_id:str}/seat", status_code=200)
async def change(request: Asked, table_id: FromPath[str], data: Form) -> Response[str]:
    """Go away, come back, change seats or leave; what is refused is said."""
    running, me = _running(request, table_id)
    if data.get("do", "") not in DOES:
        raise ClientException
    asked = read_asked({key: data[key] for key in ("do", "seat", "text", "id") if key in data})
    outcome = asked if isinstance(asked, Refused) else await parts_of(request).room.ask(running, me, asked)
    language = language_of(request)
    said = sentence(language, outcome) if isinstance(outcome, Refused) else say(language, "desk-done")
    return _shown(request, running, me, said)


HANDLERS = (seat, change)
