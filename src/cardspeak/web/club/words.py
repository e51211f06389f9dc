"""What pages of the club call things: games with their stakes, times, cases, steps."""

from collections.abc import Callable
from typing import NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import amount, has, say
from cardspeak.record import record
from cardspeak.room.club.state import Ban, Case, Club, ClubTable, Step
from cardspeak.room.club.undoing import built_on, step_of
from cardspeak.room.table.state import Stakes
from cardspeak.service.club import ClubDesk
from cardspeak.web.lobby import titles_of
from cardspeak.web.local_time import last_day, time_of_day
from cardspeak.web.table.desk_words import found, offence

MINUTE = 60_000
MOST_NAMED = 6
LATEST = 30  # steps of which it is found out whether they can be taken back

Mine = Callable[[Step], bool]
"""Whether whoever reads may take a step back."""


class Names:
    """What members are called by the club, and texts that people typed, with names for the ids that stand for them."""

    def __init__(self, desk: ClubDesk) -> None:
        self._desk = desk

    def __call__(self, member: str) -> str:
        """Return what somebody is called."""
        return self._desk.name(member)

    def shown(self, text: str) -> str:
        """Return a stored text as it was typed."""
        return self._desk.shown(text)


def minutes(since: int, now: int) -> int:
    """Return how many whole minutes have gone by."""
    return max(now - since, 0) // MINUTE


def minutes_left(until: int, now: int) -> int:
    """Return how many minutes are left, those begun counted; below zero once the time is over."""
    return -1 if until < now else -(-(until - now) // MINUTE)


def stakes_of(language: str, stakes: Stakes) -> str:
    """Write the stakes: blinds, or bets."""
    low, high = stakes.small_blind, stakes.big_blind
    if not high:
        low, high = stakes.small_bet, stakes.big_bet
    return f"{amount(language, low)}/{amount(language, high)}"


def game_words(language: str, table: ClubTable) -> str:
    """Name the game of a table with its stakes."""
    return f"{titles_of(language, table.games)} {stakes_of(language, table.stakes)}"


def ban_words(language: str, ban: Ban, name: Names) -> str:
    """Say that somebody is banned, until when and why."""
    said = (
        say(language, "club-banned-until", day=last_day(language, ban.until))
        if ban.until
        else say(language, "club-banned")
    )
    return " · ".join([part for part in (said, offence_words(language, ban.offence), name.shown(ban.reason)) if part])


def offence_words(language: str, code: str) -> str:
    """Name an offence, of the engine's catalogue or of the house's list."""
    if has(f"club-offence-{code.replace('_', '-')}"):
        return say(language, f"club-offence-{code.replace('_', '-')}")
    return offence(language, code) if code else ""


def measure_words(language: str, case: Case) -> str:
    """Say what followed from an offence, and until when."""
    said = say(language, f"club-measure-{case.measure}")
    return f"{said}, {say(language, 'club-until-day', day=last_day(language, case.until))}" if case.until else said


@record
class StepSight(NamedTuple):
    """A step in words; `undone` is the number of the step that took it back."""

    number: int
    text: str
    when: str
    by: str
    undone: int
    undoable: bool


def steps(club: Club, language: str, name: Names, mine: Mine) -> list[StepSight]:
    """Return the steps that are kept in words, the last one first."""
    latest = club.steps - LATEST
    return [step_sight(club, step, language, name, step.number > latest and mine(step)) for step in reversed(club.log)]


def last_step(club: Club, language: str, name: Names, mine: Mine) -> StepSight | None:
    """Return the last step in words."""
    last = club.log[-1] if club.log else None
    return step_sight(club, last, language, name, mine(last)) if last else None


def step_sight(club: Club, step: Step, language: str, name: Names, undoable: bool) -> StepSight:
    """Put a step into words; `undoable` as far as that is up to whoever reads."""
    key = f"club-step-{step.what.replace('_', '-')}"
    who = ", ".join([name(member) for member in step.members[:MOST_NAMED]])
    who += "…" if len(step.members) > MOST_NAMED else ""
    tables = ", ".join([table_name(club, number) for number in step.tables])
    sum_moved = max([posting.amount for posting in step.money], default=0)
    text = say(
        language, key if has(key) else "club-step-other", who=who or "–", tables=tables or "–", what=step.what,
        amount=amount(language, sum_moved), number=step.number,
    )  # fmt: skip
    said = f"{text}: {name.shown(step.reason)}" if step.reason else text
    found = step_of(club, step.number)
    dealt = any(table.kind == "hands" for number in step.tables if (table := club.tables.get(number)) is not None)
    may = undoable and not dealt and not isinstance(found, Refused) and not built_on(club, step)
    return StepSight(step.number, said, time_of_day(step.at), name(step.by) if step.by else "–", step.undone, may)


def table_name(club: Club, number: int) -> str:
    """Return what a table is called; its number where it stands no more."""
    table = club.tables.get(number)
    return table.name if table else str(number)


def offence_choices(language: str, house: list[str]) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return the offences of the house's own list, then those of the engine's catalogue, by group."""
    own = [(code, offence_words(language, code)) for code in house]
    return [(say(language, "club-offences-house"), own), *found(language, "")]
