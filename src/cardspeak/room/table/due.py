"""What is due at a table when nobody asks anything of it, and when: `due(table, now, laws, wants)`.

Pure: a clock, chance, bots and what players chose in advance are outside. Whoever drives the table waits until the
moment that is named, supplies what is missing (an order of cards, a bot's move, the choice) and gives the command.
"""

from collections.abc import Callable, Collection
from itertools import takewhile
from typing import NamedTuple

from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.record import record
from cardspeak.room.table import commands as c
from cardspeak.room.table.button import Laws
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.home import bots_due
from cardspeak.room.table.next_hand import anybody, next_game, who_is_dealt_in
from cardspeak.room.table.runs import is_asked, unanswered
from cardspeak.room.table.state import Speed, Table, kept_seats, sitting, to_act

MOMENTS = 4  # streets, and the hands before them, that are shown of a hand without choices
LEAST_BEAT, MOST_BEAT = 250, 1_500  # milliseconds
DRAWN_FROM = 52  # the cards of the deck with which the first button is drawn for


@record
class Deal(NamedTuple):
    """The next hand begins, from the deck that was sealed for it; one of so many cards is sealed for the hand after."""

    deck: int


@record
class SealDeck(NamedTuple):
    """A deck of so many cards has to be sealed for the next hand; a second one where the first button is drawn for."""

    decks: tuple[int, ...]


@record
class SupplyOrder(NamedTuple):
    """The stub has run out: these cards have to be shuffled into a new one."""

    cards: tuple[int, ...]


@record
class BotActs(NamedTuple):
    """The bot in this seat of the table has to choose what it does."""

    seat: int


@record
class ChoiceInAdvance(NamedTuple):
    """The player in this seat of the table has the turn and has chosen in advance what they do."""

    seat: int


@record
class BotComes(NamedTuple):
    """A bot of this level comes to a free seat of a home game."""

    seat: int
    level: str


What = Deal | SealDeck | SupplyOrder | BotActs | BotComes | ChoiceInAdvance | c.TimeUp | c.Leave | c.TopUp | c.SitIn


@record
class Due(NamedTuple):
    """What is due, and when (milliseconds); a command needs nothing else to be carried out."""

    at: int
    what: What


@record
class Wants(NamedTuple):
    """What the room wants of a table between its hands; each kind of table has its own."""

    hand: Callable[[Table], bool]  # whether another hand is to be dealt
    first: Callable[[Table], c.TopUp | c.SitIn | None]  # what has to be done before the next hand
    keeps: int  # milliseconds for which a seat is kept for a player who is not waited for, or has no chips


def due(table: Table, now: int, laws: Laws, wants: Wants, chosen: Collection[str] = ()) -> Due | None:
    """Return what has to be done next without anybody asking, None where only people can go on.

    `chosen` are the members who have chosen in advance. While the clock is stopped nothing is due.
    """
    if table.closed or table.stopped or table.telling is not None:  # where lines are told, whoever tells them goes on
        return None
    if not table.playing:
        return _between_hands(table, now, laws, wants)
    assert table.hand is not None
    if table.hand.stage == "shuffling":
        return Due(now, SupplyOrder(shuffled_cards(table.hand)[0]))
    if is_asked(table):
        bots = [number for number in unanswered(table) if sitting(table, number).bot]
        return Due(now, BotActs(bots[0])) if bots else Due(deadline(table), c.TimeUp())
    number = to_act(table)
    if number < 0:
        return None
    seat = sitting(table, number)
    if seat.bot:
        return Due(table.since, BotActs(number))
    if seat.member in chosen and table.hand.stage == "betting":
        return Due(now, ChoiceInAdvance(number))
    return Due(deadline(table), c.TimeUp())


def _between_hands(table: Table, now: int, laws: Laws, wants: Wants) -> Due | None:
    bot = bots_due(table)
    if bot is not None:
        return Due(now, bot if isinstance(bot, c.Leave) else BotComes(*bot))
    first = wants.first(table)
    if first is not None:
        return Due(now, first)
    found = [each for each in (_seat_given_up(table, laws, wants), _next_hand(table, laws, wants)) if each]
    return min(found, key=lambda each: each.at, default=None)


def _seat_given_up(table: Table, laws: Laws, wants: Wants) -> Due | None:
    # a player who closed the browser does not stand up; without this a table fills with people who are not there
    settings = table.settings
    # a tournament plays on with the absent, and in a pause nobody has to be there
    kept = () if settings.tournament or table.held == "paused" else kept_seats(table)
    if not kept:
        return None
    # who has lost everything and says nothing within the time for a decision is out of the game, where the book says so
    said = laws(settings, settings.games[table.game], settings.seats)[2].buyin_broke(announced=0)
    soon = settings.speed.turn if said == "out" else wants.keeps
    given_up = [
        Due(seat.kept_since + (wants.keeps if seat.stack + seat.bought else soon), c.Leave(seat.member))
        for seat in kept
    ]
    return min(given_up, key=lambda each: each.at)


def beat(speed: Speed) -> int:
    """Return for how long a street is looked at where nobody has anything left to choose, in milliseconds.

    Where there is no pause between hands, nobody looks.
    """
    return min(max(speed.pause // 3, LEAST_BEAT), MOST_BEAT) if speed.pause else 0


def all_in(hand: State) -> bool:
    """Say whether a hand that is over was contested by players of whom one at most had chips left."""
    live = [seat for seat in range(len(hand.deal.seats)) if hand.round.live >> seat & 1]
    deep = [seat for seat in live if hand.pot.paid[seat] + hand.pot.dead[seat] < hand.deal.stacks[seat]]
    return len(live) > 1 and len(deep) < 2


def moments(hand: State) -> int:
    """Return how many moments at the most are shown of a hand in which nobody had anything left to choose."""
    boards, dealt, later = hand.cards.boards, 0, 0
    if len(boards) < 2:
        return MOMENTS
    common = sum(takewhile(bool, [len({*cards}) == 1 for cards in zip(*boards, strict=False)]))
    for street in hand.deal.game.streets:
        dealt += street.board
        later += bool(street.board) and dealt > common
    return MOMENTS + later * (len(boards) - 1)


def _next_hand(table: Table, laws: Laws, wants: Wants) -> Due | None:
    among = who_is_dealt_in(table, laws)
    if table.held or isinstance(among, Refused) or not wants.hand(table):
        return None
    game = laws(table.settings, table.settings.games[next_game(table, among)], len(among))[0]
    decks = (game.deck, DRAWN_FROM) if table.button < 0 and not table.placed else (game.deck,)
    if table.sealed is None or table.sealed.decks != decks:
        return Due(table.since, SealDeck(decks))
    if table.hand is not None and all_in(table.hand):
        # the rest of the board is shown street by street, of several boards one after the other
        shown = moments(table.hand) * beat(table.settings.speed)
        return Due(table.since + table.settings.speed.pause + shown, Deal(game.deck))
    # where nobody is there the next hand takes its time, so that somebody may come back
    pause = table.settings.speed.pause if anybody(table, among) else table.settings.speed.turn
    return Due(table.since + pause if table.number else table.since, Deal(game.deck))
