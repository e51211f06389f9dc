"""How fast whole hands are played, against PokerKit in the same run: ``python bench/engine.py [--json] [--quick]``.

Both sides take turns in one process, each with its own shuffles, and the medians of the rounds are compared; import
times come from fresh processes, in turns too. README.md beside this file says what each side does in a row.
"""

from __future__ import annotations

import argparse
import gc
import json
import random
import subprocess
import sys
import warnings
from collections.abc import Callable, Sequence
from itertools import starmap
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from pokerkit import (
    Automation,
    FixedLimitSevenCardStud,
    HandHistory,
    NoLimitTexasHoldem,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    PotLimitOmahaHoldem,
)

from cardspeak.cards.card import DECKS
from cardspeak.codec.events import EVENTS
from cardspeak.games import Game
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.betting import brings_in, options
from cardspeak.hand.decide import step
from cardspeak.hand.evolve import evolve
from cardspeak.hand.posting import antes, blinds
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, Event, State, new
from cardspeak.hand.view import told, view
from cardspeak.history.phh import HandRecord
from cardspeak.history.phh_reader import read_hands
from cardspeak.history.replay import replay
from cardspeak.law.kinds import Structure
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
PLAYERS = 6
STACK = 200


class PotLimitOmahaEight(PotLimitOmahaHoldem):
    """PokerKit has the parts of this game but not the game."""

    hand_types = (OmahaHoldemHand, OmahaEightOrBetterLowHand)  # type: ignore[assignment]


class Row(NamedTuple):
    """One line of the table: what was measured, both sides, and the ratio that is wanted (0: none)."""

    name: str
    ours: float
    theirs: float
    unit: str
    wanted: float
    more_is_better: bool = True
    note: str = ""

    @property
    def times(self) -> float:
        """How many times as good as PokerKit."""
        if not self.ours or not self.theirs:
            return 0.0
        return self.ours / self.theirs if self.more_is_better else self.theirs / self.ours

    @property
    def reached(self) -> bool:
        """Whether the ratio is what is wanted; where there is no peer, `wanted` is a bound on our own figure."""
        if not self.wanted:
            return True
        return self.times >= self.wanted if self.theirs else self.ours <= self.wanted


def dealt(code: str) -> tuple[Deal, Law]:
    """Six seats with a hundred big blinds, the button in the last."""
    game, structure = find_game(code)
    law = law_at("common", game, structure, PLAYERS, "cash")
    names, stacks, cash = tuple("ABCDEF"), (STACK,) * PLAYERS, Event("cash")
    if game.forced == "blinds":
        posts = blinds(law, PLAYERS, PLAYERS - 1, 1, 2)
        return Deal(
            game, structure, names, stacks, PLAYERS - 1, posts, 1, 2, 0, 2, 2, event=cash, shows="dealer"
        ), law  # fmt: skip
    posts = antes(PLAYERS, 1)
    return Deal(game, structure, names, stacks, PLAYERS - 1, posts, 0, 0, 1, 2, 4, event=cash, shows="dealer"), law


PLAIN: dict[str, Any] = {"fold": c.Fold, "check": c.Check, "call": c.Call, "bring in": c.BringIn}
KEYS = ((),) * 52  # what the generator is asked with, once for each card
Chooser = Callable[[State, int, Law, random.Random], c.Command]


def calls(sight: State, seat: int, law: Law, rng: random.Random) -> c.Command:
    """Check or call, whatever comes."""
    if sight.deal.bring_in and brings_in(sight):
        return c.BringIn(seat)
    now = sight.round
    return c.Call(seat) if now.level > now.bets[seat] else c.Check(seat)


def anything(sight: State, seat: int, law: Law, rng: random.Random) -> c.Command:
    """Any legal kind of action with the same chance, and any size of a raise."""
    may = options(sight, law)
    verb, (least, most) = [*may.items()][int(rng.random() * len(may))]
    if verb in PLAIN:
        return new(PLAIN[verb], (seat,))
    return new(c.RaiseTo, (seat, least + int(rng.random() * (most - least + 1))))


def played(deal: Deal, law: Law, rng: random.Random, choose: Chooser, viewers: range) -> tuple[list[e.Event], int]:
    """One hand: each actor decides from their own view, and every viewer is told every event as they may see it."""
    # sorted by random keys: every order as likely as any other, at a third of the price of random.shuffle
    keys = [*starmap(rng.random, KEYS)]
    command: c.Command = new(c.Begin, (deal, tuple(sorted(DECKS[deal.game.deck], key=keys.__getitem__))))
    state: State | None = None
    happened: list[e.Event] = []
    actions = -1
    while True:
        outcome = step(state, command, law)
        if type(outcome) is Refused:
            raise AssertionError(outcome)
        state, events = outcome
        actions += 1
        for viewer in viewers:
            told(events, viewer)
        happened += events
        if state.stage == "over":
            return happened, actions
        seat = state.round.queue[0]
        command = choose(view(state, seat), seat, law, rng)


AUTOMATIONS = tuple(Automation)  # PokerKit does all by itself but the choices of the players


def peers(code: str) -> Any:
    """PokerKit's game with the same stakes, made once; a hand is one call of it."""
    if code == "nlhe":
        return NoLimitTexasHoldem(AUTOMATIONS, True, 0, (1, 2), 2)
    if code == "plo8":
        return PotLimitOmahaEight(AUTOMATIONS, True, 0, (1, 2), 2)
    return FixedLimitSevenCardStud(AUTOMATIONS, True, 1, 1, 2, 4)


def they_call(state: Any, rng: random.Random) -> None:
    """The same as `calls`."""
    if state.bring_in_status:
        state.post_bring_in()
    else:
        state.check_or_call()


def they_do_anything(state: Any, rng: random.Random) -> None:
    """The same as `anything`, with the fewest questions that PokerKit can be asked: no bet, no fold."""
    bets, seat = state.bets, state.actor_index
    kinds = ["fold", "call"] if bets[seat] < max(bets) else ["check"]
    least = state.min_completion_betting_or_raising_to_amount
    if least is not None:
        kinds.append("raise")
    kind = kinds[int(rng.random() * len(kinds))]
    if kind == "fold":
        state.fold()
    elif kind == "raise":
        most = state.max_completion_betting_or_raising_to_amount
        state.complete_bet_or_raise_to(least + int(rng.random() * (most - least + 1)))
    else:
        state.check_or_call()


def they_played(game: Any, rng: random.Random, choose: Callable[[Any, random.Random], None]) -> int:
    """One hand of PokerKit's; it shuffles by itself."""
    state = game((STACK,) * PLAYERS, PLAYERS)
    actions = 0
    while state.status:
        choose(state, rng)
        actions += 1
    return actions


def timed(work: Callable[[], object], count: int) -> float:
    """Seconds of processor time for one of so many."""
    gc.collect()
    start = process_time()
    for _ in range(count):
        work()
    return (process_time() - start) / count


def hands_row(code: str, policy: str, wanted: float, rounds: int, share: float, viewers: range, note: str) -> Row:
    """Hands a second of both sides."""
    deal, law = dealt(code)
    rng, other = random.Random(20261121), random.Random(20261121)
    random.seed(20261121)  # PokerKit shuffles by the module
    choose, they_choose = (calls, they_call) if policy == "call" else (anything, they_do_anything)
    game = peers(code)
    mine: list[float] = []
    peer: list[float] = []
    acted = [0, 0]
    # of PokerKit's random hands some take ten times as long as others: the mean of 60 is off by 13 %, of 240 by 6
    many = {"plo8": 24, "random": 240}.get("random" if policy == "random" else code, 60)
    counts = max(int((1600 if policy == "random" else 400) * share), 40), max(int(many * share), 6)

    def one() -> None:
        acted[0] += played(deal, law, rng, choose, viewers)[1]

    def another() -> None:
        acted[1] += they_played(game, other, they_choose)

    for _ in range(rounds):
        mine.append(timed(one, counts[0]))
        peer.append(timed(another, counts[1]))
    each = f"{acted[0] / counts[0] / rounds:.1f} and {acted[1] / counts[1] / rounds:.1f} actions"
    return Row(name_of(code, policy, note), 1 / median(mine), 1 / median(peer), "hands/s", wanted, note=each)


FOLDERS = ("famous", "wsop-2023-43", "pluribus")


def law_of_replay(game: Game, structure: Structure, players: int) -> Law:
    """The law of a replayed hand, found once for each table."""
    return law_at("common", game, structure, players, "tournament")


def history_rows(rounds: int, step_over: int) -> list[Row]:
    """Reading and playing again the golden files; what is read is ready before it is played."""
    measured: dict[str, tuple[list[float], list[float], int]] = {}
    sets = {
        name: [path.read_text("utf-8") for path in sorted((GOLDEN / name).glob("*.phh"))[::step_over]]
        for name in FOLDERS
    }
    sets = {"all": [text for texts in sets.values() for text in texts], **sets}
    for name, texts in sets.items():
        ready = [hand for text in texts for hand in read_hands(text) if isinstance(hand, HandRecord)]
        their_ready = [HandHistory.loads(text) for text in texts]
        assert len(ready) == len(texts)

        def read(texts: list[str] = texts) -> None:
            for text in texts:
                list(read_hands(text))

        def they_read(texts: list[str] = texts) -> None:
            for text in texts:
                HandHistory.loads(text)

        def play(ready: list[HandRecord] = ready) -> None:
            for record in ready:
                assert replay(record, law_of_replay, find_game).state.stage == "over"

        def they_play(ready: list[Any] = their_ready) -> None:
            for history in ready:
                for _ in history:
                    pass

        pairs: list[tuple[str, Callable[[], None], Callable[[], None]]] = [(f"PHH replayed, {name}", play, they_play)]
        pairs += [("PHH read", read, they_read)] if name == "all" else []
        for title, ours, theirs in pairs:
            row = measured.setdefault(title, ([], [], len(texts)))
            for _ in range(rounds):
                row[0].append(timed(ours, 3))
                row[1].append(timed(theirs, 1))
    wanted = {"PHH read": 1.0, "PHH replayed, all": 8.0}
    rows = []
    for title, (mine, peer, count) in measured.items():
        note = f"{count} hands"
        rows.append(
            Row(title, count / median(mine), count / median(peer), "hands/s", wanted.get(title, 0.0), note=note)
        )
    return rows


def stored_rows(rounds: int) -> list[Row]:
    """A hand from its stored events: parsed JSON to events to state, on our side alone."""
    rng = random.Random(5)
    rows = []
    for code, choose in (("nlhe", anything), ("nlhe", calls), ("stud", calls)):
        deal, law = dealt(code)
        hands = [played(deal, law, rng, choose, range(0))[0] for _ in range(40)]
        texts = [json.dumps([EVENTS.write(event) for event in hand]) for hand in hands]
        decoded = [json.loads(text) for text in texts]

        def rebuild(rows: list[Any] = decoded) -> None:
            for row in rows:
                state = None
                for name, version, data in row:
                    state = evolve(state, EVENTS.read(name, version, data))

        spent = median(timed(rebuild, 2) / len(decoded) for _ in range(rounds)) * 1e3
        policy = "random" if choose is anything else "call"
        size = sum(map(len, texts)) / len(texts) / 1024
        rows.append(
            Row(f"{code} {policy} from stored events", spent, 0, "ms", 1.0, False, f"{size:.1f} kB of JSON a hand")
        )
    return rows


IMPORTED = {
    "import cardspeak": "import cardspeak",
    "import library and hand": "import cardspeak.library, cardspeak.hand.hand",
    "": "import pokerkit",
}


def import_rows(rounds: int) -> list[Row]:
    """Milliseconds of an import in a fresh process."""
    spent: dict[str, list[float]] = {name: [] for name in IMPORTED}
    for _ in range(rounds):
        for name, statement in IMPORTED.items():
            code = f"from time import perf_counter as t; s = t(); {statement}; print(t() - s)"
            done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
            spent[name].append(float(done.stdout) * 1e3)
    peer = median(spent[""])
    # what is wanted of the package is 80 ms; as a ratio it says which fraction of PokerKit's time that is in this run
    bare, whole = [Row(name, median(spent[name]), peer, "ms", 0.0, False) for name in IMPORTED if name]
    return [bare._replace(wanted=peer / 80, note="80 ms are wanted"), whole]


def rows_of(quick: bool, only: Sequence[str]) -> list[Row]:
    """Measure everything, or the rows of these names."""
    rounds, share = (3, 0.3) if quick else (9, 1.0)
    spectator, everybody = range(-1, 0), range(-1, PLAYERS)
    hands = (
        ("nlhe", "random", 20, spectator, ""),
        ("nlhe", "call", 30, spectator, ""),
        ("plo8", "call", 40, spectator, ""),
        ("stud", "call", 20, spectator, ""),
        ("nlhe", "random", 0, everybody, "told to all seats"),
    )
    rows = [
        hands_row(code, policy, wanted, rounds, share, viewers, note)
        for code, policy, wanted, viewers, note in hands
        if not only or name_of(code, policy, note) in only
    ]
    if not only or any(name.startswith("PHH") for name in only):
        rows += [row for row in (history_rows(3, 5) if quick else history_rows(5, 1)) if not only or row.name in only]
    if not only:
        rows += stored_rows(rounds)
        rows += import_rows(rounds)
    return rows


def name_of(code: str, policy: str, note: str) -> str:
    """What a row of whole hands is called."""
    return f"{code} {policy}{', ' + note if note else ''}"


def plain(row: Row) -> dict[str, object]:
    """A row as one JSON object."""
    return {
        "bench": "engine",
        "name": row.name,
        "peer": "PokerKit" if row.theirs else None,
        "ours": round(row.ours, 3),
        "theirs": round(row.theirs, 3) or None,
        "unit": row.unit,
        "times": round(row.times, 2) or None,
        "wanted": round(row.wanted, 2) or None,
        "reached": row.reached,
        "note": row.note,
    }


def main() -> int:
    """Print the table, or with --json one object a line; exit status 1 where a ratio is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--quick", action="store_true", help="fewer rounds: an idea, not a measure")
    parser.add_argument("--only", nargs="+", default=[], metavar="ROW", help="rows of hands or PHH, by name")
    chosen = parser.parse_args()
    warnings.simplefilter("ignore")
    rows = rows_of(chosen.quick, chosen.only)
    if not chosen.json:
        print(f"Python {sys.version.split()[0]}, both sides in turns, medians")
        print(f"{'':34}{'cardspeak':>11}{'PokerKit':>10} {'':8}{'times':>7}{'wanted':>8}")
    for row in rows:
        if chosen.json:
            print(json.dumps(plain(row)))
            continue
        digits = 0 if row.ours > 100 else 2
        theirs = f"{row.theirs:.{digits}f}" if row.theirs else ""
        times = f"{row.times:.1f}" if row.theirs else ""
        wanted = f"{row.wanted:.1f}" if row.wanted else ""
        fault = "" if row.reached else "  MISSED"
        print(f"{row.name:34}{row.ours:11.{digits}f}{theirs:>10} {row.unit:8}{times:>7}{wanted:>8}  {row.note}{fault}")
    return 0 if all(row.reached for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
