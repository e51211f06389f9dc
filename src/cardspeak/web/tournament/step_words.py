"""The steps of a tournament in words: who did what, and when; penalties."""

from collections.abc import Callable
from typing import NamedTuple

from cardspeak.locale.messages import has, say
from cardspeak.record import record
from cardspeak.room.tournament.run.state import Given, Step, Tournament
from cardspeak.room.tournament.run.undoing import OF_THE_ROOM, built_on
from cardspeak.room.tournament.stalling import Measure
from cardspeak.web.local_time import time_of_day
from cardspeak.web.table import desk_words

Names = Callable[[str], str]
MOST_NAMED = 8
LATEST = 30  # steps that are looked at


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
    """Return all steps in words, the last one first; of the latest it is found out whether they can be taken back."""
    latest = tournament.steps - LATEST
    return [
        step_sight(tournament, step, language, name, shown, step.number > latest) for step in reversed(tournament.log)
    ]


def last_step(tournament: Tournament, language: str, name: Names, shown: Names) -> StepSight | None:
    """Return the last step in words."""
    return step_sight(tournament, tournament.log[-1], language, name, shown) if tournament.log else None


def step_sight(
    tournament: Tournament, step: Step, language: str, name: Names, shown: Names, latest: bool = True
) -> StepSight:  # fmt: skip
    """Put a step into words."""
    key = f"tour-step-{step.what.replace('_', '-')}{_turn(step)}"
    who = ", ".join([name(member) for member in step.members[:MOST_NAMED]])
    who += "…" if len(step.members) > MOST_NAMED else ""
    tables = ", ".join([str(number) for number in step.tables])
    text = say(language, key if has(key) else "tour-step-other", who=who or "–", tables=tables or "–", what=step.what)
    when = time_of_day(step.at)
    may = (
        step.what not in OF_THE_ROOM
        and latest
        and step.before is not None
        and not step.undone
        and not built_on(tournament, step)
    )
    return StepSight(
        step.number, text, _reason(tournament, step, language, shown), when,
        name(step.by) if step.by else say(language, "tour-by-room"), step.undone, may,
    )  # fmt: skip


def _reason(tournament: Tournament, step: Step, language: str, shown: Names) -> str:
    """Return why a step was taken; of a penalty for which nobody wrote why, what it was given for."""
    if step.what == "penalise" and step.reason in [each.offence for each in tournament.penalties]:
        return desk_words.offence(language, step.reason)
    return shown(step.reason)


def _turn(step: Step) -> str:
    """Say whether a step has begun or ended what may be either, by what stood before it; nothing where that is lost."""
    before = step.before
    if step.what == "hand_for_hand" and before is not None and before.rest is not None:
        return "-on" if before.rest.hand_for_hand is None else "-off"
    if step.what == "hold" and before is not None and before.playing:
        return "-off" if before.playing[0].halted else "-on"
    if step.what == "away" and before is not None and before.entrants:
        return "-off" if before.entrants[0].away else "-on"
    return ""


def penalty_words(language: str, given: Given) -> str:
    """Put a penalty into words, with what is left of it."""
    what = desk_words.penalty(language, given.kind, given.number)
    offence = desk_words.offence(language, given.offence) if given.offence else ""
    said = f"{what}: {offence}" if offence else what
    return f"{said} · {say(language, 'tour-penalty-left', hands=given.left)}" if given.left > 0 else said


def measure_words(language: str, measure: Measure) -> str:
    """Put a measure against stalling into words, with its number."""
    key = f"tour-measure-{measure.means.replace('_', '-')}"
    said = say(language, key) + (f": {measure.number}" if measure.number else "")
    if measure.means != "shot_clock":
        return said
    cards = say(language, "tour-measure-cards", cards=measure.cards, seconds=measure.seconds) if measure.cards else ""
    return f"{said} {say(language, 'tour-measure-seconds')}{' · ' if cards else ''}{cards}"
