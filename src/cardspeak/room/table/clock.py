"""The clock: the time of the player to act, the clock that is called, and what follows when the time runs out."""

from collections.abc import Sequence

from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table import runs
from cardspeak.room.table.state import Table, facing, moment, seat_of, sitting, to_act

Outcome = Sequence[e.Event] | Refused


def stop_or_start(table: Table, command: c.StopClock | c.StartClock) -> Outcome:
    """Stop the clock of the table or let it run again; while it stands nobody's time runs and no hand begins."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    stops = isinstance(command, c.StopClock)
    if stops == bool(table.stopped):
        return ()
    return (fe.ClockStopped(command.by) if stops else fe.ClockStarted(command.by),)


def deadline(table: Table) -> int:
    """Return when the time of the player to act runs out, by turn and bank or by the clock that was called.

    It is 0 where nobody has to act, or the clock is stopped. Where the players are asked how often the board is run, it
    is their time to answer.
    """
    if runs.is_asked(table) and not table.stopped:
        return runs.until(table)
    number = to_act(table)
    if number < 0 or table.stopped:
        return 0
    seat = sitting(table, number)
    usual = table.since + (runs.NOT_WAITED_FOR if seat.idle else table.settings.speed.turn + seat.bank)
    if table.called is None:
        return usual
    # a decision that comes with the last moment is in time where the tie is the player's
    given = (table.called.seconds + table.called.countdown) * 1000 + table.called.tie
    return min(usual, table.called.at + given)


def call(table: Table, command: c.CallClock, law: Law) -> Outcome:
    """Call the clock on the player to act, where the book lets this caller do it now."""
    number = to_act(table)
    caller = seat_of(table, command.member)
    if number < 0:
        return Refused("nobody_to_act", {}, law.cites("clock.time"))
    if caller < 0 and command.member and command.member not in table.floor:
        return Refused("not_seated", {}, law.cites("clock.call"))
    seated = caller >= 0 and not sitting(table, caller).away
    code = law.clock_call(player=caller >= 0, floor=bool(command.member), seated=seated, reasonable=command.reasonable)
    if code:
        return Refused(code, {"seat": number + 1}, law.cites("clock.call"))
    if table.called is not None:
        return Refused("clock_runs_already", {"seat": number + 1}, law.cites("clock.time"))
    seconds, count = law.clock_time()
    called = e.ClockCalled(number, command.member, seconds, count, bool(law.clock_tie()))
    return (called, fe.FloorCalled(number, "clock")) if law.clock_floor() else (called,)


def used(table: Table, at: int) -> list[e.Event]:
    """Return the time that the player to act took from the time bank."""
    over = moment(table, at) - table.since - table.settings.speed.turn
    return [e.BankUsed(to_act(table), over)] if over > 0 and to_act(table) >= 0 else []


def expire(table: Table, at: int, law: Law) -> tuple[list[e.Event], hand.Command] | Refused:
    """Return what follows when the time has run out: the book's answer where the clock was called."""
    number = to_act(table)
    if number < 0 or table.stopped or at < deadline(table):
        return Refused("time_is_left", {"milliseconds": max(deadline(table) - at, 0)})
    assert table.hand is not None
    seat = table.players.index(number)
    stage = table.hand.stage
    owes = (
        stage == "betting" and bool(table.hand.deal.bring_in) and table.hand.street == 0 and not table.hand.round.level
    )
    called = table.called is not None
    verdict = law.clock_expiry(facing=facing(table)) if called else "fold" if facing(table) else "check"
    cites = law.cites("clock.expiry", "clock.time") if called else ()
    command: hand.Command
    if stage == "drawing":
        command = hand.Discard(seat)
    elif stage == "showdown":
        command = hand.Show(seat)
    elif owes:
        command = hand.BringIn(seat)
    else:
        command = hand.Fold(seat) if verdict == "fold" else hand.Check(seat)
    events: list[e.Event] = [e.TimeRanOut(number, cites)]
    return events, command
