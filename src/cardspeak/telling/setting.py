"""The setting of a story: who sits where with which chips, and what is known when it is told."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardspeak.hand import commands as c
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.story.statements import Statement
from cardspeak.telling.known import Known


@record
class Setting(NamedTuple):
    """How a story begins: the first command, its law, the seats and their chips, and what is left of the story."""

    command: c.Begin | c.SetUp
    law: Law
    seats: tuple[str, ...]
    stacks: tuple[int, ...]
    story: tuple[Statement, ...]
    know: Mapping[str, Any]  # facts that the hand does not show
    record: Mapping[str, tuple[str, ...]]  # earlier offences, by seat
    asked: bool = False  # whether the floor is asked what it makes of the story
    front: Mapping[str, tuple[int, ...]] = {}  # the chips in front of players one by one, by seat, where they are known
    absent: tuple[str, ...] = ()  # whose hands are killed after the deal
    waits: bool = False  # whether the dealer waits with the next street until it is told

    @property
    def known(self) -> Known:
        """What is known when the story is told."""
        return Known(self.seats, self.know, self.record, self.asked, self.front)
