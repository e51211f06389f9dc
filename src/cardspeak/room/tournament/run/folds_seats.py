"""How the events of seats and tables are folded."""

from collections.abc import Callable, Iterable
from typing import Any

from cardspeak.room.tournament.balance import moved
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.folds_entries import more, put
from cardspeak.room.tournament.run.settings import Play
from cardspeak.room.tournament.run.state import UNKNOWN, Entrant, Playing, Tournament, all_known, is_told
from cardspeak.room.tournament.seating import Seating, with_player, without, without_place


def with_tables(tournament: Tournament, tables: Iterable[Seating]) -> Tournament:
    """Return the tournament with these tables as they are now; the others stay."""
    now = {table.number: table for table in tables}
    return tournament._replace(tables=tuple([now.get(table.number, table) for table in tournament.tables]))


def with_playing(tournament: Tournament, table: int, **now: Any) -> Tournament:
    """Return the tournament with another way in which a table is run."""
    playing = [each._replace(**now) if each.number == table else each for each in tournament.playing]
    return tournament._replace(playing=tuple(playing))


def seated(own: Entrant, at: int) -> Entrant:
    """Return a player who has a seat; somebody without chips stays so."""
    return own if own.status in ("seated", "broke") else own._replace(status="seated", since=at)


def _playing(number: int, play: Play, level: int) -> Playing:
    return Playing(number, play, level=level)


def seats_drawn(tournament: Tournament, event: e.SeatsDrawn, at: int) -> Tournament:
    chips = tournament.settings.structure.starting
    drawn = [player for table in event.tables for player in table.places if player]
    entrants = [
        tournament.entrants[member]._replace(status="seated", since=at, chips=chips, counted=at) for member in drawn
    ]
    now = tournament._replace(
        stage="running", tables=event.tables, draw=event.order, chips=event.chips, clock=event.clock, begun=at,
        playing=tuple([_playing(table.number, event.play, 0) for table in event.tables]),
    )  # fmt: skip
    return more(put(now, *entrants), in_play=chips * len(drawn))


def player_moved(tournament: Tournament, event: e.PlayerMoved, at: int) -> Tournament:
    move = event.move
    now = tournament._replace(tables=moved(tournament.tables, move))
    wanted = tuple([each for each in now.wanted if (each.table, each.to) != (move.table, move.to)])
    if wanted != now.wanted:
        now = now._replace(wanted=wanted)
    own = tournament.entrants[move.player]
    now = put(now, seated(own, at)) if seated(own, at) is not own else now
    return uncounted(tournament, now, (move.player,), at)


def uncounted(old: Tournament, now: Tournament, moved: Iterable[str], at: int) -> Tournament:
    """Return the tournament with the stacks unknown of those who came from where only the staff sees them.

    Where the room keeps the stacks itself somebody has to count them first, unless all are known.
    """
    came = [each for each in moved if is_told(old, each) and not is_told(now, each)]
    if not came or all_known(old, at):
        return now
    return put(now, *[now.entrants[each]._replace(chips=UNKNOWN) for each in came])


def table_opened(tournament: Tournament, event: e.TableOpened, at: int) -> Tournament:
    table = Seating(event.table, ("",) * event.seats)
    playing = (*tournament.playing, _playing(event.table, event.play, tournament.level))
    return tournament._replace(tables=(*tournament.tables, table), playing=playing)


def table_broken(tournament: Tournament, event: e.TableBroken, at: int) -> Tournament:
    tables = tuple([table for table in tournament.tables if table.number != event.table])
    playing = tuple([each for each in tournament.playing if each.number != event.table])
    wanted = tuple([each for each in tournament.wanted if event.table not in (each.table, each.to)])
    return tournament._replace(tables=tables, playing=playing, wanted=wanted)


def final_formed(tournament: Tournament, event: e.FinalFormed, at: int) -> Tournament:
    number = event.table.number
    known = next((each for each in tournament.playing if each.number == number), None)
    if known is None or known.play != event.play or event.play != "told":  # where hands are told it is a new table
        known = Playing(number, event.play)
    playing = Playing(number, event.play, known.stream, tournament.level, known.hand)
    now = tournament._replace(tables=(event.table,), playing=(playing,), wanted=())
    return uncounted(tournament, now, [each for each in event.table.places if each], at)


def player_wanted(tournament: Tournament, event: e.PlayerWanted, at: int) -> Tournament:
    return tournament._replace(wanted=event.wanted)


def buttons_told(tournament: Tournament, event: e.ButtonsTold, at: int) -> Tournament:
    return with_tables(tournament, event.tables)


def order_announced(tournament: Tournament, event: e.OrderAnnounced, at: int) -> Tournament:
    return tournament._replace(order=event.tables)


def seat_opened(tournament: Tournament, event: e.SeatOpened, at: int) -> Tournament:
    wide = [
        table._replace(places=(*table.places, "")) for table in tournament.tables if table.number == event.table
    ]  # fmt: skip
    return with_playing(with_tables(tournament, wide), event.table, wide=True)


def extra_seat_gone(tournament: Tournament, event: e.ExtraSeatGone, at: int) -> Tournament:
    table = next(each for each in tournament.tables if each.number == event.table)
    return with_playing(with_tables(tournament, [without_place(table, event.place)]), event.table, wide=False)


def table_linked(tournament: Tournament, event: e.TableLinked, at: int) -> Tournament:
    return with_playing(tournament, event.table, play=event.play, stream=event.stream)


def table_halted(tournament: Tournament, event: e.TableHalted, at: int) -> Tournament:
    return with_playing(tournament, event.table, halted=event.why)


def seats_put_right(tournament: Tournament, event: e.SeatsPutRight, at: int) -> Tournament:
    who = {member for member, _, _ in event.seats}
    tables = []
    for table in tournament.tables:
        for member in [each for each in table.places if each in who]:
            table = without(table, member)
        for member, number, place in event.seats:
            if number == table.number:
                table = with_player(table, member, place)
        places = [place for _, number, place in event.seats if number == table.number]
        tables.append(table._replace(came=tuple([each for each in table.came if each[0] not in places])))
    return tournament._replace(tables=tuple(tables))


def away_noted(tournament: Tournament, event: e.AwayNoted, at: int) -> Tournament:
    return put(tournament, tournament.entrants[event.member]._replace(away=event.away))


SEATS: dict[type, Callable[[Any, Any, int], Tournament]] = {
    e.SeatsDrawn: seats_drawn,
    e.PlayerMoved: player_moved,
    e.TableOpened: table_opened,
    e.TableBroken: table_broken,
    e.FinalFormed: final_formed,
    e.PlayerWanted: player_wanted,
    e.ButtonsTold: buttons_told,
    e.OrderAnnounced: order_announced,
    e.SeatOpened: seat_opened,
    e.ExtraSeatGone: extra_seat_gone,
    e.TableLinked: table_linked,
    e.TableHalted: table_halted,
    e.SeatsPutRight: seats_put_right,
    e.AwayNoted: away_noted,
}
