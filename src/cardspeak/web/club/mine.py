"""What members do for themselves: their own page, by an account or by the personal link of their card."""

from typing import get_args

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.room.cash.admission import documents as papers
from cardspeak.room.cash.admission import may_propose
from cardspeak.room.cash.waiting import Reply
from cardspeak.room.club import commands_evening as evening
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.state import Document, roles_of
from cardspeak.service.aggregate import Done
from cardspeak.service.running_club import law_of
from cardspeak.service.threads import PEOPLE
from cardspeak.web.club.documents import paper_at
from cardspeak.web.club.house import club_of, desk_of
from cardspeak.web.club.live import mine_part
from cardspeak.web.club.typed import sent_as
from cardspeak.web.floor.pages import whole
from cardspeak.web.people.entrance import Asked, Form, to
from cardspeak.web.people.session import language_of, parts_of, session_cookie, visitor_of, who
from cardspeak.web.render import page, raw, sentence
from cardspeak.web.slowed import slowed

COMES = ("yes", "maybe", "no")
LONGEST = 300


def _mine(request: Asked, problem: str = "") -> Response[str] | Redirect:
    club, me = club_of(request), who(request)
    law = law_of(club.house.book, club.house.game, "cash")
    if me is None:
        return to("/enter?next=/club/me")
    if me.id not in club.members:
        return page(request, "club_stranger.html", here="club", name=club.house.name)
    shown = desk_of(request).shown
    own = [
        {"number": each.number, "words": shown(each.words), "outcome": each.outcome, "answer": shown(each.answer)}
        for each in club.proposals.values() if each.member == me.id
    ]  # fmt: skip
    return page(
        request, "club_mine.html", here="club", name=club.house.name, problem=problem, status=422 if problem else 200,
        live=raw(mine_part(request, me.id)), proposals=own,
        may_propose=may_propose(law), papers=papers(law),
    )  # fmt: skip


@get("/club/me", sync_to_thread=False)
def my_page(request: Asked) -> Response[str] | Redirect:
    """Show a member their own page."""
    return _mine(request)


@post("/club/me/{deed:str}")
async def my_deed(request: Asked, deed: FromPath[str], data: Form) -> Response[str] | Redirect:
    """Do what a member does for themselves: answer a call, leave a list, be away or back, ask for another table or a
    document, answer an invitation, protest, propose.
    """
    club_of(request)
    me = who(request)
    if me is None:
        return to("/enter?next=/club/me")
    answer = data.get("answer", "")
    match deed:
        case "answer" if answer in get_args(Reply):
            command: object = floor.AnswerCall(me.id, data.get("game", ""), answer, me.id)  # type: ignore[arg-type]
        case "leave-list":
            command = floor.LeaveList(me.id, data.get("game", ""), me.id)
        case "come" if answer in COMES:
            number = whole(data.get("evening", ""))
            command = evening.AnswerInvitation(number, me.id, answer, me.id)  # type: ignore[arg-type]
        case "away":
            command = floor.GoAway(me.id, me.id)
        case "back":
            command = floor.ComeBack(me.id, me.id)
        case "change":
            command = floor.AskChange(me.id, max(whole(data.get("table", "")), 0), me.id)
        case "protest":
            reason = data.get("reason", "").strip()[:LONGEST]
            command = people.Protest(whole(data.get("case", "")), me.id, reason, me.id)
        case "document":
            return await _document(request, me.id, data)
        case "propose":
            words, clause = data.get("words", "").strip()[:LONGEST], data.get("clause", "").strip()[:60]
            command = people.Propose(me.id, words, me.id, clause)
        case _:
            raise NotFoundException
    outcome = await _asked(request, me.id, command, data)
    return _refused(request, outcome) if isinstance(outcome, Refused) else to("/club/me")


async def _asked(request: Asked, member: str, command: object, data: Form) -> Done | Refused:
    return await desk_of(request).ask(member, command, command_id=sent_as(data))


def _refused(request: Asked, outcome: Refused) -> Response[str] | Redirect:
    desk, club = desk_of(request), club_of(request)
    ids = [fact for fact in outcome.facts.values() if isinstance(fact, str) and fact in club.members]
    return _mine(request, sentence(language_of(request), outcome, {each: desk.name(each) for each in ids}))


async def _document(request: Asked, member: str, data: Form) -> Response[str] | Redirect:
    """Record that a document was asked for, and show it."""
    kind, language = data.get("document", ""), language_of(request)
    if kind not in get_args(Document):
        raise NotFoundException
    command = evening.AskDocument(member, kind, language, member)  # type: ignore[arg-type]
    outcome = await _asked(request, member, command, data)
    return _refused(request, outcome) if isinstance(outcome, Refused) else to(paper_at(club_of(request), kind))


@get("/club/link/{secret:str}")
async def link(request: Asked, secret: FromPath[str]) -> Response[str] | Redirect:
    """Open a personal link: the staff sees the member, the member their own page, anybody else is asked once."""
    club, me = club_of(request), who(request)
    found = await PEOPLE.call(parts_of(request).links.member, secret)
    if found is None:
        return page(request, "club_link.html", here="club", status=404, name=club.house.name, secret="")
    if me is not None and roles_of(club, me.id):
        return to(f"/club/run/member/{found.id}")
    if me is not None and me.id == found.id:
        return to("/club/me")
    return page(request, "club_link.html", here="club", name=club.house.name, secret=secret)


@post("/club/link/{secret:str}")
async def enter_by_link(request: Asked, secret: FromPath[str]) -> Response[str] | Redirect:
    """Let in on this phone whose link it is."""
    club = club_of(request)
    outcome = await PEOPLE.call(parts_of(request).links.enter, secret, visitor_of(request))
    if isinstance(outcome, Refused):
        problem = sentence(language_of(request), outcome)
        again = page(
            request, "club_link.html", here="club", status=422, name=club.house.name, secret="", problem=problem
        )
        return slowed(again, outcome)
    parts_of(request).room.names.learn(outcome.member.id, outcome.member.name)
    return to("/club/me", session_cookie(request, outcome.secret))


HANDLERS = (my_page, my_deed, link, enter_by_link)
