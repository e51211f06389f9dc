"""Bounty players of an event, who are not counted and go on with each level; and players who never came."""

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament import guests, noshows, waiting
from cardspeak.room.tournament.places import Out, placed
from cardspeak.room.tournament.run import commands_staff as c
from cardspeak.room.tournament.run import events as core
from cardspeak.room.tournament.run import events_staff as e
from cardspeak.room.tournament.run.busts import worst_open
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.following import follow
from cardspeak.room.tournament.run.registering import enter, full
from cardspeak.room.tournament.run.state import Tournament, left, playing_at, seat_of
from cardspeak.room.tournament.run.state import waiting as those_waiting


def invite(draft: Draft, command: c.InviteGuest) -> Refused | None:
    """Announce a bounty player, or take it back."""
    now, member = draft.now, command.member
    draft.members = (member,)
    if member not in now.entrants or now.entrants[member].status not in ("entered", "seated", "broke"):
        return Refused("not_playing", {"name": member})
    if (member in [each.member for each in now.guests]) == command.guest:
        return Refused("nothing_to_change", {})
    draft.add(e.GuestInvited(member, command.guest, draft.law.cites("tables.size", "tables.guest")))
    follow(draft)
    return None


def guests_due(tournament: Tournament, moves: bool) -> tuple[str, ...]:
    """Return the bounty players who have still to go on at this level; `moves` says whether the book has them do so."""
    if not moves or len(tournament.tables) < 2:
        return ()
    return tuple([each.member for each in tournament.guests
                  if each.level < tournament.level and seat_of(tournament, each.member)])  # fmt: skip


def guests_go_on(draft: Draft) -> None:
    """Have the bounty players go on who are to at this level; where a hand is on they do when it is over."""
    if not draft.now.guests or draft.now.stage != "running":
        return
    visited = {each.member: each.visited for each in draft.now.guests}
    went = []
    for member in guests_due(draft.now, guests.goes_on(draft.law, True)):
        at = seat_of(draft.now, member)
        assert at, "a player who has a seat"
        if playing_at(draft.now, at[0]).on:
            continue
        been = visited[member] or (at[0],)
        open_to = guests.open_to_guests(draft.now.tables, member, been)
        pick = draft.chance.pick(len(open_to)) if open_to else 0
        moves = guests.moved_on(draft.now.tables, member, draft.law, pick, been).moves
        draft.add(*[core.PlayerMoved(move) for move in moves])
        went.append((member, moves[0].to if moves else at[0]))  # where no seat is free they stay
    if went:
        draft.add(e.GuestsMoved(draft.now.level, tuple(went)))


def move_guests(draft: Draft, command: c.MoveGuests) -> Refused | None:
    """Move each bounty player to another table, drawn among those that they have been to least."""
    now, law = draft.now, draft.law
    due = guests_due(now, guests.goes_on(law, True))
    if not due:
        return Refused("no_guest_goes_on", {}, law.cites("tables.guest"))
    busy = [at[0] for member in due if (at := seat_of(now, member)) and playing_at(now, at[0]).on]
    if busy:
        return Refused("hand_is_on_there", {"table": busy[0]})
    draft.members = due
    guests_go_on(draft)
    return None


def remove_no_shows(draft: Draft, command: c.RemoveNoShows) -> Refused | None:
    """Take the stacks of those out of play who have never come; they are out together, with what they had."""
    now, law = draft.now, draft.law
    rows = [
        noshows.Empty(each.member, seat[0], max(0, each.chips))
        for each in left(now)
        if not each.arrived and not each.bot and each.status == "seated" and (seat := seat_of(now, each.member))
    ]
    if not rows:
        return Refused("everybody_has_come", {})
    if now.hand_for_hand and now.hand_for_hand.fallen:
        return Refused("round_not_over", {})
    gone = noshows.removed(rows, law, now.level + 1, not now.open, now.settings.no_show_level)
    if not gone.seats:
        return Refused("no_shows_stay", {"level": now.level + 1}, gone.cites)
    if len(gone.seats) >= len(left(now)) - 1:
        return Refused("nobody_would_be_left", {"players": len(gone.seats)})
    draft.members = tuple([each.player for each in gone.seats])
    finishes = placed(worst_open(now), [Out(each.player, each.chips, each.table) for each in gone.seats], law)
    stacks = tuple([(each.player, each.chips) for each in gone.seats])
    draft.add(e.NoShowsRemoved(stacks, finishes, gone.cites))
    follow(draft)
    return None


def call_waiting(draft: Draft, command: c.CallWaiting) -> Refused | None:
    """Call the list for a seat that is free: who is there enters now, and pays now."""
    now, law = draft.now, draft.law
    names = [each.member for each in those_waiting(now)]
    if not names:
        return Refused("nobody_waits", {})
    if not now.open:
        return Refused("entries_closed", {"level": now.settings.late_until})
    if full(now):
        return Refused("tournament_full", {"most": now.settings.most_entries})
    found = waiting.called(names, command.there, law)
    if not found.player:
        return Refused("nobody_waiting_is_there", {}, found.cites)
    own = now.entrants[found.player]
    draft.members = (found.player, *found.struck)
    if found.passed:
        draft.add(e.WaitingCalled(found.waiting, found.struck, found.cites))
    refused = enter(draft, found.player, now.offered.get(found.player, ""), own.needs, own.bot)
    if refused is not None and not draft.by:  # nobody is asked online: whose ticket is no longer good lets others in
        draft.add(core.EntryWithdrawn(found.player, None))
        return None
    return refused


RULES: dict[type, Rule] = {
    c.InviteGuest: Rule("bounty_player", invite, ("registering", "running"), ("director", "floor")),
    c.MoveGuests: Rule("move_bounty_players", move_guests, ("running",), ("director", "floor")),
    c.RemoveNoShows: Rule("no_shows", remove_no_shows, ("running",), ("director", "floor")),
    c.CallWaiting: Rule("call_waiting", call_waiting, ("registering", "running"), ("director", "floor", "cashier")),
}
