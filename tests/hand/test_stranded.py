"""Pots that no hand is left in: nobody wins from a pot that they did not pay into."""

import pytest

from cardspeak.hand import why
from cardspeak.hand.commands import NameWinners
from cardspeak.hand.force import killed
from cardspeak.hand.hand import Hand
from cardspeak.hand.moves import Move, all_in, bet, call, check, fold, raise_to, show
from cardspeak.hand.posting import blinds
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies.apply import remedied
from cardspeak.hand.remedies.kinds import Kill, Remedy, Restore
from cardspeak.hand.state import Deal
from cardspeak.library import books, find_game, law_at

CHIPS = {"A": 1000, "B": 1000, "C": 100}


def dealt(book: str = "common", **chips: int) -> Hand:
    found, structure = find_game("nlhe")
    players = len(chips)
    law = law_at(book, found, structure, players, "cash")
    posts = blinds(law, players, players - 1, 1, 2)
    deal = Deal(found, structure, tuple(chips), tuple(chips.values()), players - 1, posts, 1, 2)
    return Hand.begin(deal, law)  # nobody knows the cards, so that hands do not open by themselves


def after(hand: Hand, *moves: tuple[str, Move]) -> Hand:
    for seat, move in moves:
        hand = hand.act(seat, move)
    return hand


def ruled(hand: Hand, *remedies: Remedy) -> Hand:
    outcome = remedied(hand.state, remedies, hand.law, hand.events)
    assert not isinstance(outcome, Refused)
    return Hand(outcome[0], hand.law, (*hand.events, *outcome[1]))


def to_the_river(hand: Hand) -> Hand:
    """C is all-in for 100, A and B have each put 200 more into a side pot."""
    before = ("C", all_in()), ("A", raise_to(300)), ("B", call())
    return after(hand, *before, *[("A", check()), ("B", check())] * 2, ("A", check()))


@pytest.mark.parametrize("book", sorted(books()))
def test_the_last_player_of_a_side_pot_has_won_it_although_their_hand_is_dead(book: str) -> None:
    hand = ruled(after(to_the_river(dealt(book, **CHIPS)), ("B", bet(500)), ("A", fold())), Kill(1))
    hand = after(hand, ("C", show((0, 1))))
    assert hand.over
    assert hand.stacks == {"A": 700, "B": 1100, "C": 300}
    assert {"pot.winner", "pot.sides"} <= {*why.of_award(hand.state, hand.events)}


def test_hands_of_a_side_pot_that_are_killed_together_leave_it_to_nobody() -> None:
    hand = after(to_the_river(dealt("common", **CHIPS)), ("B", bet(500)))
    hand = ruled(hand, Kill(0), Kill(1))
    assert hand.stacks == {"A": 900, "B": 900, "C": 300}


def test_a_hand_killed_after_the_other_has_won_the_side_pot() -> None:
    hand = ruled(to_the_river(dealt("common", **CHIPS)), Kill(1))
    hand = after(ruled(hand, Kill(0)), ("C", show((0, 1))))
    assert hand.stacks == {"A": 1100, "B": 700, "C": 300}


def test_a_restored_hand_contests_no_more_than_it_put_in() -> None:
    hand = after(dealt(A=1000, B=1000, D=1000, C=100), ("D", raise_to(300)), ("C", all_in()))
    hand = after(hand, ("A", call()), ("B", call()), ("A", check()), ("B", check()), ("D", check()))
    hand = after(hand, ("A", check()), ("B", bet(200)), ("D", call()), ("A", fold()))
    hand = ruled(after(hand, ("B", check()), ("D", check())), Restore(0))
    hand = hand.do(NameWinners(((0,), (0,), (1,))))
    assert hand.stacks == {"A": 1700, "B": 900, "D": 500, "C": 0}


def test_a_player_who_could_still_have_called_wins_the_whole_pot() -> None:
    hand = after(dealt(A=1000, B=1000, C=1000), ("C", raise_to(300)))
    outcome = killed(hand.state, 2, hand.law)
    assert not isinstance(outcome, Refused)
    hand = after(Hand(outcome[0], hand.law, (*hand.events, *outcome[1])), ("A", fold()))
    assert hand.stacks == {"A": 999, "B": 1301, "C": 700}


def test_nobody_wins_of_a_bet_more_than_they_could_have_called() -> None:
    hand = after(dealt(A=1000, B=100, C=1000), ("C", raise_to(300)))
    outcome = killed(hand.state, 2, hand.law)
    assert not isinstance(outcome, Refused)
    hand = after(Hand(outcome[0], hand.law, (*hand.events, *outcome[1])), ("A", fold()))
    assert hand.stacks == {"A": 999, "B": 201, "C": 900}
