"""Hands in bulk beside the engine: the same decks and actions, compared at every decision and at the end."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from cardspeak.bulk import chance, play, record
from cardspeak.bulk.record import BRING_IN, CALL, CHECK, DISCARD, FOLD, RAISE
from cardspeak.bulk.table import Table
from cardspeak.bulk.views import view_of
from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as c
from cardspeak.hand.betting import options
from cardspeak.hand.commands import Options
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import NOTHING_YET, State
from cardspeak.hand.view import view
from cardspeak.law.law import Law

VERBS = {
    "fold": FOLD, "check": CHECK, "call": CALL, "bring in": BRING_IN, "bet": RAISE, "raise to": RAISE,
    "complete": RAISE,
}  # fmt: skip
LOOKED = 10  # of so many hands, what the player to act sees is compared in one


class Offer(NamedTuple):
    """What a decision looks like: who has it, what they may do, what a call costs, the bounds of a raise."""

    seat: int
    may: int
    owed: int
    least: int
    most: int


class Taken(NamedTuple):
    """An action, as the kernels take it."""

    kind: int
    amount: int


def offered(hand: Any) -> Offer:
    """Return the decision that a hand in bulk is at."""
    return Offer(int(hand.actor), int(hand.may), int(hand.owed), int(hand.least), int(hand.most))


def offered_here(state: State, law: Law) -> Offer:
    """Return the decision that a hand of the engine is at."""
    seat = state.round.queue[0]
    if state.stage == "drawing":
        return Offer(seat, 1 << DISCARD, 0, 0, (1 << len(state.secret.down[seat])) - 1)
    found: Options = options(state, law)
    may = owed = least = most = 0
    for verb, bounds in found.items():
        kind = VERBS[verb]
        may |= 1 << kind
        if kind in (CALL, BRING_IN):
            owed = bounds[0]
        elif kind == RAISE:
            least, most = bounds
    return Offer(seat, may, owed, least, most)


def chosen(offer: Offer, rng: Random) -> Taken:
    """Choose an action: calls and small raises more often, so that hands last, and the bounds themselves."""
    kinds = [kind for kind in range(DISCARD + 1) if offer.may >> kind & 1]
    kinds += [kind for kind in kinds if kind in (CHECK, CALL)]
    kind = rng.choice(kinds)
    if kind not in (RAISE, DISCARD):
        return Taken(kind, 0)
    near = min(offer.least + rng.randint(0, 6), offer.most)
    return Taken(kind, rng.choice((offer.least, near, offer.most, rng.randint(offer.least, offer.most))))


Choose = Callable[[Offer, Random], Taken]


def called(offer: Offer, rng: Random) -> Taken:
    """Check, call or bring in, and throw every card away."""
    return Taken(next(kind for kind in (CHECK, CALL, BRING_IN, DISCARD) if offer.may >> kind & 1), offer.most)


def command(offer: Offer, taken: Taken) -> c.Command:
    """Return an action as a command of the engine."""
    seat = offer.seat
    if taken.kind == DISCARD:
        return c.Discard(seat, tuple([place for place in range(7) if taken.amount >> place & 1]))
    if taken.kind == RAISE:
        return c.RaiseTo(seat, taken.amount)
    others: dict[int, c.Command] = {
        FOLD: c.Fold(seat), CHECK: c.Check(seat), CALL: c.Call(seat), BRING_IN: c.BringIn(seat),
    }  # fmt: skip
    return others[taken.kind]


def table(game: str, rng: Random) -> Table:
    """Return a table of some size with uneven stacks, many of them short."""
    stud = game.endswith(("stud", "stud8"))
    players = rng.randint(2, 8 if stud or "27" in game else 7)
    stacks = [rng.choice((rng.randint(1, 9), rng.randint(5, 40), rng.randint(20, 400))) for _ in range(players)]
    blinds = (0, 4) if stud else rng.choice(((2, 4), (1, 3), (4, 4), (0, 4)))
    return Table(
        game, stacks=stacks, blinds=blinds, ante=1 if stud else rng.choice((0, 0, 1, 5)), bets=(4, 8),
        bring_in=rng.choice((1, 2)) if stud else 0, chips=rng.choice(((1,), (1, 5), (2, 5))),
    )  # fmt: skip


def compare(at: Table, count: int, seed: int, rng: Random, choose: Choose = chosen) -> int:
    """Play hands on both sides and compare them; return how many decisions there were."""
    hands = at.hands(count)
    decks = []
    for hand in hands:
        deck = [*DECKS[at.deal.game.deck]]
        rng.shuffle(deck)
        decks.append(deck)
        hand.order[: len(deck)] = deck
    play.deal_all(at.rules, hands, seed, 0, True)
    told: list[list[tuple[Offer, Taken, State | None]]] = [[] for _ in range(count)]
    while any(hand.stage != record.OVER for hand in hands):
        kinds, amounts = [], []
        for number, (hand, so_far) in enumerate(zip(hands, told, strict=True)):
            taken = Taken(0, 0)
            if hand.stage != record.OVER:
                offer = offered(hand)
                taken = choose(offer, rng)
                seen = None if number % LOOKED else view_of(at.deal, at.rules[0], hand)
                so_far.append((offer, taken, seen))
            kinds.append(taken.kind)
            amounts.append(taken.amount)
        assert play.act_all(at.rules, hands, record.numbers_of(kinds), record.numbers_of(amounts)) == -1
    for number, (hand, deck, so_far) in enumerate(zip(hands, decks, told, strict=True)):
        replayed(at, hand, deck, so_far, seed, number)
    return sum(map(len, told))


def visible(state: State) -> State:
    """Return what the player to act may see, without what hands in bulk do not keep."""
    seen = view(state, state.round.queue[0])
    noted = NOTHING_YET._replace(increase=seen.noted.increase, left=seen.noted.left)
    return seen._replace(round=seen.round._replace(shut=0), noted=noted)


def replayed(
    at: Table, hand: Any, deck: list[int], told: list[tuple[Offer, Taken, State | None]], seed: int, number: int
) -> None:
    """Play a hand again with the engine: each decision must be the same, and the stacks at the end."""
    shuffler = record.many(record.HAND, 1)[0]
    chance.seeded(shuffler, seed, number)
    outcome = step(None, c.Begin(at.deal, tuple(deck)), at.law)
    done = 0
    while True:
        assert not isinstance(outcome, Refused), outcome
        state, _ = outcome
        if state.stage == "over":
            break
        if state.stage == "shuffling":
            pool = shuffled_cards(state)[0]
            shuffler.order[: len(pool)] = pool
            shuffler.at, shuffler.laid, shuffler.end = 0, 0, len(pool)
            chance.settled(shuffler)
            outcome = step(state, c.Reshuffle(tuple(map(int, shuffler.order[: len(pool)]))), at.law)
            continue
        here = offered_here(state, at.law)
        assert done < len(told), f"the engine waits for {here}, in bulk the hand is over: {state}"
        offer, taken, seen = told[done]
        assert offer == here, f"{offer} in bulk, {here} here: {told[:done]} {state}"
        assert seen is None or seen == visible(state), f"{seen} in bulk, {visible(state)} here"
        done += 1
        outcome = step(state, command(offer, taken), at.law)
    assert done == len(told)
    players = len(at.deal.seats)
    assert tuple(map(int, hand.stacks[:players])) == state.round.stacks, f"{told} {state}"
