"""What tables of a tournament have to be told at which hands are played or told, so that each stands as it has them.

Nothing is told because something happened: a table is told how it is to stand, and does what is missing. So a step that
was taken back, or a restart between two commits, needs nothing of its own.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.accounts import chips_of
from cardspeak.room.table.state import Came, Held, Seat, Speed, Stakes, Table, left_to_miss
from cardspeak.room.table.tournament_commands import Absent, Placed, Stand
from cardspeak.room.tournament.online import speed_now, stakes_now
from cardspeak.room.tournament.online_races import due_now, still_due
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.state import Playing, Tournament, roles_of
from cardspeak.room.tournament.seating import Seating

CAME: dict[str, Came] = {"broken": "broken", "balanced": "balanced"}

Linked = tuple[Playing, Seating]


def online(tournament: Tournament) -> tuple[Linked, ...]:
    """Return the tables of a tournament that are played online, each with who sits there."""
    pairs = zip(tournament.playing, tournament.tables, strict=True)
    return tuple([(playing, seating) for playing, seating in pairs if playing.play == "online"])


def followed(tournament: Tournament) -> tuple[Linked, ...]:
    """Return the tables of a tournament that tell it their hands: those online, and real ones hand by hand."""
    pairs = zip(tournament.playing, tournament.tables, strict=True)
    return tuple([(playing, seating) for playing, seating in pairs if playing.play != "told"])


def unlinked(tournament: Tournament) -> tuple[Linked, ...]:
    """Return the tables that tell their hands and that nobody has opened yet."""
    return tuple([linked for linked in followed(tournament) if not linked[0].stream])


def tellers(tournament: Tournament) -> tuple[str, ...]:
    """Return the members of the staff who tell the hands of real tables."""
    telling = {"director", "floor", "dealer", "judge"}
    staff = dict.fromkeys((tournament.owner, *[member for member, _ in tournament.staff]))
    return tuple([member for member in staff if member and telling.intersection(roles_of(tournament, member))])


@record
class Whole(NamedTuple):
    """What is the same for all tables, and the seats of all who sit somewhere now."""

    by: str
    stakes: Stakes
    out: tuple[str, ...]
    due: tuple[int, ...]  # denominations to be raced off
    races: Mapping[int, tuple[int, int]]  # that were just done, by table
    sat: Mapping[str, Seat]
    speed: Speed
    floor: tuple[str, ...]  # who tells the hands of real tables


def told(
    tournament: Tournament, tables: Mapping[str, Table], events: Sequence[e.Event] = (), changed: str = ""
) -> dict[str, Stand]:  # fmt: skip
    """Return how tables are to stand that stand otherwise, by stream; `tables` are the open ones of the tournament.

    `events` are those that have led to this: a chip race is told as one. The table that is `changed` is told in any
    case: there something has happened that `tables` does not know yet.
    """
    whole = _whole(tournament, tables, events)
    own = {playing.stream: (playing, seating) for playing, seating in followed(tournament)}
    found = {}
    for stream, table in tables.items():
        if stream not in own:
            found[stream] = Stand(
                whole.by, (), table.settings.stakes, table.held, table.number, whole.out, over=True
            )  # fmt: skip
            continue
        if stream != changed and table.telling is not None and table.telling.on and not table.playing:
            continue  # its hand is over, and the tournament does not know yet how
        wanted = _wanted(tournament, *own[stream], table, whole)
        if stream == changed or not stands(table, wanted):
            found[stream] = wanted
    # tables that give players come first, so that mostly nobody sits at two tables in between
    return dict(sorted(found.items(), key=lambda each: _gives(tables[each[0]], each[1]), reverse=True))


def _whole(tournament: Tournament, tables: Mapping[str, Table], events: Sequence[e.Event]) -> Whole:
    races = [event for event in events if isinstance(event, e.ChipsRaced)]
    out = [each.member for each in tournament.entrants.values() if each.status == "disqualified"]
    return Whole(
        chips_of(tournament.id), stakes_now(tournament), tuple(out), due_now(tournament),
        {event.table: (event.race.old, event.race.new) for event in races},
        {seat.member: seat for table in tables.values() for seat in table.seats if seat}, speed_now(tournament),
        tellers(tournament),
    )  # fmt: skip


def stands(table: Table, wanted: Stand) -> bool:
    """Say whether a table stands as it is to."""
    if (table.held, table.settings.stakes) != (wanted.held, wanted.stakes) or wanted.raced[0] or wanted.over:
        return False
    if wanted.speed not in (None, table.settings.speed):
        return False
    if wanted.floor is not None and {*wanted.floor, wanted.by} != set(table.floor):
        return False
    compared = table.playing or table.number == wanted.hand
    there = {each.seat: each for each in wanted.players}
    for place, seat in enumerate(table.seats):
        each = there.get(place)
        if seat is None and each and not each.chips:
            continue  # moved without chips, who may buy some yet
        if (seat.member if seat else "") != (each.member if each else ""):
            return False
        if seat and each and compared and each.chips >= 0 and each.chips != seat.stack + seat.bought:
            return False
        if seat and each and not table.playing and max(each.misses, 0) != max(left_to_miss(table, place), 0):
            return False
    return True


def _gives(table: Table, wanted: Stand) -> int:
    there = {(each.seat, each.member) for each in wanted.players}
    return sum(1 for place, seat in enumerate(table.seats) if seat and (place, seat.member) not in there)


def _wanted(tournament: Tournament, playing: Playing, seating: Seating, table: Table, whole: Whole) -> Stand:
    came = dict(seating.came)
    players = []
    for place, member in enumerate(seating.places):
        if not member:
            continue
        entrant = tournament.entrants[member]
        owes = misses(tournament, member) if tournament.penalties else 0
        out: Absent = "away" if entrant.away else ""
        bank = -1
        seat = whole.sat.get(member)
        if seat and (place >= len(table.seats) or table.seats[place] is not seat):  # what they bring along
            out, bank = _absent(seat), seat.bank
        how = CAME.get(came.get(place, ""), "")
        players.append(Placed(member, place, entrant.chips, entrant.bot, how, out, bank, owes))
    old_level = playing.old_level or tournament.stage != "running"
    return Stand(
        whole.by, tuple(players), table.settings.stakes if old_level else whole.stakes,
        _held(tournament, playing, whole.due), playing.hand, whole.out,
        whole.races.get(playing.number, (0, 0)), tournament.stage in ("over", "cancelled"), whole.speed,
        whole.floor if playing.play == "felt" else None,
    )  # fmt: skip


def misses(tournament: Tournament, member: str) -> int:
    """Return how many hands a player has still to miss for penalties; -1: all."""
    rows = [each.left for each in tournament.penalties if each.member == member and not each.lifted and each.left]
    return -1 if -1 in rows else sum(rows)


def _absent(seat: Seat) -> Absent:
    if not seat.out or not seat.stack:
        return "away" if seat.away else ""
    return "time" if seat.idle else "away" if seat.away else "asked"


def _held(tournament: Tournament, playing: Playing, due: Sequence[int]) -> Held:
    if tournament.stage != "running":
        return "over" if tournament.stage == "over" else "paused"
    if playing.halted == "held":
        return "moves"
    together = tournament.hand_for_hand
    if together:
        return "hand_for_hand" if playing.number in together.done else ""
    if playing.halted == "stalling":
        return "hand_for_hand"
    if playing.halted == "short" or any(each.table == playing.number for each in tournament.wanted):
        return "moves"
    races = due and playing.play == "online" and still_due(tournament, playing.number, due)
    if tournament.part == "break" or races:  # at real tables the director races chips off, and says when play goes on
        return "break"
    return "paused" if tournament.clock.since < 0 else ""
