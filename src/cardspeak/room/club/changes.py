"""Changes of table and of seat: asked for, granted by the manager, by must-move, or since a table breaks."""

from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.cash import buying, moving, seats
from cardspeak.room.cash.buying import Reach
from cardspeak.room.club import commands_floor as c
from cardspeak.room.club import events_floor as e
from cardspeak.room.club.checks import place_at, short, sitting_of, table_of
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.club.lists import others_wait
from cardspeak.room.club.seats import limits_of
from cardspeak.room.club.state import Club, ClubTable, Sitting, game_of, in_hand
from cardspeak.room.ledger import club as money


def ask(draft: Draft, command: c.AskChange) -> Refused | None:
    """Note that a member wants to change to another table."""
    draft.members = (command.member,)
    seat = sitting_of(draft.now, command.member)
    if isinstance(seat, Refused):
        return seat
    if command.table:
        table = table_of(draft.now, command.table)
        if isinstance(table, Refused):
            return table
        if table.breaking:
            return Refused("table_breaks", {"table": table.number})
    if command.table in (seat.wants, seat.table):
        return Refused("nothing_to_change", {})
    draft.tables = tuple([each for each in (seat.table, command.table) if each])
    draft.add(e.ChangeAsked(command.member, command.table))
    return None


def next_to_move(club: Club, table: ClubTable, law: Law) -> str:
    """Return who of a must-move table goes to the main game when a seat falls free there; "" nobody."""
    sitting = [moving.Sat(each, club.seats[each].since) for each in table.places if each]
    return moving.called(sitting, law)


def change_table(draft: Draft, command: c.ChangeTable) -> Refused | None:
    """Move a member with all their chips, and what they add by the book (points `buyin.moved`, `buyin.changed`)."""
    now, member = draft.now, command.member
    draft.members = (member,)
    seat = sitting_of(now, member)
    if isinstance(seat, Refused):
        return seat
    draft.tables = (seat.table, command.table)
    old, new = now.tables[seat.table], table_of(now, command.table)
    if isinstance(new, Refused):
        return new
    law = draft.law_at(new)
    wrong = _unfounded(draft, seat, old, new, command)
    if wrong is not None:
        return wrong
    if min(command.chips, command.more) < 0:
        return Refused("amount_not_positive", {"amount": min(command.chips, command.more)})
    reach = _reach(old, new, command, law)
    if reach.least > 0 and command.more < reach.least:
        facts = {"chips": command.chips + command.more, "least": command.chips + reach.least}
        return Refused("buy_in_short", facts, reach.cites, finding("so_much", amount=command.chips + reach.least))
    wrong = (buying.refused(reach, command.more) if command.more else None) or (
        short("table_holds_less", now.ledger.on(money.table(old.number)), command.chips)
        or short("chips_short", in_hand(now, member), command.more)
    )
    if wrong is not None:
        return wrong
    place = place_at(now, new, command.place, member)
    if isinstance(place, Refused):
        return place
    moves = [money.moved("move", money.table(old.number), money.table(new.number), command.chips)]
    if command.more:
        moves.append(money.moved("buy_in", money.chips(member), money.table(new.number), command.more))
    cites = tuple(dict.fromkeys((*law.cites("table.changed", "who.moves", "move.order"), *reach.cites)))
    draft.add(
        e.TableChanged(
            member, old.number, new.number, place, command.chips, command.more, command.why,
            tuple([each for each in moves if each.postings]), cites,
        )
    )  # fmt: skip
    return None


def _unfounded(
    draft: Draft, seat: Sitting, old: ClubTable, new: ClubTable, command: c.ChangeTable
) -> Refused | None:  # fmt: skip
    # say why a move has no ground: the same table, one that breaks, no wish of the player, another one's turn
    now, law = draft.now, draft.law_at(new)
    if old.number == new.number:
        return Refused("nothing_to_change", {})
    if new.breaking:
        return Refused("table_breaks", {"table": new.number})
    if command.why == "broken":
        return None if old.breaking else Refused("table_does_not_break", {"table": old.number})
    if command.why == "must_move":
        if old.main != new.number:
            return Refused("no_main_game", {"table": new.number}, law.cites("move.order"))
        turn = next_to_move(now, old, law)
        return None if turn == seat.member else Refused("anothers_turn", {"name": turn}, law.cites("move.order"))
    if command.why == "asked":
        if seat.wants != new.number:
            return Refused("change_not_asked", {"table": new.number}, law.cites("table.changed", "who.moves"))
        return seats.change_table(True, law) or (
            None if game_of(old) == game_of(new) else others_wait(draft, new, seat.member)
        )
    return None


def _reach(old: ClubTable, new: ClubTable, command: c.ChangeTable, law: Law) -> Reach:
    limits = limits_of(new, law)
    if command.why == "asked":
        return buying.changed(limits, command.chips, law)
    came: moving.Came = "must-move" if command.why == "must_move" else "broken"
    return buying.moved(limits, command.chips, came, game_of(old) == game_of(new), law)


def change_place(draft: Draft, command: c.ChangePlace) -> Refused | None:
    """Give a member another seat of their table that is free."""
    now, member = draft.now, command.member
    draft.members = (member,)
    seat = sitting_of(now, member)
    if isinstance(seat, Refused):
        return seat
    draft.tables = (seat.table,)
    place = place_at(now, now.tables[seat.table], max(command.place, 0), member)
    if isinstance(place, Refused):
        return place
    draft.add(e.PlaceChanged(member, seat.table, place))
    return None


RULES: dict[type, Rule] = {
    c.AskChange: Rule("ask_change", ask, "seats", own=True),
    c.ChangeTable: Rule("change_table", change_table, "changes", duty="moves"),
    c.ChangePlace: Rule("change_place", change_place, "seats"),
}
