"""A rulebook on paper: one page of HTML for A4, and the same as PDF."""

from functools import cache, partial
from threading import Lock

from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from cardspeak import __version__
from cardspeak.library import books
from cardspeak.locale.messages import LANGUAGES
from cardspeak.service.printed_book import printed_book
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import language_of
from cardspeak.web.render import HERE, book_title, template, words
from cardspeak.web.typeset import as_pdf as set_as_pdf

_SETTING = Lock()
STYLE = HERE / "static" / "print.css"


def html(book: str, language: str, style: str = f"/static/print.css?{__version__}") -> str:
    """Return a book as one page to be printed, with the address of its style."""
    facts = {
        **words(language), "printed": printed_book(book, language), "title": partial(book_title, language),
        "style": style,
    }  # fmt: skip
    return template("printed_book.html", facts)


def pdf(book: str, language: str) -> bytes:
    """Return a book as a PDF in A4; setting it takes some seconds, so it is kept.

    Raises `Unreadable` where the machine has not the library that sets type (Pango).
    """
    with _SETTING:  # whoever comes meanwhile waits instead of setting the same again
        return _pdf(book, language)


@cache
def _pdf(book: str, language: str) -> bytes:
    return set_as_pdf(html(book, language, STYLE.as_uri()))


@get("/books/{book_id:str}/print", sync_to_thread=True)
def printed(request: Asked, book_id: FromPath[str], language: FromQuery[str] = "") -> Response[str]:
    """Show a book as it is printed."""
    return Response(html(_known(book_id), _language(request, language)), media_type=MediaType.HTML)


@get("/books/{book_id:str}/pdf", sync_to_thread=True)
def as_pdf(request: Asked, book_id: FromPath[str], language: FromQuery[str] = "") -> Response[bytes]:
    """Send a book as a PDF."""
    wanted = _language(request, language)
    name = f"{_known(book_id)}-{wanted}.pdf"
    return Response(
        pdf(book_id, wanted), media_type="application/pdf",
        headers={"Content-Disposition": f'inline; filename="{name}"'},
    )  # fmt: skip


def _known(book: str) -> str:
    if book not in books():
        raise NotFoundException
    return book


def _language(request: Asked, wanted: str) -> str:
    return wanted if wanted in LANGUAGES else language_of(request)


HANDLERS = (printed, as_pdf)
