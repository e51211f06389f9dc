"""What the floor does at a real table: telling a line, ruling, taking back, the next hand, chairs and stacks."""

from collections.abc import Sequence
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import say as phrase
from cardspeak.service.real import chairs
from cardspeak.service.real import events as e
from cardspeak.service.real.decide import Decision, Weighed, correct, say, undo, weigh
from cardspeak.service.real.hand import Unfit, unfit
from cardspeak.service.real.table import RealTable
from cardspeak.service.real_tables import SHELF, Kept, Wish
from cardspeak.story.parser import parse_story
from cardspeak.story.statements import Room, Sits, Undo
from cardspeak.web.entrance import Asked, Form, to
from cardspeak.web.floor_pages import last_entry, run_by, table_page, whole
from cardspeak.web.floor_ruling import facts_in, line_address, ruling_page
from cardspeak.web.floor_words import why_not
from cardspeak.web.session import language_of, parts_of


@post("/floor/{table_id:str}/say")
async def tell(request: Asked, table_id: FromPath[str], data: Form) -> Response[str] | Redirect:
    """Tell a line of the story; where the floor has to rule, its ruling is shown first and nothing is changed yet."""
    found = run_by(request, table_id)
    if isinstance(found, Redirect):
        return found
    kept, me = found
    line, know = _line(data), facts_in(data)
    word = _of_the_table(line, me.id)
    if word is not None:
        return await _done(request, kept, me.id, word, data, line)
    decided = data.get("decided", "")
    if not data.get("confirmed") and not decided:
        weighed = weigh(kept.state, line, know, SHELF)
        if isinstance(weighed, Weighed) and weighed.rulings:
            return to(line_address(table_id, line, know))
    language = language_of(request)
    decision = _decision(data, language) if decided else None

    def wish(table: RealTable, version: int) -> Sequence[e.Event] | Unfit:
        return say(table, version, line, know, me.id, SHELF, decision)

    said = weigh(kept.state, line, know, SHELF) if data.get("confirmed") else None
    outcome = await kept.do(me.id, wish, _seen(data))
    if outcome is None:
        return to(_after(table_id, line, said))
    if data.get("confirmed") or decided:
        return ruling_page(request, kept, line, know, why_not(language, outcome))
    return table_page(request, kept, why_not(language, outcome), line)


def _after(table_id: str, line: str, weighed: Weighed | Unfit | None) -> str:
    """Return where to go on: to the penalty of somebody who has earned one, else to the hand."""
    earned = isinstance(weighed, Weighed) and any(ruling.sanction for ruling in weighed.rulings)
    who = [getattr(each, "seat", "") for each in parse_story(line)] if earned else []
    if not who or not who[-1]:
        return f"/floor/{table_id}"
    return f"/floor/{table_id}/what?{urlencode({'key': 'penalise', 'SEAT': who[-1]})}"


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


def _of_the_table(line: str, by: str) -> Wish | None:
    """Return what a typed line wants of the table and not of its hand: undo, next hand, somebody sits down or goes."""
    try:
        told = parse_story(line)
    except Unreadable:
        return None
    match told:
        case (Undo(),):
            return lambda table, _: undo(table, last_entry(table), by)
        case (Room(what="next_hand"),):
            return lambda table, _: chairs.next_hand(table, by, SHELF)
        case (Room(what="quits", seat=name),):
            return lambda table, _: chairs.leave(table, name, by, SHELF)
        case (Room(what="moved", seat=name, number=place),):
            return lambda table, _: chairs.move(table, name, place, by, SHELF)
        case (Sits(seat=name, number=place, amount=chips),):
            return lambda table, _: chairs.sit(table, place, name, int(chips or 0), by, SHELF)
    return None


@post("/floor/{table_id:str}/do/{deed:str}")
async def do(request: Asked, table_id: FromPath[str], deed: FromPath[str], data: Form) -> Response[str] | Redirect:
    """Do something about the table: take back, correct, deal, seat, move, count, appoint, forget, close."""
    found = run_by(request, table_id)
    if isinstance(found, Redirect):
        return found
    kept, me = found
    by, name, place, chips = me.id, data.get("name", ""), whole(data.get("place", "")), whole(data.get("chips", ""))
    entry = whole(data.get("entry", ""))
    if deed == "forget":
        refused = await kept.forget(by, name.strip())
        return table_page(request, kept, why_not(language_of(request), refused)) if refused else to(f"/floor/{kept.id}")
    wishes: dict[str, Wish] = {
        "undo": lambda table, _: undo(table, entry, by),
        "correct": lambda table, _: correct(table, entry, data.get("line", "").strip()[:500], by, SHELF),
        "next": lambda table, _: chairs.next_hand(table, by, SHELF, data.get("button", "")),
        "sit": lambda table, _: chairs.sit(table, place, name.strip(), chips, by, SHELF),
        "leave": lambda table, _: chairs.leave(table, name, by, SHELF),
        "move": lambda table, _: chairs.move(table, name, place, by, SHELF),
        "count": lambda table, _: chairs.correct_stack(table, name, chips, data.get("why", "")[:300], by, SHELF),
        "appoint": lambda table, _: _appointed(request, name, by),
        "close": lambda table, _: [e.Closed(by)],
    }
    if deed not in wishes:
        raise NotFoundException
    return await _done(request, kept, by, wishes[deed], data, data.get("line", "") if deed == "correct" else "")


def _appointed(request: Asked, name: str, by: str) -> Sequence[e.Event] | Unfit:
    member = parts_of(request).room.people.member_named(name.strip())
    return [e.FloorNamed(member.id, by)] if member else unfit("nobody_called", name=name.strip())


async def _done(
    request: Asked, kept: Kept, by: str, wish: Wish, data: dict[str, str], line: str
) -> Response[str] | Redirect:
    outcome: Refused | Unfit | None = await kept.do(by, wish, _seen(data))
    if outcome is not None:
        return table_page(request, kept, why_not(language_of(request), outcome), line)
    return to("/floor" if kept.state.closed else f"/floor/{kept.id}")


@get("/floor/{table_id:str}/rule", sync_to_thread=False)
def rule(request: Asked, table_id: FromPath[str]) -> Response[str] | Redirect:
    """Show what the book says of a line; nothing is changed."""
    found = run_by(request, table_id)
    if isinstance(found, Redirect):
        return found
    asked = dict(request.query_params)
    return ruling_page(request, found[0], str(asked.get("line", ""))[:500], facts_in(asked), others="others" in asked)


HANDLERS = (tell, do, rule)
