"""Seats as the staff has them: moves, tables broken and opened, seats put right, players who are away."""

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament import balance
from cardspeak.room.tournament.balance import counts, one_move
from cardspeak.room.tournament.draw import table_size
from cardspeak.room.tournament.entries import in_the_wrong_seat
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.busts import no_button, tell_buttons
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.following import break_table as broken
from cardspeak.room.tournament.run.following import even_out, follow, form_final, knows_button, seats_of
from cardspeak.room.tournament.run.state import (
    Role,
    Tournament,
    all_known,
    counted_lately,
    is_told,
    left,
    playing_at,
    seat_of,
    table_of,
)
from cardspeak.room.tournament.seating import Seating, coming, free, taken, waits, with_player

FLOOR: tuple[Role, ...] = ("director", "floor")
STAFF: tuple[Role, ...] = ("director", "floor", "dealer")


def tell_button(draft: Draft, command: c.TellButton) -> Refused | None:
    """Note where the button was; the moves that waited for it are made."""
    unknown = no_button(draft.now, command.buttons)
    if unknown:
        return unknown
    draft.tables = tuple([table for table, _ in command.buttons])
    tell_buttons(draft, dict(command.buttons))
    follow(draft)
    return None


def move(draft: Draft, command: c.Move) -> Refused | None:
    """Move a player as the room has asked, or as the director has it, who then says why."""
    now, law, member = draft.now, draft.law, command.member
    at, there = seat_of(now, member), table_of(now, command.to)
    if at is None:
        return Refused("not_playing", {"name": member})
    if there is None:
        return Refused("no_such_table_here", {"table": command.to})
    here = table_of(now, at[0])
    assert here, "a player sits at a table"
    draft.members, draft.tables, draft.reason = (member,), (at[0], command.to), command.reason
    if command.to == at[0]:
        return Refused("moved_to_their_own_table", {"table": command.to})
    asked = any((each.table, each.to) == (at[0], command.to) for each in now.wanted)
    if not asked and not command.reason:
        return Refused("step_needs_reason", {})
    if playing_at(now, at[0]).on:
        return Refused("hand_is_on_there", {"table": at[0]})
    if not free(there):
        return Refused("table_is_full", {"table": command.to})
    proposed = None
    if knows_button(now, here) and knows_button(now, there) and len(taken(here)) - len(taken(there)) > 1:
        proposed = one_move(here, there, law)
    place = command.place if command.place >= 0 else _place(draft, there)
    if place not in free(there):
        return Refused("seat_is_taken", {"table": command.to, "seat": place + 1})
    filled = with_player(there, member, place, "balanced")
    cites = law.cites("balance.table", "balance.mover", "balance.seat") if asked else ()
    done = balance.Move(member, at[0], at[1], command.to, place, "balanced", waits(filled, place, law), cites)
    if proposed and proposed[:5] != done[:5]:
        draft.against = (proposed,)
    draft.add(e.PlayerMoved(done))
    if not taken(here._replace(places=tuple(["" if each == member else each for each in here.places]))):
        draft.add(e.TableBroken(at[0], (), ()))
    if asked:
        follow(draft)
    return None


def _place(draft: Draft, table: Seating) -> int:
    if knows_button(draft.now, table):
        at = coming(table, draft.law)
        small = at.small if at.small >= 0 else table.big
        place = draft.law.balance_seat(
            seats=len(table.places),
            taken=taken(table),
            small=small,
            big=at.big,
            vacated=table.vacated,
        )
        if place >= 0:
            return int(place)
    return free(table)[draft.chance.pick(len(free(table)))]


def balance_now(draft: Draft, command: c.Balance) -> Refused | None:
    """Do what is due: break tables, form the final one, balance."""
    follow(draft)
    return None if draft.events else Refused("tables_are_balanced", {})


def break_table(draft: Draft, command: c.BreakTable) -> Refused | None:
    """Break a table, as the director has it."""
    now = draft.now
    table = table_of(now, command.table)
    draft.tables, draft.reason = (command.table,), command.reason
    if table is None:
        return Refused("no_such_table_here", {"table": command.table})
    room = sum(len(free(each)) for each in now.tables if each.number != command.table)
    if room < len(taken(table)):
        return Refused("too_few_seats", {"players": len(taken(table)), "seats": room})
    if playing_at(now, command.table).on:
        return Refused("hand_is_on_there", {"table": command.table})
    broken(draft, command.table)
    even_out(draft)
    return None


def final(draft: Draft, command: c.FormFinal) -> Refused | None:
    """Form the final table, as the director has it."""
    now = draft.now
    draft.reason = command.reason
    seats = max(len(table.places) for table in now.tables)
    if len(now.tables) < 2 or sum(counts(now.tables)) > seats:
        return Refused("no_final_table_now", {"players": sum(counts(now.tables)), "seats": seats})
    busy = [each.number for each in now.playing if each.on]
    if busy:
        return Refused("hand_is_on_there", {"table": busy[0]})
    form_final(draft)
    return None


def announce_order(draft: Draft, command: c.AnnounceOrder) -> Refused | None:
    """Announce in which order tables are broken."""
    numbers = [table.number for table in draft.now.tables]
    if len(set(command.tables)) < len(command.tables) or (numbers and not set(command.tables) <= set(numbers)):
        return Refused("no_order_of_tables", {})
    draft.tables = command.tables
    draft.add(e.OrderAnnounced(command.tables))
    return None


def open_table(draft: Draft, command: c.OpenTable) -> Refused | None:
    """Open a table and balance."""
    now = draft.now
    if sum(counts(now.tables)) < 2 * (len(now.tables) + 1):
        return Refused("too_few_for_a_table", {"players": sum(counts(now.tables))})
    number = max(table.number for table in now.tables) + 1
    draft.tables = (number,)
    draft.add(e.TableOpened(number, seats_of(draft), command.play or now.settings.play))
    even_out(draft)
    return None


def open_seat(draft: Draft, command: c.OpenSeat) -> Refused | None:
    """Open one seat more at a table, where the book has it."""
    now, law = draft.now, draft.law
    table = table_of(now, command.table)
    if table is None:
        return Refused("no_such_table_here", {"table": command.table})
    draft.tables = (command.table,)
    if playing_at(now, command.table).play != "told":
        return Refused("seats_are_fixed_here", {"table": command.table})
    most = table_size(law, own=now.settings.seats, wide=True)
    if len(table.places) >= most or playing_at(now, command.table).wide:
        return Refused("no_seat_more", {"seats": len(table.places)}, law.cites("tables.size"))
    draft.add(e.SeatOpened(command.table, law.cites("tables.size")))
    return None


def link(draft: Draft, command: c.Link) -> Refused | None:
    """Say how a table is run; where the room counts the chips from now on, it has to know how many there are."""
    now = draft.now
    table = table_of(now, command.table)
    if table is None:
        return Refused("no_such_table_here", {"table": command.table})
    draft.tables = (command.table,)
    playing = playing_at(now, command.table)
    if playing.play == command.play and command.stream in ("", playing.stream):
        return Refused("nothing_to_change", {})
    if playing.on:
        return Refused("hand_is_on_there", {"table": command.table})
    wrong = _not_counted(now, table, draft.at) if playing.play == "told" else None
    if wrong:
        return wrong
    draft.add(e.TableLinked(command.table, command.play, command.stream))
    return None


def _not_counted(tournament: Tournament, table: Seating, at: int) -> Refused | None:
    # nothing has happened since all were counted, or those at the table were, and leave the others something
    still, in_play = left(tournament), tournament.counts.in_play
    if all_known(tournament, at):
        return None
    here = [each for each in still if each.member in table.places]
    bare = next((each.member for each in here if not counted_lately(tournament, each)), "")
    if bare:
        return Refused("stack_not_counted", {"name": bare})
    known = sum(each.chips for each in still if each in here or not is_told(tournament, each.member))
    others = sum(1 for each in still if each not in here and is_told(tournament, each.member))
    if known > in_play - others if others else known != in_play:
        return Refused("count_does_not_fit", {"counted": known, "in_play": in_play})
    return None


def hold(draft: Draft, command: c.Hold) -> Refused | None:
    """Have a table wait, or go on."""
    if table_of(draft.now, command.table) is None:
        return Refused("no_such_table_here", {"table": command.table})
    draft.tables = (command.table,)
    why = playing_at(draft.now, command.table).halted
    if bool(why) == command.hold:
        return Refused("nothing_to_change", {})
    draft.add(e.TableHalted(command.table, "held" if command.hold else "", ()))
    return None


def put_right(draft: Draft, command: c.PutRight) -> Refused | None:
    """Put players into their right seats; they take what they hold there, or the director says what becomes of it."""
    now, law = draft.now, draft.law
    draft.members, draft.reason = tuple([member for member, _, _ in command.seats]), command.reason
    if in_the_wrong_seat(law, command.right_stacks) == "director" and not command.reason:
        return Refused("director_decides", {}, law.cites("tables.wrong_seat"))
    where = [(table, place) for _, table, place in command.seats]
    if len(set(where)) < len(where) or not where:
        return Refused("seat_is_taken", {"table": where[0][0] if where else 0, "seat": where[0][1] + 1 if where else 0})
    for member, number, place in command.seats:
        table = table_of(now, number)
        if table is None:
            return Refused("no_such_table_here", {"table": number})
        if seat_of(now, member) is None:
            return Refused("not_playing", {"name": member})
        if not 0 <= place < len(table.places):
            return Refused("no_such_seat", {"seat": place + 1})
        if table.places[place] and table.places[place] not in draft.members:
            return Refused("seat_is_taken", {"table": number, "seat": place + 1})
    here = [at[0] for member in draft.members if (at := seat_of(now, member))]
    draft.tables = tuple(dict.fromkeys([*[table for table, _ in where], *here]))
    busy = [number for number in draft.tables if playing_at(now, number).on]
    if busy:  # the hand that is on is played by those who were dealt in, with what they have
        return Refused("hand_is_on_there", {"table": busy[0]})
    draft.add(e.SeatsPutRight(command.seats, law.cites("tables.wrong_seat")))
    return None


def be_away(draft: Draft, command: c.BeAway) -> Refused | None:
    """Note that a player is not there, or is back."""
    own = draft.now.entrants.get(command.member)
    draft.members = (command.member,)
    if own is None or own.status not in ("seated", "broke"):
        return Refused("not_playing", {"name": command.member})
    if own.away == command.away:
        return Refused("nothing_to_change", {})
    draft.add(e.AwayNoted(command.member, command.away))
    return None


RULES: dict[type, Rule] = {
    c.TellButton: Rule("tell_button", tell_button, ("running",), STAFF),
    c.Move: Rule("move", move, ("running",), FLOOR),
    c.Balance: Rule("balance", balance_now, ("running",), FLOOR),
    c.BreakTable: Rule("break_table", break_table, ("running",), FLOOR),
    c.FormFinal: Rule("final_table", final, ("running",), FLOOR),
    c.AnnounceOrder: Rule("announce_order", announce_order, ("registering", "running"), FLOOR),
    c.OpenTable: Rule("open_table", open_table, ("running",), FLOOR),
    c.OpenSeat: Rule("open_seat", open_seat, ("running",), FLOOR),
    c.Link: Rule("link", link, ("running",), FLOOR),
    c.Hold: Rule("hold", hold, ("running",), FLOOR),
    c.PutRight: Rule("put_right", put_right, ("running",), FLOOR),
    c.BeAway: Rule("away", be_away, ("running",), STAFF, own=True),
}
