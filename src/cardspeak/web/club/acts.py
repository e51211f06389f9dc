"""What the staff does with a tap: each form is a command to the club; a refusal is said where it was tapped."""

import re
from collections.abc import Callable
from typing import Any, get_args

from litestar import Response, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import LANGUAGES
from cardspeak.room.cash.waiting import Reply
from cardspeak.room.club import commands_cashier as cashier
from cardspeak.room.club import commands_evening as evening
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.state import Document, Measure
from cardspeak.web.club import acts_more
from cardspeak.web.club.house import Console, page_at, staffed
from cardspeak.web.club.pages import shown
from cardspeak.web.club.typed import (
    LONGEST_NUMBER,
    Data,
    Mistyped,
    chosen,
    counted,
    end_of_day,
    number,
    pieces,
    sent_as,
    text,
    ticked,
    way,
)  # fmt: skip
from cardspeak.web.people.entrance import Asked, Form, to
from cardspeak.web.render import sentence

BACK = re.compile(r"[a-z]+(/[\w-]{1,40})?", re.ASCII)
Deed = Callable[[Data, str], Any]
DEEDS: dict[str, Deed] = {
    # the desk
    "open-shift": lambda data, by: cashier.OpenShift(number(data, "float"), by),
    "close-shift": lambda data, by: cashier.CloseShift(number(data, "counted"), by, number(data, "shift", 0)),
    "move-cash": lambda data, by: cashier.MoveCash(
        number(data, "amount") * (-1 if data.get("to") == "till" else 1), by
    ),
    "sell": lambda data, by: cashier.SellChips(text(data, "member"), number(data, "amount"), by, way(data)),
    "exit-sheet": lambda data, by: cashier.MakeExitSheet(text(data, "member"), number(data, "amount"), by),
    "pay-out": lambda data, by: cashier.PayOut(
        text(data, "member"), number(data, "amount"), by, number(data, "sheet", 0)
    ),
    "keep": lambda data, by: cashier.KeepChips(text(data, "member"), number(data, "amount"), by),
    "hand-back": lambda data, by: cashier.HandBack(text(data, "member"), number(data, "amount"), by),
    "redeem": lambda data, by: cashier.RedeemTicket(
        text(data, "number", LONGEST_NUMBER), text(data, "member"), text(data, "event"), number(data, "price"), by,
        way(data),
    ),
    "settle-tickets": lambda data, by: cashier.SettleTickets(
        text(data, "event"), bool(data.get("held")), by, text(data, "later")
    ),
    "count-cage": lambda data, by: cashier.CountCage(pieces(data, every=True), by),
    "issue-chips": lambda data, by: cashier.IssueChips(pieces(data), by),
    # lists and seats
    "leave-list": lambda data, by: floor.LeaveList(text(data, "member"), text(data, "game"), by),
    "call-next": lambda data, by: floor.CallNext(number(data, "table"), by),
    "answer": lambda data, by: floor.AnswerCall(
        text(data, "member"), text(data, "game"), chosen(data, "answer", get_args(Reply)), by
    ),
    "call-over": lambda data, by: floor.CallOver(text(data, "member"), text(data, "game"), by),
    "set-main": lambda data, by: floor.SetMain(number(data, "table"), number(data, "main"), by),
    "change-place": lambda data, by: floor.ChangePlace(text(data, "member"), number(data, "place"), by),
    "take-seat": lambda data, by: floor.TakeSeat(
        text(data, "member"), number(data, "table"), number(data, "chips"), by, number(data, "place", -1)
    ),
    "add-chips": lambda data, by: floor.AddChips(
        text(data, "member"), number(data, "chips"), counted(data, "stack"), by
    ),
    "leave-seat": lambda data, by: floor.LeaveSeat(text(data, "member"), counted(data, "chips"), by),
    "close-table": lambda data, by: floor.CloseTable(number(data, "table"), counted(data, "counted"), by),
    "go-away": lambda data, by: floor.GoAway(text(data, "member"), by),
    "count-absent": lambda data, by: floor.CountAbsent(text(data, "member"), counted(data, "chips"), by),
    "take-keeping": lambda data, by: floor.TakeIntoKeeping(text(data, "member"), by),
    "fill": lambda data, by: floor.Fill(number(data, "table"), number(data, "amount"), by),
    "count-drop": lambda data, by: floor.CountDrop(number(data, "table"), number(data, "amount"), by),
    "collect-drop": lambda data, by: floor.CollectDrop(number(data, "table"), by),
    "collect-time": lambda data, by: floor.CollectTime(number(data, "table"), by),
    "break-table": lambda data, by: floor.BreakTable(number(data, "table"), by),
    # the evening
    "end-evening": lambda data, by: evening.EndEvening(number(data, "evening"), by),
    "deal": lambda data, by: evening.Deal(text(data, "dealer"), number(data, "table"), by),
    "go-home": lambda data, by: evening.GoHome(text(data, "dealer"), by),
    "push": lambda data, by: evening.Push(by),
    "hand-over": lambda data, by: evening.HandOverTable(
        number(data, "table"), text(data, "to"), by, text(data, "blinds", 60), ticked(data, "warned-"),
        text(data, "disruption"), text(data, "words"),
    ),
    "report": lambda data, by: evening.ReportToFloor(
        number(data, "table"), text(data, "words"), by, text(data, "member")
    ),
    "close-report": lambda data, by: evening.CloseReport(number(data, "number"), by),
    "say": lambda data, by: evening.Say(text(data, "words"), by, number(data, "table", 0)),
    "ask-document": lambda data, by: evening.AskDocument(
        text(data, "member"), chosen(data, "document", get_args(Document)), chosen(data, "language", LANGUAGES), by
    ),
    # members, discipline, proposals
    "arrive": lambda data, by: people.Arrive(text(data, "member"), by, number(data, "card", 0)),
    "depart": lambda data, by: people.Depart(text(data, "member"), by),
    "new-card": lambda data, by: people.NewCard(text(data, "member"), by),
    "ban": lambda data, by: people.BanMember(
        text(data, "member"), text(data, "offence", 60), end_of_day(data), text(data, "reason"), by
    ),
    "lift-ban": lambda data, by: people.LiftBan(text(data, "member"), text(data, "reason"), by),
    "erase": lambda data, by: people.EraseMember(text(data, "member"), by),
    "offence": lambda data, by: people.RecordOffence(
        text(data, "member"), text(data, "offence", 60), chosen(data, "measure", get_args(Measure)), by,
        end_of_day(data), number(data, "rounds", 0), text(data, "event"), number(data, "table", 0),
        text(data, "reason"),
    ),
    "serve": lambda data, by: people.ServeRounds(number(data, "case"), 1, by),
    "lift-case": lambda data, by: people.LiftCase(number(data, "case"), text(data, "reason"), by),
    "confirm-case": lambda data, by: people.ConfirmCase(number(data, "case"), by),
    "move-spectator": lambda data, by: people.MoveSpectator(
        text(data, "member"), number(data, "table"), text(data, "reason"), by
    ),
    "protest": lambda data, by: people.Protest(number(data, "case"), text(data, "member"), text(data, "reason"), by),
    "forward-protest": lambda data, by: people.ForwardProtest(number(data, "number"), by),
    "receive-protest": lambda data, by: people.ReceiveProtest(number(data, "number"), by),
    "decide-protest": lambda data, by: people.DecideProtest(
        number(data, "number"), chosen(data, "outcome", ("rejected", "upheld")), text(data, "words"), by
    ),
    "propose": lambda data, by: people.Propose(by, text(data, "words"), by, text(data, "clause", 60)),
    "answer-proposal": lambda data, by: people.AnswerProposal(
        number(data, "number"), chosen(data, "outcome", ("accepted", "rejected")), text(data, "answer"), by
    ),
    "undo": lambda data, by: people.Undo(number(data, "step"), text(data, "reason"), by),
}  # fmt: skip


@post("/club/do/{deed:str}")
async def do(request: Asked, deed: FromPath[str], data: Form) -> Response[str] | Redirect:
    """Carry out what the staff has tapped."""
    back = data.get("back", "evening")
    back = back if BACK.fullmatch(back) else "evening"
    console = await staffed(request, back=back)
    if isinstance(console, Redirect):
        return console
    console.sent = sent_as(data)
    try:
        outcome = await _outcome(console, deed, data)
    except Mistyped as error:
        outcome = error.refused
    if isinstance(outcome, Refused):
        return refused(console, back, outcome, data)
    return to(outcome if isinstance(outcome, str) else page_at(back))


async def _outcome(console: Console, deed: str, data: Data) -> Any:
    if deed in acts_more.OTHERS:
        return await acts_more.OTHERS[deed](console, data)
    if deed in DEEDS:
        return await console.ask(DEEDS[deed](data, console.me.id))
    raise NotFoundException


def refused(console: Console, back: str, outcome: Refused, data: Data) -> Response[str]:
    """Show the page again on which something was tapped, with why it could not be done and the way out."""
    ids = [fact for fact in outcome.facts.values() if isinstance(fact, str) and fact in console.club.members]
    problem = sentence(console.language, outcome, {member: console.name(member) for member in ids})
    again = Console(console.request, console.me)  # the club may have gone on
    try:
        return shown(again, back, problem, given=data)
    except NotFoundException:  # somebody closed the table meanwhile
        return shown(again, "evening", problem)


HANDLERS = (do,)
