"""A member's own hands: found by table, game, day, result and star, added up by the session."""

from collections.abc import Sequence
from datetime import date
from typing import Any
from urllib.parse import urlencode

from litestar import Response, get, post
from litestar.params import FromQuery
from litestar.response import Redirect

from cardspeak.cards.card import card_text
from cardspeak.hand.refused import Refused
from cardspeak.locale.hands import cards_in_words
from cardspeak.locale.messages import say
from cardspeak.service.hand_lists import Found, HandLists, Line, Session, Wanted
from cardspeak.service.threads import EVENTS
from cardspeak.web.local_time import day, day_begins, day_ends, local, moment, time_of_day
from cardspeak.web.people.entrance import Asked, Form, to
from cardspeak.web.people.session import language_of, parts_of, who
from cardspeak.web.render import game_title, page, sentence
from cardspeak.web.table import sight

RESULTS = ("won", "lost")
ASKED = ("table", "game", "day", "result", "star")


def lists_of(request: Asked) -> HandLists:
    """Return the lists of the room's members."""
    lists: HandLists = request.app.state.hand_lists
    return lists


@get("/hands")
async def my_hands(
    request: Asked, table: FromQuery[str] = "", game: FromQuery[str] = "", day: FromQuery[str] = "",
    result: FromQuery[str] = "", star: FromQuery[str] = "", before: FromQuery[str] = "",
) -> Response[str] | Redirect:  # fmt: skip
    """List one's own hands, the newest first."""
    if who(request) is None:
        return to("/enter?next=/hands")
    asked = {"table": table, "game": game, "day": day, "result": result, "star": star}
    return await _listed(request, asked, before)


async def _listed(request: Asked, asked: dict[str, str], before: str = "", problem: str = "") -> Response[str]:
    me, language = who(request), language_of(request)
    assert me is not None
    wanted = _wanted(asked)
    if wanted is None:
        problem, wanted = sentence(language, Refused("no_such_day", {})), Wanted()
    found = await EVENTS.call(lists_of(request).found, me.id, wanted, _before(before))
    kept = {key: value for key, value in asked.items() if value}
    older = "" if found.older is None else urlencode({**kept, "before": "{}.{}".format(*found.older)})
    results = [("won", say(language, "hands-won")), ("lost", say(language, "hands-lost"))]
    sessions = [
        (_head(language, session, lines), [_row(language, line) for line in lines]) for session, lines in found.sessions
    ]
    return page(
        request, "hands.html", here="hands", asked=asked, problem=problem, status=422 if problem else 200,
        sessions=sessions, older=older, found=found, total=_total(language, found), results=results,
        games=[(code, game_title(language, code)) for code in found.games],
    )  # fmt: skip


def _wanted(asked: dict[str, str]) -> Wanted | None:
    """Read what is looked for; None where the day is none."""
    whole = None
    if asked["day"]:
        try:
            of = date.fromisoformat(asked["day"])
            whole = day_begins(of), day_ends(of)
        except ValueError:
            return None
    result = asked["result"] if asked["result"] in RESULTS else ""
    return Wanted(asked["table"], asked["game"], whole, result, bool(asked["star"]))


def _before(text: str) -> tuple[int, int] | None:
    parts = text.split(".")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() and len(part) < 19 for part in parts):
        return None
    return int(parts[0]), int(parts[1])


def _total(language: str, found: Found) -> str:
    said = say(language, "hands-count", hands=found.hands)
    return said + say(language, "hands-without-tournaments", hands=found.apart) if found.apart else said


def _head(language: str, session: Session, lines: Sequence[Line]) -> dict[str, Any]:
    games = {line.hand.game for line in lines}
    game = game_title(language, games.pop()) if len(games) == 1 else ""
    begins, ends = local(session.first), local(session.last)
    until = time_of_day(session.last) if begins.date() == ends.date() else moment(language, session.last)
    return {
        **session._asdict(),
        "game": game,
        "day": day(language, session.first),
        "from": time_of_day(session.first),
        "until": until,
    }


def _row(language: str, line: Line) -> dict[str, Any]:
    hand = line.hand
    lie = [hand.cards, *hand.boards]
    return {
        **hand._asdict(), "starred": line.starred, "game": game_title(language, hand.game),
        "iso": local(hand.at).isoformat(), "when": time_of_day(hand.at),
        "cards": [sight.card(number) for number in hand.cards],
        "boards": [[sight.card(number) for number in board] for board in hand.boards],
        "said": [cards_in_words(language, [card_text(number) for number in row]) for row in lie],
    }  # fmt: skip


@post("/hands/star")
async def star(request: Asked, data: Form) -> Response[str] | Redirect:
    """Give one of one's own hands a star, or take it off."""
    me = who(request)
    if me is None:
        return to("/enter?next=/hands")
    table, number, starred = data.get("table", ""), data.get("number", ""), data.get("starred", "") == "1"
    plain = number.isascii() and number.isdigit() and len(number) < 12
    outcome: Refused | None = Refused("no_such_hand", {})
    if plain:
        now = parts_of(request).room.clock.now()
        outcome = await lists_of(request).star(me.id, table, int(number), starred, now)
    if outcome is not None:
        return await _listed(request, dict.fromkeys(ASKED, ""), problem=sentence(language_of(request), outcome))
    if request.headers.get("hx-request"):
        return page(request, "hand_star.html", line={"table": table, "number": int(number), "starred": starred})
    return to("/hands")


HANDLERS = (my_hands, star)
