"""Why: the points of law behind what a hand shows."""

import cardspeak
from cardspeak.cards.card import parse_cards
from cardspeak.hand import commands as c
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.why import of_award
from cardspeak.library import find_game, law_at


def test_what_was_made_is_named_from_the_best_hand_down() -> None:
    """The order is that of the hands, in every process: a set would give it by the seed of its hashes."""
    order = parse_cards("As Kh Ad Kc 2c Ac 7d 7h 2d 9s 2h 3s")
    hand = cardspeak.deal("nlhe", stacks=(20, 20), blinds=(10, 20), order=order + (52,) * 40)
    law = law_at("common", *find_game("nlhe"), players=2)
    state, events = hand.state, list(hand.events)
    while state.stage != "over":
        seat = state.round.queue[0]
        command: c.Command = c.Show(seat) if state.stage == "showdown" else c.AllIn(seat)
        outcome = step(state, command, law)
        assert not isinstance(outcome, Refused)
        state, more = outcome
        events += more
    ranks = [point for point in of_award(state, events) if point.startswith("rank.")]
    assert ranks[2:4] == ["rank.full_house", "rank.two_pair"], ranks
