"""How the events of the evening are folded."""

from collections.abc import Callable
from typing import Any

from cardspeak.room.club import events_evening as e
from cardspeak.room.club.folds_people import gone, nothing
from cardspeak.room.club.putting import put, put_whole
from cardspeak.room.club.state import Club, Evening, Report, Said

KEPT = 50  # announcements that are to be seen


def planned(club: Club, event: e.EveningPlanned, at: int) -> Club:
    now = put(club, "evenings", event.number, Evening(event.number, event.title, event.at))
    return now._replace(counts=now.counts._replace(evenings=event.number))


def invited(club: Club, event: e.Invited, at: int) -> Club:
    evening = club.evenings[event.evening]
    rows = (*evening.invited, *[(member, "") for member in event.members])
    return put(club, "evenings", event.evening, evening._replace(invited=rows))


def answered(club: Club, event: e.InvitationAnswered, at: int) -> Club:
    evening = club.evenings[event.evening]
    rows = [(member, event.answer if member == event.member else said) for member, said in evening.invited]
    return put(club, "evenings", event.evening, evening._replace(invited=tuple(rows)))


def over(club: Club, event: e.EveningOver, at: int) -> Club:
    for member in event.gone:
        club = gone(club, member)
    return put(club, "evenings", event.evening, club.evenings[event.evening]._replace(over=True))


def crew_changed(club: Club, event: e.CrewChanged, at: int) -> Club:
    return put_whole(club, "crew", event.crew)


def handed_over(club: Club, event: e.TableHandedOver, at: int) -> Club:
    return put(club, "notes", event.note.table, event.note)


def reported(club: Club, event: e.Reported, at: int) -> Club:
    row = Report(event.number, event.by, at, event.table, event.member, event.about, event.words)
    now = put(club, "reports", event.number, row)
    return now._replace(counts=now.counts._replace(reports=event.number))


def report_closed(club: Club, event: e.ReportClosed, at: int) -> Club:
    return put(club, "reports", event.number, club.reports[event.number]._replace(closed=at))


def announced(club: Club, event: e.Announced, at: int) -> Club:
    return put_whole(club, "said", (*club.said[-KEPT + 1 :], Said(event.words, event.by, at, event.table)))


FOLDS: dict[type, Callable[[Any, Any, int], Club]] = {
    e.EveningPlanned: planned,
    e.Invited: invited,
    e.InvitationAnswered: answered,
    e.EveningOver: over,
    e.CrewChanged: crew_changed,
    e.TableHandedOver: handed_over,
    e.Reported: reported,
    e.ReportClosed: report_closed,
    e.Announced: announced,
    e.DocumentGiven: nothing,
}
