"""How a table folds what its floor did: penalties, calls, the clock, who runs the table, what changes meanwhile."""

from collections.abc import Callable
from typing import Any

from cardspeak.irregularities import offence_of
from cardspeak.room.accounts import account_of
from cardspeak.room.table import floor_events as e
from cardspeak.room.table import tournament_events as te
from cardspeak.room.table.state import Call, Given, Gone, Seat, Table, later, moment, put, seat_of, sitting


def penalised(table: Table, event: e.Penalised, at: int) -> Table:
    seat = sitting(table, event.seat)
    table = table._replace(given=(*table.given, given(event, at)))
    first, last = seat.penalty
    if event.hands and last >= table.number + 1:
        event = event._replace(first=first, hands=event.hands + last - first + 1 if event.hands > 0 else -1)
    if event.hands:
        last = event.first + event.hands - 1 if event.hands > 0 else -1
        seat = seat._replace(penalty=(event.first, last))
    barred = event.kind in ("disqualification", "exclusion") and event.hands == 0
    return put(table, event.seat, seat._replace(barred=barred))


def given(event: e.Penalised, at: int) -> Given:
    return Given(
        event.case, event.seat, event.member, offence_of(event.offence), event.kind, event.number, event.hands,
        event.by, at,
        event.duty, event.book, event.reason, event.about, event.clauses,
    )  # fmt: skip


def penalty_served(table: Table, event: e.PenaltyServed, at: int) -> Table:
    return put(table, event.seat, sitting(table, event.seat)._replace(penalty=(0, 0)))


def penalty_undone(table: Table, event: e.PenaltyUndone, at: int) -> Table:
    struck = next(row for row in table.given if row.case == event.case)
    rows = tuple([row._replace(undone=event.reason) if row.case == event.case else row for row in table.given])
    table = table._replace(given=rows)
    if event.seat >= 0:
        barred = tuple([row for row in table.barred if row[0] != event.member])
        own = account_of(event.member, table.settings.cards)
        back = Seat(event.member, event.chips, bank=table.settings.speed.bank, account=own)
        return put(table._replace(barred=barred), event.seat, back)
    number = seat_of(table, event.member)
    if number < 0:
        rest = [(member, hands - event.hands) for member, hands in table.owing if member == event.member]
        others = [row for row in table.owing if row[0] != event.member]
        return table._replace(owing=(*others, *[row for row in rest if row[1] and event.hands > 0]))
    seat = sitting(table, number)
    seat = seat._replace(penalty=_less(seat.penalty, event.hands, table.number))
    if struck.kind in ("disqualification", "exclusion") and seat.barred:
        seat = seat._replace(barred=False, leaving=False, out=False)
    return put(table, number, seat)


def _less(penalty: tuple[int, int], hands: int, number: int) -> tuple[int, int]:
    # a penalty with so many hands less (-1: all), at the hand of this number
    first, last = penalty
    if hands < 0 or last - hands < max(first, number):
        return 0, 0
    return (first, last - hands) if last > 0 else (first, last) if last else (0, 0)


def moved(table: Table, member: str, hands: int, at: int) -> Table:
    """Note that hands to miss came from another table, or (below 0) went there."""
    before = next((row for row in table.gone if row.member == member), Gone(member, 0, 0))
    others = [row for row in table.gone if row.member != member]
    since = before.since or (at if hands < 0 else 0)
    return table._replace(gone=(*others, Gone(member, before.hands - hands, since)))


def penalty_moved(table: Table, event: e.PenaltyMoved, at: int) -> Table:
    table = moved(table, event.member, event.hands, at)
    number = seat_of(table, event.member)
    if number < 0:
        owed = dict(table.owing).get(event.member, 0) + event.hands
        others = [row for row in table.owing if row[0] != event.member]
        return table._replace(owing=(*others, *([(event.member, owed)] if owed else [])))
    seat = sitting(table, number)
    first, last = seat.penalty
    if event.hands < 0:
        penalty = _less(seat.penalty, -event.hands, table.number)
    elif last > table.number:
        penalty = first, last + event.hands
    else:
        penalty = table.number + 1, table.number + event.hands
    return put(table, number, seat._replace(penalty=penalty))


def call_opened(table: Table, event: e.CallOpened, at: int) -> Table:
    return table._replace(calls=(*table.calls, Call(event.call, event.member, event.text, at)), heard=event.call)


def call_closed(table: Table, event: e.CallClosed, at: int) -> Table:
    return table._replace(calls=tuple([each for each in table.calls if each.call != event.call]))


def clock_stopped(table: Table, event: e.ClockStopped, at: int) -> Table:
    return table._replace(stopped=at)


def clock_started(table: Table, event: e.ClockStarted, at: int) -> Table:
    return later(table, at - table.stopped)._replace(stopped=0)


def disqualified(table: Table, event: e.Disqualified, at: int) -> Table:
    return put(table._replace(barred=(*table.barred, (event.member, event.chips))), event.seat, None)


def chips_forfeited(table: Table, event: e.ChipsForfeited, at: int) -> Table:
    seat = sitting(table, event.seat)
    return put(table, event.seat, seat._replace(stack=seat.stack - event.chips))


def floor_appointed(table: Table, event: e.FloorAppointed, at: int) -> Table:
    return table._replace(floor=(*table.floor, event.member))


def floor_dismissed(table: Table, event: e.FloorDismissed, at: int) -> Table:
    return table._replace(floor=tuple([member for member in table.floor if member != event.member]))


def owner_changed(table: Table, event: e.OwnerChanged, at: int) -> Table:
    return table._replace(owner=event.member)


def stakes_changed(table: Table, event: e.StakesChanged, at: int) -> Table:
    return table._replace(settings=table.settings._replace(stakes=event.stakes))


def levels_planned(table: Table, event: e.LevelsPlanned, at: int) -> Table:
    settings = table.settings._replace(stakes=table.settings.stakes._replace(level=0))
    return table._replace(settings=settings, levels=event.levels, levels_since=moment(table, at) if event.levels else 0)


def speed_changed(table: Table, event: e.SpeedChanged, at: int) -> Table:
    # the time of the player to act begins again, so that nobody's ends before they knew
    now = table._replace(settings=table.settings._replace(speed=event.speed))
    return now._replace(since=moment(table, at)) if table.playing else now


def agreement_changed(table: Table, event: e.AgreementChanged, at: int) -> Table:
    return table._replace(settings=table.settings._replace(agreement=event.agreement))


def button_put_right(table: Table, event: e.ButtonPutRight, at: int) -> Table:
    return table._replace(placed=(event.button, event.small, event.big))


def held(table: Table, event: te.TableHeld, at: int) -> Table:
    return table._replace(held=event.why)


def released(table: Table, event: te.TableReleased, at: int) -> Table:
    return table._replace(held="", since=max(table.since, moment(table, at)))


def banks_filled(table: Table, event: te.BanksFilled, at: int) -> Table:
    return table._replace(seats=tuple([seat and seat._replace(bank=event.bank) for seat in table.seats]))


def chips_raced(table: Table, event: te.ChipsRaced, at: int) -> Table:
    for number, _, chips in event.stacks:
        table = put(table, number, sitting(table, number)._replace(stack=chips))
    return table


def only_told(table: Table, event: e.FloorEvent, at: int) -> Table:
    return table


FLOOR: dict[type, Callable[[Any, Any, int], Table]] = {
    e.FloorCalled: only_told,
    e.Penalised: penalised,
    e.PenaltyServed: penalty_served,
    e.PenaltyUndone: penalty_undone,
    e.PenaltyMoved: penalty_moved,
    e.Disqualified: disqualified,
    e.ChipsForfeited: chips_forfeited,
    e.CallOpened: call_opened,
    e.CallClosed: call_closed,
    e.ClockStopped: clock_stopped,
    e.ClockStarted: clock_started,
    e.FloorAppointed: floor_appointed,
    e.FloorDismissed: floor_dismissed,
    e.OwnerChanged: owner_changed,
    e.StakesChanged: stakes_changed,
    e.LevelsPlanned: levels_planned,
    e.SpeedChanged: speed_changed,
    e.AgreementChanged: agreement_changed,
    e.ButtonPutRight: button_put_right,
    e.VoidDeclared: only_told,
    e.BlindsChopped: only_told,
    e.PotSplit: only_told,
    te.TableHeld: held,
    te.TableReleased: released,
    te.ChipsRaced: chips_raced,
    te.BanksFilled: banks_filled,
}
