"""Calls for the floor: who wants it at the table, and that it has dealt with it."""

from collections.abc import Sequence

from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.state import Table, seat_of

Outcome = Sequence[e.Event] | Refused


def call(table: Table, command: c.CallFloor) -> Outcome:
    """Call the floor; who waits for it already has been heard."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    if any(each.member == command.member for each in table.calls):
        return Refused("floor_is_called", {})
    return (fe.CallOpened(table.heard + 1, command.member, command.text),)


def close(table: Table, command: c.CloseCall) -> Outcome:
    """Close a call, as the floor or as the player who made it."""
    found = next((each for each in table.calls if each.call == command.call), None)
    if found is None:
        return Refused("no_such_call", {})
    if command.by not in (*table.floor, found.member):
        return Refused("floor_only", {})
    return (fe.CallClosed(command.call, command.by),)
