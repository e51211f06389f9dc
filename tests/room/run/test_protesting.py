"""A penalty of a federation's competition, and the protest against it."""

from tests.room.run.test_stored import stored_again
from tests.room.run.told import EVENING, Run

from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_staff as s
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.tickets import DAY

COMPETITION: Settings = EVENING._replace(book="fspr-competition", rebuy=None, addon=None, late_until=0)


def competition(settings: Settings = COMPETITION) -> Run:
    run = Run(settings)
    run.give(c.Appoint("judy", ("judge",), "dana"))
    run.give(c.Appoint("fred", ("floor",), "dana"))
    run.enter("ann", "bob", "cyd", "dan")
    run.give(c.Start("dana"))
    return run


def test_from_the_penalty_to_the_decision() -> None:
    run = competition()
    run.give(c.Penalise("ann", "phone", "rounds", "fred", 2))
    why = "It rang in another pocket"
    assert run.refuses(s.MakeProtest("bob", 1, why, "bob")) == "no_protest"
    assert run.refuses(s.MakeProtest("ann", 1, why, "ann")) == "protest_to_the_chief_first"
    assert run.refuses(s.ConfirmPenalty(1, "fred")) == "staff_only"
    run.give(s.ConfirmPenalty(1, "judy"))
    assert run.refuses(s.MakeProtest("ann", 1, " ", "ann")) == "protest_without_a_reason"
    assert run.refuses(s.MakeProtest("ann", 7, why, "ann")) == "no_such_case"
    run.give(s.MakeProtest("ann", 1, why, "ann"))
    assert run.refuses(s.MakeProtest("ann", 1, why, "ann")) == "protest_made"
    assert run.refuses(s.ForwardProtest(1, "ann")) == "staff_only"
    run.give(s.ForwardProtest(1, "judy"))
    run.at += DAY
    run.give(s.ReceiveProtest(1, "judy"))
    assert run.now.protests[0].due == run.at + 30 * DAY
    assert run.now.penalties[0].left == 8
    run.give(s.DecideProtest(1, "upheld", "The bill of the phone shows it", "judy"))
    assert (run.now.penalties[0].lifted, run.now.penalties[0].left) == (True, 0)
    assert run.refuses(s.DecideProtest(1, "rejected", "", "judy")) == "protest_decided"
    stored_again(run)
    assert run.replayed() == run.now


def test_a_protest_after_the_end_is_turned_away_and_an_earlier_one_decided() -> None:
    run = competition()
    run.give(c.Penalise("ann", "insult", "warning", "judy"))
    run.give(c.Penalise("bob", "insult", "warning", "judy"))
    run.give(s.MakeProtest("ann", 1, "He began", "ann"))
    for member in ("ann", "bob", "cyd"):
        run.bust(member)
    assert run.now.stage == "over"
    assert run.refuses(s.MakeProtest("bob", 2, "He began", "bob")) == "protest_too_late"
    run.give(s.ForwardProtest(1, "judy"))
    run.give(s.ReceiveProtest(1, "judy"))
    run.give(s.DecideProtest(1, "rejected", "", "judy"))
    assert not run.now.penalties[0].lifted
    assert run.refuses(s.ForwardProtest(9, "judy")) == "no_such_protest"


def test_who_may_disqualify() -> None:
    run = competition()
    out = c.Penalise("ann", "cheating", "disqualification", "fred", chips=5000)
    assert run.refuses(out) == "not_yours_to_impose"
    assert run.refuses(out._replace(by="dana")) == "not_yours_to_impose"
    run.give(out._replace(by="judy"))
    assert run.own("ann").status == "disqualified"


def test_no_protest_where_the_decision_is_final() -> None:
    run = competition(COMPETITION._replace(book="tda-2011"))
    run.give(c.Penalise("ann", "phone", "warning", "dana"))
    assert run.refuses(s.MakeProtest("ann", 1, "why", "ann")) == "no_protest"
