"""The hand of a real table, played from its story: where it stands, and what one more line would make of it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from cardspeak.cases.setting import Shelf, setting
from cardspeak.errors import Ambiguous, NotUnderstood, Unreadable
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import commands as c
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.service.real.events import Stakes
from cardspeak.service.real.table import Entry, Hand, Rows, recorded
from cardspeak.story.parser import parse_story
from cardspeak.telling.acts import Unruled
from cardspeak.telling.play import Played, begin
from cardspeak.telling.setting import Setting
from cardspeak.telling.tell import settled, tell


@record
class Unfit(NamedTuple):
    """Why a line cannot be told now: the refusal says it; `text` is what the reader of stories had to say."""

    refused: Refused
    text: str = ""


def unfit(code: str, **facts: object) -> Unfit:
    """Return a refusal of the real table itself."""
    return Unfit(Refused(f"real_{code}", facts))


def unreadable(error: Exception) -> Unfit:
    """Return that something could not be read, or ruled on: with what was meant perhaps, else as the error says."""
    if isinstance(error, NotUnderstood) and error.nearest:
        facts = {"text": error.statement, "word": error.word or "…", "nearest": " · ".join(error.nearest)}
        return Unfit(Refused("real_not_understood", facts), str(error))
    return Unfit(Refused("real_unreadable", {"text": str(error)}), str(error))


@record
class Standing(NamedTuple):
    """Where a hand stands: its state, its law, all rulings so far, and all that happened."""

    state: State
    law: Law
    played: Played

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The rulings, in their order."""
        return self.played.rulings

    def seat(self, name: str) -> int:
        """Return the number of a seat in the hand, -1 for who is not dealt in."""
        names = self.state.deal.seats
        return names.index(name) if name in names else -1


def stand(stakes: Stakes, hand: Hand, shelf: Shelf, book: str = "") -> Standing | Unfit:
    """Play the entries of a hand that were not taken back, under its book or another one."""
    try:
        lines = [(entry, parse_story(entry.told)) for entry in hand.standing]
        statements = [said for _, line in lines for said in line]
        begun = _real(setting(_case(stakes, hand), book or stakes.book, statements, shelf))
        begun = begun._replace(absent=tuple(each for each in hand.absent if each in hand.names))
        posted = len(statements) - len(begun.story)
        told = begin(begun)
        if isinstance(told, Refused):
            return Unfit(told)
        events, rulings = [*told.events], [*told.rulings]
        record, past = hand.record, statements[:0]
        for entry, line in lines:
            line, posted = line[posted:], max(posted - len(line), 0)
            if line:
                known = begun._replace(know=dict(entry.know), record=_by_player(record)).known
                told = tell(told, past, events, line, known, begun.law)
                if told.refused is not None:
                    return Unfit(told.refused)
                past += line
                events += told.events
                rulings += told.rulings
            record = recorded(record, entry.ruled.record) if entry.ruled else record
    except (Unreadable, Ambiguous, Unruled) as error:
        return unreadable(error)
    state, more = settled(told.state, told.waiting, begun.law)
    played = Played(state, (*events, *more), None, -1, begun.law, tuple(rulings))
    return Standing(state, begun.law, played)


def _by_player(record: Rows) -> dict[str, tuple[str, ...]]:
    names = dict.fromkeys(name for name, _ in record)
    return {each: tuple(text for name, text in record if name == each) for each in names}


def _case(stakes: Stakes, hand: Hand) -> dict[str, Any]:
    table: dict[str, Any] = {
        "game": stakes.game, "seats": list(hand.names), "button": hand.button, "chips": list(stakes.chips),
        "event": stakes.event, "ante": stakes.ante,
    }  # fmt: skip
    table["blinds"] = [stakes.small, stakes.big]
    return {"table": table, "stacks": list(hand.stacks)}


def _real(begun: Setting) -> Setting:
    """Return the setting for cards that lie on felt: whatever nobody names is unknown, and the floor is there."""
    command = begun.command
    assert isinstance(command, c.Begin)
    return begun._replace(command=c.Begin(command.deal._replace(source="dictated")), asked=True)


def with_line(hand: Hand, line: str, know: Sequence[tuple[str, Any]] = (), instead: str | None = None) -> Hand:
    """Return the hand with one more line, as if it had been told."""
    added = Entry(0, line if instead is None else instead, tuple(know), "", 0)
    return hand._replace(entries=(*hand.entries, added))
