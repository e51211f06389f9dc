"""Member cards to be printed: name, number, and a QR code that opens the member's page; a new one ends the old."""

from litestar import Response, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import say
from cardspeak.web.club.acts import refused
from cardspeak.web.club.house import staffed
from cardspeak.web.club.people import new_link
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import parts_of
from cardspeak.web.qr import drawn
from cardspeak.web.render import page, raw


@post("/club/cards/{member:str}", status_code=200)
async def card(request: Asked, member: FromPath[str]) -> Response[str] | Redirect:
    """Make a new personal link of a member, and show it on their card: nothing keeps it, so it is shown once."""
    console = await staffed(request, "member", f"member/{member}")
    if isinstance(console, Redirect):
        return console
    own = console.club.members.get(member)
    if own is None or own.erased or own.merged:
        raise NotFoundException
    link, found = await new_link(console, member), parts_of(request).addresses
    if isinstance(link, Refused):
        return refused(console, f"member/{member}", link, {})
    address = (found[0] if found else f"{request.base_url}".rstrip("/")) + link
    return page(
        request, "club_card.html", id=member, name=console.club.house.name, member=console.name(member),
        address=address,
        number=say(console.language, "club-card-number", number=own.card) if own.card else "",
        code=raw(drawn(address)),
    )  # fmt: skip


HANDLERS = (card,)
