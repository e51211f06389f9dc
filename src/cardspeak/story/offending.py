"""What a story tells of offences, before the floor with the player's record."""

from collections.abc import Sequence
from typing import Any

from cardspeak.floor import offences
from cardspeak.floor.incidents import Incident
from cardspeak.floor.ruled import rule_on
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.sanctions import former
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.story import statements as s
from cardspeak.story.setting import Setting


def rules(state: State, story: Sequence[Any], at: int, setting: Setting, law: Law) -> tuple[Ruling, int] | None:
    """Rule on an offence of a story; None where the statement tells none."""
    said = story[at]
    if not isinstance(said, s.Mishap) or said.what not in offences.RULES:
        return None
    seats = tuple(setting.seats.index(name) for name in (said.seat, said.other) if name)
    record = tuple(former(text) for text in setting.record.get(said.seat, ()))
    facts = (("chips", int(said.amount)),) if said.amount else ()
    know = {**setting.know, "record": record}
    return rule_on(Incident(said.what, seats, (), facts), state, law, know), 1
