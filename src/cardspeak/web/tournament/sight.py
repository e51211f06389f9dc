"""What is to be seen of a tournament at one moment, in one language: every page of it is drawn from these records."""

import json
from collections.abc import Callable
from typing import NamedTuple

from cardspeak.locale.messages import amount, say
from cardspeak.record import record
from cardspeak.room.tournament.balance import Move
from cardspeak.room.tournament.clock import shown
from cardspeak.room.tournament.levels import all_in_hands_open
from cardspeak.room.tournament.protests import overdue
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.chips import due_colour_ups
from cardspeak.room.tournament.run.state import (
    Entrant,
    Tournament,
    average,
    counted_lately,
    left,
    playing_at,
    seat_of,
)
from cardspeak.room.tournament.seating import Seating
from cardspeak.service.running_tournament import RunningTournament, law_of
from cardspeak.service.tournaments import Tournaments
from cardspeak.web.local_time import day
from cardspeak.web.tournament.clock_words import faces, left_of
from cardspeak.web.tournament.flight_sight import FlightSight, flights_of, main_of
from cardspeak.web.tournament.prize_sight import Deal, Finished, Prize, deal_of, finished, pool, prize_rows
from cardspeak.web.tournament.step_words import StepSight, last_step, measure_words, penalty_words

RECENT = 12 * 60_000  # milliseconds for which it is shown who goes where
FRESH = 3 * 60_000
BEFORE = ("announced", "registering")

Names = Callable[[str], str]


@record
class ClockSight(NamedTuple):
    """The clock: when it was read, what it shows, and everything that follows as data for the browser."""

    set: str
    runs: bool
    part: str
    title: str
    stakes: str
    ante: str
    next: str
    to_break: str
    time: str
    level: int  # from 1
    left: int
    plan: str


@record
class SeatSight(NamedTuple):
    """A place at a table, from 1, and who sits there; an empty id is a free one."""

    seat: int
    id: str = ""
    name: str = ""
    chips: int = 0  # 0: not known
    status: str = ""


@record
class TableSight(NamedTuple):
    """A table and who sits there; `online` is where its hands are played, "": nowhere in this room."""

    number: int
    seats: tuple[SeatSight, ...]
    taken: int
    size: int
    play: str
    online: str
    halted: str


@record
class MoveSight(NamedTuple):
    """Who goes where, from which seat (table 0: from none), and why; seats count from 1."""

    id: str
    name: str
    table: int
    seat: int
    to: int
    to_seat: int
    why: str
    waits: bool
    cites: tuple[str, ...]
    fresh: bool


@record
class RaceDue(NamedTuple):
    """A denomination that is to be raced off, and the tables at which that is not done yet."""

    old: int
    new: int
    tables: tuple[int, ...]


@record
class Serving(NamedTuple):
    """A penalty that is still to be served."""

    case: int
    name: str
    text: str


@record
class Person(NamedTuple):
    """Somebody by id and name, and how they stand."""

    id: str
    name: str
    status: str


@record
class Board(NamedTuple):
    """A tournament as everybody may see it; `last` and what is to be done are for its staff."""

    id: str
    version: int
    name: str
    stage: str
    over: bool
    open: bool
    late_until: int
    clock: ClockSight | None
    hand_for_hand: bool
    round: int
    face_down: tuple[str, ...]  # the clauses by which all-in hands stay face down in hand-for-hand play now
    left: int
    entries: int
    rebuys: int
    average: int
    chips: int
    pool: int
    prizes: tuple[Prize, ...]
    tables: tuple[TableSight, ...]
    waiting: tuple[Person, ...]
    broke: tuple[Person, ...]
    out: tuple[Finished, ...]
    moves: tuple[MoveSight, ...]
    said: str
    wanted: tuple[tuple[int, int], ...]
    races: RaceDue | None
    serving: tuple[Serving, ...]
    deal: Deal | None
    last: StepSight | None
    overdue: tuple[tuple[int, str], ...]  # protests that the federation has not decided in its days: number, day
    measures: tuple[str, ...]  # against stalling
    gone: bool  # a flight whose players have gone on
    flights: tuple[FlightSight, ...]
    main: FlightSight | None  # of a flight: the event to which its players go on


def _face_down(tournament: Tournament) -> tuple[str, ...]:
    law = law_of(tournament.settings) if tournament.hand_for_hand else None
    return law.cites("hand_for_hand.cards") if law is not None and not all_in_hands_open(law) else ()


def board(tournaments: Tournaments, running: RunningTournament, language: str, now: int) -> Board:
    """Draw a tournament up."""
    tournament = running.state
    settings = tournament.settings

    def name(member: str) -> str:
        return tournaments.name(running, member)

    over, counts = tournament.stage in ("over", "cancelled"), tournament.counts
    playing = tournament.stage == "running"
    here = left(tournament) if tournament.tables or over else people(tournament, name, "entered")
    serving = [
        Serving(each.case, name(each.member), penalty_words(language, each))
        for each in tournament.penalties
        if each.left and not each.lifted and seat_of(tournament, each.member)
    ]
    return Board(
        id=running.id,
        version=running.version,
        name=settings.name,
        stage=tournament.stage,
        over=over,
        open=tournament.open,
        late_until=settings.late_until if tournament.open and playing else 0,
        clock=clock_sight(tournament, language, now),
        hand_for_hand=tournament.hand_for_hand is not None,
        round=tournament.hand_for_hand.round if tournament.hand_for_hand else 0,
        face_down=_face_down(tournament),
        left=len(here),
        entries=counts.entries,
        rebuys=counts.rebuys + counts.addons,
        average=_average(tournament, len(here)),
        chips=counts.in_play,
        pool=pool(tournament),
        prizes=prize_rows(tournament, name),
        tables=tuple([table_sight(tournament, table, name) for table in tournament.tables]),
        waiting=people(tournament, name, "entered", "waiting"),
        broke=people(tournament, name, "broke"),
        out=finished(tournament, name),
        moves=moves_of(running, name, now) if playing else (),
        said=_said(tournaments, running, now),
        wanted=tuple([(each.table, each.to) for each in tournament.wanted]),
        races=race_due(tournament),
        serving=tuple(serving),
        deal=deal_of(tournament, name),
        last=last_step(tournament, language, name, lambda text: tournaments.shown(running, text)),
        overdue=tuple([(each.number, day(language, each.due)) for each in tournament.protests if overdue(each, now)]),
        measures=tuple([measure_words(language, each) for each in tournament.measures]),
        gone=bool(tournament.sent_to),
        flights=flights_of(tournaments, running),
        main=main_of(tournaments, running),
    )


def _average(tournament: Tournament, here: int) -> int:
    if tournament.stage in BEFORE:  # chips are in play where players came from flights
        return tournament.counts.in_play // max(here, 1) or tournament.settings.structure.starting
    return average(tournament) if tournament.counts.in_play else tournament.settings.structure.starting


def people(tournament: Tournament, name: Names, *status: str) -> tuple[Person, ...]:
    """Return everybody who stands so, in the order in which they came."""
    return tuple(
        [Person(each.member, name(each.member), each.status) for each in entrants(tournament) if each.status in status]
    )


def entrants(tournament: Tournament) -> list[Entrant]:
    """Return everybody who is or was in it."""
    return list(tournament.entrants.values())


def clock_sight(tournament: Tournament, language: str, now: int) -> ClockSight | None:
    """Read the clock."""
    levels = tournament.settings.structure.levels
    at = shown(tournament.clock, levels, now)
    if tournament.stage in BEFORE:
        at = at._replace(left=levels[0].seconds * 1000)
    rows = faces(language, levels, at)
    if not rows:
        return None
    first = rows[0]
    return ClockSight(
        str(now), at.runs, first.part, first.title, first.stakes, first.ante, first.next,
        left_of(first.ms + first.to_break) if first.to_break >= 0 else "", left_of(first.ms), at.level + 1, at.left,
        json.dumps([row._asdict() for row in rows], ensure_ascii=False),
    )  # fmt: skip


def counted(tournament: Tournament, entrant: Entrant) -> int:
    """Return the chips of a player as they were counted since play began; 0 where nobody has counted them."""
    return max(entrant.chips, 0) if counted_lately(tournament, entrant) else 0


def table_sight(tournament: Tournament, table: Seating, name: Names) -> TableSight:
    """Draw a table up."""
    how = playing_at(tournament, table.number)
    seats = []
    for place, member in enumerate(table.places, 1):
        entrant = tournament.entrants.get(member)
        seats.append(
            SeatSight(place, member, name(member), counted(tournament, entrant), entrant.status)
            if entrant
            else SeatSight(place)
        )
    taken = sum(1 for seat in seats if seat.id)
    return TableSight(table.number, tuple(seats), taken, len(seats), how.play, how.stream, how.halted)


def move_sight(move: Move, name: Names, fresh: bool) -> MoveSight:
    """Say who goes where; `fresh`: they have hardly heard of it."""
    return MoveSight(
        move.player, name(move.player), move.table, move.place + 1, move.to, move.to_place + 1, move.why, move.waits,
        move.cites, fresh,
    )  # fmt: skip


def moves_of(running: RunningTournament, name: Names, now: int) -> tuple[MoveSight, ...]:
    """Return who has been sent to a seat of late and is not known to sit there yet, the latest first."""
    tournament, found = running.state, dict[str, tuple[Move, int]]()
    for _, at, event in reversed(running.told):
        if now - at > RECENT:
            break
        moves: tuple[Move, ...] = (event.move,) if isinstance(event, e.PlayerMoved) else ()
        if isinstance(event, e.FinalFormed):
            moves = event.moves
        for move in moves:
            found.setdefault(move.player, (move, at))
    return tuple(
        [
            move_sight(move, name, now - at < FRESH)
            for player, (move, at) in found.items()
            if seat_of(tournament, player) == (move.to, move.to_place) and not tournament.entrants[player].arrived
        ]
    )


def race_due(tournament: Tournament) -> RaceDue | None:
    """Return the chip race that is to be done now."""
    chips = sorted(tournament.chips)
    due = due_colour_ups(tournament, tournament.level + (tournament.part == "break"))
    if tournament.stage != "running" or not due or len(chips) < 2:
        return None
    raced = {each.table for each in tournament.races if each.race.old == chips[0]}
    tables = tuple([table.number for table in tournament.tables if table.number not in raced])
    return RaceDue(chips[0], chips[1], tables) if tables else None


def _said(tournaments: Tournaments, running: RunningTournament, now: int) -> str:
    said = running.state.said
    recent = said and now - said[-1].at < RECENT and running.state.stage != "over"
    return tournaments.shown(running, said[-1].text) if recent else ""


def staff_words(tournament: Tournament, language: str, name: Names) -> list[dict[str, object]]:
    """List the staff and their roles."""
    rows = [(tournament.owner, ("director",)), *tournament.staff]
    return [
        {"name": name(member), "roles": [say(language, f"tour-role-{role}") for role in roles]}
        for member, roles in rows
        if roles
    ]


def price_words(tournament: Tournament, language: str) -> str:
    """Write what an entry costs, part by part."""
    price = tournament.settings.price
    parts = [part for part in (price.prize, price.bounty, price.fee) if part] or [0]
    return " + ".join(amount(language, part) for part in parts)
