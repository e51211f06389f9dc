"""How the cashier is paid for what is no chips: in cash, or from the chips that are kept for a member."""

from typing import NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.record import record
from cardspeak.room.club.checks import coming_in, going_out, own_shift, short
from cardspeak.room.club.draft import Draft
from cardspeak.room.club.state import balance_of
from cardspeak.room.ledger import club as money
from cardspeak.room.ledger.club import Way
from cardspeak.room.ledger.inventory import Pieces


@record
class Paid(NamedTuple):
    """Where coins come from or go to: an account, the shift whose till it is (0: none), the pieces of chips."""

    account: str
    shift: int
    pieces: Pieces


def takes(draft: Draft, member: str, amount: int, way: Way) -> Paid | Refused:
    """Return from where a member pays so much: chips that are kept go back to the cage."""
    if way == "balance":
        wrong = short("balance_short", balance_of(draft.now, member), amount)
        pieces = coming_in(draft, amount, ()) if amount and wrong is None else ()
        if wrong is not None or isinstance(pieces, Refused):
            return wrong or pieces  # type: ignore[return-value]
        return Paid(money.keeping(member), 0, pieces)
    shift = own_shift(draft)
    return shift if isinstance(shift, Refused) else Paid(money.till(shift.number), shift.number, ())


def gives(draft: Draft, member: str, amount: int, way: Way) -> Paid | Refused:
    """Return to where a member is paid so much: into the balance chips leave the cage."""
    if way == "balance":
        pieces = going_out(draft, amount, ())
        return pieces if isinstance(pieces, Refused) else Paid(money.keeping(member), 0, pieces)
    shift = own_shift(draft)
    if isinstance(shift, Refused):
        return shift
    wrong = short("till_short", -draft.now.ledger.on(money.till(shift.number)), amount)
    return wrong or Paid(money.till(shift.number), shift.number, ())
