"""Hands that end by agreement: the blinds take their bets back, or the two who are left split the pot."""

from collections.abc import Sequence

from cardspeak.finding import Finding
from cardspeak.hand.force import blinds_alone, chopped, killed, shared
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State, seats_in
from cardspeak.law.law import Law
from cardspeak.room.cash import agreements
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.state import Table, hand_seat, in_hand, seat_of, sitting

Outcome = Sequence[e.Event] | Refused
Ended = tuple[State, list[e.Event]]


def want_chop(table: Table, command: c.WantChop, law: Law) -> Outcome:
    """Note whether a player wants to take the blind back whenever all but the blinds have folded."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    refused = agreements.chop(table.settings.agreement.chop, True, law)
    if refused and command.wants:
        return refused
    return () if sitting(table, number).chops == command.wants else (e.ChopWanted(number, command.wants),)


def both_want_chop(table: Table, law: Law) -> Ended | None:
    """Return the end of a hand in which the two blinds, left alone, both want their bets back, if it is so."""
    state = table.hand
    blinds = blinds_alone(state) if state is not None and table.settings.agreement.chop else ()
    if state is None or not blinds:
        return None
    seats = [table.seats[table.players[at]] for at in blinds]
    both = all(seat is not None and seat.chops for seat in seats)
    return None if agreements.chop(True, both, law) else _taken_back(state, "", law)


def chop(table: Table, command: c.ChopBlinds, law: Law) -> Ended | Refused:
    """End the hand as the floor notes that both blinds take their bets back; in a tournament nobody may."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    refused = agreements.chop(table.settings.event == "cash", command.both, law)
    if refused:
        return refused
    if table.hand is None or not table.playing or not blinds_alone(table.hand):
        return Refused("blinds_are_not_alone", {}, law.cites("agree.chop"), Finding("play_deal_to_its_end"))
    return _taken_back(table.hand, command.by, law)


def _taken_back(state: State, by: str, law: Law) -> Ended:
    after, events = chopped(state)
    return after, [fe.BlindsChopped(by, law.cites("agree.chop")), *events]


def may_split(table: Table, law: Law) -> tuple[int, ...]:
    """Return the seats of the table between which the book lets the pot be split now, if all agree; none else."""
    state = table.hand
    if state is None or not table.playing or table.settings.event != "cash" or state.stage == "posting":
        return ()
    left = tuple([number for number in table.players if in_hand(table, number)])
    return left if law.agree_split(left=len(left), two=True, table=True) else ()


def split(table: Table, command: c.SplitPot, law: Law) -> Ended | Refused:
    """End the hand as the floor notes that the two who are left split the pot, and how the book has it paid."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    state = table.hand
    if state is None or not table.playing or state.stage in ("posting", "over"):
        return Refused("no_hand_is_on", {})
    left = seats_in(state.round.live & ~state.noted.mucked, len(state.deal.seats))
    cash = table.settings.event == "cash"  # no pot of a tournament is the players' own
    found = agreements.split(len(left), command.two and cash, command.table and cash, law)
    if isinstance(found, Refused):
        return found
    at = hand_seat(table, command.seat) if 0 <= command.seat < len(table.seats) else -1
    if not found.whole:
        after, events = shared(state, law)
        return after, [*_split("", command.by, found.cites), *events]
    if at not in left:
        return Refused("not_in_the_hand", {"seat": command.seat + 1}, found.cites)
    other = next(seat for seat in left if seat != at)
    outcome = killed(state, other, law)
    if isinstance(outcome, Refused):
        return outcome
    return outcome[0], [*_split(state.deal.seats[at], command.by, found.cites), *outcome[1]]


def _split(member: str, by: str, cites: tuple[str, ...]) -> list[e.Event]:
    return [fe.PotSplit(member, by, cites)]
