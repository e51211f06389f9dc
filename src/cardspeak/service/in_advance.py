"""What players choose before their turn: kept in memory, done when the turn comes, void where it no longer fits.

A choice is a word, `call` with the chips that it is for: `call 200`. By `fast-forward` somebody who has folded wants
the bots to play the rest of the hand at once.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from cardspeak.hand import commands as hand
from cardspeak.hand import events as e
from cardspeak.room.table.events import HandStarted
from cardspeak.room.table.state import Table, in_hand

FAST = "fast-forward"
CHOICES = ("fold", "check-fold", "check", "call", "call-any", FAST)


def choice_of(text: str, amount: int) -> str:
    """Return a choice as it is kept, "" where there is none of this name."""
    if text not in CHOICES:
        return ""
    return f"call {amount}" if text == "call" else text


def carried_out(choice: str, seat: int, may: Mapping[Any, tuple[int, int]]) -> hand.Command | None:
    """Return what a choice comes to now that this seat has the turn, None where it is void; `may` are its options."""
    kind, _, amount = choice.partition(" ")
    if kind not in CHOICES or kind == FAST:
        return None
    if "check" in may and kind != "call":  # nobody gives up what costs nothing
        return hand.Check(seat)
    if "call" in may and (kind == "call-any" or (kind == "call" and amount == str(may["call"][0]))):
        return hand.Call(seat)
    return hand.Fold(seat) if kind in ("fold", "check-fold") and "fold" in may else None


def used_up(chosen: dict[str, str], table: Table, events: Sequence[Any]) -> None:
    """Take back what is no choice any more: of those who have acted, and of everybody when the next hand begins.

    A choice is for the round of betting in which it was made: nobody gives up a hand that the next card makes good.
    """
    for event in events:
        if isinstance(event, HandStarted):
            chosen.clear()
        elif isinstance(event, e.RoundOpened):
            for member in [member for member, choice in chosen.items() if choice != FAST]:
                del chosen[member]
        elif isinstance(event, e.Checked | e.Called | e.Folded):
            seat = table.seats[table.players[event.seat]]
            if seat is not None and chosen.get(seat.member) != FAST:
                chosen.pop(seat.member, None)


def bots_alone(table: Table) -> bool:
    """Say whether only bots are left in the hand that is on."""
    if table.hand is None or not table.playing:
        return False
    return all(seat is None or seat.bot or not in_hand(table, number) for number, seat in enumerate(table.seats))


def hurries(table: Table, chosen: Mapping[str, str]) -> bool:
    """Say whether the rest of a hand is played at once: bots alone are in it, and every person there wants that."""
    if FAST not in chosen.values() or not bots_alone(table):
        return False
    there = [seat for seat in table.seats if seat and not (seat.bot or seat.out or seat.away)]
    return all(chosen.get(seat.member) == FAST for seat in there)
