"""Who goes through a finished hand has the cards that they saw by its end from the deal on, and no others."""

from collections import Counter

from cardspeak.cards.card import UNKNOWN
from cardspeak.hand import events as e
from cardspeak.hand.view import seen
from cardspeak.history.known import known_from_the_deal
from cardspeak.history.steps import spot_of, steps
from tests.history.hands import played_hands


def test_no_card_is_known_that_was_not_seen_by_the_end() -> None:
    counts: Counter[str] = Counter()
    for number, hand in enumerate(played_hands("known from the deal", 300)):
        viewer = number % (len(hand.last.deal.seats) + 1) - 1
        mine = [seen(event, viewer) for event in hand.events]
        known = known_from_the_deal(mine)
        before, after = steps(mine), steps(known)
        last = after[-1].state
        assert last == before[-1].state  # at the end nothing more is known than there was
        whole = steps(hand.events)
        for was, now, true in zip(before, after, whole, strict=True):
            assert now._replace(state=was.state, event=was.event) == was
            for seat, row in enumerate(now.state.secret.down):
                for place, card in enumerate(row):
                    # it lies where it was dealt, as far as anybody knows, and is known at the end
                    lay = true.state.secret.down[seat][place]
                    assert UNKNOWN in (card, lay) or card == lay
                    assert card == UNKNOWN or card in last.secret.down[seat] or card in was.state.secret.down[seat]
                    counts["late"] += card != UNKNOWN and was.state.secret.down[seat][place] == UNKNOWN
            counts["odds"] += spot_of(now.state) is not None
            counts["odds before"] += spot_of(was.state) is not None
            counts["draw"] += isinstance(now.event, e.Discarded)
    assert counts["late"] > 500, counts
    assert counts["odds"] > 1.5 * counts["odds before"] > 0, counts
    assert counts["draw"], counts
