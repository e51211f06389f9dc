"""Odds on the pages: of all hands where they are known, of one's own against unknown ones, else none."""

from collections import Counter

from cardspeak.cards.card import UNKNOWN
from cardspeak.hand.view import seen
from cardspeak.history.known import known_from_the_deal
from cardspeak.history.steps import steps
from cardspeak.web.table.odds import odds_at
from tests.history.hands import played_hands

GAMES = ("no-limit holdem", "pot-limit omaha", "fixed-limit stud", "fixed-limit badugi")


def test_shares_of_known_hands_are_a_whole_and_of_unknown_ones_only_mine() -> None:
    counts: Counter[str] = Counter()
    for number, hand in enumerate(played_hands("odds", 24, GAMES)):
        viewer = number % len(hand.last.deal.seats) if number % 3 else -1
        for step in steps(known_from_the_deal([seen(event, viewer) for event in hand.events])):
            shares, exact = odds_at(step.state, viewer)
            state = step.state
            if len(shares) > 1:
                counts["all"] += 1
                assert abs(sum(shares.values()) - 100) < 0.6  # tenths are rounded
                plays_the_board = state.noted.claimed
                assert not [
                    seat for seat in shares if UNKNOWN in state.secret.down[seat] and not plays_the_board >> seat & 1
                ]
            elif shares:
                counts["mine"] += 1
                assert [*shares] == [viewer]
                assert not exact
                assert odds_at(state, viewer) == (shares, exact)  # who comes back sees the same
            else:
                counts["none"] += 1
            assert state.stage != "over" or not shares
    assert min(counts[kind] for kind in ("all", "mine", "none")) > 20, counts


def test_what_is_counted_is_right() -> None:
    """The river of heads-up hold'em: a hand that wins has all of the pot."""
    for hand in played_hands("river", 60, GAMES[:1]):
        for step in steps(known_from_the_deal(hand.events)):
            if len(step.state.cards.boards[0]) == 5 and step.state.stage == "betting":
                shares, exact = odds_at(step.state, -1)
                if shares:
                    assert exact
                    assert set(shares.values()) & {100.0, 50.0, 33.3, 25.0}
                    return
    raise AssertionError("no hand came to the river")
