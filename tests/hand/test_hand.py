"""`Hand`, the deal with verbs: what a seat was told makes up what it sees, and a refusal leaves the hand as it is."""

import pytest

from cardspeak.cards.card import DECKS, UNKNOWN
from cardspeak.hand.events import NAMES
from cardspeak.hand.hand import Hand, RefusedError, call, fold, raise_to
from cardspeak.hand.posting import blinds
from cardspeak.hand.state import Deal
from cardspeak.hand.view import HOLDS_SECRETS
from cardspeak.library import find_game, law_at


@pytest.fixture
def hand() -> Hand:
    game, structure = find_game("nlhe")
    law = law_at("tda-2024", game, structure, 3, "tournament")
    deal = Deal(game, structure, ("A", "B", "C"), (200,) * 3, 2, blinds(law, 3, 2, 1, 2), 1, 2)
    return Hand.begin(deal, law, DECKS[52]).act("C", raise_to(6)).act("A", call())


def test_what_a_seat_was_told_makes_up_what_it_sees(hand: Hand) -> None:
    for seat in (None, "A", "B", "C"):
        assert Hand.rebuilt(hand.told_to(seat), hand.law).state == hand.seen_by(seat)
    assert UNKNOWN in hand.seen_by("A").secret.down[1]
    assert hand.seen_by("A").secret.down[0] == hand.state.secret.down[0]


def test_a_refusal_leaves_the_hand_as_it_is(hand: Hand) -> None:
    before = hand.state
    with pytest.raises(RefusedError, match="out of turn"):
        hand.act("C", fold())
    assert hand.state is before
    assert hand.to_act == hand.seat("B")


def test_an_event_that_holds_hidden_cards_is_known_to_the_view() -> None:
    hidden = {"order", "stub", "down", "secret", "discards", "old", "new"}
    holding = {kind for kind in NAMES if hidden & {*kind.__annotations__}}
    assert holding <= HOLDS_SECRETS
    assert len(holding) >= 7
