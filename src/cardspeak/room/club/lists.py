"""Waiting lists by game and stakes: joined, called to a seat that is held, answered, passed over."""

from typing import Literal

from cardspeak.hand.refused import Refused
from cardspeak.room.cash import admission, waiting
from cardspeak.room.cash.admission import Step
from cardspeak.room.cash.waiting import Waits
from cardspeak.room.club import commands_floor as c
from cardspeak.room.club import events_floor as e
from cardspeak.room.club.checks import free_places, place_at, table_of, welcome
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.club.state import Club, ClubTable, game_of, in_hand


def table_for(draft: Draft, game: str) -> ClubTable | Refused:
    """Return a table of a game, by whose law its list is kept."""
    found = next((each for each in draft.now.tables.values() if game_of(each) == game), None)
    return found or Refused("no_such_game_here", {"game": game})


def join(draft: Draft, command: c.JoinList) -> Refused | None:
    """Put a member on the list of a game, present or by phone (point `waiting.joins`)."""
    now, member, game = draft.now, command.member, command.game
    draft.members = (member,)
    own = welcome(draft, member)
    if isinstance(own, Refused):
        return own
    table = table_for(draft, game)
    if isinstance(table, Refused):
        return table
    law = draft.law_at(table)
    rows = waiting.joined(now.lists.get(game, ()), member, command.present and own.here > 0, draft.at, law)
    if isinstance(rows, Refused):
        return rows
    draft.add(e.Listed(member, game, rows[-1].present, law.cites("waiting.joins", "who.told")))
    return None


def leave(draft: Draft, command: c.LeaveList) -> Refused | None:
    """Take a member off a list."""
    draft.members = (command.member,)
    rows = waiting.struck(draft.now.lists.get(command.game, ()), command.member)
    if isinstance(rows, Refused):
        return rows
    draft.add(e.Unlisted(command.member, command.game, "asked"))
    return None


def call_next(draft: Draft, command: c.CallNext) -> Refused | None:
    """Call the first of the list who was not called and may be, to a free seat, which is held for them."""
    now = draft.now
    draft.tables = (command.table,)
    table = table_of(now, command.table)
    if isinstance(table, Refused):
        return table
    if table.breaking:
        return Refused("table_breaks", {"table": table.number})
    game = game_of(table)
    rows = now.lists.get(game, ())
    law = draft.law_at(table)
    free = [each for each in rows if not each.until and each.member not in now.held]
    if not free:
        return Refused("nobody_waits", {"game": game})
    left = {each.member: admission.may_be_done("invited", _done(now, each.member), law) for each in free}
    # who has still to do what comes before an invitation keeps their place until then
    member = waiting.next_called([each for each in free if left[each.member] is None])
    if not member:
        return left[free[0].member]
    place = place_at(now, table, command.place, member)
    if isinstance(place, Refused):
        return place
    draft.members = (member,)
    until = draft.at + now.house.answer
    draft.add(e.Called(member, game, table.number, place, until, law.cites("waiting.absent", "who.invites")))
    return None


def _done(club: Club, member: str) -> tuple[Step, ...]:
    return ("told", "paid") if in_hand(club, member) else ("told",)


def answer(draft: Draft, command: c.AnswerCall) -> Refused | None:
    """Note what somebody who was called says; "no" passes the turn on."""
    now, member, game = draft.now, command.member, command.game
    draft.members = (member,)
    table = table_for(draft, game)
    if isinstance(table, Refused):
        return table
    law, rows = draft.law_at(table), now.lists.get(game, ())
    until = draft.at + now.house.more
    after = waiting.answered(rows, member, command.answer, until, law)
    if isinstance(after, Refused):
        return after
    if command.answer == "no":
        draft.add(e.PassedOver(member, game, waiting.place_of(after, member), law.cites("waiting.absent")))
        return None
    row = next(each for each in after if each.member == member)
    said: Literal["coming", "more_time"] = "coming" if command.answer == "coming" else "more_time"
    draft.add(e.CallAnswered(member, game, said, row.until, law.cites("waiting.absent")))
    return None


def over(draft: Draft, command: c.CallOver) -> Refused | None:
    """Pass somebody over who was called and has not come in time (point `waiting.absent`)."""
    member, game = command.member, command.game
    draft.members = (member,)
    table = table_for(draft, game)
    if isinstance(table, Refused):
        return table
    law, rows = draft.law_at(table), draft.now.lists.get(game, ())
    row = next((each for each in rows if each.member == member), Waits(member, False, 0))
    if row.until and row.until > draft.at:
        return Refused("call_is_good", {"seconds": -(-(row.until - draft.at) // 1000)}, law.cites("waiting.absent"))
    after = waiting.passed(rows, member, law) if row.until else Refused("not_called", {})
    if isinstance(after, Refused):
        return after
    draft.add(e.PassedOver(member, game, waiting.place_of(after, member), law.cites("waiting.absent")))
    return None


def others_wait(draft: Draft, table: ClubTable, member: str) -> Refused | None:
    """Say why somebody who was not called gets no seat: others wait for it, more of them than there are other seats."""
    now, game = draft.now, game_of(table)
    if member in now.held:
        return None
    before = [each for each in now.lists.get(game, ()) if each.member != member and each.member not in now.held]
    rows = [each.member for each in now.lists.get(game, ())]
    if member in rows:
        before = [each for each in before if rows.index(each.member) < rows.index(member)]
    free = sum(len(free_places(now, each)) for each in now.tables.values() if game_of(each) == game)
    if not before or len(before) < free:
        return None
    return Refused("others_wait", {"game": game, "players": len(before)}, draft.law_at(table).cites("waiting.absent"))


RULES: dict[type, Rule] = {
    c.JoinList: Rule("join_list", join, "lists", own=True, duty="told"),
    c.LeaveList: Rule("leave_list", leave, "lists", own=True),
    c.CallNext: Rule("call", call_next, "lists", duty="invites"),
    c.AnswerCall: Rule("answer_call", answer, "lists", own=True),
    c.CallOver: Rule("call_over", over, "lists"),
}
