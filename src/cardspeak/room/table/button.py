"""The button: where it is first, and where button and blinds go for the next hand."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from cardspeak.games import Game
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.law.policies.table import next_after
from cardspeak.record import record
from cardspeak.room.table.state import Settings, Table

# the game and structure behind a code, and its law for so many players; the room's owner of books supplies it
Laws = Callable[[Settings, str, int], tuple[Game, Structure, Law]]
# the law of the next hand for so many players
ForPlayers = Callable[[int], Law]


Where = Literal["button", "between", "small", "big", "other"]


@record
class Places(NamedTuple):
    """Seats of the table: button, small and big blind (-1: nobody's); one of them may be an empty place."""

    button: int
    small: int
    big: int


def next_places(table: Table, active: Sequence[int], law: ForPlayers) -> Places:
    """Return button and blinds of the next hand with blinds, for these players."""
    seats = len(table.seats)
    if table.placed:
        return named_places(table.placed, active, seats)
    if table.big < 0:
        return _first(table.button, active, seats)
    if table.frozen:
        return _resumed(table, active)
    if len(active) == 2:
        move = law(2).button_heads_up
        return Places(*move(seats=seats, active=active, button=table.button, small=table.small, big=table.big))
    return Places(
        *law(len(active)).button_moves(
            seats=seats, active=active, button=table.button, small=table.small, big=table.big,
            agreed=table.settings.agreement.button, behind=_both_behind(table, active),
        )
    )  # fmt: skip


def named_places(at: tuple[int, int, int], active: Sequence[int], seats: int) -> Places:
    """Return places that were named, with the big blind on a player; heads-up the other has button and small blind."""
    button, small, big = at
    big = big if big in active else next_after(big, active, seats)
    if len(active) == 2:
        other = next_after(big, active, seats)
        return Places(other, other, big)
    return Places(button, small if small != big else -1, big)


def _first(button: int, active: Sequence[int], seats: int) -> Places:
    button = button if button in active else next_after(button, active, seats)
    small = button if len(active) == 2 else next_after(button, active, seats)
    return Places(button, small, next_after(small, active, seats))


def _resumed(table: Table, active: Sequence[int]) -> Places:
    # the places were set when the games without blinds began; only who has gone since is passed over
    seats = len(table.seats)
    big = table.big if table.big in active else next_after(table.big, active, seats)
    if len(active) == 2:
        other = next_after(big, active, seats)
        return Places(other, other, big)
    if big != table.big or table.small == table.button:
        small = next_after(table.button, active, seats)
        if small == big:
            return Places(table.button, -1, big)
        return Places(table.button, small if table.small == table.button else table.small, big)
    return Places(table.button, table.small, big)


def _both_behind(table: Table, active: Sequence[int]) -> bool:
    # the players on the big blind and behind it, as they were in the hand before; who has sat down since is not they
    stayed = [number for number in active if (seat := table.seats[number]) and not seat.entry]
    if table.big not in table.players:
        return table.big in stayed
    at = table.players.index(table.big)
    return table.big in stayed and table.players[(at + 1) % len(table.players)] in stayed


def skipped(table: Table, at: Places, regular: Sequence[int]) -> tuple[int, ...]:
    """Return the players whom the big blind has passed over: they owe one too, so that nobody is spared it."""
    if table.big < 0 or table.frozen or table.placed:
        return ()
    seats = len(table.seats)
    way = (at.big - table.big) % seats
    return tuple([number for number in regular if 0 < (number - table.big) % seats < way])


def where(number: int, at: Places, seats: int) -> Where:
    """Return what a place is in a hand; between are the places from the button to the big blind."""
    if number == at.big:
        return "big"
    if number == at.small:
        return "small"
    if number == at.button:
        return "button"
    place, big = (number - at.button) % seats, (at.big - at.button) % seats
    if place > big:
        return "other"
    # nobody who could be dealt in sits between the blinds: that player would be the big blind
    return "between"
