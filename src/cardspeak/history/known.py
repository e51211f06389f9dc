"""Cards that a viewer came to know late in a hand, known from the deal on: so it is gone through when it is finished.

No card is added that is not in the events already. In games with draws a holding that was shown was not the one that
was dealt; where the floor has laid or replaced cards, or the dealer names them, nobody can say which card came when.
Such hands stay as they were seen.
"""

from collections.abc import Sequence

from cardspeak.cards.card import UNKNOWN
from cardspeak.hand import events as e
from cardspeak.hand.evolve import evolve
from cardspeak.hand.remedies import events as a
from cardspeak.hand.state import State

STAYS = (e.SpotSet, e.Discarded, e.Reshuffled, a.CardReplaced, a.CardsLaid, a.StubShuffled, a.DealVoided)


def known_from_the_deal(events: Sequence[e.Event]) -> list[e.Event]:
    """Return a hand, as its viewer saw it, with the down cards that they saw by its end known from the deal on."""
    state: State | None = None
    for event in events:
        if isinstance(event, STAYS):
            return [*events]
        state = evolve(state, event)
    if state is None or state.deal.game.family == "draw" or state.deal.source == "dictated":
        return [*events]
    down, dealt, found = state.secret.down, [0] * len(state.deal.seats), list[e.Event]()
    for event in events:
        if isinstance(event, e.Dealt) and event.down:
            rows = []
            for seat, row in enumerate(event.down):
                last = down[seat][dealt[seat] : dealt[seat] + len(row)]
                rows.append(tuple([now if card == UNKNOWN else card for card, now in zip(row, last, strict=True)]))
                dealt[seat] += len(row)
            event = event._replace(down=tuple(rows))
        found.append(event)
    return found
