"""`evolve(table, event, at) -> table`: what a table looks like after an event that happened at a moment.

It reads neither law nor clock nor chance. Events of the hand are folded into the hand; when they change whose turn it
is, his time begins at `at`.
"""

from collections.abc import Callable
from typing import Any

from cardspeak.hand.evolve import evolve as evolve_hand
from cardspeak.room.table import events as e
from cardspeak.room.table.called import Called
from cardspeak.room.table.lines import evolve as lines
from cardspeak.room.table.lines.events import StackCorrected
from cardspeak.room.table.lines.state import Telling
from cardspeak.room.table.state import Call, Given, Seat, Table, is_only_kept, left_to_miss, moment, seat_of


def opened(table: Table | None, event: e.TableOpened, at: int) -> Table:
    telling = Telling() if event.settings.cards == "dictated" else None
    return Table(event.settings, event.by, (event.by,), (None,) * event.settings.seats, telling=telling)


def seat_taken(table: Table, event: e.SeatTaken, at: int) -> Table:
    first = table.number + 1
    here = dict(table.owing).get(event.member, 0)
    owed = -1 if here < 0 or event.missing < 0 else here + event.missing
    penalty = (first, first + owed - 1 if owed > 0 else -1) if owed else (0, 0)
    seat = Seat(event.member, event.chips, event.bot, entry=event.entry, bank=table.settings.bank, came=event.came)
    left = tuple([row for row in table.left if row[0] != event.member])
    owing = tuple([row for row in table.owing if row[0] != event.member])
    return _put(table._replace(left=left, owing=owing), event.seat, seat._replace(penalty=penalty))


def seat_left(table: Table, event: e.SeatLeft, at: int) -> Table:
    left = tuple([row for row in table.left if row[0] != event.member])
    owed = left_to_miss(table, event.seat)
    owing = (*table.owing, (event.member, owed)) if owed else table.owing
    return _put(table._replace(left=(*left, (event.member, event.chips)), owing=owing), event.seat, None)


def went_away(table: Table, event: e.WentAway, at: int) -> Table:
    return _put(table, event.seat, _seat(table, event.seat)._replace(away=True))


def came_back(table: Table, event: e.CameBack, at: int) -> Table:
    return _put(table, event.seat, _seat(table, event.seat)._replace(away=False))


def seat_changed(table: Table, event: e.SeatChanged, at: int) -> Table:
    seat = _seat(table, event.seat)
    return _put(_put(table, event.seat, None), event.to, seat)


def entrusted(table: Table, event: e.Entrusted, at: int) -> Table:
    return _put(table, event.seat, _seat(table, event.seat)._replace(deputy=event.to))


def penalised(table: Table, event: e.Penalised, at: int) -> Table:
    seat = _seat(table, event.seat)
    table = table._replace(given=(*table.given, given(event, at)))
    first, last = seat.penalty
    if event.hands and last >= table.number + 1:
        event = event._replace(first=first, hands=event.hands + last - first + 1 if event.hands > 0 else -1)
    if event.hands:
        last = event.first + event.hands - 1 if event.hands > 0 else -1
        seat = seat._replace(penalty=(event.first, last))
    barred = event.kind in ("disqualification", "exclusion") and event.hands == 0
    return _put(table, event.seat, seat._replace(barred=barred))


def given(event: e.Penalised, at: int) -> Given:
    return Given(
        event.case, event.seat, event.member, event.offence, event.kind, event.number, event.hands, event.by, at,
        event.duty, event.book, event.reason, event.about, event.clauses,
    )  # fmt: skip


def penalty_served(table: Table, event: e.PenaltyServed, at: int) -> Table:
    return _put(table, event.seat, _seat(table, event.seat)._replace(penalty=(0, 0)))


def penalty_undone(table: Table, event: e.PenaltyUndone, at: int) -> Table:
    struck = next(row for row in table.given if row.case == event.case)
    rows = tuple([row._replace(undone=event.reason) if row.case == event.case else row for row in table.given])
    table = table._replace(given=rows)
    if event.seat >= 0:
        barred = tuple([row for row in table.barred if row[0] != event.member])
        back = Seat(event.member, event.chips, bank=table.settings.bank)
        return _put(table._replace(barred=barred), event.seat, back)
    number = seat_of(table, event.member)
    if number < 0:
        rest = [(member, hands - event.hands) for member, hands in table.owing if member == event.member]
        others = [row for row in table.owing if row[0] != event.member]
        return table._replace(owing=(*others, *[row for row in rest if row[1] and event.hands > 0]))
    seat = _seat(table, number)
    seat = seat._replace(penalty=_less(seat.penalty, event.hands, table.number))
    if struck.kind in ("disqualification", "exclusion") and seat.barred:
        seat = seat._replace(barred=False, leaving=False, out=False)
    return _put(table, number, seat)


def _less(penalty: tuple[int, int], hands: int, number: int) -> tuple[int, int]:
    # a penalty with so many hands less (-1: all), at the hand of this number
    first, last = penalty
    if hands < 0 or last - hands < max(first, number):
        return 0, 0
    return (first, last - hands) if last > 0 else (first, last) if last else (0, 0)


def penalty_moved(table: Table, event: e.PenaltyMoved, at: int) -> Table:
    number = seat_of(table, event.member)
    if number < 0:
        owed = dict(table.owing).get(event.member, 0) + event.hands
        others = [row for row in table.owing if row[0] != event.member]
        return table._replace(owing=(*others, *([(event.member, owed)] if owed else [])))
    seat = _seat(table, number)
    first, last = seat.penalty
    if event.hands < 0:
        penalty = _less(seat.penalty, -event.hands, table.number)
    elif last > table.number:
        penalty = first, last + event.hands
    else:
        penalty = table.number + 1, table.number + event.hands
    return _put(table, number, seat._replace(penalty=penalty))


def call_opened(table: Table, event: e.CallOpened, at: int) -> Table:
    return table._replace(calls=(*table.calls, Call(event.call, event.member, event.text, at)), heard=event.call)


def call_closed(table: Table, event: e.CallClosed, at: int) -> Table:
    return table._replace(calls=tuple([each for each in table.calls if each.call != event.call]))


def clock_stopped(table: Table, event: e.ClockStopped, at: int) -> Table:
    return table._replace(stopped=at)


def clock_started(table: Table, event: e.ClockStarted, at: int) -> Table:
    return _later(table, at - table.stopped)._replace(stopped=0)


def _later(table: Table, by: int) -> Table:
    # the time that the table stood still is nobody's
    called = table.called and table.called._replace(at=table.called.at + by)
    seats = tuple(
        [
            seat._replace(kept_since=seat.kept_since + by) if seat and seat.kept_since >= 0 else seat
            for seat in table.seats
        ]
    )
    return table._replace(since=table.since + by, called=called, seats=seats)


def disqualified(table: Table, event: e.Disqualified, at: int) -> Table:
    return _put(table._replace(barred=(*table.barred, (event.member, event.chips))), event.seat, None)


def chips_forfeited(table: Table, event: e.ChipsForfeited, at: int) -> Table:
    seat = _seat(table, event.seat)
    return _put(table, event.seat, seat._replace(stack=seat.stack - event.chips))


def only_told(table: Table, event: e.Event, at: int) -> Table:
    return table


def leave_asked(table: Table, event: e.LeaveAsked, at: int) -> Table:
    return _put(table, event.seat, _seat(table, event.seat)._replace(leaving=True, out=True))


def sat_out(table: Table, event: e.SatOut, at: int) -> Table:
    return _put(table, event.seat, _seat(table, event.seat)._replace(out=True, idle=event.why == "time"))


def sat_in(table: Table, event: e.SatIn, at: int) -> Table:
    seat = _seat(table, event.seat)._replace(out=False, leaving=False, away=False, idle=False, entry=event.entry)
    return _put(table, event.seat, seat)


def chips_bought(table: Table, event: e.ChipsBought, at: int) -> Table:
    seat = _seat(table, event.seat)
    if event.now:
        return _put(table, event.seat, seat._replace(stack=seat.stack + event.chips))
    return _put(table, event.seat, seat._replace(bought=seat.bought + event.chips))


def button_drawn(table: Table, event: e.ButtonDrawn, at: int) -> Table:
    return table._replace(button=event.seat)


def game_changed(table: Table, event: e.GameChanged, at: int) -> Table:
    return table._replace(game=event.game, dealt=0)


def blinds_missed(table: Table, event: e.BlindsMissed, at: int) -> Table:
    seat = _seat(table, event.seat)._replace(missed=event.missed, small_missed=event.small, big_missed=event.big)
    return _put(table, event.seat, seat)


def hand_started(table: Table, event: e.HandStarted, at: int) -> Table:
    seats = list(table.seats)
    for number in event.players:
        seat = seats[number]
        if seat:
            seats[number] = seat._replace(entry="", missed=0, small_missed=0, big_missed=0, came="", waited=False)
    for number in event.waiting:
        seat = seats[number]
        if seat:
            seats[number] = seat._replace(waited=True)
    return table._replace(
        seats=tuple(seats), button=event.button, small=event.small, big=event.big, number=event.number,
        players=event.players, hand=None, dealt=table.dealt + 1, called=None, frozen=event.frozen, runs=(),
        telling=lines.hand_begins(table),
    )  # fmt: skip


def clock_called(table: Table, event: e.ClockCalled, at: int) -> Table:
    return table._replace(
        called=Called(event.seat, event.by, moment(table, at), event.seconds, event.countdown, event.tie)
    )


def bank_used(table: Table, event: e.BankUsed, at: int) -> Table:
    seat = _seat(table, event.seat)
    return _put(table, event.seat, seat._replace(bank=max(seat.bank - event.time, 0)))


def time_ran_out(table: Table, event: e.TimeRanOut, at: int) -> Table:
    return table._replace(called=None)


def resumed(table: Table, event: e.Resumed, at: int) -> Table:
    stopped = table.stopped + event.away if table.stopped else 0
    return _later(table, event.away)._replace(stopped=stopped)


def runs_wanted(table: Table, event: e.RunsWanted, at: int) -> Table:
    others = [row for row in table.runs if row[0] != event.seat]
    return table._replace(runs=(*others, (event.seat, event.times)))


def straddle_wanted(table: Table, event: e.StraddleWanted, at: int) -> Table:
    return _put(table, event.seat, _seat(table, event.seat)._replace(straddles=event.wants))


def hand_finished(table: Table, event: e.HandFinished, at: int) -> Table:
    seats = list(table.seats)
    for number, stack in zip(table.players, event.stacks, strict=True):
        seat = seats[number]
        if seat:
            seats[number] = seat._replace(stack=stack)
    for number, seat in enumerate(seats):
        if seat and seat.bought:
            seats[number] = seat._replace(stack=seat.stack + seat.bought, bought=0)
    after = table._replace(seats=tuple(seats), called=None, since=moment(table, at))
    return lines.hand_closed(after, table)


def floor_appointed(table: Table, event: e.FloorAppointed, at: int) -> Table:
    return table._replace(floor=(*table.floor, event.member))


def closed(table: Table, event: e.TableClosed, at: int) -> Table:
    return table._replace(closed=True)


def _seat(table: Table, number: int) -> Seat:
    seat = table.seats[number]
    assert seat is not None, f"nobody sits in seat {number}"
    return seat


def _kept(table: Table, now: int) -> Table:
    # the table with its seats saying since when they are only kept
    seats = []
    for seat in table.seats:
        if seat and is_only_kept(seat) != (seat.kept_since >= 0):
            seat = seat._replace(kept_since=now if is_only_kept(seat) else -1)
        seats.append(seat)
    return table._replace(seats=tuple(seats))


def _put(table: Table, number: int, seat: Seat | None) -> Table:
    return table._replace(seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


EVOLVE: dict[type, Callable[[Any, Any, int], Table]] = {
    e.TableOpened: opened,
    e.SeatTaken: seat_taken,
    e.SeatLeft: seat_left,
    e.LeaveAsked: leave_asked,
    e.SatOut: sat_out,
    e.SatIn: sat_in,
    e.ChipsBought: chips_bought,
    e.ButtonDrawn: button_drawn,
    e.GameChanged: game_changed,
    e.BlindsMissed: blinds_missed,
    e.HandStarted: hand_started,
    e.ClockCalled: clock_called,
    e.BankUsed: bank_used,
    e.TimeRanOut: time_ran_out,
    e.Resumed: resumed,
    e.HandFinished: hand_finished,
    e.FloorAppointed: floor_appointed,
    e.TableClosed: closed,
    e.WentAway: went_away,
    e.CameBack: came_back,
    e.SeatChanged: seat_changed,
    e.StackTold: only_told,
    e.Entrusted: entrusted,
    e.FloorCalled: only_told,
    e.Penalised: penalised,
    e.Disqualified: disqualified,
    e.ChipsForfeited: chips_forfeited,
    e.PenaltyServed: penalty_served,
    e.PenaltyUndone: penalty_undone,
    e.PenaltyMoved: penalty_moved,
    e.CallOpened: call_opened,
    e.CallClosed: call_closed,
    e.ClockStopped: clock_stopped,
    e.ClockStarted: clock_started,
    e.RunsWanted: runs_wanted,
    e.StraddleWanted: straddle_wanted,
    **lines.EVOLVE,
}

# what takes something from a hand that was closed, or changes who sits there with what: it is not begun anew after that
BUILDS = (e.SeatTaken, e.SeatLeft, e.SeatChanged, e.ChipsBought, e.ChipsForfeited, e.Disqualified, StackCorrected)


def evolve(table: Table | None, event: e.Event, at: int) -> Table:
    """Return the table after an event; the first event of a table needs none."""
    fold = EVOLVE.get(type(event))
    if fold is not None:
        after = fold(table, event, at)
        if table is not None and table.earlier is not None and type(event) in BUILDS:
            after = after._replace(earlier=None)
        return after if table is None or after.seats is table.seats else _kept(after, moment(after, at))
    assert table is not None
    before = table.hand
    hand = evolve_hand(before, event)  # type: ignore[arg-type]
    turn = (hand.stage, hand.street, hand.round.queue[:1])
    telling = table.telling and table.telling._replace(events=(*table.telling.events, event))  # type: ignore[arg-type]
    if before is None or turn != (before.stage, before.street, before.round.queue[:1]):
        return table._replace(hand=hand, since=moment(table, at), called=None, telling=telling)
    return table._replace(hand=hand, telling=telling)
