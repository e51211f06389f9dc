"""Oracles from outside: the known trees of Kuhn and Leduc poker, and OpenSpiel's universal_poker hand by hand."""

from random import Random
from typing import Any

import pyspiel
import pytest

from cardspeak.bulk import play, record
from cardspeak.bulk.record import CALL, CHECK, FIXED_LIMIT, FOLD, RAISE
from cardspeak.bulk.table import Table
from cardspeak.cards.card import DECKS

# ---- Kuhn and Leduc -------------------------------------------------------------------------------------------------


def small_game(streets: int, stack: int, bets: tuple[int, ...], cap: int) -> tuple[Any, Any]:
    """Return the rules of a game of two with an ante of 1 in fixed limit, and a hand of it at its first decision.

    Each has five cards, so that the showdown has something to rank; the tree of bets does not depend on cards.
    """
    rules, hands = record.many(record.RULES, 1), record.many(record.HAND, 1)
    at = rules[0]
    at.players, at.button, at.structure, at.ante = 2, 1, FIXED_LIMIT, 1
    at.low, at.unit, at.deck, at.streets, at.cap = -1, 1, 52, streets, cap
    at.big_seat, at.short_shares, at.reopen_shares = 1, 1, 1
    at.bet[:streets] = bets
    at.down[0] = 5
    hands["start"][:, :2] = stack
    play.deal_all(rules, hands, 1, 0, False)
    return rules, hands[0]


def tree(rules: Any, hand: Any) -> tuple[int, list[int], list[int]]:
    """Walk through all actions: how many ends there are by fold, and decisions and showdowns by street."""
    folds, decisions, showdowns = 0, [0, 0], [0, 0]
    if hand.stage == record.OVER:
        if hand.live in (1, 2):
            return 1, decisions, showdowns
        showdowns[hand.street] = 1
        return 0, decisions, showdowns
    decisions[hand.street] = 1
    for kind in (FOLD, CHECK, CALL, RAISE):
        if hand.may >> kind & 1:
            after = hand.copy()
            play.act(rules, after, kind, hand.least)
            more = tree(rules, after)
            folds += more[0]
            decisions = [one + other for one, other in zip(decisions, more[1], strict=True)]
            showdowns = [one + other for one, other in zip(showdowns, more[2], strict=True)]
    return folds, decisions, showdowns


def test_kuhn_poker_has_its_twelve_information_sets_and_thirty_ends() -> None:
    rules, hand = small_game(1, 2, (1,), 0)
    folds, decisions, showdowns = tree(rules[0], hand)
    cards, deals = 3, 6
    assert decisions[0] * cards == 12
    assert (folds + showdowns[0]) * deals == 30


def test_leduc_poker_has_its_936_information_sets_and_5520_ends() -> None:
    rules, hand = small_game(2, 100, (2, 4), 1)
    folds, decisions, showdowns = tree(rules[0], hand)
    assert decisions[0] * 6 + decisions[1] * 6 * 5 == 936
    assert decisions[0] * 3 + decisions[1] * 3 * 3 == 288  # by ranks alone
    rules, hand = small_game(1, 100, (2,), 1)
    first_folds = tree(rules[0], hand)[0]
    assert first_folds * 30 + (folds - first_folds + showdowns[1]) * 30 * 4 == 5520


# ---- OpenSpiel ------------------------------------------------------------------------------------------------------

GAMES = [("no-limit", 2), ("no-limit", 3), ("no-limit", 6), ("fixed-limit", 2), ("fixed-limit", 4)]
STACK = 60  # in fixed limit more than anybody can bet, there are no stacks there; and there are four players at most


def universal_poker(structure: str, players: int) -> Any:
    """Return OpenSpiel's hold'em with blinds of 1 and 2: in fixed limit three raises after the first bet."""
    two, limit = players == 2, structure == "fixed-limit"
    return pyspiel.load_game("universal_poker", {
        "betting": "limit" if limit else "nolimit", "bettingAbstraction": "fcpa" if limit else "fullgame",
        "numPlayers": players, "numRounds": 4,
        "blind": " ".join(["1", "2"] + ["0"] * (players - 2)), "firstPlayer": "1 2 2 2" if two else "3 1 1 1",
        "stack": " ".join([str(STACK)] * players), "raiseSize": "2 2 4 4",
        "maxRaises": "3 4 4 4" if limit else "99 99 99 99",
        "numSuits": 4, "numRanks": 13, "numHoleCards": 2, "numBoardCards": "0 3 1 1",
    })  # fmt: skip


@pytest.mark.parametrize(("structure", "players"), GAMES)
def test_the_same_hands_as_open_spiel(structure: str, players: int) -> None:
    there, rng = universal_poker(structure, players), Random(players)
    at = Table(f"{structure} holdem", stacks=(STACK,) * players, bets=(2, 4), event="tournament")
    hands = at.hands(150)
    for hand in hands:
        deck = [*DECKS[52]]
        rng.shuffle(deck)
        hand.order[:] = deck
    play.deal_all(at.rules, hands, 0, 0, True)
    for hand in hands:
        state, deck = there.new_initial_state(), [*map(int, hand.order)]
        held = [int(hand.cards[seat * record.CARDS + place]) for seat in range(players) for place in (0, 1)]
        burned = 2 * players
        cards = [*held, *deck[burned + 1 : burned + 4], deck[burned + 5], deck[burned + 7]]
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(cards.pop(0))
                continue
            state.apply_action(one_action(at, hand, state, rng))
        assert hand.stage == record.OVER
        won = (hand.stacks[:players] - hand.start[:players]).tolist()
        # an odd chip is halved there
        assert all(abs(here - other) < 1 for here, other in zip(won, state.returns(), strict=True))


def one_action(at: Table, hand: Any, state: Any, rng: Random) -> int:
    """Compare a decision, act here at random and return the same action there: sizes are all chips put in."""
    limit = at.deal.structure == "fixed-limit"
    seat = state.current_player()
    assert seat == hand.actor
    actions = state.legal_actions()
    raises = [action for action in actions if action > 1]
    kinds = [kind for kind in (FOLD, CHECK, CHECK, CALL, CALL, RAISE) if hand.may >> kind & 1]
    assert (0 in actions) == (FOLD in kinds)
    assert bool(raises) == (RAISE in kinds), str(state)
    if raises and not limit:
        assert (raises[0], raises[-1]) == (hand.paid[seat] + hand.least, hand.paid[seat] + hand.most), str(state)
    kind = rng.choice(kinds)
    total, paid = 0, int(hand.paid[seat])
    if kind == RAISE:
        near = min(int(hand.least) + rng.randint(0, 4), int(hand.most))
        total = rng.choice((int(hand.least), near, rng.randint(int(hand.least), int(hand.most))))
    play.act(at.rules[0], hand, kind, total)
    if kind == RAISE:
        return 2 if limit else paid + total
    return 0 if kind == FOLD else 1
