"""Chips that are bought, raced off, found or taken away."""

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger import event as money
from cardspeak.room.tournament.entries import announced_rebuy
from cardspeak.room.tournament.race import after, cards_needed, found_late, raced, steps_of_a_race, unowned_leave_play
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.state import UNKNOWN, Tournament, is_told, left, table_of
from cardspeak.room.tournament.seating import taken
from cardspeak.room.tournament.structure import amounts, colour_ups


def may_rebuy(tournament: Tournament, member: str) -> Refused | None:
    """Return why a player may not buy chips again now; none when they may."""
    terms, own = tournament.settings.rebuy, tournament.entrants.get(member)
    if own is None or own.status not in ("seated", "broke"):
        return Refused("not_playing", {"name": member})
    if tournament.deal and tournament.deal.made:
        return Refused("deal_is_made", {})
    if terms is None or tournament.level + 1 > terms.until:
        return Refused("no_rebuy_now", {"level": terms.until if terms else 0})
    if terms.most and own.rebuys >= terms.most:
        return Refused("no_more_rebuys", {"most": terms.most})
    most = terms.stack or tournament.settings.structure.starting
    if own.chips > most and not is_told(tournament, member):
        return Refused("stack_too_large_to_rebuy", {"stack": own.chips, "most": most})
    return None


def rebuy(draft: Draft, command: c.Rebuy) -> Refused | None:
    """Buy chips again; announced before the hand they play in it and are owed, as the book says."""
    now, member = draft.now, command.member
    draft.members = (member,)
    wrong = may_rebuy(now, member)
    if wrong:
        return wrong
    terms = now.settings.rebuy
    assert terms, "rebuys"
    if command.times < 1 or (terms.most and now.entrants[member].rebuys + command.times > terms.most):
        return Refused("no_more_rebuys", {"most": terms.most})
    most, own = terms.stack or now.settings.structure.starting, now.entrants[member]
    before = (command.times - 1) * terms.chips + (0 if is_told(now, member) else max(0, own.chips))
    if command.times > 1 and before > most:  # each of them has to be possible after the one before it
        return Refused("stack_too_large_to_rebuy", {"stack": before, "most": most})
    how = announced_rebuy(draft.law) if command.announced else ""
    cites = draft.law.cites("rebuy.announced") if command.announced else draft.law.cites("rebuy.missed")
    price = _times(terms.price, command.times)
    owes = price.total if command.announced or not command.paid else 0
    paid = money.bought(now.id, member, price, "rebuy")
    chips = terms.chips * command.times
    draft.add(e.ChipsBought(member, "rebuy", command.times, chips, how, owes, paid, cites))
    return None


def _times(price: money.Price, times: int) -> money.Price:
    return money.Price(price.prize * times, price.bounty * times, price.fee * times)


def add_on(draft: Draft, command: c.AddOn) -> Refused | None:
    """Buy an add-on while there are any."""
    now, member = draft.now, command.member
    draft.members = (member,)
    own, terms = now.entrants.get(member), now.settings.addon
    if own is None or own.status not in ("seated", "broke"):
        return Refused("not_playing", {"name": member})
    if now.deal and now.deal.made:
        return Refused("deal_is_made", {})
    level = now.level + 1
    began = terms is not None and (level > terms.since or (level == terms.since and now.part != "level"))
    if terms is None or not began or level > terms.until:
        return Refused("no_addon_now", {"level": terms.since if terms else 0})
    if own.addons >= terms.most:
        return Refused("no_more_addons", {"most": terms.most})
    paid = money.bought(now.id, member, terms.price, "addon")
    owes = 0 if command.paid else terms.price.total
    draft.add(e.ChipsBought(member, "addon", 1, terms.chips, "", owes, paid, ()))
    return None


def take_payment(draft: Draft, command: c.TakePayment) -> Refused | None:
    """Note that a player has paid what they owed."""
    own = draft.now.entrants.get(command.member)
    draft.members = (command.member,)
    if own is None or not own.owes:
        return Refused("owes_nothing", {"name": command.member})
    draft.add(e.DebtPaid(command.member, own.owes))
    return None


def colour_up(draft: Draft, command: c.ColourUp) -> Refused | None:
    """Race the smallest denomination off at a table, card by card."""
    now, law = draft.now, draft.law
    table = table_of(now, command.table)
    if table is None:
        return Refused("no_such_table_here", {"table": command.table})
    draft.tables = (command.table,)
    chips = sorted(now.chips)
    if len(chips) < 2:
        return Refused("no_race_now", {"smallest": chips[0] if chips else 0})
    old, new = chips[:2]
    needed = [amount for amount in amounts(now.settings.structure.levels[now.level]) if amount % new]
    if needed and not due_colour_ups(now, now.level + (now.part == "break")):
        return Refused("chip_still_needed", {"chip": old, "amount": needed[0], "level": now.level + 1})
    if new % old or not taken(table):
        return Refused("no_race_now", {"smallest": old})
    wrong = _wrong_stacks(now, table.places, command.stacks)
    if wrong:
        return wrong
    there = []
    for each in command.stacks:
        stack = counted(each)
        # chips that nobody counted are there all the same: nobody is raced out who has them
        stack[new] = stack.get(new, 0) + each.more
        there.append((table.places.index(each.member), each.member, stack))
    needs = cards_needed(there, old, new, law)
    if len(command.deck) < needs:
        return Refused("too_few_cards", {"needs": needs, "has": len(command.deck)})
    race = raced(there, old, new, command.deck, law)
    whole = {each.member for each in command.stacks if not each.more}
    stacks = []
    for _, member, stack in there:
        had = sum(value * count for value, count in stack.items())
        has = sum(value * count for value, count in after(stack, race, member).items())
        known = had if is_told(now, member) else now.entrants[member].chips
        if member in whole or not is_told(now, member):
            stacks.append((member, known + has - had))
    draft.add(e.ChipsRaced(command.table, race, tuple(stacks), steps_of_a_race(law)))
    done = {each.table for each in draft.now.races if each.race.old == old}
    if {each.number for each in now.tables if taken(each)} <= done:
        draft.add(e.DenominationGone(old))
    return None


def counted(held: c.Held) -> dict[int, int]:
    """Return the chips of a player by denomination; of one that was counted in two heaps all of them."""
    stack: dict[int, int] = {}
    for value, count in held.chips:
        if count:
            stack[value] = stack.get(value, 0) + count
    return stack


def _wrong_stacks(tournament: Tournament, places: tuple[str, ...], stacks: tuple[c.Held, ...]) -> Refused | None:
    here = [member for member in places if member]
    if sorted(each.member for each in stacks) != sorted(here):
        missing = [member for member in here if member not in [each.member for each in stacks]]
        return Refused("stacks_of_all_needed", {"name": missing[0] if missing else ""})
    for each in stacks:
        worth = sum(value * count for value, count in each.chips)
        known, in_play = tournament.entrants[each.member].chips, tournament.counts.in_play
        strange = [value for value, count in each.chips if value not in tournament.chips or count < 0]
        if strange:
            return Refused("not_in_play", {"chip": strange[0]})
        if worth > in_play or (not worth and not each.more and known != 0):
            smallest = min(tournament.chips)
            return Refused("no_such_stack", {"amount": worth, "smallest": smallest, "in_play": in_play})
        if not is_told(tournament, each.member) and not each.more and worth != known:
            return Refused("stack_differs", {"name": each.member, "counted": worth, "known": known})
    total = sum(value * count for each in stacks for value, count in each.chips)
    if total > tournament.counts.in_play:
        return Refused("count_does_not_fit", {"counted": total, "in_play": tournament.counts.in_play})
    return None


def change_chips(draft: Draft, command: c.ChangeChips) -> Refused | None:
    """Bring chips into play or take them out, with a reason; chips of a raced denomination are exchanged late."""
    now, law, member = draft.now, draft.law, command.member
    draft.members, draft.reason = ((member,) if member else ()), command.reason
    if not command.reason:
        return Refused("step_needs_reason", {})
    if member and (member not in now.entrants or now.entrants[member].status != "seated"):
        return Refused("not_playing", {"name": member})
    smallest = min(now.chips, default=1)
    chips, cites = command.chips, law.cites("chips.unowned")
    if not member and not command.old and _puts_right(now, chips):
        draft.add(e.ChipsChanged("", chips, command.reason, ()))
        return None
    if command.old:
        paid, gone = found_late(command.chips, smallest, law)
        chips, cites = paid, law.cites("race.late")
        if not chips:
            return Refused("too_few_to_exchange", {"worth": gone, "smallest": smallest}, cites)
    elif not member and chips > 0 and unowned_leave_play(law):
        return Refused("unowned_leave_play", {}, cites)
    own = now.entrants[member].chips if member else UNKNOWN
    if not chips or chips % smallest or now.counts.in_play + chips < 1 or (own != UNKNOWN and own + chips < 1):
        return Refused("no_such_stack", {"amount": chips, "smallest": smallest, "in_play": now.counts.in_play})
    draft.add(e.ChipsChanged(member, chips, command.reason, cites))
    return None


def _puts_right(tournament: Tournament, chips: int) -> bool:
    # miscounted races may leave a number of chips in play that no chips make: then what is written down is wrong, and
    # nothing is found or lost
    in_play, smallest = tournament.counts.in_play, min(tournament.chips, default=1)
    wrong = in_play % smallest > 0 and (in_play + chips) % smallest == 0
    return wrong and chips < smallest and in_play + chips >= smallest * len(left(tournament))


def due_colour_ups(tournament: Tournament, levels_done: int) -> tuple[int, ...]:
    """Return the denominations that are to be raced off after so many levels, and are still in play."""
    ups = colour_ups(tournament.settings.structure)
    return tuple([each.removed for each in ups if each.after <= levels_done and each.removed in tournament.chips])


RULES: dict[type, Rule] = {
    c.Rebuy: Rule("rebuy", rebuy, ("running",), ("director", "floor", "cashier", "dealer"), own=True),
    c.AddOn: Rule("addon", add_on, ("running",), ("director", "floor", "cashier", "dealer"), own=True),
    c.TakePayment: Rule("take_payment", take_payment, ("running", "between_days", "over"), ("director", "cashier")),
    c.ColourUp: Rule("colour_up", colour_up, ("running",), ("director", "floor", "dealer")),
    c.ChangeChips: Rule("change_chips", change_chips, ("running", "between_days"), ("director", "floor")),
}
