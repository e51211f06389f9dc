"""Views: what one seat, or somebody without a seat, may know of a deal.

A view is a state whose `Secret` was built from what is open to everybody plus the viewer's own cards: a secret is
granted, never stripped. `seen` does the same to an event, so that folding what one saw gives one's view.
"""

from collections.abc import Iterable

from cardspeak.cards.card import UNKNOWN
from cardspeak.hand import events as e
from cardspeak.hand.remedies import events as a
from cardspeak.hand.state import HIDDEN, Secret, State, new

SPECTATOR = -1
View = State  # a view is a state with holes where its owner may not look


def view(state: State, seat: int = SPECTATOR) -> State:
    """Return the deal as this seat sees it; without a seat, as a spectator does."""
    deal, street, stage, now, pot, cards, (down, stub, burns, discards), noted = state
    known = cards.open
    if seat >= 0:
        granted = [*known]
        granted[seat] = down[seat]
        known = tuple(granted)
    if deal.game.family == "draw":
        discards = tuple([row if place == seat else HIDDEN[len(row)] for place, row in enumerate(discards)])
    hidden = new(Secret, (known, HIDDEN[len(stub)], HIDDEN[len(burns)], discards))
    return new(State, (deal, street, stage, now, pot, cards, hidden, noted))


HOLDS_SECRETS = frozenset(
    {e.Dealt, e.Shuffled, e.Reshuffled, e.Discarded, e.SpotSet, a.CardReplaced, a.StubShuffled, a.CardsLaid}
)


def told(events: Iterable[e.Event], seat: int = SPECTATOR) -> list[e.Event]:
    """Return events as this seat sees them."""
    found: list[e.Event] = []
    for event in events:  # most steps make one event, for which a comprehension would be a call of its own
        found.append(seen(event, seat) if type(event) in HOLDS_SECRETS else event)
    return found


def seen(event: e.Event, seat: int = SPECTATOR) -> e.Event:
    """Return the event as this seat sees it: cards that it may not know have become `??`."""
    if type(event) is e.Dealt:
        street, burns, down, up, board, run = event
        if down:
            down = tuple([held if place == seat else HIDDEN[len(held)] for place, held in enumerate(down)])
        return new(e.Dealt, (street, HIDDEN[len(burns)], down, up, board, run))
    if isinstance(event, e.Shuffled):
        return new(e.Shuffled, (HIDDEN[len(event.order)],))
    if isinstance(event, a.CardReplaced):
        # where the old card lies now is nobody's, although all have seen it
        return event._replace(old=UNKNOWN, new=event.new if event.seat == seat else UNKNOWN)
    if isinstance(event, e.Reshuffled | a.StubShuffled):
        return event._replace(order=HIDDEN[len(event.order)])
    if isinstance(event, e.Discarded) and event.seat != seat:
        return event._replace(cards=HIDDEN[len(event.cards)])
    if isinstance(event, e.SpotSet | a.CardsLaid):
        down = tuple(
            [held if place == seat else event.cards.open[place] for place, held in enumerate(event.secret.down)]
        )
        stub, burns = HIDDEN[len(event.secret.stub)], HIDDEN[len(event.secret.burns)]
        thrown = tuple([row if place == seat else HIDDEN[len(row)] for place, row in enumerate(event.secret.discards)])
        return event._replace(secret=Secret(down, stub, burns, thrown))
    return event
