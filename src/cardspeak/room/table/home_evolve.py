"""How a table folds what happened at a home game."""

from collections.abc import Callable
from typing import Any

from cardspeak.room.table import home_events as e
from cardspeak.room.table.home_state import Home, SeatWish
from cardspeak.room.table.state import Table, moment, put, sitting


def home_set(table: Table, event: e.HomeSet, at: int) -> Table:
    if table.home is None:
        return followed(table._replace(home=Home(event.rules)))
    return table._replace(home=table.home._replace(rules=event.rules))


def guest_came(table: Table, event: e.GuestCame, at: int) -> Table:
    home = _home(table)
    return table._replace(home=home._replace(guests=(*home.guests, event.member)))


def guest_sent_away(table: Table, event: e.GuestSentAway, at: int) -> Table:
    home = _home(table)
    return table._replace(
        home=home._replace(
            guests=_without(home.guests, event.member), admitted=_without(home.admitted, event.member),
            removed=(*_without(home.removed, event.member), event.member),
        )
    )  # fmt: skip


def seat_wished(table: Table, event: e.SeatWished, at: int) -> Table:
    home = _home(table)
    wishes = (*_others(home, event.member), SeatWish(event.member, event.seat, event.chips))
    return table._replace(home=home._replace(wishes=wishes))


def seat_granted(table: Table, event: e.SeatGranted, at: int) -> Table:
    home = _home(table)
    admitted = (*_without(home.admitted, event.member), event.member)
    wishes, removed = _others(home, event.member), _without(home.removed, event.member)
    return table._replace(home=home._replace(admitted=admitted, wishes=wishes, removed=removed))


def seat_refused(table: Table, event: e.SeatRefused, at: int) -> Table:
    home = _home(table)
    return table._replace(home=home._replace(wishes=_others(home, event.member)))


def chips_given(table: Table, event: e.ChipsGiven, at: int) -> Table:
    seat = sitting(table, event.seat)
    if event.now:
        return put(table, event.seat, seat._replace(stack=seat.stack + event.chips))
    return put(table, event.seat, seat._replace(bought=seat.bought + event.chips))


def play_paused(table: Table, event: e.PlayPaused, at: int) -> Table:
    return table._replace(held="paused")


def play_resumed(table: Table, event: e.PlayResumed, at: int) -> Table:
    # seats that are only kept are kept as long again: the pause was nobody's time
    now = moment(table, at)
    seats = tuple([seat._replace(kept_since=now) if seat and seat.kept_since >= 0 else seat for seat in table.seats])
    return table._replace(held="", since=now, seats=seats)


def followed(table: Table) -> Table:
    """Return a home game after people came to its seats or left them: who sits there, the longest first."""
    home = _home(table)
    here = [seat.member for seat in table.seats if seat and not seat.bot]
    sat = (*[member for member in home.sat if member in here], *[member for member in here if member not in home.sat])
    wishes = tuple([wish for wish in home.wishes if wish.member not in here])
    return table if (sat, wishes) == (home.sat, home.wishes) else table._replace(
        home=home._replace(sat=sat, wishes=wishes)
    )  # fmt: skip


def _home(table: Table) -> Home:
    assert table.home is not None, "a home game"
    return table.home


def _without(members: tuple[str, ...], member: str) -> tuple[str, ...]:
    return tuple([each for each in members if each != member])


def _others(home: Home, member: str) -> tuple[SeatWish, ...]:
    return tuple([wish for wish in home.wishes if wish.member != member])


HOME: dict[type, Callable[[Any, Any, int], Table]] = {
    e.HomeSet: home_set,
    e.GuestCame: guest_came,
    e.GuestSentAway: guest_sent_away,
    e.SeatWished: seat_wished,
    e.SeatGranted: seat_granted,
    e.SeatRefused: seat_refused,
    e.ChipsGiven: chips_given,
    e.PlayPaused: play_paused,
    e.PlayResumed: play_resumed,
}
