"""Protests of an event: made by the player, forwarded by the chief referee, decided by the federation."""

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament import protests
from cardspeak.room.tournament.run import commands_staff as c
from cardspeak.room.tournament.run import events_staff as e
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.state import Given, Role, Stage, Tournament, roles_of

EVER: tuple[Stage, ...] = ("running", "between_days", "over", "cancelled")
JUDGES: tuple[Role, ...] = ("judge", "director")


def penalty(tournament: Tournament, case: int) -> Given | None:
    """Return a penalty by its number, unless it was lifted."""
    return next((each for each in tournament.penalties if each.case == case and not each.lifted), None)


def chief_decided(tournament: Tournament, given: Given) -> bool:
    """Say whether the chief referee has decided a penalty; where there is none the director stands for them."""
    roles = roles_of(tournament, given.by)
    judged = any("judge" in each for _, each in tournament.staff)
    return given.case in tournament.confirmed or "judge" in roles or ("director" in roles and not judged)


def confirm(draft: Draft, command: c.ConfirmPenalty) -> Refused | None:
    """Have a penalty stand, as the chief referee has decided."""
    given = penalty(draft.now, command.case)
    if given is None:
        return Refused("no_such_case", {"case": command.case})
    draft.members = (given.member,)
    if chief_decided(draft.now, given):
        return Refused("nothing_to_change", {})
    draft.add(e.PenaltyConfirmed(command.case, command.by))
    return None


def make(draft: Draft, command: c.MakeProtest) -> Refused | None:
    """Make a protest against a penalty."""
    now, law = draft.now, draft.law
    draft.members, draft.reason = (command.member,), command.reason
    given = penalty(now, command.case)
    if given is None:
        return Refused("no_such_case", {"case": command.case})
    if any(each.case == command.case for each in now.protests):
        return Refused("protest_made", {"case": command.case})
    made = protests.made(
        len(now.protests) + 1, command.member, command.case, command.reason, draft.at, law,
        own=given.member == command.member, chief=chief_decided(now, given),
        over=now.stage in ("over", "cancelled"),
    )  # fmt: skip
    if isinstance(made, Refused):
        return made
    draft.add(e.ProtestMade(made, protests.needs(law), law.cites(*protests.POINTS)))
    return None


def _known(draft: Draft, number: int) -> protests.Protest | Refused:
    found = next((each for each in draft.now.protests if each.number == number), None)
    if found is None:
        return Refused("no_such_protest", {"number": number})
    draft.members = (found.member,)
    return found


def _changed(draft: Draft, protest: protests.Protest | Refused, point: str) -> Refused | None:
    if isinstance(protest, Refused):
        return protest
    draft.add(e.ProtestChanged(protest, draft.law.cites(point)))
    return None


def forward(draft: Draft, command: c.ForwardProtest) -> Refused | None:
    """Pass a protest on, with the protocol where the book has it so."""
    found = _known(draft, command.number)
    if isinstance(found, Refused):
        return found
    return _changed(draft, protests.forwarded(found, draft.at, draft.law), "protest.forwarded")


def receive(draft: Draft, command: c.ReceiveProtest) -> Refused | None:
    """Note that the federation has the protest: its days begin."""
    found = _known(draft, command.number)
    if isinstance(found, Refused):
        return found
    return _changed(draft, protests.received(found, draft.at, draft.law), "protest.days")


def settle(draft: Draft, command: c.DecideProtest) -> Refused | None:
    """Enter the decision; where the protest was upheld the penalty is lifted."""
    found = _known(draft, command.number)
    if isinstance(found, Refused):
        return found
    decided = protests.decided(found, command.outcome, command.words, draft.at, draft.law)
    return _changed(draft, decided, "protest.final")


RULES: dict[type, Rule] = {
    c.ConfirmPenalty: Rule("confirm_penalty", confirm, EVER, ("judge",)),
    c.MakeProtest: Rule("protest", make, EVER, JUDGES, own=True),
    c.ForwardProtest: Rule("forward_protest", forward, EVER, JUDGES),
    c.ReceiveProtest: Rule("receive_protest", receive, EVER, JUDGES),
    c.DecideProtest: Rule("decide_protest", settle, EVER, JUDGES),
}
