"""`evolve(table, event, at) -> table`: what a table looks like after an event that happened at a moment.

It reads neither law nor clock nor chance. Events of the hand are folded into the hand; when they change whose turn it
is, the player's time begins at `at`.
"""

from collections.abc import Callable
from typing import Any

from cardspeak.hand.evolve import evolve as evolve_hand
from cardspeak.hand.remedies.events import DealVoided
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as floor
from cardspeak.room.table.called import Called
from cardspeak.room.table.floor_evolve import FLOOR, moved
from cardspeak.room.table.home_evolve import HOME, followed
from cardspeak.room.table.lines import evolve as lines
from cardspeak.room.table.lines.events import StackCorrected
from cardspeak.room.table.lines.state import Telling
from cardspeak.room.table.state import (
    Left,
    Sealed,
    Seat,
    Table,
    is_only_kept,
    later,
    left_to_miss,
    misses,
    moment,
    put,
    sitting,
    small_due,
)


def opened(table: Table | None, event: e.TableOpened, at: int) -> Table:
    telling = Telling() if event.settings.cards == "dictated" else None
    return Table(event.settings, event.by, (event.by,), (None,) * event.settings.seats, telling=telling)


def seat_taken(table: Table, event: e.SeatTaken, at: int) -> Table:
    first = table.number + 1
    here = dict(table.owing).get(event.member, 0)
    owed = -1 if here < 0 or event.missing < 0 else here + event.missing
    penalty = (first, first + owed - 1 if owed > 0 else -1) if owed else (0, 0)
    bank = table.settings.speed.bank
    if event.missing:
        table = moved(table, event.member, event.missing, at)
    seat = Seat(
        event.member, event.chips, event.bot, entry=event.entry, bank=bank, came=event.came, account=event.account
    )  # fmt: skip
    left = tuple([each for each in table.left if each.member != event.member])
    owing = tuple([row for row in table.owing if row[0] != event.member])
    return put(table._replace(left=left, owing=owing), event.seat, seat._replace(penalty=penalty))


def seat_left(table: Table, event: e.SeatLeft, at: int) -> Table:
    left = tuple([each for each in table.left if each.member != event.member])
    owed = left_to_miss(table, event.seat)
    owing = (*table.owing, (event.member, owed)) if owed else table.owing
    return put(table._replace(left=(*left, Left(event.member, event.chips, at)), owing=owing), event.seat, None)


def went_away(table: Table, event: e.WentAway, at: int) -> Table:
    return put(table, event.seat, sitting(table, event.seat)._replace(away=True))


def came_back(table: Table, event: e.CameBack, at: int) -> Table:
    return put(table, event.seat, sitting(table, event.seat)._replace(away=False))


def seat_changed(table: Table, event: e.SeatChanged, at: int) -> Table:
    seat = sitting(table, event.seat)
    return put(put(table, event.seat, None), event.to, seat)


def entrusted(table: Table, event: e.Entrusted, at: int) -> Table:
    return put(table, event.seat, sitting(table, event.seat)._replace(deputy=event.to))


def only_told(table: Table, event: e.Event, at: int) -> Table:
    return table


def leave_asked(table: Table, event: e.LeaveAsked, at: int) -> Table:
    return put(table, event.seat, sitting(table, event.seat)._replace(leaving=True, out=True))


def sat_out(table: Table, event: e.SatOut, at: int) -> Table:
    return put(table, event.seat, sitting(table, event.seat)._replace(out=True, idle=event.why == "time"))


def sat_in(table: Table, event: e.SatIn, at: int) -> Table:
    seat = sitting(table, event.seat)._replace(out=False, leaving=False, away=False, idle=False, entry=event.entry)
    return put(table, event.seat, seat)


def chips_bought(table: Table, event: e.ChipsBought, at: int) -> Table:
    seat = sitting(table, event.seat)
    if event.now:
        return put(table, event.seat, seat._replace(stack=seat.stack + event.chips))
    return put(table, event.seat, seat._replace(bought=seat.bought + event.chips))


def button_drawn(table: Table, event: e.ButtonDrawn, at: int) -> Table:
    return table._replace(button=event.seat)


def game_changed(table: Table, event: e.GameChanged, at: int) -> Table:
    return table._replace(game=event.game, dealt=0)


def blinds_missed(table: Table, event: e.BlindsMissed, at: int) -> Table:
    seat = sitting(table, event.seat)._replace(missed=event.missed, small_missed=event.small, big_missed=event.big)
    return put(table, event.seat, seat)


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
        placed=None, void=False, telling=lines.hand_begins(table), sealed=None, cuts=(),
        small_due=small_due(table, event.button, event.small, event.big),
    )  # fmt: skip


def deck_sealed(table: Table, event: e.DeckSealed, at: int) -> Table:
    return table._replace(sealed=Sealed(*event[1:]), cuts=("",) * len(table.seats))


def deck_cut(table: Table, event: e.DeckCut, at: int) -> Table:
    return table._replace(cuts=(*table.cuts[: event.seat], event.nonce, *table.cuts[event.seat + 1 :]))


def clock_called(table: Table, event: e.ClockCalled, at: int) -> Table:
    return table._replace(
        called=Called(event.seat, event.by, moment(table, at), event.seconds, event.countdown, event.tie)
    )


def bank_used(table: Table, event: e.BankUsed, at: int) -> Table:
    seat = sitting(table, event.seat)
    return put(table, event.seat, seat._replace(bank=max(seat.bank - event.time, 0)))


def time_ran_out(table: Table, event: e.TimeRanOut, at: int) -> Table:
    return table._replace(called=None)


def resumed(table: Table, event: e.Resumed, at: int) -> Table:
    stopped = table.stopped + event.away if table.stopped else 0
    return later(table, event.away)._replace(stopped=stopped)


def runs_wanted(table: Table, event: e.RunsWanted, at: int) -> Table:
    others = [row for row in table.runs if row[0] != event.seat]
    return table._replace(runs=(*others, (event.seat, event.times)))


def straddle_wanted(table: Table, event: e.StraddleWanted, at: int) -> Table:
    return put(table, event.seat, sitting(table, event.seat)._replace(straddles=event.wants))


def chop_wanted(table: Table, event: e.ChopWanted, at: int) -> Table:
    return put(table, event.seat, sitting(table, event.seat)._replace(chops=event.wants))


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
    return lines.hand_closed(_not_counted(after) if table.void else after, table)


def _not_counted(table: Table) -> Table:
    # both deals are one hand of a penalty, and of the rotation
    seats = []
    for seat in table.seats:
        if seat and misses(seat, table.number) and seat.penalty[1] > 0:
            seat = seat._replace(penalty=(seat.penalty[0], seat.penalty[1] + 1))
        seats.append(seat)
    return table._replace(seats=tuple(seats), dealt=table.dealt - 1)


def closed(table: Table, event: e.TableClosed, at: int) -> Table:
    return table._replace(closed=True)


def _kept(table: Table, now: int) -> Table:
    # the table with its seats saying since when they are only kept
    seats = []
    for seat in table.seats:
        if seat and is_only_kept(seat) != (seat.kept_since >= 0):
            seat = seat._replace(kept_since=now if is_only_kept(seat) else -1)
        seats.append(seat)
    return table._replace(seats=tuple(seats))


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
    e.TableClosed: closed,
    e.WentAway: went_away,
    e.CameBack: came_back,
    e.SeatChanged: seat_changed,
    e.StackTold: only_told,
    e.Entrusted: entrusted,
    e.RunsWanted: runs_wanted,
    e.StraddleWanted: straddle_wanted,
    e.ChopWanted: chop_wanted,
    e.DeckSealed: deck_sealed,
    e.DeckCut: deck_cut,
    e.DeckInPlay: only_told,
    e.StubSealed: only_told,
    **FLOOR,
    **HOME,
    **lines.EVOLVE,
}

# what takes something from a hand that was closed, or changes who sits there with what: it is not begun anew after that
BUILDS = (
    e.SeatTaken,
    e.SeatLeft,
    e.SeatChanged,
    e.ChipsBought,
    floor.ChipsForfeited,
    floor.Disqualified,
    StackCorrected,
)


def evolve(table: Table | None, event: e.Event, at: int) -> Table:
    """Return the table after an event; the first event of a table needs none."""
    fold = EVOLVE.get(type(event))
    if fold is not None:
        after = fold(table, event, at)
        if table is not None and type(event) in BUILDS:
            after = lines.seats_changed(after._replace(earlier=None))
        if table is None or after.seats is table.seats:
            return after
        after = _kept(after, moment(after, at))
        return after if after.home is None else followed(after)
    assert table is not None
    before = table.hand
    hand = evolve_hand(before, event)  # type: ignore[arg-type]
    if type(event) is DealVoided:
        table = table._replace(void=True)
    turn = (hand.stage, hand.street, hand.round.queue[:1])
    telling = table.telling and table.telling._replace(events=(*table.telling.events, event))  # type: ignore[arg-type]
    if before is None or turn != (before.stage, before.street, before.round.queue[:1]):
        return table._replace(hand=hand, since=moment(table, at), called=None, telling=telling)
    return table._replace(hand=hand, telling=telling)
