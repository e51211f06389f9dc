"""HTML set as pages: PDF by WeasyPrint, which needs Pango on the machine."""

from threading import Lock

from cardspeak.errors import Unreadable

_SETTING = Lock()


def as_pdf(page: str) -> bytes:
    """Return a page of HTML as a PDF; only one is set at a time.

    Raises `Unreadable` where the machine has not the library that sets type (Pango).
    """
    try:
        from weasyprint import HTML
    except OSError:
        raise Unreadable("no PDF without Pango; on Debian or Ubuntu: apt install libpangoft2-1.0-0") from None
    with _SETTING:
        made = HTML(string=page).write_pdf()
    assert isinstance(made, bytes)
    return made
