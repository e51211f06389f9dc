"""Tables of the club: opened under the book that the house has for them, broken, closed with what lies there."""

from cardspeak.hand.refused import Refused
from cardspeak.room.cash import admission, moving
from cardspeak.room.club import commands_floor as c
from cardspeak.room.club import events_floor as e
from cardspeak.room.club.checks import free_places, table_of
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.club.state import Club, ClubTable, Held, game_of
from cardspeak.room.ledger import club as money

MOST_SEATS = 11


def open_table(draft: Draft, command: c.OpenTable) -> Refused | None:
    """Open a table for a game that the club may hold (point `club.holds`)."""
    now, stakes = draft.now, command.stakes
    if not command.games or not command.name.strip() or not 2 <= command.seats <= MOST_SEATS:
        return Refused("no_such_table_can_be", {"least": 2, "most": MOST_SEATS})
    amounts = (*stakes.chips, stakes.least_buy_in, stakes.most_buy_in, stakes.small_blind, stakes.big_blind)
    if min(amounts) < 0 or (stakes.most_buy_in and stakes.most_buy_in < stakes.least_buy_in):
        return Refused("buy_in_limits", {"least": stakes.least_buy_in, "most": stakes.most_buy_in})
    held = admission.holds(command.sort, draft.law)
    if isinstance(held, Refused):
        return held
    book = command.book or now.house.book
    if held not in ("any", book):
        return Refused("held_under_another_book", {"book": held}, draft.law.cites("club.holds"))
    if (command.kind != "reports") != bool(command.stream):
        return Refused("no_hands_there", {})
    number = now.counts.tables + 1
    table = ClubTable(
        number, command.name.strip(), command.games, stakes, ("",) * command.seats, book, command.sort, command.kind,
        command.stream,
    )  # fmt: skip
    draft.tables = (number,)
    wrong = _main(now, table, command.main)
    if wrong is None:
        draft.add(e.TableOpened(table._replace(main=command.main)))
    return wrong


def _main(club: Club, table: ClubTable, main: int) -> Refused | None:
    if not main:
        return None
    other = club.tables.get(main)
    if other is None:
        return Refused("no_such_club_table", {"table": main})
    if main == table.number or game_of(other) != game_of(table) or other.main:
        return Refused("no_main_game", {"table": main})
    return None


def set_main(draft: Draft, command: c.SetMain) -> Refused | None:
    """Say where the players of a table must move when a seat falls free."""
    draft.tables = (command.table,)
    table = table_of(draft.now, command.table)
    if isinstance(table, Refused):
        return table
    if table.main == command.main:
        return Refused("nothing_to_change", {})
    wrong = _main(draft.now, table, command.main)
    if wrong is None:
        draft.add(e.MainSet(command.table, command.main))
    return wrong


def break_table(draft: Draft, command: c.BreakTable) -> Refused | None:
    """Break a table: seats of its game are held for its players, in the order of the book (point `move.order`)."""
    now = draft.now
    draft.tables = (command.table,)
    table = table_of(now, command.table)
    if isinstance(table, Refused):
        return table
    if table.breaking:
        return Refused("nothing_to_change", {})
    game, law = game_of(table), draft.law_at(table)
    sitting = [moving.Sat(each, now.seats[each].since) for each in table.places if each]
    order = command.order if sorted(command.order) == list(range(len(sitting))) else ()
    if sitting and not order and law.move_order(came="broken") == "drawn":
        return Refused("order_too_short", {"needs": len(sitting)})
    free = {
        str(each.number): free_places(now, each)
        for each in now.tables.values()
        if each.number != table.number and game_of(each) == game and not each.breaking
    }
    places, heads = moving.broken(sitting, order or range(len(sitting)), free, law)
    held = tuple([Held(each.member, game, int(each.table), each.seat, 0) for each in places])
    draft.members = tuple([each.member for each in sitting])
    draft.add(e.TableBroken(table.number, held, heads, law.cites("move.order")))
    return None


def close_table(draft: Draft, command: c.CloseTable) -> Refused | None:
    """Close a table at which nobody sits: what lies there is its drop, what is missing is shown as a difference."""
    now = draft.now
    draft.tables = (command.table,)
    table = table_of(now, command.table)
    if isinstance(table, Refused):
        return table
    sitting = [each for each in table.places if each]
    if sitting:
        return Refused("table_is_not_empty", {"players": len(sitting)})
    held = [each.member for each in now.held.values() if each.table == table.number]
    if held:
        return Refused("seats_are_held", {"seats": len(held)})
    if command.counted < 0:
        return Refused("amount_not_positive", {"amount": command.counted})
    account = money.table(table.number)
    missing = now.ledger.on(account) - command.counted
    moves = []
    if missing:
        moves.append(money.difference("table_difference", account, missing))
    if command.counted:
        moves.append(money.moved("drop", account, money.drop(table.number), command.counted))
    if table.bank:
        # what the house had put there is among what was counted
        moves.append(money.moved("bank", money.DIFFERENCE, money.BANK, table.bank))
    draft.add(e.TableClosed(table.number, command.counted, missing, tuple(moves)))
    return None


RULES: dict[type, Rule] = {
    c.OpenTable: Rule("open_table", open_table, "tables"),
    c.CloseTable: Rule("close_table", close_table, "tables"),
    c.BreakTable: Rule("break_table", break_table, "tables"),
    c.SetMain: Rule("set_main", set_main, "tables"),
}
