"""A deck laid in the order of a record, so that the recorded cards are dealt as they were at the table.

Cards that nobody saw are unknown: the burns, the rest of the stub, hands that were not shown.
"""

from collections.abc import Sequence
from itertools import chain
from operator import add

from cardspeak.errors import Unreadable
from cardspeak.hand import events as e
from cardspeak.hand.state import HIDDEN, Deal
from cardspeak.history.phh_action import Action
from cardspeak.history.playback import Playback
from cardspeak.law.law import Law

ACTS = frozenset({"f", "cc", "cbr", "pb", "sd"})  # what a player does; the rest is told of cards


def laid(actions: Sequence[Action], deal: Deal, law: Law) -> tuple[int, ...] | None:
    """Return the order of the deck; None where the record does not tell it street by street and seat by seat."""
    _, _, _, family, deck, _, _, streets, _, _ = deal.game
    players = len(deal.seats)
    first = streets[0].down + streets[0].up
    held: list[tuple[int, ...]] = [()] * players
    for kind, seat, cards, _, _ in actions[:players]:
        if kind != "dh" or len(cards) != first:
            return None
        held[seat] = cards  # type: ignore[index]
    clockwise = law.deal_order(players, deal.button)
    order = [*chain.from_iterable(zip(*[held[seat] for seat in clockwise], strict=False))]
    if len(order) < players * first:
        return None
    after = actions[players:]
    boards: list[tuple[int, ...]] = []
    later: list[list[tuple[int, ...]]] | None = []
    if family == "flop":
        for kind, _, cards, _, _ in after:
            if kind == "db":
                boards.append(cards)
            elif kind == "dh":
                return None
    else:
        later = _later(after, players, family)
    if later is None:
        return None
    burn = HIDDEN[law.deal_burn()]
    for index, (_, _, _, board, _, burns, _) in enumerate(streets[1:]):
        if burns:
            order += burn
        if not board:
            for seat in clockwise:
                if later and index < len(later[seat]):
                    order += later[seat][index]
        elif index < len(boards):
            if len(boards[index]) != board:
                return None
            order += boards[index]
        else:
            break  # cards that were never named stay unknown
    missing = deck - len(order)
    return (*order, *HIDDEN[missing]) if missing >= 0 else None


def _later(actions: Sequence[Action], players: int, family: str) -> list[list[tuple[int, ...]]] | None:
    """The cards that each seat was dealt after the first ones, street by street, or draw by draw."""
    later: list[list[tuple[int, ...]]] = [[] for _ in range(players)]
    for kind, seat, cards, _, _ in actions:
        if kind == "db":
            return None
        if kind == "dh" and family == "stud":
            later[seat].append(cards)  # type: ignore[index]
        elif kind == "sd":
            later[seat].append(())  # type: ignore[index]
        elif kind == "dh":
            if not later[seat]:  # type: ignore[index]
                return None
            later[seat][-1] += cards  # type: ignore[index]
    return later


def follow(playback: Playback, actions: Sequence[Action]) -> None:
    """Apply the actions by which the deck was laid; `Unreadable` where the named cards are not those that come."""
    act = playback.act
    shown = False
    for action in actions[len(playback.state.deal.seats) :]:
        kind, seat, cards, _, _ = action
        if seat is not None and kind in ACTS:
            act(action, seat)
        elif kind == "db" or kind == "dh":
            if shown and kind == "dh":
                raise Unreadable("somebody showed before all had their cards")
            _came(playback, seat, cards)
        elif kind == "sm":
            if playback.state.stage in ("betting", "drawing"):
                raise Unreadable("nobody shows here")
            playback.show(action)
            shown = True
    _all_came(playback, actions)


def _came(playback: Playback, seat: int | None, cards: tuple[int, ...]) -> None:
    """Check that these cards came just now; with the betting closed, that the board came some time ago."""
    state, events = playback.state, playback.events
    board = state.cards.boards[0]
    if seat is None:
        playback.board += cards
    if state.stage == "betting":
        dealt = events[-2]
        if type(events[-1]) is e.RoundOpened and type(dealt) is e.Dealt:
            if seat is None:
                if board == playback.board:
                    return
            elif (dealt.down[seat] if dealt.down else ()) + (dealt.up[seat] if dealt.up else ()) == cards:
                return
    elif state.stage != "drawing" and board[: len(playback.board)] == playback.board:
        return
    raise Unreadable("other cards come here")


def _all_came(playback: Playback, actions: Sequence[Action]) -> None:
    """Check that all cards that came were named, also those that came after the betting was closed."""
    state = playback.state
    if state.deal.game.family == "flop":
        if state.cards.boards[0] == playback.board:
            return
    else:
        named = [0] * len(state.deal.seats)
        for kind, seat, cards, _, _ in actions:
            if kind == "dh":
                named[seat] += len(cards)  # type: ignore[index]
        if named == [*map(len, map(add, map(add, state.secret.down, state.cards.up), state.secret.discards))]:
            return
    raise Unreadable("not all cards that come are named")
