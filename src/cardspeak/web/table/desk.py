"""The desk at an online table: a call for the floor; a penalty by taps: who, what, which; undoing one."""

from typing import Any

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery

from cardspeak.floor.sanctions.record import Former
from cardspeak.hand.refused import Refused
from cardspeak.irregularities import offence_of
from cardspeak.law.facts import Facts
from cardspeak.locale.messages import say
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.discipline import PROTOCOL
from cardspeak.room.table.offence_cost import KNOWN, verdict
from cardspeak.room.table.state import Table
from cardspeak.service.asking import read_asked
from cardspeak.service.room import Room
from cardspeak.service.tables import LAWS, RunningTable
from cardspeak.service.threads import EVENTS
from cardspeak.web.home.reach import reached
from cardspeak.web.people.entrance import Asked, Form
from cardspeak.web.people.session import language_of, parts_of, who
from cardspeak.web.render import sentence, template, words
from cardspeak.web.table import desk_words

DOES = ("call-floor", "penalise", "undo-penalty")


class Desk:
    """What one member sees of the desk of a table: steps that lead to one command."""

    def __init__(self, request: Asked, table_id: str) -> None:
        room, me = parts_of(request).room, who(request)
        running = reached(request, table_id)
        if running is None:
            raise NotFoundException
        if me is None:
            raise PermissionDeniedException
        self.room: Room = room
        self.running: RunningTable = running
        self.me, self.language = me.id, language_of(request)

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.running.state

    def draw(self, step: str, **facts: Any) -> Response[str]:
        """Answer with one step."""
        given = {
            **words(self.language), "id": self.running.id, "step": step, "name": self.room.name, "said": "",
            "about": "", "offence": "", "reason": "", "seat": -1, "yes": "", "no": "", **facts,
        }  # fmt: skip
        return Response(template("desk.html", given), media_type=MediaType.HTML)

    def only_floor(self) -> None:
        """Refuse everybody else."""
        if self.me not in self.table.floor:
            raise PermissionDeniedException

    def seated(self, number: int) -> str:
        """Return who sits there, "" where nobody does."""
        seat = self.table.seats[number] if 0 <= number < len(self.table.seats) else None
        return seat.member if seat else ""

    async def choose(self, seat: int, offence: str, about: str, searched: str, told: tuple[str, str], said: str = "",
               reason: str = "") -> Response[str]:  # fmt: skip
        """Ask for what is not chosen yet: the player, the offence, a circumstance, the penalty."""
        member = self.seated(seat)
        if not member:
            players = [
                (number, each.member) for number, each in enumerate(self.table.seats) if each and not each.bot
            ]  # fmt: skip
            return self.draw("who", players=players, said=said)
        offence = offence_of(offence)
        if offence not in KNOWN:
            lines = [text for speaker, text in self.room.chat.at(self.running.id) if speaker == member]
            groups = desk_words.found(self.language, searched)
            return self.draw("what", seat=seat, player=self.room.name(member), groups=groups, searched=searched,
                             lines=lines[::-1], about=about, said=said)  # fmt: skip
        return await self.which(seat, member, offence, about, told, said, reason)

    async def which(self, seat: int, member: str, offence: str, about: str, told: tuple[str, str], said: str,
              reason: str) -> Response[str]:  # fmt: skip
        """Show what the book says of the offence, and its penalties."""
        law = law_now(self.table, LAWS)
        record = await EVENTS.call(self.room.records.former, member)
        known = {**{fact: True for fact in told[:1] if fact}, **{fact: False for fact in told[1:] if fact}}
        found = verdict(self.table, seat, KNOWN[offence], record, known, law)
        facts = {"seat": seat, "offence": offence, "about": about, "yes": told[0], "no": told[1], "said": said,
                 "player": self.room.name(member), "what": desk_words.offence(self.language, offence)}  # fmt: skip
        if found.asks:
            return self.draw("fact", fact=found.asks, question=desk_words.question(self.language, found.asks), **facts)
        scale = law.penalty_scale(Facts({}))
        every = desk_words.choices([(each.kind, each.least, each.most) for each in scale])
        offered = desk_words.choices([(each.kind, each.least, each.most) for each in found.ranges])
        return self.draw(
            "which", book=desk_words.of_verdict(self.language, found), clauses=found.clauses, reason=reason,
            protocol=desk_words.question(self.language, PROTOCOL) if law.penalty_protocol(Facts({})) else "",
            by=desk_words.imposers(self.language, found), record=self.recorded(record), offered=self.named(offered),
            every=self.named([("none", 1), *[each for each in every if each not in offered]]), **facts,
        )  # fmt: skip

    def recorded(self, record: tuple[Former, ...]) -> str:
        """Name the former offences of a player."""
        rows = [(each.offence, *(each.penalty or ("none", 1))) for each in record]
        return desk_words.record(self.language, rows)

    def named(self, rows: list[tuple[str, int]]) -> list[tuple[str, str]]:
        """Return penalties as a form sends them, with their names."""
        return [
            (_written(kind, number), desk_words.penalty(self.language, kind, number)) for kind, number in rows
        ]  # fmt: skip

    def undoing(self, case: int, said: str = "", reason: str = "") -> Response[str]:
        """Ask why a penalty is undone."""
        given = next((row for row in self.table.given if row.case == case and not row.undone), None)
        if given is None:
            return self.draw("done", said=sentence(self.language, Refused("no_penalty_to_undo", {})))
        ruled = desk_words.ruled(self.language, given, self.room.name)
        return self.draw("undo", case=case, ruled=ruled, said=said, reason=reason)


def _written(kind: str, number: int) -> str:
    if kind == "none":
        return "nothing"
    return f"{number} {kind}" if kind in ("hands", "rounds") else kind


@get("/tables/{table_id:str}/desk")
async def desk(
    request: Asked, table_id: FromPath[str], seat: FromQuery[int] = -1, offence: FromQuery[str] = "",
    about: FromQuery[str] = "", q: FromQuery[str] = "", yes: FromQuery[str] = "", no: FromQuery[str] = "",
    undo: FromQuery[int] = 0, call: FromQuery[str] = "", close: FromQuery[str] = "",
) -> Response[str]:  # fmt: skip
    """Show one step at the desk of a table."""
    shown = Desk(request, table_id)
    if close:
        return shown.draw("closed")
    if call:
        return shown.draw("call")
    shown.only_floor()
    if undo:
        return shown.undoing(undo)
    return await shown.choose(seat, offence, about, q, (yes, no))


@post("/tables/{table_id:str}/desk", status_code=200)
async def done(request: Asked, table_id: FromPath[str], data: Form) -> Response[str]:
    """Do what the last step asks for; what is refused shows the step again."""
    shown = Desk(request, table_id)
    do = data.get("do", "")
    if do not in DOES:
        raise ClientException
    fields = {key: data.get(key, "") for key in ("id", "seat", "amount", "text", "about", "yes", "no")}
    if do == "penalise" and not shown.seated(_number(fields["seat"])):
        shown.only_floor()
        return await shown.choose(-1, "", "", "", ("", ""))  # the player has left meanwhile
    reason = data.get("reason", "").strip()
    so = [fact for fact in (fields["yes"], data.get("protocol", "")) if fact]
    asked = read_asked({"do": do, "why": reason, **fields, "yes": so})
    outcome = asked if isinstance(asked, Refused) else await shown.room.ask(shown.running, shown.me, asked)
    if not isinstance(outcome, Refused):
        return shown.draw("done", said=say(shown.language, "desk-done"))
    said = sentence(shown.language, outcome)
    if do == "call-floor":
        return shown.draw("call", said=said)
    if do == "undo-penalty":
        return shown.undoing(_number(fields["amount"]), said, reason)
    shown.only_floor()
    offence = fields["text"].rpartition(":")[0]
    told = fields["yes"], fields["no"]
    return await shown.choose(_number(fields["seat"]), offence, fields["about"], "", told, said, reason)


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 9 else -1


HANDLERS = (desk, done)
