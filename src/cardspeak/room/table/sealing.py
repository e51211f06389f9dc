"""The sealed deck: the room commits to the order of each hand's deck, then players may cut it, then it is in play.

What a cut makes of an order, and what a commitment is, is hashed outside (`service/commitment.py`).
"""

import re
from collections.abc import Sequence

from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.state import Sealed, Table, seat_of

Outcome = Sequence[e.Event] | Refused

NONCE = re.compile("[!-~]{1,64}")


def seal(table: Table, command: c.Seal) -> Outcome:
    """Commit to a deck for the next hand; one that was sealed for it stays, unless its game takes another."""
    stays = table.sealed is not None and table.sealed.decks == command.sealed.decks
    if table.playing or table.telling is not None or stays:
        return ()
    return (e.DeckSealed(table.number + 1, *command.sealed),)


def cut(table: Table, command: c.CutDeck) -> Outcome:
    """Cut the deck of the next hand: once from each seat, by who sits there."""
    seat = seat_of(table, command.member)
    if seat < 0:
        return Refused("not_seated", {})
    if table.sealed is None:
        return Refused("no_deck_to_cut", {})
    if not NONCE.fullmatch(command.nonce):
        return Refused("cut_unfit", {"most": 64})
    if table.cuts[seat]:
        return Refused("deck_is_cut", {"seat": seat + 1})
    return (e.DeckCut(seat, command.nonce),)


def in_play(table: Table, following: Sealed | None, before: Sequence[e.Event]) -> list[e.Event]:
    """Return what is told of the deck of a hand that begins after these events, and of that for the hand after it."""
    found: list[e.Event] = []
    if table.sealed is not None:
        drawn = [event.cards for event in before if isinstance(event, e.ButtonDrawn)]
        found.append(e.DeckInPlay(*table.sealed, table.cuts, drawn[0] if drawn else ()))
    if following is not None:
        found.append(e.DeckSealed(table.number + 2, *following))
    return found


def stub(command: c.Supply) -> list[e.Event]:
    """Return what is told of cards that were shuffled in the middle of a hand."""
    if command.sealed is None:
        return []
    root, secret, decks = command.sealed
    return [e.StubSealed(root, secret, decks[0])]
