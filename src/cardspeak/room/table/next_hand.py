"""The next hand: who is dealt in, where button and blinds are, who posts what."""

from typing import NamedTuple

from cardspeak.finding import Finding
from cardspeak.games import Game
from cardspeak.hand import commands as hand
from cardspeak.hand.posting import antes
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, Event, Post
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import straddles
from cardspeak.room.table.button import ForPlayers, Laws, Places, next_places
from cardspeak.room.table.discipline import seat_is_dealt
from cardspeak.room.table.entry import entered, missed, present, ready
from cardspeak.room.table.home import bomb_pot
from cardspeak.room.table.redeal import dealt_again, places_again, redealt
from cardspeak.room.table.state import Table, sitting


@record
class Plan(NamedTuple):
    """The next hand, its fields as in `HandStarted`."""

    button: int
    small: int
    big: int
    players: tuple[int, ...]
    posts: tuple[Post, ...]  # beside the blinds, by seat of the table
    waiting: tuple[int, ...] = ()
    frozen: bool = False


def plan(table: Table, game: Game, law: ForPlayers, everybody: tuple[int, ...]) -> Plan:
    """Return the next hand of a table with two or more players ready."""
    seats = len(table.seats)
    if game.forced != "blinds":
        frozen = table.frozen
        if table.placed:
            return Plan(*table.placed, _from(table.placed[0], everybody, seats), (), (), True)
        at = Places(table.button, table.small, table.big)
        if not frozen and table.big >= 0 and law(len(everybody)).button_stud(leaves=True):
            at, frozen = next_places(table, everybody, law), True
        return Plan(*at, _from(at.button, everybody, seats), (), (), frozen)
    chosen = entered(table, everybody, law)
    return Plan(*chosen.at, _from(chosen.at.button, chosen.active, seats), chosen.posts, chosen.waiting)


def _from(button: int, active: tuple[int, ...], seats: int) -> tuple[int, ...]:
    return tuple(sorted(active, key=lambda number: (number - button - 1) % seats))


def who_is_dealt_in(table: Table, laws: Laws, late: tuple[str, ...] = ()) -> tuple[int, ...] | Refused:
    """Return the seats that could be dealt into the next hand, or why no hand can begin."""
    still_there = dealt_again(table)
    if still_there:
        return still_there
    law = laws(table.settings, table.settings.games[table.game], 2)[2]
    among = ready(table, bool(law.absent_dealt()), late, seat_is_dealt(law))
    if len(among) < 2:
        return Refused("too_few_players", {"players": len(among)}, (), Finding("two_players_with_chips"))
    if not waits_for_nobody(table) and not anybody(table, among):
        return Refused("nobody_present", {"players": len(among)}, law.cites("absent.until"), Finding("player_at_table"))
    return among


def waits_for_nobody(table: Table) -> bool:
    """Say whether hands are dealt though nobody is at the table: the others of an online tournament play on."""
    return bool(table.settings.tournament) and table.telling is None


def anybody(table: Table, among: tuple[int, ...]) -> bool:
    """Say whether one of these seats has a player who is there, and may play."""
    return any(present(table, number) for number in among)


def next_game(table: Table, among: tuple[int, ...]) -> int:
    """Return the place in the rotation of the next hand's game: each is played for a round of the table, or a level."""
    games = len(table.settings.games)
    if table.settings.rotates == "level":
        return table.game if dealt_again(table) else max(table.settings.stakes.level - 1, 0) % games
    ends = games > 1 and table.dealt >= len(among) and not dealt_again(table)
    return (table.game + 1) % games if ends else table.game


def started(table: Table, command: c.StartHand, laws: Laws) -> tuple[list[e.Event], hand.Begin] | Refused:
    """Return the events between the hands and the command that begins the next one."""
    events: list[e.Event] = []
    settings = table.settings
    among = who_is_dealt_in(table, laws, command.late)
    if isinstance(among, Refused):
        return among
    law = laws(settings, settings.games[table.game], 2)[2]
    absent = bool(law.absent_dealt())
    if dealt_again(table) and command.button < 0:
        return again(table, among, command.order)
    if table.void and table.big >= 0 and not table.placed:
        table = table._replace(placed=(table.button, table.small, table.big))  # nothing moves after a void deal
    if table.placed and command.button < 0:
        table = table._replace(button=table.placed[0])
    elif table.telling is not None:
        put = on_felt(table, among, command.button)
        if isinstance(put, Refused):
            return put
        if put.button != table.button:
            events.append(e.ButtonDrawn((), put.button))
        table = put
    elif table.button < 0:
        drawn = first_button(table, among, command.draw, law)
        if isinstance(drawn, Refused):
            return drawn
        events.append(drawn)
        table = table._replace(button=drawn.seat)
    turn = next_game(table, among)
    if turn != table.game:
        events.append(e.GameChanged(turn))
    code = settings.games[turn]
    game, structure, _ = laws(settings, code, len(among))
    next_one = plan(table, game, lambda players: laws(settings, code, players)[2], among)
    law = laws(settings, code, len(next_one.players))[2]
    blinds = game.forced == "blinds"
    if blinds and not absent:
        at = Places(next_one.button, next_one.small, next_one.big)
        for number, small, big in missed(table, at, next_one.players):
            events.append(e.BlindsMissed(number, (1 if small else 0) | (2 if big else 0), small, big))
    events.append(
        e.HandStarted(
            table.number + 1, next_one.button, next_one.small, next_one.big, next_one.players, next_one.waiting,
            next_one.frozen,
        )
    )  # fmt: skip
    if not blinds:
        # who owes blinds still owes them when blinds return
        for number in next_one.players:
            seat = table.seats[number]
            if seat and seat.missed:
                events.append(e.BlindsMissed(number, seat.missed, seat.small_missed, seat.big_missed))
    deal = dealt(table, next_one, game, structure, law)._replace(rake=command.rake)
    return events, hand.Begin(deal, command.order)


def on_felt(table: Table, among: tuple[int, ...], button: int) -> Table | Refused:
    """Return the table with the button where the dealer says it is."""
    if button >= 0 or table.button < 0:
        if button >= 0 and button not in among:
            names = ", ".join([sitting(table, number).member for number in among])
            return Refused("real_button_unfit", {"names": names})
        return table._replace(button=button if button >= 0 else among[-1], small=-1, big=-1, frozen=False, placed=None)
    return table


def again(table: Table, players: tuple[int, ...], order: tuple[int, ...]) -> tuple[list[e.Event], hand.Begin]:
    """Return the same for the hand that follows a deal that does not count."""
    at = places_again(table, players)
    players = _from(at.button, players, len(table.seats))
    begun = e.HandStarted(table.number + 1, *at, players, (), table.frozen)
    return [begun], hand.Begin(redealt(table, at, players), order)


def first_button(table: Table, among: tuple[int, ...], draw: tuple[int, ...], law: Law) -> e.ButtonDrawn | Refused:
    """Return the player with the first button, by place or by a card of each player."""
    seat: int = law.button_first(places=among, final_table=table.settings.final)
    if seat >= 0:
        return e.ButtonDrawn((), seat)
    if len(draw) < len(among):
        facts = {"cards": len(draw)}
        return Refused("no_draw_for_the_button", facts, law.cites("button.first"), Finding("card_for_each_player"))
    shown = tuple(zip(among, draw, strict=False))
    return e.ButtonDrawn(shown, among[law.button_draw(cards=draw[: len(among)])])


def dealt(table: Table, next_one: Plan, game: Game, structure: Structure, law: Law) -> Deal:
    """Return the deal of the next hand; its seats are member ids."""
    settings = table.settings
    players = next_one.players
    sitting = [seat for seat in (table.seats[number] for number in players) if seat]
    places = {number: index for index, number in enumerate(players)}
    button = places.get(next_one.button, len(players) - 1)
    blinds = game.forced == "blinds"
    posts: list[Post] = []
    ante = settings.stakes.blind_ante if blinds else settings.stakes.ante
    for_all = blinds and settings.stakes.ante_by != "each"
    if ante and not for_all:
        posts += antes(len(players), ante)
    bomb = bomb_pot(table, blinds, game.family == "flop", table.number + 1)
    if bomb:
        posts = [Post(at, "bomb pot", bomb) for at in range(len(players))]
    elif blinds:
        spared = {post.seat for post in next_one.posts if post.kind == "post"}
        if next_one.small in places and settings.stakes.small_blind and next_one.small not in spared:
            posts.append(Post(places[next_one.small], "small blind", settings.stakes.small_blind))
        posts.append(Post(places[next_one.big], "big blind", settings.stakes.big_blind))
        posts += [post._replace(seat=places[post.seat]) for post in next_one.posts]
        if ante and for_all:  # after the blinds of its payer, of which the law says what comes first
            payer = places[next_one.big] if settings.stakes.ante_by == "big blind" else button
            posts.append(Post(payer, "table ante", ante))
        posts = [*straddles.posted(settings, game, law, sitting, posts)]
    lower = settings.stakes.small_bet or settings.stakes.big_blind
    upper = settings.stakes.big_bet or (2 * lower if structure == "fixed-limit" else lower)
    return Deal(
        game, structure, tuple([seat.member for seat in sitting]), tuple([seat.stack for seat in sitting]), button,
        tuple(posts), settings.stakes.small_blind if blinds else 0, settings.stakes.big_blind if blinds else 0,
        0 if blinds else settings.stakes.bring_in, lower, upper, settings.stakes.chips, Event(settings.event),
        source=settings.cards, shows=settings.shows, runs=settings.agreement.runs,
        straddles=settings.agreement.straddles,
    )  # fmt: skip
