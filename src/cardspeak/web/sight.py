"""What one viewer sees of a table, as the page draws it: built from their view of the hand and nothing else."""

import math
from typing import Any, NamedTuple

from cardspeak.cards.card import UNKNOWN, card_text, rank_of, suit_of
from cardspeak.cards.rankings import ranking
from cardspeak.hand.pots import pots
from cardspeak.hand.state import State, seats_in
from cardspeak.hand.view import SPECTATOR, view
from cardspeak.record import record
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.runs import unanswered
from cardspeak.room.table.state import Table, hand_seat, missing, moment, seat_of, to_act

SUITS = "cdhs"
SIGNS = "♣♦♥♠"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
DISCS = (100_000, 25_000, 5_000, 1_000, 500, 100, 25, 5, 1)
MOST_DISCS = 6


@record
class Card(NamedTuple):
    """A card on the page; without a rank it lies face down."""

    text: str
    rank: str = ""
    sign: str = ""
    suit: str = ""


@record
class Place(NamedTuple):
    """Where things of a seat lie, in hundredths of the felt: the seat and its bet, on wide and on tall pages."""

    x: float
    y: float
    bet_x: float
    bet_y: float
    tall_x: float
    tall_y: float
    tall_bet_x: float
    tall_bet_y: float


def card(number: int) -> Card:
    """Return a card as the page draws it."""
    if number == UNKNOWN:
        return Card("??")
    return Card(card_text(number), RANKS[rank_of(number)], SIGNS[suit_of(number)], SUITS[suit_of(number)])


def discs(amount: int) -> list[int]:
    """Return the chips that make an amount, the largest first; no more than a stack that one can see."""
    found: list[int] = []
    for size in DISCS:
        count, amount = divmod(amount, size)
        found += [size] * count
        if len(found) >= MOST_DISCS:
            break
    return found[:MOST_DISCS]


def place(number: int, first: int, seats: int) -> Place:
    """Return where a seat lies when `first` sits at the bottom: on an oval, on a tall page around a tall one."""
    angle = math.tau * (number - first) / seats + math.pi / 2
    across, down = math.cos(angle), math.sin(angle)
    aside = 11 if down < 0 and abs(across) < 0.2 else 0  # the pot lies under the seat at the top
    return Place(
        round(50 + 42 * across, 1), round(49 + 35 * down, 1), round(50 + aside + 27 * across, 1),
        round(45 + 21 * down, 1),
        *tall_place((number - first) % seats, seats),
    )  # fmt: skip


# On a tall page: a row at the top and columns at both sides. The board lies at the height of 47, where nobody sits
# unless there are three in a column. For each number of seats: the row, and a column from below, with its bets.
ROW = {1: (50,), 2: (32, 68), 3: (21, 50, 79)}
COLUMN = {0: (), 1: ((31, 34),), 2: ((63, 63), (31, 34)), 3: ((67, 62.5), (49, 57.5), (31, 36))}
BESIDE = {2: 0, 3: 0, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 3, 10: 3}


def tall_place(step: int, seats: int) -> tuple[float, float, float, float]:
    """Return where the seat `step` places to the left of the bottom lies on a tall page, and its bet."""
    column = COLUMN[BESIDE[seats]]
    row = ROW[seats - 1 - 2 * len(column)]
    left = [(11.0, y, 30.0, bet) for y, bet in column]
    top = [(x, 14.0, round(50 + 0.65 * (x - 50), 1), 25.0) for x in row]
    right = [(89.0, y, 70.0, bet) for y, bet in reversed(column)]
    return [(50.0, 85.0, 50.0, 67.0), *left, *top, *right][step]


@record
class Pod(NamedTuple):
    """One seat on the page; `held` says whether the player is in the hand."""

    number: int
    place: Place
    member: str
    stack: int
    bot: str
    out: bool
    entry: str
    leaving: bool
    held: bool
    cards: tuple[Card, ...]
    bet: int
    discs: tuple[int, ...]
    acting: bool
    button: bool
    mine: bool
    all_in: bool
    won: int
    waits: int
    bank: int
    missing: int


@record
class Sight(NamedTuple):
    """A table as one viewer sees it."""

    table: Table
    hand: State | None
    number: int
    seat: int
    pods: tuple[Pod, ...]
    free: tuple[tuple[int, Place], ...]
    boards: tuple[tuple[Card, ...], ...]
    pots: tuple[tuple[int, int], ...]
    pot: int
    acting: int
    deadline: int
    turn_left: int


def sight(table: Table, member: str, now: int) -> Sight:
    """Return what a member, or a spectator, sees at a moment."""
    number = seat_of(table, member) if member else -1
    seat = hand_seat(table, number) if number >= 0 else -1
    hand = None
    if table.hand is not None:
        hand = view(table.hand, seat if seat >= 0 else SPECTATOR)
    first = max(number, 0)
    seats = table.settings.seats
    acting, now = to_act(table), moment(table, now)
    until = deadline(table)
    asked = unanswered(table)
    left = max(table.since + table.settings.speed.turn - now, 0) if acting >= 0 else max(until - now, 0) if asked else 0
    if table.called is not None:
        left = max(until - now, 0)
    won = _won(hand)
    pods, free = [], []
    for at in range(seats):
        where = place(at, first, seats)
        taken = table.seats[at]
        if taken is None:
            free.append((at, where))
            continue
        mine = hand_seat(table, at)
        held = hand is not None and mine >= 0 and bool(hand.round.live >> mine & 1)
        showing = hand is not None and mine >= 0 and (held or mine in won)
        cards: tuple[Card, ...] = ()
        bet = 0
        stack = taken.stack
        if hand is not None and mine >= 0:
            if showing and not (hand.stage == "over" and hand.noted.mucked >> mine & 1):
                cards = tuple([card(number) for number in _cards_of(hand, mine)])
            bet = hand.round.bets[mine]
            stack = hand.round.stacks[mine]
        pods.append(
            Pod(
                at,
                where,
                taken.member,
                stack,
                taken.bot,
                taken.out,
                taken.entry,
                taken.leaving,
                held,
                cards,
                bet,
                tuple(discs(bet)),
                at == acting or at in asked,
                at == table.button and table.number > 0,
                at == number,
                held and stack == 0 and table.playing,
                won.get(mine, 0),
                left if at == acting or at in asked else 0,
                0 if asked else taken.bank,
                missing(table, at),
            )
        )
    boards, sizes, total = _middle(hand)
    return Sight(
        table, hand, number, seat, tuple(pods), tuple(free), boards, sizes, total, acting, until,
        left,
    )  # fmt: skip


def _cards_of(hand: State, seat: int) -> tuple[int, ...]:
    down, up = hand.secret.down[seat], hand.cards.up[seat]
    if hand.deal.game.family == "stud" and len(down) > 2:
        return (*down[:2], *up, *down[2:])
    return down + up


def _won(hand: State | None) -> dict[int, int]:
    if hand is None or hand.stage != "over":
        return {}
    before = hand.deal.stacks
    paid = _put_in(hand)
    return {
        seat: stack - start + paid[seat]
        for seat, (stack, start) in enumerate(zip(hand.round.stacks, before, strict=True))
        if stack - start + paid[seat] > 0
    }


def _put_in(hand: State) -> list[int]:
    return [paid + dead for paid, dead in zip(hand.pot.paid, hand.pot.dead, strict=True)]


def _middle(hand: State | None) -> tuple[tuple[tuple[Card, ...], ...], tuple[tuple[int, int], ...], int]:
    if hand is None:
        return (), (), 0
    lie = hand.cards.boards
    boards = tuple([tuple([card(number) for number in board]) for board in lie if board or len(lie) > 1])
    sizes = tuple([(pot.size, pot.seats.bit_count()) for pot in pots(hand)]) if hand.stage != "over" else ()
    return boards, sizes, hand.pot.total + sum(hand.round.bets)


def made(hand: State, seat: int) -> list[tuple[str, Any]]:
    """Return what a player's hand is on each side of the game: the ranking and what it makes, where it is known."""
    held = hand.secret.down[seat] + hand.cards.up[seat]
    board = hand.cards.boards[0]
    if UNKNOWN in held or UNKNOWN in board or not held:
        return []
    found: list[tuple[str, Any]] = []
    for side in hand.deal.game.sides:
        best = ranking(side.ranking, side.use).made(held, board)
        if best is not None:
            found.append((side.ranking, best))
    return found


def live(hand: State) -> tuple[int, ...]:
    """Return the seats that still hold cards."""
    return seats_in(hand.round.live, len(hand.deal.seats))
