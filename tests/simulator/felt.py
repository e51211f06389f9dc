"""A table with cards on felt in the simulation: whoever runs it tells lines, mishaps and rulings, through its pages."""

from __future__ import annotations

import html
from typing import Any

from cardspeak.floor.incidents.likely import likely
from cardspeak.locale.messages import say
from cardspeak.room.table.lines.tell import Weighed
from cardspeak.service.real_settings import real_settings
from cardspeak.service.real_tables import RealTable, last_line, may_be_undone
from cardspeak.story.offers import offers
from cardspeak.web.floor.ruling import FACT
from tests.room.test_lines import NAMES, answer_to, filled, ordinary
from tests.serving import Program
from tests.simulator.world import Life, World
from tests.web.asgi import form, headers_of

GAMES = ("no-limit holdem", "pot-limit omaha", "fixed-limit holdem", "no-limit five-card-draw")
BOOKS = ("common", "tda-2011", "tda-2024", "diamond-club")


class Dealer:
    """Somebody who runs a real table, and does one thing after the other there, each sent once or more often."""

    def __init__(self, world: World, me: Program) -> None:
        self.world, self.me = world, me
        self.rng = world.random("felt")
        self.table = ""
        self._sent = self._answered = self._done = self._doubtful = 0  # copies of what is under way
        self._seen = 0
        self._of_the_table = False  # whether it is said of the table, where nothing may be to be changed

    def begin(self) -> None:
        """Act now and then until all is calm."""
        if not self.world.calm and not self.world.over:
            self.world.agenda.later(self.rng.randint(600, 3_000), self.begin)
            life = self.world.life
            if life is not None and life.serving:
                real = life.room.real.tables.get(self.table)
                if not self.table:
                    life.spawn(self._open(life))
                elif real is not None and not real.running.unsure:
                    self._act(life, real)

    async def _open(self, life: Life) -> None:
        settings = real_settings(
            "Felt", self.rng.choice(GAMES), self.rng.choice(BOOKS), "cash", (100, 200), 0, (25, 100, 500, 1000)
        )
        players = [(name, 4_000 + 700 * at) for at, name in enumerate(NAMES)]
        opened = await life.room.real.open(settings, players, NAMES[0], self.me.member)
        if isinstance(opened, RealTable) and not self.table:
            self.table = opened.id

    def _act(self, life: Life, real: RealTable) -> None:
        deed, fields = self._chosen(real)
        self._seen, self._sent = real.version, self.rng.choice((1, 1, 2, 3))
        self._answered = self._done = self._doubtful = 0
        self._of_the_table = real.of_the_table(fields.get("line", ""), self.me.member) is not None
        for _ in range(self._sent):
            life.spawn(self._send(life, f"/floor/{self.table}/{deed}", {**fields, "seen": str(self._seen)}))

    def _chosen(self, real: RealTable) -> tuple[str, dict[str, str]]:
        state, rng = real.now, self.rng
        if state is None or state.stage == "over" or real.state.void:
            return "do/next", {}
        if rng.random() < 0.1 and may_be_undone(real.state):
            return "do/undo", {"entry": str(last_line(real.state))}
        if rng.random() < 0.05:
            return "do/count", {"name": NAMES[1], "chips": "3000", "why": "counted again"}
        if rng.random() < 0.3:
            keys = likely(state) if rng.random() < 0.5 else tuple(offers())
            line = filled(offers()[rng.choice(keys)], rng)
            found = real.weigh(line)
            know = answer_to(found, rng) if isinstance(found, Weighed) else ()
            facts = {f"{FACT}{key}": str(value) for key, value in know}
            return "say", {"line": line, "confirmed": "1", **facts}
        line = ordinary(state, real.law, rng)
        for member in state.deal.seats:
            line = line.replace(member, real.names.name(member))
        return "say", {"line": line, "confirmed": "1"}

    async def _send(self, life: Life, path: str, fields: dict[str, str]) -> None:
        world = self.world
        world.mark(f"felt {path.rpartition('/')[2]}", fields)
        reply = await form(life.app, path, headers_of(self.me.token), **fields)
        world.note("answered", reply.status, len(reply.body))
        if reply.status >= 500 and reply.status != 503:
            world.promises.wrong(f"{fields} at {path} was answered with {reply}")
        if int(fields["seen"]) != self._seen:
            return
        self._answered += 1
        self._done += reply.status == 303
        self._doubtful += say("en", "refused-database-unsure") in html.unescape(reply.text) or reply.status == 503
        self._is_kept(fields)

    def _is_kept(self, fields: dict[str, Any]) -> None:
        """What was acknowledged is there once; what was refused each time is not."""
        world = self.world
        version = world.promises.witness(f"table/{self.table}").version
        if self._done > 1 and not (self._of_the_table and version == self._seen):
            world.promises.wrong(f"{fields} was acknowledged {self._done} times")
        if self._done and version == self._seen and not self._of_the_table:
            world.promises.wrong(f"{fields} was acknowledged, and is not kept")
        if self._answered == self._sent and not self._done and not self._doubtful and version != self._seen:
            world.promises.wrong(f"{fields} was refused each time, and is kept")
