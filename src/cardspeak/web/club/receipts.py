"""Receipts of the desk: what was taken or paid under which number, to be read and printed."""

from typing import Any, NamedTuple

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.locale.messages import amount, say
from cardspeak.record import record
from cardspeak.room.club import events_cashier as e
from cardspeak.room.club.events_people import StepTaken
from cardspeak.service.club_csv import happened
from cardspeak.service.threads import EVENTS
from cardspeak.web.club.house import Console, staffed
from cardspeak.web.local_time import moment
from cardspeak.web.people.entrance import Asked
from cardspeak.web.render import page

KINDS: dict[type, str] = {
    e.ChipsSold: "sold", e.PaidOut: "paid-out", e.ChipsKept: "kept", e.ChipsHandedBack: "handed-back",
    e.TicketSold: "ticket", e.TicketRedeemed: "redeemed", e.EntryTaken: "entry", e.PrizePaid: "prize",
}  # fmt: skip


@record
class Receipt(NamedTuple):
    """A receipt: its number, for what and for whom, how much, and which cashier gave it."""

    number: int
    text: str
    sum: int
    cites: tuple[str, ...]
    when: str
    cashier: str


def _receipt(console: Console, at: int, step: StepTaken | None, event: Any) -> Receipt:
    kind, coins = KINDS[type(event)], event.ticket.worth if hasattr(event, "ticket") else event.amount
    who = event.member if hasattr(event, "member") else event.ticket.holder
    if isinstance(event, e.EntryTaken) and event.amount < 0:
        kind, coins = "entry-returned", -event.amount
    text = say(
        console.language, f"club-receipt-{kind}", who=console.name(who) if who else "–",
        amount=amount(console.language, coins), event=console.title(getattr(event, "event", "")) or "–",
        ticket=event.ticket.number if hasattr(event, "ticket") else "–",
    )  # fmt: skip
    by = console.name(step.by) if step is not None and step.by else "–"
    return Receipt(event.receipt, text, coins, getattr(event, "cites", ()), moment(console.language, at), by)


def last_receipts(console: Console, count: int) -> list[Receipt]:
    """Return the last receipts that are at hand, the newest first."""
    found = []
    for _, at, event in reversed(console.desk.running.told):
        if type(event) in KINDS and event.receipt:
            found.append(_receipt(console, at, None, event))
        if len(found) == count:
            break
    return found


def _found(console: Console, number: int) -> tuple[int, StepTaken | None, Any] | None:
    step = None
    for _, at, event in happened(console.desk):
        step = event if isinstance(event, StepTaken) else step
        if type(event) in KINDS and event.receipt == number:
            return at, step, event
    return None


@get("/club/receipts/{number:int}")
async def receipt(request: Asked, number: FromPath[int]) -> Response[str] | Redirect:
    """Show a receipt to be printed."""
    console = await staffed(request, "desk")
    if isinstance(console, Redirect):
        return console
    found = await EVENTS.call(_found, console, number)
    if found is not None:
        made = _receipt(console, *found)
        return page(request, "club_receipt.html", **made._asdict(), name=console.club.house.name)
    raise NotFoundException


HANDLERS = (receipt,)
