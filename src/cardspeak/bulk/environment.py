"""A single table as an environment of PettingZoo, agent by agent (AEC)."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cardspeak.bulk import choices, play, record
from cardspeak.bulk.hands import Hands
from cardspeak.bulk.table import Table
from cardspeak.bulk.views import state_of
from cardspeak.errors import Unreadable
from cardspeak.hand.hand import Hand
from cardspeak.hand.view import SPECTATOR, view


class TableEnvironment(AECEnv):  # type: ignore[misc]
    """One hand after another at a table: agents are the seats, `seat_0` on the left of the button.

    An observation is a dict: `observation`, float32 from 0 to 1 as `choices.observe` writes it, and `action_mask`, int8
    by the numbers of `choices`. The reward is what a seat won when the hand is over, in big blinds (stud: lower bets).
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "cardspeak_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, table: Table, *, seed: int = 0, render_mode: str | None = None) -> None:
        super().__init__()
        self.table, self.render_mode = table, render_mode
        self.rules = table.rules[0]
        self.unit = table.deal.big_blind or table.deal.small_bet
        self.possible_agents = [f"seat_{seat}" for seat in range(table.players)]
        self._hands = Hands(table, 1, seed=seed)
        seen = spaces.Box(0.0, 1.0, (choices.size(self.rules),), np.float32)
        mask = spaces.Box(0, 1, (choices.actions(self.rules),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(choices.actions(self.rules)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent may choose from."""
        return self.action_spaces[agent]

    @property
    def hand(self) -> Any:
        """The record of the hand, hidden cards and all: not for agents."""
        return self._hands.rows[0]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next hand; with a seed, the first one that follows from it."""
        if seed is not None:
            self._hands.seed, self._hands.next = seed, 0
        self._hands.deal()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.hand.actor)]
        if self.hand.stage == record.OVER:
            self._end()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees and, when it is its turn, may do."""
        seat = self.possible_agents.index(agent)
        seen = np.zeros(choices.size(self.rules), np.float32)
        mask = np.zeros(choices.actions(self.rules), np.int8)
        choices.observe(self.rules, self.hand, seat, seen)
        if self.hand.stage != record.OVER and self.hand.actor == seat:
            choices.allow(self.rules, self.hand, mask)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do an action of the agent whose turn it is; `Unreadable` for one that its mask does not have."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        mask = self.observe(agent)["action_mask"]
        if action is None or not 0 <= action < len(mask) or not mask[action]:
            allowed = ", ".join(map(str, np.flatnonzero(mask)))
            raise Unreadable(f"{agent}: action {action} is not allowed; the mask has {allowed}")
        self._cumulative_rewards[agent] = 0.0
        kind = choices.kind_of(self.hand, action)
        play.act(self.rules, self.hand, kind, choices.amount_of(self.rules, self.hand, action))
        self._clear_rewards()
        if self.hand.stage == record.OVER:
            self._end()
        else:
            self.agent_selection = self.possible_agents[int(self.hand.actor)]
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            self.render()

    def _end(self) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = (int(self.hand.stacks[seat]) - int(self.hand.start[seat])) / self.unit
            self.terminations[agent] = True
        self._deads_step_first()

    def render(self) -> str:
        """Return the table as a spectator sees it."""
        state = view(state_of(self.table.deal, self.rules, self.hand), SPECTATOR)
        return str(Hand(state, self.table.law, ()))

    def close(self) -> None:
        """Let go of nothing: there is nothing open."""
