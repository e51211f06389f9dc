"""A table drawn for one viewer: the parts of the page, each of which can be sent again when it has changed."""

from typing import Any

from cardspeak.bots.levels import LEVELS
from cardspeak.hand import events as hand
from cardspeak.hand.evolve import evolve
from cardspeak.hand.state import State
from cardspeak.hand.view import SPECTATOR, seen
from cardspeak.locale.messages import amount, say
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.state import Table, hand_seat, missing, seat_of, to_act
from cardspeak.room.table.straddles import offered
from cardspeak.service.room import Room
from cardspeak.service.tables import LAWS, RunningTable
from cardspeak.web import desk_words
from cardspeak.web.board_words import boards_won, made_words
from cardspeak.web.controls import controls
from cardspeak.web.lobby import stakes
from cardspeak.web.render import book_title, game_title, template, words
from cardspeak.web.sight import Card, Sight, card, sight
from cardspeak.web.wording import told

LINES = 60
RULINGS = 20


def facts(room: Room, running: RunningTable, member: str, language: str, said: str = "") -> dict[str, Any]:
    """Return what the templates of a table need for one viewer."""
    table = running.state
    settings = table.settings
    sees = sight(table, member, room.clock.now())
    driver = room.drivers.get(running.id)
    can = controls(table, member, driver.advance.get(member, "") if driver else "")
    mine = table.seats[sees.number] if sees.number >= 0 else None
    most = settings.stakes.most_buy_in
    lines, did = log(room, running, member, language)
    return {
        **words(language, names_at(room, table)),
        "id": running.id,
        "settings": settings,
        "sees": sees,
        "family": sees.hand.deal.game.family if sees.hand else "",
        "game": game_title(language, settings.games[table.game]),
        "stakes": stakes(language, settings),
        "book_title": book_title(language, settings.book),
        "name": room.name,
        "version": running.version,
        "turn_version": running.turn_version,
        "turn_id": f"{running.id}-{running.turn_version}-{member}",
        "labels": did,
        "made_words": made_words(sees, language),
        "boards_won": boards_won(language, [event for _, event in running.recent], room.name),
        "result": result(room, sees, language),
        "notice": notice(sees, language),
        "can": can,
        "my_cards": my_cards(sees),
        "my_missing": missing(table, sees.number) if mine else 0,
        "my_out": bool(mine and mine.out),
        "straddle": offered(settings, LAWS) if mine and not mine.bot else "",
        "my_straddle": bool(mine and mine.straddles),
        "my_missed": bool(mine and (mine.missed or mine.entry)),
        "room_for": max(most - mine.stack - mine.bought, 0) if mine and most else 0,
        "may_call_clock": sees.acting >= 0 and sees.acting != sees.number and table.called is None,
        "last_hand": last_hand(running),
        "is_floor": member in table.floor and not table.closed,
        "levels": list(LEVELS),
        "said": said,
        "log": lines,
        "rulings": rulings(room, table, language),
        "calls": [(call.call, room.name(call.member), call.text) for call in table.calls],
        "my_call": next((call.call for call in table.calls if call.member == member), 0),
        "chat": [(room.name(who), text) for who, text in room.chat(running.id)],
        "me": room.people.member(member) if member else None,
        "oob": False,
    }


def last_hand(running: RunningTable) -> int:
    """Return the number of the last finished hand."""
    table = running.state
    return table.number - 1 if table.playing else table.number


def my_cards(sees: Sight) -> list[Card]:
    """Return the viewer's own down cards."""
    if sees.hand is None or sees.seat < 0:
        return []
    return [card(number) for number in sees.hand.secret.down[sees.seat]]


def result(room: Room, sees: Sight, language: str) -> str:
    """Say who won, when the hand is over."""
    if sees.hand is None or sees.hand.stage != "over":
        return ""
    return " · ".join(
        [
            say(language, "table-wins", name=room.name(pod.member), amount=amount(language, pod.won))
            for pod in sees.pods
            if pod.won
        ]
    )


def notice(sees: Sight, language: str) -> str:
    """Say what the table waits for, when no hand is on."""
    if sees.table.closed:
        return say(language, "refused-table-closed")
    if sees.table.playing:
        return ""
    ready = [seat for seat in sees.table.seats if seat and seat.stack and not seat.out]
    return say(language, "table-waits-for-players") if len(ready) < 2 else say(language, "table-next-hand-soon")


LABELS: dict[type, str] = {
    hand.Folded: "fold", hand.Checked: "check", hand.Called: "call", hand.BroughtIn: "bring", hand.Mucked: "muck",
}  # fmt: skip


def label(language: str, event: hand.Event, before: State | None) -> str:
    """Return in a word what a player did; empty for what is seen at the seat anyway."""
    if type(event) in LABELS:
        return say(language, f"label-{LABELS[type(event)]}")
    if isinstance(event, hand.RaisedTo):
        return say(language, "label-raise" if before and before.round.level else "label-bet")
    if isinstance(event, hand.Discarded):
        count = len(event.positions)
        return say(language, "label-draw", count=count) if count else say(language, "label-pat")
    return ""


def in_the_dark(table: Table, event: hand.Event, state: State | None, language: str) -> dict[int, str]:
    """Return in a word who has straddled, as the betting begins."""
    if state is None or not isinstance(event, hand.RoundOpened) or state.street > 0:
        return {}
    posts = [post for post in state.deal.posts if post.kind in ("straddle", "no-look")]
    return {table.players[post.seat]: say(language, f"post-{post.kind}") for post in posts}


def names_at(room: Room, table: Table) -> dict[str, str]:
    """Return the names of a table's members by their ids."""
    members = {seat.member for seat in table.seats if seat} | set(table.hand.deal.seats if table.hand else ())
    return {member: room.name(member) for member in members}


def log(room: Room, running: RunningTable, member: str, language: str) -> tuple[list[str], dict[int, str]]:
    """Return what happened in this hand in words, as the viewer may know it, and what each seat did last."""
    table = running.state
    number = seat_of(table, member) if member else -1
    seat = hand_seat(table, number) if number >= 0 else SPECTATOR
    names: list[str] = []
    lines: list[str] = []
    did: dict[int, str] = {}
    state: State | None = None
    for _, happened in running.recent:
        if type(happened) not in hand.NAMES:
            line = desk_words.told(language, happened, table.given, room.name) or table_line(room, language, happened)
            lines += line.split("\n") if line else []
            if isinstance(happened, e.RunsWanted):
                did[happened.seat] = say(language, "label-runs", times=happened.times)
            continue
        event = seen(happened, seat)  # type: ignore[arg-type]
        if isinstance(event, hand.HandBegun):
            names, state = [room.name(player) for player in event.deal.seats], None
        elif isinstance(event, hand.RoundOpened | hand.DrawOpened | hand.RunsAsked | hand.RunsAgreed):
            did = in_the_dark(table, event, state, language)
        said = told(language, event, names, state)
        lines += said.split("\n") if said else []
        short = label(language, event, state)
        if short:
            did[table.players[event.seat]] = short  # type: ignore[union-attr]
        state = evolve(state, event)
    did.pop(to_act(table), None)
    return lines[-LINES:], did


def rulings(room: Room, table: Table, language: str) -> list[tuple[int, str, str]]:
    """Return the floor's last decisions in words, the newest first, each with why it was undone."""
    return [
        (given.case, desk_words.ruled(language, given, room.name), given.undone)
        for given in table.given[: -RULINGS - 1 : -1]
    ]  # fmt: skip


def table_line(room: Room, language: str, event: e.Event) -> str | None:
    """Say what happened at the table between the events of its hands."""
    match event:
        case e.HandStarted():
            return say(language, "log-hand", number=event.number)
        case e.SeatTaken():
            return say(language, "log-sits", name=room.name(event.member), seat=event.seat + 1)
        case e.SeatLeft():
            return say(language, "log-leaves", name=room.name(event.member))
        case e.ClockCalled():
            return say(language, "log-clock", name=room.name(event.by), seconds=event.seconds)
        case e.RunsWanted():
            return say(language, "log-runs-wanted", seat=event.seat + 1, times=event.times)
        case e.TimeRanOut():
            return say(language, "log-time", seat=event.seat + 1)
        case e.GameChanged():
            return say(language, "log-game")
        case e.ButtonDrawn():
            return say(language, "log-button", seat=event.seat + 1)
        case e.ChipsBought():
            return say(language, "log-buys", seat=event.seat + 1, chips=amount(language, event.chips))
        case fe.Penalised(kind="warning"):
            return say(language, "log-warned", name=room.name(event.member))
        case fe.Penalised() if event.hands > 0:
            return say(language, "log-misses", name=room.name(event.member), n=event.hands)
        case fe.Disqualified():
            return say(language, "log-disqualified", name=room.name(event.member))
        case fe.ChipsForfeited():
            return say(language, "log-forfeits", seat=event.seat + 1, chips=amount(language, event.chips))
        case _:
            return None


def fragments(room: Room, running: RunningTable, member: str, language: str, said: str = "") -> dict[str, str]:
    """Return every part of the page that can change, by its id, ready to be put in place."""
    given = {**facts(room, running, member, language, said), "oob": True}
    parts = {name: template(f"{name}.html", given) for name in ("felt", "controls", "log", "rulings", "chat")}
    lines = given["log"]
    spoken = lines[-1] if lines else ""
    parts["announce"] = template("announce.html", {"spoken": spoken})
    return parts
