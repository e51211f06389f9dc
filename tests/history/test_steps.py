"""A hand step by step: every position has its chips, its turn and, where all hands are known, its odds."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from cardspeak.equity.exact import worth
from cardspeak.errors import Unreadable
from cardspeak.hand import events as e
from cardspeak.hand.view import seen, view
from cardspeak.history.steps import KINDS, Spot, Step, equities, steps
from tests.history.hands import Played, played_hands


@pytest.fixture(scope="module")
def hands() -> list[Played]:
    return list(played_hands("step by step", 900))


def counted(spot: Spot) -> tuple[Fraction, ...] | None:
    """Odds where they can be counted."""
    found = worth(*spot[1:])
    return None if found is None else found.shares


def laid_open(spot: Spot) -> tuple[Fraction, ...] | None:
    """What the hands are worth when nothing is to come."""
    to_come = any(spot.wanted) or any(len(board) < spot.size for board in spot.boards)
    return None if to_come else counted(spot)


def test_every_step_has_all_chips_and_whose_turn_it_is(hands: list[Played]) -> None:
    kinds: Counter[str] = Counter()
    for hand in hands:
        found = steps(hand.events)
        assert found[-1].state == hand.last
        assert [step.number for step in found] == list(range(len(found)))
        assert [step.event for step in found] == [event for event in hand.events if type(event) in KINDS]
        for before, step in zip([None, *found], found, strict=False):
            kinds[step.kind] += 1
            lies = sum(step.bets) + sum(pot.size for pot in step.pots)
            assert sum(step.state.round.stacks) + lies + step.state.pot.raked == hand.last.total, step
            if step.kind in ("action", "draw"):
                assert before is not None
                assert step.actor == before.turn
        assert found[-1].pots == ()
        assert found[-1].turn == -1
    kinds.pop("ruling", None)  # only where a hand that is asked for lives again: no floor is called in these hands
    assert set(kinds) == set(KINDS.values()) - {"ruling"}
    assert min(kinds.values()) >= 20, kinds


def test_a_viewers_steps_are_his_views_of_them(hands: list[Played]) -> None:
    for number, hand in enumerate(hands[:300]):
        viewer = number % (len(hand.last.deal.seats) + 1) - 1
        whole = steps(hand.events)
        mine = steps([seen(event, viewer) for event in hand.events])
        for one, other in zip(whole, mine, strict=True):
            assert other.state == view(one.state, viewer)
            assert (one.kind, one.actor, one.turn, one.pots) == (other.kind, other.actor, other.turn, other.pots)


def main_pot(events: list[e.Event]) -> dict[int, int]:
    won: Counter[int] = Counter()
    for event in events:
        if isinstance(event, e.Awarded) and event.pot == 0:
            won.update(dict(event.shares))
    return won


def test_the_last_odds_are_what_the_main_pot_pays(hands: list[Played]) -> None:
    families: Counter[str] = Counter()
    for hand in hands:
        found = steps(hand.events, odds=laid_open)
        told = [step for step in found if step.odds is not None]
        if hand.table.kind != "order" or not told or found[told[-1].number + 1].kind != "award":
            continue
        odds, state = told[-1].odds or {}, told[-1].state
        assert sum(odds.values()) == 1
        won, size = main_pot(hand.events), sum(main_pot(hand.events).values())
        # what cannot be divided goes to somebody: a chip of the table for each part of the pot
        crumbs = 4 * max(hand.last.deal.chips) * len(state.cards.boards)
        for seat, share in odds.items():
            assert abs(won[seat] - share * size) <= crumbs, (won, odds)
        families[hand.last.deal.game.family] += 1
    assert min(families[family] for family in ("flop", "stud", "draw")) >= 20, families


def test_odds_need_every_hand_that_is_in(hands: list[Played]) -> None:
    without = with_all = 0
    for hand in hands[:200]:
        mine = steps([seen(event, 0) for event in hand.events], odds=lambda spot: [Fraction(1)] * len(spot.seats))
        for step in mine:
            live = [seat for seat in range(len(step.bets)) if step.state.round.live >> seat & 1]
            known = all(hand_is_known(step, seat) for seat in live)
            if step.odds is None:
                without += 1
            else:
                with_all += 1
                assert known
                assert set(step.odds) <= set(live)
    assert without > 1000
    assert with_all > 50


def hand_is_known(step: Step, seat: int) -> bool:
    mucked = bool(step.state.noted.mucked >> seat & 1)
    if step.state.noted.claimed >> seat & 1:
        return True
    return mucked or all(card < 52 for card in step.state.secret.down[seat] + step.state.cards.up[seat])


def test_odds_are_reckoned_once_for_a_spot_and_none_while_a_draw_is_due(hands: list[Played]) -> None:
    for hand in hands[:150]:
        asked: list[Spot] = []

        def odds(spot: Spot, asked: list[Spot] = asked) -> list[Fraction]:
            asked.append(spot)
            return [Fraction(1, len(spot.seats))] * len(spot.seats)

        for step in steps(hand.events, odds=odds):
            later = step.state.deal.game.streets[step.state.street + 1 :]
            assert step.odds is None or not any(street.draw for street in later)
        assert len(asked) == len(set(asked))


def test_equities_of_one_state_by_chance() -> None:
    for hand in played_hands("one state", 40, ("no-limit holdem",)):
        for step in steps(hand.events):
            if step.kind == "deal" and not step.state.cards.boards[0] and hand.table.kind == "order":
                rng = Random(5)

                def odds(spot: Spot, rng: Random = rng) -> tuple[Fraction, ...] | None:
                    found = worth(*spot[1:], rng=rng, runs=300)
                    return None if found is None else found.shares

                assert equities(step.state, counted) is None
                found = equities(step.state, odds)
                assert found is not None
                assert set(found) == set(range(len(step.bets)))
                assert sum(found.values()) == 1
                return
    pytest.fail("no hand was dealt")


def test_names_stand_for_the_deals_own(hands: list[Played]) -> None:
    hand = hands[0]
    names = tuple(f"Марія {seat}" for seat in range(len(hand.last.deal.seats)))
    assert all(step.state.deal.seats == names for step in steps(hand.events, names))
    with pytest.raises(Unreadable, match="names are given"):
        steps(hand.events, names[1:])
    with pytest.raises(Unreadable, match="a hand begins with its deal"):
        steps(hand.events[1:])
    with pytest.raises(Unreadable, match="a hand begins with its deal"):
        steps([])
