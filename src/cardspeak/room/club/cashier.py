"""The cashier: chips for a deposit, pay-outs on exit sheets, chips kept and handed back; each with a receipt."""

from cardspeak.finding import Finding
from cardspeak.hand.refused import Refused
from cardspeak.room.cash import admission
from cardspeak.room.cash.admission import Step
from cardspeak.room.club import commands_cashier as c
from cardspeak.room.club import events_cashier as e
from cardspeak.room.club.checks import coming_in, going_out, member_of, not_positive, own_shift, short, welcome
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.club.state import Club, Member, Sheet, balance_of, in_hand
from cardspeak.room.ledger import club as money


def sell(draft: Draft, command: c.SellChips) -> Refused | None:
    """Sell chips for a deposit, to whom the book lets pay it yet (point `admit.steps`).

    From the balance they are only handed over, since they are chips that are kept.
    """
    member, amount = command.member, command.amount
    draft.members = (member,)
    own = welcome(draft, member)
    if isinstance(own, Refused):
        return own
    wrong = not_positive(amount)
    if wrong is not None:
        return wrong
    receipt = draft.now.counts.receipts + 1
    cites = draft.law.cites("who.deposit")
    if command.way == "balance":
        wrong = short("balance_short", balance_of(draft.now, member), amount)
        if wrong is None:
            kept = money.moved("handed_back", money.keeping(member), money.chips(member), amount)
            draft.add(e.ChipsHandedBack(receipt, member, amount, kept, draft.law.cites("who.keeps")))
        return wrong
    wrong = admission.may_be_done("paid", _done(draft.now, own), draft.law)
    if wrong is not None:
        return wrong
    shift = own_shift(draft)
    if isinstance(shift, Refused):
        return shift
    pieces = going_out(draft, amount, command.pieces)
    if isinstance(pieces, Refused):
        return pieces
    sold = money.moved("chips", money.till(shift.number), money.chips(member), amount)
    draft.add(e.ChipsSold(receipt, member, amount, "cash", shift.number, pieces, sold, cites))
    return None


def _done(club: Club, own: Member) -> tuple[Step, ...]:
    # who plays, or goes to a seat that is held for them, was on a list before
    return ("told",) if own.told or own.id in club.seats or own.id in club.held else ()


def make_sheet(draft: Draft, command: c.MakeExitSheet) -> Refused | None:
    """Make out an exit sheet for chips that a member has in hand, less those of other sheets."""
    member = command.member
    draft.members = (member,)
    own = member_of(draft.now, member)
    if isinstance(own, Refused):
        return own
    named = sum(each.amount for each in draft.now.sheets.values() if each.member == member)
    wrong = not_positive(command.amount) or short("chips_short", in_hand(draft.now, member) - named, command.amount)
    if wrong is None:
        number = draft.now.counts.sheets + 1
        cites = draft.law.cites("payout.needs", "who.exit")
        draft.add(e.ExitSheetMade(number, member, command.amount, draft.by, cites))
    return wrong


def _sheet(draft: Draft, command: c.PayOut) -> Sheet | Refused | None:
    found = draft.now.sheets.get(command.sheet)
    if not command.sheet:
        return None
    if found is None:
        used = command.sheet <= draft.now.counts.sheets
        return Refused("sheet_used" if used else "no_such_sheet", {"sheet": command.sheet})
    if found.member != command.member:
        return Refused("sheet_of_another", {"sheet": command.sheet})
    if found.amount != command.amount:
        return Refused("sheet_differs", {"sheet": command.sheet, "amount": found.amount})
    return found


def pay_out(draft: Draft, command: c.PayOut) -> Refused | None:
    """Pay a member for chips in hand, where the book wants it on an exit sheet (point `payout.needs`)."""
    member, amount = command.member, command.amount
    draft.members = (member,)
    own = member_of(draft.now, member)
    if isinstance(own, Refused):
        return own
    wrong = not_positive(amount) or short("chips_short", in_hand(draft.now, member), amount)
    if wrong is not None:
        return wrong
    shift = own_shift(draft)
    if isinstance(shift, Refused):
        return shift
    sheet = _sheet(draft, command)
    if isinstance(sheet, Refused):
        return sheet
    wrong = admission.paid_out(sheet is not None, draft.law)
    if wrong is not None:
        return wrong._replace(allowed=wrong.allowed or Finding("ask_for_a_sheet"))
    wrong = short("till_short", -draft.now.ledger.on(money.till(shift.number)), amount)
    if wrong is not None:
        return wrong
    pieces = coming_in(draft, amount, command.pieces)
    if isinstance(pieces, Refused):
        return pieces
    paid = money.moved("pay_out", money.chips(member), money.till(shift.number), amount)
    cites = draft.law.cites("payout.needs", "who.deposit")
    receipt = draft.now.counts.receipts + 1
    draft.add(e.PaidOut(receipt, member, amount, shift.number, command.sheet, pieces, paid, cites))
    return None


def keep(draft: Draft, command: c.KeepChips) -> Refused | None:
    """Keep chips that a member leaves at the cashier."""
    member, amount = command.member, command.amount
    draft.members = (member,)
    own = member_of(draft.now, member)
    if isinstance(own, Refused):
        return own
    wrong = not_positive(amount) or short("chips_short", in_hand(draft.now, member), amount)
    if wrong is None:
        kept = money.moved("kept", money.chips(member), money.keeping(member), amount)
        draft.add(e.ChipsKept(draft.now.counts.receipts + 1, member, amount, kept))
    return wrong


def hand_back(draft: Draft, command: c.HandBack) -> Refused | None:
    """Hand chips that were kept back to their member."""
    member, amount = command.member, command.amount
    draft.members = (member,)
    own = member_of(draft.now, member)
    if isinstance(own, Refused):
        return own
    wrong = not_positive(amount) or short("balance_short", balance_of(draft.now, member), amount)
    if wrong is None:
        kept = money.moved("handed_back", money.keeping(member), money.chips(member), amount)
        cites = draft.law.cites("who.keeps")
        draft.add(e.ChipsHandedBack(draft.now.counts.receipts + 1, member, amount, kept, cites))
    return wrong


RULES: dict[type, Rule] = {
    c.SellChips: Rule("sell_chips", sell, "money", duty="deposit"),
    c.MakeExitSheet: Rule("make_exit_sheet", make_sheet, "exit_sheets", duty="exit"),
    c.PayOut: Rule("pay_out", pay_out, "money", duty="deposit"),
    c.KeepChips: Rule("keep_chips", keep, "money"),
    c.HandBack: Rule("hand_back", hand_back, "keeping", duty="keeps"),
}
