"""What the staff does from the console: each form is one command; what it was is the last step, with its undo."""

from collections.abc import Callable, Mapping
from typing import Any

from litestar import Response, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.law.sanctions import KINDS
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.commands_staff import CallWaiting, RemoveNoShows
from cardspeak.room.tournament.run.state import Tournament, table_of
from cardspeak.room.tournament.run.time import shows
from cardspeak.service.threads import PEOPLE
from cardspeak.web.floor.pages import whole
from cardspeak.web.people.entrance import Asked, Form, to
from cardspeak.web.render import sentence
from cardspeak.web.tournament import acts_staff
from cardspeak.web.tournament.console import DOCK, ROLES, SECTIONS, STAFF, Console, run_by
from cardspeak.web.tournament.player_sight import bought
from cardspeak.web.tournament.wanted import PLAYS

Data = Mapping[str, str]
LONGEST = 300


def _text(data: Data, key: str) -> str:
    return data.get(key, "").strip()[:LONGEST]


def _number(data: Data, key: str) -> int:
    """Read a number, which may be below zero; 0 for what is none."""
    text = data.get(key, "").strip().replace("−", "-")
    found = whole(text.lstrip("+-"))
    return 0 if found < 0 else -found if text.startswith("-") else found


def _many(data: Data, prefix: str) -> dict[str, str]:
    """Return the fields of a form that are one for each player, by the player."""
    return {key.removeprefix(prefix): value.strip() for key, value in data.items() if key.startswith(prefix)}


def _counts(data: Data, prefix: str) -> tuple[tuple[str, int], ...]:
    return tuple([(member, whole(text)) for member, text in _many(data, prefix).items() if whole(text) >= 0])


def _losers(data: Data) -> tuple[c.Loser, ...]:
    """Return who is out: one who was tapped, or several with their stacks and who won them."""
    if "member" in data:
        winner = data.get("winner", "")
        return (c.Loser(data["member"], winners=(winner,) if winner else ()),)
    winners = _many(data, "winner-")
    return tuple(
        [
            c.Loser(member, whole(data.get(f"started-{member}", "")), (winners[member],) if winners.get(member) else ())
            for member in _many(data, "out-")
        ]
    )


def _kind(data: Data) -> tuple[Any, int]:
    name, _, number = data.get("kind", "").partition(" ")
    return next((kind for kind in KINDS if kind == name), "none"), max(whole(number), 1)


def _held(data: Data) -> tuple[c.Held, ...]:
    old = _number(data, "old")
    return tuple([
        c.Held(member, ((old, whole(text) if text else 0),), True) for member, text in _many(data, "held-").items()
    ])  # fmt: skip


def _order(data: Data) -> tuple[int, ...]:
    words = data.get("tables", "").replace(",", " ").split()
    return tuple([number for number in map(whole, words) if number >= 0])


Deed = Callable[[Data, Tournament, str], Any]
DEEDS: dict[str, Deed] = {
    "open": lambda data, now, by: c.OpenRegistration(by),
    "close": lambda data, now, by: c.CloseRegistration(by),
    "bot": lambda data, now, by: c.Register("", by, bot=_text(data, "level")),
    "withdraw": lambda data, now, by: c.Unregister(data.get("member", ""), by),
    "reenter": lambda data, now, by: c.ReEnter(data.get("member", ""), by),
    "surrender": lambda data, now, by: c.Surrender(data.get("member", ""), by),
    "arrive": lambda data, now, by: c.ConfirmSeat(data.get("member", ""), by),
    "away": lambda data, now, by: c.BeAway(data.get("member", ""), bool(data.get("on")), by),
    "start": lambda data, now, by: c.Start(by),
    "run": lambda data, now, by: c.StartClock(by),
    "pause": lambda data, now, by: c.PauseClock(by),
    "next-level": lambda data, now, by: c.NextLevel(by, now=True),
    "correct": lambda data, now, by: c.CorrectClock(
        max(_number(data, "level") - 1, 0), max(_number(data, "minutes") * 60 + _number(data, "seconds"), 0) * 1000, by
    ),
    "push": lambda data, now, by: c.Push(by),
    "out": lambda data, now, by: c.Bust(_number(data, "table"), _losers(data), by),
    "rebuy": lambda data, now, by: c.Rebuy(
        data.get("member", ""), by, announced=bool(data.get("announced")), paid=not data.get("announced")
    ),
    "decline": lambda data, now, by: c.DeclineRebuy(data.get("member", ""), by),
    "addon": lambda data, now, by: c.AddOn(data.get("member", ""), by),
    "paid": lambda data, now, by: c.TakePayment(data.get("member", ""), by),
    "count": lambda data, now, by: c.CountStack(_counts(data, "count-"), by),
    "chips": lambda data, now, by: c.ChangeChips(
        data.get("member", ""), _number(data, "chips"), _text(data, "reason"), by
    ),
    "move": lambda data, now, by: c.Move(data.get("member", ""), _number(data, "to"), by, reason=_text(data, "reason")),
    "button": lambda data, now, by: c.TellButton(
        tuple([(whole(table), whole(seat) - 1) for table, seat in _many(data, "button-").items()]), by
    ),
    "balance": lambda data, now, by: c.Balance(by),
    "break": lambda data, now, by: c.BreakTable(_number(data, "table"), by, reason=_text(data, "reason")),
    "final": lambda data, now, by: c.FormFinal(by, reason=_text(data, "reason")),
    "open-table": lambda data, now, by: c.OpenTable(by),
    "seat-more": lambda data, now, by: c.OpenSeat(_number(data, "table"), by),
    "play": lambda data, now, by: c.Link(
        _number(data, "table"), next((play for play in PLAYS if play == data.get("how")), "told"), by
    ),
    "no-shows": lambda data, now, by: RemoveNoShows(by),
    "call": lambda data, now, by: CallWaiting(tuple(_many(data, "there-")), by),
    "right-seat": lambda data, now, by: c.PutRight(
        ((data.get("member", ""), _number(data, "table"), _number(data, "seat") - 1),), by, reason=_text(data, "reason")
    ),
    "hold": lambda data, now, by: c.Hold(_number(data, "table"), bool(data.get("on")), by),
    "order": lambda data, now, by: c.AnnounceOrder(_order(data), by),
    "hand-for-hand": lambda data, now, by: c.PlayHandForHand(bool(data.get("on")), by),
    "round": lambda data, now, by: c.RoundOver(by),
    "race": lambda data, now, by: c.ColourUp(_number(data, "table"), _held(data), (), by),
    "payouts": lambda data, now, by: c.SetPayouts(
        tuple([whole(word) for word in data.get("amounts", "").replace(",", " ").split()]), by
    ),
    "pay": lambda data, now, by: c.Pay(data.get("member", ""), by),
    "agree": lambda data, now, by: c.AgreeDeal(tuple([who for who, _ in now.deal.shares]) if now.deal else (), by),
    "refuse": lambda data, now, by: c.RefuseDeal(data.get("member", ""), by),
    "penalise": lambda data, now, by: c.Penalise(
        data.get("member", ""),
        data.get("offence", "")[:60],
        _kind(data)[0],
        by,
        _kind(data)[1],
        _text(data, "reason"),
        chips=whole(data.get("chips", "")),
    ),
    "serve": lambda data, now, by: c.ServePenalty(_number(data, "case"), 1, by),
    "say": lambda data, now, by: c.Say(_text(data, "text"), by),
    "cancel": lambda data, now, by: c.Cancel(_text(data, "reason"), by),
    "undo": lambda data, now, by: c.Undo(_number(data, "step"), _text(data, "reason"), by),
    **acts_staff.DEEDS,
}


async def _enter(console: Console, data: Data) -> Any:
    """Enter a player under a name that the staff types; the same name enters again once they are out."""
    member = await console.all.call_player(console.running, console.me.id, data.get("name", ""))
    if isinstance(member, Refused):
        return member
    own = console.running.state.entrants.get(member)
    again = own is not None and own.status == "out"
    by, ticket = console.me.id, _text(data, "ticket")
    command = (
        c.ReEnter(member, by, ticket=ticket)
        if again
        else c.Register(member, by, ticket=ticket, needs=_text(data, "needs"))
    )
    return await console.all.ask(console.running, console.me.id, command)


async def _deal(console: Console, data: Data) -> Any:
    """Propose a deal, once the stacks that it is made by are counted."""
    by, ask, running = console.me.id, console.all.ask, console.running
    counts = _counts(data, "count-")
    if counts:
        counted = await ask(running, by, c.CountStack(counts, by))
        if isinstance(counted, Refused):
            return counted
    kind: Any = data.get("kind") if data.get("kind") in ("icm", "chips") else "free"
    return await ask(running, by, c.ProposeDeal(kind, by, _counts(data, "share-"), _number(data, "kept")))


async def _appoint(console: Console, data: Data) -> Any:
    """Give a member of the room a role here."""
    name, role = _text(data, "name"), data.get("role", "")
    member = await PEOPLE.call(console.room.people.member_named, name)
    if member is None:
        return Refused("real_nobody_called", {"name": name})
    console.room.names.learn(member.id, member.name)
    roles = tuple([known for known in ROLES if known == role])
    return await console.all.ask(console.running, console.me.id, c.Appoint(member.id, roles, console.me.id))


async def _pay_all(console: Console, data: Data) -> Any:
    """Pay every prize that is not paid yet."""
    for member in console.unpaid():
        outcome = await console.all.ask(console.running, console.me.id, c.Pay(member, console.me.id))
        if isinstance(outcome, Refused):
            return outcome
    return None


OTHERS = {"enter": _enter, "deal": _deal, "appoint": _appoint, "pay-all": _pay_all, **acts_staff.OTHERS}


def _done_already(deed: str, data: Data, console: Console) -> bool:
    """Say whether what was tapped was done since the page was shown: by a second tap, or by somebody else.

    Of most deeds there is only one; a level or a re-buy more would be another one.
    """
    had, tournament = data.get("had", ""), console.running.state
    if not had:
        return False
    if deed == "next-level":
        return had != str(shows(tournament, console.room.clock.now()).level + 1)
    own = tournament.entrants.get(data.get("member", ""))
    return own is not None and had not in (bought(own), own.status)


@post("/tournaments/{tournament_id:str}/do/{deed:str}")
async def do(
    request: Asked, tournament_id: FromPath[str], deed: FromPath[str], data: Form
) -> Response[str] | Redirect:  # fmt: skip
    """Carry out what the staff has tapped; what is refused is said where it was tapped."""
    console = await run_by(request, tournament_id)
    if isinstance(console, Redirect):
        return console
    if deed in OTHERS:
        outcome = await OTHERS[deed](console, data)
    elif _done_already(deed, data, console):
        outcome = Refused("stale_command", {})
    elif deed in DEEDS:
        command = DEEDS[deed](data, console.running.state, console.me.id)
        outcome = await console.all.ask(console.running, console.me.id, command)
    else:
        raise NotFoundException
    if isinstance(outcome, Refused):
        return _again(console, deed, data, sentence(console.language, outcome, _names(console, outcome)))
    return to(_onward(console, deed, data))


def _names(console: Console, refused: Refused) -> dict[str, str]:
    """Return what the ids among the facts of a refusal are called."""
    entrants = console.running.state.entrants
    ids = [fact for fact in refused.facts.values() if isinstance(fact, str) and fact in entrants]
    return {member: console.name(member) for member in ids}


def _again(console: Console, deed: str, data: Data, problem: str) -> Response[str]:
    """Show the page again on which something was tapped, with why it could not be done."""
    member, table = data.get("member", ""), _number(data, "table")
    if deed == "race" and table_of(console.running.state, table) is not None:
        return console.race(table, problem)
    if deed == "penalise" and member in console.running.state.entrants:
        return console.player(member, problem, "tournament_penalty.html")
    where = {"deal": "deal", "say": "more", "appoint": "more", "chips": "more", "cancel": "more", "enter": "entry",
             "out": "out" if not member else "home", "correct": "time", "stalling": "time", "settings": "settings",
             "break-by-lot": "time", "order": "seats", "break": "seats",
             "pay": "money", "payouts": "money"}.get(deed, data.get("back", "home"))  # fmt: skip
    return console.section(where, problem)


def _onward(console: Console, deed: str, data: Data) -> str:
    """Return where to go on: to the page that wants more of the same, else to the state of play."""
    base, back = f"/tournaments/{console.running.id}", data.get("back", "")
    if deed == "race":
        return f"{base}/run/race/{_number(data, 'table')}"
    if deed == "enter":
        return f"{base}/run/entry"
    return f"{base}/run/{back}" if back in SECTIONS and back in (*DOCK, *STAFF, "log") else f"{base}/run"


HANDLERS = (do,)
