"""What the online tables of a tournament have to be told, so that each stands as the tournament has it.

Nothing is told because something happened: tables are compared with the tournament, and told where they differ. So a
step that was taken back, or a restart between two commits, needs nothing of its own. Players who have to go from a
table at which they are dealt in play that hand; the table is held after it, and who waits for them is put in then.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.accounts import chips_of
from cardspeak.room.table import commands as c
from cardspeak.room.table import tournament_commands as tc
from cardspeak.room.table.state import Came, Held, Seat, Table, dealt_in
from cardspeak.room.tournament.online import stakes_now
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.state import Playing, Tournament
from cardspeak.room.tournament.seating import Seating
from cardspeak.room.tournament.structure import colour_ups

CAME: dict[str, Came] = {"broken": "broken", "balanced": "balanced"}


@record
class Told(NamedTuple):
    """A command to the table of this stream."""

    stream: str
    command: c.Command


@record
class Sits(NamedTuple):
    """Where a player really sits: the stream of the table, the seat, and who sits there."""

    stream: str
    place: int
    seat: Seat


@record
class Moving(NamedTuple):
    """The players who are put in at a table: who sits somewhere already, and from where the others were taken out."""

    stream: str
    table: Table
    there: Mapping[str, Sits]
    going: Mapping[str, Sits]
    by: str


Linked = tuple[Playing, Seating]


def online(tournament: Tournament) -> tuple[Linked, ...]:
    """Return the tables of a tournament that are played online, each with who sits there."""
    pairs = zip(tournament.playing, tournament.tables, strict=True)
    return tuple([(playing, seating) for playing, seating in pairs if playing.play == "online"])


def unlinked(tournament: Tournament) -> tuple[Seating, ...]:
    """Return the online tables that nobody has opened yet."""
    return tuple([seating for playing, seating in online(tournament) if not playing.stream])


def told(tournament: Tournament, tables: Mapping[str, Table], events: Sequence[e.Event] = ()) -> list[Told]:
    """Return what tables have to be told, in this order; `tables` are the open ones of the tournament by stream.

    `events` are those that have led to this: a chip race is told as one.
    """
    by = chips_of(tournament.id)
    linked = tuple([each for each in online(tournament) if each[0].stream in tables])
    belong = {
        member: (playing.stream, place)
        for playing, seating in linked
        for place, member in enumerate(seating.places)
        if member
    }
    steps, there, going = _taken_out(tournament, tables, belong, by)
    late = {playing.stream for playing, seating in linked if _misses(playing, seating, there)}
    for playing, seating in linked:
        steps += _put_in(tournament, seating, Moving(playing.stream, tables[playing.stream], there, going, by))
    steps += _raced(linked, events, by)
    for playing, seating in linked:
        table = tables[playing.stream]
        steps += _chips(tournament, playing, seating, table, _of_a_race(playing, events), by)
        stakes = stakes_now(tournament)
        if stakes != table.settings.stakes and not playing.old_level and tournament.stage == "running":
            steps.append(Told(playing.stream, c.SetStakes(by, stakes)))
        why: Held = _held(tournament, playing)
        if not why and (playing.stream in late or _has_to_give(tables[playing.stream], playing.stream, belong)):
            why = "moves"
        if why != table.held:
            steps.append(Told(playing.stream, tc.Hold(by, why) if why else tc.Release(by)))
    return steps + _closed(tournament, tables, by)


def _taken_out(
    tournament: Tournament, tables: Mapping[str, Table], belong: Mapping[str, tuple[str, int]], by: str
) -> tuple[list[Told], dict[str, Sits], dict[str, Sits]]:  # fmt: skip
    """Return who is taken out where, who then sits where, and who was taken out."""
    steps: list[Told] = []
    there: dict[str, Sits] = {}
    going: dict[str, Sits] = {}
    for stream, table in tables.items():
        for place, seat in enumerate(table.seats):
            if seat is None:
                continue
            sits = Sits(stream, place, seat)
            if belong.get(seat.member) == (stream, place):
                there[seat.member] = sits
            elif not dealt_in(table, place):
                steps.append(Told(stream, tc.TakeOut(by, seat.member)))
                going[seat.member] = sits
            else:
                there[seat.member] = sits
                entrant = tournament.entrants.get(seat.member)
                if entrant and entrant.status == "disqualified" and not seat.leaving:
                    steps.append(Told(stream, tc.TakeOut(by, seat.member, at_once=True)))
    return steps, there, going


def _misses(playing: Playing, seating: Seating, there: Mapping[str, Sits]) -> bool:
    # before the first hand of a table everybody who belongs there has to be there
    if playing.hand:
        return False
    return any(member in there and there[member].stream != playing.stream for member in seating.places if member)


def _put_in(tournament: Tournament, seating: Seating, now: Moving) -> list[Told]:
    steps = []
    table = now.table
    taken = {place for place, seat in enumerate(table.seats) if seat and seat.member in now.there}
    came = dict(seating.came)
    for place, member in enumerate(seating.places):
        entrant = tournament.entrants.get(member)
        if entrant is None or member in now.there or place in taken or entrant.chips < 1 or place >= len(table.seats):
            continue
        before = now.going.get(member)
        seat = before.seat if before else None
        out: tc.Absent = _absent(seat) if seat else "away" if entrant.away else ""
        bank = seat.bank if seat else -1
        how = CAME.get(came.get(place, ""), "")
        steps.append(Told(now.stream, tc.PutIn(now.by, member, place, entrant.chips, entrant.bot, how, out, bank)))
    return steps


def _absent(seat: Seat) -> tc.Absent:
    if not seat.out or not seat.stack:
        return "away" if seat.away else ""
    return "time" if seat.idle else "away" if seat.away else "asked"


def _has_to_give(table: Table, stream: str, belong: Mapping[str, tuple[str, int]]) -> bool:
    # a hand that is on there is played with somebody who goes after it
    return any(seat and belong.get(seat.member) != (stream, place) and dealt_in(table, place)
               for place, seat in enumerate(table.seats))  # fmt: skip


def _raced(linked: Sequence[Linked], events: Sequence[e.Event], by: str) -> list[Told]:
    steps = []
    for event in events:
        for playing, seating in linked:
            if isinstance(event, e.ChipsRaced) and event.table == playing.number:
                stacks = tuple([(seating.places.index(member), chips) for member, chips in event.stacks])
                steps.append(Told(playing.stream, tc.RaceChips(by, event.race.old, event.race.new, stacks)))
    return steps


def _of_a_race(playing: Playing, events: Sequence[e.Event]) -> frozenset[str]:
    return frozenset(
        [
            member
            for event in events
            if isinstance(event, e.ChipsRaced) and event.table == playing.number
            for member, _ in event.stacks
        ]
    )


def _chips(
    tournament: Tournament, playing: Playing, seating: Seating, table: Table, raced: frozenset[str], by: str
) -> list[Told]:  # fmt: skip
    """Return what was bought, came back or left play, as the tournament counts it."""
    if not table.playing and table.number != playing.hand:
        return []  # the hand that is over there was not reported yet
    steps = []
    for place, member in enumerate(seating.places):
        seat = table.seats[place]
        if not member or seat is None or seat.member != member or member in raced:
            continue
        counted = tournament.entrants[member].chips
        more = counted - seat.stack - seat.bought
        if counted >= 0 and more > 0:
            steps.append(Told(playing.stream, tc.AddChips(by, member, more)))
        elif counted >= 0 and more < 0 and not dealt_in(table, place):
            steps.append(Told(playing.stream, tc.RemoveChips(by, member, -more)))
    return steps


def _held(tournament: Tournament, playing: Playing) -> Held:
    if tournament.stage != "running":
        return "over" if tournament.stage == "over" else "paused"
    together = tournament.hand_for_hand
    if together and playing.number in together.done:
        return "hand_for_hand"
    if playing.halted or any(each.table == playing.number for each in tournament.wanted):
        return "moves"
    if tournament.part == "break" or races_due(tournament, playing.number):
        return "break"
    return "paused" if tournament.clock.since < 0 else ""


def races_due(tournament: Tournament, table: int) -> tuple[tuple[int, int], ...]:
    """Return the denominations that have to be raced off at a table before its next hand, each with the next one."""
    done = {each.race.old for each in tournament.races if each.table == table}
    return tuple(
        [
            (each.removed, each.smallest)
            for each in colour_ups(tournament.settings.structure)
            if each.after <= tournament.level and each.removed in tournament.chips and each.removed not in done
        ]
    )


def _closed(tournament: Tournament, tables: Mapping[str, Table], by: str) -> list[Told]:
    over = tournament.stage in ("over", "cancelled")
    own = () if over else tuple([playing.stream for playing, _ in online(tournament)])
    return [Told(stream, c.Close(by)) for stream, table in tables.items() if stream not in own and not table.playing]
