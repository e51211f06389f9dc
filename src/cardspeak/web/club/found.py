"""Founding the club in the browser, with the key that the server has printed."""

from litestar import Response, get, post
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.library import books
from cardspeak.room.club.state import House
from cardspeak.web.club.house import desk_of
from cardspeak.web.people.entrance import Asked, Form, to
from cardspeak.web.people.session import language_of, who
from cardspeak.web.render import book_choice, page, sentence
from cardspeak.web.slowed import slowed

USUAL = {"name": "", "book": "common", "tournament_book": "tda-2024"}
FOUND = "/club/found"


def _form(request: Asked, given: dict[str, str], refused: Refused | None = None) -> Response[str]:
    language = language_of(request)
    named = book_choice(language)
    shown = page(
        request, "club_found.html", here="club", given=given, books=named, tournament_books=named,
        problem=sentence(language, refused) if refused else "", status=422 if refused else 200,
    )  # fmt: skip
    return slowed(shown, refused) if refused else shown


@get(FOUND, sync_to_thread=False)
def found(request: Asked) -> Response[str] | Redirect:
    """Ask for the key, and what the club is."""
    if desk_of(request).club is not None:
        return to("/club")
    return _form(request, USUAL) if who(request) else to(f"/enter?next={FOUND}")


@post(FOUND)
async def found_club(request: Asked, data: Form) -> Response[str] | Redirect:
    """Found the club."""
    me = who(request)
    if me is None:
        return to(f"/enter?next={FOUND}")
    given = {**USUAL, **{key: data[key].strip()[:60] for key in USUAL if key in data}}
    for key in ("book", "tournament_book"):
        given[key] = given[key] if given[key] in books() else USUAL[key]
    house = House(given["name"], given["book"], tournament_book=given["tournament_book"])
    outcome = await desk_of(request).found_with(data.get("key", "").strip()[:80], house, me.id)
    return _form(request, given, outcome) if isinstance(outcome, Refused) else to("/club/run")


HANDLERS = (found, found_club)
