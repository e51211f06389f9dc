"""One table of a tournament: who sits where, and where button and blinds were in the hand before.

Places are numbered from 0, clockwise; people call place 0 seat 1. An empty name is a free place.
"""

from typing import NamedTuple

from cardspeak.law.law import Law
from cardspeak.law.policies.table import last_before, next_after
from cardspeak.record import record
from cardspeak.room.table.button import Places, where

NOBODY = Places(-1, -1, -1)


@record
class Seating(NamedTuple):
    """A table by its number: the players by place, the places of the hand before (-1: none), seats left, newcomers.

    `vacated` are the places from which players went, the latest at the end; a place that is taken again is no longer
    among them. `came` are the places of those who were not dealt in yet, each with how they came: "" for a new player,
    else broken or balanced. `dealt` are the places that were dealt into the hand before.
    """

    number: int
    places: tuple[str, ...]
    button: int = -1
    small: int = -1
    big: int = -1
    vacated: tuple[int, ...] = ()
    came: tuple[tuple[int, str], ...] = ()
    dealt: tuple[int, ...] = ()


def taken(table: Seating) -> tuple[int, ...]:
    """Return the places at which somebody sits."""
    return tuple([place for place, player in enumerate(table.places) if player])


def free(table: Seating) -> tuple[int, ...]:
    """Return the places at which nobody sits."""
    return tuple([place for place, player in enumerate(table.places) if not player])


def players(table: Seating) -> tuple[str, ...]:
    """Return the players in the order of their places."""
    return tuple([player for player in table.places if player])


def with_player(table: Seating, player: str, place: int, came: str = "") -> Seating:
    """Return the table with a player on a free place; `ValueError` when somebody sits there."""
    if table.places[place]:
        raise ValueError(f"{table.places[place]} sits in seat {place + 1} of table {table.number}")
    now = (*table.places[:place], player, *table.places[place + 1 :])
    vacated = tuple([left for left in table.vacated if left != place])
    return table._replace(places=now, vacated=vacated, came=(*table.came, (place, came)))


def without(table: Seating, player: str) -> Seating:
    """Return the table after a player has gone, which leaves the place free; `ValueError` for one who is not there."""
    place = table.places.index(player)
    now = (*table.places[:place], "", *table.places[place + 1 :])
    came = tuple([each for each in table.came if each[0] != place])
    return table._replace(places=now, vacated=(*table.vacated, place), came=came)


def without_place(table: Seating, place: int) -> Seating:
    """Return the table after a free place was taken away: those behind it move up, in the order in which they sit.

    Button and blinds that lay there lie at the place before it, so that they go on to the same player.
    """

    def now(at: int) -> int:
        if at < place or at < 0:
            return at
        return at - 1 if at > 0 else len(table.places) - 2

    came = tuple([(now(at), how) for at, how in table.came if at != place])
    return table._replace(
        places=(*table.places[:place], *table.places[place + 1 :]), came=came,
        button=now(table.button), small=now(table.small), big=now(table.big),
        vacated=tuple([now(at) for at in table.vacated if at != place]),
        dealt=tuple([now(at) for at in table.dealt if at != place]),
    )  # fmt: skip


def coming(table: Seating, law: Law) -> Places:
    """Return button and blinds of the coming hand with those who sit there now; stud has none.

    Before the first hand the button lies at `table.button`, or at the last place that is taken where that is unset.
    """
    return next_hand(table, law)[0]


def next_hand(table: Seating, law: Law) -> tuple[Places, tuple[int, ...]]:
    """Return button and blinds of the coming hand, and the places of newcomers who are not dealt in (`seat.places`).

    The places are those of the players who were there before, so that a newcomer never takes the button and leaves
    somebody the big blind twice; a newcomer between the blinds is the big blind, and always dealt in. Before the first
    hand there are no newcomers.
    """
    everybody = taken(table)
    if law.context.family == "stud" or len(everybody) < 2:
        return NOBODY, ()
    new = dict(table.came) if table.big >= 0 else {}
    regular = tuple([place for place in everybody if place not in new])
    if not new or len(everybody) == 2:
        return _places(table, everybody, law), ()
    if len(regular) < 3:
        return _after_heads_up(table, everybody), ()
    at, seats = _places(table, regular, law), len(table.places)
    small = at.small if at.small >= 0 else table.big
    blind = next_after(small, [*[place for place in new if place != small], at.big], seats)
    at = at._replace(big=blind)
    barred = [
        place
        for place, came in table.came
        if place != at.big and law.seat_places(came=came, waited=False, where=where(place, at, seats))
    ]
    return at, tuple(sorted(barred))


def _places(table: Seating, active: tuple[int, ...], law: Law) -> Places:
    seats = len(table.places)
    if table.big >= 0:
        last = {"button": table.button, "small": table.small, "big": table.big}
        if len(active) == 2:
            return Places(*law.button_heads_up(seats=seats, active=active, **last))
        return Places(*law.button_moves(seats=seats, active=active, **last, behind=_both_behind(table)))
    button = table.button if table.button in active else active[-1]
    small = button if len(active) == 2 else next_after(button, active, seats)
    return Places(button, small, next_after(small, active, seats))


def _both_behind(table: Seating) -> bool:
    # the players on the big blind of the hand before, and behind it: are both still there?
    new = dict(table.came)
    stayed = [place for place in taken(table) if place not in new]
    after = next_after(table.big, table.dealt, len(table.places)) if table.dealt else table.big
    return table.big in stayed and (after in stayed or not table.dealt)


def _after_heads_up(table: Seating, active: tuple[int, ...]) -> Places:
    # too few were there before to say where button and blinds go: the last big blind is small, whoever is next is big
    seats = len(table.places)
    return Places(last_before(table.big, active, seats), table.big, next_after(table.big, active, seats))


def after_a_hand(table: Seating, law: Law) -> Seating:
    """Return the table with button and blinds where the coming hand has them, once that hand is dealt.

    In a game without blinds they stay where they were, for a mixed event that comes back to blinds.
    """
    at, waiting = next_hand(table, law)
    came = tuple([each for each in table.came if each[0] in waiting])
    dealt = tuple([place for place in taken(table) if place not in waiting])
    if at == NOBODY:
        return table._replace(came=came, dealt=dealt)
    return table._replace(button=at.button, small=at.small, big=at.big, came=came, dealt=dealt)


def blinds_missing(table: Seating, law: Law) -> bool:
    """Say whether a blind of the coming hand would fall on a seat that was left.

    The small blind goes to the place of the last big blind, the big blind to the place after that.
    """
    if table.big < 0:
        return False
    seats, at = len(table.places), coming(table, law)
    passed = {(table.big + step) % seats for step in range(1, (at.big - table.big) % seats)}
    return not {table.big, *passed}.isdisjoint(table.vacated)


def waits(table: Seating, place: int, law: Law) -> bool:
    """Say whether the newcomer on a place is not dealt into the coming hand."""
    return place in next_hand(table, law)[1]
