"""What the accounts of a house gave to a table and got back from it, read from the table's events alone."""

from collections import Counter
from collections.abc import Iterable

from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table import home_events as he
from cardspeak.room.table import tournament_events as races
from cardspeak.room.table.lines import events as le


class Ledger:
    """Chips by account: what each gave, less what it got back."""

    def __init__(self) -> None:
        self.given: Counter[str] = Counter()

    def enter(self, event: e.Event) -> None:
        """Enter what an event of the table says of accounts."""
        for account, chips in self._moved(event):
            assert account, event
            self.given[account] += chips

    @property
    def total(self) -> int:
        """The chips that lie on the table by what the accounts say."""
        return sum(self.given.values())

    def _moved(self, event: e.Event) -> Iterable[tuple[str, int]]:
        match event:
            case e.SeatTaken() | e.ChipsBought() | he.ChipsGiven():
                return [(event.account, event.chips)]
            case e.SeatLeft() | fe.Disqualified() | fe.ChipsForfeited():
                return [(event.account, -event.chips)]
            case fe.PenaltyUndone() if event.seat >= 0:
                return [(event.account, event.chips)]
            case e.HandFinished():
                return [(account, -chips) for account, chips in event.gone]
            case le.HandUndone():
                return event.back
            case races.ChipsRaced():
                return [(event.account, after - before) for _, before, after in event.stacks]
            case le.StackCorrected():
                return [(event.account, event.chips - event.before)]
            case _:
                return []
