"""Any command with any values, as programs may send them: possible or refused, never an error, and all adds up."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from tests.room.run.told import EVENING, STRUCTURE, Run, law_of

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger.event import Price, settled
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_days as d
from cardspeak.room.tournament.run.announcing import unsound
from cardspeak.room.tournament.run.settings import AddOnTerms, PayoutTerms, RebuyTerms, SatelliteTerms, Settings
from cardspeak.room.tournament.run.state import Entrant, left
from cardspeak.room.tournament.seating import players
from cardspeak.room.tournament.structure import Level
from cardspeak.service.tournament_asking import ASKED

EVENINGS = int(os.environ.get("CARDSPEAK_EVENINGS", "20"))
NUMBERS = (-1, 0, 0, 1, 1, 2, 3, 5, -2, -50, 7, 25, 50, 99, 100, 1000, 5000, 10**6, 1 << 50, -(1 << 50))
PLACES = (-5, -1, 0, 1, 2, 3, 4, 5, 8, 9, 10, 99)
KINDS = [kind for kind in ASKED if kind is not d.BringOver]  # which only the room itself gives
OFTEN = {c.Bust: 6, c.Register: 4, c.ColourUp: 4, c.CountStack: 3, c.Undo: 3, c.Rebuy: 3, c.ReEnter: 3, c.Move: 2}
SELDOM = (c.Cancel, d.EndDay)


class Sender:
    """Somebody who sends commands made by chance: about those who are there, and about others."""

    def __init__(self, run: Run, chance: Random) -> None:
        self.run, self.chance = run, chance

    def command(self) -> Any:
        """Return some command."""
        weights = [0.1 if each in SELDOM else OFTEN.get(each, 1) for each in KINDS]
        kind: Any = self.chance.choices(KINDS, weights)[0]
        return self.record(kind)._replace(by=self.chance.choice(["dana"] * 10 + ["floor", "judge", "p1"]))

    def record(self, kind: Any) -> Any:
        """Return a record of chance; some of what it may leave out is left out."""
        hints = get_type_hints(kind)
        return kind(**{
            name: self.value(name, hints[name])
            for name in kind._fields
            if name not in ("by", "order") and (name not in kind._field_defaults or self.chance.random() < 0.6)
        }, **{name: "dana" for name in ("by",) if name in kind._fields})  # fmt: skip

    def value(self, name: str, hint: Any) -> Any:
        """Return a value for a field: one that fits what is going on, more often than not."""
        now, pick = self.run.now, self.chance.choice
        still = [each.member for each in left(now)]
        tables = [each.number for each in now.tables]
        if hint is str:
            return self.text(name)
        if name == "settings":
            return settings(self.chance, now.settings)
        if name == "deck":
            return tuple(self.chance.sample(range(52), 52))
        if name == "losers" and tables and self.chance.random() < 0.8:
            return self.losers()
        if name == "stacks" and tables and self.chance.random() < 0.8:
            return self.held()
        if name == "counts" and still and self.chance.random() < 0.5:
            each, over = divmod(now.counts.in_play // 25, len(still))
            return tuple((who, 25 * (each + (over if not at else 0))) for at, who in enumerate(still))
        if name == "members" and self.chance.random() < 0.7:
            return tuple(still)
        if name in ("amounts", "shares") and now.payouts and self.chance.random() < 0.6:
            row = (*now.payouts, *[0] * len(still))[: len(still)]
            return now.payouts if name == "amounts" else tuple(zip(still, row, strict=True))
        if hint is int:
            if name in ("table", "to"):
                return pick([*tables * 4, 0, -1, 99])
            if name in ("step", "case", "number"):
                return pick([now.steps, now.steps, now.steps - 1, 1, 2, 3, 0, -1, 1 << 50])
            return pick(PLACES if name == "place" else NUMBERS)
        return self.of(name, hint)

    def text(self, name: str) -> str:
        """Return a text: somebody's id, a ticket, a reason, or anything else."""
        now = self.run.now
        if name in ("member", "to"):
            return self.chance.choice([*now.entrants, "dana", "floor", "nobody", "<b>x</b>", ""])
        if name in ("number", "ticket"):
            return self.chance.choice(["", "T", "T2", "T9", "<i>"])
        return self.chance.choice(["", "because", "friday", "x" * 600, "<script>", *list(now.entrants)[:2]])

    def of(self, name: str, hint: Any) -> Any:
        """Return a value of a type that is made of others."""
        inside, origin = get_args(hint), get_origin(hint)
        if hint is bool:
            return self.chance.random() < 0.5
        if hint is type(None):
            return None
        if hasattr(hint, "_fields"):
            return self.record(hint)
        if origin is Literal:
            return self.chance.choice(inside)
        if origin is tuple and inside[-1] is Ellipsis:
            called = {"tables": "table", "members": "member", "there": "member"}.get(name, "")
            return tuple(self.value(called, inside[0]) for _ in range(self.chance.choice([0, 1, 1, 2])))
        if origin is tuple:
            names = ("table" if each is int and not at else "place" if each is int else "member"
                     for at, each in enumerate(inside))  # fmt: skip
            return tuple(self.value(called, each) for called, each in zip(names, inside, strict=True))
        assert origin is UnionType or inside, (name, hint)
        return self.value(name, self.chance.choice(inside))

    def losers(self) -> tuple[c.Loser, ...]:
        here = players(self.chance.choice(self.run.now.tables))
        out = self.chance.sample(here, min(len(here), self.chance.choice([1, 1, 1, 2, 3])))
        rest = [each for each in here if each not in out]
        return tuple(
            c.Loser(
                each, self.chance.choice([-1, 4000, 5000, -7, 1 << 50]),
                tuple(self.chance.choices(rest, k=self.chance.choice([0, 1, 2]))) if rest else (),
                self.chance.choice([0, 5, -3]),
            )
            for each in out
        )  # fmt: skip

    def held(self) -> tuple[c.Held, ...]:
        chips = sorted(self.run.now.chips)
        rows = []
        for member in players(self.chance.choice(self.run.now.tables)):
            some = self.chance.sample(chips, self.chance.randrange(1, len(chips) + 1))
            counts = [(each, self.chance.choice([0, 1, 2, 3, 5, 1 << 40 if self.chance.random() < 0.1 else 4]))
                      for each in some]  # fmt: skip
            rows.append(c.Held(member, (*counts, *counts[:1]), self.chance.random() < 0.3))
        return tuple(rows)


def settings(chance: Random, was: Settings) -> Settings:
    """Return settings of which one or two are otherwise, some as nobody could want them."""
    level = Level(chance.choice([-25, 0, 25]), chance.choice([0, 50]), seconds=chance.choice([1200, 1 << 50]),
                  pause=chance.choice([0, -5, 300]), day_ends=chance.random() < 0.5)  # fmt: skip
    price = Price(chance.choice([0, 20, 30]), chance.choice([0, 5]), chance.choice([0, 3]))
    values: dict[str, list[Any]] = {
        "rebuy": [None, RebuyTerms(price, 5000, chance.choice([1, 3, 9]), chance.choice([0, 1, -1]))],
        "addon": [None, AddOnTerms(price, 2500, chance.choice([1, 3, -1]), 9)],
        "payout": [PayoutTerms(chance.choice([1, 15, 100]), chance.choice([0, 200]), chance.choice([1, 1 << 40]))],
        "satellite": [None, *[SatelliteTerms("summer", worth) for worth in (50, 0, -1, 1 << 50)]],
        "structure": [
            STRUCTURE._replace(levels=STRUCTURE.levels[: chance.randrange(1, 4)]),
            STRUCTURE._replace(levels=(level, *STRUCTURE.levels[1:])),
            STRUCTURE._replace(chips=chance.choice([(25, 25), (25,), (100, 500)])),
        ],
        "price": [price],
        "bounty": ["none", "flat", "progressive"],
        "book": ["tda-2024", "tda-2011", "fspr-competition", "diamond-club", "basic-holdem"],
    }  # fmt: skip
    plain = ("reentries", "late_until", "guarantee", "most_entries", "no_show_level", "final", "seats")
    for _ in range(chance.choice([1, 2])):
        name = chance.choice([*values, *plain])
        was = was._replace(**{name: chance.choice(values.get(name, [*NUMBERS]))})
    return was


def begun(chance: Random, seed: int) -> Run:
    """An event with some players, which mostly has begun."""
    wanted = EVENING._replace(seats=chance.choice([3, 5, 9]), bounty=chance.choice(["flat", "progressive"]))
    other = settings(chance, wanted)
    run = Run(other if unsound(other, law_of(other)) is None else wanted, seed)
    for role in ("judge", "floor"):
        run.give(c.Appoint(role, (role,), "dana"))
    for ticket, worth in (("T", 25), ("T2", 40)):
        run.give(c.NoteTicket(ticket, worth, "dana"))
    for number in range(chance.randrange(2, 16)):
        if not isinstance(run.ask(c.Register(f"p{number}", "dana")), Refused):
            run.enter(f"p{number}")
    if chance.random() < 0.9 and not isinstance(run.ask(c.Start("dana")), Refused):
        run.give(c.Start("dana"))
    return run


def is_known(command: Any) -> bool:
    """Say whether the room would ask about this member: it knows of nobody without an id."""
    return not isinstance(command, c.Register | c.Appoint) or command.member not in ("", "<b>x</b>")


def broken(row: Entrant) -> bool:
    return row.chips < -1 or row.owes < 0 or row.prize < 0 or row.bounties < 0 or row.entries < 0


DONE: Counter[str] = Counter()


@pytest.mark.parametrize("seed", range(EVENINGS))
def test_any_command_is_possible_or_refused(seed: int) -> None:
    chance = Random(seed)
    run = begun(chance, seed)
    sender = Sender(run, chance)
    for _ in range(100):
        run.at += chance.choice([0, 1, 1000, 60_000, 600_000])
        if chance.random() < 0.3 and not isinstance(run.ask(c.TimeUp()), Refused):
            run.give(c.TimeUp())
        command, before = sender.command(), run.now
        found = run.ask(command)
        assert run.now is before
        if isinstance(found, Refused) or not is_known(command):
            continue
        run.give(command)
        DONE[type(command).__name__] += 1
        assert not [each for each in run.now.entrants.values() if broken(each)], command
        if run.now.stage == "cancelled":
            assert settled(run.now.ledger, "friday"), command
    assert run.replayed() == run.now


def test_most_commands_were_possible_some_time() -> None:
    """Else nothing was shown of them. A share of the evenings alone, as one test by itself runs them, says nothing."""
    if sum(DONE.values()) < 300:
        pytest.skip("too few evenings in this process")
    assert len(DONE) > len(KINDS) * 0.6, DONE
