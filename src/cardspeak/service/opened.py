"""What opens the commitments to the cards of a played hand: for each viewer those to the cards that they saw."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from cardspeak.cards.card import DECKS, UNKNOWN
from cardspeak.hand import events as e
from cardspeak.hand.remedies import events as remedies
from cardspeak.hand.view import SPECTATOR, told
from cardspeak.record import record
from cardspeak.room.table.events import DeckInPlay, StubSealed
from cardspeak.service.commitment import Opening, opening, order_of, places, tree
from cardspeak.service.played import Record

To = int | Literal["burn", "board", "shown"]


@record
class Card(NamedTuple):
    """A card that left the deck: how many did before it, where to (a player: their seat of the table), and what it is.

    Where the viewer never saw it there is no card, and nothing opens it. `shown` came off the stub when all was over.
    """

    at: int
    to: To
    card: int | None = None
    opening: Opening | None = None


@record
class Deck(NamedTuple):
    """One deck of a hand: the root that was told before it was dealt, where its places begin, its cuts by seat."""

    root: str
    first: int
    size: int
    cuts: tuple[str, ...]
    cards: tuple[Card, ...]


class _Dealt:
    """A deck while the hand is gone through: which cards have left it, and whether the viewer has seen them."""

    def __init__(self, order: Sequence[int]) -> None:
        self.order = order
        self.left: list[tuple[int, To, bool]] = []  # which place of the order, where to, whether it was seen
        self._gone: set[int] = set()  # what was thrown away: who shows the same card later was dealt it again

    def deal(self, rows: Sequence[tuple[To, Sequence[int], Sequence[int]]]) -> None:
        """Note the cards of one event, as they are and as the viewer saw them, in the order of the deck."""
        found = [
            (self.order.index(card), to, known != UNKNOWN)
            for to, cards, seen in rows
            for card, known in zip(cards, seen, strict=True)
        ]
        self.left += sorted(found, key=lambda one: one[0])

    def show(self, to: To, cards: Sequence[int]) -> None:
        """Note that cards that a player holds were seen."""
        self.left = [
            (at, who, seen or (who == to and at not in self._gone and self.order[at] in cards))
            for at, who, seen in self.left
        ]

    def throw(self, cards: Sequence[int]) -> None:
        """Note that cards were thrown away."""
        self._gone |= {self.order.index(card) for card in cards if card in self.order}


def opened(record: Record, seat: int = SPECTATOR) -> list[Deck]:
    """Return the decks of a hand that were committed to, as a seat of the hand may check them."""
    sealed = dict(record.sealed)
    begun = next((one for _, one in record.sealed if isinstance(one, DeckInPlay)), None)
    pairs: list[tuple[DeckInPlay | StubSealed, _Dealt]] = []
    now: _Dealt | None = None
    places_of = record.started.players
    for number, (event, seen) in enumerate(zip(record.events, told(record.events, seat), strict=True)):
        if isinstance(event, e.Shuffled | e.Reshuffled | remedies.StubShuffled):
            commitment = begun if isinstance(event, e.Shuffled) else sealed.get(number)
            now = _Dealt(event.order)
            if commitment is not None:
                pairs.append((commitment, now))
        elif now is not None and isinstance(event, e.Dealt) and isinstance(seen, e.Dealt):
            now.deal(_rows(event, seen, places_of))
        elif now is not None and isinstance(event, e.RabbitShown):
            now.deal([("shown", event.cards, event.cards)])
        for _, deck in pairs:
            if isinstance(event, e.Discarded):
                deck.throw(event.cards)
            for to, cards in _shown(event, places_of):
                deck.show(to, cards)
    found = [_deck(commitment, deck) for commitment, deck in pairs]
    return [*_drawn(begun), *found] if begun else found


def _rows(event: e.Dealt, seen: e.Dealt, players: Sequence[int]) -> list[tuple[To, Sequence[int], Sequence[int]]]:
    rows: list[tuple[To, Sequence[int], Sequence[int]]] = [
        ("burn", event.burns, seen.burns),
        ("board", event.board, seen.board),
    ]
    for full, known in ((event.down, seen.down), (event.up, seen.up)):
        rows += list(zip(players, full, known, strict=False))
    return rows


def _shown(event: e.Event, players: Sequence[int]) -> list[tuple[To, Sequence[int]]]:
    if isinstance(event, e.Tabled | e.CardShown | e.Exposed):
        return [(players[event.seat], event.cards)]
    return [(players[event.target], event.cards)] if isinstance(event, e.HandSeen) else []


def _deck(commitment: DeckInPlay | StubSealed, dealt: _Dealt) -> Deck:
    secret, root = bytes.fromhex(commitment.secret), commitment.root
    cuts: tuple[str, ...] = ()
    cards: tuple[int, ...] = tuple(dealt.order)
    lie: Sequence[int] = range(len(cards))
    if isinstance(commitment, DeckInPlay):
        cuts = commitment.cuts
        lie = places(root, cuts, 0, len(cards))
        cards = tuple([card for _, card in sorted(zip(lie, cards, strict=True))]) + _second(commitment)
    levels = tree(secret, cards)
    found = [
        Card(at, to, dealt.order[at], opening(levels, secret, lie[at])) if seen else Card(at, to)
        for at, to, seen in dealt.left
    ]
    return Deck(root, 0, len(dealt.order), cuts, tuple(found))


def _second(commitment: DeckInPlay) -> tuple[int, ...]:
    sizes = commitment.decks
    return order_of(bytes.fromhex(commitment.secret), DECKS[sizes[1]], 1) if len(sizes) > 1 else ()


def _drawn(commitment: DeckInPlay) -> list[Deck]:
    """Return the deck with which the first button was drawn for, where it was: all have seen its cards."""
    if not commitment.drawn:
        return []
    secret, (first, size) = bytes.fromhex(commitment.secret), commitment.decks
    levels = tree(secret, [*order_of(secret, DECKS[first]), *_second(commitment)])
    lie = places(commitment.root, commitment.cuts, first, size)
    cards = [Card(at, seat, card, opening(levels, secret, lie[at])) for at, (seat, card) in enumerate(commitment.drawn)]
    return [Deck(commitment.root, first, size, commitment.cuts, tuple(cards))]
