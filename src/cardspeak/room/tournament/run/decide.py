"""`decide(tournament, command, laws, at)`: the events that a command to a tournament leads to, or why it is refused.

Who may give a command and when stands in the table of its group; a group of commands brings a table of its own.
"""

from collections.abc import Mapping, Sequence

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament.run import (
    announcing,
    chips,
    crew,
    days,
    delaying,
    hand_for_hand,
    hands,
    inviting,
    moving,
    out,
    paying,
    penalties,
    protesting,
    registering,
    ticketing,
    time,
    undoing,
)
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.chance import Chance, TooShort
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.laws import LawOf
from cardspeak.room.tournament.run.payable import below_what_was_paid, keep_fitting
from cardspeak.room.tournament.run.paying import forget_deal
from cardspeak.room.tournament.run.settling import settle
from cardspeak.room.tournament.run.state import Tournament, roles_of

Outcome = Sequence[e.Event] | Refused
QUIET = (e.HandBegun, e.HandPlayed, e.TableDone, e.StackLost)

RULES: Mapping[type, Rule] = {
    **announcing.RULES,
    **registering.RULES,
    **moving.RULES,
    **out.RULES,
    **hands.RULES,
    **hand_for_hand.RULES,
    **time.RULES,
    **chips.RULES,
    **paying.RULES,
    **penalties.RULES,
    **undoing.RULES,
    **days.RULES,
    **ticketing.RULES,
    **protesting.RULES,
    **crew.RULES,
    **delaying.RULES,
    **inviting.RULES,
}


def decide(tournament: Tournament | None, command: c.Command, laws: LawOf, at: int) -> Outcome:
    """Return the events that a command leads to; `at` is now."""
    if isinstance(command, c.Announce):
        return announced(command, laws) if tournament is None else Refused("tournament_exists", {})
    if tournament is None:
        return Refused("no_such_tournament", {})
    rule = RULES[type(command)]
    forbidden = _forbidden(tournament, command, rule)
    if forbidden:
        return forbidden
    draft = Draft(tournament, laws, getattr(command, "by", ""), Chance(_order(command)), at)
    try:
        refused = rule.decide(draft, command)
        if refused is not None:
            return refused
        settle(draft)
    except TooShort as short:
        return Refused("order_too_short", {"needs": short.needs})
    keep_fitting(draft)
    wrong = below_what_was_paid(draft)
    if wrong:
        return wrong
    forget_deal(draft)
    if not draft.events or (rule.quiet and not draft.by and all(isinstance(each, QUIET) for each in draft.events)):
        return draft.events
    return [step_of(draft, rule), *draft.events]


def step_of(draft: Draft, rule: Rule) -> e.StepTaken:
    """Return the event that stands before what follows from a command."""
    number = draft.number
    return e.StepTaken(
        number, rule.what, draft.by, draft.members, draft.tables, draft.reason, draft.against, len(draft.events)
    )


def announced(command: c.Announce, laws: LawOf) -> Outcome:
    """Make a tournament with sound settings."""
    refused = announcing.unsound(command.settings, laws(command.settings))
    return refused or (e.TournamentAnnounced(command.id, command.settings, command.by, command.opens),)


def _order(command: c.Command) -> tuple[int, ...]:
    order: tuple[int, ...] = getattr(command, "order", ())
    return order if sorted(order) == list(range(len(order))) else ()


def _forbidden(tournament: Tournament, command: c.Command, rule: Rule) -> Refused | None:
    by = getattr(command, "by", "")
    if by and (rule.room or not _may(tournament, command, rule, by)):
        return Refused("staff_only", {"roles": ", ".join(rule.roles)})
    if tournament.stage not in rule.stages:
        return Refused(f"tournament_{tournament.stage}", {})
    return None


def _may(tournament: Tournament, command: c.Command, rule: Rule, by: str) -> bool:
    if not rule.roles or set(rule.roles) & set(roles_of(tournament, by)):
        return True
    return rule.own and _own(command) == {by}


def _own(command: c.Command) -> set[str]:
    if isinstance(command, c.AgreeDeal):
        return set(command.members)
    if isinstance(command, c.CountStack):
        return {member for member, _ in command.counts}
    return {getattr(command, "member", "")}
