"""The next hand: who is dealt in, where button and blinds are, who posts what."""

from collections.abc import Callable
from typing import NamedTuple

from cardspeak.games import Game
from cardspeak.hand import commands as hand
from cardspeak.hand.posting import antes
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, Event, Post
from cardspeak.law.law import Law
from cardspeak.law.policies.table import next_after
from cardspeak.room.table import events as e
from cardspeak.room.table.state import Settings, Table

# the game and structure behind a code, and its law for so many players; the room's owner of books supplies it
Laws = Callable[[Settings, str, int], tuple[Game, str, Law]]


class Plan(NamedTuple):
    """The next hand: places of the button and the blinds, and who is dealt in, from the button's left."""

    button: int
    small: int
    big: int
    players: tuple[int, ...]
    posts: tuple[int, ...]


def ready(table: Table) -> tuple[int, ...]:
    """Return the seats that could be dealt in: with chips, and not sitting out."""
    return tuple([number for number, seat in enumerate(table.seats) if seat and seat.stack and not seat.out])


def plan(table: Table, game: Game, law: Callable[[int], Law]) -> Plan:
    """Return the next hand of a table with two or more players ready."""
    seats = len(table.seats)
    everybody = ready(table)
    regular = tuple([number for number in everybody if not _entry(table, number)])
    if len(regular) < 2 or game.forced != "blinds":
        regular = everybody
    if game.forced != "blinds":
        button = table.button
        return Plan(button, table.small, table.big, _from(button, everybody, seats), ())
    waiting = tuple([number for number in everybody if number not in regular])
    at = _places(table, (*regular, *waiting), law(len(everybody)))
    # nobody comes in between the button and the big blind but by waiting
    posting = tuple(
        [number for number in waiting if _entry(table, number) == "post" and not _between(at, number, seats)]
    )
    entering = (at[2],) if at[2] in waiting else ()
    active = tuple(sorted({*regular, *posting, *entering}))
    if len(active) == 2 and at[2] not in active:
        at = _places(table, active, law(2))
    button, small, big = at if len(active) > 2 or at[0] == at[1] else _places(table, active, law(2))
    return Plan(button, small, big, _from(button, active, seats), tuple([n for n in posting if n != big]))


def _entry(table: Table, number: int) -> str:
    seat = table.seats[number]
    return seat.entry if seat else ""


def _places(table: Table, active: tuple[int, ...], law: Law) -> tuple[int, int, int]:
    seats = len(table.seats)
    if table.number == 0 or table.big < 0:
        button = table.button if table.button in active else next_after(table.button, active, seats)
        if len(active) == 2:
            return button, button, next_after(button, active, seats)
        small = next_after(button, active, seats)
        return button, small, next_after(small, active, seats)
    move = law.button_heads_up if len(active) == 2 else law.button_moves
    found: tuple[int, int, int] = move(seats, active, table.button, table.small, table.big)
    return found


def _between(at: tuple[int, int, int], number: int, seats: int) -> bool:
    button, _, big = at
    return 0 < (number - button) % seats < (big - button) % seats or number == button


def _from(button: int, active: tuple[int, ...], seats: int) -> tuple[int, ...]:
    return tuple(sorted(active, key=lambda number: (number - button - 1) % seats))


def started(table: Table, order: tuple[int, ...], draw: tuple[int, ...], laws: Laws) -> (
    tuple[list[e.Event], hand.Begin] | Refused
):  # fmt: skip
    """Return the events between the hands and the command that begins the next one."""
    events: list[e.Event] = []
    settings = table.settings
    among = ready(table)
    if len(among) < 2:
        return Refused("too_few_players", {"players": len(among)}, (), "two players with chips")
    if table.button < 0:
        shown = tuple(zip(among, draw, strict=False))
        if len(shown) < len(among):
            return Refused("no_draw_for_the_button", {"cards": len(draw)}, (), "a card for each player")
        seat = max(shown, key=lambda row: row[1])[0]
        events.append(e.ButtonDrawn(shown, seat))
        table = table._replace(button=seat)
    turn = table.game
    if len(settings.games) > 1 and table.dealt >= len(among):
        turn = (turn + 1) % len(settings.games)
        events.append(e.GameChanged(turn))
    code = settings.games[turn]
    game, structure, _ = laws(settings, code, len(among))
    next_one = plan(table, game, lambda players: laws(settings, code, players)[2])
    law = laws(settings, code, len(next_one.players))[2]
    events.append(e.HandStarted(table.number + 1, next_one.button, next_one.small, next_one.big, next_one.players))
    deal = dealt(table, next_one, game, structure, law)
    return events, hand.Begin(deal, order)


def dealt(table: Table, next_one: Plan, game: Game, structure: str, law: Law) -> Deal:
    """Return the deal of the next hand; its seats are member ids."""
    settings = table.settings
    players = next_one.players
    sitting = [seat for seat in (table.seats[number] for number in players) if seat]
    places = {number: index for index, number in enumerate(players)}
    button = places.get(next_one.button, len(players) - 1)
    blinds = game.forced == "blinds"
    posts: list[Post] = []
    if settings.ante:
        posts += antes(len(players), settings.ante)
    if blinds:
        if next_one.small in places and settings.small_blind:
            posts.append(Post(places[next_one.small], "small blind", settings.small_blind))
        posts.append(Post(places[next_one.big], "big blind", settings.big_blind))
        posts += [Post(places[number], "post", settings.big_blind) for number in next_one.posts]
    lower = settings.small_bet or settings.big_blind
    upper = settings.big_bet or (2 * lower if structure == "fixed-limit" else lower)
    return Deal(
        game, structure, tuple([seat.member for seat in sitting]), tuple([seat.stack for seat in sitting]), button,
        tuple(posts), settings.small_blind if blinds else 0, settings.big_blind if blinds else 0,
        0 if blinds else settings.bring_in, lower, upper, settings.chips, Event(settings.event),
        shows="dealer", straddles=False,
    )  # fmt: skip
