"""`Hand`, the deal with verbs: what a seat was told makes up what it sees, and a refusal leaves the hand as it is."""

import pytest

from cardspeak import (
    Hand,
    RefusedError,
    all_in,
    bet,
    bring_in,
    call,
    check,
    deal,
    draw,
    fold,
    muck,
    play_board,
    raise_by,
    raise_to,
    show,
)
from cardspeak.hand import commands as c
from cardspeak.hand.events import NAMES
from cardspeak.hand.view import HOLDS_SECRETS

TOP = "As Kd 2c Ah Ks 2d 9h Qc Jc Tc"  # of the deck: two cards each, a burn, the flop


@pytest.fixture
def hand() -> Hand:
    begun = deal("nlhe", "tda-2024", stacks=(200, 200, 200), order=TOP)
    return begun.act("C", raise_to(6)).act("A", call())


def test_what_a_player_was_told_makes_up_what_they_see(hand: Hand) -> None:
    for player in (None, "A", "B", "C"):
        sees = hand.seen_by(player)
        assert Hand.rebuilt(sees.events, hand.law).state == sees.state
        assert len(sees.events) == len(hand.events)
    assert hand.seen_by("A").holdings == {"A": "As Ah", "B": "?? ??", "C": "?? ??"}
    assert hand.seen_by().holdings == {"A": "?? ??", "B": "?? ??", "C": "?? ??"}
    assert hand.holdings == {"A": "As Ah", "B": "Kd Ks", "C": "2c 2d"}


def test_a_refusal_leaves_the_hand_as_it_is(hand: Hand) -> None:
    before = hand.state
    with pytest.raises(RefusedError, match="out of turn"):
        hand.act("C", fold())
    with pytest.raises(RefusedError, match="no such seat"):
        hand.act("D", fold())
    assert hand.state is before
    assert hand.actor == "B"


def test_a_hand_says_how_it_lies(hand: Hand) -> None:
    assert repr(hand) == "<Hand: no-limit holdem, tda-2024, preflop, actor='B'>"
    assert (hand.board, hand.pot, hand.bets["A"], hand.over) == ("", 0, 6, False)
    flop = hand.act("B", call())
    assert (flop.board, flop.pot, flop.actor, flop.street) == ("Qc Jc Tc", 18, "A", "flop")
    assert str(flop.act("A", bet(10)).act("B", fold()).seen_by("C")).splitlines() == [
        "no-limit holdem, tda-2024, flop",
        "board Qc Jc Tc",
        "pot 18",
        "  A 184 10 ?? ??",
        "  B 194    -",
        "> C 194    2c 2d",
    ]
    done = flop.act("A", all_in()).act("B", fold()).act("C", fold())
    assert (done.actor, done.over, done.stacks["A"]) == ("", True, 212)
    assert "over=True" in repr(done)


def test_every_move_in_words() -> None:
    assert bet(20)(1) == raise_to(20)(1) == c.RaiseTo(1, 20)
    assert raise_by(20)(1) == c.RaiseBy(1, 20)
    assert draw("2c 7d")(0) == c.Discard(0, (), (0, 21))
    assert draw()(0) == c.Discard(0, (), ())
    assert show((0, 21))(2) == show("2c7d")(2) == c.Show(2, (0, 21))
    moves = (fold, check, call, all_in, bring_in, muck, play_board)
    kinds = (c.Fold, c.Check, c.Call, c.AllIn, c.BringIn, c.Muck, c.PlayBoard)
    assert [move()(3) for move in moves] == [kind(3) for kind in kinds]


def test_an_event_that_holds_hidden_cards_is_known_to_the_view() -> None:
    hidden = {"order", "stub", "down", "secret", "discards", "old", "new"}
    holding = {kind for kind in NAMES if hidden & {*kind.__annotations__}}
    assert holding <= HOLDS_SECRETS
    assert len(holding) >= 7
