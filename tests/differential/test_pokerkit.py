"""The same cards and the same random actions for PokerKit and for us: same turn, same bounds, same final stacks."""

import os
import warnings
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cardspeak.cards.card import DECKS, card_text, cards_text
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.betting import options
from cardspeak.hand.decide import step
from cardspeak.hand.posting import antes, blinds
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, Event, State
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at
from tests.differential.disagreements import KNOWN, capped_first_round, short_before_any_bet, short_in_limit

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import pokerkit as pk

HANDS = int(os.environ.get("CARDSPEAK_DIFFERENTIAL_HANDS", "400"))  # of each game
BIG = 4
GAMES = {
    "nlhe": "NoLimitTexasHoldem",
    "pot-limit holdem": "",
    "flhe": "FixedLimitTexasHoldem",
    "plo": "PotLimitOmahaHoldem",
    "flo8": "FixedLimitOmahaHoldemHighLowSplitEightOrBetter",
    "stud": "FixedLimitSevenCardStud",
    "stud8": "FixedLimitSevenCardStudHighLowSplitEightOrBetter",
    "razz": "FixedLimitRazz",
    "nl27sd": "NoLimitDeuceToSevenLowballSingleDraw",
    "27td": "FixedLimitDeuceToSevenLowballTripleDraw",
    "badugi": "FixedLimitBadugi",
}


def theirs(game: str, deal: Deal, ante: int) -> Any:
    """Return PokerKit's state of the same deal; it collects, posts, pushes and pulls chips by itself."""
    automations = (
        pk.Automation.ANTE_POSTING,
        pk.Automation.BET_COLLECTION,
        pk.Automation.BLIND_OR_STRADDLE_POSTING,
        pk.Automation.CHIPS_PUSHING,
        pk.Automation.CHIPS_PULLING,
    )
    players = len(deal.stacks)
    kind: Any = getattr(pk, GAMES[game] or "NoLimitTexasHoldem")
    if game == "flo8":
        kind = type("FixedLimitOmahaEight", (pk.FixedLimitPokerMixin, kind), {})
    if game == "pot-limit holdem":
        kind = type("PotLimitHoldem", (pk.PotLimitPokerMixin, kind), {})
    first: Any = deal.bring_in if deal.bring_in else (deal.small_blind, deal.big_blind)
    sizes = (deal.small_bet, deal.big_bet) if deal.structure == "fixed-limit" else (deal.big_blind,)
    return kind.create_state(automations, True, ante, first, *sizes, deal.stacks, players)


def table(game_name: str, rng: Random) -> tuple[Deal, Law, int]:
    """Return a deal with uneven stacks and the law that comes nearest to PokerKit's."""
    game, structure = find_game(game_name)
    players = rng.randint(2, 6)
    law = law_at("common", game, structure, players, "tournament")
    law = law.replaced(law.answers["oddchip.several"]._replace(policy="all_to_the_first"))
    if game.family == "stud":
        law = law.replaced(law.answers["turn.later_rounds"]._replace(parameters=(("tie", "seat"),)))
        law = law.replaced(law.answers["oddchip.to"]._replace(policy="first_left_of_the_button", parameters=()))
    stacks = tuple(rng.choice((rng.randint(5, 40), rng.randint(20, 400))) for _ in range(players))
    flop = game.forced == "blinds"
    ante = rng.choice((0, 1)) if flop else 1
    posts = antes(players, ante)
    if flop:
        posts += blinds(law, players, players - 1, BIG // 2, BIG)
    stakes = (BIG // 2, BIG, 0) if flop else (0, 0, BIG // 2)
    upper = 2 * BIG if structure == "fixed-limit" else BIG
    deal = Deal(
        game, structure, tuple("ABCDEF"[:players]), stacks, players - 1, posts, *stakes, BIG, upper,
        event=Event("tournament", 9), shows="dealer",
    )  # fmt: skip
    return deal, law, ante


def feed(their: Any, event: e.Event) -> None:
    """Deal PokerKit the cards that ours dealt; its hands are opened before the board, as in a tournament."""
    if isinstance(event, e.Collected) and their.actor_index is not None:
        # the last player with chips has nothing to decide; PokerKit asks all the same
        assert their.checking_or_calling_amount == 0
        their.check_or_call()
    if not isinstance(event, e.Dealt):
        return
    while their.can_show_or_muck_hole_cards():
        their.show_or_muck_hole_cards(True)
    if their.can_burn_card():
        their.burn_card("??")
    waiting = {seat: list(cards) for seat, cards in enumerate(event.down)}
    for seat, cards in enumerate(event.up):
        waiting[seat] = waiting.get(seat, []) + list(cards)
    while their.can_deal_hole() and waiting.get(their.hole_dealee_index):
        their.deal_hole(cards_text(tuple(waiting.pop(their.hole_dealee_index))))
    if event.board:
        their.deal_board(cards_text(event.board))


def choices(state: State, their: Any, law: Law, short: bool) -> Iterator[str]:
    """Compare what the player to act may do; yield a known disagreement if there is one."""
    now, structure = state.round, state.deal.structure
    assert their.actor_index == now.queue[0]
    found = options(state, law)
    reach = found.get("bet") or found.get("raise to") or found.get("complete")
    may = their.can_complete_bet_or_raise_to()
    least = their.min_completion_betting_or_raising_to_amount if may else None
    most = their.max_completion_betting_or_raising_to_amount if may else None
    if (reach or (None, None)) == (least, most):
        return
    if short_in_limit(short, structure):
        yield "half a bet all-in"
    elif capped_first_round(now, state.street, structure):
        yield "cap of the first round"
    elif short_before_any_bet(now, short, structure):
        yield "first all-in is short"
    else:
        raise AssertionError(f"{found} here, {least}..{most} there: {state.round}, {state.deal.stacks}")


def act(state: State, their: Any, law: Law, rng: Random) -> c.Command:
    """Choose an action, apply it to PokerKit and return it for us."""
    seat = state.round.queue[0]
    if state.stage == "drawing":
        held = state.secret.down[seat]
        places = tuple(rng.sample(range(len(held)), rng.randint(0, len(held) // 2)))
        their.stand_pat_or_discard("".join(card_text(held[place]) for place in places))
        return c.Discard(seat, places)
    found = options(state, law)
    calls: list[c.Verb] = ["call"] if "call" in found else []
    verb = rng.choice([*found, *calls])
    if verb == "fold":
        their.fold()
        return c.Fold(seat)
    if verb == "bring in":
        their.post_bring_in()
        return c.BringIn(seat)
    if verb in ("check", "call"):
        their.check_or_call()
        return c.Check(seat) if verb == "check" else c.Call(seat)
    least, most = found[verb]
    total = rng.choice((least, most, rng.randint(least, most)))
    their.complete_bet_or_raise_to(total)
    return c.RaiseTo(seat, total)


def play(game: str, rng: Random) -> str:
    """Play one hand on both sides; return the disagreement at which it was left, or nothing."""
    deal, law, ante = table(game, rng)
    order = list(DECKS[52])
    rng.shuffle(order)
    their = theirs(game, deal, ante)
    outcome = step(None, c.Begin(deal, tuple(order)), law)
    short, told = False, []
    while True:
        assert not isinstance(outcome, Refused), outcome
        state, events = outcome
        told += events
        for event in events:
            feed(their, event)
            if isinstance(event, e.RoundOpened):
                short = False
            elif isinstance(event, e.RaisedTo) and not event.round.stacks[event.seat]:
                short = True
        if state.stage == "over":
            break
        if state.stage == "shuffling":
            return "shuffled"
        if state.stage == "betting":
            for known in choices(state, their, law, short):
                return known
        outcome = step(state, act(state, their, law, rng), law)
    while their.status and their.can_show_or_muck_hole_cards():
        their.show_or_muck_hole_cards(True)
    while their.status and their.can_kill_hand():
        their.kill_hand()
    if tuple(their.stacks) == state.round.stacks:
        return ""
    awarded = [event for event in told if isinstance(event, e.Awarded)]
    sides: dict[int, set[int]] = {event.pot: set() for event in awarded}
    for event in awarded:
        sides[event.pot].add(event.side)
    shared = [event for event in awarded if len(event.shares) > 1 or len(sides[event.pot]) > 1]
    assert len(sides) > 1, f"{their.stacks} there, {state.round.stacks} here"
    assert shared, f"{their.stacks} there, {state.round.stacks} here"
    if len({len(side) for side in sides.values()}) > 1:
        return "low of another pot"
    apart = max(abs(one - other) for one, other in zip(their.stacks, state.round.stacks, strict=True))
    assert apart <= 2 * len(sides), f"{their.stacks} there, {state.round.stacks} here"
    return "pots put together"


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", GAMES)
def test_both_play_alike(game: str) -> None:
    rng = Random(game)
    left = Counter(play(game, rng) for _ in range(HANDS))
    assert set(left) <= {"", "shuffled", *KNOWN}
    # most hands are compared to the end
    assert left[""] > HANDS * 0.5, left


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(
    ("known", "game", "seed"),
    [
        ("half a bet all-in", "flhe", 1),
        ("cap of the first round", "flhe", 1),
        ("first all-in is short", "nlhe", 1),
        ("low of another pot", "stud8", 12),  # where it comes soon
        ("pots put together", "flo8", 9),
    ],
)
def test_each_disagreement_occurs(known: str, game: str, seed: int) -> None:
    rng = Random(seed)
    assert any(play(game, rng) == known for _ in range(2000))
