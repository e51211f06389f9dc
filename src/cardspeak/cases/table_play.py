"""Playing a story at a table: each statement becomes a command to the table, hand after hand."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardspeak.cards.card import DECKS, UNKNOWN
from cardspeak.cases.table_setting import FLOOR, TableSetting
from cardspeak.errors import Unreadable
from cardspeak.finding import Finding, finding
from cardspeak.floor.sanctions.record import penalty_of
from cardspeak.hand import commands as hand
from cardspeak.hand.betting import brings_in, options
from cardspeak.hand.commands import Options
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.decide import decide, law_now
from cardspeak.room.table.entry import ready
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Table, hand_seat, seat_of, to_act
from cardspeak.story import statements as s
from cardspeak.telling.acts import Unruled, action

FOR_ANOTHER: dict[str, Callable[[int], hand.Command]] = {"fold": hand.Fold, "check": hand.Check, "call": hand.Call}


@record
class TablePlayed(NamedTuple):
    """What became of a story at a table: the table, all events, the refusal that ended it, the law at the end.

    `last` are the events of the last statement.
    """

    table: Table
    events: tuple[e.Event, ...]
    refused: Refused | None
    refused_at: int
    law: Law
    last: tuple[e.Event, ...] = ()


def play_table(begun: TableSetting) -> TablePlayed:
    """Play a story at a table to its end, or to the first refusal."""
    table, now = begun.table, 0
    told: list[e.Event] = []
    before = 0
    for at, said in enumerate(begun.story):
        before = len(told)
        if isinstance(said, s.TimePasses):
            now += said.seconds * 1000
        if isinstance(said, s.Room) and said.what == "next_hand":
            while (ending := _played_out(table)) is not None:
                outcome = decide(table, ending, begun.laws, now)
                if isinstance(outcome, Refused):
                    raise Unruled(finding("hand_is_not_played_out", text=outcome.code.replace("_", " ")))
                table, told = _folded(table, outcome, told, now)
        if (elsewhere := _not_on_the_clock(table, begun, said)) is not None:
            return TablePlayed(table, tuple(told), elsewhere, at, law_now(table, begun.laws))
        commanded = _command(table, begun, at, now)
        if commanded is None:
            continue
        outcome = decide(table, commanded, begun.laws, now)
        if isinstance(outcome, Refused):
            return TablePlayed(table, tuple(told), outcome, at, law_now(table, begun.laws))
        table, told = _folded(table, outcome, told, now)
    return TablePlayed(table, tuple(told), None, -1, law_now(table, begun.laws), tuple(told[before:]))


def _folded(table: Table, events: Sequence[e.Event], told: list[e.Event], now: int) -> tuple[Table, list[e.Event]]:
    for event in events:
        table = evolve(table, event, now)
    return table, [*told, *events]


def _played_out(table: Table) -> c.Command | None:
    """Return what ends the hand that is on: everybody folds in turn, to the last."""
    state = table.hand
    if state is None or not table.playing:
        return None
    if state.stage == "shuffling":
        return c.Supply(hand.Reshuffle(shuffled_cards(state)[0]))
    number = to_act(table)
    seat = state.round.queue[0]
    command: hand.Command = hand.Fold(seat)
    if state.stage == "drawing":
        command = hand.Discard(seat)
    elif state.stage == "showdown":
        command = hand.Muck(seat)
    elif brings_in(state):
        command = hand.BringIn(seat)
    return c.Act(_name(table, number), command)


def _name(table: Table, number: int) -> str:
    seat = table.seats[number]
    assert seat is not None
    return seat.member


def _command(table: Table, begun: TableSetting, at: int, now: int) -> c.Command | None:
    said = begun.story[at]
    match said:
        case s.Room():
            return _room(table, begun, said, at)
        case s.Person():
            return _person(said)
        case s.Sits():
            chips = int(said.amount) if said.amount is not None else 100 * table.settings.stakes.big_blind
            return c.TakeSeat(said.seat, said.number - 1, chips, "", said.came, said.wait)
        case s.Stakes():
            return _stakes(said)
        case s.Penalises():
            penalty = penalty_of(said.text)
            if penalty is None:
                raise Unreadable(f"{said.text!r} is no penalty")
            return c.Penalise(FLOOR, _seated(table, said.seat), said.text, *penalty)
        case s.Entrusts():
            others = tuple(seat.member for seat in table.seats if seat)
            return c.Entrust(said.seat, said.other, others if said.consent else ())
        case s.TimePasses():
            runs = deadline(table)
            return c.TimeUp() if runs and now >= runs else None
        case s.ActsFor():
            return c.Act(said.seat, FOR_ANOTHER[said.verb](_in_hand(table, said.other)))
        case s.Asks(what="stack"):
            return c.AskStack(said.seat, _seated(table, said.other))
        case s.Acts() | s.Draws() | s.Shows():
            return _acts(table, begun, said)
        case _:
            raise Unruled(_not_here(f"{getattr(said, 'seat', '')} {type(said).__name__}"))


def _room(table: Table, begun: TableSetting, said: s.Room, at: int) -> c.Command:
    if said.what == "next_hand":
        late = []
        for after in begun.story[at + 1 :]:
            if not isinstance(after, s.Person) or after.what != "away":
                break
            late.append(after.seat)
        return c.StartHand(_order(table, begun), _draw(table, begun), tuple(late))
    if said.what == "moved" and not said.table:
        return c.ChangeSeat(said.seat, said.number - 1)
    simple: dict[str, c.Command] = {
        "out": c.SitOut(said.seat),
        "quits": c.Leave(said.seat),
        "back": c.SitIn(said.seat, said.how != "wait"),
    }
    if said.what not in simple:
        raise Unruled(_not_here(f"{said.seat} {said.what.replace('_', ' ')}"))
    return simple[said.what]


def _order(table: Table, begun: TableSetting) -> tuple[int, ...]:
    settings = table.settings
    sizes = {begun.laws(settings, code, 2)[0].deck for code in settings.games}
    deck = next(tuple(DECKS[size]) for size in sizes)
    return (*begun.deck, *[card for card in deck if card not in begun.deck])


def _draw(table: Table, begun: TableSetting) -> tuple[int, ...]:
    return tuple(begun.draw.get(_name(table, number), UNKNOWN) for number in ready(table)) if begun.draw else ()


def _person(said: s.Person) -> c.Command | None:
    if said.what == "calls_time":
        caller = {"dealer": "", "floor": FLOOR}.get(said.how, said.seat)
        return c.CallClock(caller, said.how != "too soon")
    if said.what in ("leaves", "returns"):
        return c.BeAway(said.seat, said.what == "leaves")
    if said.what == "away":
        return None  # told with the beginning of the hand
    raise Unruled(_not_here(f"{said.seat} {said.what.replace('_', ' ')}"))


def _not_on_the_clock(table: Table, begun: TableSetting, said: s.Statement) -> Refused | None:
    """Refuse a clock that is called on a player whose turn it is not."""
    if not isinstance(said, s.Person) or said.what != "calls_time" or not said.other:
        return None
    number = to_act(table)
    if number == _seated(table, said.other):
        return None
    law = law_now(table, begun.laws)
    if number < 0:
        return Refused("nobody_to_act", {}, law.cites("clock.time"))
    facts = {"seat": said.other, "to_act": _name(table, number)}
    return Refused("out_of_turn", facts, law.cites("clock.call"), finding("to_act", name=facts["to_act"]))


def _stakes(said: s.Stakes) -> c.Command:
    chips = int(said.amount)
    if said.what == "takes_off":
        return c.TakeOff(said.seat, chips)
    if said.what == "gives":
        return c.PassChips(said.seat, said.other, chips)
    return c.TopUp(said.seat, chips, said.what == "buys")


def _acts(table: Table, begun: TableSetting, said: s.Acts | s.Draws | s.Shows) -> c.Command:
    seat = _in_hand(table, said.seat)
    state = table.hand
    if state is None:
        raise Unreadable("no hand is on: begin it with 'next hand'")
    if isinstance(said, s.Draws):
        return c.Act(said.seat, hand.Discard(seat, tuple(range(said.number)) if not said.cards else (), said.cards))
    if isinstance(said, s.Shows):
        return c.Act(said.seat, hand.Show(seat, said.cards))
    command = action(state, said, seat, law_now(table, begun.laws))
    if command is None:
        raise Unruled(_not_here(f"{said.seat} {said.verb.replace('_', ' ')}"))
    return c.Act(said.seat, command)


def _not_here(what: str) -> Finding:
    return finding("not_ruled_on_between_hands", text=what.strip())


def _in_hand(table: Table, name: str) -> int:
    return hand_seat(table, _seated(table, name))


def _seated(table: Table, name: str) -> int:
    number = seat_of(table, name)
    if number < 0:
        names = " ".join(seat.member for seat in table.seats if seat)
        raise Unreadable(f"{name!r} has no seat (seats: {names})")
    return number


def choices(played: TablePlayed) -> Options:
    """Return what the player to act may do in the hand that is on."""
    state = played.table.hand
    return options(state, played.law) if state is not None and state.stage == "betting" else {}
