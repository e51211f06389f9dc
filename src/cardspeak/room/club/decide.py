"""`decide(club, command, laws, at)`: the events that a command to the club leads to, or why it is refused.

Whose deed a command is stands in the table of its group; a group of commands brings a table of its own.
"""

from collections.abc import Mapping, Sequence

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.cash.duties import who
from cardspeak.room.club import (
    absence,
    cashier,
    changes,
    competitions,
    discipline,
    evening,
    lists,
    members,
    reporting,
    seats,
    shifts,
    tables,
    ticketing,
    undoing,
)
from cardspeak.room.club import commands as c
from cardspeak.room.club import commands_cashier as desk
from cardspeak.room.club import commands_people as people
from cardspeak.room.club import events as e
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.club.events_people import ClubFounded, StepTaken
from cardspeak.room.club.laws import LawOf
from cardspeak.room.club.roles import DEEDS, Role, may
from cardspeak.room.club.state import Club, Step, roles_of
from cardspeak.room.club.undoing import step_of

Outcome = Sequence[e.Event] | Refused

RULES: Mapping[type, Rule] = {
    **members.RULES,
    **discipline.RULES,
    **shifts.RULES,
    **cashier.RULES,
    **ticketing.RULES,
    **competitions.RULES,
    **tables.RULES,
    **lists.RULES,
    **seats.RULES,
    **changes.RULES,
    **absence.RULES,
    **reporting.RULES,
    **evening.RULES,
    people.Undo: Rule("undo", undoing.undo, "staff"),
}
OF_STEP: Mapping[str, Rule] = {rule.what: rule for rule in RULES.values()}
"""The rule by the code of its step: who may do a thing may take it back."""


def decide(club: Club | None, command: c.Command, laws: LawOf, at: int) -> Outcome:
    """Return the events that a command leads to; `at` is now."""
    if isinstance(command, people.Found):
        return _founded(command) if club is None else Refused("club_exists", {})
    if club is None:
        return Refused("no_club", {})
    rule = RULES[type(command)]
    draft = Draft(club, laws, command.by, at)
    refused = _forbidden(draft, command, rule) or rule.decide(draft, command)
    if refused is not None:
        return refused
    step = StepTaken(
        club.steps + 1, rule.what, draft.by, draft.members, draft.tables, draft.reason, len(draft.events)
    )  # fmt: skip
    return [step, *draft.events]


def may_undo(roles: Sequence[Role], step: Step, law: Law) -> bool:
    """Say whether somebody with these roles may take a step back, by the law of the house: whoever may do it."""
    rule = OF_STEP.get(step.what)
    return rule is not None and _permitted(roles, rule, law)


def _permitted(roles: Sequence[Role], rule: Rule, law: Law) -> bool:
    return may(roles, rule.deed) or (rule.duty is not None and who(rule.duty, law) in roles)


def _founded(command: people.Found) -> Outcome:
    return members.unsound(command.house) or [ClubFounded(command.house, command.by)]


def _forbidden(draft: Draft, command: c.Command, rule: Rule) -> Refused | None:
    if not draft.by:
        return None
    if isinstance(command, people.Undo):
        step = step_of(draft.now, command.step)
        if isinstance(step, Refused):
            return step
        rule = OF_STEP.get(step.what, rule)
    elif isinstance(command, desk.SellChips) and command.way == "balance":
        rule = RULES[desk.HandBack]  # chips that are kept are handed back, whatever that is called
    elif rule.own and getattr(command, "member", "") == draft.by:
        return None
    roles = roles_of(draft.now, draft.by)
    if _permitted(roles, rule, draft.law):
        return None
    cites = draft.law.cites(f"who.{rule.duty}") if rule.duty else ()
    allowed = dict.fromkeys([*DEEDS[rule.deed], *([who(rule.duty, draft.law)] if rule.duty else [])])
    return Refused("not_your_role" if roles else "staff_only", {"roles": ", ".join(allowed)}, cites)
