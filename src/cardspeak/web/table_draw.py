"""A table drawn for one viewer: the parts of the page, each of which can be sent again when it has changed."""

from typing import Any

from cardspeak.hand import events as hand
from cardspeak.hand.view import SPECTATOR, seen
from cardspeak.locale.hands import made_in_words
from cardspeak.locale.messages import amount, say
from cardspeak.room.table import events as e
from cardspeak.room.table.state import seat_of, to_act
from cardspeak.service.room import Room
from cardspeak.service.tables import RunningTable
from cardspeak.web.controls import controls
from cardspeak.web.lobby import stakes, titles
from cardspeak.web.render import book_title, game_title, template, words
from cardspeak.web.sight import Sight, card, made, sight
from cardspeak.web.wording import label, told

LINES = 60


def facts(room: Room, running: RunningTable, member: str, language: str, said: str = "") -> dict[str, Any]:
    """Return what the templates of a table need for one viewer."""
    table = running.state
    settings = table.settings
    sees = sight(table, member, room.clock.now())
    driver = room.drivers.get(running.id)
    can = controls(table, member, driver.advance.get(member, "") if driver else "")
    mine = table.seats[sees.number] if sees.number >= 0 else None
    most = settings.most_buy_in
    return {
        **words(language),
        "id": running.id,
        "settings": settings,
        "sees": sees,
        "family": sees.hand.deal.game.family if sees.hand else "",
        "game": game_title(language, settings.games[table.game]) if len(settings.games) > 1 else titles(language, settings),
        "stakes": stakes(language, settings),
        "book_title": book_title(settings.book),
        "name": room.name,
        "version": running.version,
        "turn_version": running.turn_version,
        "turn_id": f"{running.id}-{running.turn_version}-{member}",
        "labels": labels(room, running, language),
        "made_words": made_words(sees, language),
        "result": result(room, sees, language),
        "notice": notice(sees, language),
        "can": can,
        "my_cards": [card(number) for number in sees.hand.secret.down[sees.seat]] if sees.hand and sees.seat >= 0 else [],
        "my_missed": bool(mine and (mine.missed or mine.entry)),
        "room_for": max(most - mine.stack - mine.bought, 0) if mine and most else 0,
        "may_call_clock": sees.acting >= 0 and sees.acting != sees.number and table.called is None,
        "last_hand": last_hand(running),
        "is_floor": member in table.floor,
        "said": said,
        "log": log(room, running, member, language),
        "chat": [(room.name(who), text) for who, text in room.chat(running.id)],
        "me": room.people.member(member) if member else None,
        "oob": False,
    }


def last_hand(running: RunningTable) -> int:
    """Return the number of the last finished hand."""
    table = running.state
    return table.number - 1 if table.playing else table.number


def made_words(sees: Sight, language: str) -> str:
    """Say what the viewer's own hand makes."""
    if sees.hand is None or sees.seat < 0 or not sees.hand.round.live & ~sees.hand.noted.mucked & 1 << sees.seat:
        return ""
    return " · ".join([made_in_words(language, best.code, best.ranks, kind) for kind, best in made(sees.hand, sees.seat)])


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
    if sees.table.playing:
        return ""
    ready = [seat for seat in sees.table.seats if seat and seat.stack and not seat.out]
    return say(language, "table-waits-for-players") if len(ready) < 2 else say(language, "table-next-hand-soon")


def labels(room: Room, running: RunningTable, language: str) -> dict[int, str]:
    """Return what each seat of the table did last in this round."""
    table = running.state
    found: dict[int, str] = {}
    for _, event in running.recent:
        if isinstance(event, e.HandStarted | hand.RoundOpened | hand.DrawOpened):
            found = {}
        seat = getattr(event, "seat", None)
        if type(event) in hand.NAMES and seat is not None and seat < len(table.players):
            word = label(language, event)  # type: ignore[arg-type]
            if word:
                found[table.players[seat]] = word
    acting = to_act(table)
    found.pop(acting, None)
    return found


def log(room: Room, running: RunningTable, member: str, language: str) -> list[str]:
    """Return what happened in this hand, in words, as the viewer may know it."""
    table = running.state
    number = seat_of(table, member) if member else -1
    seat = table.players.index(number) if number in table.players else SPECTATOR
    names: list[str] = []
    lines: list[str] = []
    for _, event in running.recent:
        if isinstance(event, hand.HandBegun):
            names = [room.name(player) for player in event.deal.seats]
        if type(event) in hand.NAMES:
            line = told(language, seen(event, seat), names)  # type: ignore[arg-type]
        else:
            line = table_line(room, language, event)
        if line:
            lines.append(line)
    return lines[-LINES:]


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
        case e.TimeRanOut():
            return say(language, "log-time", seat=event.seat + 1)
        case e.GameChanged():
            return say(language, "log-game")
        case e.ButtonDrawn():
            return say(language, "log-button", seat=event.seat + 1)
        case e.ChipsBought():
            return say(language, "log-buys", seat=event.seat + 1, chips=amount(language, event.chips))
        case _:
            return None


def fragments(room: Room, running: RunningTable, member: str, language: str, said: str = "") -> dict[str, str]:
    """Return every part of the page that can change, by its id, ready to be put in place."""
    given = {**facts(room, running, member, language, said), "oob": True}
    parts = {name: template(f"{name}.html", given) for name in ("felt", "controls", "log", "chat")}
    lines = given["log"]
    spoken = lines[-1] if lines else ""
    parts["announce"] = template("announce.html", {"spoken": spoken})
    return parts
