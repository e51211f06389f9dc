"""People: registered, banned, merged, forgotten; offences on record, protests, proposals; the evening."""

from __future__ import annotations

import pytest
from tests.room.club.told import GAME, HOUR, Evening, law_of

from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands_cashier as cc
from cardspeak.room.club import commands_evening as ce
from cardspeak.room.club import commands_floor as cf
from cardspeak.room.club import commands_people as cp
from cardspeak.room.club.evening import open_reports
from cardspeak.room.club.roles import DEEDS, ROLES, deeds_of, may
from cardspeak.room.club.state import roles_of


@pytest.fixture
def club() -> Evening:
    found = Evening()
    found.guest("ann", 1000)
    return found


def test_every_deed_is_somebodys_and_the_dealer_has_no_money() -> None:
    assert {role for roles in DEEDS.values() for role in roles} == set(ROLES)
    assert not may(("dealer", "floor", "manager", "administrator"), "money")
    assert deeds_of(("judge",)) == ("warnings", "documents", "protests", "exclusions", "fairness")


def test_the_founder_appoints_staff(club: Evening) -> None:
    assert roles_of(club.now, "olga") == ("manager", "administrator")
    assert club.no(cp.Appoint("ann", ("floor",), "mira")).code == "not_your_role"
    assert club.no(cp.Appoint("nobody", ("floor",), "olga")).code == "no_such_member"
    assert club.no(cp.Appoint("ann", ("boss",), "olga")).code == "no_such_role"  # type: ignore[arg-type]
    club.give(cp.Appoint("ann", ("floor", "dealer"), "olga"))
    club.give(cp.Appoint("ann", (), "adam"))
    assert "ann" not in club.now.staff


def test_a_ban_has_the_length_that_the_management_gives_it(club: Evening) -> None:
    until = club.at + 3 * HOUR
    assert club.no(cp.BanMember("ann", "threat", until, "", "mira")).code == "not_your_role"
    assert club.no(cp.BanMember("ann", "whistling", until, "", "adam")).code == "no_such_offence"
    assert club.no(cp.BanMember("ann", "threat", 5, "", "adam")).code == "time_is_past"
    club.table()
    club.give(cp.BanMember("ann", "threat", until, "the dealer", "adam"))
    assert club.no(cf.JoinList("ann", GAME, "ann")).code == "banned"
    assert club.no(cp.Arrive("ann", "fred")).code == "banned"
    club.at = until
    club.give(cp.Arrive("ann", "fred", club.now.members["ann"].card))
    club.give(cf.JoinList("ann", GAME, "ann"))


def test_a_house_bans_for_what_stands_on_its_list() -> None:
    club = Evening("diamond-club", "diamond-club")
    club.guest("ann")
    refused = club.no(cp.BanMember("ann", "chatter", 0, "", "adam"))
    assert (refused.code, refused.cites) == ("no_ground_for_a_ban", ("diamond-club:conduct.8",))
    club.give(cp.RecordOffence("ann", "throws_cards", "house", "adam", reason="twice"))
    assert club.now.members["ann"].ban
    assert club.no(cp.RecordOffence("ann", "threat", "house", "fred")).code == "not_your_role"
    club.give(cp.LiftCase(1, "it was another one", "adam"))
    assert club.now.members["ann"].ban is None


def test_two_entries_of_one_person_become_one(club: Evening) -> None:
    club.give(cp.RegisterMember("anne", "fred"))
    club.give(cc.KeepChips("ann", 300, "cleo"))
    club.give(cc.GiveTicket("T1", "ann", 100, "prize", "", "dirk"))
    club.give(cp.RecordOffence("ann", "chatter", "warning", "fred"))
    club.give(cc.MakeExitSheet("ann", 100, "mira"))
    assert club.no(cp.MergeMembers("ann", "ann", "adam")).code == "nothing_to_change"
    assert club.no(cp.MergeMembers("cleo", "ann", "adam")).code == "is_of_the_staff"
    club.give(cp.MergeMembers("ann", "anne", "adam"))
    assert club.now.ledger.on("chips/anne") == 700
    assert club.now.ledger.on("keeping/anne") == 300
    assert club.now.tickets["T1"].holder == "anne"
    assert club.now.members["anne"].cases == (1,)
    assert club.no(cc.SellChips("ann", 5, "cleo")).facts == {"name": "ann", "into": "anne"}
    club.give(cc.PayOut("anne", 100, "cleo", 1))


def test_who_is_owed_something_is_not_forgotten(club: Evening) -> None:
    refused = club.no(cp.EraseMember("ann", "adam"))
    assert (refused.code, refused.facts["amount"]) == ("has_still_coins", 1000)
    club.give(cc.MakeExitSheet("ann", 1000, "mira"))
    club.give(cc.PayOut("ann", 1000, "cleo", 1))
    club.give(cp.EraseMember("ann", "adam"))
    assert club.no(cp.Arrive("ann", "fred")).code == "no_such_member"


def test_offences_exclusions_and_protests(club: Evening) -> None:
    for measure, more in (("missed_rounds", {}), ("warning", {"rounds": 2}), ("event", {}), ("season", {"until": 5})):
        refused = club.no(cp.RecordOffence("ann", "chatter", measure, "jude", **more))  # type: ignore[arg-type]
        assert refused.code in ("no_such_rounds", "event_not_named", "time_is_past")
    assert club.no(cp.RecordOffence("ann", "chatter", "season", "fred")).code == "not_your_role"
    club.give(cp.RecordOffence("ann", "chatter", "missed_rounds", "fred", rounds=2))
    assert club.no(cp.ServeRounds(1, 3, "fred")).code == "no_such_rounds"
    club.give(cp.ServeRounds(1, 2, "fred"))
    club.give(cp.RecordOffence("ann", "cheating", "event", "jude", event="t1"))
    assert club.no(cc.TakeEntry("ann", "t1", 50, "cleo")).code == "excluded"
    club.give(cc.TakeEntry("ann", "t2", 50, "cleo"))
    first = club.ask(cp.Protest(1, "ann", "I did not", "ann"))
    assert isinstance(first, Refused)
    assert first.code == "protest_to_the_chief_first"
    club.give(cp.Protest(2, "ann", "I did not", "ann"))
    assert club.no(cp.Protest(2, "ann", "again", "ann")).code == "protest_made"
    assert club.no(cp.DecideProtest(1, "upheld", "", "jude")).code == "protest_not_received"
    club.give(cp.ForwardProtest(1, "jude"))
    club.give(cp.ReceiveProtest(1, "jude"))
    assert club.now.protests[1].due > club.at
    club.give(cp.DecideProtest(1, "upheld", "no proof", "jude"))
    club.give(cc.TakeEntry("ann", "t1", 50, "cleo"))


def test_proposals_are_recorded_and_considered(club: Evening) -> None:
    (_, made) = club.give(cp.Propose("ann", " no straddles ", "ann", "fspr-training:term-actions.10d"))
    assert "fspr-training:preamble.9" in made.cites  # type: ignore[union-attr]
    assert club.no(cp.Propose("ann", "  ", "ann")).code == "nothing_said"
    assert club.no(cp.AnswerProposal(1, "accepted", "", "mira")).code == "not_your_role"
    club.give(cp.AnswerProposal(1, "accepted", "from May", "adam"))
    assert club.no(cp.AnswerProposal(1, "rejected", "", "adam")).code == "proposal_is_decided"


def test_an_evening_from_invitation_to_handover(club: Evening) -> None:
    club.give(ce.PlanEvening("Friday", club.at + HOUR, ("ann", "nobody"), "mira"))
    assert club.now.evenings[1].invited == (("ann", ""),)
    club.give(ce.AnswerInvitation(1, "ann", "yes", "ann"))
    assert club.no(ce.AnswerInvitation(1, "bob", "yes", "bob")).code == "not_invited"
    table, other = min(club.now.tables), club.table()
    club.give(cp.RegisterMember("dave", "fred"))
    club.give(cp.Appoint("dave", ("dealer",), "adam"))
    club.give(ce.Deal("dora", table, "fred"))
    club.give(ce.Deal("dave", other, "fred"))
    assert club.no(ce.Deal("ann", table, "fred")).code == "no_dealer"
    refused = club.no(ce.HandOverTable(table, "ann", "dora"))
    assert refused.code == "no_dealer"
    club.give(ce.HandOverTable(table, "dave", "dora", "10/20", ("ann",), "loud rail"))
    assert club.now.notes[table].warned == ("ann",)
    club.give(ce.Push("fred"))
    assert [each.dealer for each in club.now.crew.boxes] == ["dave", "dora"]
    club.give(ce.ReportToFloor(table, "", "dora", "ann", "insult"))
    club.give(ce.CloseReport(1, "fred"))
    assert club.no(ce.CloseReport(1, "fred")).code == "no_such_report"
    club.give(ce.EndEvening(1, "mira"))
    assert not club.now.members["ann"].here


def test_dealers_tell_each_other_the_blinds_where_the_book_wants_it() -> None:
    club = Evening("tda-2024", "tda-2024")
    club.table()
    refused = club.no(ce.HandOverTable(1, "dora", "dora", words="all quiet"))
    assert (refused.code, refused.cites) == ("blinds_not_told", ("tda-2024:rp15",))


@pytest.mark.parametrize(("book", "order"), [("tda-2024", [2, 1, 3]), ("tda-2011", [1, 2, 3])])
def test_an_offence_and_discrimination_are_reported_first_of_all(book: str, order: list[int]) -> None:
    club = Evening(book, book)
    table = club.table()
    club.guest("ann")
    for about, words in (("chatter", ""), ("insult", ""), ("", "a lamp is out")):
        club.give(ce.ReportToFloor(table, words, "dora", "ann" if about else "", about))
    law = law_of(book, "nlhe", "cash")
    assert [each.number for each in open_reports(club.now, law)] == order
    club.give(ce.CloseReport(2, "fred"))
    assert [each.number for each in open_reports(club.now, law)] == [1, 3]


def test_documents_at_the_first_request(club: Evening) -> None:
    for name in ("competition_rules", "training_rules", "glossary", "disputes", "etiquette"):
        (_, given) = club.give(ce.AskDocument("ann", name, "uk", "ann"))
        assert given.cites == ("fspr-training:introduction.5",)  # type: ignore[union-attr]
    assert club.no(ce.AskDocument("ann", "menu", "uk", "ann")).code == "no_such_document"  # type: ignore[arg-type]
