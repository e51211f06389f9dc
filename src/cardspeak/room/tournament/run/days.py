"""Days: bags that are counted twice and compared, the draw of the next day, flights that come together in one event."""

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger import event as money
from cardspeak.room.ledger.book import Transaction
from cardspeak.room.tournament import days as bagging
from cardspeak.room.tournament.clock import Clock, paused, started
from cardspeak.room.tournament.run import commands_days as c
from cardspeak.room.tournament.run import events_days as e
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.following import seats_of
from cardspeak.room.tournament.run.registering import close
from cardspeak.room.tournament.run.state import Tournament, left


def end_day(draft: Draft, command: c.EndDay) -> Refused | None:
    """End the day: everybody who is left gets a bag with a tag, in the order of the seats."""
    now = draft.now
    if any(each.status == "broke" for each in left(now)):
        return Refused("somebody_may_buy", {})
    if any(each.on for each in now.playing):
        return Refused("hands_are_on", {"tables": sum(1 for each in now.playing if each.on)})
    if now.hand_for_hand and now.hand_for_hand.fallen:
        return Refused("round_not_over", {})
    seated = [player for table in now.tables for player in table.places if player]
    bags = tuple([bagging.Bag(player, tag) for tag, player in enumerate(seated, 1)])
    draft.add(e.DayEnded(now.day, bags, paused(now.clock, now.settings.structure.levels, draft.at)))
    return None


def count_bag(draft: Draft, command: c.CountBag) -> Refused | None:
    """Enter a count of a bag."""
    draft.members = (command.member,)
    if draft.now.bagged:
        return Refused("bags_are_closed", {})
    bag = next((each for each in draft.now.bags if each.player == command.member), None)
    if bag is None:
        return Refused("not_playing", {"name": command.member})
    counted = bagging.counted(bag, command.member if command.own else command.by, command.chips)
    if isinstance(counted, Refused):
        return counted
    draft.add(e.BagCounted(counted))
    return None


def close_bags(draft: Draft, command: c.CloseBags) -> Refused | None:
    """Close the bags, or say which of them is not counted."""
    now = draft.now
    draft.reason = command.reason
    if now.bagged or not now.bags:
        return Refused("bags_are_closed", {})
    bagged = now.counts.in_play - sum(chips for _, chips in fresh(now))
    found = bagging.compared([bag.player for bag in now.bags], now.bags, bagged)
    wrong = bagging.not_yet(found, bool(command.reason.strip()))
    if wrong:
        return wrong
    stacks = tuple([(bag.player, bag.chips) for bag in now.bags])
    draft.add(e.BagsClosed(stacks, found.over, command.reason.strip()))
    return None


def fresh(tournament: Tournament) -> tuple[tuple[str, int], ...]:
    """Return who has entered since the day ended, with their chips: they have no bag."""
    return tuple([(each.member, each.chips) for each in tournament.entrants.values() if each.status == "entered"])


def next_day(draft: Draft, command: c.NextDay) -> Refused | None:
    """Begin the next day, or the first one of an event that began with flights."""
    now, levels = draft.now, draft.now.settings.structure.levels
    if now.stage == "between_days":
        if not now.bagged:
            return Refused("bags_are_open", {})
        who, day = [*[bag.player for bag in now.bags], *[member for member, _ in fresh(now)]], now.day + 1
        clock = now.clock
    else:
        if not now.flights:
            return Refused("no_flight_yet", {})
        who, day = [each.member for each in now.entrants.values() if each.status == "entered"], now.day
        clock = Clock(now.level, "level", levels[now.level].seconds * 1000)
    if len(who) < 2:
        return Refused("too_few_entries", {"entries": len(who), "least": 2})
    bare = [member for member in who if now.entrants[member].chips == 0]
    if bare:  # who has entered here before the flights came
        return Refused("stack_not_counted", {"name": bare[0]})
    if command.clock:
        clock = started(clock, levels, draft.at)
    order = draft.chance.row(len(who))
    tables = bagging.redrawn(who, seats_of(draft), order, draft.law)
    play = now.playing[0].play if now.playing else now.settings.play
    chips = now.chips or tuple(sorted(now.settings.structure.chips))
    cites = draft.law.cites("entry.draw", "tables.size")
    draft.add(e.DayBegan(day, tables, order, play, chips, clock, cites))
    if draft.now.open and now.settings.late_until < draft.now.level + 1:
        close(draft)
    return None


def send_on(draft: Draft, command: c.SendOn) -> Refused | None:
    """Send the players of a flight on: their chips, the prizes and the bounties on them go to the other event."""
    now = draft.now
    if not now.bagged:
        return Refused("bags_are_open", {})
    if not command.to or command.to == now.id:
        return Refused("no_such_event", {"event": command.to})
    stacks = (*[(bag.player, bag.chips) for bag in now.bags], *fresh(now))
    draft.add(e.FlightSent(command.to, stacks, sent(now, command.to)))
    return None


def sent(tournament: Tournament, to: str) -> Transaction:
    """Return the transaction that takes prizes and bounties to the event after a flight."""
    held = {money.prizes(tournament.id): tournament.ledger.on(money.prizes(tournament.id))}
    for member in tournament.entrants:
        account = money.bounty(tournament.id, member)
        held[account] = tournament.ledger.on(account)
    return money.sent_on(held)


def bring_over(draft: Draft, command: c.BringOver) -> Refused | None:
    """Take over the players of a flight; whoever has bagged before plays the larger stack."""
    now = draft.now
    if command.flight in now.flights:
        return Refused("flight_is_here", {"event": command.flight})
    before = [(each.member, each.chips) for each in now.entrants.values() if each.status == "entered"]
    found = bagging.merged([before, [(each.member, each.chips) for each in command.players]])
    stacks = tuple([row for row in found.stacks if row[0] in {each.member for each in command.players}])
    counts = tuple([(each.member, each.entries) for each in command.players])
    bounties = {each.member: each.bounty for each in command.players if each.bounty}
    transaction = money.brought_over(now.id, command.prizes, bounties)
    draft.add(e.FlightBrought(command.flight, stacks, counts, found.given_up, command.entries, transaction))
    return None


RULES: dict[type, Rule] = {
    c.EndDay: Rule("end_day", end_day, ("running",), ("director", "floor")),
    c.CountBag: Rule("count_bag", count_bag, ("between_days",), ("director", "floor", "dealer")),
    c.CloseBags: Rule("close_bags", close_bags, ("between_days",), ("director", "floor")),
    c.NextDay: Rule("next_day", next_day, ("registering", "between_days"), ("director", "floor")),
    c.SendOn: Rule("send_on", send_on, ("between_days",), ("director",)),
    c.BringOver: Rule("bring_over", bring_over, ("announced", "registering"), ("director",), room=True),
}
