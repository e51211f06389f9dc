"""What is asked of a table where lines are told: which commands count there, and how its hand is closed."""

from collections.abc import Sequence

from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies.apply import remedied
from cardspeak.hand.remedies.kinds import Void
from cardspeak.law.law import Law
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import seating
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.lines import commands as told
from cardspeak.room.table.lines import retell
from cardspeak.room.table.lines.evolve import told_at
from cardspeak.room.table.lines.tell import tell_line
from cardspeak.room.table.seating import finished
from cardspeak.room.table.state import Table

Outcome = Sequence[e.Event] | Refused

OF_PLAYERS = (
    c.Act,
    c.Supply,
    c.TimeUp,
    c.CallClock,
    c.Penalise,
    c.Forfeit,
    c.Straddle,
    c.WantChop,
    c.VoidDeal,
)  # here they are told as lines
BETWEEN_HANDS = (c.StartHand, c.TakeSeat, c.Leave, c.ChangeSeat, c.TopUp)  # the hand that is over is closed before them


def decide_line(table: Table, command: told.LineCommand, law: Law, at: int) -> Outcome:
    """Return what comes of a line that is told, undone or corrected."""
    if table.telling is None:
        return Refused("real_no_lines", {})
    if command.by not in table.floor:
        return Refused("floor_only", {})
    match command:
        case told.TellLine():
            return tell_line(table, command, law, at)
        case told.UndoLine():
            return retell.undo(table, command)
        case told.RedoLine():
            return retell.redo(table, command, law, at)
        case told.CorrectLine():
            return retell.correct(table, command, law, at)
        case told.CountStack():
            return retell.count(table, command, law, at)
        case told.CloseHand():
            return closed(table, law, at)


def before(table: Table, command: c.Command, law: Law, at: int) -> Outcome:
    """Return the end of the hand that comes before a command, or that players do not act for themselves here."""
    if isinstance(command, OF_PLAYERS):
        return Refused("real_lines_only", {})
    return closed(table, law, at) if isinstance(command, BETWEEN_HANDS) else ()


def closed(table: Table, law: Law, at: int) -> Outcome:
    """Close the hand that is over, or in which nothing was told: everybody has then the chips with which it began."""
    telling, state = told_at(table), table.hand
    events: list[e.Event] = []
    if not telling.on or state is None:
        return ()
    if state.stage != "over":
        if telling.standing:
            return Refused("real_still_on", {})
        void = remedied(state, (Void(),), law, telling.events)
        if isinstance(void, Refused):
            return void
        state, events = void[0], [*void[1]]
    events.append(finished(table.number, state))
    now = table
    for event in events:
        now = evolve(now, event, at)
    return [*events, *seating.between(now)]
