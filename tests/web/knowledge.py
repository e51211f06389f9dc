"""Who may know which cards when: told from the stored events alone, not from the views that it is to check."""

from collections.abc import Sequence

from cardspeak.ports import EventStore, Stored

SHOWN = ("hand.tabled", "hand.card_shown", "hand.exposed", "hand.hand_seen", "hand.rabbit_shown")


class Hand:
    """What everybody, and what each player, may know of one hand, as it grows."""

    def __init__(self, number: int, public: set[int]) -> None:
        self.number = number
        self.public = public
        self.own: dict[str, set[int]] = {}
        self.seats: Sequence[str] = ()

    def of(self, member: str) -> set[int]:
        """Return what a member may know; anybody for whom no cards were dealt knows what all do."""
        return self.public | self.own.get(member, set())

    def add(self, row: Stored) -> None:
        """Learn from one event."""
        data = row.data
        if row.name == "hand.begun":
            self.seats = data["deal"]["seats"]
            self.own = {member: set() for member in self.seats}
        elif row.name == "hand.dealt":
            for member, cards in zip(self.seats, data["down"], strict=False):
                self.own[member].update(cards)
            self.public.update(data["board"], *data["up"])
        elif row.name in SHOWN:
            self.public.update(data["cards"])


class Knowledge:
    """The hands of one table, read from its stream."""

    def __init__(self, store: EventStore, table: str) -> None:
        self._store, self._stream = store, f"table/{table}"
        self._version = 0
        self.now = Hand(0, set())
        self.hands: dict[int, Hand] = {}
        self._drawn: set[int] = set()

    def read(self) -> Hand:
        """Return the hand that is on, or was on last, as far as it is stored."""
        for row in self._store.load(self._stream, self._version):
            self._version = row.version
            if row.name == "table.button_drawn":
                self._drawn = {card for _, card in row.data["cards"]}
                self.now.public |= self._drawn
            elif row.name == "table.hand_started":
                self.now = Hand(row.data["number"], self._drawn)
                self.hands[self.now.number] = self.now
                self._drawn = set()
            else:
                self.now.add(row)
        return self.now
