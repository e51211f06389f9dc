"""Discipline as a record: offences with what follows, rounds to miss, exclusions, spectators, protests, proposals."""

from cardspeak.hand.refused import Refused
from cardspeak.irregularities import offence_of
from cardspeak.room.cash import admission
from cardspeak.room.club import commands_people as c
from cardspeak.room.club import events_people as e
from cardspeak.room.club.checks import member_of, table_of
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.club.members import CODES, forbid
from cardspeak.room.club.roles import DEEDS, Deed, may
from cardspeak.room.club.state import Case, Club, roles_of
from cardspeak.room.tournament import protests

EXCLUDES = ("event", "season", "house")


def case_of(club: Club, number: int) -> Case | Refused:
    """Return a case that counts."""
    found = club.cases.get(number)
    return found if found and not found.lifted else Refused("no_such_case", {"case": number})


def excluded(club: Club, member: str, event: str, at: int) -> Case | None:
    """Return the case for which a member is excluded from an event now."""
    for number in club.members[member].cases:
        case = club.cases[number]
        if case.lifted or (case.until and at >= case.until):
            continue
        if case.measure == "season" or (case.measure == "event" and case.event == event):
            return case
    return None


def record_offence(draft: Draft, command: c.RecordOffence) -> Refused | None:
    """Put an offence on record with what follows from it."""
    now, measure = draft.now, command.measure
    draft.members, draft.reason = (command.member,), command.reason
    draft.tables = (command.table,) if command.table else ()
    own = member_of(now, command.member)
    if isinstance(own, Refused):
        return own
    code = offence_of(command.offence)
    if code not in CODES:
        return Refused("no_such_offence", {"offence": command.offence})
    deed: Deed = "bans" if measure == "house" else "exclusions"
    if measure in EXCLUDES and not may(roles_of(now, draft.by), deed):
        return Refused("not_your_role", {"roles": ", ".join(DEEDS[deed])})
    if (measure == "missed_rounds") != (command.rounds > 0):
        return Refused("no_such_rounds", {"rounds": command.rounds})
    if (measure == "event") != bool(command.event):
        return Refused("event_not_named", {})
    if command.until and command.until <= draft.at:
        return Refused("time_is_past", {})
    until = command.until if measure in EXCLUDES else 0
    case = Case(
        now.counts.cases + 1, command.member, code, measure, draft.by, draft.at, until, command.rounds, command.event,
        command.table, command.reason,
    )  # fmt: skip
    draft.add(e.OffenceRecorded(case))
    return forbid(draft, command.member, code, until, command.reason) if measure == "house" else None


def serve(draft: Draft, command: c.ServeRounds) -> Refused | None:
    """Note rounds that a player has missed."""
    case = case_of(draft.now, command.case)
    if isinstance(case, Refused):
        return case
    draft.members = (case.member,)
    if not 0 < command.rounds <= case.rounds:
        return Refused("no_such_rounds", {"rounds": command.rounds})
    draft.add(e.RoundsServed(command.case, command.rounds))
    return None


def lift(draft: Draft, command: c.LiftCase) -> Refused | None:
    """Have an offence not count any more."""
    case = case_of(draft.now, command.case)
    if isinstance(case, Refused):
        return case
    draft.members, draft.reason = (case.member,), command.reason
    if not command.reason.strip():
        return Refused("step_needs_reason", {})
    lifted(draft, case)
    return None


def lifted(draft: Draft, case: Case) -> None:
    """Add that a case counts no more, and the ban that followed from it neither."""
    draft.add(e.CaseLifted(case.number))
    if case.measure == "house" and draft.now.members[case.member].ban:
        draft.add(e.BanLifted(case.member))


def move_spectator(draft: Draft, command: c.MoveSpectator) -> Refused | None:
    """Send somebody behind the barrier who watches, and comments or stands where players sit."""
    draft.members, draft.tables, draft.reason = (command.member,), (command.table,), command.reason
    for found in (member_of(draft.now, command.member), table_of(draft.now, command.table)):
        if isinstance(found, Refused):
            return found
    seat = draft.now.seats.get(command.member)
    if seat and seat.table == command.table:
        return Refused("sits_at_a_table", {"name": command.member, "table": seat.table})
    draft.add(e.SpectatorMoved(command.member, command.table, draft.law.cites("spectators.stay", "who.spectators")))
    return None


def chief_decided(club: Club, case: Case) -> bool:
    """Say whether the chief judge has decided a case; where the club has none whoever excludes stands for them."""
    judged = any("judge" in roles for roles in club.staff.values())
    roles = roles_of(club, case.by)
    return case.confirmed or "judge" in roles or (not judged and may(roles, "exclusions"))


def confirm(draft: Draft, command: c.ConfirmCase) -> Refused | None:
    """Have what followed from an offence stand, as the chief judge has decided."""
    case = case_of(draft.now, command.case)
    if isinstance(case, Refused):
        return case
    draft.members = (case.member,)
    if chief_decided(draft.now, case):
        return Refused("nothing_to_change", {})
    draft.add(e.CaseConfirmed(command.case, draft.by))
    return None


def protest(draft: Draft, command: c.Protest) -> Refused | None:
    """Make a protest, by the law of tournaments that the house follows."""
    now, law = draft.now, draft.tournament_law
    draft.members, draft.reason = (command.member,), command.reason
    case = case_of(now, command.case)
    if isinstance(case, Refused):
        return case
    if any(each.case == command.case for each in now.protests.values()):
        return Refused("protest_made", {"case": command.case})
    event = now.events.get(case.event)
    made = protests.made(
        len(now.protests) + 1, command.member, command.case, command.reason, draft.at, law,
        own=case.member == command.member, chief=chief_decided(now, case), over=bool(event and event.closed),
    )  # fmt: skip
    if isinstance(made, Refused):
        return made
    draft.add(e.ProtestMade(made, protests.needs(law), law.cites(*protests.POINTS)))
    return None


def _known(draft: Draft, number: int) -> protests.Protest | Refused:
    found = draft.now.protests.get(number)
    if found is None:
        return Refused("no_such_protest", {"number": number})
    draft.members = (found.member,)
    return found


def _changed(draft: Draft, after: protests.Protest | Refused, point: str) -> Refused | None:
    if isinstance(after, Refused):
        return after
    draft.add(e.ProtestChanged(after, draft.tournament_law.cites(point)))
    return None


def forward(draft: Draft, command: c.ForwardProtest) -> Refused | None:
    """Pass a protest on."""
    found = _known(draft, command.number)
    if isinstance(found, Refused):
        return found
    return _changed(draft, protests.forwarded(found, draft.at, draft.tournament_law), "protest.forwarded")


def receive(draft: Draft, command: c.ReceiveProtest) -> Refused | None:
    """Note that the federation has the protest."""
    found = _known(draft, command.number)
    if isinstance(found, Refused):
        return found
    return _changed(draft, protests.received(found, draft.at, draft.tournament_law), "protest.days")


def settle(draft: Draft, command: c.DecideProtest) -> Refused | None:
    """Enter the decision; where the protest was upheld the case counts no more."""
    found = _known(draft, command.number)
    if isinstance(found, Refused):
        return found
    if command.outcome not in ("upheld", "rejected"):
        return Refused("no_such_outcome", {"number": command.number})
    outcome: protests.Outcome = "upheld" if command.outcome == "upheld" else "rejected"
    after = protests.decided(found, outcome, command.words, draft.at, draft.tournament_law)
    wrong = _changed(draft, after, "protest.final")
    case = case_of(draft.now, found.case)
    if wrong is None and outcome == "upheld" and isinstance(case, Case):
        lifted(draft, case)
    return wrong


def propose(draft: Draft, command: c.Propose) -> Refused | None:
    """Record a proposal to change the rules (point `club.proposals`)."""
    draft.members = (command.member,)
    own = member_of(draft.now, command.member)
    if isinstance(own, Refused):
        return own
    cites = draft.law.cites("club.proposals", "who.proposals")
    if not admission.may_propose(draft.law):
        return Refused("no_proposals", {}, cites)
    if not command.words.strip():
        return Refused("nothing_said", {})
    number = draft.now.counts.proposals + 1
    draft.add(e.RuleProposed(number, command.member, command.words.strip(), command.clause, cites))
    return None


def answer_proposal(draft: Draft, command: c.AnswerProposal) -> Refused | None:
    """Say what the administration makes of a proposal."""
    found = draft.now.proposals.get(command.number)
    if found is None:
        return Refused("no_such_proposal", {"number": command.number})
    draft.members = (found.member,)
    if not command.outcome or found.decided:
        return Refused("proposal_is_decided" if found.decided else "no_such_outcome", {"number": command.number})
    draft.add(e.ProposalAnswered(command.number, command.outcome, command.answer.strip()))
    return None


RULES: dict[type, Rule] = {
    c.RecordOffence: Rule("record_offence", record_offence, "warnings"),
    c.ServeRounds: Rule("serve_rounds", serve, "warnings"),
    c.LiftCase: Rule("lift_case", lift, "exclusions"),
    c.MoveSpectator: Rule("move_spectator", move_spectator, "spectators", duty="spectators"),
    c.ConfirmCase: Rule("confirm_case", confirm, "protests"),
    c.Protest: Rule("protest", protest, "protests", own=True),
    c.ForwardProtest: Rule("forward_protest", forward, "protests"),
    c.ReceiveProtest: Rule("receive_protest", receive, "protests"),
    c.DecideProtest: Rule("decide_protest", settle, "protests"),
    c.Propose: Rule("propose", propose, "proposals", own=True),
    c.AnswerProposal: Rule("answer_proposal", answer_proposal, "proposals", duty="proposals"),
}
