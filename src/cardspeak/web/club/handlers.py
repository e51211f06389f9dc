"""Where everything of the club is asked for."""

from cardspeak.web.club import (
    acts,
    cards,
    document_pages,
    fairness_pages,
    figure_pages,
    found,
    live,
    mine,
    pages,
    receipts,
)

HANDLERS = (
    *pages.HANDLERS, *acts.HANDLERS, *live.HANDLERS, *mine.HANDLERS, *found.HANDLERS, *cards.HANDLERS,
    *receipts.HANDLERS, *figure_pages.HANDLERS, *fairness_pages.HANDLERS,
    *document_pages.HANDLERS,
)  # fmt: skip
