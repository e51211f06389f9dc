"""The environments: PettingZoo's own test, masks and rewards, and no hidden card in what a seat sees."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from cardspeak.bulk import Hands, Table, choices, record
from cardspeak.bulk.environment import TableEnvironment
from cardspeak.bulk.vector import Turn, VectorEnvironment
from cardspeak.errors import Unreadable

GAMES = ["nlhe", "flo8", "stud", "27td"]


def table(game: str, players: int = 3) -> Table:
    return Table(game, stacks=(60, 80, 100, 40, 30, 200)[:players], ante=1 if game == "stud" else 0, bets=(4, 8))


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")  # a mask needs a dict
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_is_content(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(TableEnvironment(table(game)), num_cycles=200)
    seed_test(lambda: TableEnvironment(table(game)), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


def test_what_a_seat_wins_in_the_environment_is_what_it_wins_in_the_hand() -> None:
    at, rng = TableEnvironment(table("nlhe")), np.random.default_rng(5)
    for _ in range(50):
        at.reset()
        assert at.render().startswith("no-limit holdem")
        won = dict.fromkeys(at.agents, 0.0)
        for agent in at.agent_iter():
            seen, reward, over, _, _ = at.last()
            won[agent] += reward
            at.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        stacks = at.hand.stacks[:3] - at.hand.start[:3]
        assert [won[agent] * 2 for agent in at.possible_agents] == stacks.tolist()


def test_an_action_outside_of_the_mask_is_refused() -> None:
    at = TableEnvironment(table("nlhe"))
    at.reset(seed=1)
    with pytest.raises(Unreadable, match=r"seat_2: action 9 is not allowed; the mask has 0, 1, 2, 4, 5"):
        at.step(9)
    many = VectorEnvironment(table("nlhe"), 2)
    masks = many.reset().masks
    assert masks.tolist() == [[1, 1, 1, 0, 1, 1]] * 2
    with pytest.raises(Unreadable, match=r"table 1: action 6 is not allowed; there is fold, check, call or bring in"):
        many.step(np.array([0, 6]))
    with pytest.raises(Unreadable, match="2 tables need as many actions, not 1"):
        many.step(np.array([0]))


def whims(turn: Turn, rng: np.random.Generator) -> Any:
    """Choose anything that the masks have."""
    return (rng.random(turn.masks.shape) * turn.masks).argmax(axis=1)


@pytest.mark.parametrize("others", ["", "random", "calling"])
def test_many_tables_win_what_they_lose(others: str) -> None:
    many, rng, ended = VectorEnvironment(table("nlhe"), 50, others=others, seed=3), np.random.default_rng(1), 0
    turn = many.reset()
    sat = set()
    for _ in range(120):
        sat.update(turn.seats.tolist())
        turn = many.step(whims(turn, rng))
        assert (turn.rewards.sum(axis=1) == 0).all()
        assert (turn.rewards[~turn.done] == 0).all()
        assert (turn.masks.sum(axis=1) > 0).all()
        ended += int(turn.done.sum())
    assert ended > 500
    assert sat == {0, 1, 2}
    assert turn.observations.min() >= 0
    assert turn.observations.max() <= 1


def test_a_learner_wins_in_turns_and_between_them_what_the_hands_are_worth() -> None:
    many, rng = VectorEnvironment(table("nlhe"), 4, others="random", seed=8), np.random.default_rng(2)
    turn, won = many.reset(), np.zeros(4, np.int64)
    for _ in range(300):
        seats = turn.seats.copy()
        turn = many.step(whims(turn, rng))
        won += turn.rewards[np.arange(4), seats]
    assert many.numbers.min() > 100
    assert (many.passed != 0).any()
    assert abs(won + many.passed).max() < 100 * many.numbers.max()


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_sees_nothing_of_what_lies_face_down(game: str) -> None:
    """Hidden cards are exchanged for others, at every decision: what the seat sees stays the same, to the bit."""
    at, rng = table(game), np.random.default_rng(4)
    hands, acts = Hands(at, 20, seed=6), 0
    while not hands.over.all():
        kinds, amounts = np.zeros(20, np.int32), np.zeros(20, np.int32)
        for number, hand in enumerate(hands.rows):
            if hand.stage == record.OVER:
                continue
            acts += 1
            seat, size = int(hand.actor), choices.size(at.rules[0])
            before, after = np.zeros(size, np.float32), np.zeros(size, np.float32)
            choices.observe(at.rules[0], hand, seat, before)
            other = record.many(record.HAND, 1)
            other[0] = hand
            exchange(other[0], seat, game, rng)
            choices.observe(at.rules[0], other[0], seat, after)
            assert (before == after).all()
            mask = np.zeros(choices.actions(at.rules[0]), np.int8)
            choices.allow(at.rules[0], hand, mask)
            chosen = int(rng.choice([choice for choice in np.flatnonzero(mask) if choice or mask.sum() == 1]))
            kinds[number] = choices.kind_of(hand, chosen)
            amounts[number] = choices.amount_of(at.rules[0], hand, chosen)
        hands.act(kinds, amounts)
    assert acts > 100


def exchange(hand: Any, seat: int, game: str, rng: np.random.Generator) -> None:
    """Give all that lies face down other faces: the stub, the others' down cards, what they threw away, the chance."""
    for other in range(3):
        if other == seat:
            continue
        for place in range(int(hand.held[other])):
            if game != "stud" or place in (0, 1, 6):
                hand.cards[other * record.CARDS + place] = rng.integers(52)
        for place in range(record.THROWN):
            hand.discards[other * record.THROWN + place] = rng.integers(52)
    hand.order[:] = rng.integers(52, size=52)
    hand.chance, hand.whim = rng.integers(1 << 60), rng.integers(1 << 60)
