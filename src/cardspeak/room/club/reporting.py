"""What tables report besides buy-ins and cash-outs: fills, the drop box, the charge for time."""

from cardspeak.hand.refused import Refused
from cardspeak.room.cash import charges
from cardspeak.room.club import commands_floor as c
from cardspeak.room.club import events_floor as e
from cardspeak.room.club.checks import coming_in, going_out, not_positive, short, sitting_of, table_of
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.ledger import club as money

MINUTE = 60_000


def fill(draft: Draft, command: c.Fill) -> Refused | None:
    """Bring chips of the house to a table for its dealer, or take them back to the cage."""
    draft.tables = (command.table,)
    table = table_of(draft.now, command.table)
    if isinstance(table, Refused):
        return table
    amount, account = command.amount, money.table(command.table)
    if not amount:
        return Refused("amount_not_positive", {"amount": amount})
    if amount > 0:
        pieces = going_out(draft, amount, command.pieces)
    else:
        has = min(table.bank, draft.now.ledger.on(account))
        wrong = short("table_holds_less", has, -amount)
        if wrong is not None:
            return wrong
        pieces = coming_in(draft, -amount, command.pieces)
    if isinstance(pieces, Refused):
        return pieces
    draft.add(e.TableFilled(table.number, amount, pieces, money.moved("fill", money.BANK, account, amount)))
    return None


def count_drop(draft: Draft, command: c.CountDrop) -> Refused | None:
    """Say what was in the drop box of a table."""
    draft.tables = (command.table,)
    table = table_of(draft.now, command.table)
    if isinstance(table, Refused):
        return table
    account = money.table(command.table)
    wrong = not_positive(command.amount) or short(
        "table_holds_less", draft.now.ledger.on(account), command.amount
    )  # fmt: skip
    if wrong is None:
        dropped = money.moved("drop", account, money.drop(command.table), command.amount)
        draft.add(e.DropCounted(command.table, command.amount, dropped))
    return wrong


def recount(draft: Draft, command: c.RecountStack) -> Refused | None:
    """Post what a stack was counted to be more or less than was known as a difference of the house."""
    draft.members = (command.member,)
    seat = sitting_of(draft.now, command.member)
    if isinstance(seat, Refused):
        return seat
    draft.tables = (seat.table,)
    missing, account = command.before - command.chips, money.table(seat.table)
    if not missing:
        return Refused("nothing_to_change", {})
    wrong = short("table_holds_less", draft.now.ledger.on(account), missing)
    if wrong is None:
        difference = money.difference("table_difference", account, missing)
        draft.add(e.StackRecounted(command.member, seat.table, command.before, command.chips, difference))
    return wrong


def collect_drop(draft: Draft, command: c.CollectDrop) -> Refused | None:
    """Bring a counted drop to the cage: the house's or the prize fund's (point `charge.to`), also of a closed table."""
    draft.tables = (command.table,)
    account = money.drop(command.table)
    amount = draft.now.ledger.on(account)
    if not amount:
        return Refused("no_drop_counted", {"table": command.table})
    pieces = coming_in(draft, amount, command.pieces)
    if isinstance(pieces, Refused):
        return pieces
    table = draft.now.tables.get(command.table)
    law = draft.law_at(table) if table else draft.law
    to = money.FUND if charges.goes_to(law) == "prizes" else money.REVENUE
    collected = money.moved("drop", account, to, amount)
    draft.add(e.DropCollected(command.table, amount, pieces, collected, law.cites("charge.to")))
    return None


def collect_time(draft: Draft, command: c.CollectTime) -> Refused | None:
    """Collect what each player of a table owes for time before the deal (point `charge.time`)."""
    now = draft.now
    draft.tables = (command.table,)
    table = table_of(now, command.table)
    if isinstance(table, Refused):
        return table
    terms, law = now.house.charges, draft.law_at(table)
    rows, cites = [], law.cites("charge.time", "who.charge")
    for member in [each for each in table.places if each and terms.time]:
        seat = now.seats[member]
        owed = charges.for_time((draft.at - seat.playing) // MINUTE, terms.minutes, terms.time, law)
        if owed.due > seat.charged and not seat.away:
            rows.append((member, owed.due - seat.charged))
    if not rows:
        return Refused("nothing_due", {"table": command.table}, cites)
    draft.members = tuple([member for member, _ in rows])
    draft.add(e.TimeCollected(table.number, tuple(rows), cites))
    return None


RULES: dict[type, Rule] = {
    c.Fill: Rule("fill", fill, "money"),
    c.CountDrop: Rule("count_drop", count_drop, "reporting"),
    c.RecountStack: Rule("recount_stack", recount, "reporting"),
    c.CollectDrop: Rule("collect_drop", collect_drop, "money"),
    c.CollectTime: Rule("collect_time", collect_time, "time_charge", duty="charge"),
}
