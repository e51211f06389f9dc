"""What is seen of a table: by everybody, in the spectator's view of the hand; by a player, in their own view."""

from typing import Any, NamedTuple

from cardspeak.cards.card import UNKNOWN, card_text, rank_of, suit_of
from cardspeak.cards.rankings import ranking
from cardspeak.hand.pots import pots
from cardspeak.hand.state import State
from cardspeak.hand.view import view
from cardspeak.record import record
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.runs import unanswered
from cardspeak.room.table.state import Seat, Table, hand_seat, missing, moment, to_act

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
    lit: bool = False  # one of the five that win


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


@record
class Pod(NamedTuple):
    """One seat on the page; `held` says whether the player is in the hand, `waits` the milliseconds that are left."""

    number: int
    member: str
    stack: int
    bot: str
    out: bool
    entry: str
    held: bool
    cards: tuple[Card, ...]
    bet: int
    discs: tuple[int, ...]
    acting: bool
    button: bool
    all_in: bool
    won: int
    waits: int
    bank: int
    missing: int
    chance: int = -1  # hundredths of the pot, while the board runs out; -1: nobody says


@record
class Sight(NamedTuple):
    """A table as everybody sees it; `hand` is the spectator's view, `pods` has None for a free seat."""

    table: Table
    hand: State | None
    pods: tuple[Pod | None, ...]
    boards: tuple[tuple[Card, ...], ...]
    pots: tuple[tuple[int, int], ...]
    pot: int
    acting: int


@record
class Own(NamedTuple):
    """What a player sees beyond what all see: their view of the hand, their seat in it, their cards."""

    hand: State
    seat: int
    down: tuple[Card, ...]
    cards: tuple[Card, ...]


def sight(table: Table, now: int) -> Sight:
    """Return what everybody sees at a moment."""
    hand = None if table.hand is None else view(table.hand)
    acting, asked = to_act(table), unanswered(table)
    left = _left(table, acting, bool(asked), moment(table, now))
    won, lit = _won(hand), winning_cards(hand)
    pods = tuple(
        [
            None if taken is None else _pod(table, hand, number, taken, won, left, asked, lit)
            for number, taken in enumerate(table.seats)
        ]
    )
    boards, sizes, total = _middle(hand, lit)
    return Sight(table, hand, pods, boards, sizes, total, acting)


def _left(table: Table, acting: int, asked: bool, now: int) -> int:
    if table.called is None and acting >= 0:
        return max(table.since + table.settings.speed.turn - now, 0)
    return max(deadline(table) - now, 0) if asked or table.called is not None else 0


def _pod(
    table: Table, hand: State | None, number: int, taken: Seat, won: dict[int, int], left: int, asked: tuple[int, ...],
    lit: frozenset[str],
) -> Pod:  # fmt: skip
    seat = -1 if hand is None else hand_seat(table, number)
    cards: tuple[Card, ...] = ()
    held, bet, stack = False, 0, taken.stack
    if hand is not None and seat >= 0:
        held = bool(hand.round.live >> seat & 1)
        bet, stack = hand.round.bets[seat], hand.round.stacks[seat]
        cards = _lit(_lying(hand, seat, held or seat in won), lit if seat in won else frozenset())
    waits = number == to_act(table) or number in asked
    return Pod(
        number, taken.member, stack, taken.bot, taken.out, taken.entry, held, cards, bet, tuple(discs(bet)), waits,
        number == table.button and table.number > 0, held and stack == 0 and table.playing, won.get(seat, 0),
        left if waits else 0, 0 if asked else taken.bank, missing(table, number),
    )  # fmt: skip


def own(table: Table, number: int) -> Own | None:
    """Return what the player of a seat of the table sees; None where they were not dealt in."""
    seat = hand_seat(table, number) if number >= 0 else -1
    if table.hand is None or seat < 0:
        return None
    hand = view(table.hand, seat)
    cards = tuple([card(number) for number in _cards_of(hand, seat)])  # also when they are thrown away
    lit = winning_cards(view(table.hand)) if seat in _won(hand) else frozenset()
    return Own(hand, seat, tuple([card(held) for held in hand.secret.down[seat]]), _lit(cards, lit))


def _lying(hand: State, seat: int, shown: bool) -> tuple[Card, ...]:
    """Return the cards before a seat as the view knows them; those that were mucked are gone unless they were shown."""
    if hand.stage == "over" and (not shown or hand.noted.mucked >> seat & 1):
        shown = any(number != UNKNOWN for number in hand.cards.open[seat])
    return tuple([card(number) for number in _cards_of(hand, seat)]) if shown else ()


def _lit(cards: tuple[Card, ...], lit: frozenset[str]) -> tuple[Card, ...]:
    return tuple([each._replace(lit=True) if each.text in lit else each for each in cards]) if lit else cards


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


def best_hands(hand: State | None) -> dict[int, list[tuple[str, Any]]]:
    """Return by seat what wins a hand that is over and was shown: the side of the game, and what it makes."""
    found: dict[int, list[tuple[str, Any]]] = {}
    for _, seat, kind, made_of in _winning(hand):
        found.setdefault(seat, []).append((kind, made_of))
    return found


def winning_cards(hand: State | None) -> frozenset[str]:
    """Return the cards that win, as everybody sees them: of each board and side of the game the best five."""
    return frozenset([card_text(number) for *_, best in _winning(hand) for number in best.cards])


def _winning(hand: State | None) -> list[tuple[int, int, str, Any]]:
    # by board and side of the game the best of the hands that were shown, in a hand that somebody contested
    if hand is None or hand.stage != "over":
        return []
    left = [seat for seat in range(len(hand.deal.seats)) if hand.round.live >> seat & 1]
    won = _won(hand)
    if len(left) < 2 or not won:
        return []
    found: list[tuple[int, int, str, Any]] = []
    for place, board in enumerate(hand.cards.boards):
        for side in hand.deal.game.sides:
            rows = [(seat, _best(hand, seat, board, side)) for seat in left if not hand.noted.mucked >> seat & 1]
            known = [(seat, best) for seat, best in rows if best is not None]
            top = max([best.value for _, best in known], default=0)
            found += [(place, seat, side.ranking, best) for seat, best in known if best.value == top and seat in won]
    return found


def _best(hand: State, seat: int, board: tuple[int, ...], side: Any) -> Any:
    held = hand.secret.down[seat] + hand.cards.up[seat]
    if UNKNOWN in held or UNKNOWN in board or not held:
        return None
    return ranking(side.ranking, side.use).made(held, board)


def _middle(
    hand: State | None, lit: frozenset[str]
) -> tuple[tuple[tuple[Card, ...], ...], tuple[tuple[int, int], ...], int]:
    if hand is None:
        return (), (), 0
    lie = hand.cards.boards
    boards = tuple([_lit(tuple([card(number) for number in board]), lit) for board in lie if board or len(lie) > 1])
    sizes = tuple([(pot.size, pot.seats.bit_count()) for pot in pots(hand)]) if hand.stage != "over" else ()
    return boards, sizes, hand.pot.total + sum(hand.round.bets)


def makes(mine: Own) -> bool:
    """Say whether a player's hand still counts."""
    return bool(mine.hand.round.live & ~mine.hand.noted.mucked & 1 << mine.seat)


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
