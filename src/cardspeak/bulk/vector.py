"""Many tables at once for training: observations, masks and rewards as arrays."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardspeak.bulk import choices, play, turns
from cardspeak.bulk.choices import NAMES
from cardspeak.bulk.table import POLICIES, Table
from cardspeak.errors import Unreadable
from cardspeak.record import record


@record
class Turn(NamedTuple):
    """What the learners see now, and what came of their last actions; the arrays are used again at the next step."""

    observations: NDArray[np.float32]  # [count, size]: what `choices.observe` writes, each from 0 to 1
    masks: NDArray[np.int8]  # [count, actions]: 1 for what may be chosen
    seats: NDArray[np.int32]  # [count]: the seat that has to act
    rewards: NDArray[np.int32]  # [count, players]: chips won in a hand that has just ended, else 0
    done: NDArray[np.bool_]  # [count]: whether the last action ended a hand; the next one has been dealt


class VectorEnvironment:
    """So many tables, each dealt its next hand as soon as one is over.

    `others` names who plays the other seats, "random" or "calling"; the learner sits one seat further at each hand.
    Without it whoever has to act is a learner. The same seed gives the same cards. What the learner won in hands that
    ended before the first turn is summed in `passed`, int64[count].
    """

    def __init__(self, table: Table, count: int, *, others: str = "", seed: int = 0) -> None:
        if count < 1:
            raise Unreadable(f"there is one table at least, not {count}")
        if others and others not in POLICIES:
            raise Unreadable(f"the others are {', '.join(POLICIES)} or nobody, not {others}")
        self.table, self.count, self.seed = table, count, seed
        self.others = POLICIES.get(others, play.WAITING)
        self.actions, self.size = choices.actions(table.rules[0]), choices.size(table.rules[0])
        self.hands = table.hands(count)
        self.numbers = np.arange(count, dtype=np.int64)
        self.passed = np.zeros(count, np.int64)
        self.turn = Turn(
            np.zeros((count, self.size), np.float32),
            np.zeros((count, self.actions), np.int8),
            np.zeros(count, np.int32),
            np.zeros((count, table.players), np.int32),
            np.zeros(count, np.bool_),
        )

    def reset(self, seed: int | None = None) -> Turn:
        """Deal the first hands, or those of another seed."""
        self.seed = self.seed if seed is None else seed
        self.numbers[:] = np.arange(self.count)
        self.passed[:] = 0
        turn = self.turn
        turn.rewards[:] = 0
        turn.done[:] = False
        turns.start_all(self.table.rules, self.hands, self.seed, self.numbers, turn.seats, self.others, self.passed)
        return self._looked()

    def step(self, actions: Any) -> Turn:
        """Do an action at each table, int[count]; `Unreadable` names the first that is not allowed: nothing is done."""
        turn = self.turn
        if len(actions) != self.count:
            raise Unreadable(f"{self.count} tables need as many actions, not {len(actions)}")
        wrong = int(
            turns.turn_all(
                self.table.rules, self.hands, actions, turn.masks, self.seed, self.numbers, turn.seats, self.others,
                turn.rewards, turn.done, self.passed,
            )
        )  # fmt: skip
        if wrong >= 0:
            may = [name for number, name in enumerate(NAMES) if turn.masks[wrong][number]] or ["discards"]
            raise Unreadable(f"table {wrong}: action {actions[wrong]} is not allowed; there is {', '.join(may)}")
        return self._looked()

    def _looked(self) -> Turn:
        turn = self.turn
        turns.look_all(self.table.rules, self.hands, turn.seats, turn.observations, turn.masks)
        return turn
