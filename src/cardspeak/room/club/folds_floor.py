"""How the events on the floor are folded."""

from collections.abc import Callable
from typing import Any

from cardspeak.room.cash.waiting import Waits
from cardspeak.room.club import events_floor as e
from cardspeak.room.club.putting import handed, member_put, paid, put, stocked
from cardspeak.room.club.state import Club, Held, Left, Sitting, game_of


def table_opened(club: Club, event: e.TableOpened, at: int) -> Club:
    table = event.table
    now = put(club, "tables", table.number, table._replace(opened=at))
    return now._replace(counts=now.counts._replace(tables=table.number))


def table_closed(club: Club, event: e.TableClosed, at: int) -> Club:
    now = paid(club, *event.transactions)
    now = stocked(now, now.inventory._replace(lost=now.inventory.lost + event.missing), lost=event.missing)
    if event.table in now.notes:
        now = put(now, "notes", event.table, None)
    for other in [each for each in now.tables.values() if each.main == event.table]:
        now = put(now, "tables", other.number, other._replace(main=0))
    return put(now, "tables", event.table, None)


def table_broken(club: Club, event: e.TableBroken, at: int) -> Club:
    table = club.tables[event.table]
    now = put(club, "tables", event.table, table._replace(breaking=True))
    for held in event.held:
        now = put(released(now, held.member), "held", held.member, held)
    game = game_of(table)
    for member in event.heads:
        called = now.held.get(member)
        now = released(now, member) if called and called.game == game else now
    rows = [each for each in now.lists.get(game, ()) if each.member not in event.heads]
    return put(now, "lists", game, (*[Waits(member, True, at) for member in event.heads], *rows))


def main_set(club: Club, event: e.MainSet, at: int) -> Club:
    return put(club, "tables", event.table, club.tables[event.table]._replace(main=event.main))


def listed(club: Club, event: e.Listed, at: int) -> Club:
    rows = (*club.lists.get(event.game, ()), Waits(event.member, event.present, at))
    told = tuple(dict.fromkeys((*club.members[event.member].told, event.game)))
    return member_put(put(club, "lists", event.game, rows), event.member, told=told)


def off_list(club: Club, member: str, game: str) -> Club:
    """Return the club with a member off a list; a seat that was held for them there is free."""
    rows = tuple([each for each in club.lists.get(game, ()) if each.member != member])
    now = put(club, "lists", game, rows or None)
    held = now.held.get(member)
    return put(now, "held", member, None) if held and held.game == game else now


def released(club: Club, member: str) -> Club:
    """Return the club with no seat held for a member; who was called to it waits on, in their place on the list."""
    held = club.held.get(member)
    if held is None:
        return club
    now = put(club, "held", member, None)
    rows = now.lists.get(held.game, ())
    waits = [each._replace(until=0, reply="") if each.member == member else each for each in rows]
    return put(now, "lists", held.game, tuple(waits)) if tuple(waits) != rows else now


def unlisted(club: Club, event: e.Unlisted, at: int) -> Club:
    return off_list(club, event.member, event.game)


def called(club: Club, event: e.Called, at: int) -> Club:
    rows = [
        each._replace(until=event.until, reply="") if each.member == event.member else each
        for each in club.lists[event.game]
    ]
    held = Held(event.member, event.game, event.table, event.place, event.until)
    return put(put(club, "lists", event.game, tuple(rows)), "held", event.member, held)


def call_answered(club: Club, event: e.CallAnswered, at: int) -> Club:
    rows = [
        each._replace(until=event.until, reply=event.answer) if each.member == event.member else each
        for each in club.lists[event.game]
    ]
    held = club.held[event.member]._replace(until=event.until)
    return put(put(club, "lists", event.game, tuple(rows)), "held", event.member, held)


def passed_over(club: Club, event: e.PassedOver, at: int) -> Club:
    rows = club.lists[event.game]
    own = next(each for each in rows if each.member == event.member)._replace(until=0, reply="")
    now = off_list(club, event.member, event.game)
    if not event.place:
        return now
    others = now.lists.get(event.game, ())
    return put(now, "lists", event.game, (*others[: event.place - 1], own, *others[event.place - 1 :]))


def placed(club: Club, table: int, place: int, member: str) -> Club:
    """Return the club with a member (\"\": nobody) in a place of a table."""
    now = club.tables[table]
    places = (*now.places[:place], member, *now.places[place + 1 :])
    return put(club, "tables", table, now._replace(places=places))


def seated(club: Club, event: e.Seated, at: int) -> Club:
    game = game_of(club.tables[event.table])
    now = placed(paid(club, event.transaction), event.table, event.place, event.member)
    now = put(now, "seats", event.member, Sitting(event.member, event.table, event.place, at, event.chips, playing=at))
    if any(each.member == event.member for each in now.lists.get(game, ())):
        now = off_list(now, event.member, game)
    now = released(now, event.member)
    own = now.members[event.member]
    left = tuple([each for each in own.left if each.game != game])
    return member_put(now, event.member, left=left, told=tuple([each for each in own.told if each != game]))


def chips_added(club: Club, event: e.ChipsAdded, at: int) -> Club:
    own = club.seats[event.member]
    own = own._replace(bought=own.bought + event.chips, shorts=own.shorts + event.short)
    return put(paid(club, event.transaction), "seats", event.member, own)


def stood_up(club: Club, member: str, chips: int, at: int) -> Club:
    """Return the club with a member's seat free; with how many chips they went counts when they come back."""
    own = club.seats[member]
    game = game_of(club.tables[own.table])
    now = put(placed(club, own.table, own.place, ""), "seats", member, None)
    held = now.held.get(member)
    if held and not held.until:  # at another table, since this one breaks; a call to another game stands
        now = released(now, member)
    left = [each for each in now.members[member].left if each.game != game]
    return member_put(now, member, left=(*left, Left(game, chips, at)) if chips else tuple(left))


def seat_left(club: Club, event: e.SeatLeft, at: int) -> Club:
    return stood_up(paid(club, event.transaction), event.member, event.chips, at)


def change_asked(club: Club, event: e.ChangeAsked, at: int) -> Club:
    return put(club, "seats", event.member, club.seats[event.member]._replace(wants=event.table))


def table_changed(club: Club, event: e.TableChanged, at: int) -> Club:
    own = club.seats[event.member]
    now = placed(placed(paid(club, *event.transactions), own.table, own.place, ""), event.to, event.place, event.member)
    now = released(now, event.member)
    away = 0 if event.why == "asked" else own.away  # who asked for it is there
    sitting = Sitting(
        event.member, event.to, event.place, at, event.chips + event.more, away, charged=own.charged,
        playing=own.playing,
    )  # fmt: skip
    return put(now, "seats", event.member, sitting)


def place_changed(club: Club, event: e.PlaceChanged, at: int) -> Club:
    own = club.seats[event.member]
    now = placed(placed(club, own.table, own.place, ""), own.table, event.place, event.member)
    return put(now, "seats", event.member, own._replace(place=event.place))


def went_away(club: Club, event: e.WentAway, at: int) -> Club:
    return put(club, "seats", event.member, club.seats[event.member]._replace(away=at))


def came_back(club: Club, event: e.CameBack, at: int) -> Club:
    return put(club, "seats", event.member, club.seats[event.member]._replace(away=0, counted=-1))


def absent_counted(club: Club, event: e.AbsentCounted, at: int) -> Club:
    return put(club, "seats", event.member, club.seats[event.member]._replace(counted=event.chips))


def taken_into_keeping(club: Club, event: e.TakenIntoKeeping, at: int) -> Club:
    return stood_up(paid(club, event.transaction), event.member, event.chips, club.seats[event.member].away)


def table_filled(club: Club, event: e.TableFilled, at: int) -> Club:
    table = club.tables[event.table]
    now = put(paid(club, event.transaction), "tables", event.table, table._replace(bank=table.bank + event.amount))
    return handed(now, event.pieces)


def drop_counted(club: Club, event: e.DropCounted, at: int) -> Club:
    table = club.tables[event.table]
    dropped = table._replace(dropped=table.dropped + event.amount)
    return put(paid(club, event.transaction), "tables", event.table, dropped)


def stack_recounted(club: Club, event: e.StackRecounted, at: int) -> Club:
    missing = event.before - event.chips
    now = paid(club, event.transaction)
    return stocked(now, now.inventory._replace(lost=now.inventory.lost + missing), lost=missing)


def drop_collected(club: Club, event: e.DropCollected, at: int) -> Club:
    return handed(paid(club, event.transaction), event.pieces)


def time_collected(club: Club, event: e.TimeCollected, at: int) -> Club:
    for member, amount in event.amounts:
        own = club.seats[member]
        club = put(club, "seats", member, own._replace(charged=own.charged + amount))
    return club


FOLDS: dict[type, Callable[[Any, Any, int], Club]] = {
    e.TableOpened: table_opened,
    e.TableClosed: table_closed,
    e.TableBroken: table_broken,
    e.MainSet: main_set,
    e.Listed: listed,
    e.Unlisted: unlisted,
    e.Called: called,
    e.CallAnswered: call_answered,
    e.PassedOver: passed_over,
    e.Seated: seated,
    e.ChipsAdded: chips_added,
    e.SeatLeft: seat_left,
    e.ChangeAsked: change_asked,
    e.TableChanged: table_changed,
    e.PlaceChanged: place_changed,
    e.WentAway: went_away,
    e.CameBack: came_back,
    e.AbsentCounted: absent_counted,
    e.TakenIntoKeeping: taken_into_keeping,
    e.TableFilled: table_filled,
    e.DropCounted: drop_counted,
    e.DropCollected: drop_collected,
    e.TimeCollected: time_collected,
    e.StackRecounted: stack_recounted,
}
