"""What the floor does at a real table: telling a line, ruling, taking back, the next hand, chairs and stacks."""

from collections.abc import Awaitable, Callable
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import say as phrase
from cardspeak.room.table.commands import Appoint, ChopBlinds, Close, SplitPot, StartClock, StopClock
from cardspeak.room.table.lines.state import Decision
from cardspeak.room.table.lines.tell import Weighed
from cardspeak.room.table.state import seat_of
from cardspeak.service.real_tables import RealTable
from cardspeak.service.threads import PEOPLE
from cardspeak.talk.heard import heard
from cardspeak.web.floor.pages import run_by, table_page, whole
from cardspeak.web.floor.ruling import facts_in, line_address, ruling_page
from cardspeak.web.floor.ruling_words import why_not
from cardspeak.web.floor.table_pages import METHODS, PAYERS, levels_in, places_shown, stakes_shown
from cardspeak.web.people.entrance import Asked, Form, to
from cardspeak.web.people.session import language_of, parts_of


@post("/floor/{table_id:str}/say")
async def tell(request: Asked, table_id: FromPath[str], data: Form) -> Response[str] | Redirect:
    """Tell a line of the story; where the floor has to rule, its ruling is shown first and nothing is changed yet."""
    found = await run_by(request, table_id)
    if isinstance(found, Redirect):
        return found
    real, me = found
    line, know = _line(data), facts_in(data)
    decided, confirmed = data.get("decided", ""), bool(data.get("confirmed"))
    of_the_table = real.of_the_table(line, me.id) is not None
    weighed = real.weigh(line, know) if not of_the_table and not decided else None
    if isinstance(weighed, Weighed) and weighed.rulings and not confirmed:
        return to(line_address(table_id, line, know))
    language = language_of(request)
    decision = _decision(data, language) if decided else None
    refused = await real.tell(me.id, line, know, decision, _seen(data))
    if refused is None:
        return to(_after(real, line, weighed if confirmed else None))
    if confirmed or decided:
        return ruling_page(request, real, line, know, why_not(language, real, refused))
    return table_page(request, real, why_not(language, real, refused), line)


def _after(real: RealTable, line: str, weighed: Weighed | Refused | None) -> str:
    """Return where to go on: to the penalty of somebody who has earned one, else to the hand."""
    if real.state.closed:
        return "/floor"
    if isinstance(weighed, Weighed) and any(getattr(each, "what", "") == "wrong_button" for each in weighed.statements):
        return f"/floor/{real.id}/places"
    earned = isinstance(weighed, Weighed) and any(ruling.sanction for ruling in weighed.rulings)
    who = [getattr(each, "seat", "") for each in heard(line).statements] if earned else []
    if not who or not who[-1]:
        return f"/floor/{real.id}"
    return f"/floor/{real.id}/what?{urlencode({'key': 'penalise', 'SEAT': who[-1]})}"


def _line(data: dict[str, str]) -> str:
    """Return the line that was told: as it was written, with the cards and the winners that were tapped."""
    cards = " ".join(key[5:] for key in data if key.startswith("card-"))
    line = data.get("line", "").strip()[:500]
    if "unknown" in data and not cards:
        cards = " ".join(["??"] * max(min(whole(data["unknown"]), 5), 0))
    wins: dict[str, list[str]] = {}
    for key in data:
        if key.startswith("win-"):
            part, _, name = key[4:].partition("-")
            wins.setdefault(part, []).append(name)
    parts = [
        f"{' and '.join(names)} {'split' if len(names) > 1 else 'wins'} {data.get(f'part-{part}', 'the pot')}"
        for part, names in sorted(wins.items())
    ]
    amount = data.get("amount", "").strip()
    return " ".join(word for word in (line, amount, cards, "; ".join(parts)) if word)


def _seen(data: dict[str, str]) -> int | None:
    return whole(data["seen"]) if "seen" in data else None


def _decision(data: dict[str, str], language: str) -> Decision:
    how = data.get("decided", "")
    text = data.get("text", "").strip()[:300]
    instead = data.get("instead", "").strip()[:500] if how == "line" else ""
    usual = phrase(language, "floor-hand-void" if how == "void" else "floor-hand-stands")
    return Decision(text or instead or usual, data.get("why", "").strip()[:300], instead, how == "void")


@post("/floor/{table_id:str}/do/{deed:str}")
async def do(request: Asked, table_id: FromPath[str], deed: FromPath[str], data: Form) -> Response[str] | Redirect:
    """Do something about the table: take back, correct, deal, seat, move, count, put right, close, and more."""
    found = await run_by(request, table_id)
    if isinstance(found, Redirect):
        return found
    real, me = found
    by, name, seen = me.id, data.get("name", "").strip(), _seen(data)
    place, chips, entry = [whole(data.get(key, "")) for key in ("place", "chips", "entry")]
    line = data.get("line", "").strip()[:500]
    blinds = whole(data.get("small", "")), whole(data.get("big", "")), whole(data.get("ante", ""))
    deeds: dict[str, Callable[[], Awaitable[Refused | None]]] = {
        "undo": lambda: real.undo(by, max(entry, 0), seen),
        "correct": lambda: real.correct(by, entry, line, seen),
        "next": lambda: real.next_hand(by, data.get("button", ""), seen),
        "sit": lambda: real.sit(by, place, name, chips, seen),
        "leave": lambda: real.leave(by, name, seen),
        "move": lambda: real.move(by, name, place, seen),
        "away": lambda: real.away(by, name, True, seen),
        "back": lambda: real.away(by, name, False, seen, not data.get("wait")),
        "ask-stack": lambda: real.ask_stack(by, name, data.get("other", ""), seen),
        "entrust": lambda: real.entrust(by, name, data.get("other", ""), "agreed" in data, seen),
        "chop": lambda: real.do(by, ChopBlinds(by, "both" in data), seen),
        "split": lambda: real.do(
            by, SplitPot(by, seat_of(real.state, real.names.id(name)), "two" in data, "table" in data), seen
        ),
        "count": lambda: real.count(by, name, chips, data.get("why", "")[:300], seen),
        "redo": lambda: real.redo(by, max(entry, 0), seen),
        "stakes": lambda: _stakes(real, by, blinds, data, seen),
        "levels": lambda: _levels(real, by, data, seen),
        "levels-off": lambda: real.plan_levels(by, (), seen),
        "clock-stop": lambda: real.do(by, StopClock(by), seen),
        "clock-start": lambda: real.do(by, StartClock(by), seen),
        "button": lambda: real.put_right(
            by, [data.get(key, "") for key in ("button", "small", "big")], data.get("why", "")[:300], seen
        ),
        "appoint": lambda: _appoint(request, real, by, name, seen),
        "forget": lambda: real.forget(by, name),
        "close": lambda: real.do(by, Close(by), seen),
    }
    if deed not in deeds:
        raise NotFoundException
    refused = await deeds[deed]()
    if refused is not None:
        problem = why_not(language_of(request), real, refused)
        if deed in ("stakes", "levels"):
            return stakes_shown(request, real, problem)
        if deed == "button":
            return places_shown(request, real, data, problem)
        return table_page(request, real, problem, line if deed == "correct" else "")
    return to("/floor" if real.state.closed else f"/floor/{real.id}")


async def _stakes(
    real: RealTable, by: str, blinds: tuple[int, int, int], data: Form, seen: int | None
) -> Refused | None:
    payer, method = data.get("payer", ""), data.get("method", real.state.settings.agreement.button)
    ante_by = next((each for each in PAYERS if each == payer), None)
    refused = await real.set_blinds(by, *blinds, seen, ante_by)
    chosen = next((each for each in METHODS if each == method), real.state.settings.agreement.button)
    if refused is not None or chosen == real.state.settings.agreement.button:
        return refused
    return await real.move_button(by, chosen)


async def _levels(real: RealTable, by: str, data: Form, seen: int | None) -> Refused | None:
    levels = levels_in(data)
    if not levels:
        return Refused("real_stakes_unfit", {})
    return await real.plan_levels(by, levels, seen)


async def _appoint(request: Asked, real: RealTable, by: str, name: str, seen: int | None) -> Refused | None:
    room = parts_of(request).room
    member = await PEOPLE.call(room.people.member_named, name)
    if member is not None:
        room.names.learn(member.id, member.name)
    return await real.do(by, Appoint(by, member.id), seen) if member else Refused("real_nobody_called", {"name": name})


@get("/floor/{table_id:str}/rule")
async def rule(request: Asked, table_id: FromPath[str]) -> Response[str] | Redirect:
    """Show what the book says of a line; nothing is changed."""
    found = await run_by(request, table_id)
    if isinstance(found, Redirect):
        return found
    asked = dict(request.query_params)
    return ruling_page(request, found[0], str(asked.get("line", ""))[:500], facts_in(asked), others="others" in asked)


HANDLERS = (tell, do, rule)
