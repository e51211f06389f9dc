"""The steps of a tournament in words: who did what, and when; penalties."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import NamedTuple

from cardspeak.locale.messages import has, say
from cardspeak.record import record
from cardspeak.room.tournament.run.state import Given, Step, Tournament
from cardspeak.web.table import desk_words

Names = Callable[[str], str]
MOST_NAMED = 8


@record
class StepSight(NamedTuple):
    """A step in words; `undone` is the number of the step that took it back."""

    number: int
    text: str
    reason: str
    when: str
    by: str
    undone: int
    undoable: bool


def steps(tournament: Tournament, language: str, name: Names, shown: Names) -> list[StepSight]:
    """Return all steps in words, the last one first."""
    return [step_sight(step, language, name, shown) for step in reversed(tournament.log)]


def step_sight(step: Step, language: str, name: Names, shown: Names) -> StepSight:
    """Put a step into words."""
    key = f"tour-step-{step.what.replace('_', '-')}"
    who = ", ".join([name(member) for member in step.members[:MOST_NAMED]])
    who += "…" if len(step.members) > MOST_NAMED else ""
    tables = ", ".join([str(number) for number in step.tables])
    text = say(language, key if has(key) else "tour-step-other", who=who or "–", tables=tables or "–", what=step.what)
    when = datetime.fromtimestamp(step.at / 1000, UTC).strftime("%H:%M")
    may = step.before is not None and not step.undone
    return StepSight(
        step.number, text, shown(step.reason), when, name(step.by) if step.by else say(language, "tour-by-room"),
        step.undone, may,
    )  # fmt: skip


def penalty_words(language: str, given: Given) -> str:
    """Put a penalty into words, with what is left of it."""
    what = desk_words.penalty(language, given.kind, given.number)
    offence = desk_words.offence(language, given.offence) if given.offence else ""
    said = f"{what}: {offence}" if offence else what
    return f"{said} · {say(language, 'tour-penalty-left', hands=given.left)}" if given.left > 0 else said
