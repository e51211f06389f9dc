"""No view holds a card that its player may not know: with other hidden cards the deal looks the same."""

from collections.abc import Sequence
from random import Random
from typing import Any

from cardspeak.cards.card import DECKS, UNKNOWN
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.hand.view import SPECTATOR, seen, view
from tests.properties.reached import Reached
from tests.properties.tables import Table

SHOWN = (e.Tabled, e.CardShown, e.Exposed, e.HandSeen, e.RabbitShown)


def may_know(events: Sequence[e.Event], seat: int) -> set[int]:
    """Return the cards that a seat may have seen: dealt to it, turned up, or shown; reckoned without the views."""
    known: set[int] = set()
    for event in events:
        if isinstance(event, e.Dealt):
            known.update(event.board, *event.up, event.down[seat] if event.down and seat >= 0 else ())
        elif isinstance(event, e.SpotSet):
            own = (event.secret.down[seat], event.secret.discards[seat]) if seat >= 0 else ()
            known.update(*event.cards.up, *event.cards.boards, *own)
        elif isinstance(event, SHOWN):
            known.update(event.cards)
    return known


def check_hidden(rng: Random, table: Table, said: Sequence[c.Command], reached: Reached) -> None:
    """Play a hand again, up to a moment before the showdown, with the cards mixed that one seat may not know."""
    seat = rng.randint(SPECTATOR, len(table.deal.seats) - 1)
    told: list[list[e.Event]] = []
    state: State | None = None
    for command in said[: rng.randint(1, len(said))]:
        outcome = step(state, command, table.law)
        assert not isinstance(outcome, Refused)
        if any(isinstance(event, e.ShowdownOpened | e.HandEnded) for event in outcome[1]):
            break  # from here on hidden cards may decide
        state = outcome[0]
        told.append(outcome[1])
    if state is None or UNKNOWN in (*state.secret.stub, *state.secret.down[0]):
        return
    known = may_know([event for events in told for event in events], seat)
    hidden = [card for card in DECKS[table.deal.game.deck] if card not in known]
    mixed = rng.sample(hidden, len(hidden))
    swap = dict(zip(hidden, mixed, strict=True))
    other: State | None = None
    for command, events in zip(said, told, strict=False):
        outcome = step(other, swapped(command, swap), table.law)
        assert not isinstance(outcome, Refused), f"hidden cards decide: {outcome}"
        other = outcome[0]
        assert [seen(event, seat) for event in outcome[1]] == [seen(event, seat) for event in events], f"seat {seat}"
    assert other is not None
    assert view(other, seat) == view(state, seat), f"seat {seat} sees hidden cards"
    reached.situations["hidden cards changed"] += other != state


def swapped(value: Any, swap: dict[int, int]) -> Any:
    """Return a command with other cards in the places of those that are swapped."""
    if isinstance(value, c.Begin | c.Reshuffle):
        return value._replace(order=_row(value.order, swap))
    if isinstance(value, c.Show | c.Discard):
        return value._replace(cards=_row(value.cards, swap))
    if isinstance(value, c.SetUp):
        down = tuple(_row(row, swap) for row in value.down)
        thrown = tuple(_row(row, swap) for row in value.discards)
        return value._replace(down=down, stub=_row(value.stub, swap), burns=_row(value.burns, swap), discards=thrown)
    return value


def _row(cards: tuple[int, ...], swap: dict[int, int]) -> tuple[int, ...]:
    return tuple(swap.get(card, card) for card in cards)
