"""Train a small policy with numpy alone until it beats the calling bot: ``python examples/train.py --seconds 60``.

A thousand tables of heads-up no-limit hold'em are played at once (`cardspeak.bulk`). The policy is a network with one
hidden layer; after each actor-critic update it plays on. At the end it meets the bot in hands that it has not seen.
"""

from __future__ import annotations

import argparse
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardspeak.bulk import Table, VectorEnvironment

Array = NDArray[np.float32]
TABLES, STEPS, HIDDEN = 1024, 16, 64
RATE, ENTROPY = 2e-3, 0.01
STACK, BIG_BLIND = 100, 2


class Policy:
    """A network: what is seen, a hidden layer, then a number for each action and one for what the hand is worth."""

    def __init__(self, seen: int, actions: int, rng: np.random.Generator) -> None:
        self.rng, self.actions, self.updates = rng, actions, 0
        shapes = {"w": (seen, HIDDEN), "b": (HIDDEN,), "v": (HIDDEN, actions + 1), "c": (actions + 1,)}
        self.weights: dict[str, Array] = {
            name: (rng.standard_normal(shape) * (0.1 if len(shape) > 1 else 0)).astype(np.float32)
            for name, shape in shapes.items()
        }
        self.first = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.second = {name: np.zeros_like(value) for name, value in self.weights.items()}

    def look(self, seen: Array, masks: NDArray[np.int8]) -> tuple[Array, Array, Array]:
        """Return the hidden layer, the chance of each action that is allowed, and what the hand is worth."""
        w = self.weights
        hidden = np.maximum(seen @ w["w"] + w["b"], 0)
        out = hidden @ w["v"] + w["c"]
        scores = np.where(masks, out[:, :-1], -1e9)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, scores / scores.sum(axis=1, keepdims=True), out[:, -1]

    def choose(self, seen: Array, masks: NDArray[np.int8]) -> NDArray[np.int64]:
        """Draw an action for each row."""
        _, chances, _ = self.look(seen, masks)
        sums = chances.cumsum(axis=1)
        chosen = (sums < self.rng.random((len(seen), 1), np.float32) * sums[:, -1:]).sum(axis=1)
        allowed = masks[np.arange(len(seen)), chosen] > 0  # a sum may be rounded past the last action
        found: NDArray[np.int64] = np.where(allowed, chosen, masks.argmax(axis=1))
        return found

    def learn(self, seen: Array, masks: NDArray[np.int8], chosen: NDArray[np.int64], came: Array) -> None:
        """Make what won more than was expected more likely, and expect what came."""
        hidden, chances, worth = self.look(seen, masks)
        rows, count = np.arange(len(seen)), len(seen)
        better = np.clip(came - worth, -5, 5)
        surprise = -np.log(chances + 1e-9)
        wanted = -chances * better[:, None]
        wanted[rows, chosen] += better
        wanted += ENTROPY * chances * (surprise - (chances * surprise).sum(axis=1, keepdims=True))
        out = np.concatenate([-wanted, (0.5 * (worth - came))[:, None]], axis=1).astype(np.float32) / count
        back = (out @ self.weights["v"].T) * (hidden > 0)
        slopes = {"v": hidden.T @ out, "c": out.sum(axis=0), "w": seen.T @ back, "b": back.sum(axis=0)}
        self._step({name: slope.astype(np.float32) for name, slope in slopes.items()})

    def _step(self, slopes: dict[str, Array]) -> None:
        self.updates += 1
        for name, slope in slopes.items():  # Adam
            self.first[name] += (slope - self.first[name]) * 0.1
            self.second[name] += (slope * slope - self.second[name]) * 0.001
            mean = self.first[name] / (1 - 0.9**self.updates)
            spread = np.sqrt(self.second[name] / (1 - 0.999**self.updates))
            self.weights[name] -= RATE * mean / (spread + 1e-6)


def rollout(policy: Policy, tables: VectorEnvironment) -> tuple[Any, ...]:
    """Play some steps at every table; return what was seen and done, and what came of it in tens of big blinds."""
    turn, rows = tables.turn, np.arange(tables.count)
    seen, masks, chosen, came, ended = [], [], [], [], []
    for _ in range(STEPS):
        seats = turn.seats.copy()
        seen.append(turn.observations.copy())
        masks.append(turn.masks.copy())
        chosen.append(policy.choose(turn.observations, turn.masks))
        turn = tables.step(chosen[-1])
        came.append(turn.rewards[rows, seats] / (10 * BIG_BLIND))
        ended.append(turn.done.copy())
    later = policy.look(turn.observations, turn.masks)[2]
    for at in reversed(range(STEPS)):
        later = came[at] = np.where(ended[at], came[at], later)
    return tuple(np.concatenate(each) for each in (seen, masks, chosen, came))


def match(policy: Policy, hands: int, seed: int) -> tuple[float, float]:
    """Let the policy play the calling bot; return big blinds won per hundred hands, and the standard error."""
    tables = VectorEnvironment(table(), TABLES, others="calling", seed=seed)
    turn, rows, won, played = tables.reset(), np.arange(TABLES), [], 0
    while played < hands:
        seats = turn.seats.copy()
        turn = tables.step(policy.choose(turn.observations, turn.masks))
        won.append(turn.rewards[rows, seats][turn.done])
        played += len(won[-1])
    results = np.concatenate(won) / BIG_BLIND
    return float(results.mean() * 100), float(results.std() / len(results) ** 0.5 * 100)


def table() -> Table:
    """Return the table: two players with fifty big blinds each."""
    return Table("nlhe", stacks=(STACK, STACK), blinds=(1, BIG_BLIND))


def main() -> None:
    """Train, telling how it goes, and play the match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60, help="how long to train (60)")
    parser.add_argument("--updates", type=int, default=0, help="train for so many updates instead")
    parser.add_argument("--hands", type=int, default=50_000, help="hands of the match at the end (50,000)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    tables = VectorEnvironment(table(), TABLES, others="calling", seed=chosen.seed)
    policy = Policy(tables.size, tables.actions, np.random.default_rng(chosen.seed))
    print("before: {:+.0f} big blinds per 100 hands (± {:.0f})".format(*match(policy, chosen.hands, chosen.seed + 1)))
    tables.reset()
    begun = monotonic()
    while policy.updates < chosen.updates if chosen.updates else monotonic() - begun < chosen.seconds:
        policy.learn(*rollout(policy, tables))
        if policy.updates % 200 == 0:
            print(f"{policy.updates} updates, {int(tables.numbers.sum()) // TABLES:,} hands")  # numbers go up by TABLES
    print("after:  {:+.0f} big blinds per 100 hands (± {:.0f})".format(*match(policy, chosen.hands, chosen.seed + 1)))


if __name__ == "__main__":
    main()
