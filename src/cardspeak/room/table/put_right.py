"""What the floor puts right between two deals: button and blinds that stand in the wrong place, a deal that is void."""

from collections.abc import Sequence

from cardspeak.finding import Finding, finding
from cardspeak.floor.incidents.incident import Incident
from cardspeak.floor.incidents.rule import rule_on
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies.kinds import Void
from cardspeak.law import steps
from cardspeak.law.law import Law
from cardspeak.law.policies.table import last_before, next_after
from cardspeak.room.table import commands as c
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.button import Laws, Places
from cardspeak.room.table.next_hand import who_is_dealt_in
from cardspeak.room.table.state import Table

WRONG = Incident("wrong_button")


def void_deal(table: Table, command: c.VoidDeal, law: Law) -> Sequence[fe.FloorEvent] | Refused:
    """Declare the deal void; what is in the pot goes back, and the same hand is dealt again."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    if not table.playing or table.hand is None:
        return Refused("no_hand_is_on", {})
    if table.hand.pot.taken:
        return Refused("pot_is_awarded", {})
    if not command.reason:
        return Refused("reason_needed", {}, law.cites("misdeal.until"))
    return (fe.VoidDeclared(table.number, command.by, command.reason, law.cites("misdeal.redeal")),)


def put_right(
    table: Table, command: c.PutButtonRight, laws: Laws, law: Law
) -> tuple[fe.ButtonPutRight, bool] | Refused:
    """Return where button and blinds are next, and whether the deal that is on has to be dealt again for it.

    Where the book has the error stand, the floor needs a reason to decide otherwise.
    """
    if command.by not in table.floor:
        return Refused("floor_only", {})
    at = places_after(table, command, laws)
    if isinstance(at, Refused):
        return at
    if table.hand is None or table.void:
        return _event(at, command, law.cites("button.first")), False
    ruling = rule_on(WRONG, table.hand, law)
    cites = law.cites(*ruling.points)
    orders = {step.code for step in ruling.steps}
    again = table.playing and (Void() in ruling.remedies or steps.BUTTON_RIGHT in orders)
    if not again and steps.NEXT_HAND_RIGHT not in orders and not command.reason:
        return Refused("button_stands", {}, cites, Finding("decision_with_reason"))
    return _event(at, command, cites), again


def places_after(table: Table, command: c.PutButtonRight, laws: Laws) -> Places | Refused:
    """Return where button and blinds would be next, before anybody says that they are to be there."""
    named, seats = (command.button, command.small, command.big), len(table.seats)
    if not any(each >= 0 for each in named) or max(named) >= seats:
        return Refused("no_such_seat", {"seat": max(named) + 1}, (), finding("from_to", least=1, most=seats))
    active = who_is_dealt_in(table, laws)
    if isinstance(active, Refused):
        return active
    if command.big >= 0 and (command.big not in active or (command.big == command.button and len(active) > 2)):
        law = laws(table.settings, table.settings.games[table.game], len(table.players) or 2)[2]
        return Refused("blind_unfit", {"seat": command.big + 1}, law.cites("button.moves"))
    return completed(command, active, seats)


def _event(at: Places, command: c.PutButtonRight, cites: tuple[str, ...]) -> fe.ButtonPutRight:
    return fe.ButtonPutRight(*at, command.by, command.reason, cites)


def completed(command: c.PutButtonRight, active: Sequence[int], seats: int) -> Places:
    """Return all three places from those that are named; a small blind between two that are named is dead if empty."""
    button, small, big = command.button, command.small, command.big
    if len(active) == 2:
        blind = big if big >= 0 else next_after(max(button, small), active, seats)
        other = next_after(blind, active, seats)
        return Places(other, other, blind)
    if button < 0:
        first = small if small >= 0 else last_before(big, active, seats)
        button = last_before(first, active, seats)
    if big < 0:
        first = small if small >= 0 else next_after(button, active, seats)
        return Places(button, first, next_after(first, active, seats))
    if small < 0:
        first = next_after(button, active, seats)
        small = first if first != big else -1
    return Places(button, small, big)
