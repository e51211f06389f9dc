"""Hands at tables where they are played or told one by one, and how many chips players have."""

from collections.abc import Sequence

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament.balance import is_balanced
from cardspeak.room.tournament.breaking import due
from cardspeak.room.tournament.levels import begins_a_hand
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.announcing import ALL
from cardspeak.room.tournament.run.busts import out
from cardspeak.room.tournament.run.chips import may_rebuy
from cardspeak.room.tournament.run.delaying import counted
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.following import follow, seats_of
from cardspeak.room.tournament.run.hand_for_hand import table_done
from cardspeak.room.tournament.run.inviting import guests_go_on
from cardspeak.room.tournament.run.penalties import hand_missed
from cardspeak.room.tournament.run.state import UNKNOWN, is_told, left, playing_at, table_of

GONE = ("disqualified", "out")  # those who were put out of the event while the hand was on


def begin_hand(draft: Draft, command: c.BeginHand) -> Refused | None:
    """Begin a hand at a table, at the level that holds now; what begins one is the book's."""
    now, law = draft.now, draft.law
    table = table_of(now, command.table)
    if table is None:
        return Refused("no_such_table_here", {"table": command.table})
    draft.tables = (command.table,)
    playing = playing_at(now, command.table)
    if command.sign != "deal" and not begins_a_hand(law, command.sign):
        return Refused("no_hand_begun", {"sign": command.sign}, law.cites("level.hand"))
    if playing.halted == "stalling":
        return Refused("table_waits", {"table": command.table}, law.cites("stalling.means"))
    levels = len(now.settings.structure.levels)
    if not -1 <= command.level < levels:
        return Refused("no_such_level", {"level": command.level + 1, "levels": levels})
    places = (*command.dealt, *[place for place in (command.button, command.small, command.big) if place != -1])
    if not all(0 <= place < len(table.places) for place in places):
        return Refused("no_such_seat", {"seat": max(places) + 1})
    old = playing.old_level and playing.level < now.level
    level = command.level if command.level >= 0 else playing.level if old else now.level
    seating = None
    if command.dealt:
        came = tuple([each for each in table.came if each[0] not in command.dealt])
        seating = table._replace(
            button=command.button, small=command.small, big=command.big, dealt=command.dealt, came=came
        )
    draft.add(e.HandBegun(command.table, command.hand, level, seating, law.cites("level.starts", "level.hand")))
    counted(draft, command.table)
    return None


def hand_over(draft: Draft, command: c.HandOver) -> Refused | None:
    """Take over what a hand has left everybody with; who has nothing left is out, unless they may buy more."""
    now = draft.now
    if now.stage != "running":
        return None  # it was over, or called off, while the hand was on
    table = table_of(now, command.table)
    if table is None:
        return Refused("no_such_table_here", {"table": command.table})
    strangers = [member for member, _ in command.stacks if member not in table.places]
    gone = [member for member in strangers if member in now.entrants and now.entrants[member].status in GONE]
    command = command._replace(stacks=tuple([row for row in command.stacks if row[0] not in gone]))
    if len(strangers) > len(gone):
        return Refused("not_at_this_table", {"name": strangers[0], "table": command.table})
    draft.tables = (command.table,)
    known = [now.entrants[member].chips for member, _ in command.stacks]
    difference = sum(chips for _, chips in command.stacks) - sum(known)
    if difference and UNKNOWN not in known:
        draft.add(e.ChipsChanged("", difference, "at_table", ()))
    came = tuple([each for each in table.came if each[0] not in command.dealt])
    seating = table._replace(
        button=command.button, small=command.small, big=command.big, dealt=command.dealt, came=came
    )
    draft.add(e.HandPlayed(seating, command.hand, command.stacks, command.started))
    hand_missed(draft, command.table, command.hand)
    _broke(draft, command)
    if draft.now.stage == "running" and draft.now.hand_for_hand:
        table_done(draft, command.table)
    guests_go_on(draft)
    return None


def _broke(draft: Draft, command: c.HandOver) -> None:
    known = {each.member: each for each in command.losers}
    begun = dict(command.started)
    losers = []
    for member, chips in command.stacks:
        if chips or draft.now.entrants[member].status != "seated":
            continue
        found = known.get(member, c.Loser(member))
        if may_rebuy(draft.now, member) is None:
            draft.add(e.StackLost(member, found.winners, found.hand))
            continue
        losers.append(found._replace(started=begun.get(member, found.started)))
    if losers:
        draft.members = tuple([each.member for each in losers])
        out(draft, command.table, losers)
    elif not is_balanced(draft.now.tables) or due(draft.now.tables, draft.law, seats_of(draft)):
        follow(draft)  # what had to wait until the hand was over


def count_stack(draft: Draft, command: c.CountStack) -> Refused | None:
    """Enter what players have; of all of them it has to be what is in play."""
    now = draft.now
    draft.members = tuple([member for member, _ in command.counts])
    if not command.counts:
        return Refused("nothing_to_change", {})
    if now.bagged:
        return Refused("bags_are_closed", {})
    wrong = _not_countable(draft, command.counts)
    if wrong:
        return wrong
    stacks = {each.member: each.chips for each in left(now)} | dict(command.counts)
    told = any(is_told(now, member) for member in stacks)
    if set(stacks) <= set(draft.members) or not (told or UNKNOWN in stacks.values()):
        total = sum(stacks.values())
        if total != now.counts.in_play:
            return Refused("count_does_not_fit", {"counted": total, "in_play": now.counts.in_play})
    draft.add(e.StacksCounted(command.counts))
    return None


def _not_countable(draft: Draft, counts: Sequence[tuple[str, int]]) -> Refused | None:
    now = draft.now
    smallest = min(now.chips, default=1)
    for member, chips in counts:
        own = now.entrants.get(member)
        if own is None or own.status != "seated":
            return Refused("not_playing", {"name": member})
        if chips < 1 or chips % smallest or chips > now.counts.in_play:
            return Refused("no_such_stack", {"amount": chips, "smallest": smallest, "in_play": now.counts.in_play})
        if own.chips not in (UNKNOWN, chips) and not is_told(now, member):
            return Refused("stack_differs", {"name": member, "counted": chips, "known": own.chips})
    return None


RULES: dict[type, Rule] = {
    c.BeginHand: Rule("begin_hand", begin_hand, ("running",), ("director", "floor", "dealer"), quiet=True),
    c.HandOver: Rule("hand", hand_over, (*ALL, "cancelled"), (), room=True, quiet=True),
    c.CountStack: Rule("count", count_stack, ("running", "between_days"), ("director", "floor", "dealer"), own=True),
}
