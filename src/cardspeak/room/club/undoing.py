"""Steps taken back: a visible counter-step with counter-entries, which leaves both in the log."""

from typing import TypeAlias

from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands_people as c
from cardspeak.room.club import events_people as e
from cardspeak.room.club.draft import Draft
from cardspeak.room.club.folds_undoing import turned
from cardspeak.room.club.putting import WHOLE
from cardspeak.room.club.state import Club, Step
from cardspeak.room.ledger.book import Posting, Transaction, posted
from cardspeak.room.ledger.inventory import added

Key: TypeAlias = tuple[str, object]  # a group of records, and the key of one of them


def step_of(club: Club, number: int) -> Step | Refused:
    """Return a step that can be taken back."""
    found = next((each for each in club.log if each.number == number), None)
    if found is None or found.what == "found":
        old = 0 < number <= club.steps and found is None
        return Refused("step_too_old" if old else "no_such_step", {"step": number})
    if found.undone:
        return Refused("undone_already", {"step": number, "by": found.undone})
    return found


def undo(draft: Draft, command: c.Undo) -> Refused | None:
    """Take a step back, unless something was built on it or its coins are not there any more."""
    now = draft.now
    draft.reason = command.reason.strip()
    step = step_of(now, command.step)
    if isinstance(step, Refused):
        return step
    if not draft.reason:
        return Refused("step_needs_reason", {})
    draft.members, draft.tables = step.members, step.tables
    dealt = [each for each in _tables_of(now, step) if now.tables[each].kind != "reports"]
    if dealt:
        return Refused("corrected_at_the_table", {"table": dealt[0]})
    later = built_on(now, step)
    if later:
        return Refused("step_was_built_on", {"step": command.step, "later": later})
    counter = counter_entry(step)
    ledger = posted(now.ledger, counter)
    if isinstance(ledger, Refused):
        return ledger
    stock = now.inventory
    cage, issued = added(stock.cage, turned(step.pieces)), added(stock.issued, turned(step.issued))
    if any(count < 0 or count > issued.get(each, 0) for each, count in cage.items()):
        return Refused("cage_short", {"amount": abs(sum(each * count for each, count in step.pieces)), "has": 0})
    draft.add(e.StepUndone(step.number, counter, draft.reason))
    torn = _torn(draft.now)
    if torn is not None:
        return Refused("step_was_built_on", {"step": command.step, "later": _last(now, step, torn)})
    return None


def _torn(club: Club) -> Key | None:
    """Return a record that the club cannot have as it is: a seat held where somebody sits, a table or a member gone."""
    places: set[tuple[int, int]] = set()
    for held in club.held.values():
        table = club.tables.get(held.table)
        if table is None or table.places[held.place] or (held.table, held.place) in places:
            return "held", held.member
        places.add((held.table, held.place))
    for table in club.tables.values():
        if table.main and table.main not in club.tables:
            return "tables", table.number
    for account in club.ledger.balances:
        kind, _, whose = account.partition("/")
        if kind in ("chips", "keeping") and whose not in club.members:
            return "members", whose
    return None


def _last(club: Club, step: Step, key: Key) -> int:
    later = [each.number for each in club.log if each.number > step.number and key in each.after]
    return max(later, default=club.steps)


def _tables_of(club: Club, step: Step) -> list[int]:
    # tables whose seats the step has changed, and that stand
    rows = [row for (group, _), row in (*step.before.items(), *step.after.items()) if group == "seats" and row]
    numbers = [getattr(row, "table", 0) for row in rows]
    return [number for number in numbers if number in club.tables]


def built_on(club: Club, step: Step) -> int:
    """Return the last step that changed a record which this one changed; 0 where none did."""
    for (group, key), record in step.after.items():
        now = getattr(club, group) if key is WHOLE else getattr(club, group).get(key)
        if now != record:
            return _last(club, step, (group, key))
    return 0


def counter_entry(step: Step) -> Transaction:
    """Return the transaction that takes the money of a step back."""
    amounts: dict[str, int] = {}
    for account, amount in step.money:
        amounts[account] = amounts.get(account, 0) - amount
    return Transaction("undo", tuple([Posting(account, amount) for account, amount in amounts.items() if amount]))
