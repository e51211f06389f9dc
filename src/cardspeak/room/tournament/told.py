"""What the online tables of a tournament have to be told, so that each stands as the tournament has it.

Nothing is told because something happened: a table is told how it is to stand, and does what is missing. So a step that
was taken back, or a restart between two commits, needs nothing of its own.
"""

from collections.abc import Mapping, Sequence

from cardspeak.room.accounts import chips_of
from cardspeak.room.table.state import Came, Held, Seat, Table, left_to_miss
from cardspeak.room.table.state import misses as misses_hand
from cardspeak.room.table.tournament_commands import Absent, Placed, Stand
from cardspeak.room.tournament.online import stakes_now
from cardspeak.room.tournament.run import commands as run
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.chips import due_colour_ups
from cardspeak.room.tournament.run.state import Playing, Tournament
from cardspeak.room.tournament.seating import Seating

CAME: dict[str, Came] = {"broken": "broken", "balanced": "balanced"}

Linked = tuple[Playing, Seating]


def online(tournament: Tournament) -> tuple[Linked, ...]:
    """Return the tables of a tournament that are played online, each with who sits there."""
    pairs = zip(tournament.playing, tournament.tables, strict=True)
    return tuple([(playing, seating) for playing, seating in pairs if playing.play == "online"])


def unlinked(tournament: Tournament) -> tuple[Seating, ...]:
    """Return the online tables that nobody has opened yet."""
    return tuple([seating for playing, seating in online(tournament) if not playing.stream])


def told(
    tournament: Tournament, tables: Mapping[str, Table], events: Sequence[e.Event] = (), changed: str = ""
) -> dict[str, Stand]:  # fmt: skip
    """Return how tables are to stand that stand otherwise, by stream; `tables` are the open ones of the tournament.

    `events` are those that have led to this: a chip race is told as one. The table that is `changed` is told in any
    case: there something has happened that `tables` does not know yet.
    """
    sat = {seat.member: (table, seat) for table in tables.values() for seat in table.seats if seat}
    found = {}
    for playing, seating in online(tournament):
        table = tables.get(playing.stream)
        if table is not None:
            wanted = _wanted(tournament, playing, seating, sat, events, table)
            if playing.stream == changed or not stands(table, wanted):
                found[playing.stream] = wanted
    own = [playing.stream for playing, _ in online(tournament)]
    by = chips_of(tournament.id)
    for stream, table in tables.items():
        if stream not in own:
            found[stream] = Stand(by, (), table.settings.stakes, table.held, table.number, _gone(tournament), over=True)
    # tables that give players come first, so that mostly nobody sits at two tables in between
    return dict(sorted(found.items(), key=lambda each: _gives(tables[each[0]], each[1]), reverse=True))


def stands(table: Table, wanted: Stand) -> bool:
    """Say whether a table stands as it is to."""
    if (table.held, table.settings.stakes) != (wanted.held, wanted.stakes) or wanted.raced[0] or wanted.over:
        return False
    compared = table.playing or table.number == wanted.hand
    there = {each.seat: each for each in wanted.players}
    for place, seat in enumerate(table.seats):
        each = there.get(place)
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


def _wanted(
    tournament: Tournament, playing: Playing, seating: Seating, sat: Mapping[str, tuple[Table, Seat]],
    events: Sequence[e.Event], table: Table,
) -> Stand:  # fmt: skip
    came = dict(seating.came)
    players = []
    for place, member in enumerate(seating.places):
        if not member:
            continue
        entrant = tournament.entrants[member]
        how = CAME.get(came.get(place, ""), "")
        row = Placed(
            member,
            place,
            entrant.chips,
            entrant.bot,
            how,
            "away" if entrant.away else "",
            misses=misses(tournament, member),
        )
        if member in sat and sat[member][0] is not table:  # what they bring along
            seat = sat[member][1]
            row = row._replace(out=_absent(seat), bank=seat.bank)
        players.append(row)
    races = [event.race for event in events if isinstance(event, e.ChipsRaced) and event.table == playing.number]
    raced = (races[-1].old, races[-1].new) if races else (0, 0)
    stakes = table.settings.stakes if _at_old_level(tournament, playing) else stakes_now(tournament)
    return Stand(
        chips_of(tournament.id), tuple(players), stakes, _held(tournament, playing), playing.hand, _gone(tournament),
        raced, tournament.stage in ("over", "cancelled"),
    )  # fmt: skip


def misses(tournament: Tournament, member: str) -> int:
    """Return how many hands a player has still to miss for penalties; -1: all."""
    rows = [each.left for each in tournament.penalties if each.member == member and not each.lifted and each.left]
    return -1 if -1 in rows else sum(rows)


def served(tournament: Tournament, seating: Seating, table: Table) -> list[run.ServePenalty]:
    """Return what is to be noted of penalties when a hand is over that penalised players of a table have missed."""
    found = []
    for place, member in enumerate(seating.places):
        seat = table.seats[place] if member and place < len(table.seats) else None
        if seat is None or seat.member != member or not misses_hand(seat, table.number):
            continue
        given = [each for each in tournament.penalties if each.member == member and each.left > 0 and not each.lifted]
        found += [run.ServePenalty(each.case, 1, "") for each in given[:1]]
    return found


def _at_old_level(tournament: Tournament, playing: Playing) -> bool:
    return bool(playing.old_level) or tournament.stage != "running"


def _gone(tournament: Tournament) -> tuple[str, ...]:
    return tuple([each.member for each in tournament.entrants.values() if each.status == "disqualified"])


def _absent(seat: Seat) -> Absent:
    if not seat.out or not seat.stack:
        return "away" if seat.away else ""
    return "time" if seat.idle else "away" if seat.away else "asked"


def _held(tournament: Tournament, playing: Playing) -> Held:
    if tournament.stage != "running":
        return "over" if tournament.stage == "over" else "paused"
    together = tournament.hand_for_hand
    if together:
        return "hand_for_hand" if playing.number in together.done else ""
    if playing.halted in ("short", "held") or any(each.table == playing.number for each in tournament.wanted):
        return "moves"
    if tournament.part == "break" or races_due(tournament, playing.number):
        return "break"
    return "paused" if tournament.clock.since < 0 else ""


def races_due(tournament: Tournament, table: int) -> tuple[int, ...]:
    """Return the denominations that have to be raced off at a table before its next hand."""
    due = due_colour_ups(tournament, tournament.level + (tournament.part == "break"))
    if not due:
        return ()
    done = {each.race.old for each in tournament.races if each.table == table}
    seating = next(each for each in tournament.tables if each.number == table)
    stacks = [tournament.entrants[member].chips for member in seating.places if member]
    smallest = min([chip for chip in tournament.chips if chip not in due], default=1)
    # who came from a table that was not done yet has brought some
    return tuple([old for old in due if old not in done or any(stack % smallest >= old for stack in stacks)])


def race(tournament: Tournament, table: int, deck: Sequence[int], by: str) -> run.ColourUp:
    """Return the command that races the smallest denomination off at a table."""
    seating = next(each for each in tournament.tables if each.number == table)
    old, new, *_ = sorted(tournament.chips)
    stacks = [(member, tournament.entrants[member].chips) for member in seating.places if member]
    rows = [run.Held(member, in_chips(stack, old, new), stack % old > 0) for member, stack in stacks]
    return run.ColourUp(table, tuple(rows), tuple(deck), by)


def in_chips(stack: int, old: int, new: int) -> tuple[tuple[int, int], ...]:
    """Return a stack of an online table in chips of two denominations: small ones as long as they make no third chip.

    Nobody holds chips there; this is what a dealer would have given out last.
    """
    small = min(stack, stack % new + new) // old
    return tuple([(value, count) for value, count in ((old, small), (new, (stack - small * old) // new)) if count])
