"""The rulebooks: every clause, readable and searchable, so that a citation on a button leads to its text."""

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from cardspeak.library import books
from cardspeak.web.entrance import Asked
from cardspeak.web.render import book_title, page
from cardspeak.web.session import language_of


@get("/books", sync_to_thread=False)
def shelf(request: Asked) -> Response[str]:
    """Show the rulebooks."""
    language = language_of(request)
    rows = [
        {"id": book.id, "title": book_title(language, book.id), "clauses": len(book.clauses)}
        for book in books().values()
    ]
    return page(request, "books.html", here="books", rows=rows)


@get("/books/{book_id:str}", sync_to_thread=False)
def book_page(request: Asked, book_id: FromPath[str], q: FromQuery[str] = "") -> Response[str]:
    """Show the clauses of a book, or those in which all words of a search occur."""
    book = books().get(book_id)
    if book is None:
        raise NotFoundException
    wanted = q.casefold().split()[:8]
    clauses = [
        clause
        for clause in book.clauses.values()
        if all(word in f"{clause.id} {clause.heading} {clause.gist} {clause.topic}".casefold() for word in wanted)
    ]
    return page(
        request, "book.html", here="books", title=book_title(language_of(request), book.id), clauses=clauses, q=q
    )


HANDLERS = (shelf, book_page)
