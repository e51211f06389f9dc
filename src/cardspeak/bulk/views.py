"""A hand in bulk as a state of the engine, for players who look at views: the bots of the house."""

from typing import Any

from cardspeak.bulk.record import BETTING, BRING_IN, CALL, CARDS, CHECK, DISCARD, DRAWING, FOLD, RAISE, STUD, THROWN
from cardspeak.hand import commands as c
from cardspeak.hand.commands import Options
from cardspeak.hand.state import HIDDEN, NOTHING_YET, Cards, Deal, Pot, Round, Secret, Stage, State
from cardspeak.hand.view import view

STAGES: dict[int, Stage] = {BETTING: "betting", DRAWING: "drawing"}


def state_of(deal: Deal, rules: Any, hand: Any) -> State:
    """Return the state that the engine would have but for what no player and no pot asks about."""
    players = len(deal.seats)
    stud = rules.family == STUD
    board, held, discards = row(hand.board, 0, hand.boarded), [], []
    for seat in range(players):
        held.append(row(hand.cards, seat * CARDS, hand.held[seat]))
        discards.append(row(hand.discards, seat * THROWN, hand.thrown[seat]))
    up = tuple([cards[2:6] if stud else () for cards in held])
    down = tuple([cards[:2] + cards[6:] if stud else cards for cards in held])
    opened = tuple([HIDDEN[len(cards)] for cards in down])
    round_now = Round(
        row(hand.stacks, 0, players), row(hand.bets, 0, players), int(hand.live), queue(hand, players),
        int(hand.level), int(hand.full), int(hand.step), int(hand.raises), int(hand.crowd), int(hand.began),
        row(hand.acted, 0, players), 0, int(hand.aggressor), 0, -1,
    )  # fmt: skip
    pot = Pot(row(hand.paid, 0, players), (0,) * players, (), 0, 0)
    secret = Secret(down, HIDDEN[int(hand.end - hand.at)], HIDDEN[int(hand.burned)], tuple(discards))
    noted = NOTHING_YET._replace(increase=int(hand.increase), left=left(hand, players))
    return State(
        deal._replace(stacks=row(hand.start, 0, players)), int(hand.street), STAGES.get(int(hand.stage), "over"),
        round_now, pot, Cards((board,), opened, up, 0), secret, noted,
    )  # fmt: skip


def row(numbers: Any, first: int, count: int) -> tuple[int, ...]:
    """Return some numbers of a record as a tuple."""
    return tuple(map(int, numbers[first : first + int(count)]))


def queue(hand: Any, players: int) -> tuple[int, ...]:
    """Return the seats that have still to act, the next one first."""
    seats = [(int(hand.actor) + step) % players for step in range(players)]
    return tuple([seat for seat in seats if int(hand.todo) >> seat & 1])


def left(hand: Any, players: int) -> tuple[int, ...]:
    """Return the seats whose hands are out, in the order in which they went."""
    out = [seat for seat in range(players) if hand.left[seat] >= 0]
    return tuple(sorted(out, key=lambda seat: int(hand.left[seat])))


def view_of(deal: Deal, rules: Any, hand: Any) -> State:
    """Return what the player to act may see."""
    return view(state_of(deal, rules, hand), int(hand.actor))


def options_of(rules: Any, hand: Any) -> Options:
    """Return what the player to act may do, as the engine says it."""
    found: Options = {}
    may, bounds = int(hand.may), (int(hand.least), int(hand.most))
    if may >> FOLD & 1:
        found["fold"] = (0, 0)
    if may >> CHECK & 1:
        found["check"] = (0, 0)
    if may >> CALL & 1:
        found["call"] = (int(hand.owed),) * 2
    if may >> BRING_IN & 1:
        found["bring in"] = (int(hand.owed),) * 2
    if may >> RAISE & 1:
        opening = hand.level == 0 and not may >> BRING_IN & 1
        found["bet" if opening else "raise to" if hand.street or hand.full else "complete"] = bounds
    return found


def action_of(command: c.Command) -> tuple[int, int]:
    """Return a command as a kind of action and its amount; `ValueError` for one that no player in bulk has."""
    match command:
        case c.Fold():
            return FOLD, 0
        case c.Check():
            return CHECK, 0
        case c.Call():
            return CALL, 0
        case c.BringIn():
            return BRING_IN, 0
        case c.RaiseTo(total=total):
            return RAISE, total
        case c.Discard(positions=positions):
            return DISCARD, sum([1 << place for place in positions])
    raise ValueError(f"{type(command).__name__} is not an action of betting or drawing")
