"""What the desk has to do with tournaments: entries taken and given back, prizes paid, the prize fund, the end."""

from cardspeak.hand.refused import Refused
from cardspeak.room.cash import admission
from cardspeak.room.club import commands_cashier as c
from cardspeak.room.club import events_cashier as e
from cardspeak.room.club.checks import member_of, not_positive, short, welcome
from cardspeak.room.club.discipline import excluded
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.club.paying import gives, takes
from cardspeak.room.club.state import EventMoney
from cardspeak.room.ledger import club as money


def open_event(draft: Draft, event: str) -> EventMoney | Refused:
    """Return a tournament with which the desk is not done, where the club may hold one (point `club.holds`)."""
    if not event.strip():
        return Refused("event_not_named", {})
    found = admission.holds("competition", draft.law)
    if isinstance(found, Refused):
        return found
    own = draft.now.events.get(event, EventMoney(event))
    return Refused("event_is_closed", {}) if own.closed else own


def may_enter(draft: Draft, member: str, event: str) -> Refused | None:
    """Say why a member cannot enter a tournament: banned, excluded from it or from the season, or it is over."""
    own = welcome(draft, member)
    if isinstance(own, Refused):
        return own
    found = open_event(draft, event)
    if isinstance(found, Refused):
        return found
    case = excluded(draft.now, member, event, draft.at)
    return Refused("excluded", {"case": case.number}, case.cites) if case else None


def take_entry(draft: Draft, command: c.TakeEntry) -> Refused | None:
    """Take what an entry costs."""
    draft.members = (command.member,)
    wrong = may_enter(draft, command.member, command.event) or not_positive(command.amount)
    if wrong is not None:
        return wrong
    paid = takes(draft, command.member, command.amount, command.way)
    if isinstance(paid, Refused):
        return paid
    entry = money.moved("entry", paid.account, money.event(command.event), command.amount)
    receipt = draft.now.counts.receipts + 1
    draft.add(
        e.EntryTaken(
            receipt, command.member, command.event, command.amount, command.way, paid.shift, paid.pieces, entry
        )
    )
    return None


def return_entry(draft: Draft, command: c.ReturnEntry) -> Refused | None:
    """Give back what an entry cost."""
    draft.members = (command.member,)
    own = member_of(draft.now, command.member)
    if isinstance(own, Refused):
        return own
    found = open_event(draft, command.event)
    if isinstance(found, Refused):
        return found
    account = money.event(command.event)
    wrong = not_positive(command.amount) or short("event_short", draft.now.ledger.on(account), command.amount)
    if wrong is not None:
        return wrong
    paid = gives(draft, command.member, command.amount, command.way)
    if isinstance(paid, Refused):
        return paid
    entry = money.moved("entry", account, paid.account, command.amount)
    receipt = draft.now.counts.receipts + 1
    draft.add(
        e.EntryTaken(
            receipt, command.member, command.event, -command.amount, command.way, paid.shift, paid.pieces, entry
        )
    )
    return None


def add_fund(draft: Draft, command: c.AddFund) -> Refused | None:
    """Have coins of the prize fund be played for in a tournament (point `charge.to`)."""
    found = open_event(draft, command.event)
    if isinstance(found, Refused):
        return found
    has = draft.now.ledger.on(money.FUND)
    wrong = not_positive(command.amount) or short("fund_short", has, command.amount)
    if wrong is None:
        fund = money.moved("fund", money.FUND, money.event(command.event), command.amount)
        draft.add(e.FundAdded(command.event, command.amount, fund, draft.law.cites("charge.to")))
    return wrong


def pay_prize(draft: Draft, command: c.PayPrize) -> Refused | None:
    """Pay a prize; what was not taken for the tournament the house adds, and that is shown as overlay."""
    draft.members = (command.member,)
    own = member_of(draft.now, command.member)
    if isinstance(own, Refused):
        return own
    found = open_event(draft, command.event)
    if isinstance(found, Refused):
        return found
    wrong = not_positive(command.amount)
    if wrong is not None:
        return wrong
    paid = gives(draft, command.member, command.amount, command.way)
    if isinstance(paid, Refused):
        return paid
    held = draft.now.ledger.on(money.event(command.event))
    prize = money.prize(command.event, held, command.amount, paid.account)
    receipt = draft.now.counts.receipts + 1
    draft.add(
        e.PrizePaid(receipt, command.member, command.event, command.amount, command.way, paid.shift, paid.pieces, prize)
    )
    return None


def close_event(draft: Draft, command: c.CloseEvent) -> Refused | None:
    """Be done with a tournament: what is left of the entries are its fees."""
    if command.event not in draft.now.events:
        return Refused("no_such_event", {"event": command.event})
    found = open_event(draft, command.event)
    if isinstance(found, Refused):
        return found
    rest = money.event_closed(command.event, draft.now.ledger.on(money.event(command.event)))
    draft.add(e.EventClosed(command.event, rest))
    return None


RULES: dict[type, Rule] = {
    c.TakeEntry: Rule("take_entry", take_entry, "money"),
    c.ReturnEntry: Rule("return_entry", return_entry, "money"),
    c.AddFund: Rule("add_fund", add_fund, "tournaments"),
    c.PayPrize: Rule("pay_prize", pay_prize, "money"),
    c.CloseEvent: Rule("close_event", close_event, "tournaments"),
}
