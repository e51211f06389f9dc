"""The evening: invitations, dealers and their handovers, reports to the floor, announcements, documents."""

from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.irregularities import offence_of
from cardspeak.law.law import Law
from cardspeak.room.cash import admission
from cardspeak.room.club import commands_evening as c
from cardspeak.room.club import events_evening as e
from cardspeak.room.club.checks import ban_of, member_of, table_of, welcome
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.club.members import CODES
from cardspeak.room.club.state import Club, Evening, Note, Report, roles_of
from cardspeak.room.tournament.dealers import Crew, pushed, with_tables

NO_BREAK = 86_400  # seconds to the next break of a cash table: there is none


def plan(draft: Draft, command: c.PlanEvening) -> Refused | None:
    """Announce an evening."""
    if not command.title.strip():
        return Refused("nothing_said", {})
    number = draft.now.counts.evenings + 1
    draft.add(e.EveningPlanned(number, command.title.strip(), command.at))
    guests = _guests(draft, draft.now.evenings[number], command.members)
    if guests:
        draft.add(e.Invited(number, guests))
    draft.members = guests
    return None


def _guests(draft: Draft, evening: Evening, members: tuple[str, ...]) -> tuple[str, ...]:
    known = dict(evening.invited)
    found = []
    for member in dict.fromkeys(members):
        own = member_of(draft.now, member)
        if member not in known and not isinstance(own, Refused) and ban_of(own, evening.at) is None:
            found.append(member)
    return tuple(found)


def evening_of(club: Club, number: int) -> Evening | Refused:
    """Return an evening that is not over."""
    found = club.evenings.get(number)
    return found if found and not found.over else Refused("no_such_evening", {"evening": number})


def invite(draft: Draft, command: c.Invite) -> Refused | None:
    """Invite more members."""
    evening = evening_of(draft.now, command.evening)
    if isinstance(evening, Refused):
        return evening
    guests = _guests(draft, evening, command.members)
    if not guests:
        return Refused("nothing_to_change", {})
    draft.members = guests
    draft.add(e.Invited(evening.number, guests))
    return None


def answer(draft: Draft, command: c.AnswerInvitation) -> Refused | None:
    """Say whether somebody who was invited comes."""
    draft.members = (command.member,)
    evening = evening_of(draft.now, command.evening)
    if isinstance(evening, Refused):
        return evening
    invited = dict(evening.invited)
    if command.member not in invited:
        return Refused("not_invited", {"name": command.member})
    if invited[command.member] == command.answer:
        return Refused("nothing_to_change", {})
    draft.add(e.InvitationAnswered(evening.number, command.member, command.answer))
    return None


def end(draft: Draft, command: c.EndEvening) -> Refused | None:
    """End an evening: everybody has gone home who sits at no table."""
    evening = evening_of(draft.now, command.evening)
    if isinstance(evening, Refused):
        return evening
    gone = tuple(
        [each.id for each in draft.now.members.values() if each.here and each.id not in draft.now.seats]
    )  # fmt: skip
    draft.add(e.EveningOver(evening.number, gone))
    return None


def deal(draft: Draft, command: c.Deal) -> Refused | None:
    """Have a dealer deal at a table, or rest."""
    now, dealer = draft.now, command.dealer
    draft.members, draft.tables = (dealer,), (command.table,) if command.table else ()
    if "dealer" not in roles_of(now, dealer):
        return Refused("no_dealer", {"name": dealer})
    table = table_of(now, command.table) if command.table else None
    if isinstance(table, Refused):
        return table
    crew = with_tables(_without(now.crew, dealer), sorted(now.tables))
    boxes, resting = crew.boxes, crew.resting
    if command.table:
        before = next((each.dealer for each in boxes if each.table == command.table), "")
        resting = (*resting, before) if before else resting
        boxes = tuple(
            [each._replace(dealer=dealer) if each.table == command.table else each for each in boxes]
        )  # fmt: skip
    else:
        resting = (*resting, dealer)
    after = Crew(boxes, resting)
    if after == now.crew:
        return Refused("nothing_to_change", {})
    draft.add(e.CrewChanged(after, ()))
    return None


def _without(crew: Crew, dealer: str) -> Crew:
    boxes = tuple([each._replace(dealer="") if each.dealer == dealer else each for each in crew.boxes])
    return Crew(boxes, tuple([each for each in crew.resting if each != dealer]))


def go_home(draft: Draft, command: c.GoHome) -> Refused | None:
    """End a dealer's work."""
    draft.members = (command.dealer,)
    after = _without(draft.now.crew, command.dealer)
    if after == draft.now.crew:
        return Refused("nothing_to_change", {})
    draft.add(e.CrewChanged(after, ()))
    return None


def push(draft: Draft, command: c.Push) -> Refused | None:
    """Have the dealers go to the next tables; the law of tournaments says how, where there is no break to wait for."""
    now, law = draft.now, draft.tournament_law
    crew = pushed(with_tables(now.crew, sorted(now.tables)), law, NO_BREAK)
    if isinstance(crew, Refused):
        return crew
    if crew == now.crew:
        return Refused("nothing_to_change", {})
    draft.add(e.CrewChanged(crew, law.cites("deck.changes")))
    return None


def hand_over(draft: Draft, command: c.HandOverTable) -> Refused | None:
    """Tell the next dealer what the book wants told (point `dealer.handover`), and more where there is."""
    draft.tables, draft.members = (command.table,), (command.to,)
    table = table_of(draft.now, command.table)
    if isinstance(table, Refused):
        return table
    if "dealer" not in roles_of(draft.now, command.to):
        return Refused("no_dealer", {"name": command.to})
    law = draft.law_at(table)
    needs = admission.handover(law)
    if "blinds" in needs and not command.blinds.strip():
        return Refused("blinds_not_told", {"table": table.number}, law.cites("dealer.handover"))
    note = Note(
        table.number, draft.by, command.to, draft.at, command.blinds.strip(), command.warned,
        command.disruption.strip(), command.words.strip(),
    )  # fmt: skip
    draft.add(e.TableHandedOver(note, law.cites("dealer.handover")))
    return None


def report(draft: Draft, command: c.ReportToFloor) -> Refused | None:
    """Tell the floor of a breach (point `dealer.reports`)."""
    draft.tables = (command.table,) if command.table else ()
    draft.members = (command.member,) if command.member else ()
    table = table_of(draft.now, command.table) if command.table else None
    if isinstance(table, Refused):
        return table
    own = member_of(draft.now, command.member) if command.member else None
    if isinstance(own, Refused):
        return own
    code = offence_of(command.about) if command.about else ""
    if code and code not in CODES:
        return Refused("no_such_offence", {"offence": command.about})
    if not code and not command.words.strip():
        return Refused("nothing_said", {})
    number = draft.now.counts.reports + 1
    cites = draft.law.cites("dealer.reports")
    draft.add(e.Reported(number, draft.by, command.table, command.member, code, command.words.strip(), cites))
    return None


def open_reports(club: Club, law: Law) -> tuple[Report, ...]:
    """Return the reports that nobody has dealt with yet, those that the book wants first of all before the others."""
    found = [each for each in club.reports.values() if not each.closed]
    first = [each for each in found if each.about and admission.reported(each.about, law) == "first"]
    return (*first, *[each for each in found if each not in first])


def close_report(draft: Draft, command: c.CloseReport) -> Refused | None:
    """Note that a report was dealt with."""
    found = draft.now.reports.get(command.number)
    if found is None or found.closed:
        return Refused("no_such_report", {"number": command.number})
    draft.add(e.ReportClosed(command.number))
    return None


def say(draft: Draft, command: c.Say) -> Refused | None:
    """Announce something."""
    if not command.words.strip():
        return Refused("nothing_said", {})
    draft.tables = (command.table,) if command.table else ()
    draft.add(e.Announced(command.words.strip(), draft.by, command.table))
    return None


def give_document(draft: Draft, command: c.AskDocument) -> Refused | None:
    """Hand over a document of rules at the first request (point `club.documents`)."""
    draft.members = (command.member,)
    own = welcome(draft, command.member)
    if isinstance(own, Refused):
        return own
    law = draft.law
    known = admission.documents(law)
    if command.document not in known:
        allowed = finding("any_of", names=", ".join(known))
        return Refused("no_such_document", {}, law.cites("club.documents"), allowed)
    draft.add(e.DocumentGiven(command.member, command.document, command.language, law.cites("club.documents")))
    return None


RULES: dict[type, Rule] = {
    c.PlanEvening: Rule("plan_evening", plan, "evening"),
    c.Invite: Rule("invite", invite, "evening"),
    c.AnswerInvitation: Rule("answer_invitation", answer, "evening", own=True),
    c.EndEvening: Rule("end_evening", end, "evening"),
    c.Deal: Rule("deal", deal, "tables"),
    c.GoHome: Rule("go_home", go_home, "tables"),
    c.Push: Rule("push", push, "tables"),
    c.HandOverTable: Rule("hand_over", hand_over, "handover"),
    c.ReportToFloor: Rule("report", report, "report"),
    c.CloseReport: Rule("close_report", close_report, "warnings"),
    c.Say: Rule("say", say, "announce"),
    c.AskDocument: Rule("ask_document", give_document, "documents", own=True),
}
