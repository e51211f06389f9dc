"""The draw: who sits where when a tournament begins, in an order that chance has given.

Chance comes in as an order, a row of all numbers from 0 shuffled; whoever keeps it can repeat the draw and see that it
gives the same seats.
"""

from collections.abc import Sequence

from cardspeak.law.law import Law
from cardspeak.room.tournament.seating import Seating


def tables_needed(entrants: int, size: int) -> int:
    """Return how many tables of this size seat so many players."""
    return -(-entrants // size)


def spread(entrants: int, tables: int) -> tuple[int, ...]:
    """Return how many players come to each table, so that no two differ by more than one."""
    least, more = divmod(entrants, tables)
    return tuple([least + (at < more) for at in range(tables)])


def table_size(law: Law, own: int = 0, wide: bool = False, guest: bool = False) -> int:
    """Return how many players a table seats (point `tables.size`).

    `own` is the number that the event names (0: none), `wide` that the floor opened one seat more, `guest` that a
    bounty player visits, whom the number does not count.
    """
    return int(law.tables_size(own=own, wide=wide, guest=guest))


def checked(order: Sequence[int], length: int) -> tuple[int, ...]:
    """Return an order; `ValueError` unless it has each number below the length once."""
    if sorted(order) != list(range(length)):
        raise ValueError(f"an order of {length} holds each number from 0 to {length - 1} once, not {list(order)[:20]}")
    return tuple(order)


def drawn(entrants: Sequence[str], size: int, order: Sequence[int], law: Law) -> tuple[Seating, ...]:
    """Seat everybody at as few tables of this size as it takes (point `entry.draw`).

    Seat cards lie in a row, table by table and seat by seat; `order` says whose entry gets each of them.
    """
    whose = law.entry_draw(order=checked(order, len(entrants)))
    row = [entrants[at] for at in whose]
    tables, begun = [], 0
    for number, count in enumerate(spread(len(row), tables_needed(len(row), size)), 1):
        here = row[begun : begun + count]
        tables.append(Seating(number, (*here, *[""] * (size - count))))
        begun += count
    return tuple(tables)


def handed_out(
    players: Sequence[str], seat_cards: Sequence[tuple[int, int]], order: Sequence[int], cards: Sequence[int], law: Law
) -> dict[str, tuple[int, int]]:
    """Hand seat cards out to the players of a broken table, in one step or two (point `breaking.draw`).

    `seat_cards` are tables and places, as many as there are players; `order` is how they lie after shuffling, `cards`
    the playing cards dealt to the players, which only a draw in two steps looks at. Returns each player's seat.
    """
    if len(seat_cards) != len(players) or len(cards) != len(players):
        raise ValueError(f"{len(players)} players need as many seat cards and cards: {len(seat_cards)}, {len(cards)}")
    shuffled = [seat_cards[at] for at in checked(order, len(seat_cards))]
    turn = law.breaking_draw(cards=cards)
    return {players[who]: seat for who, seat in zip(turn, shuffled, strict=True)}
