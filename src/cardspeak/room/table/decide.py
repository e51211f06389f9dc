"""`decide(table, command, laws, at)`: the events that a command to a table leads to, or why it is refused."""

from collections.abc import Sequence
from itertools import takewhile

from cardspeak.finding import Finding, finding
from cardspeak.hand import commands as hand
from cardspeak.hand.decide import step as step_hand
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies.apply import remedied
from cardspeak.hand.remedies.events import AwardTakenBack
from cardspeak.hand.remedies.kinds import Void
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.room.table import (
    absent,
    agreed,
    changes,
    clock,
    discipline,
    floor_calls,
    home,
    levels,
    of_club,
    of_tournament,
    put_right,
    runs,
    sealing,
    seating,
    stacks,
    straddles,
)
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table import home_commands as hc
from cardspeak.room.table import tournament_commands as tc
from cardspeak.room.table.button import Laws
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.lines import commands as told
from cardspeak.room.table.lines import decide as lines
from cardspeak.room.table.lines.retell import begun_without
from cardspeak.room.table.next_hand import started
from cardspeak.room.table.state import Table, dealt_in, hand_seat, in_hand, misses, seat_of, sitting, to_act

Outcome = Sequence[e.Event] | Refused
MOVES = (e.SeatTaken, e.SeatLeft, fe.Disqualified)


def law_now(table: Table, laws: Laws) -> Law:
    """Return the law of the hand that is on."""
    settings = table.settings
    players = len(table.players) or 2
    return laws(settings, settings.games[table.game], players)[2]


def decide(table: Table | None, command: c.Command, laws: Laws, at: int) -> Outcome:
    """Return the events that a command leads to; `at` is now. A home game whose host has left has the next one."""
    outcome = _decide(table, command, laws, at)
    if table is None or table.home is None or isinstance(outcome, Refused):
        return outcome
    if not any(isinstance(event, MOVES) for event in outcome):
        return outcome
    return [*outcome, *home.next_host(_folded(table, outcome, at))]


def _decide(table: Table | None, command: c.Command, laws: Laws, at: int) -> Outcome:
    if isinstance(command, c.Open):
        return opened(command, laws) if table is None else Refused("table_exists", {})
    if table is None:
        return Refused("no_such_table", {})
    if table.closed and not isinstance(command, c.MovePenalty):  # what is owed outlives its table
        return Refused("table_closed", {})
    law = law_now(table, laws)
    not_theirs = of_tournament.refused(table, command) or of_club.refused(table, command)
    if not_theirs:
        return not_theirs
    if table.telling is not None:
        before = lines.before(table, command, law, at)
        if isinstance(before, Refused):
            return before
        if before:
            outcome = decide(_folded(table, before, at), command, laws, at)
            return outcome if isinstance(outcome, Refused) else [*before, *outcome]
    match command:
        case (
            told.TellLine() | told.UndoLine() | told.RedoLine() | told.CorrectLine() | told.CountStack()
            | told.CloseHand()
        ):  # fmt: skip
            return lines.decide_line(table, command, law, at)
        case c.TakeSeat():
            return home.seated(table, command, seating.take_seat(table, command, law, at))
        case c.Leave():
            return _given_up(table, command.member, seating.leave(table, command), law, at)
        case c.BeAway():
            return _given_up(table, command.member, absent.be_away(table, command, law), law, at)
        case c.ChangeSeat():
            return seating.change_seat(table, command, law)
        case c.SitOut():
            return seating.sit_out(table, command)
        case c.SitIn():
            return seating.sit_in(table, command, law)
        case c.TopUp():
            return stacks.top_up(table, command, law)
        case c.TakeOff() | c.PassChips():
            return stacks.refused(table, command, law)
        case c.AskStack():
            return stacks.ask_stack(table, command, law)
        case c.Entrust():
            return stacks.entrust(table, command, law)
        case c.Penalise():
            return _penalised(table, command, law, at)
        case c.Forfeit():
            return discipline.forfeit(table, command, law)
        case c.Undo():
            return discipline.undo(table, command)
        case c.MovePenalty():
            return discipline.move(table, command)
        case c.CallFloor():
            return floor_calls.call(table, command)
        case c.CloseCall():
            return floor_calls.close(table, command)
        case c.StopClock() | c.StartClock():
            return clock.stop_or_start(table, command)
        case c.Straddle():
            return straddles.want(table, command, laws, law)
        case c.StartHand():
            raised = levels.begun(table, at)
            outcome = start(_folded(table, raised, at), command, laws)
            return outcome if isinstance(outcome, Refused) else [*raised, *outcome]
        case c.Seal():
            return sealing.seal(table, command)
        case c.CutDeck():
            return sealing.cut(table, command)
        case c.Act():
            return act(table, command, law, at)
        case c.Supply():
            return in_the_hand(table, command.command, law, sealing.stub(command), at)
        case c.CallClock():
            return clock.call(table, command, law)
        case c.TimeUp():
            return time_up(table, law, at)
        case c.Resume():
            return (e.Resumed(command.away),)
        case c.Remove():
            return _removed(table, command, law, at)
        case c.Close():
            return close(table, command)
        case c.Appoint() | c.Dismiss() | c.HandOver():
            return changes.who_runs_it(table, command)
        case c.VoidDeal():
            return voided(table, command, law, at)
        case c.PutButtonRight():
            return button_put_right(table, command, laws, law, at)
        case c.WantChop():
            return agreed.want_chop(table, command, law)
        case c.ChopBlinds():
            return _agreed(table, agreed.chop(table, command, law), law, at)
        case c.SplitPot():
            return _agreed(table, agreed.split(table, command, law), law, at)
        case c.PlanLevels():
            return levels.plan(table, command, laws)
        case c.SetStakes() | c.SetSpeed() | c.NoteAgreement():
            return changes.changed(table, command, laws)
        case tc.TakeOut() | tc.Stand():
            return _taken_out(table, of_tournament.done(table, command, law), law, at)
        case tc.Hold() | tc.Release() | tc.PutIn() | tc.AddChips() | tc.RemoveChips() | tc.RaceChips():
            return of_tournament.done(table, command, law)
        case hc.SetHome() | hc.ComeIn() | hc.Admit() | hc.GiveChips() | hc.Pause() | hc.GoOn():
            return home.done(table, command, laws, lambda sits: seating.take_seat(table, sits, law, at))


def opened(command: c.Open, laws: Laws) -> Outcome:
    """Make a table with sound settings."""
    settings = command.settings
    if not 2 <= settings.seats <= 10:
        return Refused("number_of_seats", {"seats": settings.seats}, (), finding("seats_from_to", least=2, most=10))
    if not settings.games:
        return Refused("no_game", {})
    return changes.unfit(settings, laws) or (e.TableOpened(settings, command.by),)


def start(table: Table, command: c.StartHand, laws: Laws) -> Outcome:
    """Begin the next hand; who is not there in time has a dead hand."""
    if table.playing:
        return Refused("hand_is_on", {"number": table.number})
    if table.held:
        return Refused("table_is_held", {})
    found = started(table, command, laws)
    if isinstance(found, Refused):
        return found
    events, begin = found
    events += sealing.in_play(table, command.following, events)
    now = _folded(table, events, 0)
    law = law_now(now, laws)
    outcome = in_the_hand(now, begin, law, events, 0)
    if isinstance(outcome, Refused):
        return outcome
    now = _folded(table, outcome, 0)
    if now.telling is not None:
        return [*outcome, *begun_without(now, absent.late(now, command.late, law), law)]
    if not now.playing:
        return outcome
    return [*outcome, *_taken(now, absent.late(now, command.late, law), law, 0)]


def act(table: Table, command: c.Act, law: Law, at: int) -> Outcome:
    """Do in the hand what a member chose, with their own chips or those they may play; note the time from the bank."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    seat = hand_seat(table, number)
    names = table.hand.deal.seats if table.hand else ()
    if seat >= 0 and (not names or names[seat] != command.member):
        seat = -1  # the seat's player of the hand before has gone
    meant = getattr(command.command, "seat", seat)
    if meant != seat and 0 <= meant < len(names):
        owner = table.seats[table.players[meant]]
        if owner is None or owner.member != names[meant] or owner.deputy != command.member:
            facts = {"seat": number + 1, "chips": table.players[meant] + 1}
            return Refused("not_his_chips", facts, law.cites("play.deputy"), Finding("own_chips"))
        seat = meant
    if seat < 0 or table.hand is None or meant != seat:
        return Refused("not_in_the_hand", {"seat": number + 1})
    if sitting(table, number).away and law.absent_acts():
        return Refused(
            "not_at_the_seat", {"seat": number + 1}, law.cites("absent.acts"), Finding("coming_back_to_seat")
        )
    if isinstance(command.command, hand.Run):
        return want_runs(table, number, command.command, law, at)
    took = clock.used(table, at) if to_act(table) == table.players[seat] else []
    return in_the_hand(table, command.command, law, took, at)


def want_runs(table: Table, number: int, command: hand.Run, law: Law, at: int) -> Outcome:
    """Note how often a player wants the board to be run; run it when everybody who is in has agreed, or cannot."""
    possible = step_hand(table.hand, command, law)
    if isinstance(possible, Refused):
        return possible
    if number not in runs.voices(table):
        return Refused("not_in_the_hand", {"seat": number + 1})
    if (number, command.times) in table.runs:
        return ()
    wanted = e.RunsWanted(number, command.times)
    times = runs.agreed(evolve(table, wanted, at))
    return in_the_hand(table, hand.Run(times), law, [wanted], at) if times else (wanted,)


def in_the_hand(table: Table, command: hand.Command, law: Law, before: list[e.Event], at: int) -> Outcome:
    """Step the hand; when that ends it, settle the stacks and let go who asked to leave."""
    outcome = step_hand(table.hand, command, law)
    if isinstance(outcome, Refused):
        return outcome
    was_on = table.playing or table.hand is None
    if not was_on and table.telling is None:
        # the chips have gone with the hand that is over: a hand that is asked for then is only seen
        return [*before, *takewhile(lambda event: not isinstance(event, AwardTakenBack), outcome[1])]
    return [*before, *outcome[1], *_after(table, outcome[0], was_on, law, at)]


def _after(table: Table, state: State, was_on: bool, law: Law, at: int) -> Sequence[e.Event]:
    now = table._replace(hand=state)
    if state.stage == "over":
        if not was_on or table.telling is not None:  # a hand that is told stays open until something else is done
            return ()
        finished = seating.finished(table.number, state)
        return (finished, *seating.between(evolve(now, finished, at)))
    ended = agreed.both_want_chop(now, law)
    if ended is not None:
        return [*ended[1], *_after(now, ended[0], was_on, law, at)]
    return _taken(now, absent.dead(now, law), law, at)


def _taken(table: Table, dead: Sequence[int], law: Law, at: int) -> Sequence[e.Event]:
    # takes the cards of these seats; what follows may be the end of the hand, or the turn of another who is away
    events: list[e.Event] = []
    state = table.hand
    for number in dead:
        if state is None or state.stage not in ("betting", "drawing", "showdown"):
            break
        state, happened = absent.taken(state, table.players.index(number), law)
        events += happened
    if not events or state is None:
        return ()
    return [*events, *_after(table, state, True, law, at)]


def _agreed(table: Table, ended: tuple[State, list[e.Event]] | Refused, law: Law, at: int) -> Outcome:
    if isinstance(ended, Refused):
        return ended
    return [*ended[1], *_after(table, ended[0], True, law, at)]


def _folded(table: Table, events: Sequence[e.Event], at: int) -> Table:
    for event in events:
        table = evolve(table, event, at)
    return table


def _given_up(table: Table, member: str, outcome: Outcome, law: Law, at: int) -> Outcome:
    # a player who leaves in turn folds at once; where lines are told, so is what becomes of the cards
    number = seat_of(table, member)
    if isinstance(outcome, Refused) or table.telling is not None or not in_hand(table, number):
        return outcome
    now = _folded(table, outcome, at)
    return [*outcome, *_taken(now, absent.dead(now, law), law, at)]


def _taken_out(table: Table, outcome: Outcome, law: Law, at: int) -> Outcome:
    # whoever is out of the tournament folds in turn, at once if it is their turn
    if isinstance(outcome, Refused) or not table.playing or not any(isinstance(each, e.LeaveAsked) for each in outcome):
        return outcome
    now = _folded(table, outcome, at)
    return [*outcome, *_taken(now, absent.dead(now, law), law, at)]


def _penalised(table: Table, command: c.Penalise, law: Law, at: int) -> Outcome:
    # a player disqualified in a hand loses it at once, and so does one whose penalty does not wait for its end
    outcome = discipline.penalise(table, command, law)
    if isinstance(outcome, Refused):
        return outcome
    now = _folded(table, outcome, at)
    seat = now.seats[command.seat]
    if seat is None or not in_hand(now, command.seat) or not (seat.barred or misses(seat, now.number)):
        return outcome
    return [*outcome, *_taken(now, (command.seat,), law, at)]


def time_up(table: Table, law: Law, at: int) -> Outcome:
    """Act for a player whose time has run out, and who sits out from the next hand on.

    Without an answer of everybody the board is run once.
    """
    if runs.is_asked(table) and clock.deadline(table) and at >= clock.deadline(table):
        return in_the_hand(table, hand.Run(1), law, [], at)
    found = clock.expire(table, at, law)
    if isinstance(found, Refused):
        return found
    events, command = found
    number = to_act(table)
    took = clock.used(table, at)
    seat = table.seats[number]
    if seat and not seat.out and not seat.bot:
        events.append(e.SatOut(number, "time"))
    return in_the_hand(table, command, law, [*took, *events], at)


def voided(table: Table, command: c.VoidDeal, law: Law, at: int) -> Outcome:
    """Declare the deal that is on void; everybody has the chips with which it began."""
    declared = put_right.void_deal(table, command, law)
    return declared if isinstance(declared, Refused) else _void(table, declared, law, at)


def button_put_right(table: Table, command: c.PutButtonRight, laws: Laws, law: Law, at: int) -> Outcome:
    """Put button and blinds right, in the hand that is on by dealing it again, else for the next one."""
    found = put_right.put_right(table, command, laws, law)
    if isinstance(found, Refused):
        return found
    event, again = found
    return _void(table, (event,), law, at) if again else (event,)


def _void(table: Table, before: Sequence[e.Event], law: Law, at: int) -> Outcome:
    assert table.hand is not None
    happened = table.telling.events if table.telling else ()
    outcome = remedied(table.hand, (Void(),), law, happened)
    if isinstance(outcome, Refused):
        return outcome
    now = _folded(table, [*before, *outcome[1]], at)
    return [*before, *outcome[1], *_after(now, outcome[0], True, law, at)]


def _removed(table: Table, command: c.Remove, law: Law, at: int) -> Outcome:
    # like a player who leaves: whoever has the turn folds at once, the others when it comes to them
    if command.by not in table.floor:
        return Refused("floor_only", {})
    seat = table.seats[command.seat] if 0 <= command.seat < len(table.seats) else None
    if seat is None:
        return Refused("no_such_seat", {"seat": command.seat + 1})
    away = home.sent_away(table, command.seat, command.by)
    if not dealt_in(table, command.seat):
        return (*away, seating.left(table, command.seat))
    return _given_up(table, seat.member, (*away, e.LeaveAsked(command.seat)), law, at)


def close(table: Table, command: c.Close) -> Outcome:
    """Close the table, between two hands."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    if table.playing and table.telling is None:
        return Refused("hand_is_on", {"number": table.number})
    return (e.TableClosed(command.by),)
