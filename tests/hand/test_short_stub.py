"""A draw goes on when cards run out: what was thrown away is shuffled, at worst this draw's discards or the burns."""

import cardspeak
from cardspeak.hand import commands as c
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at

LAW = law_at("common", *find_game("a5td"), players=6)


def after(state: State, command: c.Command, law: Law = LAW) -> State:
    outcome = step(state, command, law)
    assert not isinstance(outcome, Refused), outcome
    return outcome[0]


def drawing() -> State:
    """Six players before the first draw, with no stub: all its cards are burns."""
    hand = cardspeak.deal("a5td", stacks=(1000,) * 6, blinds=(10, 20), bets=(20, 40), order=tuple(range(52)))
    state = hand.state
    while state.stage == "betting":
        seat = state.round.queue[0]
        state = after(state, c.Check(seat) if state.round.bets[seat] == state.round.level else c.Call(seat))
    assert state.stage == "drawing"
    secret = state.secret
    return state._replace(secret=secret._replace(stub=(), burns=(*secret.burns, *secret.stub)))


def all_draw(state: State, cards: int) -> State:
    """The first player throws so many cards away, the others none."""
    first = state.round.queue[0]
    while state.stage == "drawing":
        seat = state.round.queue[0]
        held = state.secret.down[seat]
        thrown = tuple(range(cards)) if seat == first else ()
        state = after(state, c.Discard(seat, thrown, tuple(held[at] for at in thrown)))
    return state


def test_the_last_discards_are_shuffled_where_there_is_nothing_else() -> None:
    state = all_draw(drawing(), 2)
    assert state.stage == "shuffling"
    thrown, kept = shuffled_cards(state)
    assert len(thrown) == 2
    assert not any(kept)
    state = after(state, c.Reshuffle(thrown[::-1]))
    assert state.stage == "betting"
    assert [len(held) for held in state.secret.down] == [5] * 6
    assert not state.secret.stub


def test_burns_are_shuffled_where_nobody_has_thrown_a_card_away() -> None:
    state = drawing()
    short = (state.secret.down[0][:4], *state.secret.down[1:])
    state = all_draw(state._replace(secret=state.secret._replace(down=short)), 0)
    assert state.stage == "shuffling"
    burns, _ = shuffled_cards(state)
    assert sorted(burns) == sorted(state.secret.burns)
    state = after(state, c.Reshuffle(burns))
    assert [len(held) for held in state.secret.down] == [5] * 6
    assert len(state.secret.stub) + len(state.secret.burns) + 30 == 51, "each card is there once; one was taken out"
