"""Where a player asks for papers: the list of them, and each as a page to be printed or as PDF."""

from functools import cache
from threading import Lock

from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from cardspeak import __version__
from cardspeak.library import books
from cardspeak.locale.messages import LANGUAGES
from cardspeak.web.club.documents import KINDS, Kind, document
from cardspeak.web.club.house import desk_of
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import language_of
from cardspeak.web.printed import STYLE
from cardspeak.web.render import book_in_short, book_title, page, template, words
from cardspeak.web.typeset import as_pdf

_MAKING = Lock()


@cache
def html(kind: Kind, book: str, language: str, style: str = f"/static/print.css?{__version__}") -> str:
    """Return a paper as one page to be printed, with the address of its style."""
    facts = {
        **words(language), "document": document(kind, book, language), "title": book_title(language, book),
        "style": style,
    }  # fmt: skip
    return template("club_document.html", facts)


@cache
def pdf(kind: Kind, book: str, language: str) -> bytes:
    """Return a paper as a PDF in A4; `Unreadable` where the machine has not the library that sets type (Pango)."""
    return as_pdf(html(kind, book, language, STYLE.as_uri()))


def _made(kind: Kind, form: str, book: str, language: str) -> bytes:
    with _MAKING:  # whoever comes meanwhile waits instead of making the same again
        return pdf(kind, book, language) if form == "pdf" else html(kind, book, language).encode()


@get("/club/documents", sync_to_thread=False)
def documents(request: Asked, book: FromQuery[str] = "") -> Response[str]:
    """List the papers that a player may ask for, under one of the books of the house."""
    language = language_of(request)
    wanted = book if book in books() else next(iter(house_books(request)))
    return page(
        request, "club_documents.html", here="club", book=wanted, kinds=KINDS,
        books=[(name, book_in_short(language, name)) for name in house_books(request)],
    )  # fmt: skip


@get("/club/documents/{file:str}", sync_to_thread=True)
def one_document(
    request: Asked, file: FromPath[str], book: FromQuery[str] = "", language: FromQuery[str] = ""
) -> Response[bytes]:
    """Show a paper to be printed, or send it as PDF: `etiquette`, `etiquette.pdf`."""
    name, _, form = file.partition(".")
    kind = next((each for each in KINDS if each == name), None)
    under = book or next(iter(house_books(request)))
    if kind is None or form not in ("", "pdf") or under not in books():
        raise NotFoundException
    wanted = language if language in LANGUAGES else language_of(request)
    made = _made(kind, form, under, wanted)
    head = {"Content-Disposition": f'inline; filename="{kind}-{under}-{wanted}.pdf"'} if form else {}
    return Response(made, media_type="application/pdf" if form else f"{MediaType.HTML}; charset=utf-8", headers=head)


def house_books(request: Asked) -> tuple[str, ...]:
    """Return the books of the house first, then all others."""
    club = desk_of(request).club
    own = (club.house.book, club.house.tournament_book) if club is not None else ()
    return tuple(dict.fromkeys([name for name in (*own, *books()) if name in books()]))


HANDLERS = (documents, one_document)
