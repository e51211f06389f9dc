"""Entry: who is dealt into the next hand, who waits, who posts what, and what is missed by those who are away."""

from typing import NamedTuple

from cardspeak.hand.state import Post
from cardspeak.law.law import Law
from cardspeak.law.policies.table import next_after
from cardspeak.record import record
from cardspeak.room.table.button import ForPlayers, Places, next_places, skipped, where
from cardspeak.room.table.state import Seat, Table, misses, small_due


@record
class Entered(NamedTuple):
    """The next hand with blinds: its places, who is dealt in, who has to wait because of the place, who posts what."""

    at: Places
    active: tuple[int, ...]
    waiting: tuple[int, ...]
    posts: tuple[Post, ...]


def present(table: Table, number: int, late: tuple[str, ...] = ()) -> bool:
    """Say whether the player of a seat is at it when the first card is dealt."""
    seat = table.seats[number]
    return seat is not None and not seat.out and not seat.away and seat.member not in late and not serves(table, seat)


def serves(table: Table, seat: Seat) -> bool:
    """Say whether a player misses, for a penalty, the hand that is on, or the next one where none is."""
    return misses(seat, table.number + (not table.playing))


def ready(
    table: Table, absent: bool = False, late: tuple[str, ...] = (), penalised: bool = True
) -> tuple[int, ...]:  # fmt: skip
    """Return the seats that could be dealt in: with chips; the absent and the penalised if so it is said."""
    return tuple(
        [
            number
            for number, seat in enumerate(table.seats)
            if seat and seat.stack and (penalised if serves(table, seat) else absent or present(table, number, late))
        ]
    )


def entered(table: Table, everybody: tuple[int, ...], law: ForPlayers) -> Entered:
    """Return who is dealt in among those who could be: newcomers and those who owe blinds as the law lets them."""
    regular = tuple([number for number in everybody if not _owes(_seat(table, number))])
    if len(regular) < 2:
        at = next_places(table, everybody, law)
        return Entered(at, everybody, (), _posts(table, everybody, everybody, at, law(len(everybody))))
    chosen, waiting = set(everybody), set[int]()
    while True:
        active = tuple(sorted(chosen))
        at = _places(table, active, law)
        dropped = set()
        for number in chosen.difference(regular):
            seat = _seat(table, number)
            place = where(number, at, len(table.seats))
            if place == "big":
                continue
            if _barred(seat, place, law(len(active))):
                waiting.add(number)
                dropped.add(number)
            elif seat.entry == "wait":
                dropped.add(number)
        if not dropped:
            return Entered(at, active, tuple(sorted(waiting)), _posts(table, active, regular, at, law(len(active))))
        chosen -= dropped


def _places(table: Table, active: tuple[int, ...], law: ForPlayers) -> Places:
    # in a tournament that is run here button and blinds go on among those who were there before, as its field reckons
    # (`tournament/seating.py`): a newcomer who took the button would leave somebody the big blind twice
    before = [number for number in active if not _owes(_seat(table, number))]
    fixed = table.big < 0 or table.frozen or table.placed or not table.settings.tournament
    if fixed or len(active) == 2 or len(before) < 3:
        return next_places(table, active, law)
    at, seats = next_places(table, before, lambda _: law(len(active))), len(table.seats)
    small = at.small if at.small >= 0 else table.big
    return at._replace(big=next_after(small, [place for place in (*active, at.big) if place != small], seats))


def _seat(table: Table, number: int) -> Seat:
    seat = table.seats[number]
    assert seat is not None, f"nobody sits in seat {number}"
    return seat


def _owes(seat: Seat) -> bool:
    return bool(seat.entry or seat.missed)


def _barred(seat: Seat, place: str, law: Law) -> bool:
    asked = law.seat_return_places if seat.missed else law.seat_places
    return bool(asked(came=seat.came, waited=seat.waited, where=place))


def _posts(
    table: Table, active: tuple[int, ...], regular: tuple[int, ...], at: Places, law: Law
) -> tuple[Post, ...]:  # fmt: skip
    # posts beyond the blinds, by seat of the table: newcomers, missed blinds, and whom the big blind skipped
    stakes = table.settings.stakes
    passed = skipped(table, at, [number for number in regular if number in active]) if law.button_passed() else ()
    found: list[Post] = []
    for number in active:
        seat = _seat(table, number)
        if seat.missed:
            live, dead, may_wait = law.seat_return(
                small=seat.small_missed,
                big=seat.big_missed,
                sizes=(stakes.small_blind, stakes.big_blind),
            )
            if number == at.big:
                live, dead = 0, 0 if may_wait else dead
            found += [Post(number, "post", live)] if live else []
            found += [Post(number, "dead", dead)] if dead else []
        elif number != at.big and (number in passed or (seat.entry == "post" and number not in regular)):
            found.append(Post(number, "post", stakes.big_blind))
    return tuple(found)


def missed(table: Table, at: Places, active: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Return the seats whose players are away as a blind passes them, with the small and big blinds they now owe."""
    if table.big < 0 or table.frozen or table.placed:
        return []
    seats = len(table.seats)
    before = next(place for place in (table.small_due, table.small, table.button) if place >= 0)
    due = small_due(table, *at)
    due = due if due >= 0 else at.small
    small_way = (due - before) % seats if due >= 0 else 0
    big_way = (at.big - table.big) % seats
    found = []
    for number, seat in enumerate(table.seats):
        # a player who is back, but has to wait because of the place, is passed by as well
        if seat is None or number in active or not (seat.missed or (not seat.entry and not present(table, number))):
            continue
        small = 0 < (number - before) % seats <= small_way
        big = 0 < (number - table.big) % seats < big_way
        if small or big:
            found.append((number, seat.small_missed + small, seat.big_missed + big))
    return found
