"""Who may know which cards when: told from the stored events alone, not from the views that it is to check."""

from collections.abc import Iterable, Sequence

from cardspeak.ports import EventStore, Stored

SHOWN = ("hand.tabled", "hand.card_shown", "hand.exposed", "hand.hand_seen", "hand.rabbit_shown")
EVERYBODY = ""


class Hand:
    """What came to be known in one hand: at which version, to whom, which cards."""

    def __init__(self, number: int, first: int) -> None:
        self.number, self.first = number, first
        self._learnt: list[tuple[int, str, frozenset[int]]] = []
        self._seats: Sequence[str] = ()

    def of(self, member: str, version: int | None = None) -> set[int]:
        """Return what a member may know at a version; whom no cards were dealt knows what all do."""
        found: set[int] = set()
        for at, who, cards in self._learnt:
            if who in (EVERYBODY, member) and (version is None or at <= version):
                found |= cards
        return found

    def learn(self, version: int, who: str, cards: Iterable[int]) -> None:
        """Enter that somebody may know these cards from a version on."""
        self._learnt.append((version, who, frozenset(cards)))

    def add(self, row: Stored) -> None:
        """Learn from one event."""
        data = row.data
        if row.name == "hand.begun":
            self._seats = data["deal"]["seats"]
        elif row.name == "hand.dealt":
            for member, cards in zip(self._seats, data["down"], strict=False):
                self.learn(row.version, member, cards)
            self.learn(row.version, EVERYBODY, [card for cards in (data["board"], *data["up"]) for card in cards])
        elif row.name in SHOWN:
            self.learn(row.version, EVERYBODY, data["cards"])


class Knowledge:
    """The hands of one table, read from its stream."""

    def __init__(self, store: EventStore, table: str) -> None:
        self._store, self._stream = store, f"table/{table}"
        self._version = 0
        self.hands: list[Hand] = [Hand(0, 0)]

    def read(self) -> None:
        """Read what is stored by now."""
        drawn: frozenset[int] = frozenset()
        for row in self._store.load(self._stream, self._version):
            self._version = row.version
            if row.name == "table.button_drawn":  # it stands before the hand that it is for
                drawn = frozenset(card for _, card in row.data["cards"])
            elif row.name == "table.hand_started":
                self.hands.append(Hand(row.data["number"], row.version))
                self.hands[-1].learn(row.version, EVERYBODY, drawn)
            else:
                self.hands[-1].add(row)

    def of(self, member: str, version: int | None = None) -> set[int]:
        """Return what a member may know at a version (None: now) of the hand that is on then, or was on last."""
        self.read()
        hand = next(hand for hand in reversed(self.hands) if version is None or hand.first <= version)
        return hand.of(member, version)

    def later(self, member: str, number: int) -> set[int]:
        """Return what a member may know of a hand that is over."""
        self.read()
        return next(hand for hand in self.hands if hand.number == number).of(member)

    def ever(self, member: str) -> set[int]:
        """Return what a member may know of any hand of the table."""
        self.read()
        return set().union(*[hand.of(member) for hand in self.hands])
