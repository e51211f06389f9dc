"""Steps taken back: a visible counter-step, which leaves both in the log."""

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger.book import Transaction, posted
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.announcing import ALL
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.following import follow
from cardspeak.room.tournament.run.parts import reversed_money, touches
from cardspeak.room.tournament.run.payable import keep_fitting
from cardspeak.room.tournament.run.state import Parts, Step, Tournament, playing_at, seat_of
from cardspeak.room.tournament.seating import free as open_at
from cardspeak.room.tournament.seating import players

# what the clock has brought is corrected at the clock, a hand at its table, players of a flight at the flight
OF_THE_ROOM = ("announce", "time", "hand", "bring_over")


def undo(draft: Draft, command: c.Undo) -> Refused | None:
    """Take a step back; what was built on it has to be taken back first."""
    now = draft.now
    draft.reason = command.reason
    step = next((each for each in now.log if each.number == command.step), None)
    if step is not None and step.what == "bring_over" and draft.by:
        return Refused("taken_back_at_the_flight", {"step": command.step})
    if step is None or (step.what in OF_THE_ROOM and step.what != "bring_over"):
        return Refused("no_such_step", {"step": command.step})
    if step.undone:
        return Refused("undone_already", {"step": command.step, "by": step.undone})
    if not command.reason:
        return Refused("step_needs_reason", {})
    draft.members, draft.tables = step.members, step.tables
    if step.before is None:
        return Refused("step_too_old", {"step": command.step})
    later = built_on(now, step)
    if later and step.what == "bust" and now.stage == "running":
        return bring_back(draft, step, step.before, later)
    if (
        later
        and step.what == "penalise"
        and not any(now.entrants[each].status == "disqualified" for each in step.members)
    ):
        return lift(draft, step)
    if later:
        return Refused("step_was_built_on", {"step": command.step, "later": later})
    return take_back(draft, step, step.before)


def built_on(tournament: Tournament, step: Step) -> int:
    """Return the last step that changed what this one did; -1 where a hand was played since, 0 where nothing was."""
    before = step.before or Parts()
    own = touches(before)
    for later in reversed(tournament.log):
        if later.number <= step.number:
            break
        if later.undone or undone_by(tournament, later.number):
            continue
        if later.before and touches(later.before) & own:
            return later.number
    return -1 if _played_since(tournament, step, before) else 0


def _played_since(tournament: Tournament, step: Step, before: Parts) -> bool:
    # at the tables that it changed, or with its players, wherever they have been moved to
    hands, known = {each.number: each.hand for each in tournament.playing}, dict(step.hands)
    closed = {each.number for each in before.tables}  # by the step itself, if it is not there
    if any(hands.get(number, hand) != hand or not {number} & {*hands, *closed} for number, hand in known.items()):
        return True
    seats = [seat_of(tournament, each.member) for each in before.entrants]
    return any(at is not None and at[0] not in known for at in seats)


def undone_by(tournament: Tournament, number: int) -> bool:
    """Say whether a step took another one back that is of no account any more."""
    return any(each.undone == number for each in tournament.log)


def take_back(draft: Draft, step: Step, before: Parts) -> Refused | None:
    """Put back what a step had changed, unless its money is not there any more."""
    busy = next((number for number in _dealt_in_with(draft.now, before) if playing_at(draft.now, number).on), 0)
    if busy:
        return Refused("hand_is_on_there", {"table": busy})
    money: Transaction | None = reversed_money(before)
    made = draft.now.deal is not None and draft.now.deal.made and "deal" in before.changed
    if made and any(each.prize for each in draft.now.entrants.values()):
        return Refused("prizes_are_paid", {})  # by the deal
    if money:
        found = posted(draft.now.ledger, money)
        if isinstance(found, Refused):
            return found
    draft.add(e.StepUndone(step.number, before, money, draft.reason))
    paid = any(each.prize for each in draft.now.entrants.values())
    events = len(draft.events)
    keep_fitting(draft)
    if paid and len(draft.events) > events:
        return Refused("prizes_are_paid", {})
    return None


def _dealt_in_with(tournament: Tournament, before: Parts) -> list[int]:
    # the tables of those whose chips would change: in a hand that is on, the chips that they bought lie there already
    return [
        at[0]
        for each in before.entrants
        if (at := seat_of(tournament, each.member)) and each.chips != tournament.entrants[each.member].chips
    ]


def bring_back(draft: Draft, step: Step, before: Parts, later: int) -> Refused | None:
    """Have players be in again who were eliminated by mistake, though others went out since."""
    now = draft.now
    built = Refused("step_was_built_on", {"step": step.number, "later": later})
    if now.deal and now.deal.made:
        return built  # whoever comes back has no part in it
    if any(now.entrants[each].status != "out" or now.entrants[each].since != step.at for each in step.members):
        return built
    if any(not posting.account.startswith(("bounty/", "player/")) for posting in before.money):
        return built
    money = reversed_money(before)
    found = posted(now.ledger, money) if money else None
    if isinstance(found, Refused):
        return found
    seats: list[tuple[str, int, int]] = []
    taken: set[tuple[int, int]] = set()
    where = {who: (table.number, place) for table in before.tables for place, who in enumerate(table.places)}
    for member in step.members:
        free = [(table.number, place) for table in now.tables for place in open_at(table)]
        free = [seat for seat in free if seat not in taken]
        own = where.get(member)
        if not free:
            return Refused("table_is_full", {"table": own[0] if own else 0})
        filled = {
            table.number: len(players(table)) + sum(seat[0] == table.number for seat in taken) for table in now.tables
        }
        seat = own if own in free else min(free, key=lambda each: (filled[each[0]], each))
        taken.add(seat)
        seats.append((member, *seat))
    coins = [(each.account, -each.amount) for each in before.money if each.account.startswith("player/")]
    bounties = tuple([(account.removeprefix("player/"), amount) for account, amount in coins])
    draft.add(e.PlayersBack(step.number, tuple(seats), money, bounties, draft.reason))
    follow(draft)
    return None


def lift(draft: Draft, step: Step) -> Refused | None:
    """Have a penalty not count any more."""
    found = [each for each in draft.now.penalties if each.member in step.members and each.at == step.at]
    if not found or found[0].lifted:
        return Refused("undone_already", {"step": step.number, "by": step.number})
    draft.add(e.PenaltyLifted(step.number, found[0].case, draft.reason))
    return None


RULES: dict[type, Rule] = {
    c.Undo: Rule("undo", undo, (*ALL, "cancelled")),
}
