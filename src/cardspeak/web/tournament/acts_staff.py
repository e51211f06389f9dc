"""What the staff does about days and bags, tickets, and protests: each form is one command, or one for each player."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import say
from cardspeak.room.tournament.race import colour_up_now
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_days as days
from cardspeak.room.tournament.run import commands_staff as staff
from cardspeak.room.tournament.run.state import Tournament, roles_of, seat_of
from cardspeak.room.tournament.stalling import Measure
from cardspeak.room.tournament.tickets import Kind
from cardspeak.service.running_tournament import law_of
from cardspeak.web.floor.pages import whole
from cardspeak.web.people.session import too_many_tables
from cardspeak.web.tournament.changing import changed
from cardspeak.web.tournament.console import Console
from cardspeak.web.tournament.flight_sight import BEFORE, flight, flights_of

Data = Mapping[str, str]
LONGEST = 300
LONGEST_NUMBER = 40


def _text(data: Data, key: str, most: int = LONGEST) -> str:
    return data.get(key, "").strip()[:most]


def _number(data: Data, key: str) -> int:
    return max(whole(data.get(key, "").strip()), 0)


def _outcome(data: Data) -> Any:
    found = data.get("outcome", "")
    return found if found in ("upheld", "rejected") else ""


def _measures(data: Data) -> tuple[Measure, ...]:
    """Return the measure that was chosen; none: what was announced is over."""
    means: Any = data.get("means", "")
    measure = Measure(means, _number(data, "number"), _number(data, "cards"), _number(data, "seconds"))
    return (measure if means == "shot_clock" else measure._replace(cards=0, seconds=0),) if means else ()


Deed = Callable[[Data, Tournament, str], Any]
DEEDS: dict[str, Deed] = {
    "end-day": lambda data, now, by: days.EndDay(by),
    "close-bags": lambda data, now, by: days.CloseBags(by, _text(data, "reason")),
    "next-day": lambda data, now, by: days.NextDay(by),
    "send-on": lambda data, now, by: days.SendOn(_text(data, "to", LONGEST_NUMBER), by),
    "stalling": lambda data, now, by: staff.MeetStalling(_measures(data), by),
    "break-by-lot": lambda data, now, by: staff.BreakByLot(by),
    "settle-tickets": lambda data, now, by: staff.SettleTickets(
        by, max(_number(data, "times"), 1), _text(data, "later", LONGEST_NUMBER)
    ),
    "pay-ticket": lambda data, now, by: staff.PayTicket(
        data.get("member", ""),
        _text(data, "number", LONGEST_NUMBER),
        _number(data, "worth"),
        _text(data, "event", LONGEST_NUMBER),
        by,
    ),
    "guest": lambda data, now, by: staff.InviteGuest(data.get("member", ""), by, bool(data.get("on"))),
    "end-satellite": lambda data, now, by: staff.EndSatellite(by),
    "confirm-penalty": lambda data, now, by: staff.ConfirmPenalty(_number(data, "case"), by),
    "protest": lambda data, now, by: staff.MakeProtest(
        data.get("member", ""), _number(data, "case"), _text(data, "reason"), by
    ),
    "forward-protest": lambda data, now, by: staff.ForwardProtest(_number(data, "number"), by),
    "receive-protest": lambda data, now, by: staff.ReceiveProtest(_number(data, "number"), by),
    "decide-protest": lambda data, now, by: staff.DecideProtest(
        _number(data, "number"), _outcome(data), _text(data, "words"), by
    ),
}


async def count_bags(console: Console, data: Data) -> Any:
    """Enter what was counted in the bags; a field that was left empty is no count."""
    for key, text in data.items():
        kind, _, member = key.partition("-")
        if kind in ("bag", "own") and text.strip():
            command = days.CountBag(member, max(whole(text.strip()), 0), console.me.id, own=kind == "own")
            outcome = await console.all.ask(console.running, console.me.id, command)
            if isinstance(outcome, Refused):
                return outcome
    return None


async def make_flight(console: Console, data: Data) -> Any:
    """Make another flight of an event: a tournament like it, whose players are to go on to it."""
    tournament = console.running.state
    if "director" not in roles_of(tournament, console.me.id):
        return Refused("staff_only", {"roles": "director"})
    if tournament.stage not in BEFORE:
        return Refused(f"tournament_{tournament.stage}", {})
    made = len(flights_of(console.all, console.running))
    settings = flight(tournament.settings, console.running.id, made)
    refused = too_many_tables(console.request, console.me.id)
    return refused or await console.all.announce(settings, console.me.id)


async def _called(console: Console, name: str) -> str | Refused:
    """Return the player of this name; "" for no name."""
    return await console.all.call_player(console.running, console.me.id, name) if name.strip() else ""


async def note_ticket(console: Console, data: Data) -> Any:
    """Make a ticket known that was sold or won elsewhere."""
    member = await _called(console, data.get("name", ""))
    if isinstance(member, Refused):
        return member
    kind: Any = data.get("kind") if data.get("kind") in get_args(Kind) else "prize"
    number, worth = _text(data, "number", LONGEST_NUMBER), _number(data, "worth")
    command = c.NoteTicket(number, worth, console.me.id, member, kind)
    return await console.all.ask(console.running, console.me.id, command)


async def pass_ticket(console: Console, data: Data) -> Any:
    """Pass a ticket to another player."""
    member = await console.all.call_player(console.running, console.me.id, data.get("name", ""))
    if isinstance(member, Refused):
        return member
    command = staff.PassTicket(_text(data, "number", LONGEST_NUMBER), member, console.me.id)
    return await console.all.ask(console.running, console.me.id, command)


async def change_settings(console: Console, data: Data) -> Any:
    """Announce what was changed in the form; what is not in it stays."""
    wanted = changed(console.running.state.settings, data)
    if isinstance(wanted, Refused):
        return wanted
    return await console.all.ask(console.running, console.me.id, c.ChangeSettings(wanted, console.me.id))


async def colour_one(console: Console, data: Data) -> Any:
    """Announce that the chips of one player are coloured up, at any time where the book lets the director do so."""
    member, tournament = data.get("member", ""), console.running.state
    if not colour_up_now(law_of(tournament.settings)) or seat_of(tournament, member) is None:
        return Refused("no_race_now", {"smallest": min(tournament.chips, default=0)})
    text = say(console.language, "tour-coloured-one", name=console.name(member))
    return await console.all.ask(console.running, console.me.id, c.Say(text, console.me.id))


OTHERS = {
    "colour-one": colour_one,
    "settings": change_settings,
    "bags": count_bags,
    "make-flight": make_flight,
    "note-ticket": note_ticket,
    "pass-ticket": pass_ticket,
}
