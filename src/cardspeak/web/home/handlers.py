"""All routes of home games."""

from cardspeak.web.home import buying, create, door, host, invite, ledger

HANDLERS = (
    *create.HANDLERS, *door.HANDLERS, *buying.HANDLERS, *invite.HANDLERS, *host.HANDLERS, *ledger.HANDLERS,
)  # fmt: skip
