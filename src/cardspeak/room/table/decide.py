"""`decide(table, command, laws, at)`: the events that a command to a table leads to, or why it is refused."""

from collections.abc import Sequence

from cardspeak.hand import commands as hand
from cardspeak.hand.decide import step as step_hand
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.table import clock, seating
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.next_hand import Laws, started
from cardspeak.room.table.state import Table, hand_seat, in_hand, seat_of, to_act

Outcome = Sequence[e.Event] | Refused


def law_now(table: Table, laws: Laws) -> Law:
    """Return the law of the hand that is on."""
    settings = table.settings
    players = len(table.players) or 2
    return laws(settings, settings.games[table.game], players)[2]


def decide(table: Table | None, command: c.Command, laws: Laws, at: int) -> Outcome:
    """Return the events that a command leads to; `at` is now."""
    if isinstance(command, c.Open):
        return opened(command) if table is None else Refused("table_exists", {})
    if table is None:
        return Refused("no_such_table", {})
    if table.closed:
        return Refused("table_closed", {})
    match command:
        case c.TakeSeat():
            return seating.take_seat(table, command)
        case c.Leave():
            return _given_up(table, command.member, seating.leave(table, command), laws, at)
        case c.SitOut():
            return seating.sit_out(table, command)
        case c.SitIn():
            return seating.sit_in(table, command)
        case c.TopUp():
            return seating.top_up(table, command)
        case c.StartHand():
            return start(table, command, laws)
        case c.Act():
            return act(table, command, laws, at)
        case c.Supply():
            return in_the_hand(table, command.command, law_now(table, laws), [], at)
        case c.CallClock():
            return clock.call(table, command, law_now(table, laws))
        case c.TimeUp():
            return time_up(table, laws, at)
        case c.Resume():
            return (e.Resumed(command.away),)
        case c.Appoint() | c.Remove() | c.Close():
            return by_the_floor(table, command)


def opened(command: c.Open) -> Outcome:
    """Make a table with sound settings."""
    settings = command.settings
    if not 2 <= settings.seats <= 10:
        return Refused("number_of_seats", {"seats": settings.seats}, (), "2 to 10 seats")
    if not settings.games:
        return Refused("no_game", {})
    if settings.most_buy_in and settings.least_buy_in > settings.most_buy_in:
        return Refused("buy_in_outside", {"least": settings.least_buy_in, "most": settings.most_buy_in})
    return (e.TableOpened(settings, command.by),)


def start(table: Table, command: c.StartHand, laws: Laws) -> Outcome:
    """Begin the next hand."""
    if table.playing:
        return Refused("hand_is_on", {"number": table.number})
    found = started(table, command.order, command.draw, laws)
    if isinstance(found, Refused):
        return found
    events, begin = found
    now = table
    for event in events:
        now = evolve(now, event, 0)
    return in_the_hand(now, begin, law_now(now, laws), events, 0)


def act(table: Table, command: c.Act, laws: Laws, at: int) -> Outcome:
    """Do in the hand what a member chose, and note the time he took from his bank."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    seat = hand_seat(table, number)
    if seat < 0 or table.hand is None or getattr(command.command, "seat", seat) != seat:
        return Refused("not_in_the_hand", {"seat": number + 1})
    took = clock.used(table, at) if to_act(table) == number else []
    return in_the_hand(table, command.command, law_now(table, laws), took, at)


def in_the_hand(table: Table, command: hand.Command, law: Law, before: list[e.Event], at: int) -> Outcome:
    """Step the hand; when that ends it, settle the stacks and let go who asked to leave."""
    was_on = table.playing or table.hand is None
    outcome = step_hand(table.hand, command, law)
    if isinstance(outcome, Refused):
        return outcome
    state, happened = outcome
    events: list[e.Event] = [*before, *happened]
    if was_on and state.stage == "over":
        finished = e.HandFinished(table.number, state.round.stacks)
        now = evolve(table._replace(hand=state), finished, at)
        return [*events, finished, *seating.between(now)]
    now = table._replace(hand=state)
    return [*events, *_absent(now, law, at)]


def _absent(table: Table, law: Law, at: int) -> Sequence[e.Event]:
    # the turn has come to a player who wants to leave: he gives up his hand
    number = to_act(table)
    seat = table.seats[number] if number >= 0 else None
    if seat is None or not seat.leaving or table.hand is None or table.hand.stage != "betting":
        return ()
    outcome = in_the_hand(table, hand.Fold(table.players.index(number)), law, [], at)
    return () if isinstance(outcome, Refused) else outcome


def _given_up(table: Table, member: str, outcome: Outcome, laws: Laws, at: int) -> Outcome:
    # who leaves when it is his turn folds at once
    number = seat_of(table, member)
    if isinstance(outcome, Refused) or not in_hand(table, number):
        return outcome
    now = table
    for event in outcome:
        now = evolve(now, event, at)
    return [*outcome, *_absent(now, law_now(table, laws), at)]


def time_up(table: Table, laws: Laws, at: int) -> Outcome:
    """Act for a player whose time has run out; he sits out from the next hand on."""
    law = law_now(table, laws)
    found = clock.expire(table, at, law)
    if isinstance(found, Refused):
        return found
    events, command = found
    number = to_act(table)
    took = clock.used(table, at)
    seat = table.seats[number]
    if seat and not seat.out and not seat.bot:
        events.append(e.SatOut(number, "time"))
    outcome = in_the_hand(table, command, law, [*took, *events], at)
    return outcome


def by_the_floor(table: Table, command: c.Appoint | c.Remove | c.Close) -> Outcome:
    """Do what only the table's floor may do."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    if isinstance(command, c.Appoint):
        return () if command.member in table.floor else (e.FloorAppointed(command.member),)
    if isinstance(command, c.Remove):
        if not 0 <= command.seat < len(table.seats) or table.seats[command.seat] is None:
            return Refused("no_such_seat", {"seat": command.seat + 1})
        if in_hand(table, command.seat):
            return (e.LeaveAsked(command.seat),)
        return (seating.left(table, command.seat),)
    if table.playing:
        return Refused("hand_is_on", {"number": table.number})
    return (e.TableClosed(command.by),)
