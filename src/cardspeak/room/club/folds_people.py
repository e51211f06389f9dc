"""How the events about the house, members, staff and discipline are folded."""

from collections.abc import Callable
from typing import Any

from cardspeak.room.club import events_people as e
from cardspeak.room.club.putting import member_put, paid, put, put_whole
from cardspeak.room.club.state import Ban, Club, Member, Proposal


def house_changed(club: Club, event: e.HouseChanged, at: int) -> Club:
    return put_whole(club, "house", event.house)


def appointed(club: Club, event: e.StaffAppointed, at: int) -> Club:
    return put(club, "staff", event.member, event.roles or None)


def registered(club: Club, event: e.MemberRegistered, at: int) -> Club:
    now = put(club, "members", event.member, Member(event.member, at, event.card))
    return now._replace(counts=now.counts._replace(cards=event.card))


def card_given(club: Club, event: e.CardGiven, at: int) -> Club:
    now = member_put(club, event.member, card=event.card)
    return now._replace(counts=now.counts._replace(cards=event.card))


def arrived(club: Club, event: e.MemberArrived, at: int) -> Club:
    own = club.members[event.member]
    return member_put(club, event.member, here=own.here or at, shown=own.shown or event.shown)


def gone(club: Club, member: str) -> Club:
    """Return the club without a member in the house: on no list, and no seat held."""
    now = member_put(club, member, here=0, shown=False, told=())
    for game, rows in club.lists.items():
        if any(each.member == member for each in rows):
            now = put(now, "lists", game, tuple([each for each in rows if each.member != member]))
    return put(now, "held", member, None) if member in now.held else now


def departed(club: Club, event: e.MemberDeparted, at: int) -> Club:
    return gone(club, event.member)


def banned(club: Club, event: e.MemberBanned, at: int) -> Club:
    now = club if event.member in club.seats else gone(club, event.member)
    ban = Ban(event.by, at, event.until, event.offence, event.reason, event.cites)
    return member_put(now, event.member, ban=ban)


def ban_lifted(club: Club, event: e.BanLifted, at: int) -> Club:
    return member_put(club, event.member, ban=None)


def merged(club: Club, event: e.MembersMerged, at: int) -> Club:
    own, into = club.members[event.member], club.members[event.into]
    now = gone(paid(club, event.transaction), event.member)
    for ticket in event.tickets:
        now = put(now, "tickets", ticket, now.tickets[ticket]._replace(holder=event.into))
    for sheet in [each for each in club.sheets.values() if each.member == event.member]:
        now = put(now, "sheets", sheet.number, sheet._replace(member=event.into))
    for number in own.cases:
        now = put(now, "cases", number, now.cases[number]._replace(member=event.into))
    now = member_put(now, event.member, merged=event.into, card=0, cases=(), left=(), ban=None)
    left = (*into.left, *own.left)
    return member_put(now, event.into, cases=(*into.cases, *own.cases), left=left, ban=into.ban or own.ban)


def erased(club: Club, event: e.MemberErased, at: int) -> Club:
    return member_put(gone(club, event.member), event.member, erased=True, card=0)


def offence_recorded(club: Club, event: e.OffenceRecorded, at: int) -> Club:
    case = event.case
    now = put(club, "cases", case.number, case)
    now = now._replace(counts=now.counts._replace(cases=case.number))
    return member_put(now, case.member, cases=(*now.members[case.member].cases, case.number))


def rounds_served(club: Club, event: e.RoundsServed, at: int) -> Club:
    case = club.cases[event.case]
    return put(club, "cases", event.case, case._replace(rounds=case.rounds - event.rounds))


def case_lifted(club: Club, event: e.CaseLifted, at: int) -> Club:
    return put(club, "cases", event.case, club.cases[event.case]._replace(lifted=True))


def case_confirmed(club: Club, event: e.CaseConfirmed, at: int) -> Club:
    return put(club, "cases", event.case, club.cases[event.case]._replace(confirmed=True))


def nothing(club: Club, event: object, at: int) -> Club:
    """Return the club as it was: what has happened is on record in the stream alone."""
    return club


def protest_put(club: Club, event: e.ProtestMade | e.ProtestChanged, at: int) -> Club:
    return put(club, "protests", event.protest.number, event.protest)


def proposed(club: Club, event: e.RuleProposed, at: int) -> Club:
    row = Proposal(event.number, event.member, at, event.words, event.clause)
    now = put(club, "proposals", event.number, row)
    return now._replace(counts=now.counts._replace(proposals=event.number))


def proposal_answered(club: Club, event: e.ProposalAnswered, at: int) -> Club:
    row = club.proposals[event.number]._replace(decided=at, outcome=event.outcome, answer=event.answer)
    return put(club, "proposals", event.number, row)


FOLDS: dict[type, Callable[[Any, Any, int], Club]] = {
    e.HouseChanged: house_changed,
    e.StaffAppointed: appointed,
    e.MemberRegistered: registered,
    e.CardGiven: card_given,
    e.MemberArrived: arrived,
    e.MemberDeparted: departed,
    e.MemberBanned: banned,
    e.BanLifted: ban_lifted,
    e.MembersMerged: merged,
    e.MemberErased: erased,
    e.OffenceRecorded: offence_recorded,
    e.RoundsServed: rounds_served,
    e.CaseLifted: case_lifted,
    e.CaseConfirmed: case_confirmed,
    e.SpectatorMoved: nothing,
    e.ProtestMade: protest_put,
    e.ProtestChanged: protest_put,
    e.RuleProposed: proposed,
    e.ProposalAnswered: proposal_answered,
}
